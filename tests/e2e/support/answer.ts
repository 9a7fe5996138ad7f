/** Answers the five steps as a person would: by label, in order; letter by letter where that is asked for. */
import type { Locator, Page } from 'playwright';
import { wizard } from '../../../src/copy/en/wizard.ts';
import { CHANNEL_FIELDS, type FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { nameIn } from '../../../src/shared/domain/taxonomy.ts';

/** The field with this label; a star or 'Optional' may stand beside it. */
const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replace(/[/?().*+]/g, '\\$&')}`)).first();

/** 'typed' letter by letter; 'pasted' in one go, which takes a hundredth of the time. */
export type Way = 'typed' | 'pasted';

async function type(
  within: Page | Locator,
  label: string,
  text: string | number,
  way: Way = 'pasted',
): Promise<void> {
  if (text === '' || text === 0) return;
  const input = field(within, label);
  if (way === 'pasted') return input.fill(String(text));
  await input.click();
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(String(text));
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  if (option === '') return;
  await field(page, label).selectOption({ label: option });
}

const next = (page: Page): Promise<void> => page.getByRole('button', { name: wizard.next }).click();
const atStep = (page: Page, step: number): Promise<void> =>
  page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor();

export async function answerClientInformation(
  page: Page,
  { clientInfo }: FormData,
  way?: Way,
): Promise<void> {
  const t = wizard.clientInfo;
  await atStep(page, 1);
  await type(page, t.companyName, clientInfo.companyName, way);
  await choose(page, t.businessType, nameIn(clientInfo.businessType, 'en'));
  await choose(page, t.businessSubType, nameIn(clientInfo.businessSubType, 'en'));
  for (const name of [
    'keyMessage',
    'productService',
    'heroProduct',
    'startingPrice',
    'afterSalesService',
    'strengths',
  ] as const)
    await type(page, t[name], clientInfo[name], way);
  const answer = clientInfo.hasOnlineAdExperience;
  if (answer === '') return;
  await page.getByRole('radio', { name: t[answer] }).check();
  if (answer === 'no') await type(page, t.whyNeedNow, clientInfo.whyNeedNow, way);
  else await type(page, t.onlineAdIssues, clientInfo.onlineAdIssues, way);
}

/** Answers a whole questionnaire, from step 1 to the end of step 5. */
export async function answerAll(page: Page, form: FormData, language: Language, way?: Way): Promise<void> {
  await atStep(page, 1);
  // The radio itself is out of sight: a person clicks its label.
  const radio = page.getByRole('radio', { name: wizard.languages[language] });
  await page.locator('label').filter({ has: radio, visible: true }).click();
  await answerClientInformation(page, form, way);
  await next(page);

  await atStep(page, 2);
  for (const name of CHANNEL_FIELDS)
    await type(page, wizard.marketingChannels[name], form.marketingChannels[name], way);
  await next(page);

  await atStep(page, 3);
  const audience = form.targetAudience;
  await type(page, wizard.targetAudience.targetDemographics, audience.targetDemographics, way);
  await choose(
    page,
    wizard.targetAudience.targetGroup,
    wizard.targetAudience.targetGroups[audience.targetGroup],
  );
  await type(page, wizard.targetAudience.ageRangeMin, audience.ageRangeMin, way);
  await type(page, wizard.targetAudience.ageRangeMax, audience.ageRangeMax, way);
  await choose(page, wizard.targetAudience.gender, wizard.targetAudience.genders[audience.gender]);
  await type(page, wizard.targetAudience.geographicLocation, audience.geographicLocation, way);
  await type(page, wizard.targetAudience.additionalDemographics, audience.additionalDemographics, way);
  await next(page);

  await atStep(page, 4);
  const t = wizard.campaignObjectives;
  for (const channel of form.campaignObjectives.advertisingChannels)
    await page.getByRole('checkbox', { name: t.channels[channel] }).check();
  await type(page, t.marketingMediaBudget, form.campaignObjectives.marketingMediaBudget, way);
  for (const objective of form.campaignObjectives.marketingObjectives)
    await page.getByRole('checkbox', { name: t.objectives[objective] }).check();
  await type(page, t.specificObjectives, form.campaignObjectives.specificObjectives, way);
  await type(page, t.currentChallenges, form.campaignObjectives.currentChallenges, way);
  await next(page);

  await atStep(page, 5);
  const rivals = wizard.competitiveAnalysis;
  for (const [index, competitor] of form.competitiveAnalysis.competitors.entries()) {
    const card = page.getByRole('group', { name: rivals.competitor(index + 1) });
    if ((await card.count()) === 0) await page.getByRole('button', { name: rivals.add }).click();
    await type(card, rivals.name, competitor.name, way);
    await type(card, rivals.website, competitor.website, way);
    await type(card, rivals.strengths, competitor.strengths, way);
    await type(card, rivals.weaknesses, competitor.weaknesses, way);
  }
  await type(page, rivals.marketContext, form.competitiveAnalysis.marketContext, way);
  await type(page, rivals.additionalNotes, form.competitiveAnalysis.additionalNotes, way);
}

/** From the end of step 5 through the review dialog to the finished proposal. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: wizard.generate }).click();
  const dialog = page.getByRole('dialog', { name: 'Review Your Information' });
  await dialog.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
}

/** From step 1: a questionnaire in which only the company is named becomes a finished proposal. */
export async function generateFor(page: Page, company: string): Promise<void> {
  await page.getByLabel(/^Company Name/).fill(company);
  for (let step = 1; step < 5; step += 1) await next(page);
  await generate(page);
}
