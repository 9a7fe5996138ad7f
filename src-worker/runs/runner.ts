/**
 * The queue's executor: one run at a time on the device, its pages in order, one at a time, each stored before the
 * next begins (readings, 'Limits, pauses, failures'). Holds nothing of a run but what is in flight: after a crash
 * another runner goes on from the stored state, at the first page without a result.
 */
import type { Limits } from '../../src/shared/domain/config.ts';
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import { PAGE_COUNT } from '../../src/shared/domain/pages.ts';
import type { EngineId, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import { LIVE_PHASES, type RunEvent, type RunState } from '../../src/shared/domain/run.ts';
import { nextPage } from '../../src/shared/domain/run-reducer.ts';
import { pauseLeft, runToWork } from '../../src/shared/domain/run-view.ts';
import type { Section } from '../../src/shared/domain/section.ts';
import type { Engine, SectionRequest } from '../engines/engine.ts';
import { isMissingPart } from '../missing-part.ts';
import type { Store } from '../store/store.ts';
import type { Ledger, LedgerStep } from './ledger.ts';
import type { TurnLock } from './lock.ts';
import type { Time } from '../time.ts';
import { waitFor, type Connectivity, type Probes } from './waiting.ts';

export interface RunnerOptions {
  store: Store;
  ledger: Ledger;
  lock: TurnLock;
  time: Time;
  /** 0 to 1. */
  random: () => number;
  limits: () => Promise<Limits>;
  /** Loads the engine; a rejection ends the run as failed, or lets it wait where a part of the product is missing. */
  engine: (id: EngineId) => Promise<Engine>;
  connectivity: Connectivity;
  /** Resolves when somebody has signed in, or the signal aborts. */
  signedIn: (signal: AbortSignal) => Promise<void>;
  /** What an engine has written of a page so far. */
  onText?: (proposalId: string, pageNumber: number, text: string) => void;
  /** The same for every try of the page. */
  requestId: (proposal: ProposalRecord, pageNumber: number) => Promise<string>;
  /** Told of a proposal whose run was deleted while it was worked on. */
  vanished?: (proposal: ProposalRecord) => Promise<void>;
}

export interface Runner {
  /** Looks for work, unless it is working already. Call it whenever a run may have become ready. */
  wake(): void;
  /** The run was changed by a command or in another tab: what is in flight for it may have to end. */
  notice(runId: string): void;
  /** Gives up the turn without a verdict on the page in flight; resolves when nothing runs any more. */
  stop(): Promise<void>;
}

interface Flight {
  runId: string;
  epoch: number;
  /** Ends the page in flight. */
  abort: AbortController;
  /** Ends a pause or a wait: the run is read again. */
  interrupt: AbortController;
}

/** What a runner has learnt of the service of a run; with the runner it is forgotten. */
interface Memory extends Probes {
  /** The pause between pages that it wants, ms. */
  paceMs: number;
}

/** Tries to store a verdict before the run is given up. */
const COMMIT_TRIES = 3;
const COMMIT_PAUSE_MS = 500;
/** How long the browser's word on the network is waited for, ms. */
const NEWS_MS = 500;
/** Before work that this worker cannot do now is tried again: nothing can be stored, or a part is missing, ms. */
const LOOK_AGAIN_MS = 30_000;

export function createRunner(options: RunnerOptions): Runner {
  const { store, ledger, lock, time } = options;
  const stopped = new AbortController();
  let working: Promise<void> | undefined;
  /** Someone called while the last look was under way. */
  let again = false;
  let flight: Flight | undefined;

  const work = async (): Promise<void> => {
    do {
      again = false;
      await lock.hold(async (lost) => {
        // The tab that took the turn may never use it: this runner asks for the turn again, behind that tab.
        lost.addEventListener('abort', () => (again = true));
        const ended = AbortSignal.any([stopped.signal, lost]);
        while (!ended.aborted) {
          const run = runToWork(await store.read((reader) => reader.runs(LIVE_PHASES)));
          if (run === undefined || !(await execute(run, ended))) return;
        }
      }, stopped.signal);
    } while (again && !stopped.signal.aborted);
  };

  const wake = (): void => {
    again = true;
    working ??= work()
      .catch((error: unknown) => {
        // The stored runs could not be read: it is tried again later.
        console.error(error);
        later();
      })
      .finally(() => (working = undefined));
  };
  const later = (): void =>
    void time.sleep(LOOK_AGAIN_MS, stopped.signal).then(() => stopped.signal.aborted || wake());

  /** Works on a run until it ends or is paused. False when it belongs to another runner now: the turn is lost. */
  const execute = async (
    { runId, epoch: before, engine }: RunState,
    ended: AbortSignal,
  ): Promise<boolean> => {
    const epoch = before + 1;
    // Loaded while the turn is taken; what is wrong with them shows when they are needed.
    for (const part of [options.engine(engine), options.limits()]) part.catch(() => undefined);
    const tell = (event: RunEvent, pages?: PageRecord[]): Promise<LedgerStep> =>
      persist(() => ledger.record(runId, event, pages));
    try {
      const taken = await tell({ type: 'take-over', epoch });
      if (!taken.accepted) return taken.refusal === 'gone';
      const known = await store.read((reader) => reader.proposal(taken.run.proposalId));
      if (taken.run.phase === 'queued') await tell({ type: 'start', epoch, at: time.now().toISOString() });
      if (taken.run.reportedTotal !== PAGE_COUNT)
        await tell({ type: 'report-total', epoch, total: PAGE_COUNT });
      const abort = new AbortController();
      const probes: Memory = { done: 0, paceMs: 0 };
      /** A part of the product could not be loaded by this worker. */
      let partMissing = false;
      for (;;) {
        // Set before the run is read: a command that comes in between would otherwise go unheard.
        const interrupt = new AbortController();
        flight = { runId, epoch, abort, interrupt };
        const run = await store.read((reader) => reader.run(runId));
        if (ended.aborted) return true;
        if (run === undefined) {
          if (known !== undefined) await options.vanished?.(known);
          return true;
        }
        if (run.epoch !== epoch) return false;
        if (run.current !== null) {
          // Nothing is in flight here: what a page left behind is asked for again.
          await tell({ type: 'abandon-page', epoch, pageNumber: run.current.pageNumber });
          continue;
        }
        const signals = {
          interrupted: AbortSignal.any([interrupt.signal, ended]),
          aborted: AbortSignal.any([abort.signal, ended]),
        };
        if (run.phase === 'waiting' && run.wait?.reason === 'needs-reload') {
          // The turn is for a worker of the newer version, in whichever tab; that one tries at once.
          if (partMissing) {
            later();
            return false;
          }
          await tell({ type: 'end-wait', epoch });
        } else if (run.phase === 'waiting')
          await waitFor(run, { ...options, tell, epoch, probes, signal: signals.interrupted });
        else if (run.phase === 'running')
          await advance(run, tell, signals, probes).catch(async (error: unknown) => {
            if (!isMissingPart(error)) throw error;
            console.error(error);
            const online = options.connectivity.online();
            partMissing ||= online;
            const at = time.now().toISOString();
            await tell({ type: 'wait', epoch, reason: online ? 'needs-reload' : 'offline', at });
          });
        else return true;
      }
    } catch (error) {
      console.error(error);
      return await giveUp(runId, epoch);
    } finally {
      flight = undefined;
    }
  };

  /** The pause that is left, then one page. */
  const advance = async (
    run: RunState,
    tell: (event: RunEvent, pages?: PageRecord[]) => Promise<LedgerStep>,
    { interrupted, aborted }: { interrupted: AbortSignal; aborted: AbortSignal },
    memory: Memory,
  ): Promise<void> => {
    const { epoch } = run;
    const left = pauseLeft(run, time.now());
    if (left > 0) await time.sleep(left, interrupted);
    if (interrupted.aborted) return;
    const pageNumber = nextPage(run);
    const proposal = await store.read((reader) => reader.proposal(run.proposalId));
    if (pageNumber === undefined || proposal === undefined) {
      await tell({ type: 'fail', epoch, error: { code: 'unexpected' } });
      return;
    }
    const engine = await options.engine(run.engines?.[pageNumber] ?? run.engine);
    const limits = await options.limits();
    const [{ writePage, nextPaceMs }, { isOfflinesDoing, pageOutcome }] = await Promise.all([
      import('./write-page.ts'),
      import('./page-outcome.ts'),
      ledger.prepare(),
    ]);
    const request = await sectionRequest(proposal, pageNumber);
    const begun = await tell({ type: 'begin-page', epoch, pageNumber, at: time.now().toISOString() });
    if (!begun.accepted) return;
    const started = time.monotonic();
    const { connectivity } = options;
    const wasOnline = connectivity.online();
    const losses = connectivity.losses();
    const verdict = await writePage({
      engine,
      request,
      limits,
      time,
      random: options.random,
      signal: aborted,
      onRetry: async () => {
        await tell({ type: 'retry-page', epoch, pageNumber });
      },
    });
    // The page was ended from outside, so there is nothing to store: a cancelled run needs no page, and a new runner
    // asks for it again.
    if (verdict.kind === 'abandoned') return;
    // An answer came meanwhile, which the page may follow from: the planner writes it again at once.
    if (engine.id === 'planner') {
      const now = await store.read((reader) => reader.proposal(run.proposalId));
      if (now !== undefined && writtenFrom(now) !== writtenFrom(proposal)) {
        await tell({ type: 'abandon-page', epoch, pageNumber });
        return;
      }
    }
    const ending = { epoch, pageNumber, at: time.now().toISOString(), ms: time.monotonic() - started };
    if (verdict.kind === 'refused') {
      await tell({ type: 'wait', epoch, reason: verdict.reason, at: ending.at });
      return;
    }
    if (engine.remote && isOfflinesDoing(verdict)) {
      // A network that is back by now was no less away while the page was asked for.
      const isAway = (): boolean => !wasOnline || !connectivity.online() || connectivity.losses() > losses;
      // The browser's word on the network may come after the failure of what it carried.
      if (!isAway()) await time.sleep(NEWS_MS, aborted);
      if (aborted.aborted) return;
      if (isAway()) {
        await tell({ type: 'wait', epoch, reason: 'offline', at: ending.at });
        return;
      }
    }
    if (verdict.kind === 'written' || !verdict.unreachable) memory.done = 0;
    memory.paceMs = nextPaceMs(memory.paceMs, verdict);
    const usualPauseMs = engine.remote
      ? Math.max(limits.pageDelayMs, Math.round(memory.paceMs))
      : limits.plannerPageDelayMs;
    const outcome = pageOutcome(verdict, { proposal, request, engine: engine.id, ending, usualPauseMs });
    await tell(outcome.event, [outcome.page]);
  };

  const sectionRequest = async (proposal: ProposalRecord, pageNumber: number): Promise<SectionRequest> => {
    const pages = await store.read((reader) => reader.pages(proposal.proposalId));
    const earlier = new Map<number, Section>();
    for (const page of pages)
      if (page.pageNumber < pageNumber && page.success && page.sectionData !== undefined)
        earlier.set(page.pageNumber, page.sectionData);
    const { proposalId, language, createdAt, assumptions, decisions } = proposal;
    const formData =
      decisions === undefined
        ? proposal.formData
        : (await import('../engines/planner/decided.ts')).decidedForm(proposal);
    const requestId = await options.requestId(proposal, pageNumber);
    const { onText } = options;
    return {
      proposalId,
      pageNumber,
      formData,
      language,
      createdAt,
      requestId,
      earlier,
      ...(assumptions === undefined ? {} : { assumptions }),
      ...(onText === undefined
        ? {}
        : { onText: seldom((text) => onText(proposalId, pageNumber, text), time) }),
    };
  };

  const endIfNotOurs = async ({ runId, epoch, abort }: Flight): Promise<void> => {
    const run = await store.read((reader) => reader.run(runId));
    if (run?.epoch !== epoch || run.phase === 'cancelled' || run.phase === 'failed') abort.abort();
  };

  /** Tries a write again, so that one failure of the database does not lose a written page. */
  const persist = async <T>(write: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1)
      try {
        return await write();
      } catch (error) {
        if (tries === COMMIT_TRIES) throw error;
        await time.sleep(COMMIT_PAUSE_MS * tries, stopped.signal);
      }
  };

  /** Stores that the run has failed. False when even that could not be stored. */
  const giveUp = async (runId: string, epoch: number): Promise<boolean> => {
    try {
      await persist(() => ledger.record(runId, { type: 'fail', epoch, error: { code: 'unexpected' } }));
      return true;
    } catch (error) {
      // Nothing can be stored at all: the run stays as it is, the turn is given up and tried for again.
      console.error(error);
      later();
      return false;
    }
  };

  return {
    wake,
    notice(runId) {
      const current = flight;
      if (current?.runId !== runId) return;
      current.interrupt.abort();
      endIfNotOurs(current).catch((error: unknown) => console.error(error));
    },
    async stop() {
      stopped.abort();
      await working;
    },
  };
}

/** Time between two reports of a text that grows, ms: often enough to read along, and few messages between tabs. */
const LOOKS_MS = 150;

/**
 * Calls `tell` for the first text at once, then for the newest at most every `LOOKS_MS`; the last text may be left out.
 */
function seldom(tell: (text: string) => void, time: Time): (text: string) => void {
  let next = 0;
  return (text) => {
    if (time.monotonic() < next) return;
    next = time.monotonic() + LOOKS_MS;
    tell(text);
  };
}
