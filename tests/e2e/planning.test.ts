/** What the planner reads is shown, corrected and used; what it assumes is changed, and the plan follows. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import { accessibilityFindings, openApp, useBrowser } from './support/app.ts';

useBrowser();

const TIME = 30_000;
const step = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();

/** Money of page 15 by stage and channel, as it is stored. */
const matrix = (page: Page): Promise<number[][]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^proposal_[0-9a-f]{64}$/.test(name)) ?? '';
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const read = (value: unknown, ...path: (string | number)[]): unknown =>
      path.reduce<unknown>(
        (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
        value,
      );
    const evidence = read(stored, 'pages', 14, 'sectionData', 'evidence');
    const found = Array.isArray(evidence)
      ? evidence.map((entry) => read(entry, 'data', 'values')).find(Array.isArray)
      : undefined;
    const rows: readonly unknown[] = found ?? [];
    return rows.map((row) => (Array.isArray(row) ? row.map(Number) : []));
  });
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test('readings are corrected in the wizard, assumptions on the result', async () => {
  const app = await openApp();
  const { page } = app;
  const { formData, language } = readBrief('coffee-roaster-en');
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);

  // The reading, beside the form, in plain words.
  await step(page, 'Campaign Objectives');
  const panel = page.getByRole('complementary').getByRole('region', { name: 'What the planner reads' });
  await panel.getByText('120,000 THB a month for 3 months').waitFor({ timeout: TIME });
  await panel.getByText('Subscribers: from 310 to 900 within 6 months').waitFor({ timeout: TIME });
  const budget = page.getByLabel('Marketing Media Budget');
  await budget.fill('ไม่เกินแสนห้าต่อเดือน');
  await panel.getByText('At most 150,000 THB a month').waitFor({ timeout: TIME });
  await panel.getByText('No currency named: that of the starting price').waitFor();

  // A known cost is told in another step's answer; it is corrected like any reading, and what was read comes back.
  await panel.getByRole('button', { name: /^Show all \d+ readings$/ }).click();
  await panel.getByRole('button', { name: 'Correct Known figures' }).click();
  const figures = panel.getByRole('form', { name: 'Correct Known figures' });
  await figures.getByLabel('Costs today').fill('240');
  await figures.getByRole('button', { name: 'Add a figure' }).click();
  // Half of a figure is not saved, and says what is missing.
  await figures.getByLabel('Of one').last().fill('lead');
  await figures.getByRole('button', { name: 'Save' }).click();
  await figures.getByText('Say what one costs: a name and a sum').waitFor();
  await figures.getByRole('button', { name: 'Remove figure 3' }).click();
  expect(await accessibilityFindings(page, 'aside')).toEqual([]);
  await figures.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('One order costs 240 THB, 140 THB before', { exact: false }).waitFor();
  await panel.getByRole('button', { name: 'Use what was read of Known figures again' }).click();
  await panel.getByText('One order costs 260 THB, 140 THB before').waitFor();

  // Corrected, kept over a reload, doubted when the answer changes, and holding again.
  await panel.getByRole('button', { name: 'Correct Budget' }).click();
  const editor = panel.getByRole('form', { name: 'Correct Budget' });
  await editor.getByLabel('Amount').fill('90,000');
  await editor.getByLabel('Length of the media').fill('4');
  expect(await accessibilityFindings(page, 'aside')).toEqual([]);
  await editor.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('Corrected by you').waitFor();
  await panel.getByText('90,000 THB a month for 4 months').waitFor();
  await page.getByText('Saved on this device').waitFor({ timeout: TIME });
  await page.reload();
  await panel.getByText('Corrected by you').waitFor({ timeout: TIME });
  await budget.fill('70,000 THB a month');
  await panel.getByText('The answer has changed since, so it is not used.').waitFor({ timeout: TIME });
  await panel.getByText('70,000 THB a month', { exact: true }).waitFor({ timeout: TIME });
  await step(page, 'Competitive Analysis');
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  const review = page.getByRole('dialog', { name: 'Review Your Information' });
  await review.getByText('1 correction to check').waitFor();
  await review.getByRole('button', { name: 'Budget', exact: true }).click();
  await panel.getByRole('button', { name: 'Use mine again' }).click();
  await panel.getByText('Corrected by you').waitFor();

  // Used on the slide.
  await step(page, 'Competitive Analysis');
  await generate(page);
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 120_000 });
  await expect.poll(async () => sum((await matrix(page)).map(sum)), { timeout: TIME }).toBe(90_000);

  // The assumptions: listed with their pages; a change says what it rewrites, and the sums stay exact.
  await page.getByRole('heading', { name: 'Planning assumptions' }).click();
  const share = page.getByRole('textbox', { name: 'Share of media for Action' });
  await share.waitFor({ timeout: TIME });
  expect(await accessibilityFindings(page, 'details:has(input)')).toEqual([]);
  const before = await matrix(page);
  await share.fill('400');
  await page.getByText('From 0% to 100%').waitFor();
  await share.fill('70');
  await page
    .getByText(/This rewrites pages [\d, and]+\. The other \d+ stay as they are\./)
    .waitFor({ timeout: TIME });
  await page.getByRole('button', { name: /^Apply and rewrite \d+ pages$/ }).click();
  await expect.poll(async () => sum((await matrix(page))[2] ?? []), { timeout: 60_000 }).toBe(63_000);
  expect(sum((await matrix(page)).map(sum))).toBe(90_000);
  await page.getByText('1 set by you').waitFor({ timeout: TIME });

  // And back.
  await page.getByRole('button', { name: 'Reset Share of media for Action' }).click({ timeout: TIME });
  await page.getByRole('button', { name: /^Apply and rewrite \d+ pages$/ }).click({ timeout: TIME });
  await expect.poll(() => matrix(page), { timeout: 60_000 }).toEqual(before);
  await page.getByText('All as the planner proposes').waitFor({ timeout: TIME });
  expect(app.problems).toEqual([]);
  await app.close();
}, 300_000);
