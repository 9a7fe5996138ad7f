/**
 * Keeps one worker alive and every call to it settled.
 *
 * A worker that has gone leaves a call pending for ever, and the browser does not always say so: a missing script and
 * an uncaught error raise an event, a worker that closed itself or hangs raises none. So each call races the error
 * event, a heartbeat and a deadline. A dead worker is replaced; the new one goes on from IndexedDB.
 */
import { proxy, wrap, type Endpoint, type Remote } from 'comlink';
import { fail, type FailureCode, type Result } from '../shared/domain/failure.ts';
import type { ReadSession, WorkerEvent } from '../shared/contract/events.ts';
import type { WorkerApi } from '../shared/contract/worker-api.ts';

/** What a supervisor needs of a worker. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

export interface SupervisorOptions {
  start: () => WorkerLike;
  /** Handed on from whichever worker is alive. */
  onEvent: (event: WorkerEvent) => void;
  /** Resolves with true when the worker is known to be gone; watches until the signal aborts. */
  watch?: (worker: WorkerLike, signal: AbortSignal) => Promise<boolean>;
  /** Answers the worker's question who is signed in. */
  readSession?: ReadSession;
  /** A worker has taken the place of a dead one: re-read what is shown. */
  onReplaced?: () => void;
  /** Between two heartbeats, ms. */
  heartbeatMs?: number;
  /** Heartbeats without an answer after which a worker counts as dead. Beats are counted and not time: a frozen page sends none. */
  missedBeats?: number;
}

export interface Supervisor {
  /** Never rejects: a worker that is gone, or silent for `deadlineMs`, gives a failure of kind 'worker'. */
  ask: <T>(
    deadlineMs: number,
    question: (worker: Remote<WorkerApi>) => Promise<Result<T>>,
  ) => Promise<Result<T>>;
  /** Ends the worker and the heartbeat. */
  stop(): void;
}

interface Live {
  worker: WorkerLike;
  remote: Remote<WorkerApi>;
  /** Settles every pending call when the worker has gone. */
  gone: Promise<Result<never>>;
  bury: (end: End) => void;
  missed: number;
  /** It has answered at least once. */
  answered: boolean;
}

/** How a worker ends. */
type End = Extract<FailureCode, 'worker-stopped' | 'worker-not-started'>;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { heartbeatMs = 3000, missedBeats = 5 } = options;
  let live: Live | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const start = (): Live => {
    const worker = options.start();
    const { promise: gone, resolve: settle } = promiseOf<Result<never>>();
    const unwatch = new AbortController();
    const bury = (end: End): void => {
      settle(fail('worker', { code: end }, true));
      unwatch.abort();
      if (live?.worker !== worker) return;
      const worked = live.answered;
      live = undefined;
      worker.terminate();
      // One that never said a word would fail again at once: it is tried again when something is asked of it.
      if (worked) {
        live = start();
        options.onReplaced?.();
      }
    };
    const next: Live = {
      worker,
      remote: wrap<WorkerApi>(worker),
      gone,
      bury,
      missed: 0,
      answered: false,
    };
    const onError = (event: Event): void => {
      event.preventDefault();
      bury(next.answered ? 'worker-stopped' : 'worker-not-started');
    };
    worker.addEventListener('error', onError);
    options.watch?.(worker, unwatch.signal).then(
      (isGone) => isGone && bury('worker-stopped'),
      () => undefined,
    );
    // Its own calls are not awaited: the heartbeat judges the worker.
    const listener = proxy((event: WorkerEvent) => options.onEvent(event));
    const subscribed =
      options.readSession === undefined
        ? next.remote.subscribe(listener)
        : next.remote.subscribe(listener, proxy(options.readSession));
    subscribed.catch(() => undefined);
    return next;
  };

  const check = (): void => {
    const target = live;
    if (target === undefined) return;
    target.missed += 1;
    if (target.missed > missedBeats)
      return target.bury(target.answered ? 'worker-stopped' : 'worker-not-started');
    const alive = (): void => {
      target.missed = 0;
      target.answered = true;
    };
    target.remote.ping().then(alive, () => undefined);
  };

  return {
    async ask(deadlineMs, question) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const target = (live ??= start());
        beat ??= setInterval(check, heartbeatMs);
        const silent = new Promise<Result<never>>((resolve) => {
          timer = setTimeout(() => resolve(fail('worker', { code: 'worker-silent' }, true)), deadlineMs);
        });
        const asked = question(target.remote).then((result) => {
          target.answered = true;
          return result;
        });
        return await Promise.race([asked, target.gone, silent]);
      } catch (error) {
        console.error(error);
        return fail('defect', { code: 'unexpected' });
      } finally {
        clearTimeout(timer);
      }
    },
    stop() {
      clearInterval(beat);
      beat = undefined;
      const target = live;
      live = undefined;
      target?.bury('worker-stopped');
      target?.worker.terminate();
    },
  };
}

/** A promise and what settles it. */
function promiseOf<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, resolve: (value) => settle?.(value) };
}
