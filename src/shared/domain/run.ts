/**
 * A run: the writing of a proposal's pages, as plain data and a pure reducer (specification, section 4,
 * 'Generation'; readings, 'Limits, pauses, failures').
 *
 * The worker's executor does the work and tells it here, event by event; the state it stores after each event is
 * all that another worker needs to go on after a crash. Nothing in here reads a clock or stores anything.
 */
import type { Reason } from './failure.ts';
import type { Language } from './options.ts';
import { PAGES } from './pages.ts';
import type { EngineId } from './records.ts';

export type RunPhase =
  /** Waits for its turn: one run at a time on a device. */
  | 'queued'
  /** Has the turn: writes a page or pauses between two. */
  | 'running'
  /** Has the turn and burns no page: see `WaitReason`. */
  | 'waiting'
  /** Stopped by the person, turn given up (at once, or when the page in flight has ended). */
  | 'paused'
  /** Every page asked for has a result. */
  | 'finished'
  /** Ended by the person; finished pages are kept. */
  | 'cancelled'
  /** Ended by an exception; finished pages are kept. */
  | 'failed';

/** What a person's own model lacks, and nobody but the person can give it: it is not asked again by itself. */
export const PERSONAL_NEEDS = [
  'needs-key',
  /** Its account has no credit left, or its quota is used up. */
  'needs-credit',
  'needs-verification',
  /** It takes less text than a page is written from. */
  'needs-context',
  /** There is no such model at the address. */
  'needs-model',
] as const;
export type PersonalNeed = (typeof PERSONAL_NEEDS)[number];

/** Why a waiting run waits (readings, 'Limits, pauses, failures'). */
export type WaitReason =
  | 'offline'
  | 'service-unreachable'
  | 'needs-sign-in'
  | PersonalNeed
  /** A part of the product was updated behind the open tab: loading the page again brings it. */
  | 'needs-reload';

/** The verdict on one page. */
export interface PageResult {
  pageNumber: number;
  success: boolean;
  /** Why not, when not `success`. */
  error?: Reason;
  /** Required fields without real data: the page is written, and left out of the deck. */
  missing?: readonly string[];
  finishedAt: string;
}

/** The one page in flight. */
interface CurrentPage {
  pageNumber: number;
  /** Tries of the page so far, this one included: from 1. */
  attempt: number;
  startedAt: string;
}

interface Wait {
  reason: WaitReason;
  since: string;
  /** Pages that could not reach the service: asked again afterwards, or recorded so on Skip. */
  held: readonly { pageNumber: number; error: Reason }[];
  /** When the next probe is due, for a countdown. */
  nextProbeAt: string | null;
}

/** What is stored of a run. Plain JSON. */
export interface RunState {
  runId: string;
  proposalId: string;
  title: string;
  language: Language;
  engine: EngineId;
  /** Of pages that another engine writes, by their numbers. */
  engines?: Readonly<Record<string, EngineId>>;
  /** Place in the device's queue: lower goes first. */
  turn: number;
  /** Raised by each runner that takes over; events of an older one are refused. */
  epoch: number;
  phase: RunPhase;
  /** Pages still to write, ascending. A page in here may have an older result, kept until the new one. */
  todo: readonly number[];
  /** One per page, in order of finishing. */
  results: readonly PageResult[];
  current: CurrentPage | null;
  wait: Wait | null;
  /** The pause between two pages, while it lasts. */
  pause: { since: string; ms: number } | null;
  /** Pages in a row, up to the last one finished, that could not reach the service. */
  unreachable: readonly number[];
  /** Pages of the proposal, once reported. */
  reportedTotal: number | null;
  /** Time each page took, ms, newest last; at most ten. */
  durations: readonly number[];
  createdAt: string;
  /** When it first had its turn; null before. */
  startedAt: string | null;
  /** Why the run failed. */
  error: Reason | null;
}

export interface NewRun {
  runId: string;
  proposalId: string;
  title: string;
  language: Language;
  engine: EngineId;
  turn: number;
  createdAt: string;
  /** All nineteen when absent. */
  pages?: readonly number[];
  /** Results that the proposal has already, for a run that only completes it. */
  results?: readonly PageResult[];
}

/** A run in the queue; one without a page to write is finished from the start. */
export function createRun({ pages, results = [], ...run }: NewRun): RunState {
  const todo = sortedUnique(pages ?? PAGES.map(({ pageNumber }) => pageNumber));
  return {
    ...run,
    epoch: 0,
    phase: todo.length === 0 ? 'finished' : 'queued',
    todo,
    results,
    current: null,
    wait: null,
    pause: null,
    unreachable: [],
    reportedTotal: null,
    durations: [],
    startedAt: null,
    error: null,
  };
}

/** What the runner tells; refused unless its epoch is the run's. Times are ISO 8601 in UTC. */
export type RunnerEvent =
  /** The run's turn has come. */
  | { type: 'start'; epoch: number; at: string }
  | { type: 'report-total'; epoch: number; total: number }
  /** Asks for the next page: `nextPage(state)`, no other. */
  | { type: 'begin-page'; epoch: number; pageNumber: number; at: string }
  /** A try failed and the page is asked once more. */
  | { type: 'retry-page'; epoch: number; pageNumber: number }
  /** `ms`: what the page took. `pauseMs`: the pause before the next, if there is one. */
  | {
      type: 'page-succeeded';
      epoch: number;
      pageNumber: number;
      at: string;
      ms: number;
      pauseMs: number;
      /** Required fields without real data; absent of a page that is in the deck. */
      missing?: readonly string[];
    }
  | {
      type: 'page-failed';
      epoch: number;
      pageNumber: number;
      at: string;
      ms: number;
      pauseMs: number;
      error: Reason;
      /** The service could not be reached at all; three such pages in a row make the run wait. */
      unreachable: boolean;
    }
  /** The page in flight was given up without a verdict; it will be asked again. */
  | { type: 'abandon-page'; epoch: number; pageNumber: number }
  /** No page can be written now; the one in flight will be asked again. */
  | { type: 'wait'; epoch: number; reason: WaitReason; at: string }
  | { type: 'schedule-probe'; epoch: number; nextProbeAt: string }
  /** What was waited for is there. */
  | { type: 'end-wait'; epoch: number }
  /** An exception: the run ends, finished pages stay. */
  | { type: 'fail'; epoch: number; error: Reason };

/** What a person asks, in any tab. */
export type RunCommand =
  | { type: 'pause' }
  /** Queues a paused run again; a waiting one asks again at once. */
  | { type: 'resume' }
  | { type: 'cancel' }
  /** While waiting: records the held pages, else the next one, as failed, and goes on. */
  | { type: 'skip'; at: string }
  /** Writes these pages (again); an ended run takes a new turn. */
  | { type: 'write-pages'; pages: readonly number[]; turn: number }
  /** Goes on with another engine, at once if it waits. */
  | { type: 'change-engine'; engine: EngineId };

export type RunEvent =
  | RunnerEvent
  | RunCommand
  /** A new runner, after the old one is gone or frozen; its epoch must be higher. */
  | { type: 'take-over'; epoch: number };

export type Refusal =
  /** From a runner that has been replaced. */
  | 'stale-epoch'
  /** Makes no sense in this phase. */
  | 'wrong-phase'
  /** About a page that is not the one in flight: a late reply. */
  | 'not-current'
  /** Not the page to write next. */
  | 'not-next'
  /** Would change nothing or break the run. */
  | 'no-effect';

export type RunStep =
  | { accepted: true; state: RunState }
  /** `state` is the one given, untouched. */
  | { accepted: false; state: RunState; refusal: Refusal };

export const sortedUnique = (pages: readonly number[]): number[] =>
  [...new Set(pages)].toSorted((a, b) => a - b);

const ENDED: ReadonlySet<RunPhase> = new Set(['finished', 'cancelled', 'failed']);
/** Nothing will happen to the run any more unless a person asks for it. */
/** Phases of a run that has not ended. */
export const LIVE_PHASES = ['queued', 'running', 'waiting', 'paused'] as const satisfies readonly RunPhase[];
export const isEnded = ({ phase }: Pick<RunState, 'phase'>): boolean => ENDED.has(phase);
