/**
 * What leaves the device: the reading page opened from disk with scripts forbidden, the system's share sheet, and a proposal
 * that goes from one browser to another by codes, with no network between them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archive } from '../../src/copy/en/archive.ts';
import { receive } from '../../src/copy/en/receive.ts';
import { share } from '../../src/copy/en/share.ts';
import { accessibilityFindings, openApp, useBrowser, type App, type Stored } from './support/app.ts';
import { COMPANY, madeOfCompany } from './support/made.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const folder = mkdtempSync(join(tmpdir(), 'palmleaf-share-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A finished proposal in its profile, and its address. */
let stored: Stored;
let address = '';
beforeAll(async () => {
  ({ path: address, stored } = await madeOfCompany());
});

async function openSheet(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<App> {
  const app = await openApp({ address, stored, ...(prepare && { prepare }) });
  await app.page.getByRole('button', { name: share.open }).click();
  await app.page.getByRole('dialog', { name: share.title }).waitFor();
  return app;
}

test('the reading page opens from disk with scripts forbidden: everything is there, on a phone and on a laptop', async () => {
  const app = await openSheet();
  const { page } = app;
  await page.getByRole('progressbar', { name: share.kept.room }).waitFor({ state: 'attached' });
  expect(await findingsOf(page, 'share sheet', '[role=dialog]')).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: share.of(share.save, share.page.name) }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${COMPANY} - Proposal.html`);
  const file = join(folder, 'page.html');
  await download.saveAs(file);
  // The words of the slides, as the screen has them.
  await page.goto(`${app.url}${address}?view=slideshow`);
  const slides = page.getByRole('heading', { level: 1, name: /^Slide 1 of / });
  await slides.waitFor();
  const count = Number(/of (\d+)/.exec(await slides.innerText())?.[1]);
  const words: string[] = [];
  for (let slide = 1; slide <= 3; slide += 1) {
    await page.getByRole('heading', { level: 1, name: `Slide ${slide} of ` }).waitFor();
    words.push(...(await page.locator('.stage .deck-frame .deck-line').allInnerTexts()));
    await page.keyboard.press('ArrowRight');
  }
  expect(app.problems).toEqual([]);

  const browser = app.context.browser();
  const closed = await browser?.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  if (!closed) throw new Error('The browser is open.');
  const asked: string[] = [];
  closed.on('request', (request) => asked.push(request.url()));
  const phone = await closed.newPage();
  await phone.goto(`file://${file}`);
  expect(await phone.getByRole('heading', { level: 2 }).count()).toBe(count - 1);
  expect(await phone.locator('.reading-flow').last().isVisible()).toBe(true);
  const sideways = phone.locator('html');
  expect(await sideways.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  await phone.setViewportSize({ width: 1440, height: 900 });
  expect(await phone.locator('.reading-flow').first().isVisible()).toBe(false);
  const text = (await phone.locator('.reading-drawn').allInnerTexts()).join('').replaceAll(/\s/g, '');
  for (const line of words) expect(text).toContain(line.replaceAll(/\s/g, ''));
  expect(await phone.getByRole('heading', { level: 2 }).count()).toBe(count - 1);
  expect(asked.filter((one) => !one.startsWith('data:'))).toEqual([`file://${file}`]);
  await closed.close();

  for (const [colorScheme, width] of [
    ['dark', 360],
    ['light', 1440],
  ] as const) {
    const context = await browser?.newContext({ colorScheme, viewport: { width, height: 900 } });
    const open = await context?.newPage();
    await open?.goto(`file://${file}`);
    if (open) expect(await accessibilityFindings(open), `${colorScheme} ${width}`).toEqual([]);
    await context?.close();
  }
  await app.close();
});

test('where the system sends files, each is handed to it; a kind that it refuses is saved', async () => {
  const app = await openSheet((context) =>
    context.addInitScript(() => {
      const sent: string[] = [];
      Object.assign(globalThis, { sent });
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.every(({ name }) => !name.endsWith('.palmleaf')) === true,
        share: ({ files }: ShareData) => {
          sent.push(...(files ?? []).map(({ name, size }) => `${name} ${size > 1000 ? 'whole' : size}`));
          return Promise.resolve();
        },
      });
    }),
  );
  const { page } = app;
  const sent = (): Promise<string> => page.evaluate(() => String(Reflect.get(globalThis, 'sent')));
  for (const { name } of [share.pptx, share.pdf, share.page])
    await page.getByRole('button', { name: share.of(share.send, name) }).click();
  await expect
    .poll(async () => new Set((await sent()).split(',')), { timeout: 60_000 })
    .toEqual(new Set(['pptx', 'pdf', 'html'].map((ending) => `${COMPANY} - Proposal.${ending} whole`)));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: share.of(share.save, share.copy.name) }).click();
  expect((await downloading).suggestedFilename()).toBe(`${COMPANY} - Proposal.palmleaf`);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('a proposal goes to another browser by codes before a camera, with some missed', async () => {
  const sender = await openSheet();
  await sender.page.getByRole('button', { name: share.codes.start }).click();
  const code = sender.page.getByRole('img', { name: share.codes.picture });
  await code.waitFor();

  expect(await findingsOf(sender.page, 'codes', '[role=dialog]')).toEqual([]);
  const receiver = await openApp({
    address: '/?view=receive',
    // What the camera sees is drawn here: a screen at an angle, in a grey room.
    prepare: (context) =>
      context.addInitScript(() => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 });
        Object.assign(globalThis, { canvas });
        // Missing on the blank page before it.
        if ('mediaDevices' in navigator)
          navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(30));
      }),
  });
  expect(await findingsOf(receiver.page, 'receive')).toEqual([]);
  await receiver.page.getByRole('button', { name: receive.start }).click();
  const arrived = receiver.page.getByText(archive.open.standings.new);
  let frames = 0;
  for (; frames < 600 && !(await arrived.isVisible()); frames += 1) {
    // Every fifth look of the camera is lost.
    if (frames % 5 === 4) await sender.page.waitForTimeout(170);
    else await seen(receiver.page, await code.evaluate((svg) => svg.outerHTML));
  }
  await arrived.waitFor();
  // It is shown before any of it is taken, as every copy is.
  expect(await findingsOf(receiver.page, 'received', '[role=dialog]')).toEqual([]);
  await receiver.page.getByRole('button', { name: archive.open.take(1), exact: true }).click();
  await receiver.page.getByRole('heading', { level: 1, name: 'Proposal Generated Successfully' }).waitFor();
  expect(new URL(receiver.page.url()).pathname).toBe(address);
  await receiver.page.getByText(COMPANY).first().waitFor();
  expect([...sender.problems, ...receiver.problems]).toEqual([]);
  await Promise.all([sender.close(), receiver.close()]);
});

test('a folder that was chosen once has a copy of each day, ten at most, and is left when the person says so', async () => {
  const { folder: words } = share;
  const app = await openApp({
    address: '/?view=settings',
    stored,
    // The origin's own file system has the same handles as a folder of the device.
    prepare: (context) =>
      context.addInitScript(() => {
        Object.assign(globalThis, {
          showDirectoryPicker: async () =>
            (await navigator.storage.getDirectory()).getDirectoryHandle('Work', { create: true }),
        });
      }),
  });
  const { page } = app;
  /** What is in the folder: names with how their files begin. */
  const inFolder = (): Promise<string[]> =>
    page.evaluate(async () => {
      const chosen = await (
        await navigator.storage.getDirectory()
      ).getDirectoryHandle('Work', { create: true });
      const names: string[] = [];
      for await (const [name, handle] of chosen.entries())
        if (handle instanceof FileSystemFileHandle)
          names.push(`${name} ${(await (await handle.getFile()).slice(0, 2).text()) || 'empty'}`);
      return names.toSorted();
    });
  await page.evaluate(async () => {
    const chosen = await (
      await navigator.storage.getDirectory()
    ).getDirectoryHandle('Work', { create: true });
    for (let day = 10; day <= 21; day += 1)
      await chosen.getFileHandle(`Palmleaf 2020-01-${day}.palmleaf`, { create: true });
    await chosen.getFileHandle('invoice.pdf', { create: true });
  });
  await page.getByRole('button', { name: words.choose }).click();
  await page.getByText(words.states.ready('Work')).waitFor();
  await page.getByText(/^10 copies, the last made today/).waitFor();
  const names = await inFolder();
  expect(names).toHaveLength(11);
  expect(names.filter((name) => /^Palmleaf (?!2020)\d{4}-\d\d-\d\d\.palmleaf PK$/u.test(name))).toHaveLength(
    1,
  );
  expect(names).toContain('invoice.pdf empty');
  // The copy in the folder is a copy: nothing is to be reminded of.
  await page.getByText(share.kept.allCopied).waitFor();
  expect(await findingsOf(page, 'settings folder', '#data')).toEqual([]);
  await page.reload();
  await page.getByText(words.states.ready('Work')).waitFor();
  // Somebody has removed it.
  await page.evaluate(async () =>
    (await navigator.storage.getDirectory()).removeEntry('Work', { recursive: true }),
  );
  await page.getByRole('button', { name: words.copyNow }).last().click();
  await page.getByText(words.states.gone('Work')).waitFor();
  await page.getByRole('button', { name: words.stop }).click();
  await page.getByRole('button', { name: words.choose }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Draws a code where the camera looks, and waits until it was looked at. */
async function seen(page: Page, svg: string): Promise<void> {
  await page.evaluate(async (markup) => {
    const canvas: unknown = Reflect.get(globalThis, 'canvas');
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The camera was prepared.');
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(
      markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560"'),
    )}`;
    await picture.decode();
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas here.');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#777';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.setTransform(0.98, 0.06, -0.05, 1, 200, 60);
    context.fillStyle = '#f4f2ee';
    context.fillRect(0, 0, 560, 560);
    context.drawImage(picture, 0, 0, 560, 560);
    await new Promise((done) => setTimeout(done, 150));
  }, svg);
}
