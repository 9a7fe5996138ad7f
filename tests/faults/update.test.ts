/** A newer version takes the place of the older one behind an open tab (faults 38 and 39). */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { common } from '../../src/copy/en/common.ts';
import { few, fault } from './support/fault.ts';
import { held, killWorker, openStage, useStage, type Stage } from './support/stage.ts';

useStage();

/** Without a service worker, whose store would still have every part. */
const bare = (): Promise<Stage> => openStage({ blank: true, ownFiles: true });

/** Takes the files of the agency's engine away, from the browser's cache too. */
async function takeEngine({
  dir,
  context,
  page,
}: Stage): Promise<{ names: Set<string>; putBack: () => void }> {
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
  const putBack = (): void => {
    for (const [there, away] of paths) renameSync(away, there);
  };
  return { names, putBack };
}

/** With a service worker that serves this page, and a second tab that sees to its next version. */
async function withServiceWorker(k: number): Promise<{ stage: Stage; other: Page }> {
  const stage = await openStage({ offline: true, ownFiles: true });
  await stage.page.getByText(common.offlineReady).waitFor({ timeout: 60_000 });
  // The page of the very first visit has none of its own.
  await stage.page.reload();
  stage.service.script(held(k));
  await stage.start();
  await stage.asked(k);
  await stage.look();
  const other = await stage.context.newPage();
  await other.goto(stage.url);
  return { stage, other };
}

/** The next version of the service worker comes and waits. Its list of files lacks the named ones. */
async function nextVersion(
  { dir }: Stage,
  other: Page,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  const path = join(dir, 'sw.js');
  let script = readFileSync(path, 'utf8');
  for (const name of without) {
    const entry = new RegExp(
      String.raw`\{(?:revision:null,url:|url:)"assets/${name}"(?:,revision:null)?\},?`,
      'u',
    );
    expect(script, name).toMatch(entry);
    script = script.replace(entry, '');
  }
  writeFileSync(path, `${script}\n// newer`);
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Accepted, by whoever: it serves every tab from now on. */
const takesOver = (other: Page): Promise<void> =>
  other.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    await changed;
  });

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
      const { putBack } = await takeEngine(stage);
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
    const { putBack } = await takeEngine(stage);
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

for (const k of few())
  fault(
    38,
    'a newer version waits while a proposal is written, and is accepted elsewhere all the same',
    [k],
    async () => {
      const { stage, other } = await withServiceWorker(k);
      await nextVersion(stage, other);
      await other.waitForTimeout(1500);
      expect(await other.getByRole('button', { name: common.updateNow }).count(), 'nobody is asked now').toBe(
        0,
      );
      const loaded = loads(stage);
      await takesOver(other);
      stage.service.openGate(`page ${k}`);
      await stage.verify();
      expect(loaded(), 'the tab that writes is left to its person').toBe(0);
      expect(stage.service.calls('page').length).toBe(19);
    },
  );

for (const k of few())
  fault(
    39,
    'a newer service worker is active behind the tab, without the parts of the older one',
    [k],
    async () => {
      const { stage, other } = await withServiceWorker(k);
      const { names, putBack } = await takeEngine(stage);
      await nextVersion(stage, other, names);
      await takesOver(other);
      await other.close();
      const loaded = loads(stage, putBack);
      killWorker(stage.page);
      await stage.asked(k, 2);
      await stage.verify();
      expect(loaded()).toBe(1);
    },
  );
