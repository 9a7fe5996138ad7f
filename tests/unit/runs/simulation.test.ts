/**
 * Histories of a run that nobody would write by hand: pages that fail, hang or answer late, workers that die or freeze
 * and wake up again as zombies, people who pause and resume at any moment. What must hold in all of them is checked.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Engine } from '../../../src-worker/engines/engine.ts';
import { createLedger } from '../../../src-worker/runs/ledger.ts';
import type { TurnLock } from '../../../src-worker/runs/lock.ts';
import { createRunner, type Runner } from '../../../src-worker/runs/runner.ts';
import { createConnection } from '../../../src-worker/store/connection.ts';
import { createStorage } from '../../../src-worker/store/storage.ts';
import { createStore } from '../../../src-worker/store/store.ts';
import type { WorkerEvent } from '../../../src/shared/contract/worker-api.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import { createRun, type RunCommand } from '../../../src/shared/domain/run.ts';
import { FakeTime, turn } from './fake-time.ts';

/** What a page's try does. `deaf`: pays no heed to its signal, so that its answer comes late. */
interface Try {
  kind: 'written' | 'error' | 'unreachable' | 'silent';
  ms: number;
  deaf: boolean;
}
type Act = { after: number; act: 'pause' | 'resume' | 'kill' | 'freeze' | 'wake' };
interface History {
  tries: Try[];
  acts: Act[];
  pageDelayMs: number;
  /** Cut off: cancelled after this many acts. */
  cancelAfter: number | undefined;
}

const history: fc.Arbitrary<History> = fc.record({
  tries: fc.array(
    fc.record({
      kind: fc.constantFrom<Try['kind'][]>('written', 'written', 'written', 'error', 'unreachable', 'silent'),
      ms: fc.integer({ min: 0, max: 120_000 }),
      deaf: fc.boolean(),
    }),
    { maxLength: 60 },
  ),
  acts: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 60_000 }),
      act: fc.constantFrom<Act['act'][]>('pause', 'resume', 'resume', 'kill', 'freeze', 'wake'),
    }),
    { maxLength: 12 },
  ),
  pageDelayMs: fc.constantFrom(0, 1500),
  cancelAfter: fc.option(fc.nat({ max: 12 }), { nil: undefined, freq: 4 }),
});

const PROPOSAL = 'proposal_1_a';
const RUN = 'run_1_a';

async function live({ tries, acts, pageDelayMs, cancelAfter }: History): Promise<void> {
  const time = new FakeTime();
  const config = defaultConfig();
  // A device that stores nothing keeps all in memory, which outlives the simulated workers.
  const connection = createConnection({ open: () => Promise.reject(new Error('memory')) });
  const store = createStore(
    createStorage(connection, () => undefined),
    () => time.now(),
  );
  const events: WorkerEvent[] = [];
  const ledger = createLedger(store, (event) => events.push(event), time);
  const base = { proposalId: PROPOSAL, title: 'A', language: 'en' as const };
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
    await writer.putRun(createRun({ ...base, runId: RUN, engine: 'agency', turn: 1, createdAt }));
  });

  let owner = 0;
  /** Found inside the engine, where a throw would count as the engine's. */
  const violations: string[] = [];
  const flying = new Map<number, number>();
  const requestIds = new Map<number, string>();
  let asked = 0;
  const engineOf = (mine: number): Engine => ({
    id: 'agency',
    remote: true,
    async writeSection(request, signal) {
      const stored = await store.read((reader) => reader.pages(PROPOSAL));
      const done = stored.find((page) => page.pageNumber === request.pageNumber && page.success);
      if (mine === owner) {
        if (done !== undefined) violations.push(`page ${request.pageNumber} is stored and asked for again`);
        if (stored.filter((page) => page.pageNumber < request.pageNumber).length < request.pageNumber - 1)
          violations.push(`page ${request.pageNumber} before the pages before it`);
        if ((flying.get(mine) ?? 0) > 0) violations.push('two requests in flight');
      }
      if ((requestIds.get(request.pageNumber) ?? request.requestId) !== request.requestId)
        violations.push('another request id for the same page');
      requestIds.set(request.pageNumber, request.requestId);
      const next = tries[asked] ?? { kind: 'written', ms: 1000, deaf: false };
      asked += 1;
      flying.set(mine, (flying.get(mine) ?? 0) + 1);
      const over = (): void => void flying.set(mine, (flying.get(mine) ?? 0) - 1);
      signal.addEventListener('abort', over, { once: true });
      await time.sleep(next.kind === 'silent' ? 1e9 : next.ms, next.deaf ? undefined : signal);
      if (next.kind === 'written')
        return { ok: true, section: { type: 'cover', title: '', output: { asked }, evidence: [] } };
      const kind = next.kind === 'unreachable' ? 'network' : 'service';
      return { ok: false, failure: { kind, message: `${next.kind} ${asked}`, retryable: true } };
    },
  });

  /** The lock as a browser keeps it: freed by death, taken away from the frozen. */
  let held: Promise<void> | undefined;
  const lockOf = (mine: number): TurnLock => ({
    async hold(work) {
      const mustWait = (): boolean => held !== undefined && mine === owner;
      while (mustWait()) await held;
      if (mine !== owner) return;
      const holding = work(new AbortController().signal);
      const own = holding.then(
        () => undefined,
        () => undefined,
      );
      held = own;
      await own;
      if (held === own) held = undefined;
    },
  });
  const start = (): Runner => {
    owner += 1;
    held = undefined;
    const mine = owner;
    return createRunner({
      store,
      ledger,
      time,
      lock: lockOf(mine),
      random: () => 0.5,
      limits: () => Promise.resolve({ ...config.limits, pageDelayMs }),
      engine: () => Promise.resolve(engineOf(mine)),
      connectivity: { online: () => true, back: () => new Promise(() => undefined) },
      signedIn: () => new Promise(() => undefined),
      requestId: (_proposal, pageNumber) => Promise.resolve(`request ${pageNumber}`),
    });
  };
  let runner = start();
  runner.wake();
  const command = async (event: RunCommand): Promise<void> => {
    await ledger.record(RUN, event);
    runner.notice(RUN);
    runner.wake();
  };

  let cancelled = false;
  for (const [index, { after, act }] of acts.entries()) {
    await time.through(time.sleep(after));
    if (cancelAfter === index) {
      await command({ type: 'cancel' });
      cancelled = true;
    } else if (act === 'kill') {
      // Its last breath is given up; nothing of it may write any more.
      const dead = runner;
      runner = start();
      await Promise.race([dead.stop(), time.through(time.sleep(0))]);
      runner.wake();
    } else if (act === 'freeze') {
      // The old one does not know: it goes on as a zombie, and only the epoch stands in its way.
      runner = start();
      runner.wake();
    } else if (act === 'wake') runner.wake();
    else await command({ type: act });
  }
  const state = async () => store.read((reader) => reader.run(RUN));
  for (let steps = 0; steps < 3000; steps += 1) {
    const run = await state();
    if (run?.phase === 'finished' || run?.phase === 'cancelled') break;
    if (run?.phase === 'paused' && run.current === null) await command({ type: 'resume' });
    await turn();
    time.step();
  }
  // Zombies may still wake up and answer.
  for (let steps = 0; steps < 30; steps += 1) {
    await turn();
    time.step();
  }

  expect(violations).toEqual([]);
  const run = await state();
  const pages = await store.read((reader) => reader.pages(PROPOSAL));
  expect(run?.phase).toBe(cancelled && run?.phase !== 'finished' ? 'cancelled' : 'finished');
  const all = Array.from({ length: 19 }, (_, index) => index + 1);
  const stored = pages.map(({ pageNumber }) => pageNumber);
  expect(stored).toEqual(run?.phase === 'finished' ? all : all.slice(0, stored.length));
  const written = events.flatMap((event) =>
    event.type === 'pageDidFinish' && event.success ? [event.pageNumber] : [],
  );
  expect(new Set(written).size, 'a page was written twice').toBe(written.length);
  const contradicted = pages.filter((page) =>
    run?.results.some(
      ({ pageNumber, success }) => pageNumber === page.pageNumber && success !== page.success,
    ),
  );
  expect(contradicted, 'the run and its pages disagree').toEqual([]);
}

test('in every history each page is written once, asked for only while missing, one at a time', async () => {
  await fc.assert(fc.asyncProperty(history, live), {
    numRuns: Number(process.env['SIMULATIONS'] ?? 60),
    ...(process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) }),
  });
}, 600_000);
