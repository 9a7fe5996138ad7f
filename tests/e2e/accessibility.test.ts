/** Every screen, in both themes and on a phone: axe finds nothing, nothing is wider than the screen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll } from './support/answer.ts';
import { accessibilityFindings, openApp, useBrowser } from './support/app.ts';

useBrowser();

const sidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The two that differ most: theme and size meet in all four ways with SETTINGS=all. */
const USUAL = [
  { name: 'light, laptop', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark, phone', theme: 'dark', viewport: { width: 360, height: 740 }, touch: true },
] as const;
const CROSSED = [
  { name: 'dark, laptop', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'light, phone', theme: 'light', viewport: { width: 360, height: 740 }, touch: true },
] as const;
const SETTINGS = process.env['SETTINGS'] === 'all' ? [...USUAL, ...CROSSED] : USUAL;

test.each(SETTINGS)('$name', async ({ name: _name, ...options }) => {
  // Slow enough for the generation screen to be looked at while it writes.
  const app = await openApp({ ...options, config: { limits: { plannerPageDelayMs: 300 } } });
  const { page, url } = app;
  const findings: string[] = [];
  const check = async (screen: string): Promise<void> => {
    for (const finding of await accessibilityFindings(page)) findings.push(`${screen}: ${finding}`);
    if (await sidewaysScroll(page)) findings.push(`${screen}: wider than the screen`);
  };
  const visit = async (screen: string, path: string, heading: RegExp): Promise<void> => {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await check(screen);
  };

  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  await check('landing, empty');
  await visit('all proposals, empty', '/?view=proposals', /All proposals/);
  await visit('settings', '/?view=settings', /Settings/);
  await visit('not found', '/no/such/place', /Oops! Page not found/);
  await visit('request failed', '/ai/nothing', /AI Request Failed/);
  await visit('not on this device', '/proposal_1_x', /not on this device/i);
  for (const step of [1, 2, 3, 4, 5])
    await visit(`wizard, step ${step}`, `/?view=wizard&step=${step}`, new RegExp(`Step ${step} of 5`));
  // Every message of an untouched questionnaire is shown at once by leaving it for the review.
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').waitFor();
  await check('review, everything missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Review & Edit' }).click();
  await check('wizard, step 5 with errors');

  const { formData, language } = readBrief('barely-answered');
  await page.goto(url);
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);
  await page.getByRole('button', { name: wizard.generate }).click();
  await check('review');
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await page
    .getByText(/^Processing page \d+ of 19/)
    .first()
    .waitFor();
  await check('generation');
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
  const proposal = new URL(page.url()).pathname;
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 30_000 });
  await check('result');
  await page.goto(`${url}${proposal}?view=slideshow`);
  await page
    .getByText(/^Slide 1 of/)
    .first()
    .waitFor();
  for (let index = 0; index < 19; index += 1) {
    await page.locator('.deck-frame').first().waitFor();
    await check(`slideshow, ${index + 1}`);
    await page.keyboard.press('ArrowRight');
  }
  await visit('landing, with history', '/', /History/);
  await page
    .getByRole('button', { name: new RegExp(formData.clientInfo.companyName) })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Proposal Details' }).waitFor();
  await check('details');

  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});
