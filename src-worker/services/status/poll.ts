/**
 * Asks until there is an outcome (specification, section 4, 'Polling state', and section 9): at once, then once an
 * interval, at most so many times; without a network as long as it takes (readings, 'Limits'). Knows neither the network nor a proposal.
 */
import type { Reason } from '../../../src/shared/domain/failure.ts';
import type { Time } from '../../time.ts';
import type { StatusAnswer } from './answer.ts';

export interface PollOptions {
  ask: () => Promise<StatusAnswer>;
  /** Between the end of a question and the next, ms. */
  intervalMs: number;
  attempts: number;
  time: Time;
  /** Ends it without an outcome. */
  signal: AbortSignal;
  /** Told of what is not the end: progress, and problems after which it goes on. */
  tell: (answer: Exclude<StatusAnswer, { kind: 'completed' }>) => void;
}

export type PollOutcome =
  | Extract<StatusAnswer, { kind: 'completed' }>
  | { kind: 'error'; reason: Reason }
  | { kind: 'stopped' };

/** Never rejects: what `ask` throws is a problem like any other. */
export async function poll(options: PollOptions): Promise<PollOutcome> {
  const { intervalMs, attempts, time, signal, tell } = options;
  for (let done = 0; done < attempts;) {
    const answer = await options.ask().catch((error: unknown): StatusAnswer => {
      console.error(error);
      return { kind: 'problem', reason: { code: 'status-unknown' }, stops: false };
    });
    if (signal.aborted) return { kind: 'stopped' };
    if (answer.kind === 'completed') return answer;
    if (answer.kind === 'problem' && answer.stops) return { kind: 'error', reason: answer.reason };
    tell(answer);
    if (answer.kind !== 'problem' || answer.offline !== true) done += 1;
    if (done === attempts) break;
    const wished = answer.kind === 'problem' ? (answer.retryAfterMs ?? 0) : 0;
    await time.sleep(Math.max(intervalMs, wished), signal);
    if (signal.aborted) return { kind: 'stopped' };
  }
  return { kind: 'error', reason: { code: 'status-attempts', attempts } };
}
