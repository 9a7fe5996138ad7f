/**
 * How long a page keeps its main thread busy itself. Lighthouse takes a task's length from the clock, which also runs
 * while the task waits for a processor: on two shared cores, beside the browser's other processes, up to three quarters
 * of it. The trace holds both, and the processor's time says what the page costs on a machine that has one to spare.
 */
import type { Result } from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';

/** A task blocks input for what it takes beyond this. Lighthouse, 'Total Blocking Time'. */
const UNNOTICED_MS = 50;
/** Lighthouse's simulated phone is so many times slower than the machine it runs on. */
const SLOWDOWN = 4;
/** The curve of the metric on a phone. Lighthouse, core/audits/metrics/total-blocking-time.js */
const CURVE = { p10: 200, median: 600 } as const;
const BLOCKED = 'total-blocking-time';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began, and how long it had a processor, microseconds; the latter is not in Lighthouse's own type. */
  ts: number;
  tdur?: number;
}
interface Trace {
  traceEvents: readonly TraceEvent[];
}

const isOf =
  (thread: TraceEvent) =>
  ({ pid, tid }: TraceEvent): boolean =>
    pid === thread.pid && tid === thread.tid;
const processorTime = ({ tdur = 0 }: TraceEvent): number => tdur;

/** Milliseconds for which the page's own tasks, from its document on, block a phone's main thread. */
export function blockedOnProcessor({ traceEvents }: Trace): number {
  const document = traceEvents.findLast(({ name }) => name === 'domLoading');
  if (document === undefined) throw new Error('The trace holds no document.');
  const tasks = traceEvents
    .filter(isOf(document))
    .filter(({ name, ts }) => name === 'RunTask' && ts >= document.ts);
  // A trace without the processor's time would make every page quick.
  if (!tasks.some((task) => processorTime(task) > 0)) throw new Error('The trace tells no processor time.');
  return tasks
    .map((task) => Math.max(0, (processorTime(task) * SLOWDOWN) / 1000 - UNNOTICED_MS))
    .reduce((sum, each) => sum + each, 0);
}

/** Lighthouse's score for performance, 0–1, with that in place of the blocked time by the clock. */
export function performanceOnProcessor({ categories, audits }: Result, blockedMs: number): number {
  const parts = (categories['performance']?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const scored = parts.map(({ id, weight }) => ({
    weight,
    score: id === BLOCKED ? getLogNormalScore(CURVE, blockedMs) : (audits[id]?.score ?? 0),
  }));
  const whole = scored.reduce((sum, { weight }) => sum + weight, 0);
  return scored.reduce((sum, { weight, score }) => sum + weight * score, 0) / whole;
}
