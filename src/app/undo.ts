/** Notifications that bring back what was deleted a moment ago. Loaded with the first thing deleted. */
import { closeToast, showToast } from '../components/toasts.ts';
import { showFailure } from '../screen-kit/failures.ts';
import type { common } from '../copy/en/common.ts';
import type { RemovedWork } from '../shared/contract/work.ts';
import { client } from '../worker-client/index.ts';

type Words = Pick<typeof common, 'deleted' | 'notRestored' | 'undo' | 'untitled'>;

/** What closes the notifications shown, by what they bring back. */
const shown = new Map<string, () => void>();

async function restore({ kind, id }: RemovedWork, failed: string): Promise<void> {
  const result = await (kind === 'draft' ? client.restoreDraft(id) : client.restoreProposal(id));
  if (!result.ok) showFailure(failed, result.failure);
}

/** Shows the offer for as long as it can be taken, whoever points at it. */
export function offerUndo(work: RemovedWork, t: Words): void {
  withdrawUndo(work.id);
  const title = work.title || t.untitled;
  const toast = showToast({
    tone: 'done',
    key: work.id,
    title: t.deleted(title),
    duration: Infinity,
    action: { label: t.undo, run: () => void restore(work, t.notRestored(title)) },
  });
  const timer = setTimeout(() => withdrawUndo(work.id), work.leftMs);
  shown.set(work.id, () => {
    clearTimeout(timer);
    closeToast(toast);
  });
}

/** It was brought back, here or in another tab. */
export function withdrawUndo(id: string): void {
  shown.get(id)?.();
  shown.delete(id);
}
