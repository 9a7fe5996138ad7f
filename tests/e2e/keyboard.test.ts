/** The main job by keyboard alone, on a laptop: every control is reached by Tab and used by its own keys. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { openApp, useBrowser } from './support/app.ts';
import { tabTo } from './support/keys.ts';

useBrowser();

const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}`)).first();
const nextStep = async (page: Page): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name: wizard.next }));
  await page.keyboard.press('Enter');
};
const type = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
};

test('five steps, generation and slideshow without a pointer', async () => {
  const app = await openApp();
  const { page } = app;
  await tabTo(page, page.getByRole('link', { name: 'Create Your Proposal' }).first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Step 1 of 5/ }).waitFor();

  await type(page, wizard.clientInfo.companyName, 'Nok');
  await tabTo(page, field(page, wizard.clientInfo.businessType));
  await page.keyboard.type('Sport');
  await type(page, 'Product/Service to Market', 'Tailoring');
  await type(page, 'Product/Service Strengths', 'Fast');
  await tabTo(page, page.getByRole('radio', { name: wizard.clientInfo.no }));
  await page.keyboard.press('Space');
  await type(page, 'Why do you need online advertising now', 'More customers');
  await nextStep(page);
  await page.getByRole('heading', { name: /Step 2 of 5/ }).waitFor();
  await nextStep(page);
  await page.getByRole('heading', { name: /Step 3 of 5/ }).waitFor();
  await type(page, wizard.targetAudience.targetDemographics, 'Neighbours and office staff');
  await type(page, wizard.targetAudience.geographicLocation, 'Hat Yai');
  await nextStep(page);
  await page.getByRole('heading', { name: /Step 4 of 5/ }).waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: 'Facebook Ads' }));
  await page.keyboard.press('Space');
  await type(page, wizard.campaignObjectives.marketingMediaBudget, 'as little as possible');
  await tabTo(page, page.getByRole('checkbox', { name: 'Brand Awareness' }));
  await page.keyboard.press('Space');
  await nextStep(page);
  await page.getByRole('heading', { name: /Step 5 of 5/ }).waitFor();
  await tabTo(page, page.getByRole('group', { name: 'Competitor 1' }).getByLabel(/^Name/));
  await page.keyboard.type('The shop next door');
  await tabTo(page, page.getByRole('button', { name: wizard.generate }));
  await page.keyboard.press('Enter');

  // The dialog opens with its confirmation focused; Escape closes it and gives the focus back.
  const dialog = page.getByRole('dialog', { name: 'Review Your Information' });
  const confirm = dialog.getByRole('button', { name: wizard.generate });
  await expect.poll(() => confirm.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await tabTo(page, page.getByRole('button', { name: wizard.generate }));
  await page.keyboard.press('Enter');
  await expect.poll(() => confirm.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });

  await tabTo(page, page.getByRole('link', { name: 'Show presentation' }).first());
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await title.getByText(/^Slide 1 of/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await title.getByText(/^Slide (\d+) of \1/).waitFor();
  await page.keyboard.press('ArrowRight');
  await title.getByText(/^Slide 1 of/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
