import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';

/** How many pages are in the deck of a proposal, and why not all; nothing where all are. */
export function DeckCount({ proposal }: { proposal: ProposalSummary }) {
  const t = useCopy(landing).deckCount;
  const { state, donePages, failedPages, leftOutPages } = proposal;
  if (state !== 'complete')
    return <p className="text-dense font-semibold text-accent-ink">{t.unfinished(donePages)}</p>;
  if (donePages === 0) return <p className="text-dense font-semibold text-danger">{t.none}</p>;
  if (failedPages + leftOutPages === 0) return null;
  return (
    <p className={`text-dense font-semibold ${failedPages > 0 ? 'text-danger' : 'text-accent-ink'}`}>
      {t.some(donePages, failedPages, leftOutPages)}
    </p>
  );
}
