import { describe, expect, test } from 'vitest';
import {
  answerOf,
  correctionOf,
  meaningOf,
  outdatedKeys,
  READING_KEYS,
  withCorrection,
  type BudgetMeaning,
} from '../../../../src/shared/domain/corrections.ts';
import { isFinalForm } from '../../../../src/shared/domain/final-form.ts';
import { formRequestId } from '../../../../src/shared/domain/ids.ts';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';
import { FORM_GROUPS, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { validForm } from './form-example.ts';

const BUDGET: BudgetMeaning = {
  amount: 80_000,
  currency: 'THB',
  period: 'month',
  length: 3,
  lengthUnit: 'month',
};
const corrected = (form: FormData = validForm()): FormData => ({
  ...form,
  corrections: withCorrection(form, 'budget', BUDGET),
});
const digest = (text: string): Promise<string> => Promise.resolve(text);

describe('a correction', () => {
  test('holds for the answer it was made of', () => {
    expect(meaningOf('budget', corrected())).toEqual(BUDGET);
    expect(correctionOf('budget', corrected())?.outdated).toBe(false);
    expect(meaningOf('budget', validForm())).toBeUndefined();
  });
  test('waits when its answer has changed, and holds again when that comes back', () => {
    const form = corrected();
    const before = form.campaignObjectives.marketingMediaBudget;
    form.campaignObjectives.marketingMediaBudget = `${before} more`;
    expect(meaningOf('budget', form)).toBeUndefined();
    expect(correctionOf('budget', form)).toEqual({ value: BUDGET, of: before, outdated: true });
    expect(outdatedKeys(form)).toEqual(['budget']);
    form.campaignObjectives.marketingMediaBudget = ` ${before} `;
    expect(meaningOf('budget', form)).toEqual(BUDGET);
    expect(outdatedKeys(form)).toEqual([]);
  });
  test('can be taken away, and leaves no trace', () => {
    const form = corrected();
    expect(withCorrection(form, 'budget', undefined)).toBeUndefined();
    const two = { ...form, corrections: withCorrection(form, 'buyers', 'b2b') };
    expect(Object.keys(two.corrections ?? {})).toEqual(['budget', 'buyers']);
    expect(Object.keys(withCorrection(two, 'budget', undefined) ?? {})).toEqual(['buyers']);
  });
  test.each(READING_KEYS)('of %s names its answer', (key) =>
    expect(typeof answerOf(key, validForm())).toBe('string'),
  );
  test('goals are of the field that they are read from', () => {
    const form = validForm();
    form.clientInfo.whyNeedNow = '40 leads a month';
    form.campaignObjectives.specificObjectives = ' ';
    expect(answerOf('goals', form)).toBe('40 leads a month');
  });
});

describe('what cannot be read is no correction', () => {
  test.each<[string, unknown]>([
    ['budget', 'x'],
    ['budget', { value: { ...BUDGET, period: 'fortnight' }, of: '' }],
    ['budget', { value: BUDGET }],
    ['goals', { value: 'many', of: '' }],
    ['ages', { value: { min: 40, max: 20 }, of: '' }],
    ['buyers', { value: 'both', of: '' }],
    ['offer', { value: { kind: 'spaceship', close: 'by magic' }, of: '' }],
    ['places', null],
  ])('%s %j', (key, stored) => {
    const form = { ...validForm(), corrections: { [key]: stored } };
    for (const one of READING_KEYS) expect(meaningOf(one, form)).toBeUndefined();
  });
  test('and what is out of bounds is left out', () => {
    const form = validForm();
    const of = answerOf('budget', form);
    const odd = { amount: -4, currency: 'baht', period: 'month', length: 1e9, lengthUnit: 'month' };
    expect(meaningOf('budget', { ...form, corrections: { budget: { value: odd, of } } })).toEqual({
      amount: null,
      currency: '',
      period: 'month',
      length: null,
      lengthUnit: 'month',
    });
  });
});

test('of known figures, those that are none are left out', () => {
  const form = validForm();
  const of = answerOf('known', form);
  const cost = { kind: 'cost', per: 'order', now: 260, from: 140, currency: 'thb' };
  const value = [cost, { ...cost, per: ' ' }, { ...cost, now: 0 }, { kind: 'repeat', now: 120 }, 'x'];
  expect(meaningOf('known', { ...form, corrections: { known: { value, of } } })).toEqual([
    { ...cost, currency: 'THB' },
  ]);
  const rate = { kind: 'repeat', per: 'order', now: 22, from: 4, currency: 'THB' };
  expect(meaningOf('known', { ...form, corrections: { known: { value: [rate], of } } })).toEqual([
    { kind: 'repeat', per: '', now: 22, from: null, currency: '' },
  ]);
});

describe('kept with the answers', () => {
  test('through normalising, and in the final form', () => {
    expect(normaliseFormData(structuredClone(corrected()))).toEqual(corrected());
    expect(isFinalForm(corrected())).toBe(true);
    expect('corrections' in normaliseFormData(validForm())).toBe(false);
    expect('corrections' in normaliseFormData({ ...validForm(), corrections: 'x' })).toBe(false);
  });
  test('the hash is that of the five groups alone until something is corrected', async () => {
    const form = validForm();
    const plain = await formRequestId(form, digest);
    expect(Object.keys(JSON.parse(plain)).toSorted()).toEqual([...FORM_GROUPS].toSorted());
    expect(await formRequestId({ ...form, corrections: {} }, digest)).toBe(plain);
    expect(await formRequestId({ ...form, corrections: undefined }, digest)).toBe(plain);
    expect(await formRequestId(corrected(), digest)).not.toBe(plain);
  });
});
