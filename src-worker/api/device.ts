/**
 * The salt of this device's request ids. It is deleted with everything else that is stored, so a salt that
 * is gone, or another one, tells 'everything was deleted' from 'this proposal was removed'.
 */
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
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
}

export function createDevice(
  store: Store,
  emit: (event: WorkerEvent) => void,
  time: Time,
  random: () => number,
): Device {
  let kept: string | undefined;
  let wasDeleted = false;
  /** The page is told, and whoever has answers open saves them again. */
  const sayDeleted = (): void => emit({ type: 'storageDidClear' });
  /** What is stored now, compared with what this worker knows. */
  const look = async (): Promise<string | undefined> => {
    const stored = await store.read((reader) => reader.salt());
    if (kept !== undefined && stored !== kept) {
      wasDeleted = true;
      sayDeleted();
    }
    return stored;
  };
  const salt = async (): Promise<string> => {
    const stored = await look();
    if (stored !== undefined) return (kept = stored);
    const own = kept ?? newSalt();
    kept = await store.write(async (writer) => {
      const other = await writer.salt();
      if (other === undefined) await writer.putSalt(own);
      return other ?? own;
    });
    return kept;
  };
  return {
    salt,
    async vanished({ draftId, requestId, language, formData }) {
      await salt();
      if (!wasDeleted) return;
      wasDeleted = false;
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
      sayDeleted();
    },
  };
}
