import { showToast } from '../../components/toasts.ts';
import { client } from '../../worker-client/index.ts';

/** Removes a proposal at once; `useUndo` offers to bring it back. Resolves true when it is gone. */
export async function deleteProposal(
  proposalId: string,
  { notDeleted }: { notDeleted: string },
): Promise<boolean> {
  const removed = await client.removeProposal(proposalId);
  if (!removed.ok) showToast({ tone: 'failed', title: notDeleted, detail: removed.failure.message });
  return removed.ok;
}
