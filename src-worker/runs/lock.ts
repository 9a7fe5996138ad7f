/**
 * One runner on a device: a Web Lock, which the browser frees when its holder dies. It is no fence (a frozen tab keeps
 * it and may wake up after it was taken away), so each run's epoch is compared in every write as well.
 */
import { RUNNER_LOCK } from '../../src/shared/contract/runner-lock.ts';
import { realTime, type Time } from '../time.ts';
import { HERE, THERE, type Channel } from './channel.ts';

export interface TurnLock {
  /**
   * Runs the work while no other tab's runner works; waits for that as long as it takes, or until `signal` aborts.
   * `lost` aborts when the lock was taken away.
   */
  hold(work: (lost: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void>;
}

/** The part of a LockManager that is used. */
export interface Locks {
  request(
    name: string,
    options: { signal: AbortSignal } | { steal: true },
    work: () => Promise<void>,
  ): Promise<void>;
}

export interface LockOptions {
  name?: string;
  time?: Pick<Time, 'sleep'>;
  openChannel?: (name: string) => Channel;
}

/** Before the one who waits begins to ask whether the holder is there, ms. */
const BEFORE_ASKING_MS = 1000;

/** The browser's lock; without Web Locks the epoch alone keeps runners apart. */
export function webLock(
  locks: Locks | undefined,
  { name = RUNNER_LOCK, time = realTime, openChannel = (of) => new BroadcastChannel(of) }: LockOptions = {},
): TurnLock {
  return {
    async hold(work, signal) {
      const lost = new AbortController();
      if (locks === undefined) return work(lost.signal);
      const [granted, silent] = [new AbortController(), new AbortController()];
      let working: Promise<void> | undefined;
      const request = (options: { signal: AbortSignal } | { steal: true }): Promise<void> =>
        locks.request(name, options, () => {
          granted.abort();
          working = answering(openChannel(name), work(lost.signal));
          return working;
        });
      // Loaded only where a lock has to be waited for, which is seldom.
      const silence = async (): Promise<void> => {
        const ended = AbortSignal.any([signal, granted.signal]);
        await time.sleep(BEFORE_ASKING_MS, ended);
        if (ended.aborted) return;
        const { holderIsSilent } = await import('./stand-by.ts');
        if (await holderIsSilent(openChannel(name), ended, time)) silent.abort();
      };
      void silence().catch(() => undefined);
      try {
        await request({ signal: AbortSignal.any([signal, silent.signal]) }).catch((error: unknown) => {
          if (working !== undefined || signal.aborted || !silent.signal.aborted) throw error;
          return request({ steal: true });
        });
      } catch (error) {
        // The lock was taken away while the work went on: the work is told to end, and its end is waited for.
        lost.abort();
        if (working === undefined && !signal.aborted) throw error;
        await working;
      } finally {
        granted.abort();
      }
    },
  };
}

/** Answers those who wait, while the work goes on. */
async function answering(channel: Channel, work: Promise<void>): Promise<void> {
  channel.addEventListener('message', ({ data }) => {
    // A BroadcastChannel's message has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (data === THERE) channel.postMessage(HERE);
  });
  try {
    await work;
  } finally {
    channel.close();
  }
}
