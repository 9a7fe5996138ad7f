/**
 * Waiting for a turn whose holder may never give it back: a frozen tab keeps its lock. Whoever waits asks whether
 * somebody is there, and may take the turn from one that does not answer; should it wake up, the epoch refuses it.
 */
import type { Time } from '../time.ts';
import { HERE, THERE, type Channel } from './channel.ts';

/** As patient as a page is with its own worker: one that builds a file may be busy for a while. */
const BETWEEN_QUESTIONS_MS = 3000;
const QUESTIONS = 5;

/**
 * Asks over the channel, and closes it. Resolves with true when the holder left every question unanswered; with
 * false when the signal aborted. Questions are counted and not time: a device that slept has asked none.
 */
export async function holderIsSilent(
  channel: Channel,
  signal: AbortSignal,
  time: Pick<Time, 'sleep'>,
): Promise<boolean> {
  let unanswered = 0;
  channel.addEventListener('message', ({ data }) => {
    if (data === HERE) unanswered = 0;
  });
  try {
    while (!signal.aborted) {
      if (unanswered === QUESTIONS) return true;
      unanswered += 1;
      // A BroadcastChannel's message has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(THERE);
      await time.sleep(BETWEEN_QUESTIONS_MS, signal);
    }
    return false;
  } finally {
    channel.close();
  }
}
