/**
 * The world that a history happens in: one clock, one thing at a time, and tabs that hear nothing while they are frozen
 * and nothing more once they are dead. Everything that reaches a tab (timers, answers, messages) goes through it.
 */
import type { Time } from '../../../src-worker/time.ts';

interface Happening {
  at: number;
  order: number;
  run: () => void;
}

/** Everything that follows from what just happened has run: promises are the platform's own. */
const drained = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const START = Date.parse('2026-01-31T08:00:00.000Z');

export class World {
  /** Ms since the history began. */
  now = 0;
  /** What the device's clock is wrong by, ms. */
  clockError = 0;
  /** Happenings so far: a measure of work that no machine makes longer. */
  steps = 0;
  readonly lines: string[] = [];
  readonly #traced: boolean;
  #order = 0;
  /** Latest first, so that the next one is at the end. */
  readonly #ahead: Happening[] = [];

  constructor(traced: boolean) {
    this.#traced = traced;
  }

  wall(): Date {
    return new Date(START + this.now + this.clockError);
  }

  trace(line: () => string): void {
    if (this.#traced) this.lines.push(`${(this.now / 1000).toFixed(3).padStart(10)} s  ${line()}`);
  }

  /** Runs something `ms` from now; the answer takes it back. */
  schedule(ms: number, run: () => void): () => void {
    const happening: Happening = { at: this.now + Math.max(0, ms), order: (this.#order += 1), run };
    let [low, high] = [0, this.#ahead.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#ahead[middle];
      if (other !== undefined && other.at > happening.at) low = middle + 1;
      else high = middle;
    }
    this.#ahead.splice(low, 0, happening);
    return () => {
      const index = this.#ahead.indexOf(happening);
      if (index >= 0) this.#ahead.splice(index, 1);
    };
  }

  /** Lets time pass, until then at most or until `enough` holds. False when that never held. */
  async pass(ms: number, enough: () => boolean = () => false, maxSteps = Infinity): Promise<boolean> {
    await drained();
    const end = this.now + ms;
    const last = this.steps + maxSteps;
    while (!enough()) {
      const next = this.#ahead.at(-1);
      if (next === undefined || next.at > end || this.steps >= last) {
        if (this.steps < last) this.now = Math.max(this.now, end);
        return false;
      }
      this.#ahead.pop();
      this.now = Math.max(this.now, next.at);
      this.steps += 1;
      next.run();
      await drained();
    }
    return true;
  }
}

export class Tab {
  readonly world: World;
  readonly name: string;
  state: 'live' | 'frozen' | 'dead' = 'live';
  readonly #inbox: (() => void)[] = [];
  #frozenSince = 0;
  #frozenMs = 0;
  readonly time: Time;

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
    this.time = {
      now: () => world.wall(),
      monotonic: () => world.now,
      asleep: () => this.#frozenMs,
      sleep: (ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted === true) return resolve();
          const done = (): void => {
            cancel();
            signal?.removeEventListener('abort', done);
            resolve();
          };
          const cancel = this.later(ms, done);
          signal?.addEventListener('abort', done, { once: true });
        }),
    };
  }

  /** Reaches this tab `ms` from now, or when it thaws, or never. */
  later(ms: number, run: () => void): () => void {
    let taken = false;
    const cancel = this.world.schedule(ms, () => this.#receive(() => taken || run()));
    return () => {
      taken = true;
      cancel();
    };
  }

  #receive(run: () => void): void {
    if (this.state === 'live') run();
    else if (this.state === 'frozen') this.#inbox.push(run);
  }

  freeze(): void {
    this.state = 'frozen';
    this.#frozenSince = this.world.now;
  }

  /** Hears all that it missed, in its order. */
  thaw(): void {
    this.state = 'live';
    this.#frozenMs += this.world.now - this.#frozenSince;
    for (const run of this.#inbox.splice(0)) this.world.schedule(0, () => this.#receive(run));
  }

  kill(): void {
    this.state = 'dead';
    this.#inbox.length = 0;
  }
}
