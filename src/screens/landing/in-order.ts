/** The order in which unfinished work is listed. Pure. */
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';

/** A line of unfinished work. */
type Unfinished = { draft: DraftRecord } | { proposal: ProposalSummary };

/** What is being written first, then what was begun or changed last. */
export function inOrder(drafts: readonly DraftRecord[], proposals: readonly ProposalSummary[]): Unfinished[] {
  const rank = (work: Unfinished): string =>
    'draft' in work
      ? `0 ${work.draft.lastModified}`
      : `${work.proposal.state === 'running' ? 1 : 0} ${work.proposal.generatedAt || work.proposal.createdAt}`;
  return [...proposals.map((proposal) => ({ proposal })), ...drafts.map((draft) => ({ draft }))].toSorted(
    (a, b) => rank(b).localeCompare(rank(a)),
  );
}
