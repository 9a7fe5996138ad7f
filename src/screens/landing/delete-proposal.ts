import { offerToDeleteBrief, type BriefWords } from '../../screen-kit/briefs.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { client } from '../../worker-client/index.ts';

export interface DeleteWords {
  notDeleted: string;
  /** About the brief that it began with. */
  brief: BriefWords;
}

/** Removes a proposal at once; `useUndo` offers to bring it back. Resolves true when it is gone. */
export async function deleteProposal(
  { proposalId, draftId }: Pick<ProposalSummary, 'proposalId' | 'draftId'>,
  words: DeleteWords,
): Promise<boolean> {
  const removed = await client.removeProposal(proposalId);
  if (removed.ok) void offerToDeleteBrief(draftId, words.brief);
  else showFailure(words.notDeleted, removed.failure);
  return removed.ok;
}
