import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import {
  NEEDED_ANSWERS,
  pageReadiness,
  readyCount,
  stepStatuses,
} from '../../../../src/shared/domain/readiness.ts';
import { validateFormData } from '../../../../src/shared/domain/validation.ts';
import { validForm } from './form-example.ts';

/** The first step half done, the others untouched. */
const halfOfStepOne = (): FormData => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Doi Saket Coffee Roasters',
    businessType: 'Food, Beverages & Tobacco / อาหาร เครื่องดื่ม และยาสูบ',
    hasOnlineAdExperience: 'yes',
    onlineAdIssues: 'Likes but few orders',
  });
  return form;
};
/** Four steps answered but for the location. */
const atStepFour = (): FormData => {
  const form = validForm();
  form.marketingChannels.website = 'https://nok.example';
  form.targetAudience.geographicLocation = '';
  form.competitiveAnalysis = emptyFormData().competitiveAnalysis;
  return form;
};
const listed = (form: FormData, currentStep: number) =>
  pageReadiness(form, { currentStep })
    .filter(({ state }) => state !== 'ready')
    .map(({ pageNumber, state, missing }) => [
      pageNumber,
      state,
      missing.map(({ label }) => label).join(', '),
    ]);

describe('the proposal taking shape', () => {
  it('on step 1 names what can be answered now, and what later steps ask', () => {
    expect(readyCount(pageReadiness(halfOfStepOne(), { currentStep: 1 }))).toBe(3);
    expect(listed(halfOfStepOne(), 1)).toEqual([
      [3, 'later', 'Objectives'],
      [4, 'later', 'Target Locations'],
      [5, 'missing-now', 'Product/Service, Strengths'],
      [6, 'later', 'A channel'],
      [7, 'later', 'Demographics'],
      [8, 'later', 'A channel'],
      [9, 'missing-now', 'Product/Service'],
      [10, 'missing-now', 'Strengths'],
      [11, 'missing-now', 'Strengths'],
      [12, 'missing-now', 'Strengths'],
      [13, 'later', 'Objectives'],
      [14, 'later', 'A channel'],
      [15, 'later', 'Media budget, A channel'],
      [16, 'later', 'Objectives, A channel'],
      [17, 'later', 'Demographics, Target Locations'],
      [18, 'missing-now', 'Strengths'],
    ]);
  });

  it('on step 4 names what was left behind', () => {
    expect(readyCount(pageReadiness(atStepFour(), { currentStep: 4 }))).toBe(12);
    expect(listed(atStepFour(), 4)).toEqual([
      [4, 'missing-now', 'Target Locations'],
      [9, 'later', 'Competitors'],
      [10, 'later', 'Competitors'],
      [11, 'later', 'Competitors'],
      [12, 'later', 'Competitors'],
      [17, 'missing-now', 'Target Locations'],
      [18, 'later', 'Competitors'],
    ]);
  });

  it('is whole with every required answer, and lists every page in order', () => {
    const pages = pageReadiness(validForm(), { currentStep: 1 });
    expect(readyCount(pages)).toBe(19);
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(PAGES.map(({ pageNumber }) => pageNumber));
  });

  it('takes a channel of step 2 for a channel', () => {
    const form = emptyFormData();
    form.marketingChannels.tiktokProfile = '@nok';
    expect(pageReadiness(form, { currentStep: 1 })[5]?.state).toBe('ready');
  });

  it('names only fields that the rules know as required', () => {
    const required = validateFormData(emptyFormData(), { engine: 'planner' });
    for (const { path, step } of Object.values(NEEDED_ANSWERS)) {
      expect(required).toContainEqual(expect.objectContaining({ path, step, kind: 'missing' }));
    }
  });
});

describe('steps', () => {
  const engine = 'planner' as const;
  it('are done, to do, or want attention', () => {
    expect(stepStatuses(emptyFormData(), { currentStep: 1, engine })).toEqual(Array(5).fill('todo'));
    expect(stepStatuses(atStepFour(), { currentStep: 4, engine })).toEqual([
      'done',
      'done',
      'attention',
      'done',
      'todo',
    ]);
    // A step seen and left wants attention from an earlier one too; an untouched optional one is done once seen.
    expect(stepStatuses(emptyFormData(), { currentStep: 1, furthestStep: 3, engine })).toEqual([
      'todo',
      'done',
      'attention',
      'todo',
      'todo',
    ]);
  });

  it('want attention when filled beforehand with something invalid', () => {
    const form = emptyFormData();
    form.marketingChannels.website = 'nok';
    expect(stepStatuses(form, { currentStep: 1, engine })[1]).toBe('attention');
    expect(stepStatuses(form, { currentStep: 2, engine })[1]).toBe('todo');
  });

  it('know that the proposal service does not accept LinkedIn', () => {
    const form = validForm();
    form.campaignObjectives.advertisingChannels = ['linkedin-ads'];
    expect(stepStatuses(form, { currentStep: 1, engine })[3]).toBe('done');
    expect(stepStatuses(form, { currentStep: 1, engine: 'agency' })[3]).toBe('attention');
  });
});
