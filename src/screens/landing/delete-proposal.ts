import { offerToDeleteBrief, type BriefWords } from '../../app/briefs.ts';
import { showToast } from '../../components/toasts.ts';
import type { ProposalSummary } from '../../shared/contract/worker-api.ts';
import { client } from '../../worker-client/index.ts';

export interface DeleteWords {
  deleted: (title: string) => string;
  notDeleted: string;
  notRestored: string;
  undo: string;
  /** About the brief that it began with. */
  brief: BriefWords;
}

/** Removes a proposal at once and offers to bring it back. Resolves true when it is gone. */
export async function deleteProposal(
  proposal: Pick<ProposalSummary, 'proposalId' | 'title' | 'draftId'>,
  words: DeleteWords,
): Promise<boolean> {
  const { proposalId, title } = proposal;
  const removed = await client.removeProposal(proposalId);
  if (!removed.ok) {
    showToast({ tone: 'failed', title: words.notDeleted, detail: removed.failure.message });
    return false;
  }
  const restore = async (): Promise<void> => {
    const restored = await client.restoreProposal(proposalId);
    if (!restored.ok)
      showToast({ tone: 'failed', title: words.notRestored, detail: restored.failure.message });
  };
  showToast({
    tone: 'done',
    title: words.deleted(title),
    duration: 10_000,
    action: { label: words.undo, run: () => void restore() },
  });
  void offerToDeleteBrief(proposal.draftId, words.brief);
  return true;
}
