/** How a run changes: `reduceRun`, pure. An event that makes no sense is refused with its reason. */
import type { Reason } from './failure.ts';
import { UNREACHABLE_PAGES_IN_ROW } from './limits.ts';
import {
  isEnded,
  sortedUnique,
  type PageResult,
  type Refusal,
  type RunCommand,
  type RunEvent,
  type RunnerEvent,
  type RunState,
  type RunStep,
} from './run.ts';

const DURATIONS_KEPT = 10;

const UNREACHABLE: Reason = { code: 'network-error' };
const skipped = (page: number): Reason => ({ code: 'page-failed', page, reason: { code: 'skipped' } });

/** What a handler answers: the changed fields, or why not. */
type Outcome = Partial<RunState> | Refusal;

/** The page to write next: the first without a result (readings, 'Limits, pauses, failures'). */
export const nextPage = (state: RunState): number | undefined => state.todo[0];

/**
 * The run after an event. Never throws.
 *
 * Kept in every state: a page is in flight only while the run is running, or paused and not yet at rest, and is one
 * of `todo`; a waiting run says why; a run with nothing left to do has ended.
 */
export function reduceRun(state: RunState, event: RunEvent): RunStep {
  const outcome = apply(state, event);
  return typeof outcome === 'string'
    ? { accepted: false, state, refusal: outcome }
    : { accepted: true, state: { ...state, ...outcome } };
}

function apply(state: RunState, event: RunEvent): Outcome {
  switch (event.type) {
    case 'take-over':
      return event.epoch > state.epoch ? { epoch: event.epoch, current: null } : 'stale-epoch';
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'skip':
    case 'write-pages':
    case 'change-engine':
      return command(state, event);
    default:
      return event.epoch === state.epoch ? runner(state, event) : 'stale-epoch';
  }
}

function runner(state: RunState, event: RunnerEvent): Outcome {
  switch (event.type) {
    case 'start':
      if (state.phase !== 'queued') return 'wrong-phase';
      return { phase: 'running', startedAt: state.startedAt ?? event.at };
    case 'report-total':
      return Number.isInteger(event.total) && event.total > 0 ? { reportedTotal: event.total } : 'no-effect';
    case 'begin-page':
      if (state.phase !== 'running' || state.current !== null) return 'wrong-phase';
      if (event.pageNumber !== nextPage(state)) return 'not-next';
      return { current: { pageNumber: event.pageNumber, attempt: 1, startedAt: event.at }, pause: null };
    case 'retry-page':
      if (state.current?.pageNumber !== event.pageNumber) return 'not-current';
      return { current: { ...state.current, attempt: state.current.attempt + 1 } };
    case 'page-succeeded':
    case 'page-failed':
      return pageEnded(state, event);
    case 'abandon-page':
      return state.current?.pageNumber === event.pageNumber ? { current: null } : 'not-current';
    case 'wait':
      if (state.phase === 'paused' && state.current !== null) return { current: null };
      if (state.phase !== 'running') return 'wrong-phase';
      return event.reason === 'offline' && state.unreachable.length > 0
        ? holdStreak(state, event.at)
        : {
            phase: 'waiting',
            current: null,
            pause: null,
            wait: { reason: event.reason, since: event.at, held: [], nextProbeAt: null },
          };
    case 'schedule-probe':
      if (state.wait === null) return 'wrong-phase';
      return { wait: { ...state.wait, nextProbeAt: event.nextProbeAt } };
    case 'end-wait':
      return endWait(state);
    case 'fail':
      if (isEnded(state)) return 'wrong-phase';
      return { ...AT_REST, phase: 'failed', error: event.error };
    default:
      return event satisfies never;
  }
}

/** Nothing in flight, nothing waited for. */
const AT_REST = { current: null, wait: null, pause: null, unreachable: [] } as const;

type PageEnd = Extract<RunnerEvent, { type: 'page-succeeded' | 'page-failed' }>;

function pageEnded(state: RunState, event: PageEnd): Outcome {
  if (state.current?.pageNumber !== event.pageNumber) return 'not-current';
  const { pageNumber, at: finishedAt } = event;
  const succeeded = event.type === 'page-succeeded';
  const unreachable = succeeded || !event.unreachable ? [] : sortedUnique([...state.unreachable, pageNumber]);

  if (!succeeded && unreachable.length >= UNREACHABLE_PAGES_IN_ROW) {
    return holdPages(state, unreachable, { pageNumber, success: false, error: event.error, finishedAt });
  }
  const result: PageResult = succeeded
    ? { pageNumber, success: true, finishedAt, ...(event.missing && { missing: event.missing }) }
    : { pageNumber, success: false, error: event.error, finishedAt };
  const after = recorded(state, [result]);
  return {
    ...after,
    current: null,
    unreachable: after.todo.length === 0 ? [] : unreachable,
    durations: [...state.durations, Math.max(0, event.ms)].slice(-DURATIONS_KEPT),
    pause:
      after.todo.length > 0 && event.pauseMs > 0 && state.phase === 'running'
        ? { since: finishedAt, ms: event.pauseMs }
        : null,
  };
}

/** The service is gone for several pages: these are asked again when it answers. */
function holdPages(state: RunState, pages: readonly number[], last: PageResult): Outcome {
  const todo = sortedUnique([...state.todo, ...pages]);
  if (state.phase === 'paused') return { ...AT_REST, todo };
  const errors = new Map([...state.results, last].map((result) => [result.pageNumber, result.error]));
  return {
    ...AT_REST,
    phase: 'waiting',
    todo,
    wait: {
      reason: 'service-unreachable',
      since: last.finishedAt,
      held: pages.map((pageNumber) => ({
        pageNumber,
        error: errors.get(pageNumber) ?? UNREACHABLE,
      })),
      nextProbeAt: null,
    },
  };
}

/**
 * The device is offline, and the last pages failed because it was so already: they are asked again with the one in
 * flight.
 */
function holdStreak(state: RunState, at: string): Outcome {
  const last = state.current?.pageNumber ?? nextPage(state);
  const pages = sortedUnique([...state.unreachable, ...(last === undefined ? [] : [last])]);
  const errors = new Map(state.results.map(({ pageNumber, error }) => [pageNumber, error]));
  return {
    ...AT_REST,
    phase: 'waiting',
    todo: sortedUnique([...state.todo, ...pages]),
    wait: {
      reason: 'offline',
      since: at,
      held: pages.map((pageNumber) => ({
        pageNumber,
        error: errors.get(pageNumber) ?? UNREACHABLE,
      })),
      nextProbeAt: null,
    },
  };
}

const endWait = (state: RunState): Outcome =>
  state.phase === 'waiting' && state.wait !== null
    ? { phase: 'running', wait: null, unreachable: stillUnreachable(state, state.wait) }
    : 'wrong-phase';

/** The next page probes for the held ones: should it fail too, the run waits again at once and burns none of them. */
function stillUnreachable(state: RunState, { held }: NonNullable<RunState['wait']>): number[] {
  const next = nextPage(state);
  return held
    .map(({ pageNumber }) => pageNumber)
    .filter((pageNumber) => pageNumber !== next)
    .slice(0, UNREACHABLE_PAGES_IN_ROW - 1);
}

/** Results taken in; a run whose last page this was is finished. */
function recorded(state: RunState, results: readonly PageResult[]) {
  const pages = new Set(results.map(({ pageNumber }) => pageNumber));
  const todo = state.todo.filter((pageNumber) => !pages.has(pageNumber));
  return {
    todo,
    results: [...state.results.filter(({ pageNumber }) => !pages.has(pageNumber)), ...results],
    phase: todo.length === 0 ? ('finished' as const) : state.phase,
  };
}

function command(state: RunState, event: RunCommand): Outcome {
  switch (event.type) {
    case 'pause':
      if (isEnded(state) || state.phase === 'paused') return 'wrong-phase';
      // The page in flight is finished and kept: pausing costs nothing that was already asked for.
      return { phase: 'paused', wait: null, pause: null };
    case 'resume':
      if (state.phase === 'waiting') return endWait(state);
      // The run went on by itself a moment before the person asked it to.
      if (state.phase === 'running') return 'no-effect';
      if (state.phase !== 'paused') return 'wrong-phase';
      return { phase: state.current === null ? 'queued' : 'running' };
    case 'cancel':
      return isEnded(state) ? 'wrong-phase' : { ...AT_REST, phase: 'cancelled' };
    case 'skip':
      return skip(state, event.at);
    case 'write-pages':
      return writePages(state, event.pages, event.turn);
    case 'change-engine':
      if (isEnded(state) || state.current !== null) return 'wrong-phase';
      if (state.engine === event.engine) return 'no-effect';
      return {
        engine: event.engine,
        unreachable: [],
        ...(state.phase === 'waiting' ? { phase: 'running' as const, wait: null } : {}),
      };
    default:
      return event satisfies never;
  }
}

function skip(state: RunState, at: string): Outcome {
  const next = nextPage(state);
  if (state.phase !== 'waiting' || state.wait === null || next === undefined) return 'wrong-phase';
  const given = state.wait.held.length > 0 ? state.wait.held : [{ pageNumber: next, error: skipped(next) }];
  const after = recorded(
    state,
    given.map(({ pageNumber, error }) => ({ pageNumber, success: false, error, finishedAt: at })),
  );
  return { ...after, ...AT_REST, phase: after.phase === 'finished' ? 'finished' : 'running' };
}

function writePages(state: RunState, pages: readonly number[], turn: number): Outcome {
  const wanted = sortedUnique(
    pages.filter((page) => Number.isInteger(page) && page > 0 && page !== state.current?.pageNumber),
  );
  if (wanted.length === 0) return 'no-effect';
  // An ended run writes what is asked for and nothing else, though it may have been cancelled before its end.
  if (isEnded(state)) return { ...AT_REST, phase: 'queued', todo: wanted, turn, error: null };
  const todo = sortedUnique([...state.todo, ...wanted]);
  return todo.length === state.todo.length ? 'no-effect' : { todo };
}
