/** A deck made one's own in the built product: by mouse, by keyboard alone and by touch; kept, taken back, and in PowerPoint. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { assumptions } from '../../src/copy/en/assumptions.ts';
import { edit } from '../../src/copy/en/edit.ts';
import { outOfDate } from '../../src/copy/en/out-of-date.ts';
import { pages } from '../../src/copy/en/pages.ts';
import { result } from '../../src/copy/en/result.ts';
import { squeezed } from '../checks/pdf/extract.ts';
import { onePixel } from '../fixtures/free-pages.ts';
import { accessibilityFindings, openApp, smallTargets, useBrowser, type AppOptions } from './support/app.ts';
import { madeOfCompany, type Made } from './support/made.ts';
import { heard, inOrder } from './support/heard.ts';

useBrowser();

let proposal: Made;
beforeAll(async () => {
  proposal = await madeOfCompany();
});

async function openPage(number: number, options: AppOptions = {}) {
  const app = await openApp({ ...options, stored: proposal.stored });
  await app.page.goto(`${app.url}${proposal.path}?view=edit&page=${number}`);
  await headline(app.page).waitFor();
  return app;
}
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
const PIXEL = Buffer.from(onePixel());
/** At rest. */
const headline = (page: Page): Locator => page.getByRole('button', { name: /^Headline, page/ }).first();
const typed = (page: Page): Locator => page.getByRole('textbox');
const drawn = (page: Page): Promise<string> => page.locator('.edit-frame .deck-frame').innerText();

/** Text of every slide of the proposal's PowerPoint file. */
async function powerPointText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PowerPoint Presentation' }).first().click();
  const parts = unzipSync(await readFile(await (await download).path()));
  return Object.entries(parts)
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, bytes]) =>
      [...strFromU8(bytes).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(''),
    )
    .join('\n');
}

test('by mouse: typed in place, saved, taken back and restored across a reload, and in PowerPoint', async () => {
  const app = await openPage(13);
  const { page } = app;
  const before = await headline(page).getAttribute('aria-label');
  await headline(page).click();
  await typed(page).fill('Make the first order easy');
  // Nothing is said to be saved before it is.
  expect(await page.getByText(edit.saved, { exact: true }).count()).toBe(0);
  const second = page.locator('[data-place]').first();
  const name = (await second.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await second.click();
  await page.getByText(edit.saved, { exact: true }).waitFor();
  // The words of the next text are what is typed now; Escape gives them up.
  expect(await typed(page).getAttribute('aria-label')).toContain(name);
  await typed(page).fill('Not this one');
  await expect.poll(() => drawn(page)).toContain('Make the first order easy');
  await typed(page).press('Escape');
  expect(await page.locator('[data-place]:focus').getAttribute('aria-label')).toContain(name);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: edit.undo }).click();
  await expect.poll(() => headline(page).getAttribute('aria-label')).toBe(before);
  await page.reload();
  await headline(page).waitFor();
  await page.getByRole('button', { name: edit.redo }).click();
  await expect.poll(() => headline(page).getAttribute('aria-label')).toContain('Make the first order easy');

  await page.getByRole('link', { name: edit.versions }).click();
  await page.getByRole('heading', { level: 1, name: edit.versions }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // The arrows walk; the oldest is the proposal as it was first written.
  await page.getByRole('radio').first().press('ArrowUp');
  await page.getByRole('button', { name: edit.history.restoreOnly(13) }).click();
  await page.getByText(edit.history.restored([13])).waitFor();
  await page.getByRole('link', { name: edit.history.backToPage(13) }).click();
  await expect.poll(() => headline(page).getAttribute('aria-label')).toBe(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => headline(page).getAttribute('aria-label')).toContain('Make the first order easy');

  await page.getByRole('link', { name: edit.backToDeck }).click();
  expect(await powerPointText(page)).toContain('Make the first order easy');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('by keyboard alone: from text to text, and an input method is not disturbed', async () => {
  const app = await openPage(3);
  const { page } = app;
  await headline(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ขายให้ลูกค้าเก่าก่อน');
  expect(await typed(page).inputValue()).toBe('ขายให้ลูกค้าเก่าก่อน');
  expect(await typed(page).getAttribute('lang')).toBe('th');
  const element = await typed(page).elementHandle();
  // As an input method puts letters together: its keys are its own, and the element stays.
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await page.waitForTimeout(200);
  await input.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
  await input.send('Input.insertText', { text: '日本' });
  expect(await typed(page).inputValue()).toBe('ขายให้ลูกค้าเก่าก่อน日本');
  expect(await element?.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect.poll(() => drawn(page)).toContain('ขายให้ลูกค้าเก่าก่อน');
  await page.keyboard.press('Shift+Tab');
  expect(await typed(page).inputValue()).toBe('ขายให้ลูกค้าเก่าก่อน');
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-place]:focus').getAttribute('aria-label')).toContain('ขายให้ลูกค้าเก่าก่อน');
  await page.getByText(edit.saved, { exact: true }).waitFor();
  // What cannot be taken says why, and the words stay.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('ยาว'.repeat(5000));
  await page.keyboard.press('Enter');
  await page
    .getByText(/was not saved: A text has at most/)
    .first()
    .waitFor();
  expect(await typed(page).getAttribute('aria-invalid')).toBe('true');
  expect((await typed(page).inputValue()).length).toBe(15_000);
  await page.keyboard.press('Escape');
  expect(await headline(page).getAttribute('aria-label')).toContain('ขายให้ลูกค้าเก่าก่อน');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('by keyboard: an item is added to a list, moved, removed and brought back', async () => {
  const app = await openPage(12);
  const { page } = app;
  const focused = page.locator('[data-place]:focus');
  await page.locator('[data-place*=".takeaways.0"]').first().focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => typed(page).inputValue()).toBe(edit.newWords.en);
  // Nothing was written: it goes as it came.
  await page.keyboard.press('Escape');
  await expect.poll(() => drawn(page)).not.toContain(edit.newWords.en);
  await expect.poll(() => focused.count()).toBe(1);
  await page.locator('[data-place*=".takeaways.0"]').first().focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => typed(page).inputValue()).toBe(edit.newWords.en);
  await page.keyboard.type('Gift cards sell in December');
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(() => focused.getAttribute('aria-label'))
    .toMatch(/^Takeaway 1, .*Gift cards sell in December$/);
  await page.getByText(/^Takeaway 2 moved up: now 1 of/).waitFor({ state: 'attached' });
  // What is heard: where one is, each text by its name and words, what may be done with it, and what was done.
  const tree = inOrder(await heard(page));
  const named = (role: string): string[] => tree.filter((node) => node.role === role).map(({ name }) => name);
  expect(named('heading')[0]).toMatch(/^12 ?Key Takeaway$/);
  expect(named('navigation')).toContain(edit.pages);
  expect(named('toolbar')).toContain(edit.bar);
  expect(named('group')).toContain(edit.slide(12));
  expect(named('button')).toEqual(
    expect.arrayContaining([edit.undo, edit.list.add, edit.list.up, edit.list.down, edit.list.remove]),
  );
  expect(named('button').filter((name) => /^Takeaway \d, page 12: ./u.test(name)).length).toBeGreaterThan(1);
  expect(named('button').filter((name) => name === '')).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+Delete');
  await expect.poll(() => drawn(page)).not.toContain('Gift cards');
  expect(await focused.getAttribute('aria-label')).toMatch(/^Takeaway 1, /);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => drawn(page)).toContain('Gift cards sell in December');
  expect(app.problems).toEqual([]);
  await app.close();
});

test('by touch at 360 px: the words stand above the keyboard, and the slide follows', async () => {
  const app = await openPage(3, { viewport: { width: 360, height: 740 }, touch: true });
  const { page } = app;
  // At rest nothing that is aimed at is smaller than 24 px or closer than that (WCAG 2.5.8): every text of the slide, and
  // every figure, is a row under it.
  expect(await smallTargets(page)).toEqual([]);
  const spots = await page.locator('[data-spot]').evaluateAll((all) => all.map((one) => one.dataset['spot']));
  const rows = await page
    .locator('.edit-texts [data-place]')
    .evaluateAll((all) => all.map((one) => one.dataset['place']));
  expect(spots.length).toBeGreaterThan(5);
  expect(rows).toEqual(spots);
  // A tap beside a text of the slide opens the nearest one.
  const [first] = await page
    .locator('.edit-frame')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  await page.touchscreen.tap((first?.x ?? 0) + 4, (first?.y ?? 0) + 16);
  await typed(page).waitFor();
  await page.getByRole('button', { name: edit.done }).tap();
  expect(await page.locator('.edit-texts [data-place]:focus').count()).toBe(1);
  await headline(page).tap();
  await typed(page).fill('Sell to those who bought before');
  await expect.poll(() => drawn(page)).toContain('Sell to those');
  expect(await typed(page).evaluate((area) => getComputedStyle(area).fontSize)).toBe('20px');
  await page.getByRole('button', { name: edit.nextText }).tap();
  expect(await typed(page).inputValue()).not.toContain('Sell to those');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: edit.done }).tap();
  await page.getByText(edit.saved, { exact: true }).waitFor();
  await page.reload();
  await expect
    .poll(() => headline(page).getAttribute('aria-label'))
    .toContain('Sell to those who bought before');
  expect(app.problems).toEqual([]);
  await app.close();
});

/** A finger that holds something, takes it to a point of the window, and lets go. */
async function holdAndMove(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  await page.waitForTimeout(450);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', [{ x: x + ((to.x - x) * step) / 5, y: y + ((to.y - y) * step) / 5 }]);
  await touch('touchEnd', []);
  await input.detach();
}

test('a finger that holds moves an item of a list, and a page of the deck', async () => {
  const app = await openPage(12, { viewport: { width: 360, height: 740 }, touch: true });
  const { page } = app;
  // On the slide itself, that a screen reader hears as the list of texts under it.
  const item = (at: number): Locator => page.locator(`[data-spot*=".takeaways.${at}"]`).first();
  const said = async (at: number): Promise<string> =>
    ((await item(at).getAttribute('aria-label')) ?? '').replace(/^.*?: /u, '');
  const [first, second] = [await said(0), await said(1)];
  const below = await item(1).boundingBox();
  if (below === null) throw new Error('one takeaway alone');
  await holdAndMove(page, item(0), { x: below.x + 30, y: below.y + below.height - 1 });
  await expect.poll(() => Promise.all([said(0), said(1)])).toEqual([second, first]);
  // Let go, it is not opened as well.
  expect(await typed(page).count()).toBe(0);

  await page.goto(`${app.url}${proposal.path}?view=pages`);
  const tile = (number: number): Locator => page.locator(`[data-tile="${number}"] [data-choose]`);
  await tile(4).waitFor();
  await tile(4).scrollIntoViewIfNeeded();
  const to = await tile(3).boundingBox();
  if (to === null) throw new Error('no page 3');
  await holdAndMove(page, tile(4), { x: to.x + 20, y: to.y + to.height / 2 });
  const order = (): Promise<(string | null)[]> =>
    page.locator('[data-tile]').evaluateAll((all) => all.map((each) => each.getAttribute('data-tile')));
  await expect.poll(async () => (await order()).slice(0, 4)).toEqual(['1', '2', '4', '3']);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('pages that were taken back are out of date: the deck says why, and one button writes them again', async () => {
  const app = await openApp({ stored: proposal.stored });
  const { page } = app;
  await page.goto(`${app.url}${proposal.path}`);
  await page.getByRole('heading', { name: assumptions.title }).click();
  const assumed = page.locator('details input').first();
  await assumed.fill(String(Number(await assumed.inputValue()) + 1));
  await page.getByRole('button', { name: /^Apply and rewrite/ }).click();
  // They can be changed again once the pages are written.
  await expect.poll(() => assumed.isEnabled(), { timeout: 30_000 }).toBe(true);
  await page.goto(`${app.url}${proposal.path}?view=edit&page=1`);
  await page.getByRole('button', { name: edit.undo }).click();
  await page
    .getByText(/^Undone on page/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: edit.backToDeck }).click();
  const bar = page.getByRole('region', { name: outOfDate.region });
  const marks = page.getByText(outOfDate.mark([outOfDate.names.assumption]), { exact: true });
  await marks.first().waitFor();
  const count = await marks.count();
  expect(await bar.innerText()).toContain(outOfDate.changed(outOfDate.names.assumption, count));
  expect(await accessibilityFindings(page)).toEqual([]);
  // Looked at first, beside what it says now; taken, the next one is shown.
  await bar.getByRole('link', { name: outOfDate.see }).click();
  await page.getByText(edit.take.renewal.title, { exact: true }).waitFor();
  const whole = page.getByRole('button', { name: edit.take.whole });
  await whole.waitFor();
  expect(
    await page.getByRole('navigation', { name: edit.take.renewal.others }).getByRole('link').count(),
  ).toBe(count - 1);
  expect(await accessibilityFindings(page)).toEqual([]);
  await whole.click();
  await page.getByText(edit.take.renewal.done).first().waitFor();
  await page.goto(`${app.url}${proposal.path}`);
  await bar.waitFor();
  await expect.poll(() => marks.count()).toBe(count - 1);
  await bar.getByRole('button', { name: outOfDate.update(count - 1) }).click();
  await bar.waitFor({ state: 'hidden' });
  expect(await page.locator('main:focus').count()).toBe(1);
  await expect.poll(() => marks.count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the deck as a whole: a chart’s figures, pages hidden, moved and added, a picture; kept, and in both files', async () => {
  const app = await openApp({ stored: proposal.stored });
  const { page } = app;
  await page.goto(`${app.url}${proposal.path}?view=edit&page=15`);
  await page.locator('button[data-figures]').first().click();
  const cell = page.locator('.edit-figure-cell').first();
  const before = Number(await cell.inputValue());
  await cell.fill(String(before + 10));
  // The table sums as one types, and says what does not add up.
  await page.getByText(edit.figures.excess('110', '100')).waitFor();
  expect(await accessibilityFindings(page, '.edit-main')).toEqual([]);
  await page.getByRole('button', { name: edit.figures.way.all('10') }).click();
  await page.getByText(edit.saved, { exact: true }).waitFor();
  await page.getByText(edit.figures.excess('110', '100')).waitFor({ state: 'hidden' });
  await expect.poll(() => drawn(page)).toContain(`${before + 10}%`);

  await page.getByRole('link', { name: edit.backToDeck }).click();
  await page.getByRole('link', { name: result.arrangePages }).click();
  const tile = (number: number): Locator => page.locator(`[data-tile="${number}"] [data-choose]`);
  const order = (): Promise<(string | null)[]> =>
    page.locator('[data-tile]').evaluateAll((all) => all.map((each) => each.getAttribute('data-tile')));
  await tile(5).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(order).toEqual(expect.arrayContaining(['3', '5', '4']));
  expect((await order()).slice(2, 5)).toEqual(['3', '5', '4']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('h');
  await page.getByText(/^\d+ shown, 1 hidden/).waitFor();
  await page.getByRole('button', { name: pages.add.kinds.quote[0] }).click();
  await tile(101).waitFor();
  await page
    .locator('.pages-drop input')
    .setInputFiles({ name: 'pier.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByText(pages.pictures.noAlt).waitFor();
  await page.getByRole('button', { name: pages.pictures.describe }).click();
  await page.getByLabel(pages.pictures.alt).fill('The pier at noon');
  await page.keyboard.press('Enter');
  await tile(102).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // Lifted, a page follows the mouse and lands where it is let go.
  await tile(102).dragTo(tile(1), { targetPosition: { x: 150, y: 40 } });
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['1', '102', '2']);
  await page.getByText(pages.saved, { exact: true }).waitFor();
  await page.reload();
  await tile(102).waitFor();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['1', '102', '2']);

  await page.goto(`${app.url}${proposal.path}?view=edit&page=101`);
  await headline(page).click();
  await typed(page).fill('What the guests say');
  await typed(page).press('Enter');
  await page.getByText(edit.saved, { exact: true }).waitFor();
  await page.getByRole('link', { name: edit.backToDeck }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PowerPoint Presentation' }).first().click();
  const parts = unzipSync(await readFile(await (await download).path()));
  const slides = Object.entries(parts).filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const xml = slides.map(([, bytes]) => strFromU8(bytes)).join('\n');
  expect(xml).toContain('What the guests say');
  expect(xml).toContain('descr="The pier at noon"');
  expect(Object.keys(parts).some((name) => /^ppt\/media\/.+\.(?:jpe?g|png)$/.test(name))).toBe(true);
  await page.getByRole('link', { name: result.show }).first().click();
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const pdf = squeezed(run('pdftotext', await (await paper).path(), '-'));
  expect(pdf).toContain(squeezed('What the guests say'));
  expect(app.problems).toEqual([]);
  await app.close();
});
