/** Drafts: unfinished questionnaires (specification, section 3, 'Local draft', and section 4, 'Draft status'). */
import type { DraftInput } from '../../src/shared/contract/worker-api.ts';
import { isDraftComplete } from '../../src/shared/domain/draft.ts';
import { newId } from '../../src/shared/domain/ids.ts';
import { STORED_VERSION, type DraftRecord } from '../../src/shared/domain/records.ts';
import { formHash } from '../runs/identity.ts';
import { readAnswers } from '../store/answers.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { draftInput, idInput } from './inputs.ts';

export function draftCommands({ store, time, random, emit }: Context) {
  /** Kept until the worker ends, so that removing can be undone. */
  const removed = new Map<string, DraftRecord>();
  return {
    async saveDraft(value: DraftInput): Promise<DraftRecord> {
      const given = parsed(draftInput, value);
      const input = { ...given, formData: await readAnswers(given.formData) };
      const requestId = await formHash(input.formData);
      const at = time.now();
      const newDraftId = newId('draft', at, random);
      const { draft, previous } = await store.write(async (writer) => {
        const old = input.draftId === undefined ? undefined : await writer.draft(input.draftId);
        const saved = savedDraft(input, old, requestId, at, input.draftId ?? newDraftId);
        await writer.putDraft(saved);
        return { draft: saved, previous: old?.requestId };
      });
      emit({
        type: 'draftDidSave',
        draftId: draft.draftId,
        requestId,
        ...(previous === undefined || previous === requestId ? {} : { previousRequestId: previous }),
      });
      return draft;
    },

    draft: async (draftId: string): Promise<DraftRecord> =>
      found(await store.read((reader) => reader.draft(parsed(idInput, draftId))), 'draft'),

    drafts: (): Promise<DraftRecord[]> =>
      store.read(async (reader) => {
        // A draft that was changed after its proposal is a draft again.
        const used = new Set(
          (await reader.proposals()).map(({ draftId, requestId }) => `${draftId} ${requestId}`),
        );
        return (await reader.drafts())
          .filter(
            ({ status, draftId, requestId }) =>
              status === 'FAILED' || (status === 'PENDING' && !used.has(`${draftId} ${requestId}`)),
          )
          .toSorted((a, b) => (a.lastModified < b.lastModified ? 1 : -1));
      }),

    async removeDraft(draftId: string): Promise<void> {
      const draft = await store.write(async (writer) => {
        const known = await writer.draft(parsed(idInput, draftId));
        await writer.removeDraft(draftId);
        return known;
      });
      if (draft !== undefined) removed.set(draftId, draft);
      emit({ type: 'historyDidChange' });
    },

    async restoreDraft(draftId: string): Promise<void> {
      const draft = found(removed.get(parsed(idInput, draftId)), 'draft');
      await store.write((writer) => writer.putDraft(draft));
      removed.delete(draftId);
      emit({ type: 'historyDidChange' });
    },
  };
}

/** The draft after a save. What failed stays failed until an answer changes; a changed form is pending again. */
export function savedDraft(
  input: Omit<DraftInput, 'draftId'>,
  old: DraftRecord | undefined,
  requestId: string,
  at: Date,
  draftId: string,
): DraftRecord {
  const { formData, language, currentStep, prefilled } = input;
  const failed = old?.status === 'FAILED' && old.requestId === requestId;
  return {
    draftId,
    requestId,
    version: STORED_VERSION,
    createdAt: old?.createdAt ?? at.toISOString(),
    lastModified: at.toISOString(),
    status: failed ? 'FAILED' : 'PENDING',
    currentStep,
    language,
    formData,
    isComplete: isDraftComplete(currentStep, formData),
    ...(prefilled === undefined ? {} : { prefilled }),
    ...(failed && old.errorMessage !== undefined ? { errorMessage: old.errorMessage } : {}),
    ...(failed && old.errorTimestamp !== undefined ? { errorTimestamp: old.errorTimestamp } : {}),
  };
}
