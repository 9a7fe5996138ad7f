import { describe, expect, it } from 'vitest';
import { createRun, type RunState } from '../../../../src/shared/domain/run.ts';
import {
  finishedPages,
  msLeft,
  pauseLeft,
  progress,
  runSnapshot,
  runToWork,
  totalPages,
} from '../../../../src/shared/domain/run-view.ts';

const AT = '2026-03-01T09:00:00.000Z';
const run = (change: Partial<RunState> = {}): RunState => ({
  ...createRun({
    runId: 'run-a',
    proposalId: 'proposal',
    title: 'Nok',
    language: 'en',
    engine: 'planner',
    turn: 1,
    createdAt: AT,
  }),
  ...change,
});
const results = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ pageNumber: i + 1, success: true, finishedAt: AT }));
const todoAfter = (count: number) => Array.from({ length: 19 - count }, (_, i) => count + i + 1);

describe('a run as it is shown', () => {
  it.each([
    ['nothing reported', {}, 20, 0],
    ['reported', { reportedTotal: 19 }, 19, 0],
    ['half', { reportedTotal: 19, todo: todoAfter(10), results: results(10) }, 19, 52],
    ['half, nothing reported', { todo: todoAfter(10), results: results(10) }, 20, 50],
    [
      'pages that may be asked again',
      { reportedTotal: 19, todo: todoAfter(10), results: results(10), unreachable: [9, 10] },
      19,
      42,
    ],
    ['finished', { phase: 'finished', todo: [], results: results(19) }, 20, 100],
    [
      'stopped in mid-rewriting',
      { phase: 'cancelled', reportedTotal: 19, todo: [3], results: results(19) },
      19,
      99,
    ],
    ['a page again', { phase: 'running', reportedTotal: 19, todo: [3], results: results(19) }, 19, 94],
  ] satisfies [string, Partial<RunState>, number, number][])('%s', (_name, change, total, percent) => {
    expect(totalPages(run(change))).toBe(total);
    expect(progress(run(change))).toBe(percent);
  });

  it('estimates the time left from the pages written', () => {
    const state = run({ phase: 'running', todo: [18, 19], durations: [1000, 3000] });
    expect(msLeft(run({ phase: 'running' }))).toBeUndefined();
    expect(msLeft(state)).toBe(4000);
    expect(msLeft(state, 1500)).toBe(5500);
    expect(msLeft({ ...state, phase: 'paused' })).toBeUndefined();
  });

  it.each([
    ['2026-03-01T09:00:00.500Z', 1000],
    ['2026-03-01T09:00:09.000Z', 0],
    ['2026-02-28T09:00:00.000Z', 1500],
    ['2026-03-02T09:00:00.000Z', 0],
  ])('at %s has %i ms of its pause left', (now, left) => {
    expect(pauseLeft(run({ pause: { since: AT, ms: 1500 } }), new Date(now))).toBe(left);
    expect(pauseLeft(run(), new Date(now))).toBe(0);
  });

  it('gives one run the turn: the one that has it, else the first of the queue', () => {
    const [a, b] = [run({ runId: 'a', turn: 2 }), run({ runId: 'b', turn: 1 })];
    expect(runToWork([a, b])).toBe(b);
    for (const busy of [
      run({ turn: 7, phase: 'running' }),
      run({ turn: 7, phase: 'waiting' }),
      run({ turn: 7, phase: 'paused', current: { pageNumber: 1, attempt: 1, startedAt: AT } }),
    ]) {
      expect(runToWork([a, busy, b])).toBe(busy);
    }
    expect(runToWork([run({ phase: 'paused' }), run({ phase: 'finished' }), a])).toBe(a);
    expect(runToWork([run({ phase: 'cancelled' })])).toBeUndefined();
  });

  it('shows a page being written again as not finished until the run has ended', () => {
    expect(finishedPages(run({ phase: 'running', todo: [1], results: results(2) }))).toHaveLength(1);
    expect(finishedPages(run({ phase: 'cancelled', todo: [1], results: results(2) }))).toHaveLength(2);
  });

  it('is a snapshot', () => {
    expect(
      runSnapshot(
        run({
          phase: 'waiting',
          startedAt: AT,
          wait: { reason: 'offline', since: AT, held: [], nextProbeAt: AT },
        }),
      ),
    ).toEqual({
      runId: 'run-a',
      proposalId: 'proposal',
      title: 'Nok',
      language: 'en',
      engine: 'planner',
      phase: 'waiting',
      waitReason: 'offline',
      waitingSince: '2026-03-01T09:00:00.000Z',
      nextProbeAt: AT,
      finishedPages: [],
      totalPages: 20,
      progress: 0,
      startedAt: AT,
    });
  });
});
