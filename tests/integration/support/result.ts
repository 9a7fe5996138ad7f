import type { Result } from '../../../src/shared/domain/failure.ts';
import type { WorkerEvent } from '../../../src/shared/contract/events.ts';
import { said } from './words.ts';

/** The value of a result that must be one. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.failure.kind}: ${said(result.failure.reason)}`);
  return result.value;
}

/** An event that shows the run in a phase. */
export const ended =
  (runId: string, phase = 'finished') =>
  (event: WorkerEvent): boolean =>
    event.type === 'runDidChange' && event.run.runId === runId && event.run.phase === phase;

/** An event that shows the run writing a page. */
export const writing =
  (pageNumber: number) =>
  (event: WorkerEvent): boolean =>
    event.type === 'runDidChange' && event.run.currentPage === pageNumber;

/** A promise that a test keeps waiting. */
export function gateOf(): { promise: Promise<void>; resolve: () => void } {
  const opened = new AbortController();
  const promise = new Promise<void>((resolve) =>
    opened.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  return { promise, resolve: () => opened.abort() };
}
