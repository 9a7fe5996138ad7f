import { expect, test } from 'vitest';
import { generation } from '../../../../src/copy/generation.ts';
import {
  ago,
  canUsePlanner,
  duration,
  nextPage,
  runAhead,
  safePages,
  statusLine,
  untilProbe,
} from '../../../../src/screens/generation/status.ts';
import type { RunSnapshot } from '../../../../src/shared/domain/run-view.ts';

const words = generation.en;
const page = (pageNumber: number, success = true) => ({
  pageNumber,
  success,
  finishedAt: '2026-11-21T09:00:00Z',
});
const run = (more: Partial<RunSnapshot>): RunSnapshot => ({
  runId: 'r',
  proposalId: 'p',
  title: 't',
  language: 'en',
  engine: 'planner',
  phase: 'running',
  finishedPages: [],
  totalPages: 19,
  progress: 0,
  startedAt: '2026-11-21T09:00:00Z',
  ...more,
});

test.each<[Partial<RunSnapshot>, string]>([
  [{ currentPage: 1, totalPages: 20 }, 'Starting sequential AI analysis of your business data...'],
  [{ finishedPages: [page(1)], currentPage: 2, progress: 5 }, 'Processing page 2 of 19'],
  [
    { phase: 'waiting', waitReason: 'offline', finishedPages: [page(1), page(2)], progress: 10 },
    'Processing page 3 of 19',
  ],
  [{ phase: 'waiting', waitReason: 'offline' }, 'Processing page 1 of 19'],
  [{ phase: 'finished', progress: 100 }, 'Finalizing your comprehensive marketing proposal...'],
  [{ progress: 100 }, 'Finalizing your comprehensive marketing proposal...'],
  [{ phase: 'queued' }, 'Waiting for its turn'],
  [{ phase: 'paused', finishedPages: [page(1)], progress: 5 }, 'Paused before page 2 of 19'],
])('%j', (more, expected) => {
  expect(statusLine(run(more), words)).toBe(expected);
});

test('the next page is the one being written, else the first without a result', () => {
  expect(nextPage(run({ currentPage: 14, finishedPages: [page(1)] }))).toBe(14);
  expect(nextPage(run({ finishedPages: [page(1), page(3), page(2, false)] }))).toBe(4);
  expect(nextPage(run({ finishedPages: Array.from({ length: 19 }, (_, index) => page(index + 1)) }))).toBe(
    19,
  );
});

test('only pages written without a gap are called safe by number', () => {
  expect(safePages(run({ finishedPages: [page(1), page(2), page(4)] }))).toBe(2);
  expect(safePages(run({ finishedPages: [page(1, false)] }))).toBe(0);
  expect(words.safe(0)).toBe('Your answers are safe.');
  expect(words.safe(7)).toBe('Pages 1 to 7 are safe.');
});

test('times are said in whole units', () => {
  const now = Date.parse('2026-11-21T09:03:20Z');
  expect(ago('2026-11-21T09:03:00Z', now, words)).toBeUndefined();
  expect(ago('2026-11-21T09:00:00Z', now, words)).toBe('3 minutes');
  expect(ago('2026-11-21T07:00:00Z', now, words)).toBe('2 hours');
  expect(ago('never', now, words)).toBeUndefined();
  expect(duration(130_000, words)).toBe('2 min 10 s');
  expect(duration(-5, words)).toBe('0 s');
});

test.each([
  [240_000, 'About 4 minutes left'],
  [65_000, 'About 1 minute left'],
  [25_000, 'About 30 seconds left'],
  [3000, 'A few seconds left'],
])('%d ms are %s', (ms, expected) => {
  expect(words.left(ms)).toBe(expected);
});

const NOW = Date.parse('2026-11-21T09:00:00Z');
test.each<[Partial<RunSnapshot>, string | undefined]>([
  [{ phase: 'waiting', nextProbeAt: '2026-11-21T09:00:12Z' }, 'Asks again in 12 s.'],
  [{ phase: 'waiting', nextProbeAt: '2026-11-21T09:00:11.2Z' }, 'Asks again in 12 s.'],
  [{ phase: 'waiting', nextProbeAt: '2026-11-21T09:01:05Z' }, 'Asks again in 1 min 5 s.'],
  [{ phase: 'waiting', nextProbeAt: '2026-11-21T08:59:59Z' }, 'Asks again now.'],
  // The clock was set back by a day since.
  [{ phase: 'waiting', nextProbeAt: '2026-11-22T09:00:12Z' }, undefined],
  [{ phase: 'waiting' }, undefined],
  [{ phase: 'running', nextProbeAt: '2026-11-21T09:00:12Z' }, undefined],
])('the countdown to the next try: %o', (more, expected) => {
  expect(untilProbe(run(more), NOW, words)).toBe(expected);
});

test.each<[Partial<RunSnapshot>, boolean]>([
  [{ engine: 'agency', phase: 'waiting' }, true],
  [{ engine: 'agency', phase: 'paused' }, true],
  [{ engine: 'agency', phase: 'paused', currentPage: 3 }, false],
  [{ engine: 'agency', phase: 'running' }, false],
  [{ engine: 'planner', phase: 'waiting' }, false],
])('the planner is offered where it can take over: %o', (more, expected) => {
  expect(canUsePlanner(run(more))).toBe(expected);
});

test('a run in the queue names the one that has the turn', () => {
  const queued = run({ runId: 'b', phase: 'queued' });
  const ahead = run({ runId: 'a', phase: 'waiting' });
  const resting = run({ runId: 'c', phase: 'paused' });
  expect(runAhead(queued, [resting, queued, ahead])).toBe(ahead);
  expect(runAhead(queued, [resting, queued])).toBeUndefined();
  expect(runAhead(ahead, [run({ runId: 'd' })])).toBeUndefined();
});
