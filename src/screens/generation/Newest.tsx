import { SlideFrame, WritingLines } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { useWorded } from '../../screen-kit/failures.ts';
import { useNow } from '../../screen-kit/use-now.ts';
import { generation } from '../../copy/generation.ts';
import { outcome } from '../../copy/outcome.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { pageByNumber } from '../../shared/domain/pages.ts';
import { SlideView } from '../../slides/slide-view.tsx';
import { useGrowing } from '../../state/growing.ts';
import { Growing } from './Growing.tsx';
import { ago, nextPage } from './status.ts';
import type { PageSlides } from './use-page-slides.ts';

const CLOCK_MS = 15_000;

/** The newest page (or the one chosen), large, with its title and when it was finished. */
export function Newest({
  run,
  slides,
  pageNumber,
  isNewest,
}: {
  run: RunSnapshot;
  slides: PageSlides;
  /** Undefined before the first page is finished. */
  pageNumber: number | undefined;
  /** The person has chosen no other page: what is being written may stand here. */
  isNewest: boolean;
}) {
  const t = useCopy(generation);
  const outcomes = useCopy(outcome);
  const word = useWorded();
  const now = useNow(CLOCK_MS);
  const shown = pageNumber ?? nextPage(run);
  const finished = run.finishedPages.find((page) => page.pageNumber === pageNumber);
  const slide = pageNumber === undefined ? undefined : slides.byPage.get(pageNumber);
  const time = finished && ago(finished.finishedAt, now, t);
  const growing = useGrowing(({ page }) => (page?.proposalId === run.proposalId ? page : undefined));
  if (growing !== undefined && isNewest && run.phase === 'running') return <Growing page={growing} />;
  return (
    <section className="min-w-0" aria-label={pageByNumber(shown)?.title}>
      <div className="border-b border-line laptop:border-0">
        {slide && slides.theme ? (
          <SlideFrame state="written" className="rounded-none! laptop:rounded-slide!">
            <div key={slide.id} className="animate-arrive">
              <SlideView slide={slide} theme={slides.theme} language={slides.language} />
            </div>
          </SlideFrame>
        ) : finished?.missing !== undefined ? (
          <SlideFrame state="left-out" className="rounded-none! laptop:rounded-slide!">
            <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
              <strong className="text-base font-semibold">
                {`${outcomes.leftOut}: ${outcomes.lacks(finished.missing)}`}
              </strong>
              <span className="text-small text-ink">{t.pageLeftOut}</span>
            </div>
          </SlideFrame>
        ) : finished && !finished.success ? (
          <SlideFrame state="failed" className="rounded-none! laptop:rounded-slide!">
            <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
              <strong className="text-base font-semibold">
                <Text>{finished.error === undefined ? t.failed : word(finished.error)}</Text>
              </strong>
              <span className="text-small text-ink">{t.pageFailed}</span>
            </div>
          </SlideFrame>
        ) : (
          <SlideFrame
            state="writing"
            className="rounded-none! border-x-0! laptop:rounded-slide! laptop:border-x-2!"
          >
            <div className="h-full px-[4%] py-[9%]">
              <WritingLines />
            </div>
          </SlideFrame>
        )}
      </div>
      <div className="flex items-baseline justify-between gap-4 px-5 pt-3 pb-2.5 tablet:px-9 laptop:px-0">
        <p className="min-w-0 font-semibold">
          <span className="figures mr-4">{shown}</span>
          {pageByNumber(shown)?.title}
        </p>
        <p className="shrink-0 text-quiet max-laptop:text-small">
          {finished === undefined
            ? run.phase === 'running'
              ? t.beingWritten
              : t.waits
            : time === undefined
              ? t.finishedNow
              : t.finishedAgo(time)}
        </p>
      </div>
    </section>
  );
}
