/** The device goes offline, says that it is, or lies about it (faults 9 to 12). */
import { expect } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { slidesOfDownload } from './support/download.ts';
import { fault, positions, seed } from './support/fault.ts';
import { held, openStage, useStage, type Stage } from './support/stage.ts';

useStage();

const waitsFor = (stage: Stage, title: string): Promise<void> =>
  stage.page.getByText(title).first().waitFor();

fault(9, 'offline during the request', positions(2), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map((k) => ({ ...held(k), drop: 'before-headers' as const })));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    await stage.context.setOffline(true);
    stage.service.openGate(`page ${k}`);
    await waitsFor(stage, 'Waiting for the network');
    const { runs } = await stage.look();
    expect(runs.map(({ wait }) => wait?.reason)).toEqual(['offline']);
    await stage.context.setOffline(false);
    const back = performance.now();
    await stage.asked(k, 2);
    expect(performance.now() - back, 'nobody waits for a probe').toBeLessThan(2500);
  }
  await stage.verify();
});

for (const k of positions(seed % 2))
  fault('10a', 'the browser says online, and nothing is reached', [k], async () => {
    const first = Math.min(k, 17);
    const stage = await openStage();
    const plugged = stage.service.script(
      [0, 1, 2].map((next) => ({
        call: 'page' as const,
        pageNumber: first + next,
        drop: 'before-headers' as const,
      })),
    );
    await stage.start();
    await waitsFor(stage, 'Waiting for the proposal service');
    plugged();
    // While it is asked again, the screen says so and does not fall back to 'all is well'.
    stage.service.script(held(first));
    await waitsFor(stage, 'Asking again');
    stage.service.openGate(`page ${first}`);
    await stage.verify();
  });

for (const k of positions(1 - (seed % 2)))
  fault('10b', 'the browser says offline, and the service answers', [k], async () => {
    const stage = await openStage();
    stage.service.script({ call: 'page', pageNumber: k, times: 2, drop: 'before-headers' });
    await stage.page.getByRole('heading').first().waitFor();
    await expect.poll(() => stage.page.workers().length).toBeGreaterThan(0);
    for (const worker of stage.page.workers())
      await worker.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    // Within the same page, whose worker holds the lie.
    await stage.page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
    for (let step = 1; step < 5; step += 1) {
      await stage.page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor();
      await stage.page.getByRole('button', { name: wizard.next }).click();
    }
    await stage.page.getByRole('button', { name: wizard.generate }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
    await waitsFor(stage, 'Waiting for the network');
    await stage.verify();
  });

fault(11, 'a cold start without a network, to the PowerPoint file', [], async () => {
  const stage = await openStage({ engine: 'planner', offline: true });
  const { page, context } = stage;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.close();
  await stage.unplug();
  await context.setOffline(true);
  const later = await context.newPage();
  await stage.start(later);
  await stage.verify({ page: later });
  expect(await slidesOfDownload(later)).toBeGreaterThanOrEqual(19);
});

fault(12, 'the network comes and goes', positions(3), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map((k) => ({ call: 'page', pageNumber: k, times: 1, drop: 'before-headers' })));
  await stage.start();
  let state = seed;
  const chance = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let change = 0; change < 5; change += 1) {
    await stage.context.setOffline(change % 2 === 0);
    await new Promise((resolve) => setTimeout(resolve, 150 + 700 * chance()));
  }
  await stage.context.setOffline(false);
  await stage.verify();
});
