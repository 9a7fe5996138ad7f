/** The clock is set, and the device sleeps (fault 40); a service asks for a long wait (fault 13). */
import { expect } from 'vitest';
import { fastClock, setClock, SETTABLE_CLOCK } from './support/clock.ts';
import { few, fault, positions, seed, someOf } from './support/fault.ts';
import { held, openStage, rendererIds, useStage } from './support/stage.ts';

useStage();

const DAY_MS = 86_400_000;
const FIVE_MINUTES_MS = 300_000;

for (const [name, step] of someOf(
  [
    ['on', 1],
    ['back', -1],
  ] as const,
  1,
)) {
  fault(
    40,
    `the clock goes ${name} by a day during a request, and again in the pause`,
    positions(2),
    async (at) => {
      const stage = await openStage({ inWorker: SETTABLE_CLOCK, limits: { pageDelayMs: 500 } });
      stage.service.script(at.map(held));
      await stage.start();
      let days = 0;
      for (const k of at) {
        await stage.asked(k);
        await setClock(stage.page, (days += step) * DAY_MS);
        stage.service.openGate(`page ${k}`);
        await stage.saved(k);
        await setClock(stage.page, (days += step) * DAY_MS);
        const since = performance.now();
        if (k < 19) await stage.asked(k + 1);
        expect(performance.now() - since, 'nobody pauses for a day').toBeLessThan(5000);
      }
      await stage.verify({ moved: true });
      expect(stage.service.calls('page').length, 'every page is asked for once').toBe(19);
    },
  );

  for (const k of few())
    fault(40, `the clock goes ${name} by a day while the run waits for the service`, [k], async () => {
      const first = Math.min(k, 17);
      const stage = await openStage({ inWorker: SETTABLE_CLOCK });
      const plugged = stage.service.script(
        [0, 1, 2].map((next) => ({
          call: 'page' as const,
          pageNumber: first + next,
          drop: 'before-headers' as const,
        })),
      );
      await stage.start();
      await stage.page.getByText('Waiting for the proposal service').first().waitFor();
      const before = stage.service.calls('page').length;
      plugged();
      await setClock(stage.page, step * DAY_MS);
      const since = performance.now();
      await expect
        .poll(() => stage.service.calls('page').length, { timeout: 20_000 })
        .toBeGreaterThan(before);
      // Forward, it has waited long enough; back, as long as it would have: 5 s, give or take a fifth.
      expect(performance.now() - since).toBeLessThan(step > 0 ? 3000 : 9000);
      await stage.verify({ moved: true });
    });
}

for (const k of few(seed % 2))
  fault(40, 'five minutes asleep while the run waits for a probe that is a minute away', [k], async () => {
    const first = Math.min(k, 17);
    const stage = await openStage({ inWorker: SETTABLE_CLOCK });
    const plugged = stage.service.script(
      [0, 1, 2].map((next) => ({
        call: 'page' as const,
        pageNumber: first + next,
        drop: 'before-headers' as const,
      })),
    );
    await stage.start();
    await stage.page.getByText('Waiting for the proposal service').first().waitFor();
    // The second probe is 10 s after the first: the device sleeps before that.
    const before = stage.service.calls('page').length;
    await expect.poll(() => stage.service.calls('page').length, { timeout: 20_000 }).toBe(before + 2);
    await expect
      .poll(async () => (await stage.look()).runs.map(({ phase }) => phase), { timeout: 20_000 })
      .toEqual(['waiting']);
    plugged();
    await setClock(stage.page, FIVE_MINUTES_MS);
    const since = performance.now();
    // Once the service answers, the next pages are asked for as well before anybody looks.
    await expect
      .poll(() => stage.service.calls('page').length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(before + 3);
    expect(performance.now() - since).toBeLessThan(3000);
    await stage.verify({ moved: true });
  });

for (const k of few(1 - (seed % 2)))
  fault(40, 'the device sleeps for longer than a page may take, during the request', [k], async () => {
    // Every clock goes on and nothing runs, as on a device whose monotonic clock counts its sleep.
    const limits = { pageCallTimeoutMs: 2000, pageTimeoutMs: 4000 };
    const stage = await openStage({ limits });
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    await stage.look();
    const asleep = await rendererIds();
    for (const id of asleep) process.kill(id, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 8000));
    for (const id of asleep) process.kill(id, 'SIGCONT');
    // The call of before may be dead. No page is burnt by a nap: it is asked for again.
    await stage.verify();
    expect(stage.service.calls('page').filter(({ pageNumber }) => pageNumber === k).length).toBe(2);
  });

const SPEED = 60;
/** More than five minutes is five minutes (readings, 'Limits, pauses, failures'). */
const LONG_WAITS = [
  ['of five minutes', '300', 300],
  ['of an hour', '3600', 300],
  ['until the year 2100', 'Fri, 01 Jan 2100 00:00:00 GMT', 300],
] as const;
for (const [name, value, seconds] of someOf(LONG_WAITS, 1))
  for (const k of few())
    fault(13, `the service asks for a wait ${name}`, [k], async () => {
      const stage = await openStage({ inWorker: fastClock(SPEED) });
      stage.service.script({
        call: 'page',
        pageNumber: k,
        times: 1,
        status: 429,
        headers: { 'retry-after': value },
      });
      await stage.start();
      await stage.verify({ moved: true });
      const [first, second, ...more] = stage.service
        .calls('page')
        .filter(({ pageNumber }) => pageNumber === k);
      expect(more).toEqual([]);
      const waited = (((second?.at ?? 0) - (first?.at ?? 0)) * SPEED) / 1000;
      expect(waited).toBeGreaterThanOrEqual(seconds);
      expect(waited).toBeLessThan(seconds * 1.5);
    });
