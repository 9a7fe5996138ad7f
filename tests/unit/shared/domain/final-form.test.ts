import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FORM_EDITION, isFinalForm } from '../../../../src/shared/domain/final-form.ts';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';
import {
  ADVERTISING_CHANNELS,
  GENDERS,
  MARKETING_OBJECTIVES,
  TARGET_GROUPS,
} from '../../../../src/shared/domain/options.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { BUSINESS_TYPES } from '../../../../src/shared/domain/taxonomy.ts';
import { BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import { validForm } from './form-example.ts';

describe('the final form', () => {
  test.each([
    ['an empty questionnaire', emptyFormData()],
    ['a filled one', validForm()],
    ...BRIEF_NAMES.map((name): [string, unknown] => [name, normaliseFormData(readBrief(name).formData)]),
    ['what was read from nothing', normaliseFormData(null)],
    [
      'what was read from a variant',
      normaliseFormData({ clientInfo: { industry: 'Coffee' }, channels: ['x'] }),
    ],
  ])('is %s, which reading leaves as it is', (_name, form) => {
    expect(isFinalForm(form)).toBe(true);
    expect(normaliseFormData(form)).toEqual(form);
  });

  test.each<[string, (form: Record<string, Record<string, unknown>>) => void]>([
    ['a group less', (form) => delete form['targetAudience']],
    ['a field less', (form) => delete form['clientInfo']?.['strengths']],
    ['a field more', (form) => (form['clientInfo'] = { ...form['clientInfo'], industry: 'Coffee' })],
    ['another kind of value', (form) => (form['clientInfo'] = { ...form['clientInfo'], companyName: 7 })],
    [
      'no number',
      (form) => (form['targetAudience'] = { ...form['targetAudience'], ageRangeMin: Number.NaN }),
    ],
    ['an unknown option', (form) => (form['targetAudience'] = { ...form['targetAudience'], gender: 'Men' })],
    [
      'an unknown answer',
      (form) => (form['clientInfo'] = { ...form['clientInfo'], hasOnlineAdExperience: true }),
    ],
    [
      'an option twice',
      (form) =>
        (form['campaignObjectives'] = {
          ...form['campaignObjectives'],
          marketingObjectives: ['engagement', 'engagement'],
        }),
    ],
    [
      'no list',
      (form) =>
        (form['campaignObjectives'] = { ...form['campaignObjectives'], advertisingChannels: 'facebook' }),
    ],
    [
      'no competitor card',
      (form) => (form['competitiveAnalysis'] = { ...form['competitiveAnalysis'], competitors: [] }),
    ],
    [
      'a name for a card',
      (form) => (form['competitiveAnalysis'] = { ...form['competitiveAnalysis'], competitors: ['Rival'] }),
    ],
    [
      'a card without id',
      (form) =>
        (form['competitiveAnalysis'] = {
          ...form['competitiveAnalysis'],
          competitors: [{ id: ' ', name: '', website: '', strengths: '', weaknesses: '' }],
        }),
    ],
  ])('is not one with %s, which reading changes', (_name, change) => {
    const form: Record<string, Record<string, unknown>> = JSON.parse(JSON.stringify(validForm()));
    change(form);
    expect(isFinalForm(form)).toBe(false);
    expect(normaliseFormData(form)).not.toEqual(form);
    expect(isFinalForm(normaliseFormData(form))).toBe(true);
  });

  test('has another edition when the names and options that answers are read into change', () => {
    const names = JSON.stringify([
      BUSINESS_TYPES.map(({ name, subTypes }) => [name, subTypes.map((sub) => sub.name)]),
      [ADVERTISING_CHANNELS, GENDERS, MARKETING_OBJECTIVES, TARGET_GROUPS],
    ]);
    const editions: Record<number, string> = { 1: '6403aa4290ee1321' };
    expect(editions[FORM_EDITION]).toBe(createHash('sha256').update(names).digest('hex').slice(0, 16));
  });
});
