import { describe, expect, it } from 'vitest';
import { isDraftComplete, isGroupFilled } from '../../../../src/shared/domain/draft.ts';
import {
  emptyFormData,
  FORM_GROUPS,
  type FormData,
  type FormGroup,
} from '../../../../src/shared/domain/questionnaire.ts';
import { validForm } from './form-example.ts';

const withWebsite = (): FormData => {
  const form = validForm();
  form.marketingChannels.website = 'https://nok.example';
  return form;
};

describe('a draft', () => {
  it.each([
    [5, withWebsite(), true],
    [6, withWebsite(), true],
    [4, withWebsite(), false],
    // Step 2 has no required answer, and yet an empty group leaves the draft incomplete.
    [5, validForm(), false],
    [5, emptyFormData(), false],
  ])('at step %i is complete: %#', (step, form, expected) => {
    expect(isDraftComplete(step, form)).toBe(expected);
  });

  it('of a new questionnaire has no group filled', () => {
    for (const group of FORM_GROUPS) expect(isGroupFilled(group, emptyFormData())).toBe(false);
  });

  it.each<[FormGroup, object]>([
    ['clientInfo', { hasOnlineAdExperience: 'no' }],
    ['marketingChannels', { tiktokProfile: '@nok' }],
    ['targetAudience', { gender: 'female' }],
    ['targetAudience', { ageRangeMax: 44 }],
    ['campaignObjectives', { marketingObjectives: ['engagement'] }],
    ['competitiveAnalysis', { marketContext: 'growing' }],
    [
      'competitiveAnalysis',
      { competitors: [{ id: '1', name: '', website: '', strengths: 'x', weaknesses: '' }] },
    ],
  ])('has %s filled by %j', (group, answer) => {
    const form = emptyFormData();
    Object.assign(form[group], answer);
    expect(isGroupFilled(group, form)).toBe(true);
    expect(FORM_GROUPS.filter((other) => isGroupFilled(other, form))).toEqual([group]);
  });

  it('has no group filled by space', () => {
    const form = emptyFormData();
    form.clientInfo.companyName = '  ';
    expect(isGroupFilled('clientInfo', form)).toBe(false);
  });
});
