/** Drafts: unfinished questionnaires (specification, section 3, 'Local draft', and section 4, 'Draft status'). */
import type * as z from 'zod/mini';
import type { DraftInput } from '../../src/shared/contract/work.ts';
import { isDraftComplete } from '../../src/shared/domain/draft.ts';
import { newId } from '../../src/shared/domain/ids.ts';
import { STORED_VERSION, type DraftRecord, type DraftStatus } from '../../src/shared/domain/records.ts';
import { formHash } from '../runs/identity.ts';
import { readAnswers } from '../store/answers.ts';
import type { Reader } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { draftInput, idInput, limitInput } from './inputs.ts';
import type { Removal } from './removal.ts';

export function draftCommands({ store, time, random, emit }: Context, removal: Removal) {
  /** Stores what was changed; undefined when another tab has saved since `known` was read. */
  const put = async (
    input: DraftInput,
    known: DraftRecord | undefined,
    draftId: string,
  ): Promise<DraftRecord | undefined> => {
    const merged = known === undefined ? input : (await import('./merge-draft.ts')).mergedInput(input, known);
    // A hash cannot be made within a transaction.
    const requestId = await formHash(merged.formData);
    return store.write(async (writer) => {
      const old = await writer.draft(draftId);
      if (old?.revision !== known?.revision) return undefined;
      const saved = savedDraft(merged, old, requestId, time.now(), draftId);
      await writer.putDraft(saved);
      return saved;
    });
  };

  return {
    async saveDraft(value: DraftInput): Promise<DraftRecord> {
      const input = await withReadAnswers(parsed(draftInput, value));
      const draftId = input.draftId ?? newId('draft', time.now(), random);
      let draft: DraftRecord | undefined;
      while (draft === undefined)
        draft = await put(input, await store.read((reader) => reader.draft(draftId)), draftId);
      const { requestId, revision = 0 } = draft;
      emit({ type: 'draftDidSave', draftId, requestId, revision });
      return draft;
    },

    draft: async (draftId: string): Promise<DraftRecord> =>
      found(await store.read((reader) => reader.draft(parsed(idInput, draftId))), 'draft'),

    drafts: (limit?: number): Promise<DraftRecord[]> => {
      const most = parsed(limitInput, limit);
      return store.read(async (reader) => {
        const open = await Promise.all(OPEN.map((status) => openDrafts(reader, status, most)));
        return open
          .flat()
          .toSorted((a, b) => (a.lastModified < b.lastModified ? 1 : -1))
          .slice(0, most);
      });
    },

    async removeDraft(draftId: string): Promise<void> {
      const draft = await store.write(async (writer) => {
        const known = await writer.draft(parsed(idInput, draftId));
        await writer.markRemoved('drafts', draftId, time.now().toISOString());
        return known;
      });
      emit({ type: 'historyDidChange' });
      if (draft === undefined) return;
      emit({ type: 'draftDidChange', draftId, requestId: draft.requestId });
      removal.tell({ kind: 'draft', id: draftId, title: draft.formData.clientInfo.companyName.trim() });
    },

    async restoreDraft(draftId: string): Promise<void> {
      const draft = await store.write(async (writer) => {
        await writer.bringBack('drafts', parsed(idInput, draftId));
        return found(await writer.draft(draftId), 'draft');
      });
      emit({ type: 'workDidReturn', id: draftId });
      emit({ type: 'draftDidChange', draftId, requestId: draft.requestId });
      emit({ type: 'historyDidChange' });
    },
  };
}

/** A draft that was changed after its proposal is a draft again. */
const isOpen = async (reader: Reader, { draftId, requestId }: DraftRecord): Promise<boolean> =>
  (await reader.countProposalsFrom(draftId, requestId)) === 0;

/** Of these states is a draft that its proposal does not stand for. */
const OPEN = ['FAILED', 'PENDING'] as const;

/** Those without a proposal, last changed first; read in parts until there are enough. */
async function openDrafts(reader: Reader, status: DraftStatus, limit?: number): Promise<DraftRecord[]> {
  const open: DraftRecord[] = [];
  const size = limit ?? Infinity;
  let offset = 0;
  while (open.length < size) {
    const part = await reader.drafts(status, limit === undefined ? {} : { offset, limit });
    const isPartOpen = await Promise.all(part.map((draft) => isOpen(reader, draft)));
    open.push(...part.filter((_draft, index) => isPartOpen[index]));
    if (part.length < size) break;
    offset += part.length;
  }
  return open.slice(0, limit);
}

/** As many as `drafts` lists. Reads only the drafts that a proposal was made from. */
export async function countOpenDrafts(reader: Reader): Promise<number> {
  const ids = (await Promise.all(OPEN.map((status) => reader.draftIds(status)))).flat();
  const uses = await Promise.all(ids.map((draftId) => reader.countProposalsFrom(draftId)));
  const used = await Promise.all(
    ids.filter((_id, index) => uses[index] !== 0).map((draftId) => reader.draft(draftId)),
  );
  const isUsedOpen = await Promise.all(
    used.map(async (draft) => draft !== undefined && isOpen(reader, draft)),
  );
  return ids.length - isUsedOpen.filter((open) => !open).length;
}

async function withReadAnswers({ base, ...input }: z.infer<typeof draftInput>): Promise<DraftInput> {
  return {
    ...input,
    formData: await readAnswers(input.formData),
    ...(base === undefined ? {} : { base: { ...base, formData: await readAnswers(base.formData) } }),
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
  const { formData, language, currentStep, prefilled = {}, offered = [], base } = input;
  const failed = old?.status === 'FAILED' && old.requestId === requestId;
  return {
    draftId,
    requestId,
    version: STORED_VERSION,
    createdAt: old?.createdAt ?? at.toISOString(),
    lastModified: at.toISOString(),
    // Also where the draft was deleted under an open form: the tabs that follow it see something newer.
    revision: Math.max(old?.revision ?? 0, base?.revision ?? 0) + 1,
    status: failed ? 'FAILED' : 'PENDING',
    currentStep,
    language,
    formData,
    isComplete: isDraftComplete(currentStep, formData),
    ...(Object.keys(prefilled).length === 0 ? {} : { prefilled }),
    ...(offered.length === 0 ? {} : { offered }),
    ...(failed && old.error !== undefined ? { error: old.error } : {}),
    ...(failed && old.errorTimestamp !== undefined ? { errorTimestamp: old.errorTimestamp } : {}),
  };
}
