/** Proposals: the history, one proposal, how it looks, and taking it away. */
import type {
  HistoryPart,
  ProposalSummary,
  ProposalView,
  StoredCounts,
} from '../../src/shared/contract/worker-api.ts';
import type {
  Appearance,
  PageRecord,
  ProposalRecord,
  ProposalState,
} from '../../src/shared/domain/records.ts';
import { isEnded, type RunState } from '../../src/shared/domain/run.ts';
import { reduceRun } from '../../src/shared/domain/run-reducer.ts';
import { runSnapshot } from '../../src/shared/domain/run-view.ts';
import type { Reader } from '../store/store.ts';
import { found, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { countOpenDrafts } from './drafts.ts';
import { appearanceSchema, historyPartInput, idInput, limitInput } from './inputs.ts';
import { pagesToRetry, runOf } from './runs.ts';

const STATES: Readonly<Record<HistoryPart, readonly ProposalState[]>> = {
  finished: ['complete'],
  unfinished: ['running', 'unfinished'],
};

interface Removed {
  proposal: ProposalRecord;
  pages: PageRecord[];
  runs: RunState[];
}

export function proposalCommands({ store, runner, emit }: Context) {
  /** Kept until the worker ends, so that removing can be undone. */
  const removed = new Map<string, Removed>();
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
        return {
          proposal,
          pages: await reader.pages(proposalId),
          ...(run === undefined ? {} : { run: runSnapshot(run) }),
        };
      }),

    async setAppearance(proposalId: string, value: Appearance): Promise<void> {
      const appearance = parsed(appearanceSchema, value);
      await store.write(async (writer) => {
        const proposal = found(await writer.proposal(parsed(idInput, proposalId)), 'proposal');
        await writer.putProposal({ ...proposal, appearance });
      });
      emit({ type: 'proposalDidChange', proposalId });
    },

    async removeProposal(proposalId: string): Promise<void> {
      const taken = await store.write(async (writer): Promise<Removed> => {
        const proposal = found(await writer.proposal(parsed(idInput, proposalId)), 'proposal');
        const pages = await writer.pages(proposalId);
        const runs = await writer.runsOf(proposalId);
        for (const { runId } of runs) await writer.removeRun(runId);
        await writer.removeProposal(proposalId);
        return { proposal, pages, runs };
      });
      removed.set(proposalId, taken);
      for (const run of taken.runs) {
        const ended = reduceRun(run, { type: 'cancel' }).state;
        emit({ type: 'runDidChange', run: runSnapshot(ended) });
        runner.notice(run.runId);
      }
      changed(proposalId);
    },

    async restoreProposal(proposalId: string): Promise<void> {
      const taken = found(removed.get(parsed(idInput, proposalId)), 'proposal');
      await store.write(async (writer) => {
        const interrupted = taken.runs.some((run) => !isEnded(run));
        await writer.putProposal(interrupted ? { ...taken.proposal, state: 'unfinished' } : taken.proposal);
        for (const page of taken.pages) await writer.putPage(page);
        // What was being written stopped when it was removed; it goes on when the person asks for it.
        for (const run of taken.runs) await writer.putRun(reduceRun(run, { type: 'cancel' }).state);
      });
      removed.delete(proposalId);
      changed(proposalId);
    },
  };
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
