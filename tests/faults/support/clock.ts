/** Clocks that a test sets, in workers: `page.clock` does not reach them. */
import type { Page } from 'playwright';

/** For `inWorker`: a wall clock that `setClock` moves, as a person, a server or a sleeping device does. */
export const SETTABLE_CLOCK = `{
  const Real = Date;
  globalThis.clockAhead = 0;
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + globalThis.clockAhead);
      else super(...given);
    }
    static now() { return Real.now() + globalThis.clockAhead; }
  };
}`;

/** The wall clock of the page's workers runs so far ahead from now on, ms; behind when negative. */
export async function setClock(page: Page, ms: number): Promise<void> {
  for (const worker of page.workers())
    await worker.evaluate((ahead) => void Reflect.set(globalThis, 'clockAhead', ahead), ms);
}

/** For `inWorker`: every clock and timer so many times as fast. Five minutes are five seconds at 60. */
export const fastClock = (speed: number): string => `{
  const [Real, start] = [Date, Date.now()];
  const [monotonic, timer] = [performance.now.bind(performance), setTimeout];
  const now = () => start + (Real.now() - start) * ${speed};
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static now() { return now(); }
  };
  performance.now = () => monotonic() * ${speed};
  globalThis.setTimeout = (work, ms = 0, ...given) => timer(work, ms / ${speed}, ...given);
}`;
