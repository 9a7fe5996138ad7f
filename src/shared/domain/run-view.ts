/** What can be read off a run: its turn, its progress, and the snapshot that the page shows. */
import type { Reason } from './failure.ts';
import { TOTAL_UNTIL_REPORTED } from './limits.ts';
import type { Language } from './options.ts';
import { PAGES } from './pages.ts';
import type { EngineId } from './records.ts';
import { isEnded, type PageResult, type RunPhase, type RunState, type WaitReason } from './run.ts';

/** A run as the generation screen shows it. */
export interface RunSnapshot {
  runId: string;
  proposalId: string;
  title: string;
  language: Language;
  engine: EngineId;
  phase: RunPhase;
  waitReason?: WaitReason;
  /** Since when a waiting run waits, ISO 8601; a probe in vain begins another wait. */
  waitingSince?: string;
  /** When a waiting run asks again by itself, ISO 8601. */
  nextProbeAt?: string;
  /** Pages with a result, in order of finishing; failed ones included. */
  finishedPages: readonly PageResult[];
  /** Page being written now, or undefined. */
  currentPage?: number;
  /** Tries of the current page so far, from 1. */
  attempt?: number;
  /** Pages of the run; 20 until the run has reported its total (specification, section 4). */
  totalPages: number;
  /** 0 to 100. */
  progress: number;
  /** When it first had its turn; while queued for the first time, when it was made. */
  startedAt: string;
  /** Estimate from the pages written so far, in ms; undefined before the first. */
  msLeft?: number;
  /** Why the run failed. */
  error?: Reason;
}

/** Results that stand: those of pages that are not to be written again. */
export function finishedPages(state: RunState): readonly PageResult[] {
  const todo = new Set(state.todo);
  return isEnded(state) ? state.results : state.results.filter(({ pageNumber }) => !todo.has(pageNumber));
}

export const totalPages = (state: RunState): number => state.reportedTotal ?? TOTAL_UNTIL_REPORTED;

/**
 * 0 to 100, whole; 100 only when the run is finished. Pages that could not reach the service are not counted before it
 * is clear that they are not asked again, so that progress never goes back.
 */
export function progress(state: RunState): number {
  if (state.phase === 'finished') return 100;
  const finished = finishedPages(state).filter(({ pageNumber }) => !state.unreachable.includes(pageNumber));
  return Math.min(99, Math.floor((finished.length / totalPages(state)) * 100));
}

/**
 * Time left, ms, from the mean of the last pages; undefined before the first and while nothing is written.
 * `pauseMs`: the pause between two pages.
 */
export function msLeft(state: RunState, pauseMs = 0): number | undefined {
  if (state.phase !== 'running' || state.durations.length === 0) return undefined;
  const mean = state.durations.reduce((sum, ms) => sum + ms, 0) / state.durations.length;
  return Math.round(mean * state.todo.length + pauseMs * Math.max(0, state.todo.length - 1));
}

/**
 * What is left of the pause between two pages, ms. A clock that was set back makes it no longer than it was; one
 * that ran ahead, or a laptop that slept, ends it.
 */
export function pauseLeft(state: RunState, now: Date): number {
  if (state.pause === null) return 0;
  const passed = now.getTime() - Date.parse(state.pause.since);
  return Math.max(0, state.pause.ms - Math.max(0, passed));
}

/** The page is written and in the deck: a written one that lacks what it needs is left out. */
export const isInDeck = ({ success, missing }: PageResult): boolean => success && missing === undefined;

/** Pages of the proposal that are not in its deck: what 'Retry all' writes. */
export function pagesToRetry(state: RunState): number[] {
  const done = new Set(state.results.filter(isInDeck).map(({ pageNumber }) => pageNumber));
  return PAGES.map(({ pageNumber }) => pageNumber).filter((pageNumber) => !done.has(pageNumber));
}

/** The run has the device's turn: it writes or waits, or is paused with a page still in flight. */
const holdsTurn = (state: RunState): boolean =>
  state.phase === 'running' || state.phase === 'waiting' || state.current !== null;

/**
 * The run that a runner works on now: the one that has the turn, else the first in the queue; undefined when
 * there is nothing to do.
 */
export function runToWork<S extends RunState>(runs: readonly S[]): S | undefined {
  const inTurn = runs.toSorted((a, b) => a.turn - b.turn || (a.runId < b.runId ? -1 : 1));
  return inTurn.find(holdsTurn) ?? inTurn.find(({ phase }) => phase === 'queued');
}

/** The run as it crosses to the page. */
export function runSnapshot(state: RunState, pauseMs = 0): RunSnapshot {
  const left = msLeft(state, pauseMs);
  return {
    runId: state.runId,
    proposalId: state.proposalId,
    title: state.title,
    language: state.language,
    engine: state.engine,
    phase: state.phase,
    finishedPages: finishedPages(state),
    totalPages: totalPages(state),
    progress: progress(state),
    startedAt: state.startedAt ?? state.createdAt,
    ...(state.wait === null ? {} : { waitReason: state.wait.reason, waitingSince: state.wait.since }),
    ...(state.wait === null || state.wait.nextProbeAt === null
      ? {}
      : { nextProbeAt: state.wait.nextProbeAt }),
    ...(state.current === null
      ? {}
      : { currentPage: state.current.pageNumber, attempt: state.current.attempt }),
    ...(left === undefined ? {} : { msLeft: left }),
    ...(state.error === null ? {} : { error: state.error }),
  };
}
