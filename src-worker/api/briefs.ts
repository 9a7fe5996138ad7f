/** The briefs that are kept on this device: which there are, and taking their text away. */
import type { BriefSummary } from '../../src/shared/contract/work.ts';
import { draftIdOfRequest } from '../../src/shared/domain/ids.ts';
import type { AiRequestRecord, DraftRecord } from '../../src/shared/domain/records.ts';
import { readAiRequest } from '../store/ai-requests.ts';
import type { Reader } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { idInput } from './inputs.ts';

interface RemovedBrief {
  request: unknown;
  draft: DraftRecord | undefined;
}
/** Kept until the worker ends, so that removing can be undone. */
export type RemovedBriefs = Map<string, RemovedBrief>;

/** Characters of a pasted brief that stand for its name. */
const TITLE_LENGTH = 60;

export function briefCommands({ store, emit }: Pick<Context, 'store' | 'emit'>, removed: RemovedBriefs) {
  return {
    briefs: (): Promise<BriefSummary[]> =>
      store.read(async (reader) => {
        const briefs = (await reader.aiRequests()).flatMap((stored) => readAiRequest(stored) ?? []);
        const all = await Promise.all(briefs.map((brief) => summary(reader, brief)));
        return all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      }),

    async removeBrief(id: string): Promise<void> {
      const draftId = draftIdOfRequest(parsed(idInput, id));
      const taken = await store.write(async (writer): Promise<RemovedBrief> => {
        const request = found(await writer.aiRequest(id), 'brief');
        await writer.removeAiRequest(id);
        // A questionnaire that is listed nowhere any more goes along: it holds sentences of the brief.
        const draft = (await uses(writer, draftId)) === 0 ? await writer.draft(draftId) : undefined;
        if (draft !== undefined) await writer.removeDraft(draftId);
        return { request, draft };
      });
      removed.set(id, taken);
      emit({ type: 'historyDidChange' });
    },

    async restoreBrief(id: string): Promise<void> {
      const { request, draft } = found(removed.get(parsed(idInput, id)), 'brief');
      await store.write(async (writer) => {
        if (typeof request === 'object' && request !== null) await writer.putAiRequest(request);
        if (draft !== undefined) await writer.putDraft(draft);
      });
      removed.delete(id);
      emit({ type: 'historyDidChange' });
    },
  };
}

async function summary(
  reader: Reader,
  { id, createdAt, fileName, text }: AiRequestRecord,
): Promise<BriefSummary> {
  const draftId = draftIdOfRequest(id);
  return {
    id,
    title: fileName ?? firstWords(text),
    createdAt,
    characters: text.length,
    draftId,
    uses: await uses(reader, draftId),
  };
}

/** Proposals that were made from this questionnaire, and the questionnaire itself while it is one. */
async function uses(reader: Reader, draftId: string): Promise<number> {
  const proposals = await reader.countProposalsFrom(draftId);
  const draft = await reader.draft(draftId);
  const isOpen = draft !== undefined && (draft.status === 'PENDING' || draft.status === 'FAILED');
  return proposals + (isOpen ? 1 : 0);
}

function firstWords(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH).trimEnd()}…`;
}
