import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline, realTime } from '../../src-worker/time.ts';

const START = Date.parse('2026-01-31T08:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether the promise has settled by now. */
async function over(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([promise, Promise.resolve().then(() => open)])) !== open;
}

/** The device sleeps: no timer fires, the wall clock goes on, and `performance.now()` where the platform lets it. */
function suspend(ms: number, { monotonic }: { monotonic: boolean }): void {
  vi.setSystemTime(Date.now() + ms);
  if (!monotonic) return;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

test('a sleep ends after its time, and not before', async () => {
  const sleeping = realTime.sleep(2500);
  await vi.advanceTimersByTimeAsync(2499);
  expect(await over(sleeping)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await over(sleeping)).toBe(true);
});

test('a sleep ends at once when its signal aborts', async () => {
  const stop = new AbortController();
  const sleeping = realTime.sleep(60_000, stop.signal);
  await vi.advanceTimersByTimeAsync(1500);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(await over(sleeping)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([true, false])(
  'a device that slept catches up within a second (monotonic goes on: %s)',
  async (monotonic) => {
    const sleeping = realTime.sleep(300_000);
    await vi.advanceTimersByTimeAsync(1500);
    suspend(300_000, { monotonic });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await over(sleeping)).toBe(true);
  },
);

test('a clock that is set back by a day makes no sleep longer', async () => {
  const sleeping = realTime.sleep(60_000);
  await vi.advanceTimersByTimeAsync(30_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(await over(sleeping)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await over(sleeping)).toBe(true);
});

test.each([true, false])(
  'what was slept through is no part of a deadline (monotonic goes on: %s)',
  async (monotonic) => {
    const limit = deadline(realTime, 60_000);
    await vi.advanceTimersByTimeAsync(20_000);
    suspend(300_000, { monotonic });
    // Judged before any timer has had its turn.
    expect([limit.passed(), limit.signal.aborted]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(38_000);
    expect(limit.passed()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect([limit.passed(), limit.left(), limit.signal.aborted]).toEqual([true, 0, true]);
  },
);

test.each([-86_400_000, 86_400_000])('a clock that is set by %i ms moves no deadline', async (ms) => {
  const limit = deadline(realTime, 60_000);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(49_000);
  expect(limit.passed()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect([limit.passed(), limit.signal.aborted]).toEqual([true, true]);
});
