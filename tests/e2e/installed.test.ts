/** The installed app: what makes it installable, and how a newer version takes the place of an older one. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { common } from '../../src/copy/en/common.ts';
import { settings } from '../../src/copy/en/settings.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { BUILD, openApp, useBrowser } from './support/app.ts';

useBrowser();

const builds: string[] = [];
afterAll(() => {
  for (const dir of builds) rmSync(dir, { recursive: true });
});

/** This test's own copy of the build, to be changed under its feet. */
function ownBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'palmleaf-'));
  cpSync(BUILD, dir, { recursive: true });
  builds.push(dir);
  return dir;
}

const isStored = (page: Page) => page.getByText(common.offlineReady).waitFor({ timeout: 30_000 });
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
/** A mark that a reload takes away. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['mark'] = 'here'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'here');
const update = (page: Page) => page.getByRole('button', { name: common.updateNow });

test('the browser finds nothing that speaks against installing it', async () => {
  const app = await openApp();
  await isStored(app.page);
  const session = await app.context.newCDPSession(app.page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${app.url}/manifest.webmanifest`);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({
    name: 'Palmleaf',
    start_url: '/',
    display: 'standalone',
  });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a profile of its own cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the licences of what the product contains are a link in Settings, offline too', async () => {
  const app = await openApp();
  await isStored(app.page);
  await app.context.setOffline(true);
  await app.page.goto(`${app.url}/?view=settings`);
  const [opened] = await Promise.all([
    app.context.waitForEvent('page'),
    app.page.getByRole('link', { name: settings.sources.licences }).click(),
  ]);
  await opened.getByText('@fontsource/prompt').waitFor();
  expect(opened.url()).toBe(`${app.url}/licences.txt`);
  expect(await opened.evaluate(() => document.characterSet)).toBe('UTF-8');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a newer version takes over in the tab that asked for it, and leaves the other one to its person', async () => {
  const dir = ownBuild();
  const app = await openApp({ dir });
  const { page } = app;
  await isStored(page);
  const other = await app.context.newPage();
  await other.goto(app.url);
  // It has registered by now, and will hear of the newer version.
  await other.waitForTimeout(3000);
  for (const one of [page, other]) await mark(one);

  appendFileSync(join(dir, 'sw.js'), '\n// newer');
  await lookForUpdate(page);
  await update(other).waitFor();
  const loaded = page.waitForEvent('load');
  await update(page).click();
  await loaded;
  await other.getByText(common.updatedElsewhere).waitFor();
  expect(await isMarked(page)).toBe(false);
  expect(await isMarked(other)).toBe(true);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a newer version is offered when no tab writes a proposal any more', async () => {
  const dir = ownBuild();
  const app = await openApp({ dir, config: { limits: { plannerPageDelayMs: 600 } } });
  const { page } = app;
  await isStored(page);
  const writing = await app.context.newPage();
  await writing.goto(`${app.url}/?view=wizard&step=5`);
  await writing.getByRole('button', { name: wizard.generate }).click();
  await writing.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await writing.getByText(/^Processing page/).waitFor();

  appendFileSync(join(dir, 'sw.js'), '\n// newer');
  await lookForUpdate(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting != null;
  });
  await page.waitForTimeout(1500);
  expect(await update(page).count()).toBe(0);
  await writing.getByRole('button', { name: 'Pause' }).click();
  await writing.getByText(/^Paused before page/).waitFor();
  await update(page).waitFor({ timeout: 15_000 });
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a page that outlived its release loads itself again, once', async () => {
  const app = await openApp();
  const { page } = app;
  await page.getByRole('link', { name: common.createYourProposal }).first().waitFor();
  let asked = 0;
  await app.context.route(/\/assets\/[^/]*settings[^/]*\.js$/i, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${app.url}/?view=settings`);
  await page.getByRole('heading', { name: common.errorTitle }).waitFor();
  await page.waitForTimeout(1500);
  await page.getByRole('heading', { name: common.errorTitle }).waitFor();
  expect(asked).toBeGreaterThan(0);
  expect(
    await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)),
  ).toEqual(['reload']);
  await app.close();
});
