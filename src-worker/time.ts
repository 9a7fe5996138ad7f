/** Clock and timers as everything in the worker takes them, so that a simulation can bring its own. */

export interface Time {
  now(): Date;
  /** Ms since some moment; never set back, unlike `now`. For durations and deadlines. */
  monotonic(): number;
  /**
   * Of `monotonic`: how many ms the device slept while somebody slept here, and nothing could happen. Only differences
   * mean anything, and only while a `sleep` is under way. Absent where nothing ever sleeps.
   */
  asleep?(): number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Long sleeps are taken in slices of this length, ms, and the clocks looked at after each. */
const SLICE_MS = 1000;
/** A slice that ends later than this, ms, was slept through: by the device, or by a tab that was frozen. */
const LATE_MS = 2000;

let seen = performance.now();
let slept = 0;
const look = (): number => {
  const now = performance.now();
  if (now - seen > SLICE_MS + LATE_MS) slept += now - seen - SLICE_MS;
  seen = now;
  return slept;
};

/**
 * The platform's clocks. Some stop while the device sleeps and some go on, so a sleep is over when either has come far
 * enough: a laptop that is opened again goes on at once. A wall clock that was set back makes no sleep longer.
 */
export const realTime: Time = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  asleep: look,
  async sleep(ms, signal) {
    look();
    const [wall, start] = [Date.now(), performance.now()];
    for (let left = ms; ;) {
      await timer(Math.min(left, SLICE_MS), signal);
      look();
      left = ms - Math.max(performance.now() - start, Date.now() - wall);
      if (left <= 0 || signal?.aborted === true) return;
    }
  },
};

const timer = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const done = (): void => {
      clearTimeout(handle);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const handle = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });

/** A deadline of `ms` from now that aborts its signal; `dispose` ends its timer. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Judged by the clock, since a timer of a frozen page is late. */
  passed(): boolean;
  /** Ms until then; 0 once it has passed. */
  left(): number;
  dispose(): void;
}

/** What the device slept through does not count: a closed laptop costs nobody an answer. */
export function deadline(time: Time, ms: number): Deadline {
  const awake = (): number => time.monotonic() - (time.asleep?.() ?? 0);
  const end = awake() + ms;
  const expired = new AbortController();
  const disposed = new AbortController();
  void (async () => {
    while (!disposed.signal.aborted && awake() < end) await time.sleep(end - awake(), disposed.signal);
    if (!disposed.signal.aborted) expired.abort();
  })();
  return {
    signal: expired.signal,
    passed: () => expired.signal.aborted || awake() >= end,
    left: () => Math.max(0, end - awake()),
    dispose: () => disposed.abort(),
  };
}
