import { Pencil, RotateCw } from 'lucide-react';
import { lazy, memo, type ReactNode, Suspense, useId } from 'react';
import { Link } from '../../components/navigation.tsx';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { SlideFrame, WritingLines } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { tip } from '../../components/tip.ts';
import { outcome } from '../../copy/outcome.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import type { Cause } from './causes.ts';
import type { DeckState, Place } from './deck-state.ts';
import { AuditMark } from './FigureAudit.tsx';
import type { OutOfDate } from './out-of-date.ts';
import { retryPages } from './retry-pages.ts';

const OutOfDateMark = lazy(() => import('./OutOfDateMark.tsx'));

export interface DeckGridProps {
  deck: DeckState;
  /** Of the pages that failed, the one of the most pages first. */
  causes: readonly Cause[];
  outOfDate: OutOfDate;
  /** No page is in the deck: what the main cause says of its pages is said above, once. */
  none: boolean;
  scene: Scene | undefined;
  proposalId: string;
}

/** The nineteen places, each a slide that opens the slideshow, or what stands for it. */
export const DeckGrid = memo(function DeckGrid(props: DeckGridProps) {
  const { deck, causes, none } = props;
  /** Nineteen empty frames say nothing, and on a phone they are a long way to scroll. */
  const empty = none && deck.leftOut.length === 0 && causes.length < 2;
  return (
    <ol
      className={classes(
        'mt-3 grid grid-cols-2 gap-x-3 gap-y-4 tablet:grid-cols-3 tablet:gap-x-4.5 laptop:grid-cols-5',
        empty && 'max-tablet:hidden',
      )}
    >
      {props.deck.places.map((place) => (
        <li key={place.pageNumber} className="@container min-w-0">
          <PlaceView {...props} place={place} />
        </li>
      ))}
    </ol>
  );
});

function PlaceView(props: DeckGridProps & { place: Place }) {
  const { place, scene, proposalId, outOfDate } = props;
  const t = useCopy(result);
  const id = useId();
  const isOld =
    outOfDate.queued.includes(place.pageNumber) ||
    outOfDate.pages.some(({ pageNumber }) => pageNumber === place.pageNumber);
  const caption = (
    <p className="mt-2 flex gap-2.5 text-dense">
      <span className="figures w-4 shrink-0 text-quiet">{place.number ?? '–'}</span>
      <span className="min-w-0">
        <Text>{place.title}</Text>
        {place.slides > 1 && <span className="block text-quiet">{t.slides(place.slides)}</span>}
        <AuditMark pageNumber={place.pageNumber} />
        {isOld && (
          <span id={id}>
            <Suspense fallback={null}>
              <OutOfDateMark pageNumber={place.pageNumber} outOfDate={outOfDate} />
            </Suspense>
          </span>
        )}
      </span>
    </p>
  );
  if (place.place.state !== 'written' || !place.slide || !scene || place.slideNumber === undefined)
    return (
      <>
        <Stand {...props} />
        {caption}
      </>
    );
  return (
    <div className="group/page relative">
      <Link
        to={addresses.slideshow(proposalId, place.slideNumber)}
        aria-label={t.showSlide(place.number ?? place.pageNumber, place.title)}
        aria-describedby={isOld ? id : undefined}
        className="group block rounded-slide"
      >
        <SlideFrame
          state="written"
          className={classes(
            'transition-shadow group-hover:ring-2 group-hover:ring-primary',
            // Outside the slide: what it shows keeps its edges.
            isOld && 'outline-2 outline-offset-2 outline-accent',
          )}
        >
          <SlideView slide={place.slide} theme={scene.theme} language={scene.language} thumbnail />
        </SlideFrame>
        <div className="touch:pr-11">{caption}</div>
      </Link>
      <Link
        to={addresses.edit(proposalId, place.pageNumber)}
        {...tip(t.editPage(place.number ?? place.pageNumber, place.title))}
        aria-label={t.editPage(place.number ?? place.pageNumber, place.title)}
        className={classes(
          'absolute top-1.5 right-1.5 inline-flex size-9 items-center justify-center rounded-card bg-surface opacity-0 shadow-raised ring-1 ring-line transition-opacity group-hover/page:opacity-100 hover:bg-sunk focus-visible:opacity-100 print:hidden',
          // A finger hovers over nothing: it stands beside the title.
          'touch:top-[calc(100cqw*9/16)] touch:right-0 touch:size-11 touch:bg-transparent touch:text-quiet touch:opacity-100 touch:shadow-none touch:ring-0',
        )}
      >
        <Icon of={Pencil} size={16} />
      </Link>
    </div>
  );
}

/** The frame in a place without a slide: failed, left out, being written, hidden, or not written yet. */
function Stand({ place, causes, none, deck, proposalId }: DeckGridProps & { place: Place }) {
  const t = useCopy(result);
  const words = useCopy(outcome);
  const word = useWorded();
  const { pageNumber } = place;
  const cause = causes.find(({ pages }) => pages.includes(pageNumber));
  switch (place.place.state) {
    case 'written':
      return <SlideFrame state="written" className="bg-surface!" />;
    case 'failed':
      if (none && cause === causes[0])
        return (
          <SlideFrame state="later">
            <span className="sr-only">{t.generationFailed}</span>
          </SlideFrame>
        );
      return (
        <AbsentFrame place={place} live={deck.live} proposalId={proposalId} tone="failed">
          {/* A reason that several pages share is told above the deck, once. */}
          <Text>
            {(cause?.pages.length ?? 0) > 1 || place.place.reason === undefined
              ? t.generationFailed
              : word(place.place.reason)}
          </Text>
        </AbsentFrame>
      );
    case 'left-out':
      return (
        <AbsentFrame place={place} live={deck.live} proposalId={proposalId} tone="left-out">
          <strong className="font-semibold">{words.leftOut}:</strong> {words.lacksShort(place.place.missing)}
        </AbsentFrame>
      );
    case 'writing':
      return (
        <SlideFrame state="writing">
          <WritingLines />
          <span className="sr-only">{t.writing}</span>
        </SlideFrame>
      );
    case 'hidden':
      return <SlideFrame state="later">{t.hidden}</SlideFrame>;
    default:
      return <SlideFrame state="later">{t.notWritten}</SlideFrame>;
  }
}

/** A frame for a page that is not in the deck. It grows beyond 16:9 where its message needs the room. */
function AbsentFrame(props: {
  place: Place;
  tone: 'failed' | 'left-out';
  live: boolean;
  proposalId: string;
  children: ReactNode;
}) {
  const t = useCopy(result);
  const { place, tone, live, proposalId, children } = props;
  const { pageNumber, number = pageNumber, title, engine } = place;
  return (
    <div
      className={classes(
        'flex aspect-video flex-col justify-between gap-1.5 rounded-slide border p-2',
        tone === 'failed' ? 'border-danger bg-danger-soft' : 'border-dashed border-accent bg-accent-soft',
      )}
    >
      <p
        className={classes(
          'text-dense leading-snug break-words',
          tone === 'failed' ? 'text-danger' : 'text-accent-ink',
        )}
      >
        {children}
      </p>
      {!live && (
        <div className="flex flex-col items-start gap-0.5 print:hidden">
          <Button
            size="compact"
            icon={RotateCw}
            className="min-h-8! px-2.5! py-1!"
            aria-label={t.retryPage(number, title)}
            onClick={() => void retryPages(proposalId, [pageNumber], t.notAsked)}
          >
            {t.retry}
          </Button>
          {engine !== 'planner' && (
            <button
              type="button"
              className="text-link py-1 text-left text-dense leading-snug touch:min-h-11"
              aria-label={t.writePageWithPlanner(number, title)}
              onClick={() => void retryPages(proposalId, [pageNumber], t.notAsked, 'planner')}
            >
              {t.writeWithPlanner(1)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
