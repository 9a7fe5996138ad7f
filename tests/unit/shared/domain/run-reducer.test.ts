import { describe, expect, it } from 'vitest';
import { nextPage, reduceRun } from '../../../../src/shared/domain/run-reducer.ts';
import { createRun, type RunEvent, type RunState } from '../../../../src/shared/domain/run.ts';
import { finishedPages, pagesToRetry } from '../../../../src/shared/domain/run-view.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';

const AT = '2026-03-01T09:00:00.000Z';
const newRun = (pages?: readonly number[]): RunState =>
  createRun({
    runId: 'run',
    proposalId: 'proposal',
    title: 'Nok',
    language: 'en',
    engine: 'agency',
    turn: 1,
    createdAt: AT,
    ...(pages === undefined ? {} : { pages }),
  });

const accepted = (state: RunState, ...events: RunEvent[]): RunState =>
  events.reduce((before, event) => {
    const step = reduceRun(before, event);
    if (!step.accepted) throw new Error(`${event.type} refused: ${step.refusal}`);
    return step.state;
  }, state);
const refusal = (state: RunState, event: RunEvent) => {
  const step = reduceRun(state, event);
  expect(step.state).toBe(state);
  return step.accepted ? undefined : step.refusal;
};

const start: RunEvent = { type: 'start', epoch: 0, at: AT };
const begin = (pageNumber: number, epoch = 0): RunEvent => ({
  type: 'begin-page',
  epoch,
  pageNumber,
  at: AT,
});
const succeed = (pageNumber: number, epoch = 0): RunEvent => ({
  type: 'page-succeeded',
  epoch,
  pageNumber,
  at: AT,
  ms: 1000,
  pauseMs: 1500,
});
const late = (page: number): Reason => ({ code: 'page-timeout', page, ms: 1000 });
const failed = (pageNumber: number, unreachable = false): RunEvent => ({
  type: 'page-failed',
  epoch: 0,
  pageNumber,
  at: AT,
  ms: 1000,
  pauseMs: 1500,
  error: late(pageNumber),
  unreachable,
});
const written = (state: RunState, pages: readonly number[]): RunState =>
  pages.reduce((before, page) => accepted(before, begin(page), succeed(page)), state);
const ALL = Array.from({ length: 19 }, (_, i) => i + 1);

describe('a run', () => {
  it('asks for the nineteen pages in order, one at a time, and finishes', () => {
    let state = accepted(newRun(), start);
    for (const page of ALL) {
      expect(nextPage(state)).toBe(page);
      expect(refusal(state, begin(page + 1))).toBe('not-next');
      state = accepted(state, begin(page));
      expect(refusal(state, begin(page))).toBe('wrong-phase');
      state = accepted(state, succeed(page));
      expect(state.pause).toEqual(page === 19 ? null : { since: AT, ms: 1500 });
    }
    expect(state).toMatchObject({ phase: 'finished', todo: [], current: null, wait: null });
    expect(state.results.map(({ pageNumber }) => pageNumber)).toEqual(ALL);
  });

  it('records a failed page with its reason and goes on', () => {
    const state = accepted(newRun(), start, begin(1), failed(1), begin(2), succeed(2));
    expect(state.results).toEqual([
      { pageNumber: 1, success: false, error: late(1), finishedAt: AT },
      { pageNumber: 2, success: true, finishedAt: AT },
    ]);
    expect(nextPage(state)).toBe(3);
    expect(pagesToRetry(state)).toEqual(ALL.filter((page) => page !== 2));
  });

  it('counts the tries of a page', () => {
    const state = accepted(newRun(), start, begin(1), { type: 'retry-page', epoch: 0, pageNumber: 1 });
    expect(state.current).toEqual({ pageNumber: 1, attempt: 2, startedAt: AT });
    expect(refusal(state, { type: 'retry-page', epoch: 0, pageNumber: 2 })).toBe('not-current');
  });

  it('ends by an exception and keeps what is finished', () => {
    const state = accepted(newRun(), start, begin(1), succeed(1), begin(2), {
      type: 'fail',
      epoch: 0,
      error: { code: 'unexpected' },
    });
    expect(state).toMatchObject({ phase: 'failed', error: { code: 'unexpected' }, current: null });
    expect(finishedPages(state)).toHaveLength(1);
    expect(refusal(state, succeed(2))).toBe('not-current');
    expect(refusal(state, { type: 'fail', epoch: 0, error: { code: 'unexpected' } })).toBe('wrong-phase');
  });
});

describe('waiting', () => {
  it.each(['offline', 'service-unreachable', 'needs-key', 'needs-sign-in'] as const)(
    '%s: burns no page and goes on with the same one',
    (reason) => {
      const state = accepted(newRun(), start, begin(1), { type: 'wait', epoch: 0, reason, at: AT });
      expect(state).toMatchObject({ phase: 'waiting', current: null, results: [], wait: { reason } });
      expect(refusal(state, begin(1))).toBe('wrong-phase');
      const probed = accepted(state, { type: 'schedule-probe', epoch: 0, nextProbeAt: AT });
      expect(probed.wait?.nextProbeAt).toBe(AT);
      const after = accepted(probed, { type: 'end-wait', epoch: 0 });
      expect(after).toMatchObject({ phase: 'running', wait: null });
      expect(nextPage(after)).toBe(1);
    },
  );

  const unreachable = (pages: readonly number[], state: RunState): RunState =>
    pages.reduce((before, page) => accepted(before, begin(page), failed(page, true)), state);

  it('begins after three pages in a row that could not reach the service; they are asked again', () => {
    const two = unreachable([3, 4], written(accepted(newRun(), start), [1, 2]));
    expect(two.phase).toBe('running');
    expect(finishedPages(two)).toHaveLength(4);
    const three = unreachable([5], two);
    expect(three).toMatchObject({ phase: 'waiting', current: null, pause: null });
    expect(three.wait?.held.map(({ pageNumber }) => pageNumber)).toEqual([3, 4, 5]);
    expect(finishedPages(three).map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    const after = accepted(three, { type: 'end-wait', epoch: 0 });
    expect(nextPage(after)).toBe(3);
    const end = written(after, ALL.slice(2));
    expect(end.phase).toBe('finished');
    expect(end.results.every(({ success }) => success)).toBe(true);
    expect(end.results).toHaveLength(19);
  });

  it('waits again at once when the page that probes cannot reach the service either', () => {
    const held = unreachable([3, 4, 5], written(accepted(newRun(), start), [1, 2]));
    const again = unreachable([3], accepted(held, { type: 'end-wait', epoch: 0 }));
    expect(again).toMatchObject({ phase: 'waiting', wait: { reason: 'service-unreachable' } });
    expect(again.wait?.held.map(({ pageNumber }) => pageNumber)).toEqual([3, 4, 5]);
    const there = accepted(again, { type: 'end-wait', epoch: 0 }, begin(3), succeed(3));
    expect(there).toMatchObject({ phase: 'running', unreachable: [] });
    expect(nextPage(there)).toBe(4);
  });

  it('takes back the pages that failed while the device was offline already', () => {
    const before = accepted(unreachable([3, 4], written(accepted(newRun(), start), [1, 2])), begin(5));
    const state = accepted(before, { type: 'wait', epoch: 0, reason: 'offline', at: AT });
    expect(state).toMatchObject({ phase: 'waiting', current: null, wait: { reason: 'offline' } });
    expect(finishedPages(state).map(({ pageNumber }) => pageNumber)).toEqual([1, 2]);
    expect(nextPage(accepted(state, { type: 'end-wait', epoch: 0 }))).toBe(3);
    const skipped = accepted(state, { type: 'skip', at: AT });
    expect(skipped.results.filter(({ success }) => !success).map(({ pageNumber }) => pageNumber)).toEqual([
      3, 4, 5,
    ]);
  });

  it.each([
    ['a success', succeed(2)],
    ['another failure', failed(2)],
  ])('does not begin when %s comes between', (_name, between) => {
    const state = unreachable(
      [3, 4],
      accepted(newRun(), start, begin(1), failed(1, true), begin(2), between),
    );
    expect(state).toMatchObject({ phase: 'running', unreachable: [3, 4] });
  });

  it('leaves two unreachable pages failed at the end', () => {
    const state = unreachable([18, 19], accepted(newRun([18, 19]), start));
    expect(state).toMatchObject({ phase: 'finished', unreachable: [] });
    expect(state.results.map(({ error }) => error)).toEqual([late(18), late(19)]);
  });

  it('Skip records the held pages with their errors', () => {
    const state = accepted(unreachable([1, 2, 3], accepted(newRun(), start)), { type: 'skip', at: AT });
    expect(state).toMatchObject({ phase: 'running', wait: null });
    expect(state.results.map(({ error }) => error)).toEqual([late(1), late(2), late(3)]);
    expect(nextPage(state)).toBe(4);
  });

  it('Skip records the next page where none is held, and may finish the run', () => {
    const state = accepted(
      newRun([7]),
      start,
      { type: 'wait', epoch: 0, reason: 'needs-key', at: AT },
      { type: 'skip', at: AT },
    );
    expect(state.phase).toBe('finished');
    expect(state.results[0]).toMatchObject({
      success: false,
      error: { code: 'page-failed', page: 7, reason: { code: 'skipped' } },
    });
  });

  it('ends at once with another engine', () => {
    const waiting = accepted(newRun(), start, { type: 'wait', epoch: 0, reason: 'offline', at: AT });
    const state = accepted(waiting, { type: 'change-engine', engine: 'planner' });
    expect(state).toMatchObject({ phase: 'running', wait: null, engine: 'planner' });
    expect(refusal(state, { type: 'change-engine', engine: 'planner' })).toBe('no-effect');
  });
});

describe('what a person asks', () => {
  it('Try now ends a wait before its probe is due, and keeps what it holds', () => {
    const waiting = accepted(newRun(), start, { type: 'wait', epoch: 0, reason: 'offline', at: AT });
    const probing = accepted(waiting, { type: 'schedule-probe', epoch: 0, nextProbeAt: AT });
    const asked = accepted(probing, { type: 'resume' });
    expect(asked).toMatchObject({ phase: 'running', wait: null, todo: waiting.todo });
    expect(nextPage(asked)).toBe(1);
    expect(refusal(asked, { type: 'resume' })).toBe('no-effect');
  });

  it('Pause lets the page in flight finish and keeps it; Resume queues again', () => {
    const paused = accepted(newRun(), start, begin(1), { type: 'pause' });
    expect(paused.current?.pageNumber).toBe(1);
    const rested = accepted(paused, succeed(1));
    expect(rested).toMatchObject({ phase: 'paused', current: null, pause: null });
    expect(refusal(rested, begin(2))).toBe('wrong-phase');
    expect(accepted(rested, { type: 'resume' }).phase).toBe('queued');
    expect(accepted(paused, { type: 'resume' }).phase).toBe('running');
  });

  it('Cancel keeps finished pages and ignores the late reply', () => {
    const state = accepted(newRun(), start, begin(1), succeed(1), begin(2), { type: 'cancel' });
    expect(state).toMatchObject({ phase: 'cancelled', current: null });
    expect(refusal(state, succeed(2))).toBe('not-current');
    expect(refusal(state, { type: 'cancel' })).toBe('wrong-phase');
    expect(finishedPages(state)).toHaveLength(1);
  });

  it('writes chosen pages again, after the end and in the middle', () => {
    const state = accepted(newRun([1, 2]), start, begin(1), failed(1), begin(2), succeed(2));
    const again = accepted(state, { type: 'write-pages', pages: [1], turn: 9 });
    expect(again).toMatchObject({ phase: 'queued', turn: 9, todo: [1] });
    expect(finishedPages(again).map(({ pageNumber }) => pageNumber)).toEqual([2]);
    const end = accepted(again, start, begin(1), succeed(1));
    expect(end.results.map(({ pageNumber, success }) => [pageNumber, success])).toEqual([
      [2, true],
      [1, true],
    ]);
    const middle = accepted(newRun(), start, begin(1), failed(1), begin(2));
    const added = accepted(middle, { type: 'write-pages', pages: [1, 2], turn: 9 });
    expect(added).toMatchObject({ phase: 'running', turn: 1, current: { pageNumber: 2 } });
    expect(nextPage(accepted(added, succeed(2)))).toBe(1);
    expect(refusal(added, { type: 'write-pages', pages: [1.5, -1, 5], turn: 9 })).toBe('no-effect');
  });
});

describe('a takeover', () => {
  it('asks the interrupted page again and refuses the old runner', () => {
    const state = accepted(newRun(), start, begin(1), { type: 'take-over', epoch: 1 });
    expect(state).toMatchObject({ epoch: 1, current: null, phase: 'running' });
    expect(refusal(state, succeed(1))).toBe('stale-epoch');
    expect(refusal(state, { type: 'take-over', epoch: 1 })).toBe('stale-epoch');
    expect(accepted(state, begin(1, 1), succeed(1, 1)).results).toHaveLength(1);
  });
});

describe('an event in the wrong phase', () => {
  const queued = newRun();
  const running = accepted(queued, start);
  it.each<[string, RunState, RunEvent, string]>([
    ['starts twice', running, start, 'wrong-phase'],
    ['begins before its turn', queued, begin(1), 'wrong-phase'],
    ['answers a page not asked', running, succeed(1), 'not-current'],
    ['gives up a page not asked', running, { type: 'abandon-page', epoch: 0, pageNumber: 1 }, 'not-current'],
    ['ends a wait that is not', running, { type: 'end-wait', epoch: 0 }, 'wrong-phase'],
    [
      'schedules a probe of nothing',
      running,
      { type: 'schedule-probe', epoch: 0, nextProbeAt: AT },
      'wrong-phase',
    ],
    ['skips while nothing waits', running, { type: 'skip', at: AT }, 'wrong-phase'],
    ['resumes what runs', running, { type: 'resume' }, 'no-effect'],
    ['reports no pages', running, { type: 'report-total', epoch: 0, total: 0 }, 'no-effect'],
    ['comes from a future runner', running, begin(1, 5), 'stale-epoch'],
  ])('%s: is refused', (_name, state, event, expected) => {
    expect(refusal(state, event)).toBe(expected);
  });

  it('has nothing to do from the start without pages', () => {
    expect(newRun([]).phase).toBe('finished');
    expect(refusal(newRun([]), start)).toBe('wrong-phase');
  });
});
