import { useEffect } from 'react';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import { client } from '../worker-client/index.ts';

/** Offers to bring back what was deleted a moment ago: in this tab or another one, before a reload or after. */
export function useUndo(): void {
  const t = useCopy(common);
  useEffect(() => {
    const offerRemoved = async (): Promise<void> => {
      const removed = await client.removedWork();
      if (!removed.ok || removed.value.length === 0) return;
      const { offerUndo } = await import('./undo.ts');
      for (const work of removed.value) offerUndo(work, t);
    };
    const stopEvents = client.onEvent((event) => {
      if (event.type !== 'workDidRemove' && event.type !== 'workDidReturn') return;
      void import('./undo.ts').then(({ offerUndo, withdrawUndo }) =>
        event.type === 'workDidRemove' ? offerUndo(event.work, t) : withdrawUndo(event.id),
      );
    });
    const stopReplaced = client.onReplaced(() => void offerRemoved());
    void offerRemoved();
    return () => {
      stopEvents();
      stopReplaced();
    };
  }, [t]);
}
