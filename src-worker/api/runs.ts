/** What a person asks of runs: a confirmed questionnaire becomes a proposal and a place in the queue. Loaded when first asked. */
import { type RunSnapshot, runSnapshot } from '../../src/shared/domain/run-view.ts';
import type { StartRunOptions } from '../../src/shared/contract/work.ts';
import { newId, writtenFrom } from '../../src/shared/domain/ids.ts';
import { pageByNumber } from '../../src/shared/domain/pages.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import {
  STORED_VERSION,
  type DraftRecord,
  type EngineId,
  type PageRecord,
  type ProposalRecord,
} from '../../src/shared/domain/records.ts';
import {
  createRun,
  isEnded,
  type PageResult,
  type RunCommand,
  type RunState,
} from '../../src/shared/domain/run.ts';
import { pageOutcomes } from '../../src/shared/domain/section-status.ts';
import { formHash } from '../runs/identity.ts';
import type { Ledger } from '../runs/ledger.ts';
import { readAnswers } from '../store/answers.ts';
import type { Reader, Writer } from '../store/store.ts';
import { found, parsed, Refused } from './answer.ts';
import { pagesToRetry, runOf } from './run-lists.ts';
import { freeTitle } from './titles.ts';
import { chosenEngine, type Context } from './context.ts';
import {
  appearanceSchema,
  engineInput,
  idInput,
  pagesInput,
  questionnaireSchema,
  startOptionsInput,
} from './inputs.ts';

export function runCommands(context: Context) {
  const { store, ledger, runner, time, random, emit } = context;

  const command = async (
    runId: string,
    event: RunCommand,
    refused: 'cannot-pause' | 'cannot-resume' | 'cannot-skip' | 'cannot-change-engine' | 'has-ended',
    pages: Parameters<Ledger['record']>[2] = [],
  ): Promise<RunSnapshot> => {
    const step = await ledger.record(parsed(idInput, runId), event, pages);
    const run = found(step.run, 'run');
    if (!step.accepted && step.refusal !== 'no-effect') throw new Refused('invalid', { code: refused });
    runner.notice(run.runId);
    runner.wake();
    return runSnapshot(run);
  };

  /** Queues the chosen pages of a proposal, in its one run. Undefined when none is chosen. */
  const writePages = async (
    proposalId: string,
    choose: (reader: Reader, proposal: ProposalRecord) => Promise<readonly number[]>,
    by?: EngineId,
    /** Engines of single pages. */
    each: Readonly<Record<string, EngineId>> = {},
  ): Promise<RunSnapshot | undefined> => {
    const engine = by ?? (await chosenEngine(context, await store.read((reader) => reader.settings())));
    const at = time.now();
    const runId = newId('run', at, random);
    const plan = await store.write(async (writer) => {
      const proposal = found(await writer.proposal(parsed(idInput, proposalId)), 'proposal');
      const pages = await choose(writer, proposal);
      if (pages.length === 0) return undefined;
      const run = await runOf(writer, proposalId);
      if (run !== undefined) {
        // An ended run goes on with the engine that the person has chosen since.
        const { engines: before = {}, ...rest } = run;
        const engines = { ...(isEnded(run) ? {} : before), ...each };
        const now = isEnded(run) ? engine : run.engine;
        await writer.putRun({
          ...rest,
          engine: now,
          ...(Object.keys(engines).length > 0 ? { engines } : {}),
        });
        return { run, proposal };
      }
      const turn = await nextTurn(writer);
      const { title, language } = proposal;
      const results = resultsOf(await writer.pages(proposalId));
      const created = createRun({
        runId,
        proposalId,
        title,
        language,
        engine,
        turn,
        createdAt: at.toISOString(),
        pages,
        results,
      });
      await writer.putRun(Object.keys(each).length > 0 ? { ...created, engines: each } : created);
      await writer.putProposal({ ...proposal, state: 'running' });
      return { run: created };
    });
    if (plan === undefined) return undefined;
    const { proposal } = plan;
    // Chosen again with the event: a page may have been finished in between.
    const asked =
      proposal &&
      (await ledger.record(plan.run.runId, async (reader) => ({
        type: 'write-pages',
        pages: await choose(reader, proposal),
        turn: await nextTurn(reader),
      })));
    const run = asked === undefined ? plan.run : found(asked.run, 'run');
    if (asked === undefined) emit({ type: 'runDidChange', run: runSnapshot(run) });
    emit({ type: 'historyDidChange' });
    runner.wake();
    return runSnapshot(run);
  };

  return {
    async startRun(answers: FormData, startedWith: StartRunOptions): Promise<RunSnapshot> {
      const { language, draftId, editedFrom } = parsed(startOptionsInput, startedWith);
      const formData = await readAnswers(parsed(questionnaireSchema, answers));
      const requestId = await formHash(formData);
      const engine = await chosenEngine(context, await store.read((reader) => reader.settings()));
      const at = time.now();
      const createdAt = at.toISOString();
      const proposalId = newId('proposal', at, random);
      const runId = newId('run', at, random);
      const run = await store.write(async (writer) => {
        const twin =
          draftId === undefined ? undefined : await twinOf(writer, { draftId, requestId, language }, at);
        if (twin !== undefined) return twin;
        const { assumptions, decisions } =
          (editedFrom === undefined ? undefined : await writer.proposal(editedFrom)) ?? {};
        const title = await freeTitle(writer, formData.clientInfo.companyName);
        const created = createRun({
          runId,
          proposalId,
          title,
          language,
          engine,
          createdAt,
          turn: await nextTurn(writer),
        });
        await writer.putProposal({
          proposalId,
          requestId,
          version: STORED_VERSION,
          title,
          language,
          formData,
          createdAt,
          ...(draftId === undefined ? {} : { draftId }),
          ...(assumptions === undefined ? {} : { assumptions }),
          ...(decisions === undefined ? {} : { decisions }),
          state: 'running',
          generatedAt: '',
          appearance: appearanceSchema.safeParse((await writer.agency())?.['appearance']).data ?? {},
        });
        await writer.putRun(created);
        const draft = draftId === undefined ? undefined : await writer.draft(draftId);
        if (draft !== undefined) {
          // Confirmed before all five groups are filled: complete all the same (readings, 'Storage').
          const { error: _error, errorTimestamp: _time, ...rest } = draft;
          await writer.putDraft({ ...rest, status: 'PENDING', isComplete: true });
        }
        return created;
      });
      emit({ type: 'runDidChange', run: runSnapshot(run) });
      emit({ type: 'proposalDidChange', proposalId: run.proposalId });
      if (draftId !== undefined) emit({ type: 'draftDidChange', draftId, requestId });
      emit({ type: 'historyDidChange' });
      runner.wake();
      return runSnapshot(run);
    },

    pauseRun: (runId: string) => command(runId, { type: 'pause' }, 'cannot-pause'),
    resumeRun: (runId: string) => command(runId, { type: 'resume' }, 'cannot-resume'),
    changeEngine: (runId: string, engine: EngineId) =>
      command(runId, { type: 'change-engine', engine: parsed(engineInput, engine) }, 'cannot-change-engine'),
    async skipWait(runId: string): Promise<RunSnapshot> {
      const at = time.now().toISOString();
      const run = found(await store.read((reader) => reader.run(parsed(idInput, runId))), 'run');
      const proposal = found(await store.read((reader) => reader.proposal(run.proposalId)), 'proposal');
      // The pages that wait are known only inside the transaction, and a request id is a hash, which cannot be awaited
      // there.
      const requestIds = new Map<number, string>();
      for (const pageNumber of run.todo)
        requestIds.set(pageNumber, await context.requestId(proposal, pageNumber));
      return command(runId, { type: 'skip', at }, 'cannot-skip', ({ results, engine }) =>
        results
          .filter(
            ({ pageNumber, success, finishedAt }) =>
              !success && finishedAt === at && requestIds.has(pageNumber),
          )
          .map((result) => failedPage(proposal, engine, requestIds.get(result.pageNumber) ?? '', result)),
      );
    },
    cancelRun: (runId: string) => command(runId, { type: 'cancel' }, 'has-ended'),

    async retryPages(proposalId: string, pages?: readonly number[], engine?: EngineId): Promise<RunSnapshot> {
      const wanted = parsed(pagesInput, pages === undefined ? undefined : [...pages]);
      const run = await writePages(
        proposalId,
        async (reader) => wanted ?? (await pagesToRetry(reader, proposalId)),
        engine === undefined ? undefined : parsed(engineInput, engine),
      );
      if (run === undefined) throw new Refused('invalid', { code: 'all-written' });
      return run;
    },

    /** By the planner, whatever engine is chosen: its pages change with its assumptions. */
    writeByPlanner: (proposalId: string, pages: readonly number[]) =>
      writePages(proposalId, () => Promise.resolve(pages), 'planner'),

    /** Each by its own engine. */
    writeEach: (proposalId: string, pages: ReadonlyMap<number, EngineId>) =>
      writePages(proposalId, () => Promise.resolve([...pages.keys()]), undefined, Object.fromEntries(pages)),

    /** Missing, failed, left-out and outdated pages; the proposal's state is saved again with its current answers. */
    async regenerate(proposalId: string): Promise<RunSnapshot | undefined> {
      const proposal = found(
        await store.read((reader) => reader.proposal(parsed(idInput, proposalId))),
        'proposal',
      );
      const requestId = await formHash(proposal.formData);
      const current = await store.write(async (writer) => {
        const saved = { ...found(await writer.proposal(proposalId), 'proposal'), requestId };
        await writer.putProposal(saved);
        return writtenFrom(saved);
      });
      emit({ type: 'proposalDidChange', proposalId });
      return writePages(proposalId, async (reader) => {
        const outdated = (await reader.pages(proposalId)).filter(({ formHash: of }) => of !== current);
        return [...(await pagesToRetry(reader, proposalId)), ...outdated.map(({ pageNumber }) => pageNumber)];
      });
    },
  };
}

/** The record of a page that nobody wrote. */
const failedPage = (
  proposal: ProposalRecord,
  engine: RunState['engine'],
  requestId: string,
  { pageNumber, error = { code: 'generation-failed' }, finishedAt }: PageResult,
): PageRecord => ({
  proposalId: proposal.proposalId,
  pageNumber,
  title: pageByNumber(pageNumber)?.title ?? '',
  success: false,
  error,
  requestId,
  engine,
  formHash: writtenFrom(proposal),
  finishedAt,
});

/** What a run knows of pages that are stored already. */
function resultsOf(pages: readonly PageRecord[]): PageResult[] {
  const outcomes = pageOutcomes(pages);
  return pages.map(({ pageNumber, success, error, finishedAt }) => {
    const outcome = outcomes.get(pageNumber);
    return {
      pageNumber,
      success,
      finishedAt,
      ...(error !== undefined && { error }),
      ...(outcome?.state === 'left-out' && { missing: outcome.missing }),
    };
  });
}

const nextTurn = async (reader: Reader): Promise<number> => (await reader.lastTurn()) + 1;

/** A run that ended this long ago, ms, was confirmed with the tab that confirms now: pages may be done in a second. */
const MOMENT_MS = 60_000;

/** The same draft with the same answers was confirmed a moment ago, perhaps in another tab: one run is enough. */
async function twinOf(
  writer: Writer,
  { draftId, requestId, language }: Pick<DraftRecord, 'draftId' | 'requestId' | 'language'>,
  now: Date,
): Promise<RunState | undefined> {
  const isNow = ({ state, generatedAt }: ProposalRecord): boolean =>
    state === 'running' || (state === 'complete' && now.getTime() - Date.parse(generatedAt) < MOMENT_MS);
  // In the other language it is another proposal.
  const twin = (await writer.proposalsFrom(draftId, requestId)).find(
    (proposal) => proposal.language === language && isNow(proposal),
  );
  return twin === undefined ? undefined : runOf(writer, twin.proposalId);
}
