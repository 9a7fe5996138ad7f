import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { DeckCount } from './DeckCount.tsx';
import { ProposalCard } from './ProposalCard.tsx';

const Details = lazy(() => import('./Details.tsx'));
export interface HistoryProps {
  /** The newest finished ones. */
  proposals: readonly ProposalSummary[];
  /** How many they are at most. */
  shown: number;
  /** All on the device, unfinished ones included. */
  count: number;
}

/** The newest proposals as covers, with a way to all of them. */
export default function History({ proposals, shown, count }: HistoryProps) {
  const t = useCopy(landing);
  const [open, setOpen] = useState<string>();
  useEffect(() => {
    // It can wait, and nothing is shown in its place.
    void import('../../screen-kit/share/remind.ts').then(({ remind }) => remind(), console.warn);
  }, []);
  const chosen = proposals.find((proposal) => proposal.proposalId === open);
  return (
    <section
      id="history"
      aria-labelledby="history-title"
      className="mt-14 max-laptop:returning:mt-9 laptop:mt-16"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="history-title" className="font-heading text-section font-semibold">
            {t.history}
          </h2>
          <p className="text-small text-quiet">{t.historyNote(shown)}</p>
        </div>
        <Link to={addresses.allProposals} className="text-link py-2 text-small">
          {t.allProposals(count)}
        </Link>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-3 laptop:grid-cols-5">
        {proposals.map((proposal) => (
          <li key={proposal.proposalId} className="min-w-0">
            <ProposalCard
              level={3}
              proposal={proposal}
              onOpen={() => setOpen(proposal.proposalId)}
              state={<DeckCount proposal={proposal} />}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {chosen && <Details proposal={chosen} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
}
