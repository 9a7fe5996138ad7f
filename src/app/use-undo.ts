import { useEffect } from 'react';
import { closeToast, showToast } from '../components/toasts.ts';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import type { RemovedWork } from '../shared/contract/worker-api.ts';
import { client } from '../worker-client/index.ts';

/** Offers to bring back what was deleted a moment ago: in this tab or another one, before a reload or after. */
export function useUndo(): void {
  const t = useCopy(common);
  useEffect(() => {
    /** The notifications shown, by what they bring back. */
    const shown = new Map<string, () => void>();
    const restore = async ({ kind, id }: RemovedWork, title: string): Promise<void> => {
      const result = await (kind === 'draft' ? client.restoreDraft(id) : client.restoreProposal(id));
      if (!result.ok)
        showToast({ tone: 'failed', title: t.notRestored(title), detail: result.failure.message });
    };
    const offer = (work: RemovedWork): void => {
      shown.get(work.id)?.();
      const title = work.title || t.untitled;
      const toast = showToast({
        tone: 'done',
        key: work.id,
        title: t.deleted(title),
        duration: Infinity,
        action: { label: t.undo, run: () => void restore(work, title) },
      });
      // Never longer than it can be done, whoever points at it.
      const timer = setTimeout(() => close(), work.leftMs);
      const close = (): void => {
        clearTimeout(timer);
        closeToast(toast);
        shown.delete(work.id);
      };
      shown.set(work.id, close);
    };
    const offerRemoved = async (): Promise<void> => {
      const removed = await client.removedWork();
      if (removed.ok) for (const work of removed.value) offer(work);
    };
    const stopEvents = client.onEvent((event) => {
      if (event.type === 'workDidRemove') offer(event.work);
      if (event.type === 'workDidReturn') shown.get(event.id)?.();
    });
    const stopReplaced = client.onReplaced(() => void offerRemoved());
    void offerRemoved();
    return () => {
      stopEvents();
      stopReplaced();
      for (const close of shown.values()) close();
    };
  }, [t]);
}
