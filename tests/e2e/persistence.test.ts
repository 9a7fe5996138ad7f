/** Nothing is lost and nothing is written twice: reloads while typing and while pages are being written. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import type { PageRecord } from '../../src/shared/domain/records.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, answerClientInformation } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

type StoredPage = Pick<PageRecord, 'pageNumber' | 'finishedAt' | 'success'>;

/** Every page record on the device: which page, when it was finished. */
const storedPages = (page: Page): Promise<StoredPage[]> =>
  page.evaluate(async () => {
    const [info] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(info?.name ?? '');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const rows = await new Promise<StoredPage[]>((resolve, reject) => {
      const request = database.transaction('pages').objectStore('pages').getAll();
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
    });
    database.close();
    return rows;
  });

test('a reload in the middle of typing loses no letter, on any step', async () => {
  const app = await openApp();
  const { page } = app;
  const { formData } = readBrief('coffee-roaster-en');
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerClientInformation(page, formData, 'typed');
  // Reloaded at once after the last key, before any pause in which it could be saved.
  const strengths = page.getByLabel(new RegExp(`^${wizard.clientInfo.strengths}`));
  await strengths.focus();
  await strengths.press('End');
  await strengths.pressSequentially(' and more');
  await page.reload();
  await expect.poll(() => strengths.inputValue()).toBe(`${formData.clientInfo.strengths} and more`);
  expect(await page.getByLabel(/^Company Name/).inputValue()).toBe(formData.clientInfo.companyName);

  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByLabel(/^Instagram Account/).pressSequentially('@doisaket');
  await page.reload();
  await expect.poll(() => page.getByLabel(/^Instagram Account/).inputValue()).toBe('@doisaket');
  // An address without its scheme is made whole, visibly, and nothing objects to it.
  const website = page.getByLabel(new RegExp(`^${wizard.marketingChannels.website}`));
  await website.fill('siamsmile.com');
  await page.keyboard.press('Tab');
  await expect.poll(() => website.inputValue()).toBe('https://siamsmile.com');
  expect(await website.getAttribute('aria-invalid')).not.toBe('true');

  // Back goes one view back, forward returns, and both keep what was typed.
  await page.goBack();
  await page.getByRole('heading', { name: /Step 1 of 5/ }).waitFor();
  expect(await page.getByLabel(/^Company Name/).inputValue()).toBe(formData.clientInfo.companyName);
  await page.goForward();
  await expect.poll(() => page.getByLabel(/^Instagram Account/).inputValue()).toBe('@doisaket');

  // The unfinished questionnaire waits on the landing screen.
  await page.goto(app.url);
  await page.getByRole('heading', { name: 'Continue your proposal' }).waitFor();
  await page.getByText(formData.clientInfo.companyName).first().waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('two tabs on one questionnaire: what one saves shows in the other, and nothing is overwritten', async () => {
  const app = await openApp();
  const { page } = app;
  const field = (tab: Page, label: string) => tab.getByLabel(new RegExp(`^${label}`));
  const saved = (tab: Page) => tab.getByText(wizard.saved).first().waitFor();
  const { companyName, strengths, keyMessage } = wizard.clientInfo;
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await field(page, companyName).fill('Doi Saket');
  await saved(page);
  await expect.poll(() => new URL(page.url()).searchParams.get('draft')).not.toBeNull();
  const other = await app.context.newPage();
  await other.goto(page.url());
  await expect.poll(() => field(other, companyName).inputValue()).toBe('Doi Saket');

  // Shown at once, and the person in the other tab goes on typing where they are.
  await field(other, keyMessage).pressSequentially('From our hill');
  await field(page, strengths).fill('Roasted every day');
  await expect.poll(() => field(other, strengths).inputValue()).toBe('Roasted every day');
  await expect.poll(() => field(page, keyMessage).inputValue()).toBe('From our hill');
  expect(await field(other, keyMessage).evaluate((node) => node === document.activeElement)).toBe(true);

  // The same field: left alone while somebody stands in it, the last one saved afterwards.
  await field(page, keyMessage).fill('To your cup');
  await saved(page);
  await field(other, companyName).focus();
  await expect.poll(() => field(other, keyMessage).inputValue()).toBe('To your cup');

  // Cards are the same by their id: one goes, and what is typed in another stays, with the focus.
  for (const tab of [page, other]) {
    const address = new URL(tab.url());
    address.searchParams.set('step', '5');
    await tab.goto(address.href);
  }
  const card = (tab: Page, number: number, label: string) =>
    tab.getByRole('group', { name: wizard.competitiveAnalysis.competitor(number) }).getByLabel(label);
  const { name, remove: _remove, removeNumber } = wizard.competitiveAnalysis;
  await card(other, 3, name).pressSequentially('Hill Beans');
  await expect.poll(() => card(page, 3, name).inputValue()).toBe('Hill Beans');
  await page.getByRole('button', { name: removeNumber(1) }).click();
  await expect.poll(() => card(other, 2, name).inputValue()).toBe('Hill Beans');
  expect(await card(other, 2, name).evaluate((node) => node === document.activeElement)).toBe(true);
  await other.keyboard.type(' & Co');
  await expect.poll(() => card(page, 2, name).inputValue()).toBe('Hill Beans & Co');

  // A card that held something can be brought back for ten seconds, after a reload as well.
  await page.getByRole('button', { name: removeNumber(2) }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await saved(page);
  await page.reload();
  await undo.click();
  await expect.poll(() => card(page, 2, name).inputValue()).toBe('Hill Beans & Co');
  await page.reload();
  await expect.poll(() => card(page, 2, name).inputValue()).toBe('Hill Beans & Co');
  expect(await undo.count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('reloads in the middle of a run: every page is written once, and the run ends in the history', async () => {
  const app = await openApp({ config: { limits: { plannerPageDelayMs: 250 } } });
  const { page } = app;
  const { formData, language } = readBrief('barely-answered');
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('heading', { name: 'Generating Your Proposal' }).waitFor();
  await page.getByText('Creating your personalized proposal one page at a time').waitFor();

  const before = new Map<number, string>();
  for (const pages of [3, 8, 14]) {
    await expect
      .poll(async () => (await storedPages(page)).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(pages);
    for (const { pageNumber, finishedAt } of await storedPages(page)) before.set(pageNumber, finishedAt);
    await page.reload();
  }
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });

  const pages = await storedPages(page);
  expect(pages.map((stored) => stored.pageNumber)).toEqual(
    Array.from({ length: 19 }, (_, index) => index + 1),
  );
  for (const stored of pages) {
    expect(stored.success).toBe(true);
    const earlier = before.get(stored.pageNumber);
    if (earlier !== undefined) expect(stored.finishedAt, `page ${stored.pageNumber}`).toBe(earlier);
  }

  // Finished, it is in the history; its details open, and it can be deleted and brought back.
  await page.goto(app.url);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  const mirrored = await page.evaluate(() => localStorage.getItem('proposal_history'));
  expect(JSON.parse(mirrored ?? '[]')).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^proposal_\d+_/),
      title: formData.clientInfo.companyName,
    }),
  ]);
  await page
    .getByRole('button', { name: new RegExp(formData.clientInfo.companyName) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Proposal Details' });
  await dialog.getByText('PowerPoint (PPTX)').waitFor();
  await dialog.getByText('Ready', { exact: true }).waitFor({ timeout: 30_000 });
  await dialog.getByText('Available').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  // Undo survives a reload, and is offered in every tab.
  const other = await app.context.newPage();
  await other.goto(app.url);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await other.getByRole('heading', { name: 'History' }).waitFor();
  await other.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'History' }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
