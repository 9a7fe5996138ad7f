/**
 * When a newer version may take the place of this one. Its start ends every tab's old code, so it waits for the run that
 * has the turn, in whichever tab, and it never reloads a tab whose person did not ask for it.
 */
import { RUNNER_LOCK } from '../shared/contract/runner-lock.ts';

/** The part of a LockManager that is used. */
export interface LockList {
  query(): Promise<{ held?: { name?: string }[] }>;
}

/**
 * True while a page is being written in any tab. A run that waits, perhaps for days, has its turn and nothing in
 * flight: it goes on in the new version.
 */
export async function isRunAlive(
  locks: LockList | undefined,
  isWriting: () => Promise<boolean>,
): Promise<boolean> {
  const { held = [] } = locks === undefined ? {} : await locks.query();
  if (locks !== undefined && !held.some(({ name }) => name === RUNNER_LOCK)) return false;
  return isWriting();
}

export interface ChangeoverOptions {
  isRunAlive: () => Promise<boolean>;
  /** Offers the new version; `accept` is the person's answer, perhaps hours later. */
  offer: (accept: () => void) => void;
  /** Says that it has to wait after all: a run began between the offer and the answer. */
  sayWaits: () => void;
  /** Offers to load this tab again: another tab has changed over. */
  offerReload: () => void;
  activate: () => void;
  reload: () => void;
  /** Between two looks for a run, ms. */
  lookEveryMs?: number;
}

/** What the two notices of a service worker call. */
export interface Changeover {
  /** A newer version is stored and waits. */
  newVersionWaits(): void;
  /** The newer version has taken over, because this tab or another one said so. */
  tookOver(): void;
}

export function createChangeover(options: ChangeoverOptions): Changeover {
  const { lookEveryMs = 3000 } = options;
  let accepted = false;
  let offering = false;

  const accept = async (): Promise<void> => {
    if (await options.isRunAlive()) {
      options.sayWaits();
      await offerWhenIdle();
      return;
    }
    accepted = true;
    options.activate();
  };

  /** One offer at a time; it is made when nothing is being written. */
  const offerWhenIdle = async (): Promise<void> => {
    if (offering) return;
    offering = true;
    while (await options.isRunAlive()) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    offering = false;
    options.offer(() => settle(accept()));
  };

  return {
    newVersionWaits: () => settle(offerWhenIdle()),
    tookOver: () => (accepted ? options.reload() : options.offerReload()),
  };
}

const settle = (work: Promise<void>): void => {
  work.catch((error: unknown) => console.warn('The new version could not be offered.', error));
};
