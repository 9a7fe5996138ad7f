/** A clock that moves when everything sleeps: deterministic, and as fast as the machine. */
import type { Time } from '../../../src-worker/time.ts';

interface Sleeper {
  at: number;
  wake: () => void;
}

export class FakeTime implements Time {
  #now = 0;
  readonly #start: number;
  readonly #sleepers = new Set<Sleeper>();

  constructor(start = '2026-01-31T08:00:00.000Z') {
    this.#start = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#start + this.#now);
  }

  monotonic(): number {
    return this.#now;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const sleeper: Sleeper = {
        at: this.#now + Math.max(0, ms),
        wake: () => {
          this.#sleepers.delete(sleeper);
          signal?.removeEventListener('abort', sleeper.wake);
          resolve();
        },
      };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', sleeper.wake, { once: true });
    });
  }

  /** Wakes the next sleeper, at its time. False when nobody sleeps. */
  step(): boolean {
    const next = [...this.#sleepers].toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) return false;
    this.#now = Math.max(this.#now, next.at);
    next.wake();
    return true;
  }

  /** Moves on until the promise settles. */
  async through<T>(promise: Promise<T>): Promise<T> {
    const state = { settled: false };
    const watched = promise.finally(() => (state.settled = true));
    watched.catch(() => undefined);
    while (!state.settled) {
      await turn();
      if (!state.settled) this.step();
    }
    return watched;
  }
}

/** Everything that is ready runs, microtasks and the database's tasks alike. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
