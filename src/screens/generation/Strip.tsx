import { SlideFrame, WritingLines, type FrameState } from '../../components/SlideFrame.tsx';
import { classes } from '../../components/classes.ts';
import { generation } from '../../copy/generation.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { type RunSnapshot, isInDeck } from '../../shared/domain/run-view.ts';
import type { PageResult } from '../../shared/domain/run.ts';
import { PAGES, type PageInfo } from '../../shared/domain/pages.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import { nextPage } from './status.ts';
import type { PageSlides } from './use-page-slides.ts';

/** What became of a page that has a result. */
const ended = (result: PageResult): 'written' | 'left-out' | 'failed' =>
  isInDeck(result) ? 'written' : result.success ? 'left-out' : 'failed';

export interface StripProps {
  run: RunSnapshot;
  slides: PageSlides;
  /** The page shown large. */
  large: number | undefined;
  onChoose: (pageNumber: number) => void;
}

/** A slot for each of the nineteen pages; none ever moves. A finished one can be looked at. */
export function Strip(props: StripProps) {
  const t = useCopy(generation);
  return (
    <section aria-label={t.pages} className="page-grid mt-4 laptop:mt-14 laptop:px-0">
      <ol className="grid grid-cols-5 gap-x-3 gap-y-2 tablet:gap-x-4 tablet:gap-y-4 laptop:grid-cols-10">
        {PAGES.map((page) => (
          <li key={page.pageNumber} className="min-w-0">
            <Slot page={page} {...props} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Slot({ page, run, slides, large, onChoose }: StripProps & { page: PageInfo }) {
  const t = useCopy(generation);
  const { pageNumber, title } = page;
  const result = run.finishedPages.find((each) => each.pageNumber === pageNumber);
  const current = result === undefined && run.phase !== 'finished' && nextPage(run) === pageNumber;
  const slide = slides.byPage.get(pageNumber);
  const isLarge = large === pageNumber && result !== undefined;
  const waiting = run.phase !== 'running';
  const stands = result === undefined ? (current ? 'writing' : 'later') : ended(result);
  const state: FrameState = stands === 'written' && isLarge ? 'current' : stands;
  const absent = stands === 'failed' || stands === 'left-out';
  const word = absent ? t[stands] : current ? (waiting ? t.waits : t.writing) : undefined;
  const said = t.slotState[stands];
  const name = <span className="max-tablet:sr-only">{t.shortTitles[pageNumber] ?? title}</span>;
  const frame = (
    <SlideFrame state={state} className={classes('leading-tight!', absent && 'border-2!')}>
      {slide && slides.theme ? (
        <div className="animate-arrive">
          <SlideView slide={slide} theme={slides.theme} language={slides.language} thumbnail />
        </div>
      ) : current && !waiting ? (
        <WritingLines />
      ) : (
        stands !== 'written' && name
      )}
    </SlideFrame>
  );
  return (
    <>
      {result ? (
        <button
          type="button"
          className="block w-full rounded-slide text-left"
          aria-label={t.show(pageNumber, title)}
          aria-pressed={isLarge}
          onClick={() => onChoose(pageNumber)}
        >
          {frame}
        </button>
      ) : (
        frame
      )}
      <p
        className={classes(
          'mt-1 flex justify-between gap-1 text-tiny',
          isLarge || word ? 'text-ink' : 'text-quiet',
        )}
      >
        <span className={classes('figures', (isLarge || word) && 'font-semibold')}>
          {pageNumber}
          <span className="sr-only">{`, ${title}, ${said}`}</span>
        </span>
        {word !== undefined && (
          <span
            aria-hidden="true"
            className={classes(
              'max-tablet:hidden',
              state === 'failed' && 'text-danger',
              state === 'left-out' && 'text-accent-ink',
            )}
          >
            {word}
          </span>
        )}
      </p>
    </>
  );
}
