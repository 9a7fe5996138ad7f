import { describe, expect, test } from 'vitest';
import { waitFor, type Probes } from '../../../src-worker/runs/waiting.ts';
import { createRun, PERSONAL_NEEDS, type RunState, type WaitReason } from '../../../src/shared/domain/run.ts';
import { reduceRun } from '../../../src/shared/domain/run-reducer.ts';
import { FakeTime, turn } from './fake-time.ts';

const START = '2026-01-31T08:00:00.000Z';

function waiting(reason: WaitReason): RunState {
  const run = createRun({
    runId: 'r',
    proposalId: 'p',
    title: '',
    language: 'en',
    engine: 'agency',
    turn: 1,
    createdAt: START,
  });
  return { ...run, phase: 'waiting', wait: { reason, since: START, held: [], nextProbeAt: null } };
}

function setUp(reason: WaitReason, { online = true, done = 0 } = {}) {
  const time = new FakeTime(START);
  let run = waiting(reason);
  const stop = new AbortController();
  const probes: Probes = { done };
  const news = { promise: Promise.resolve(), tell: (): void => undefined };
  news.promise = new Promise((resolve) => (news.tell = resolve));
  const wait = (): Promise<void> =>
    waitFor(run, {
      time,
      random: () => 0.5,
      connectivity: { online: () => online, losses: () => 0, back: () => news.promise },
      signedIn: (signal) =>
        Promise.race([
          news.promise,
          new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
        ]),
      probes,
      epoch: 0,
      tell: (event) => {
        const step = reduceRun(run, event);
        run = step.state;
        return Promise.resolve(
          step.accepted ? { accepted: true, run } : { accepted: false, run, refusal: step.refusal },
        );
      },
      signal: stop.signal,
    });
  return {
    time,
    probes,
    stop,
    wait,
    run: () => run,
    again: () => void (run = waiting(reason)),
    comes: () => news.tell(),
  };
}

describe('a run goes on by itself', () => {
  test.each<WaitReason>(['offline', 'service-unreachable', 'needs-sign-in'])(
    '%s: asked again later and later, at most a minute apart',
    async (reason) => {
      const { time, wait, run, again, probes } = setUp(reason);
      const pauses: number[] = [];
      for (let probe = 0; probe < 6; probe += 1) {
        const before = time.monotonic();
        await time.through(wait());
        pauses.push(time.monotonic() - before);
        expect(run().phase).toBe('running');
        again();
      }
      expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
      expect(probes.done).toBe(6);
    },
  );

  test('says when the next probe is due', async () => {
    const { wait, run, stop } = setUp('offline', { done: 2 });
    const pending = wait();
    await turn();
    expect(run().wait?.nextProbeAt).toBe('2026-01-31T08:00:20.000Z');
    stop.abort();
    await pending;
    expect(run().phase).toBe('waiting');
  });

  test('at once when the network is back', async () => {
    const { wait, run, time, comes } = setUp('offline', { online: false });
    const pending = wait();
    await turn();
    comes();
    await pending;
    expect([run().phase, time.monotonic()]).toEqual(['running', 0]);
  });

  test('at once when somebody has signed in', async () => {
    const { wait, run, time, comes } = setUp('needs-sign-in');
    const pending = wait();
    await turn();
    comes();
    await pending;
    expect([run().phase, time.monotonic()]).toEqual(['running', 0]);
  });
});

test('and when it is there, the run goes on', async () => {
  const { wait, run, comes } = setUp('needs-key');
  const pending = wait();
  await turn();
  comes();
  await pending;
  expect(run().phase).toBe('running');
});

test.each(PERSONAL_NEEDS)('%s: a person sees to it, and nothing is asked until then', async (need) => {
  const { wait, run, time, stop } = setUp(need);
  const pending = wait();
  await turn();
  expect(time.step()).toBe(false);
  expect(run().wait?.nextProbeAt).toBeNull();
  expect(run().phase).toBe('waiting');
  stop.abort();
  await pending;
  expect(run().phase).toBe('waiting');
});
