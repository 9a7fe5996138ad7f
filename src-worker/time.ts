/** Clock and timers as everything in the worker takes them, so that a simulation can bring its own. */

export interface Time {
  now(): Date;
  /** Ms since some moment; never set back, unlike `now`. For durations and deadlines. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when the signal aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const realTime: Time = {
  now: () => new Date(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done, { once: true });
    }),
};

/** A deadline of `ms` from now that aborts its signal; `dispose` ends its timer. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Judged by the clock, since a timer of a frozen page is late. */
  passed(): boolean;
  /** Ms until then; 0 once it has passed. */
  left(): number;
  dispose(): void;
}

export function deadline(time: Time, ms: number): Deadline {
  const end = time.monotonic() + ms;
  const expired = new AbortController();
  const disposed = new AbortController();
  void (async () => {
    while (!disposed.signal.aborted && time.monotonic() < end)
      await time.sleep(end - time.monotonic(), disposed.signal);
    if (!disposed.signal.aborted) expired.abort();
  })();
  return {
    signal: expired.signal,
    passed: () => expired.signal.aborted || time.monotonic() >= end,
    left: () => Math.max(0, end - time.monotonic()),
    dispose: () => disposed.abort(),
  };
}
