import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import { formDataSchema, validateFormData } from '../../../../src/shared/domain/validation.ts';
import {
  emptyCompetitor,
  emptyFormData,
  FORM_GROUPS,
  type FormData,
} from '../../../../src/shared/domain/questionnaire.ts';
import type { EngineId } from '../../../../src/shared/domain/records.ts';
import { validForm } from './form-example.ts';

type Change = { [G in keyof FormData]?: Partial<FormData[G]> };
const changed = (change: Change): FormData => {
  const form = validForm();
  for (const group of FORM_GROUPS) Object.assign(form[group], change[group]);
  return form;
};
const issues = (change: Change, engine: EngineId = 'planner') =>
  validateFormData(changed(change), { engine }).map(({ path, message }) => [path, message]);

const competitor = (change: object) => ({ ...emptyCompetitor('9'), ...change });
const competitors = (...cards: object[]): Change => ({
  competitiveAnalysis: { competitors: cards.map(competitor) },
});

describe('validation', () => {
  it('finds nothing in a complete questionnaire', () => {
    expect(issues({})).toEqual([]);
    expect(formDataSchema('agency').parse(validForm())).toEqual(validForm());
  });

  // Section 5, row by row: what is wrong, where, in which words.
  it.each<[Change, string, string]>([
    [{ clientInfo: { companyName: ' ' } }, 'clientInfo.companyName', 'Company name is required'],
    [{ clientInfo: { businessType: '' } }, 'clientInfo.businessType', 'Business type is required'],
    [{ clientInfo: { productService: '' } }, 'clientInfo.productService', 'Product/Service is required'],
    [{ clientInfo: { strengths: '\n' } }, 'clientInfo.strengths', 'Strengths are required'],
    [
      { clientInfo: { hasOnlineAdExperience: '' } },
      'clientInfo.hasOnlineAdExperience',
      'Please choose yes or no',
    ],
    [
      { clientInfo: { hasOnlineAdExperience: 'no', whyNeedNow: '' } },
      'clientInfo.whyNeedNow',
      'Reason is required when no online ad experience',
    ],
    [
      { clientInfo: { hasOnlineAdExperience: 'yes', onlineAdIssues: '' } },
      'clientInfo.onlineAdIssues',
      'Issues are required when online ad experience is yes',
    ],
    [{ clientInfo: { coverImage: 'cover.png' } }, 'clientInfo.coverImage', 'Cover image must be a valid URL'],
    [
      { marketingChannels: { website: 'nok.example' } },
      'marketingChannels.website',
      'Website must be a valid URL',
    ],
    [
      { marketingChannels: { facebookPage: '@nok' } },
      'marketingChannels.facebookPage',
      'Facebook page must be a valid URL',
    ],
    [
      { marketingChannels: { tiktokShop: 'ftp://nok.example' } },
      'marketingChannels.tiktokShop',
      'TikTok Shop must be a valid URL',
    ],
    [
      { marketingChannels: { shopeeShop: 'nok' } },
      'marketingChannels.shopeeShop',
      'Shopee Shop must be a valid URL',
    ],
    [
      { marketingChannels: { lazadaShop: 'https://' } },
      'marketingChannels.lazadaShop',
      'Lazada Shop must be a valid URL',
    ],
    [
      { targetAudience: { targetDemographics: '  Adults   ' } },
      'targetAudience.targetDemographics',
      'Demographics description is required',
    ],
    [
      { targetAudience: { geographicLocation: ' ก ' } },
      'targetAudience.geographicLocation',
      'Location is required',
    ],
    [
      { targetAudience: { ageRangeMin: -1 } },
      'targetAudience.ageRangeMin',
      'Age must be a number from 0 to 120',
    ],
    [
      { targetAudience: { ageRangeMax: 121 } },
      'targetAudience.ageRangeMax',
      'Age must be a number from 0 to 120',
    ],
    [
      { targetAudience: { ageRangeMin: Number.NaN } },
      'targetAudience.ageRangeMin',
      'Age must be a number from 0 to 120',
    ],
    [
      { campaignObjectives: { advertisingChannels: [] } },
      'campaignObjectives.advertisingChannels',
      'Select at least one advertising channel',
    ],
    [
      { campaignObjectives: { marketingMediaBudget: '' } },
      'campaignObjectives.marketingMediaBudget',
      'Marketing media budget is required',
    ],
    [
      { campaignObjectives: { marketingObjectives: [] } },
      'campaignObjectives.marketingObjectives',
      'Select at least one marketing objective',
    ],
    [
      {
        campaignObjectives: { marketingObjectives: ['engagement', 'app-downloads', 'lead-generation'] },
      },
      'campaignObjectives.marketingObjectives',
      'You can select up to 2 marketing objectives',
    ],
    [competitors(), 'competitiveAnalysis.competitors', 'Add at least one competitor'],
    [competitors({ name: ' ' }, {}), 'competitiveAnalysis.competitors', 'Add at least one competitor'],
    [
      competitors({}, { strengths: 'Cheap' }),
      'competitiveAnalysis.competitors.1.name',
      'Competitor name is required',
    ],
    [
      competitors({ name: 'A', website: 'a dot com' }),
      'competitiveAnalysis.competitors.0.website',
      'Website must be a valid URL',
    ],
  ])('%j: %s: %s', (change, path, message) => {
    expect(issues(change)).toEqual([[path, message]]);
  });

  it.each<Change>([
    { targetAudience: { ageRangeMin: 25, ageRangeMax: 25 } },
    { targetAudience: { ageRangeMin: 0, ageRangeMax: 120 } },
    { targetAudience: { ageRangeMin: 40, ageRangeMax: 0 } },
    { targetAudience: { targetDemographics: 'a'.repeat(10), geographicLocation: 'กท' } },
    { marketingChannels: { instagramAccount: '@nok', tiktokProfile: 'nok' } },
    { clientInfo: { coverImage: 'data:image/png;base64,iVBORw0KGgo=' } },
    { clientInfo: { strengths: 'x'.repeat(5000) } },
    competitors({}, { name: 'A' }, {}),
    { competitiveAnalysis: { competitors: Array.from({ length: 12 }, () => competitor({ name: 'A' })) } },
  ])('accepts %j', (change) => {
    expect(issues(change)).toEqual([]);
  });

  it('says at both ages that they are out of order', () => {
    expect(issues({ targetAudience: { ageRangeMin: 50, ageRangeMax: 20 } })).toEqual([
      ['targetAudience.ageRangeMin', 'Min age must be less than or equal to max age'],
      ['targetAudience.ageRangeMax', 'Max age must be greater than or equal to min age'],
    ]);
  });

  it('refuses what is not in a list', () => {
    const form = validForm();
    Object.assign(form.targetAudience, { targetGroup: 'B2G', gender: 'other' });
    expect(validateFormData(form, { engine: 'planner' }).map(({ path }) => path)).toEqual([
      'targetAudience.targetGroup',
      'targetAudience.gender',
    ]);
  });

  it.each<[EngineId, unknown[]]>([
    [
      'agency',
      [['campaignObjectives.advertisingChannels', 'The proposal service does not accept LinkedIn Ads']],
    ],
    ['planner', []],
    ['model', []],
  ])('with the %s, LinkedIn gives %j', (engine, expected) => {
    expect(
      issues({ campaignObjectives: { advertisingChannels: ['facebook-ads', 'linkedin-ads'] } }, engine),
    ).toEqual(expected);
    expect(
      formDataSchema(engine).shape.campaignObjectives.shape.advertisingChannels.safeParse(['shopee-ads'])
        .success,
    ).toBe(true);
  });

  it('lists everything missing from an empty questionnaire, in the order of the form', () => {
    expect(
      validateFormData(emptyFormData(), { engine: 'planner' }).map(({ step, path }) => [step, path]),
    ).toEqual([
      [1, 'clientInfo.companyName'],
      [1, 'clientInfo.businessType'],
      [1, 'clientInfo.productService'],
      [1, 'clientInfo.strengths'],
      [1, 'clientInfo.hasOnlineAdExperience'],
      [3, 'targetAudience.targetDemographics'],
      [3, 'targetAudience.geographicLocation'],
      [4, 'campaignObjectives.advertisingChannels'],
      [4, 'campaignObjectives.marketingMediaBudget'],
      [4, 'campaignObjectives.marketingObjectives'],
      [5, 'competitiveAnalysis.competitors'],
    ]);
  });

  it('lists a dependent answer in its place', () => {
    expect(
      issues({ clientInfo: { whyNeedNow: '', coverImage: 'x', strengths: '' } }).map(([path]) => path),
    ).toEqual(['clientInfo.strengths', 'clientInfo.whyNeedNow', 'clientInfo.coverImage']);
  });

  it('asks the dependent question even while others are unanswered', () => {
    const form = emptyFormData();
    form.clientInfo.hasOnlineAdExperience = 'yes';
    expect(validateFormData(form, { engine: 'planner' }).map(({ path }) => path)).toContain(
      'clientInfo.onlineAdIssues',
    );
  });

  it('serves a form library', async () => {
    const resolve = zodResolver(formDataSchema('planner').shape.clientInfo);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const good = validForm().clientInfo;
    expect(await resolve(good, undefined, options)).toEqual({ values: good, errors: {} });
    const bad = await resolve({ ...good, companyName: '', whyNeedNow: '' }, undefined, options);
    expect(bad.errors).toMatchObject({
      companyName: { message: 'Company name is required' },
      whyNeedNow: { message: 'Reason is required when no online ad experience' },
    });
  });
});
