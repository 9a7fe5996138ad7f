/**
 * A worker that closed itself or was killed says nothing, but the browser frees its locks at once. Each worker holds a
 * lock under a name of its own, and the page waits for it: who gets it knows that the worker is gone.
 */

/** The part of a LockManager that is used. */
export interface Locks {
  query(): Promise<{ held?: { name?: string }[] }>;
  request(name: string, options: { signal: AbortSignal }, work: () => void): Promise<void>;
}

const LOOKS = 40;
const BETWEEN_LOOKS_MS = 250;

/** What the worker is told to hold. */
export const holdMessage = (name: string) => ({ hold: name });

/** Tells the worker what the page heard: the network is back. */
export const ONLINE = { online: true };

/**
 * Resolves with true when the holder of the lock has gone; with false when there is nothing to watch: no Web Locks, or
 * a worker that does not take its lock. The heartbeat remains in any case.
 */
export async function lockWasFreed(
  locks: Locks | undefined,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (locks === undefined) return false;
  try {
    for (let look = 0; !(await isHeld(locks, name)); look += 1) {
      if (look === LOOKS || signal.aborted) return false;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    await locks.request(name, { signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}

const isHeld = async (locks: Locks, name: string): Promise<boolean> =>
  (await locks.query()).held?.some((lock) => lock.name === name) === true;
