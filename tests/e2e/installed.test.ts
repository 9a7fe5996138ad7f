/** The installed app: what makes it installable, and how a newer version takes the place of an older one. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { common } from '../../src/copy/en/common.ts';
import { landing } from '../../src/copy/en/landing.ts';
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
  const app = await openApp({ offline: true });
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
  const { screenshots, shortcuts, file_handlers: handlers } = JSON.parse(manifest.data ?? '');
  const pictures = await app.page.evaluate(
    (addresses: string[]) =>
      Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const stored = await caches.match(address, { ignoreSearch: true });
          return { size: `${image.naturalWidth}x${image.naturalHeight}`, stored: stored !== undefined };
        }),
      ),
    screenshots.map(({ src }: { src: string }) => src),
  );
  // Each is of the size that it names, and none is stored with the app.
  expect(pictures).toEqual(
    screenshots.map(({ sizes }: { sizes: string }) => ({ size: sizes, stored: false })),
  );
  for (const form of ['wide', 'narrow'])
    expect(screenshots.some(({ form_factor }: { form_factor: string }) => form_factor === form)).toBe(true);
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/?view=wizard',
    '/?view=continue',
    '/?view=proposals',
  ]);
  expect(Object.values(handlers[0].accept).flat()).toEqual(
    '.pdf .rtf .odp .ods .odt .pptx .xlsx .docx .palmleaf .eml .md .markdown .txt'.split(' '),
  );
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser without a profile of its own cannot install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the licences of what the product contains are a link in Settings, offline too', async () => {
  const app = await openApp({ offline: true });
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

test('a file that the device opens with the app is read as a brief, and one that cannot be read says so', async () => {
  const app = await openApp();
  const { context, page, url } = app;
  const launchWith = (name: string, text: string) =>
    context.addInitScript(
      ([fileName, content]) => {
        const files = [{ getFile: () => Promise.resolve(new File([content], fileName)) }];
        Object.defineProperty(globalThis, 'launchQueue', {
          configurable: true,
          value: { setConsumer: (take: (params: { files: typeof files }) => void) => take({ files }) },
        });
      },
      [name, text] as const,
    );
  await launchWith('brief.txt', 'Company: Siam Smile\nWebsite: siamsmile.com\nBudget: 50,000 THB a month');
  await page.goto(url);
  await page.getByRole('heading', { name: /Step \d of 5/ }).waitFor();
  await page.getByRole('navigation', { name: wizard.steps }).getByRole('button').first().click();
  expect(await page.getByLabel(/^Company Name/).inputValue()).toBe('Siam Smile');
  await page.getByRole('button', { name: wizard.next }).click();
  expect(await page.getByLabel(/^Business Website/).inputValue()).toBe('https://siamsmile.com');
  // The shortcut goes on with it.
  await page.goto(`${url}/?view=continue`);
  await page.getByRole('heading', { name: /Step \d of 5/ }).waitFor();
  expect(page.url()).toContain('draft=draft_request');

  await launchWith('brief.pdf', '%PDF-1.7 and nothing more');
  await page.goto(url);
  const words = page.getByRole('textbox', { name: landing.brief.text });
  await expect.poll(() => words.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await words.getAttribute('aria-invalid')).toBe('true');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a newer version takes over in the tab that asked for it, and leaves the other one to its person', async () => {
  const dir = ownBuild();
  const app = await openApp({ offline: true, dir });
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
  const app = await openApp({ offline: true, dir, config: { limits: { plannerPageDelayMs: 600 } } });
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
