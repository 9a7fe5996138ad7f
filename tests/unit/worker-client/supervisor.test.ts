/** The page's side of a worker that dies in every way a worker can. */
import { expose } from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Client } from '../../../src/worker-client/client.ts';
import { lockWasFreed } from '../../../src/worker-client/death-watch.ts';
import type { WorkerLike } from '../../../src/worker-client/supervisor.ts';
import type { WorkerApi } from '../../../src/shared/contract/worker-api.ts';
import type { WorkerEvent } from '../../../src/shared/contract/events.ts';
import { ok, type Result } from '../../../src/shared/domain/failure.ts';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  vi.restoreAllMocks();
});

interface FakeWorker extends WorkerLike {
  /** As a 404 of the script or an uncaught error does. */
  crash(): void;
  /** As `self.close()` and a hang do: not a word. */
  fallSilent(): void;
  terminated: boolean;
  tell(event: WorkerEvent): Promise<void>;
}

function fakeWorker(api: Partial<WorkerApi>): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const errors = new EventTarget();
  let listener: ((event: WorkerEvent) => unknown) | undefined;
  expose(
    {
      ping: () => Promise.resolve(ok(0)),
      subscribe: (given: (event: WorkerEvent) => void) => {
        listener = given;
        return Promise.resolve(ok(undefined));
      },
      ...api,
    },
    port1,
  );
  const close = (): void => {
    port1.close();
    port2.close();
  };
  open.push({ close });
  return {
    postMessage: (message, transfer) => port2.postMessage(message, transfer ?? []),
    addEventListener: (type, given) => (type === 'message' ? port2 : errors).addEventListener(type, given),
    removeEventListener: (type, given) =>
      (type === 'message' ? port2 : errors).removeEventListener(type, given),
    start: () => port2.start(),
    terminate() {
      this.terminated = true;
      close();
    },
    terminated: false,
    crash: () => errors.dispatchEvent(new Event('error')),
    fallSilent: close,
    tell: async (event) => void (await listener?.(event)),
  };
}

/** A client whose workers are these, one after the other. */
function clientOf(...apis: Partial<WorkerApi>[]): { client: Client; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const client = createClient(
    () => {
      const worker = fakeWorker(apis[workers.length] ?? {});
      workers.push(worker);
      return worker;
    },
    { heartbeatMs: 10, missedBeats: 3 },
  );
  open.push({ close: () => client.stop() });
  return { client, workers };
}

const never = (): Promise<Result<never>> => new Promise(() => undefined);
const lost = { ok: false, failure: { kind: 'worker', retryable: true } };

test('answers and events come through', async () => {
  const { client, workers } = clientOf({ runs: () => Promise.resolve(ok([])) });
  const heard: WorkerEvent[] = [];
  const stop = client.onEvent((event) => heard.push(event));
  expect(await client.runs()).toEqual(ok([]));
  await workers[0]?.tell({ type: 'historyDidChange' });
  expect(heard).toEqual([{ type: 'historyDidChange' }]);
  stop();
  await workers[0]?.tell({ type: 'historyDidChange' });
  expect(heard).toHaveLength(1);
});

test('no worker is started before something is asked', () => {
  expect(clientOf().workers).toHaveLength(0);
});

describe('a worker that dies', () => {
  test.each([
    ['with an error', (worker: FakeWorker | undefined) => worker?.crash()],
    ['without a word', (worker: FakeWorker | undefined) => worker?.fallSilent()],
  ])('%s ends the pending call and is replaced', async (_name, die) => {
    const { client, workers } = clientOf({ history: never }, { history: () => Promise.resolve(ok([])) });
    let replaced = 0;
    client.onReplaced(() => (replaced += 1));
    await client.ping();
    const pending = client.history();
    die(workers[0]);
    expect(await pending).toMatchObject(lost);
    expect(workers[0]?.terminated).toBe(true);
    expect([workers.length, replaced]).toEqual([2, 1]);
    expect(await client.history()).toEqual(ok([]));
  });

  test('its events are heard from the one after it', async () => {
    const { client, workers } = clientOf();
    const heard: WorkerEvent[] = [];
    client.onEvent((event) => heard.push(event));
    await client.ping();
    workers[0]?.crash();
    await client.ping();
    await workers[1]?.tell({ type: 'historyDidChange' });
    expect(heard).toHaveLength(1);
  });

  test('before it ever spoke is not started over and over', async () => {
    const { client, workers } = clientOf({ ping: never, history: never });
    const pending = client.history();
    workers[0]?.crash();
    expect(await pending).toMatchObject({ failure: { reason: { code: 'worker-not-started' } } });
    expect(workers).toHaveLength(1);
    // Asked again, it gets another chance.
    expect((await client.ping()).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });
});

test('a worker whose lock was freed is replaced at once, long before its heartbeat is missed', async () => {
  const freed: (() => void)[] = [];
  const workers: FakeWorker[] = [];
  const client = createClient(
    () => {
      const worker = fakeWorker({ history: workers.length === 0 ? never : () => Promise.resolve(ok([])) });
      workers.push(worker);
      return worker;
    },
    { heartbeatMs: 60_000, watch: () => new Promise((resolve) => freed.push(() => resolve(true))) },
  );
  open.push({ close: () => client.stop() });
  await client.ping();
  const pending = client.history();
  freed[0]?.();
  expect(await pending).toMatchObject(lost);
  expect(await client.history()).toEqual(ok([]));
  expect(workers).toHaveLength(2);
});

/** Locks of which one is held until `free`. */
function heldLock(name: string) {
  const opened = new AbortController();
  return {
    free: () => opened.abort(),
    query: () => Promise.resolve({ held: opened.signal.aborted ? [] : [{ name }] }),
    request: (_name: string, { signal }: { signal: AbortSignal }) =>
      new Promise<void>((resolve, reject) => {
        opened.signal.addEventListener('abort', () => resolve());
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  };
}

describe('the watch over a lock', () => {
  test('ends when it is freed, or when nobody watches any more', async () => {
    const locks = heldLock('w');
    const freed = lockWasFreed(locks, 'w', new AbortController().signal);
    setTimeout(locks.free, 5);
    expect(await freed).toBe(true);
    const unwatch = new AbortController();
    const unwatched = lockWasFreed(heldLock('w'), 'w', unwatch.signal);
    setTimeout(() => unwatch.abort(), 5);
    expect(await unwatched).toBe(false);
  });

  test('says nothing without Web Locks', async () => {
    expect(await lockWasFreed(undefined, 'w', new AbortController().signal)).toBe(false);
  });
});

test('a busy worker that answers its heartbeat late is left alone', async () => {
  const { client, workers } = clientOf({
    history: () => new Promise((resolve) => setTimeout(() => resolve(ok([])), 80)),
  });
  expect(await client.history()).toEqual(ok([]));
  expect(workers).toHaveLength(1);
});

test('what cannot be sent, and what a listener throws, are failures and not exceptions', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, workers } = clientOf();
  client.onEvent(() => {
    throw new Error('a screen’s mistake');
  });
  await client.ping();
  await workers[0]?.tell({ type: 'historyDidChange' });
  expect(error).toHaveBeenCalledOnce();
  const uncloneable = JSON.parse('{}');
  uncloneable.engine = () => undefined;
  expect(await client.saveSettings(uncloneable)).toMatchObject({ ok: false, failure: { kind: 'defect' } });
});
