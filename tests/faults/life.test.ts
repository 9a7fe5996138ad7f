/** The page, its worker and the browser go away in the middle of a run (faults 1 to 8). */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect } from 'vitest';
import { BROWSER_ARGS } from '../../.scripts/browser.mjs';
import { fault, positions } from './support/fault.ts';
import { browserPath, held, killWorker, openStage, useStage } from './support/stage.ts';

useStage();

fault(1, 'reload during the request', positions(2), async (at) => {
  const stage = await openStage({ offline: true });
  stage.service.script(at.map(held));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    await stage.page.reload();
    await stage.asked(k, 2);
  }
  await stage.verify();
});

fault(
  2,
  'reload in the pause',
  positions(2).filter((k) => k < 19),
  async (at) => {
    const pageDelayMs = 300;
    const stage = await openStage({ limits: { pageDelayMs } });
    await stage.start();
    for (const k of at) {
      await stage.saved(k);
      await stage.page.reload();
    }
    await stage.verify();
    const { pages } = await stage.look();
    // The first call of each page: a reload that came too late for the pause makes a second one.
    const asked = (pageNumber: number): number =>
      performance.timeOrigin +
      (stage.service.calls('page').find((call) => call.pageNumber === pageNumber)?.at ?? 0);
    const pauses = pages
      .slice(0, -1)
      .map(({ pageNumber, finishedAt }) => asked(pageNumber + 1) - Date.parse(finishedAt));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pageDelayMs - 10);
  },
);

fault(3, 'reload between answer and commit', positions(2), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map(held));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    // A transaction over everything that never ends: the answer comes, and cannot be stored.
    await stage.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('palmleaf');
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction(['runs', 'pages'], 'readwrite');
            const again = (): void => {
              resolve();
              transaction.objectStore('runs').get('').addEventListener('success', again);
            };
            again();
          });
        }),
    );
    for (const worker of stage.page.workers())
      await worker.evaluate(() => {
        const open = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction') ?? {};
        Object.defineProperty(IDBDatabase.prototype, 'transaction', {
          configurable: true,
          value(this: IDBDatabase, ...given: unknown[]) {
            if (given[1] === 'readwrite') Reflect.set(globalThis, 'writing', true);
            return Reflect.apply(open.value, this, given);
          },
        });
      });
    stage.service.openGate(`page ${k}`);
    await stage.service.until((entry) => entry.pageNumber === k && entry.outcome === 'answered');
    // Its transaction waits behind the other one.
    await expect
      .poll(
        () =>
          Promise.all(
            stage.page.workers().map((one) => one.evaluate(() => Reflect.has(globalThis, 'writing'))),
          ),
        { interval: 10 },
      )
      .toContain(true);
    await stage.page.reload();
    await stage.asked(k, 2);
  }
  await stage.verify();
});

fault(4, 'the worker is killed', positions(2), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map(held));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    killWorker(stage.page);
    await stage.asked(k, 2);
  }
  await stage.verify();
});

fault(5, 'the worker’s script is missing', [], async () => {
  const stage = await openStage({ blank: true, ownFiles: true });
  const script = readdirSync(join(stage.dir, 'assets')).find((name) => /^worker-.*\.js$/.test(name)) ?? '';
  expect(script).not.toBe('');
  const [there, away] = [join(stage.dir, 'assets', script), join(stage.dir, 'away.js')];
  renameSync(there, away);
  await stage.page.goto(`${stage.url}/?view=wizard&step=5`);
  await stage.page.getByRole('button', { name: 'Generate' }).first().click();
  await stage.page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await stage.page
    .getByText(/could not start\. Reload the page/)
    .first()
    .waitFor();
  renameSync(away, there);
  await stage.start();
  await stage.verify();
});

fault(6, 'the worker throws, and rejects unheard', positions(2), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map(held));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    for (const worker of stage.page.workers()) {
      await worker.evaluate(() => void Promise.reject(new Error('unheard')));
      await worker.evaluate(() => {
        setTimeout(() => {
          throw new Error('uncaught');
        });
      });
    }
    await stage.asked(k, 2);
  }
  await stage.verify();
});

for (const k of positions(1))
  fault(7, 'the renderer crashes', [k], async () => {
    const stage = await openStage();
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    await stage.look();
    const address = stage.page.url();
    await stage.page.goto('chrome://crash').catch(() => undefined);
    const later = await stage.context.newPage();
    // After a crash a browser on a busy machine takes its time to show anything.
    await later.goto(address, { timeout: 120_000 });
    await stage.asked(k, 2);
    await stage.verify({ page: later });
  });

for (const k of positions(1).filter((page) => page < 19))
  fault(8, 'the browser is killed as soon as a page is saved', [k], async () => {
    const profile = mkdtempSync(join(tmpdir(), 'palmleaf-profile-'));
    const launch = async () => {
      const child = spawn(
        await browserPath(),
        [...BROWSER_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
        { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const address = await new Promise<string>((resolve) => {
        let text = '';
        child.stderr.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          const [, found] = /listening on (ws:\S+)/.exec(text) ?? [];
          if (found !== undefined) resolve(found);
        });
      });
      const browser = await chromium.connectOverCDP(address);
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('The browser has no context');
      const kill = async (): Promise<void> => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        // Its own group: the browser with all that it started.
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
        await gone;
        await browser.close().catch(() => undefined);
      };
      return { context, kill };
    };
    const first = await launch();
    const stage = await openStage({ context: first.context, offline: true });
    stage.service.script(held(k + 1));
    await stage.start();
    await stage.saved(k);
    const address = stage.page.url();
    await first.kill();
    // The kill may come before the next page was asked for: the gate would then hold the second browser's call.
    stage.service.openGate(`page ${k + 1}`);
    const second = await launch();
    const later = await second.context.newPage();
    await later.goto(address);
    await stage.verify({ page: later });
    await second.kill();
    rmSync(profile, { recursive: true, force: true });
  });
