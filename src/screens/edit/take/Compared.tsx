import { useMemo, useState } from 'react';
import { classes } from '../../../components/classes.ts';
import { SlideFrame } from '../../../components/SlideFrame.tsx';
import { edit } from '../../../copy/edit.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { clockTime } from '../../../screen-kit/dates.ts';
import { useWorded } from '../../../screen-kit/failures.ts';
import { nameOf } from '../../../screen-kit/field-names.ts';
import type { Edit } from '../../../shared/domain/editing/change.ts';
import type { Part } from '../../../shared/domain/editing/compare.ts';
import { readField } from '../../../shared/domain/editing/path.ts';
import type { PageRecord } from '../../../shared/domain/records.ts';
import type { Section } from '../../../shared/domain/section.ts';
import type { Scene, SlideScene } from '../../../shared/scene/scene.ts';
import { SlideView } from '../../../slides/slide-view.tsx';
import { measure } from '../faces.ts';
import { shareOf } from '../nearest.ts';
import { placesOf, type Place } from '../places.ts';
import { usePageScene } from '../use-page-scene.ts';
import '../edit.css';

export interface ComparedProps {
  proposalId: string;
  page: PageRecord;
  next: Section;
  parts: readonly Part[];
  kept: ReadonlySet<Part>;
  /** What it is made from changes with it: its charts and its sources too. */
  isRenewal: boolean;
  onChoose: (part: Part, isTaken: boolean) => void;
}

type Side = 'now' | 'new';

/** Both pages at one size, what is taken outlined; on a phone one of them at a time. */
export function Compared({ proposalId, page, next, parts, kept, isRenewal, onChoose }: ComparedProps) {
  const words = useCopy(edit);
  const t = words.take;
  const [side, setSide] = useState<Side>('new');
  const edits = useMemo(
    (): Edit[] => parts.flatMap(({ paths }) => paths.map((path) => ({ path, value: readField(next, path) }))),
    [parts, next],
  );
  const now = usePageScene(proposalId, page.pageNumber, NONE, 0);
  const then = usePageScene(
    proposalId,
    page.pageNumber,
    isRenewal ? NONE : edits,
    0,
    isRenewal ? next : undefined,
  );
  const texts = usePlacesOf(then.scene, page.pageNumber).flatMap(({ places }) => places).length;
  return (
    <>
      <fieldset
        aria-label={t.shown}
        className="mt-5 flex overflow-hidden rounded-input ring-1 ring-edge tablet:hidden"
      >
        {(['now', 'new'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={side === each}
            onClick={() => setSide(each)}
            className={classes(
              'min-h-11 flex-1 font-semibold',
              side === each ? 'bg-primary text-on-primary' : 'bg-surface',
            )}
          >
            {t[each]}
          </button>
        ))}
      </fieldset>
      <div className="mt-5 grid gap-6 tablet:grid-cols-2">
        {(['now', 'new'] as const).map((each) => (
          <section
            key={each}
            aria-label={t[each]}
            className={classes('min-w-0', each !== side && 'max-tablet:hidden')}
          >
            <div className="mb-1.5 flex items-baseline justify-between gap-3 text-small">
              <h2 className="font-semibold">{t[each]}</h2>
              <p className="figures text-quiet">
                {each === 'now'
                  ? `${words.history.engines[page.engine]}, ${clockTime(page.finishedAt)}`
                  : t.differ(parts.length, texts)}
              </p>
            </div>
            <Slides
              drawn={each === 'now' ? now : then}
              pageNumber={page.pageNumber}
              parts={parts}
              isTaken={(part) => kept.has(part) === (each === 'now')}
              onTake={(part) => onChoose(part, each === 'new')}
            />
          </section>
        ))}
      </div>
    </>
  );
}

const NONE: readonly Edit[] = [];

interface Placed {
  slide: SlideScene;
  places: readonly Place[];
}
const usePlacesOf = (scene: Scene | undefined, pageNumber: number): readonly Placed[] =>
  useMemo(
    () =>
      (scene?.slides ?? [])
        .filter((slide) => slide.pageNumber === pageNumber)
        .map((slide) => ({ slide, places: placesOf(slide, measure) })),
    [scene, pageNumber],
  );

function Slides(props: {
  drawn: ReturnType<typeof usePageScene>;
  pageNumber: number;
  parts: readonly Part[];
  isTaken: (part: Part) => boolean;
  onTake: (part: Part) => void;
}) {
  const { drawn, pageNumber, parts, isTaken, onTake } = props;
  const words = useCopy(edit);
  const word = useWorded();
  const placed = usePlacesOf(drawn.scene, pageNumber);
  if (drawn.scene === undefined)
    return (
      <SlideFrame state="later">{drawn.failure === undefined ? '' : word(drawn.failure.reason)}</SlideFrame>
    );
  const { theme, language } = drawn.scene;
  return (
    <div className="flex flex-col gap-3">
      {placed.map(({ slide, places }) => (
        <div key={slide.id} className="edit-frame">
          <SlideView slide={slide} theme={theme} language={language} thumbnail />
          {places.map((place) => {
            const part = parts.find((each) => isIn(place, each));
            if (part === undefined) return null;
            return (
              <button
                key={place.key}
                type="button"
                // The same choice stands in the list below, in words.
                tabIndex={-1}
                aria-hidden="true"
                title={nameOf(place.path, place.isHeadline, words.headline)}
                className="edit-choice"
                data-taken={isTaken(part) || undefined}
                style={shareOf(place.box)}
                onClick={() => onTake(part)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** It shows a field of the part, or one inside it. */
const isIn = ({ path, also }: Place, { paths }: Part): boolean =>
  [path, ...also].some((field) => paths.some((each) => field === each || field.startsWith(`${each}.`)));
