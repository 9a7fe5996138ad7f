import { showToast } from '../../components/toasts.ts';
import { client } from '../../worker-client/index.ts';

export interface DeleteWords {
  deleted: (title: string) => string;
  notDeleted: string;
  notRestored: string;
  undo: string;
}

/** Removes a proposal at once and offers to bring it back. Resolves true when it is gone. */
export async function deleteProposal(
  proposal: { proposalId: string; title: string },
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
  return true;
}
