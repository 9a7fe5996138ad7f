/**
 * What makes a device known to itself: the salt of its request ids. Everybody's data is deleted together with it, so a
 * salt that is gone tells 'everything was deleted' from 'this proposal was removed'.
 */
import type { WorkerEvent } from '../../src/shared/contract/worker-api.ts';
import { newId } from '../../src/shared/domain/ids.ts';
import { STORED_VERSION, type ProposalRecord } from '../../src/shared/domain/records.ts';
import { newSalt } from '../runs/identity.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

export interface Device {
  /** Made once; put back should it have been deleted, so that every try of a page keeps its request id. */
  salt(): Promise<string>;
  /** The records of this proposal are gone while it was written. Keeps its answers where everything was deleted. */
  vanished(proposal: ProposalRecord): Promise<void>;
  /** Everything was deleted: says so, and whoever has answers open saves them again. */
  deleted(): void;
}

const DELETED =
  'What Palmleaf had stored on this device was deleted while it was open. Answers that were in use are kept as a draft: open it under ‘Continue your proposal’ and generate it again.';

export function createDevice(
  store: Store,
  emit: (event: WorkerEvent) => void,
  time: Time,
  random: () => number,
): Device {
  let kept: string | undefined;
  /** The salt was found missing, and put back. */
  let missed = false;
  const deleted = (): void => emit({ type: 'storageDidClear', message: DELETED });
  return {
    deleted,
    async salt() {
      const stored = await store.read((reader) => reader.salt());
      if (stored !== undefined) return (kept = stored);
      missed = kept !== undefined;
      const fresh = kept ?? newSalt();
      kept = await store.write(async (writer) => {
        const other = await writer.salt();
        if (other === undefined) await writer.putSalt(fresh);
        return other ?? fresh;
      });
      return kept;
    },
    async vanished({ draftId, requestId, language, formData }) {
      const here = await store.read((reader) => reader.salt());
      if (here !== undefined && !missed) return;
      missed = false;
      const at = time.now();
      await store.write((writer) =>
        writer.putDraft({
          draftId: draftId ?? newId('draft', at, random),
          requestId,
          version: STORED_VERSION,
          createdAt: at.toISOString(),
          lastModified: at.toISOString(),
          status: 'PENDING',
          currentStep: 5,
          language,
          formData,
          isComplete: true,
        }),
      );
      deleted();
    },
  };
}
