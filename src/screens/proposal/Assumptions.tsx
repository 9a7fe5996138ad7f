import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useLocation } from '../../components/navigation.tsx';
import { assumptions } from '../../copy/assumptions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalView } from '../../shared/contract/work.ts';

const AssumptionList = lazy(() => import('./AssumptionList.tsx'));

export interface AssumptionsProps {
  view: ProposalView;
  /** Its pages are being written. */
  writing: boolean;
}

/** What the plan assumes, to be opened and changed; nothing where the planner wrote no page. */
export const Assumptions = memo(function Assumptions({ view, writing }: AssumptionsProps) {
  const t = useCopy(assumptions);
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const isAsked = hash === '#assumptions';
  useEffect(() => {
    if (!isAsked || box.current === null) return;
    box.current.open = true;
    box.current.scrollIntoView({ block: 'start' });
    box.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [isAsked]);
  const { proposal, pages } = view;
  if (!pages.some(({ engine, success }) => engine === 'planner' && success)) return null;
  const chosen = Object.keys(proposal.assumptions ?? {}).length;
  return (
    <details
      ref={box}
      className="group min-w-0 border-y border-line print:hidden laptop:col-start-1"
      onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2.5 rounded-input [&::-webkit-details-marker]:hidden">
        <Icon of={SlidersHorizontal} className="text-quiet" />
        <h2 className="font-heading text-base font-semibold">{t.title}</h2>
        <span className="text-small text-quiet">{t.chosen(chosen)}</span>
        <Icon of={ChevronDown} className="ml-auto text-quiet transition-transform group-open:rotate-180" />
      </summary>
      {opened && (
        <Suspense fallback={<p className="pb-5 text-small text-quiet">{t.loading}</p>}>
          <AssumptionList proposal={proposal} pageCount={pages.length} writing={writing} />
        </Suspense>
      )}
    </details>
  );
});
