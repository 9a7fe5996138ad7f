import { classes } from '../../components/classes.ts';
import { FrameMark, type FrameState } from '../../components/SlideFrame.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { readyCount, type PageReadiness } from '../../shared/domain/readiness.ts';

const MARKS: Record<PageReadiness['state'], FrameState> = {
  ready: 'ready',
  'missing-now': 'missing',
  later: 'later',
};

/** '3 of 19 pages have what they need'. */
export function ShapeTitle({ pages }: { pages: readonly PageReadiness[] }) {
  const t = useCopy(wizard).panel;
  return (
    <div>
      <p className="text-small text-quiet">{t.title}</p>
      <h2 className="font-heading text-feature font-semibold">{t.ready(readyCount(pages))}</h2>
    </div>
  );
}

/** The nineteen pages, each marked by what it still lacks: marigold can be answered now, quiet is asked later. */
export function ShapeList({ pages }: { pages: readonly PageReadiness[] }) {
  const t = useCopy(wizard).panel.marks;
  return (
    <ol className="flex flex-col">
      {pages.map(({ pageNumber, title, state, missing }) => (
        <li
          key={pageNumber}
          className={classes(
            'flex min-h-7 items-center gap-3 text-small',
            state === 'later' ? 'text-quiet' : 'text-ink',
          )}
        >
          <span className="figures w-4.5 shrink-0 text-dense">{pageNumber}</span>
          <FrameMark
            state={MARKS[state]}
            label={state === 'ready' ? t.ready : state === 'later' ? t.later : t.missing}
          />
          <span className="min-w-0">{title}</span>
          <span
            className={classes(
              'ml-auto shrink-0 pl-2 text-right text-dense',
              state === 'missing-now' ? 'font-semibold text-accent-ink' : 'text-quiet',
            )}
          >
            {missing[0]?.label}
            {/* Two names at most, one where there is less room, so that a page stays one line. */}
            {state === 'missing-now' && missing[1] && (
              <span className="max-desk:hidden">, {missing[1].label}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Advice for the current step. */
export function ProTip({ step }: { step: number }) {
  const t = useCopy(wizard);
  return (
    <section aria-label={t.proTip} className="rounded-card border border-line bg-surface px-4.5 py-3.5">
      <h2 className="font-heading text-[0.9375rem] font-semibold">{t.proTip}</h2>
      <p className="mt-0.5 text-small">{t.proTips[step - 1]}</p>
    </section>
  );
}
