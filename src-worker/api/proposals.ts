/** Proposals: the history, one proposal, how it looks, and taking it away. */
import type {
  HistoryPart,
  ProposalSummary,
  ProposalView,
  StoredCounts,
} from '../../src/shared/contract/work.ts';
import type {
  Appearance,
  DraftRecord,
  ProposalRecord,
  ProposalState,
} from '../../src/shared/domain/records.ts';
import { isFree } from '../../src/shared/domain/pages.ts';
import { isEnded, type RunState } from '../../src/shared/domain/run.ts';
import { reduceRun } from '../../src/shared/domain/run-reducer.ts';
import { runSnapshot } from '../../src/shared/domain/run-view.ts';
import { settle } from '../runs/ledger.ts';
import type { Reader, Writer } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { countOpenDrafts } from './drafts.ts';
import { appearanceSchema, historyPartInput, idInput, limitInput } from './inputs.ts';
import type { Removal } from './removal.ts';
import { pagesToRetry, runOf } from './run-lists.ts';

const STATES: Readonly<Record<HistoryPart, readonly ProposalState[]>> = {
  finished: ['complete'],
  unfinished: ['running', 'unfinished'],
};

export function proposalCommands({ store, runner, time, emit }: Context, removal: Removal) {
  const changed = (proposalId: string): void => {
    emit({ type: 'proposalDidChange', proposalId });
    emit({ type: 'historyDidChange' });
  };

  return {
    history: (limit?: number, part?: HistoryPart): Promise<ProposalSummary[]> => {
      const count = parsed(limitInput, limit);
      const of = parsed(historyPartInput, part);
      return store.read(async (reader) => {
        const newest = await reader.proposals(count, of === undefined ? undefined : STATES[of]);
        return Promise.all(newest.map((proposal) => summary(reader, proposal)));
      });
    },

    async proposalFrom(draftId: string): Promise<string | undefined> {
      const id = parsed(idInput, draftId);
      const made = await store.read((reader) => reader.proposalsFrom(id));
      return made.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]?.proposalId;
    },

    proposalIds: (): Promise<string[]> => store.read((reader) => reader.proposalIds()),

    counts: (): Promise<StoredCounts> =>
      store.read(async (reader) => {
        const [proposals, finished, drafts] = await Promise.all([
          reader.countProposals(),
          reader.countProposals(STATES.finished),
          countOpenDrafts(reader),
        ]);
        return { proposals, finished, unfinished: proposals - finished, drafts };
      }),

    proposal: (proposalId: string): Promise<ProposalView> =>
      store.read(async (reader) => {
        const proposal = found(await reader.proposal(parsed(idInput, proposalId)), 'proposal');
        const run = await runOf(reader, proposalId);
        const order = proposal.deck?.order ?? [];
        const free = order.some((pageNumber) => isFree({ pageNumber }))
          ? (await reader.freePages(proposalId)).filter(({ pageNumber }) => order.includes(pageNumber))
          : [];
        return {
          proposal,
          pages: await reader.pages(proposalId),
          ...(free.length > 0 ? { free } : {}),
          ...(run === undefined ? {} : { run: runSnapshot(run) }),
        };
      }),

    async setAppearance(proposalId: string, value: Appearance, base?: Appearance): Promise<void> {
      const own = parsed(appearanceSchema, value);
      const { mergeEntries } = await import('../../src/shared/domain/merge-answers.ts');
      await store.write(async (writer) => {
        const proposal = found(await writer.proposal(parsed(idInput, proposalId)), 'proposal');
        const appearance = base === undefined ? own : mergeEntries({ ...base }, own, proposal.appearance);
        await writer.putProposal({ ...proposal, appearance });
      });
      emit({ type: 'proposalDidChange', proposalId });
    },

    async removeProposal(proposalId: string): Promise<void> {
      const at = time.now();
      const { title, ended, draft } = await store.write(async (writer) => {
        const proposal = found(await writer.proposal(parsed(idInput, proposalId)), 'proposal');
        // What is being written stops, and goes on when the person has brought it back and asks for it.
        const cancelled: RunState[] = [];
        for (const run of await writer.runsOf(proposalId)) {
          if (isEnded(run)) continue;
          const { state } = reduceRun(run, { type: 'cancel' });
          await writer.putRun(state);
          await settle(writer, state, at);
          cancelled.push(state);
        }
        await writer.markRemoved('proposals', proposalId, at.toISOString());
        return { title: proposal.title, ended: cancelled, draft: await endFailedDraft(writer, proposal) };
      });
      for (const run of ended) {
        emit({ type: 'runDidChange', run: runSnapshot(run) });
        runner.notice(run.runId);
      }
      if (draft !== undefined)
        emit({ type: 'draftDidChange', draftId: draft.draftId, requestId: draft.requestId });
      changed(proposalId);
      removal.tell({ kind: 'proposal', id: proposalId, title });
    },

    async restoreProposal(proposalId: string): Promise<void> {
      await store.write(async (writer) => {
        await writer.bringBack('proposals', parsed(idInput, proposalId));
        found(await writer.proposal(proposalId), 'proposal');
      });
      emit({ type: 'workDidReturn', id: proposalId });
      changed(proposalId);
    },
  };
}

/** The answers of a failed run went with its proposal: they are no draft to go on with beside it. */
async function endFailedDraft(
  writer: Writer,
  { draftId, requestId }: ProposalRecord,
): Promise<DraftRecord | undefined> {
  const draft = draftId === undefined ? undefined : await writer.draft(draftId);
  if (draft?.status !== 'FAILED' || draft.requestId !== requestId) return undefined;
  const { error: _error, errorTimestamp: _time, ...rest } = draft;
  const ended: DraftRecord = { ...rest, status: 'COMPLETED' };
  await writer.putDraft(ended);
  return ended;
}

async function summary(reader: Reader, proposal: ProposalRecord): Promise<ProposalSummary> {
  const { proposalId, title, language, state, draftId, createdAt, generatedAt, formData } = proposal;
  const { companyName, businessType, businessSubType, heroProduct } = formData.clientInfo;
  return {
    proposalId,
    title,
    language,
    state,
    ...(draftId === undefined ? {} : { draftId }),
    createdAt,
    generatedAt,
    donePages: await reader.countPages(proposalId, 'done'),
    failedPages: await reader.countPages(proposalId, 'failed'),
    leftOutPages: await reader.countPages(proposalId, 'left-out'),
    ...(state === 'complete' ? {} : { missingPages: await pagesToRetry(reader, proposalId) }),
    companyName,
    businessType,
    businessSubType,
    heroProduct,
    budget: formData.campaignObjectives.marketingMediaBudget,
  };
}
