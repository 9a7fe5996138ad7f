/** Several tabs, one run (faults 36, 37). */
import { expect } from 'vitest';
import { generation } from '../../src/copy/en/generation.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { few, fault, positions, seed } from './support/fault.ts';
import { held, openStage, useStage } from './support/stage.ts';

useStage();

fault(36, 'two tabs start one run', [], async () => {
  const stage = await openStage();
  const other = await stage.context.newPage();
  // The draft is stored first: both tabs open the same one.
  await stage.page.goto(`${stage.url}/?view=wizard&step=1`);
  await stage.page.getByLabel(/^Company Name/).fill('Doi Saket');
  await stage.page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  const address = new URL(stage.page.url());
  address.searchParams.set('step', '5');
  const tabs = [stage.page, other];
  for (const tab of tabs) {
    await tab.goto(address.href);
    await tab.getByRole('button', { name: wizard.generate }).click();
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: wizard.generate }).click()),
  );
  await stage.verify();
  await stage.verify({ page: other });
  expect((await stage.look()).runs.length).toBe(1);
  expect(stage.service.calls('page').length).toBe(19);
});

fault(
  36,
  'a second tab shows the run, and takes it over when the first is closed',
  positions(2),
  async (at) => {
    const stage = await openStage();
    stage.service.script(at.map(held));
    await stage.start();
    let tab = stage.page;
    for (const k of at) {
      await stage.asked(k);
      const other = await stage.context.newPage();
      await other.goto(tab.url());
      // Until the first page is there, nothing is said of pages.
      const shown = k === 1 ? generation.starting : generation.processing(k, 19);
      await other.getByText(shown).first().waitFor();
      await stage.look(other);
      await tab.close();
      await stage.asked(k, 2);
      tab = other;
    }
    await stage.verify({ page: tab });
  },
);

for (const k of positions(1))
  fault(37, 'the lock is stolen by somebody who never works', [k], async () => {
    const stage = await openStage();
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    await stage.look();
    await stage.page.evaluate(() =>
      navigator.locks.request('palmleaf-runner', { steal: true }, () => undefined),
    );
    await stage.asked(k, 2);
    await stage.verify();
  });

for (const k of few(1 - (seed % 2)))
  fault(37, 'a runner that is frozen, and wakes up when another has its turn', [k], async () => {
    const stage = await openStage({ blank: true });
    stage.service.script(held(k));
    // A frozen page beats no heart: nobody replaces its worker.
    await stage.page.addInitScript(() => {
      const real = window.setInterval.bind(window);
      Object.assign(window, {
        setInterval: (work: () => void, ms: number) => (ms === 3000 ? 0 : real(work, ms)),
      });
    });
    await stage.start();
    await stage.asked(k);
    await stage.look();
    const [runner] = stage.page.workers();
    const awake = runner?.evaluate(() => {
      const end = performance.now() + 24_000;
      while (performance.now() < end);
    });
    const other = await stage.context.newPage();
    await other.goto(stage.page.url());
    await stage.asked(k, 2);
    await stage.saved(k, other);
    stage.service.openGate(`page ${k}`);
    await awake;
    await stage.verify({ page: other, zombie: k });
  });
