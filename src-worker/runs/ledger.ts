/**
 * The one way a run changes: an event goes through the pure reducer inside a transaction, together with the page, the
 * proposal and the draft that change with it; then the page is told. The reducer compares the epoch there, so that a
 * runner that was replaced writes nothing.
 */
import type { DraftRecord, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import { isEnded, type Refusal, type RunEvent, type RunState } from '../../src/shared/domain/run.ts';
import { reduceRun } from '../../src/shared/domain/run-reducer.ts';
import { pagesInDeck } from '../../src/shared/domain/section-status.ts';
import { runSnapshot } from '../../src/shared/domain/run-view.ts';
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
import type { Reader, Store, Writer } from '../store/store.ts';
import type { Time } from '../time.ts';

export type LedgerStep =
  | { accepted: true; run: RunState }
  /** `run` is undefined when there is no such run any more. */
  | { accepted: false; run: RunState | undefined; refusal: Refusal | 'gone' };

type WrittenStep =
  | (Extract<LedgerStep, { accepted: true }> & {
      settled: boolean;
      draft: DraftRecord | undefined;
      stored: readonly PageRecord[];
    })
  | Extract<LedgerStep, { accepted: false }>;

export interface Ledger {
  /** Loads what stores a written page: a transaction waits for nothing else. Rejects when the part cannot be loaded. */
  prepare(): Promise<void>;
  /**
   * `pages` are stored in the same transaction as the event that ends them, where the run records them as ended; as a
   * function, they are read off the run after the event. The event as a function is made from what is stored then.
   */
  record(
    runId: string,
    event: RunEvent | ((reader: Reader) => Promise<RunEvent>),
    pages?: readonly PageRecord[] | ((after: RunState) => readonly PageRecord[]),
  ): Promise<LedgerStep>;
}

let rewrite: typeof import('../changes/rewrite.ts') | undefined;
/** Loaded once, whichever ledger asks. */
export async function prepare(): Promise<void> {
  rewrite ??= await import('../changes/rewrite.ts');
}

export function createLedger(store: Store, emit: (event: WorkerEvent) => void, time: Time): Ledger {
  /** The run as it was last told of: should it vanish from the device, whoever watches it is told that it has ended. */
  let last: RunState | undefined;
  /** Stores a page. One that failed does not replace a page that is already in the deck. */
  const storePage = async (writer: Writer, page: PageRecord, { runId, turn }: RunState): Promise<void> => {
    if (page.success && rewrite !== undefined) return rewrite.storeWritten(writer, page, `${runId} ${turn}`);
    if (!page.success && pagesInDeck(await writer.pages(page.proposalId)).includes(page.pageNumber)) return;
    await writer.putPage(page);
  };
  return {
    prepare,
    async record(runId, told, pages = []) {
      if (typeof pages === 'function' || pages.some(({ success }) => success)) await prepare();
      const step = await store.write(async (writer): Promise<WrittenStep> => {
        const before = await writer.run(runId);
        if (before === undefined) return { accepted: false, run: undefined, refusal: 'gone' };
        const event = typeof told === 'function' ? await told(writer) : told;
        const reduced = reduceRun(before, event);
        if (!reduced.accepted) return { accepted: false, run: before, refusal: reduced.refusal };
        const { state } = reduced;
        await writer.putRun(state);
        const given = typeof pages === 'function' ? pages(state) : pages;
        const stored = given.filter(({ pageNumber }) => !state.todo.includes(pageNumber));
        for (const page of stored) await storePage(writer, page, state);
        // When a run begins, ends or begins again, the state of its proposal and its draft changes with it.
        const settled = isEnded(before) !== isEnded(state) || event.type === 'start';
        const draft = settled ? await settle(writer, state, time.now()) : undefined;
        return { accepted: true, run: state, settled, draft, stored };
      });
      if (step.accepted) {
        const { run, settled, draft, stored } = step;
        last = run;
        for (const { proposalId, pageNumber, success } of stored)
          emit({ type: 'pageDidFinish', proposalId, pageNumber, success });
        emit({ type: 'runDidChange', run: runSnapshot(run) });
        if (draft !== undefined)
          emit({ type: 'draftDidChange', draftId: draft.draftId, requestId: draft.requestId });
        if (settled) {
          emit({ type: 'proposalDidChange', proposalId: run.proposalId });
          emit({ type: 'historyDidChange' });
        }
      } else if (step.refusal === 'gone' && last?.runId === runId) {
        const { state } = reduceRun(last, { type: 'cancel' });
        last = undefined;
        emit({ type: 'runDidChange', run: runSnapshot(state) });
        emit({ type: 'proposalDidChange', proposalId: state.proposalId });
        emit({ type: 'historyDidChange' });
      }
      return step;
    },
  };
}

/** The proposal and the draft follow their run when it ends or begins again. Returns the draft, if there is one. */
export async function settle(writer: Writer, run: RunState, now: Date): Promise<DraftRecord | undefined> {
  const proposal = await writer.proposal(run.proposalId);
  if (proposal === undefined) return undefined;
  await writer.putProposal({ ...proposal, ...(await proposalAfter(writer, run, now)) });
  const draft = proposal.draftId === undefined ? undefined : await writer.draft(proposal.draftId);
  if (draft === undefined) return undefined;
  const after = draftAfter(draft, run, now);
  await writer.putDraft(after);
  return after;
}

async function proposalAfter(
  writer: Writer,
  run: RunState,
  now: Date,
): Promise<Pick<ProposalRecord, 'state'> & Partial<Pick<ProposalRecord, 'generatedAt'>>> {
  if (!isEnded(run)) return { state: 'running' };
  if (run.phase === 'finished') return { state: 'complete', generatedAt: now.toISOString() };
  const done = await writer.pages(run.proposalId);
  const last = done
    .map(({ finishedAt }) => finishedAt)
    .toSorted()
    .at(-1);
  return { state: 'unfinished', ...(last === undefined ? {} : { generatedAt: last }) };
}

function draftAfter(draft: DraftRecord, run: RunState, now: Date): DraftRecord {
  const { error: _error, errorTimestamp: _time, ...rest } = draft;
  if (run.phase === 'failed')
    return {
      ...rest,
      status: 'FAILED',
      error: run.error ?? { code: 'unexpected' },
      errorTimestamp: now.toISOString(),
    };
  return { ...rest, status: isEnded(run) ? 'COMPLETED' : 'GENERATING' };
}
