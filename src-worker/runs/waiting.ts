/** A run that waits: for the network, or for a service that could not be reached. It goes on by itself. */
import {
  PERSONAL_NEEDS,
  type RunEvent,
  type RunState,
  type WaitReason,
} from '../../src/shared/domain/run.ts';
import type { LedgerStep } from './ledger.ts';
import type { Time } from '../time.ts';

/** Whether there is a network, as far as the browser knows: a hint and no more. */
export interface Connectivity {
  online(): boolean;
  /** How often the browser said that the network is gone, since the worker began. */
  losses(): number;
  /** Resolves when the browser says that the network is back, or the signal aborts. */
  back(signal: AbortSignal): Promise<void>;
}

/** Between two probes, ms: doubles up to the last. */
const FIRST_PROBE_MS = 5000;
const LAST_PROBE_MS = 60_000;

/**
 * How often the service was asked again since it last answered. Known to this runner alone, and not stored with the
 * run.
 */
export interface Probes {
  done: number;
}

export interface WaitOptions {
  time: Time;
  random: () => number;
  connectivity: Connectivity;
  signedIn: (signal: AbortSignal) => Promise<void>;
  probes: Probes;
  epoch: number;
  tell: (event: RunEvent) => Promise<LedgerStep>;
  /** A command or another tab changed the run. */
  signal: AbortSignal;
}

/**
 * Waits until the next try is due: the page itself is the probe, so that a service answers no extra call. What is
 * waited for is listened to as well, where it can be heard. A run that waits for a key, or for credit, waits for the person alone.
 */
export async function waitFor(run: RunState, options: WaitOptions): Promise<void> {
  const { time, probes, epoch, tell, signal } = options;
  const { wait } = run;
  if (wait === null) return;
  const done = new AbortController();
  const ended = AbortSignal.any([signal, done.signal]);
  if (PERSONAL_NEEDS.some((need) => need === wait.reason)) {
    // A key is given in Settings, or where it is missed: another session than before. The rest is said by 'Try now'.
    await options.signedIn(ended);
    done.abort();
    if (!signal.aborted) await tell({ type: 'end-wait', epoch });
    return;
  }
  const ms =
    Math.min(LAST_PROBE_MS, FIRST_PROBE_MS * 2 ** Math.min(probes.done, 10)) * (0.8 + 0.4 * options.random());
  const nextProbeAt = new Date(time.now().getTime() + ms).toISOString();
  const told = await tell({ type: 'schedule-probe', epoch, nextProbeAt });
  if (!told.accepted) return;
  await Promise.race([time.sleep(ms, ended), ...heard(wait.reason, options, ended)]);
  done.abort();
  if (signal.aborted) return;
  probes.done += 1;
  await tell({ type: 'end-wait', epoch });
}

/** What says that the wait is over before the next probe is due. */
function heard(
  reason: WaitReason,
  { connectivity, signedIn }: WaitOptions,
  ended: AbortSignal,
): Promise<void>[] {
  if (reason === 'needs-sign-in') return [signedIn(ended)];
  return connectivity.online() ? [] : [connectivity.back(ended)];
}

/** The browser's own idea of the network. */
export function browserConnectivity(
  scope: Pick<WorkerGlobalScope, 'navigator' | 'addEventListener' | 'removeEventListener'>,
): Connectivity {
  let losses = 0;
  scope.addEventListener('offline', () => void losses++);
  return {
    online: () => scope.navigator.onLine,
    losses: () => losses,
    back: (signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          scope.removeEventListener('online', done);
          signal.removeEventListener('abort', done);
          resolve();
        };
        if (signal.aborted) return resolve();
        scope.addEventListener('online', done);
        signal.addEventListener('abort', done);
      }),
  };
}
