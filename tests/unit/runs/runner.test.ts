/** What the runner does when the device stores nothing; the rest is shown over the whole worker and by the simulation. */
import { afterEach, expect, test, vi } from 'vitest';
import { createLedger, type Ledger } from '../../../src-worker/runs/ledger.ts';
import type { Connectivity } from '../../../src-worker/runs/waiting.ts';
import { createRunner } from '../../../src-worker/runs/runner.ts';
import { createConnection } from '../../../src-worker/store/connection.ts';
import { createStorage } from '../../../src-worker/store/storage.ts';
import { createStore, type Store } from '../../../src-worker/store/store.ts';
import { unreachable } from '../../../src-worker/engines/agency/failure.ts';
import type { Engine } from '../../../src-worker/engines/engine.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import { createRun } from '../../../src/shared/domain/run.ts';
import { FakeTime, turn } from './fake-time.ts';

afterEach(() => vi.restoreAllMocks());

const base = { proposalId: 'proposal_1_a', title: 'A', language: 'en' as const };

/** A device that holds all in memory, and a run on it. */
async function device(time: FakeTime): Promise<Store> {
  const connection = createConnection({ open: () => Promise.reject(new Error('memory')) });
  const store = createStore(
    createStorage(connection, () => undefined, time),
    () => time.now(),
  );
  const createdAt = time.now().toISOString();
  await store.write(async (writer) => {
    await writer.putProposal({
      ...base,
      createdAt,
      requestId: 'hash',
      version: 'v1.0',
      formData: emptyFormData(),
      state: 'running',
      generatedAt: '',
      appearance: {},
    });
    await writer.putRun(createRun({ ...base, runId: 'run', engine: 'agency', turn: 1, createdAt }));
  });
  return store;
}

const willing: Engine = {
  id: 'agency',
  remote: true,
  writeSection: () =>
    Promise.resolve({ ok: true, section: { type: 'cover', title: '', output: {}, evidence: [] } }),
};

/** Starts a runner over this store and ledger, and lets it work until the run has ended, for so many steps at most. */
async function phaseAfter(
  time: FakeTime,
  store: Store,
  ledger: Ledger,
  stored: Store,
  engine: Engine = willing,
  connectivity: Pick<Connectivity, 'online' | 'losses'> = { online: () => true, losses: () => 0 },
): Promise<string | undefined> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const runner = createRunner({
    store,
    ledger,
    time,
    lock: { hold: (work) => work(new AbortController().signal) },
    random: () => 0.5,
    limits: () => Promise.resolve(defaultConfig().limits),
    engine: () => Promise.resolve(engine),
    connectivity: { ...connectivity, back: () => new Promise(() => undefined) },
    signedIn: () => new Promise(() => undefined),
    requestId: () => Promise.resolve('id'),
  });
  runner.wake();
  const phase = async () => (await stored.read((reader) => reader.run('run')))?.phase;
  for (let steps = 0; steps < 400 && (await phase()) !== 'finished'; steps += 1) {
    await turn();
    time.step();
  }
  return phase();
}

test('a device that stores nothing for a while: the run goes on by itself when it stores again', async () => {
  const time = new FakeTime();
  const store = await device(time);
  const real = createLedger(store, () => undefined, time);
  // Loaded beforehand: the clock of the test does not wait for it.
  await real.prepare();
  let refused = 0;
  const ledger: Ledger = {
    prepare: () => real.prepare(),
    record: (runId, event, pages) => {
      if (typeof event === 'object' && event.type === 'take-over') return real.record(runId, event, pages);
      return (refused += 1) <= 20 ? Promise.reject(new Error('disk')) : real.record(runId, event, pages);
    },
  };
  expect(await phaseAfter(time, store, ledger, store)).toBe('finished');
  expect(refused).toBeGreaterThan(20);
});

test('runs that cannot be read for a while are looked for again', async () => {
  const time = new FakeTime();
  const store = await device(time);
  let refused = 0;
  const reluctant: Store = {
    ...store,
    read: (work) => ((refused += 1) <= 3 ? Promise.reject(new Error('disk')) : store.read(work)),
  };
  const ledger = createLedger(store, () => undefined, time);
  expect(await phaseAfter(time, reluctant, ledger, store)).toBe('finished');
});

test('a model whose account is used up is asked once: the run waits, and no page has failed', async () => {
  const time = new FakeTime();
  const store = await device(time);
  const ledger = createLedger(store, () => undefined, time);
  await ledger.prepare();
  let calls = 0;
  const engine: Engine = {
    id: 'model',
    remote: true,
    writeSection: () => {
      calls += 1;
      const reason = { code: 'model-error', status: 402, said: 'Insufficient Balance' } as const;
      return Promise.resolve({ ok: false, failure: { kind: 'needs-credit', reason, retryable: false } });
    },
  };
  expect(await phaseAfter(time, store, ledger, store, engine)).toBe('waiting');
  const run = await store.read((reader) => reader.run('run'));
  expect([calls, run?.wait?.reason, run?.results]).toEqual([1, 'needs-credit', []]);
});

test('a service that is asked too often sets the pace of the pages after', async () => {
  const time = new FakeTime();
  const store = await device(time);
  const ledger = createLedger(store, () => undefined, time);
  await ledger.prepare();
  const calls: number[] = [];
  const engine: Engine = {
    ...willing,
    writeSection: (request, signal) => {
      calls.push(time.monotonic());
      if (calls.length > 1) return willing.writeSection(request, signal);
      const reason = { code: 'model-error', status: 429, said: 'slow down' } as const;
      return Promise.resolve({ ok: false, failure: { kind: 'rate-limited', reason, retryable: true } });
    },
  };
  expect(await phaseAfter(time, store, ledger, store, engine)).toBe('finished');
  // The wait, the pause that it taught, and a quarter less.
  const between = calls.slice(1).map((at, index) => at - (calls[index] ?? 0));
  expect(between.slice(0, 3)).toEqual([20_000, 20_000, 15_000]);
});

test.each([
  ['went and came back while the page was asked for', [true, true], 1],
  ['was away when the page was asked for, and is back', [false, true], 0],
  ['is away since', [true, false], 1],
])('a network that %s: the page has not failed, and is asked for again', async (_, [before, after], lost) => {
  const time = new FakeTime();
  const store = await device(time);
  const ledger = createLedger(store, () => undefined, time);
  await ledger.prepare();
  let calls = 0;
  let losses = 0;
  let online = before === true;
  const engine: Engine = {
    ...willing,
    writeSection: (request, signal) => {
      calls += 1;
      if (calls > 1) return willing.writeSection(request, signal);
      losses += lost;
      online = after === true;
      return Promise.resolve({ ok: false, failure: { ...unreachable, retryable: false } });
    },
  };
  const connectivity = { online: () => online, losses: () => losses };
  expect(await phaseAfter(time, store, ledger, store, engine, connectivity)).toBe('finished');
  const run = await store.read((reader) => reader.run('run'));
  expect([calls, run?.results.filter(({ success }) => !success)]).toEqual([20, []]);
});

test('a network of whose loss the browser tells after the failure: the page is asked for again', async () => {
  const time = new FakeTime();
  const store = await device(time);
  const ledger = createLedger(store, () => undefined, time);
  await ledger.prepare();
  let calls = 0;
  let failedAt = Infinity;
  const engine: Engine = {
    ...willing,
    writeSection: (request, signal) => {
      calls += 1;
      if (calls > 1) return willing.writeSection(request, signal);
      failedAt = time.monotonic();
      return Promise.resolve({ ok: false, failure: { ...unreachable, retryable: false } });
    },
  };
  const losses = (): number => (time.monotonic() >= failedAt + 200 ? 1 : 0);
  expect(await phaseAfter(time, store, ledger, store, engine, { online: () => true, losses })).toBe(
    'finished',
  );
  const run = await store.read((reader) => reader.run('run'));
  expect([calls, run?.results.filter(({ success }) => !success)]).toEqual([20, []]);
});
