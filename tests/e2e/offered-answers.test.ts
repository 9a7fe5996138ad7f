/** What a brief may say stands under the fields that it left empty: one tap takes it, another takes it back. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { landing } from '../../src/copy/en/landing.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const SOON = { timeout: 30_000 };
const BRIEF = `Hi there,

we're a small place doing repairs on e-bikes and cargo bikes in Ghent, mostly for families and couriers.
Age: 25-55
Age: 30-45
Budget: 900 EUR per month
Budget: 1,200 EUR per month
We want more bookings for the yearly service, it's 89 euro. People wait two weeks at the big chain.`;

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);
const offers = (page: Page, label: string) =>
  page.getByRole('group', { name: wizard.offers.of(label), exact: true });
const toStep = async (page: Page, name: string, step: number): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor(SOON);
};

test('offers are taken with one tap, taken back with another, dismissed for good', async () => {
  const app = await openApp();
  const { page } = app;
  const panel = page.getByRole('region', { name: landing.brief.title });
  await panel.getByLabel(landing.brief.text).fill(BRIEF);
  await panel.getByRole('button', { name: landing.brief.start }).click();
  await page.getByRole('heading', { name: /Step 1 of 5/ }).waitFor(SOON);
  expect(await findingsOf(page, 'offered step 1', 'main')).toEqual([]);

  // Of one price nothing is asked; a number is gone from the offers once it is taken.
  expect(await field(page, 'clientInfo.startingPrice').inputValue()).toBe('89 euro');
  await toStep(page, 'Target Audience', 3);
  const least = offers(page, wizard.targetAudience.ageRangeMin);
  await least.waitFor();
  expect(await findingsOf(page, 'offered ages', 'main')).toEqual([]);
  await least.getByRole('button', { name: /^25/ }).click();
  expect(await field(page, 'targetAudience.ageRangeMin').inputValue()).toBe('25');

  // What is taken is marked with its sentence, over a reload; undone, it is offered again.
  await toStep(page, 'Campaign Objectives', 4);
  const money = wizard.campaignObjectives.marketingMediaBudget;
  await offers(page, money).getByRole('button', { name: '900 EUR per month' }).click();
  const budget = field(page, 'campaignObjectives.marketingMediaBudget');
  expect(await budget.inputValue()).toBe('900 EUR per month');
  expect(await budget.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await findingsOf(page, 'offered taken', 'main')).toEqual([]);
  await page.getByText(wizard.saved, { exact: true }).first().waitFor(SOON);
  await page.reload();
  await page.getByRole('heading', { name: /Step 4 of 5/ }).waitFor(SOON);
  expect(await budget.inputValue()).toBe('900 EUR per month');
  await page.getByRole('button', { name: wizard.prefilled.undo }).first().click();
  expect(await budget.inputValue()).toBe('');
  await offers(page, money).getByRole('button', { name: '1,200 EUR per month' }).waitFor();

  // Typing hides them; dismissing takes them away, and a reload does not bring them back.
  await budget.fill('1,000 EUR');
  await offers(page, money).waitFor({ state: 'detached' });
  await budget.fill('');
  await offers(page, money)
    .getByRole('button', { name: wizard.offers.dismiss(money) })
    .click();
  await offers(page, money).waitFor({ state: 'detached' });
  await page.getByText(wizard.saved, { exact: true }).first().waitFor(SOON);
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByRole('heading', { name: /Step 4 of 5/ }).waitFor(SOON);
  expect(await offers(page, money).count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);
