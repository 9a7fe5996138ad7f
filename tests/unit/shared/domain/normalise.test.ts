import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';
import {
  ADVERTISING_CHANNELS,
  GENDERS,
  MARKETING_OBJECTIVES,
  TARGET_GROUPS,
} from '../../../../src/shared/domain/options.ts';
import {
  emptyCompetitor,
  emptyFormData,
  FORM_GROUPS,
  type FormData,
} from '../../../../src/shared/domain/questionnaire.ts';
import { BUSINESS_SUB_TYPES, BUSINESS_TYPES } from '../../../../src/shared/domain/taxonomy.ts';
import { validateFormData } from '../../../../src/shared/domain/validation.ts';
import { BRIEF_NAMES, briefFile, type BriefName } from '../../../fixtures/briefs.ts';
import { validForm } from './form-example.ts';

const FRESH = emptyFormData();
const TYPE_NAMES = BUSINESS_TYPES.map(({ name }) => name);
const SUB_TYPE_NAMES = BUSINESS_SUB_TYPES.map(({ name }) => name);

/** What is wrong with the shape of a questionnaire; the rules are another matter. */
function misshapen(form: FormData): string[] {
  const { clientInfo, targetAudience, campaignObjectives, competitiveAnalysis } = form;
  const checks: Record<string, boolean> = {
    groups: sameKeys(form, FRESH),
    ...Object.fromEntries(FORM_GROUPS.map((group) => [group, sameKeys(form[group], FRESH[group])])),
    types: FORM_GROUPS.every((group) => sameTypes(form[group], FRESH[group])),
    businessType: ['', ...TYPE_NAMES].includes(clientInfo.businessType),
    businessSubType: ['', ...SUB_TYPE_NAMES].includes(clientInfo.businessSubType),
    experience: ['', 'yes', 'no'].includes(clientInfo.hasOnlineAdExperience),
    targetGroup: TARGET_GROUPS.includes(targetAudience.targetGroup),
    gender: GENDERS.includes(targetAudience.gender),
    ages: Number.isFinite(targetAudience.ageRangeMin) && Number.isFinite(targetAudience.ageRangeMax),
    channels: isSubset(campaignObjectives.advertisingChannels, ADVERTISING_CHANNELS),
    objectives: isSubset(campaignObjectives.marketingObjectives, MARKETING_OBJECTIVES),
    cards: competitiveAnalysis.competitors.every(
      (card) => sameKeys(card, emptyCompetitor('')) && sameTypes(card, emptyCompetitor('')),
    ),
    ids:
      competitiveAnalysis.competitors.length > 0 &&
      new Set(competitiveAnalysis.competitors.map(({ id }) => id)).size ===
        competitiveAnalysis.competitors.length,
  };
  return Object.keys(checks).filter((name) => checks[name] !== true);
}
const keysOf = (value: object): string => Object.keys(value).toSorted().join();
const sameKeys = (a: object, b: object): boolean => keysOf(a) === keysOf(b);
const sameTypes = (a: object, b: object): boolean => {
  const types = new Map(Object.entries(b).map(([name, value]) => [name, typeof value]));
  return Object.entries(a).every(([name, value]) => typeof value === types.get(name));
};
const isSubset = <T>(items: readonly T[], all: readonly T[]): boolean =>
  items.every((item) => all.includes(item)) && new Set(items).size === items.length;

const brief = (name: BriefName): { formData: FormData } => JSON.parse(readFileSync(briefFile(name), 'utf8'));

const clientInfo = (raw: object) => normaliseFormData({ clientInfo: raw });

describe('normalising a questionnaire', () => {
  it('leaves a questionnaire in its final form as it is', () => {
    expect(normaliseFormData(validForm())).toEqual(validForm());
    expect(normaliseFormData(emptyFormData())).toEqual(emptyFormData());
  });

  it('keeps space as it was typed', () => {
    const form = validForm();
    form.clientInfo.keyMessage = ' ';
    form.campaignObjectives.specificObjectives = '\n';
    form.competitiveAnalysis.additionalNotes = ' call first ';
    expect(normaliseFormData(form)).toEqual(form);
  });

  it.each([null, undefined, 3, 'text', [], {}, { clientInfo: null, competitiveAnalysis: [] }, [[null]]])(
    'reads %j as an empty questionnaire',
    (raw) => expect(normaliseFormData(raw)).toEqual(emptyFormData()),
  );

  it('reads a brief with the English part of its type', () => {
    const coffee = brief('coffee-roaster-en');
    const form = normaliseFormData(coffee);
    expect(form.clientInfo.businessType).toBe('Food, Beverages & Tobacco / อาหาร เครื่องดื่ม และยาสูบ');
    expect(form.clientInfo.businessSubType).toBe('Coffee & Tea / กาแฟและชา');
    expect(form).toEqual({
      ...coffee.formData,
      clientInfo: {
        ...coffee.formData.clientInfo,
        businessType: form.clientInfo.businessType,
        businessSubType: form.clientInfo.businessSubType,
        coverImage: '',
      },
    });
  });

  it.each(BRIEF_NAMES)('reads %s into answers that break no rule', (name) => {
    const form = normaliseFormData(brief(name));
    expect(validateFormData(form, { engine: 'planner' })).toEqual([]);
    expect(form.clientInfo.businessType).not.toBe('');
    expect(form.competitiveAnalysis.additionalNotes).toBe(
      brief(name).formData.competitiveAnalysis.additionalNotes,
    );
  });

  it.each([
    [{ data: { json: { formData: { clientInfo: { companyName: 'Nok' } } } } }],
    [{ formData: { client_info: { company_name: 'Nok' } } }],
    [{ companyName: 'Nok' }],
    [{ data: { extracted_data: { company: 'Nok' } } }],
  ])('finds the answers in %j', (raw) => {
    expect(normaliseFormData(raw).clientInfo.companyName).toBe('Nok');
  });

  it.each([
    [{ businessType: 'health and beauty' }, 'Health & Beauty', ''],
    [{ businessType: 'สุขภาพและความงาม' }, 'Health & Beauty', ''],
    [{ businessType: 7 }, 'Health & Beauty', ''],
    [{ businessType: '7' }, 'Health & Beauty', ''],
    [{ businessType: { id: 7, name: 'whatever' } }, 'Health & Beauty', ''],
    [{ businessType: 14 }, '', ''],
    [{ industry: 'Food & Beverages' }, 'Food, Beverages & Tobacco', ''],
    [{ industry: 'Coffee' }, 'Food, Beverages & Tobacco', 'Coffee & Tea'],
    [{ businessSubType: 'Clinic' }, 'Health & Beauty', 'Clinic'],
    [{ businessType: 6, businessSubType: 'Clinic' }, 'Food, Beverages & Tobacco', ''],
    [{ businessType: 6, businessSubType: 32 }, 'Food, Beverages & Tobacco', ''],
    [{ businessSubType: 32 }, 'Health & Beauty', 'Clinic'],
    [
      { business_type_validated: { id: 6 }, business_category_validated: { id: 25, business_type_id: 6 } },
      'Food, Beverages & Tobacco',
      'Coffee & Tea',
    ],
  ])('reads the business of %j as %s, %s', (raw, type, subType) => {
    const { businessType, businessSubType } = clientInfo(raw).clientInfo;
    expect([businessType.split(' / ')[0], businessSubType.split(' / ')[0]]).toEqual([type, subType]);
  });

  it('keeps what the lists lack as notes, once', () => {
    const raw = {
      clientInfo: {
        businessType: 'Space mining',
        businessSubType: 'Asteroids',
        hasOnlineAdExperience: 'a bit',
      },
      marketingChannels: { selectedChannels: ['LINE'], YouTube: '@nok' },
      competitiveAnalysis: { additionalNotes: 'Call first' },
    };
    const form = normaliseFormData(raw);
    expect(form.competitiveAnalysis.additionalNotes.split('\n')).toEqual([
      'Call first',
      'Online advertising experience: a bit',
      'Business type: Space mining',
      'Business sub type: Asteroids',
      'YouTube: @nok',
      'Channels: LINE',
    ]);
    expect(normaliseFormData(form)).toEqual(form);
  });

  it.each([
    [true, 'yes'],
    ['Yes', 'yes'],
    ['ไม่เคย', 'no'],
    [0, 'no'],
    [null, ''],
  ])('reads experience %j as %j', (hasOnlineAdExperience, expected) => {
    expect(clientInfo({ hasOnlineAdExperience }).clientInfo.hasOnlineAdExperience).toBe(expected);
  });

  it('reads a map of channels, and lists with addresses', () => {
    const expected = {
      ...emptyFormData().marketingChannels,
      facebookPage: 'https://fb.example/n',
      website: 'w',
    };
    for (const marketingChannels of [
      { facebook: 'https://fb.example/n', website: 'w', shopee: false },
      { channels: { Facebook: 'https://fb.example/n', web: 'w' } },
      {
        selectedChannels: [
          { name: 'facebook', url: 'https://fb.example/n' },
          { channel: 'Website', value: 'w' },
        ],
      },
    ]) {
      const form = normaliseFormData({ marketingChannels });
      expect(form.marketingChannels).toEqual(expected);
      expect(form.campaignObjectives.advertisingChannels).toEqual([]);
    }
  });

  it('takes channels named without an address for advertising channels where none are chosen', () => {
    for (const marketingChannels of [
      { selectedChannels: ['facebook', 'Google Ads'] },
      { channels: 'facebook, google' },
      { facebook: true, google: true },
      ['Facebook', 'google-ads'],
    ]) {
      const { campaignObjectives, competitiveAnalysis } = normaliseFormData({
        clientInfo: {},
        marketingChannels,
      });
      expect(campaignObjectives.advertisingChannels).toEqual(['facebook-ads', 'google-ads']);
      expect(competitiveAnalysis.additionalNotes).toBe('');
    }
  });

  it('reads goals, budget and audience of older records', () => {
    const form = normaliseFormData({
      campaignObjectives: {
        advertisingChannels: 'Facebook, radio',
        primaryGoal: 'Increase sales',
        budgetRange: { min: 50_000, max: 80_000, currency: 'THB' },
        specificObjectives: '900 subscribers; Churn under 6%',
        specificGoals: ['900 subscribers', 'Churn under 6%'],
      },
      targetAudience: {
        ageRange: '25–๔๔ years',
        location: ['Bangkok', 'Chiang Mai'],
        incomeLevel: '40,000+',
        interests: ['coffee'],
        targetGroup: 'parents',
        gender: 'Women',
      },
    });
    expect(form.campaignObjectives).toEqual({
      advertisingChannels: ['facebook-ads'],
      marketingMediaBudget: '50000–80000 THB',
      marketingObjectives: ['sales-conversion'],
      specificObjectives: '900 subscribers; Churn under 6%',
      currentChallenges: '',
    });
    expect(form.targetAudience).toEqual({
      targetDemographics: '',
      geographicLocation: 'Bangkok, Chiang Mai',
      targetGroup: 'All',
      ageRangeMin: 25,
      ageRangeMax: 44,
      gender: 'female',
      additionalDemographics: 'parents; 40,000+; coffee',
    });
    expect(form.competitiveAnalysis.additionalNotes).toBe('Channels: radio');
  });

  it('notes an older budget beside a newer one', () => {
    const form = normaliseFormData({
      campaignObjectives: { marketingMediaBudget: '90,000 THB', budgetRange: '50,000-100,000' },
    });
    expect(form.campaignObjectives.marketingMediaBudget).toBe('90,000 THB');
    expect(form.competitiveAnalysis.additionalNotes).toBe('Budget range: 50,000-100,000');
  });

  it.each([
    ['25', 25],
    [' 30 years', 30],
    ['๒๕', 25],
    ['-5', -5],
    [150, 150],
    ['young', 0],
    [null, 0],
    [Number.NaN, 0],
  ])('reads the age %j as %i', (ageRangeMin, expected) => {
    expect(normaliseFormData({ targetAudience: { ageRangeMin } }).targetAudience.ageRangeMin).toBe(expected);
  });

  it('reads competitors as names or cards, and gives each an id of its own', () => {
    const { competitors } = normaliseFormData({
      competitiveAnalysis: {
        competitors: [
          'Akha Hill',
          { id: 1, brand: 'Daily', gaps: ['slow', 'far'] },
          { id: '1', url: 'x' },
          null,
        ],
      },
    }).competitiveAnalysis;
    expect(competitors.map(({ id, name, website, weaknesses }) => [id, name, website, weaknesses])).toEqual([
      ['1', 'Akha Hill', '', ''],
      ['2', 'Daily', '', 'slow, far'],
      ['3', '', 'x', ''],
      ['4', '', '', ''],
    ]);
  });

  it('survives data nested without end', () => {
    let deep: unknown = 'end';
    for (let i = 0; i < 20_000; i++) deep = { data: [deep], strengths: deep };
    expect(
      normaliseFormData({ clientInfo: { strengths: deep }, formData: deep }).clientInfo.companyName,
    ).toBe('');
  });
});

/** Any JSON, with the names of the form's fields and their variants much more likely than chance. */
const anyName = fc.constantFrom(
  ...FORM_GROUPS,
  ...Object.values(FRESH).flatMap((group) => Object.keys(group)),
  'selectedChannels',
  'channels',
  'facebook',
  'primaryGoal',
  'budgetRange',
  'specificGoals',
  'industry',
  'ageRange',
  'formData',
  'data',
  'id',
  'name',
);
const leaf = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('facebook', 'Coffee', 'ยอดขาย', 'B2C', 'yes', ' ', '7', '25-44', 'a; b', '__proto__'),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(fc.oneof({ weight: 5, arbitrary: anyName }, fc.string()), tie('anything'), { maxKeys: 6 }),
  ),
}));

it('makes a valid questionnaire of any data, and a second time the same', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const form = normaliseFormData(raw);
      expect(misshapen(form)).toEqual([]);
      expect(normaliseFormData(form)).toEqual(form);
      expect(normaliseFormData(JSON.parse(JSON.stringify(form)))).toEqual(form);
    }),
    { numRuns: 3000, seed: 1 },
  );
});
