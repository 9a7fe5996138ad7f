/** The bench's own measure: it sees a task that is long itself, and not one that only waited; it never takes silence for speed. */
import { expect, test } from 'vitest';
import { blockedOnProcessor } from '../../bench/processor-time.ts';

/** A trace in microseconds: the document, then tasks by the clock and by the processor. */
function traced(...tasks: { dur: number; tdur?: number; ts?: number; tid?: number }[]) {
  const at = { pid: 1, tid: 1 };
  const events = [
    { ...at, name: 'domLoading', ts: 100 },
    ...tasks.map((task) => ({ ...at, name: 'RunTask', ts: 200, ...task })),
  ];
  return { traceEvents: events };
}

test('four times a task’s processor time beyond 50 ms blocks, whatever it waited', () => {
  expect(blockedOnProcessor(traced({ dur: 90_000, tdur: 30_000 }, { dur: 80_000, tdur: 10_000 }))).toBe(70);
});

test('what runs before the document, or on another thread, is not the page’s', () => {
  const own = { dur: 1, tdur: 1 };
  expect(blockedOnProcessor(traced(own, { dur: 90_000, tdur: 90_000, ts: 50 }))).toBe(0);
  expect(blockedOnProcessor(traced(own, { dur: 90_000, tdur: 90_000, tid: 2 }))).toBe(0);
});

test('a trace without the processor’s time is no quick page', () => {
  expect(() => blockedOnProcessor(traced({ dur: 90_000 }))).toThrow('no processor time');
});
