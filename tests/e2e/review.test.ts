/** The review says what will be printed, with its sums; readings are corrected there, and disagreements have a way out. */
import { expect, test } from 'vitest';
import { emptyCompetitor, emptyFormData, type FormData } from '../../src/shared/domain/questionnaire.ts';
import { matchBusinessType } from '../../src/shared/domain/taxonomy.ts';
import { answerAll } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const TIME = 60_000;

/** A school that takes nobody under 21, and whose youngest age is 18; it wants website visits and has no website. */
function sailingSchool(): FormData {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Tidewater Sailing School',
    businessType: matchBusinessType('Sport & Exercise')?.name ?? '',
    keyMessage: 'Learn to sail',
    productService: 'Weekend sailing courses for adults, in small boats, with one instructor for four people',
    heroProduct: 'Two-day beginner course',
    startingPrice: '240 GBP per person',
    strengths: 'One instructor for four people, own harbour, all clothing included',
    hasOnlineAdExperience: 'yes',
    onlineAdIssues: 'A booking costs us 38 GBP today',
  });
  Object.assign(form.targetAudience, {
    targetDemographics: 'Adults who want to learn something outdoors. Everyone must be at least 21.',
    geographicLocation: 'Bristol',
    ageRangeMin: 18,
    ageRangeMax: 60,
  });
  Object.assign(form.campaignObjectives, {
    advertisingChannels: ['facebook-ads', 'google-ads'],
    marketingMediaBudget: '6,000 GBP over 10 weeks',
    marketingObjectives: ['lead-generation', 'website-traffic'],
    specificObjectives: '120 bookings by the end of the season',
  });
  form.competitiveAnalysis.competitors = [
    {
      ...emptyCompetitor('1'),
      name: 'Harbour Yacht Club',
      strengths: 'Old name',
      weaknesses: 'Waiting list of a year',
    },
  ];
  form.competitiveAnalysis.additionalNotes = 'Never say "cheap". No pictures of children.';
  return form;
}

test('readings with their sums, corrected in place; what disagrees is settled with one tap', async () => {
  const app = await openApp();
  const { page } = app;
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, sailingSchool(), 'en');
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  const review = page.getByRole('dialog', { name: 'Review Your Information' });
  await review.getByText('6,000 GBP over 10 weeks', { exact: true }).first().waitFor({ timeout: TIME });
  await review.getByText('600 GBP a week').waitFor();
  await review.getByText('“Never say "cheap"', { exact: false }).waitFor();
  expect(await findingsOf(page, 'review', '[role=dialog]')).toEqual([]);

  // One tap says whom the plan is for; the other disagreement leads to its field.
  await review.getByRole('heading', { name: '2 disagreements' }).waitFor({ timeout: TIME });
  await review.getByRole('button', { name: 'Ages: take 21 to 60' }).click();
  await review.getByRole('heading', { name: '1 disagreement' }).waitFor({ timeout: TIME });
  await review.getByText('21 to 60', { exact: true }).waitFor();
  expect(await review.getByText('Nothing to check').count()).toBe(0);

  // In the row, with the keyboard.
  await review.getByRole('button', { name: 'Change Budget' }).press('Enter');
  const editor = review.getByRole('form', { name: 'Correct Budget' });
  await editor.getByLabel('Amount').fill('9000');
  expect(await findingsOf(page, 'review change', '[role=dialog]')).toEqual([]);
  await editor.getByLabel('Amount').press('Enter');
  await review.getByText('9,000 GBP over 10 weeks').waitFor({ timeout: TIME });
  await review.getByText('900 GBP a week').waitFor({ timeout: TIME });
  expect(
    await review
      .getByRole('button', { name: 'Change Budget' })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);

  // What else the offer may be.
  await review.getByRole('button', { name: 'Change Offer' }).click();
  expect(await findingsOf(page, 'review offer', '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await review.getByText(/^All \d+ answers$/).click();
  expect(await findingsOf(page, 'review all', '[role=dialog]')).toEqual([]);

  await review.getByRole('button', { name: 'Change “Business Website”' }).click();
  await page.getByRole('heading', { name: /Step 2 of 5/ }).waitFor();
  await page.getByLabel(/^Business Website/).fill('https://tidewater.example');
  await page.getByRole('button', { name: 'Competitive Analysis' }).first().click();
  await page.getByRole('button', { name: 'Generate Proposal' }).click();
  await review.getByRole('heading', { name: 'Nothing to check' }).waitFor({ timeout: TIME });
  await review.getByRole('button', { name: 'Generate Proposal' }).click();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
  expect(app.problems).toEqual([]);
  await app.close();
}, 300_000);
