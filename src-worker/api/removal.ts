/**
 * What was deleted can be brought back for ten seconds. Until then the record is only marked, and no list or reading finds
 * it; afterwards it is deleted for good. The mark is stored, so a reload, a new worker and other tabs offer the same Undo.
 */
import type { RemovedWork } from '../../src/shared/contract/work.ts';
import type { RemovedRecord } from '../store/store.ts';
import type { Context } from './context.ts';

/** How long something deleted can be brought back, ms. */
const UNDO_MS = 10_000;
/** Before what is due is looked for, ms: an Undo of the last moment still finds it. */
const AFTER_UNDO_MS = 500;

export interface Removal {
  /** Something was marked as deleted: every tab offers to bring it back. */
  tell(work: Omit<RemovedWork, 'leftMs'>): void;
  /** What can still be brought back. */
  removedWork(): Promise<RemovedWork[]>;
}

export function createRemoval({ store, time, emit, stopped }: Context): Removal {
  /** The device's clock may have been set in the meantime: never longer than it is offered. */
  const left = ({ at }: RemovedRecord): number =>
    Math.min(UNDO_MS, UNDO_MS - (time.now().getTime() - Date.parse(at)));

  const deleteForGood = async (): Promise<void> => {
    await time.sleep(UNDO_MS + AFTER_UNDO_MS, stopped);
    if (stopped.aborted) return;
    const due = (removed: readonly RemovedRecord[]): RemovedRecord[] =>
      removed.filter((record) => left(record) <= 0);
    if (due(await store.read((reader) => reader.removed())).length === 0) return;
    await store.write(async (writer) => {
      for (const { kind, id } of due(await writer.removed()))
        await (kind === 'draft' ? writer.removeDraft(id) : writer.removeProposal(id));
    });
  };
  const later = (): void => void deleteForGood().catch((error: unknown) => console.error(error));

  // What an earlier worker has left.
  later();
  return {
    tell(work) {
      emit({ type: 'workDidRemove', work: { ...work, leftMs: UNDO_MS } });
      later();
    },
    removedWork: async () =>
      (await store.read((reader) => reader.removed()))
        .map((record) => ({ kind: record.kind, id: record.id, title: record.title, leftMs: left(record) }))
        .filter(({ leftMs }) => leftMs > 0),
  };
}
