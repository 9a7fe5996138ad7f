/** A newer version replaces the files behind an open tab (fault 39). */
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { few, fault } from './support/fault.ts';
import { held, killWorker, openStage, useStage, type Stage } from './support/stage.ts';

useStage();

/** Without a service worker, whose store would still have every part. */
const bare = (): Promise<Stage> => openStage({ blank: true, ownFiles: true });

/** Takes the files of the agency's engine away, from the browser's cache too; the answer puts them back. */
async function takeEngine({ dir, context, page }: Stage): Promise<() => void> {
  const scripts = readdirSync(join(dir, 'assets')).filter((name) => name.endsWith('.js'));
  const asked = scripts.flatMap((name) => [
    ...readFileSync(join(dir, 'assets', name), 'utf8').matchAll(/import\(.\.\/(agency-[\w-]+\.js).\)/g),
  ]);
  const names = new Set(asked.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(0);
  const paths = [...names].map((name) => [join(dir, 'assets', name), join(dir, name)] as const);
  for (const [there, away] of paths) renameSync(there, away);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  return () => {
    for (const [there, away] of paths) renameSync(away, there);
  };
}

/** The page has loaded itself so many times. */
function loads({ page }: Stage, onLoad: () => void = () => undefined): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    count += 1;
    onLoad();
  });
  return () => count;
}

for (const k of few())
  fault(
    39,
    'the worker’s part is gone until the page is loaded again, which it does by itself',
    [k],
    async () => {
      const stage = await bare();
      stage.service.script(held(k));
      await stage.start();
      await stage.asked(k);
      await stage.look();
      const putBack = await takeEngine(stage);
      const loaded = loads(stage, putBack);
      killWorker(stage.page);
      await stage.asked(k, 2);
      await stage.verify();
      expect(loaded()).toBe(1);
    },
  );

for (const k of few())
  fault(39, 'the worker’s part stays away', [k], async () => {
    const stage = await bare();
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    await stage.look();
    const putBack = await takeEngine(stage);
    const loaded = loads(stage);
    killWorker(stage.page);
    await expect.poll(loaded).toBe(1);
    // Once is enough: from now on the person is told, and nothing is burnt.
    const { page } = stage;
    await page.getByText('Waiting for you to reload').first().waitFor();
    await page.getByText(/Palmleaf was updated. Reload this page/).waitFor();
    expect((await stage.look()).pages.length).toBe(k - 1);
    expect(stage.service.calls('page').length).toBe(k);
    expect(loaded()).toBe(1);
    putBack();
    await page.getByRole('button', { name: 'Reload' }).click();
    await stage.verify();
  });
