import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPage, reduceRun } from '../../../../src/shared/domain/run-reducer.ts';
import { createRun, isEnded, type RunEvent, type RunState } from '../../../../src/shared/domain/run.ts';
import { finishedPages, progress, runSnapshot } from '../../../../src/shared/domain/run-view.ts';

const ERROR = { code: 'unexpected' } as const;

const AT = '2026-03-01T09:00:00.000Z';
const page = fc.integer({ min: 1, max: 6 });
const epoch = fc.integer({ min: 0, max: 2 });
const anyEvent: fc.Arbitrary<RunEvent> = fc.oneof(
  fc.record({ type: fc.constant('start'), epoch, at: fc.constant(AT) }),
  fc.record({ type: fc.constant('report-total'), epoch, total: fc.integer({ min: -1, max: 19 }) }),
  fc.record({ type: fc.constant('begin-page'), epoch, pageNumber: page, at: fc.constant(AT) }),
  fc.record({ type: fc.constant('retry-page'), epoch, pageNumber: page }),
  fc.record({
    type: fc.constant('page-succeeded'),
    epoch,
    pageNumber: page,
    at: fc.constant(AT),
    ms: fc.nat(9000),
    pauseMs: fc.constantFrom(0, 1500),
  }),
  fc.record({
    type: fc.constant('page-failed'),
    epoch,
    pageNumber: page,
    at: fc.constant(AT),
    ms: fc.nat(9000),
    pauseMs: fc.constantFrom(0, 1500),
    error: fc.constant(ERROR),
    unreachable: fc.boolean(),
  }),
  fc.record({ type: fc.constant('abandon-page'), epoch, pageNumber: page }),
  fc.record({
    type: fc.constant('wait'),
    epoch,
    reason: fc.constantFrom('offline', 'needs-key', 'needs-sign-in'),
    at: fc.constant(AT),
  }),
  fc.record({ type: fc.constant('schedule-probe'), epoch, nextProbeAt: fc.constant(AT) }),
  fc.record({ type: fc.constant('end-wait'), epoch }),
  fc.record({ type: fc.constant('fail'), epoch, error: fc.constant(ERROR) }),
  fc.record({ type: fc.constant('pause') }),
  fc.record({ type: fc.constant('resume') }),
  fc.record({ type: fc.constant('cancel') }),
  fc.record({ type: fc.constant('skip'), at: fc.constant(AT) }),
  fc.record({ type: fc.constant('write-pages'), pages: fc.array(page), turn: fc.nat(9) }),
  fc.record({ type: fc.constant('change-engine'), engine: fc.constantFrom('planner', 'agency') }),
  fc.record({ type: fc.constant('take-over'), epoch }),
);

/**
 * Mostly what a runner would do next, so that histories get somewhere; else anything.
 * A number picks among the sensible events of the state it meets.
 */
const history = fc.array(fc.oneof({ weight: 3, arbitrary: fc.nat(99) }, { weight: 2, arbitrary: anyEvent }), {
  maxLength: 80,
});

function sensible(state: RunState, choice: number): RunEvent {
  const { epoch: own, current } = state;
  if (current !== null) {
    const ended = { epoch: own, pageNumber: current.pageNumber, at: AT, ms: 900, pauseMs: 1500 };
    return choice % 3 === 0
      ? { type: 'page-failed', ...ended, error: ERROR, unreachable: choice % 2 === 0 }
      : { type: 'page-succeeded', ...ended };
  }
  if (state.phase === 'queued') return { type: 'start', epoch: own, at: AT };
  if (state.phase === 'waiting') return { type: 'end-wait', epoch: own };
  if (state.phase === 'paused') return { type: 'resume' };
  return { type: 'begin-page', epoch: own, pageNumber: nextPage(state) ?? 0, at: AT };
}

const run = (): RunState =>
  createRun({
    runId: 'run',
    proposalId: 'proposal',
    title: '',
    language: 'th',
    engine: 'agency',
    turn: 1,
    createdAt: AT,
    pages: [1, 2, 3, 4, 5, 6],
  });

/** Names of the promises that a state breaks. */
function broken(state: RunState): string[] {
  const { phase, current, todo, results, wait, pause } = state;
  const shown = progress(state);
  const promises: Record<string, boolean> = {
    'todo is sorted, without repetition': todo.every((one, i) => i === 0 || one > (todo[i - 1] ?? one)),
    'one result a page': new Set(results.map(({ pageNumber }) => pageNumber)).size === results.length,
    'a failure has its error': results.every(({ success, error }) => success === (error === undefined)),
    'in flight only while running or not yet at rest':
      current === null || phase === 'running' || phase === 'paused',
    'in flight only what is to be written': current === null || todo.includes(current.pageNumber),
    'waiting says why': (wait !== null) === (phase === 'waiting'),
    'held pages will be asked again': wait?.held.every(({ pageNumber }) => todo.includes(pageNumber)) ?? true,
    'pauses only while running': pause === null || phase === 'running',
    'finished with nothing to do': phase !== 'finished' || todo.length === 0,
    'ended with nothing to do': isEnded(state) || todo.length > 0,
    'waits after three': state.unreachable.length < 3,
    'progress in percent': Number.isInteger(shown) && shown >= 0 && shown <= 100,
  };
  return Object.keys(promises).filter((name) => promises[name] !== true);
}

/** Names of the promises that a change breaks. */
function brokenBy(event: RunEvent, before: RunState, after: RunState): string[] {
  const standing = finishedPages(before).map(({ pageNumber }) => pageNumber);
  const written = before.results.filter(
    ({ pageNumber, success }) => success && !before.todo.includes(pageNumber),
  );
  const promises: Record<string, boolean> = {
    'one page in flight': event.type !== 'begin-page' || before.current === null,
    'no page with a standing result is asked':
      event.type !== 'begin-page' || !standing.includes(event.pageNumber),
    'a written page is forgotten by nothing but its second writing': written.every(({ pageNumber }) =>
      after.results.some((one) => one.pageNumber === pageNumber && one.success),
    ),
    'the epoch only rises': after.epoch >= before.epoch,
  };
  return Object.keys(promises).filter((name) => promises[name] !== true);
}

describe('any history of events', () => {
  it('keeps every promise', () => {
    fc.assert(
      fc.property(history, (events) => {
        let state = run();
        for (const given of events) {
          const event = typeof given === 'number' ? sensible(state, given) : given;
          const before = structuredClone(state);
          const step = reduceRun(state, event);
          expect(state).toEqual(before);
          expect(step.accepted || step.state === state).toBe(true);
          expect(broken(step.state)).toEqual([]);
          expect(step.accepted ? brokenBy(event, state, step.state) : []).toEqual([]);
          state = step.state;
        }
        expect(structuredClone(runSnapshot(state))).toEqual(runSnapshot(state));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('can settle: a willing service finishes every run that a person does not stop', () => {
    fc.assert(
      fc.property(history, (events) => {
        let state = run();
        for (const given of events) {
          state = reduceRun(state, typeof given === 'number' ? sensible(state, given) : given).state;
        }
        for (let step = 0; step < 100 && !isEnded(state); step++) {
          const event = sensible(state, 1);
          const outcome = reduceRun(state, event);
          expect([event.type, state.phase, outcome.accepted]).toEqual([event.type, state.phase, true]);
          state = outcome.state;
        }
        expect(isEnded(state)).toBe(true);
        expect(reduceRun(state, { type: 'write-pages', pages: [1], turn: 9 }).state.phase).toBe('queued');
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
