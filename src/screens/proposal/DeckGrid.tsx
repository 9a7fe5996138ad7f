import { RotateCw } from 'lucide-react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../app/addresses.ts';
import { Button } from '../../components/Button.tsx';
import { SlideFrame, WritingLines } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import type { DeckState, Place } from './deck-state.ts';
import { AuditMark } from './FigureAudit.tsx';
import { retryPages } from './retry-pages.ts';

/** The nineteen places, each a slide that opens the slideshow, or what stands for it. */
export function DeckGrid(props: { deck: DeckState; scene: Scene | undefined; proposalId: string }) {
  return (
    <ol className="mt-3 grid grid-cols-2 gap-x-3 gap-y-4 tablet:grid-cols-3 tablet:gap-x-4.5 laptop:grid-cols-5">
      {props.deck.places.map((place) => (
        <li key={place.pageNumber} className="min-w-0">
          <PlaceView place={place} scene={props.scene} proposalId={props.proposalId} />
        </li>
      ))}
    </ol>
  );
}

function PlaceView({
  place,
  scene,
  proposalId,
}: {
  place: Place;
  scene: Scene | undefined;
  proposalId: string;
}) {
  const t = useCopy(result);
  const caption = (
    <p className="mt-2 flex gap-2.5 text-dense">
      <span className="figures w-4 shrink-0 text-quiet">{place.pageNumber}</span>
      <span className="min-w-0">
        <Text>{place.title}</Text>
        {place.slides > 1 && <span className="block text-quiet">{t.slides(place.slides)}</span>}
        <AuditMark pageNumber={place.pageNumber} />
      </span>
    </p>
  );
  const { slide, slideNumber } = place;
  switch (place.place.state) {
    case 'written':
      return slide && scene && slideNumber !== undefined ? (
        <Link
          to={addresses.slideshow(proposalId, slideNumber)}
          aria-label={t.showSlide(place.pageNumber, place.title)}
          className="group block rounded-slide"
        >
          <SlideFrame
            state="written"
            className="transition-shadow group-hover:ring-2 group-hover:ring-primary"
          >
            <SlideView slide={slide} theme={scene.theme} language={scene.language} thumbnail />
          </SlideFrame>
          {caption}
        </Link>
      ) : (
        <>
          <SlideFrame state="written" className="bg-surface!" />
          {caption}
        </>
      );
    case 'failed':
      return (
        <>
          <FailedFrame place={place} message={place.place.message} proposalId={proposalId} />
          {caption}
        </>
      );
    case 'writing':
      return (
        <>
          <SlideFrame state="writing">
            <WritingLines />
            <span className="sr-only">{t.writing}</span>
          </SlideFrame>
          {caption}
        </>
      );
    default:
      return (
        <>
          <SlideFrame state="later">{t.notWritten}</SlideFrame>
          {caption}
        </>
      );
  }
}

/** Grows beyond 16:9 rather than cut its message: the message says what to do. */
function FailedFrame(props: { place: Place; message: string | undefined; proposalId: string }) {
  const t = useCopy(result);
  const { place, message, proposalId } = props;
  return (
    <div className="flex aspect-video flex-col justify-between gap-1.5 rounded-slide border border-danger bg-danger-soft p-2">
      <p className="text-dense leading-snug break-words text-danger">
        <Text>{message ?? t.generationFailed}</Text>
      </p>
      <Button
        size="compact"
        icon={RotateCw}
        className="self-start min-h-8! px-2.5! py-1!"
        aria-label={t.retryPage(place.pageNumber, place.title)}
        onClick={() => void retryPages(proposalId, [place.pageNumber], t.notAsked)}
      >
        {t.retry}
      </Button>
    </div>
  );
}
