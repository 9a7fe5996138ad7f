/** Long work in slices: what has come in meanwhile is answered, and work without end is given up. */
import { DocumentError } from './problems.ts';

/** Work before others have their turn, ms. */
const TURN_MS = 30;
/** For one part, ms; the clock of the platform, since a processor's time is what is measured. */
const PATIENCE_MS = 20_000;

export class Turns {
  #turn = performance.now();
  readonly #start = this.#turn;

  /** The next turn of the event loop, where this one took long enough. */
  async next(): Promise<void> {
    const now = performance.now();
    if (now - this.#start > PATIENCE_MS) throw new DocumentError('too-slow');
    if (now - this.#turn < TURN_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    this.#turn = performance.now();
  }
}
