/** Drafts: unfinished questionnaires (specification, section 3, 'Local draft', and section 4, 'Draft status'). */
import type { DraftInput } from '../../src/shared/contract/worker-api.ts';
import { isDraftComplete } from '../../src/shared/domain/draft.ts';
import { newId } from '../../src/shared/domain/ids.ts';
import { STORED_VERSION, type DraftRecord } from '../../src/shared/domain/records.ts';
import { formHash } from '../runs/identity.ts';
import { readAnswers } from '../store/answers.ts';
import type { Reader } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { draftInput, idInput, limitInput } from './inputs.ts';

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

    drafts: (limit?: number): Promise<DraftRecord[]> => {
      const most = parsed(limitInput, limit);
      return store.read(async (reader) => {
        const failed = await reader.drafts('FAILED', most === undefined ? {} : { limit: most });
        return [...failed, ...(await pendingDrafts(reader, most))]
          .toSorted((a, b) => (a.lastModified < b.lastModified ? 1 : -1))
          .slice(0, most);
      });
    },

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

/** A draft that was changed after its proposal is a draft again. */
const isOpen = async (reader: Reader, { draftId, requestId }: DraftRecord): Promise<boolean> =>
  (await reader.countProposalsFrom(draftId, requestId)) === 0;

/** Those without a proposal, last changed first; read in parts until there are enough. */
async function pendingDrafts(reader: Reader, limit?: number): Promise<DraftRecord[]> {
  const open: DraftRecord[] = [];
  const size = limit ?? Infinity;
  let offset = 0;
  while (open.length < size) {
    const part = await reader.drafts('PENDING', limit === undefined ? {} : { offset, limit });
    const isPartOpen = await Promise.all(part.map((draft) => isOpen(reader, draft)));
    open.push(...part.filter((_draft, index) => isPartOpen[index]));
    if (part.length < size) break;
    offset += part.length;
  }
  return open.slice(0, limit);
}

/** As many as `drafts` lists. Reads only the drafts that a proposal was made from. */
export async function countOpenDrafts(reader: Reader): Promise<number> {
  const pending = await reader.draftIds('PENDING');
  const uses = await Promise.all(pending.map((draftId) => reader.countProposalsFrom(draftId)));
  const used = await Promise.all(
    pending.filter((_id, index) => uses[index] !== 0).map((draftId) => reader.draft(draftId)),
  );
  const isUsedOpen = await Promise.all(
    used.map(async (draft) => draft !== undefined && isOpen(reader, draft)),
  );
  const closed = isUsedOpen.filter((open) => !open).length;
  return (await reader.countDrafts('FAILED')) + pending.length - closed;
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
