import { expect, test } from 'vitest';
import { poll } from '../../../../src-worker/services/status/poll.ts';
import type { StatusAnswer } from '../../../../src-worker/services/status/answer.ts';
import { FakeTime, turn } from '../../runs/fake-time.ts';
import type { Reason } from '../../../../src/shared/domain/failure.ts';

const processing = (progress: number): StatusAnswer => ({ kind: 'processing', progress, message: 'm' });
const problem = (reason: Reason, stops = false, retryAfterMs?: number): StatusAnswer => ({
  kind: 'problem',
  reason,
  stops,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

const DOWN: Reason = { code: 'status-server-error', said: 'Down' };
const NOT_FOUND: Reason = { code: 'status-not-found' };

function setUp(answers: readonly StatusAnswer[], attempts = 100) {
  const time = new FakeTime();
  const stop = new AbortController();
  const asked: number[] = [];
  const told: StatusAnswer[] = [];
  const outcome = poll({
    ask: () => {
      asked.push(time.monotonic());
      const answer = answers[asked.length - 1] ?? answers.at(-1);
      return answer === undefined ? Promise.reject(new Error('no answer')) : Promise.resolve(answer);
    },
    intervalMs: 60_000,
    attempts,
    time,
    signal: stop.signal,
    tell: (answer) => told.push(answer),
  });
  return { time, stop, asked, told, outcome };
}

test('asks at once, then once an interval, until it is completed', async () => {
  const done: StatusAnswer = { kind: 'completed', url: 'https://a.example/p.pptx' };
  const { time, asked, told, outcome } = setUp([processing(10), problem(DOWN), done]);
  expect(await time.through(outcome)).toEqual(done);
  expect(asked).toEqual([0, 60_000, 120_000]);
  expect(told).toEqual([processing(10), problem(DOWN)]);
});

test('stops at a problem that stays', async () => {
  const { outcome, asked } = setUp([problem(NOT_FOUND, true)]);
  expect(await outcome).toEqual({ kind: 'error', reason: NOT_FOUND });
  expect(asked).toHaveLength(1);
});

test.each([1, 3])('gives up after %i attempts, without a pause after the last', async (attempts) => {
  const { time, outcome, asked } = setUp([processing(1)], attempts);
  expect(await time.through(outcome)).toEqual({
    kind: 'error',
    reason: { code: 'status-attempts', attempts },
  });
  expect(asked).toHaveLength(attempts);
  expect(time.monotonic()).toBe(60_000 * (attempts - 1));
});

test('a device without a network spends no attempt', async () => {
  const offline: StatusAnswer = { kind: 'problem', reason: DOWN, stops: false, offline: true };
  const { time, outcome, asked } = setUp([offline, offline, offline, processing(1)], 2);
  expect(await time.through(outcome)).toMatchObject({ kind: 'error' });
  expect(asked).toHaveLength(5);
});

test('waits as long as the service asks for, and never less than the interval', async () => {
  const wishes = [90_000, 5000].map((ms) => problem(DOWN, false, ms));
  const { time, asked, outcome } = setUp([...wishes, processing(2)], 3);
  await time.through(outcome);
  expect(asked).toEqual([0, 90_000, 150_000]);
});

test('a stop ends it, in a pause and in a question, and nothing is told after it', async () => {
  const paused = setUp([processing(1)]);
  await turn();
  paused.stop.abort();
  expect(await paused.outcome).toEqual({ kind: 'stopped' });
  const asking = setUp([processing(1)]);
  asking.stop.abort();
  expect(await asking.outcome).toEqual({ kind: 'stopped' });
  expect(asking.told).toEqual([]);
});

test('what goes wrong on this side is a problem like any other', async () => {
  const { outcome, told } = setUp([], 1);
  expect(await outcome).toEqual({ kind: 'error', reason: { code: 'status-attempts', attempts: 1 } });
  expect(told).toEqual([problem({ code: 'status-unknown' })]);
});
