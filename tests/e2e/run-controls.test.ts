/** Pausing, cancelling and continuing a run from its screen. */
import { expect, test } from 'vitest';
import { generation } from '../../src/copy/en/generation.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

test('a run is paused, survives a reload, is resumed, cancelled, and continued from the result', async () => {
  const app = await openApp({ config: { limits: { plannerPageDelayMs: 400 } } });
  const { page } = app;
  const status = page.getByRole('status').first();
  await page.goto(`${app.url}/?view=wizard&step=5`);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await status.getByText(/^Processing page [2-9] of 19$/).waitFor();
  expect(await page.title()).toMatch(/^\d+% · /);
  const pages = page.getByRole('region', { name: generation.pages });
  expect(await pages.getByRole('listitem').count()).toBe(19);

  await page.getByRole('button', { name: 'Pause' }).click();
  await status.getByText(/^Paused before page \d+ of 19$/).waitFor();
  const paused = await status.innerText();
  await page.reload();
  await status.getByText(paused).waitFor();
  await page.getByRole('button', { name: 'Resume' }).click();
  await status.getByText(/^Processing page/).waitFor();
  // A finished page can be looked at while the next ones are written.
  await page.getByRole('button', { name: 'Show page 1, Cover Page' }).click();
  await page.locator('section[aria-label="Cover Page"] .deck-canvas').waitFor();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.search === '');
  await page.getByText(/^\d+ pages are not written yet$/).waitFor();
  await page.getByText('Not written yet').first().waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Generating Your Proposal' }).waitFor();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
  await page.getByText('19 of 19 pages').waitFor();

  // Regenerate re-saves; nothing is out of date, so nothing is written.
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByText('Saved. Every page is up to date with its answers.').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('an address of a proposal that is elsewhere says so, on every view of it', async () => {
  const app = await openApp();
  const { page } = app;
  for (const view of ['', '?view=generation', '?view=slideshow&slide=4']) {
    await page.goto(`${app.url}/proposal_1_elsewhere${view}`);
    await page.getByRole('heading', { name: 'This proposal is not on this device' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  }
  expect(app.problems).toEqual([]);
  await app.close();
});
