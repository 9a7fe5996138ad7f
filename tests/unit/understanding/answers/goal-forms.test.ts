/** Goals in forms of words that can be read in one way only. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';

const goalsOf = (answer: string, product = ''): unknown => {
  const form = emptyFormData();
  form.campaignObjectives.specificObjectives = answer;
  form.clientInfo.productService = product;
  return understand(form).goals;
};

test.each([
  ['27 left of 64. All out by 30 June', '64 flats', [{ metric: 'flats', from: 37, to: 64, isSoFar: true }]],
  [
    'Saturdays 2027 gone. Fridays and Sundays sold 21 of 104. I want 50',
    '',
    [{ from: 21, to: 50, isSoFar: true }],
  ],
  ['9 randomised out of 54', '', [{ metric: 'people randomised', from: 9, to: 54, isSoFar: true }]],
  [
    '48 of 48 by May (39 today)',
    '48 apartments',
    [{ metric: 'apartments', from: 39, to: 48, isLevel: true }],
  ],
  [
    '8 stands per course, last two courses had 5 each. fill all 4 courses',
    '',
    [{ from: 20, to: 32, isAnew: true }],
  ],
  ['24 per class, 2 classes a month. running 15-16 now', '', [{ from: 31, to: 48, per: 'month' }]],
  ['11 walkers a week we want 30 dec - march', '', [{ from: 11, to: 30, per: 'week', by: { month: 3 } }]],
  ['of 310 takeaway orders a week 18% are direct. half by summer', '', [{ from: 56, to: 155, per: 'week' }]],
  ['เดือนละ 35 ตัวพอ (ก.ย. 35, ต.ค. 28, พ.ย. 19)', '', [{ from: 19, to: 35, unit: 'ตัว', per: 'month' }]],
  ['stays: avg 4 horses of 9 boxes. Want 8', '', [{ metric: 'horses at a time', from: 4, to: 8 }]],
  [
    'สมัครใหม่เดือนละ 60, อยู่เฉลี่ย 5 อาทิตย์อยากให้ 9',
    '',
    [{ to: 60, per: 'month' }, { text: 'อยู่เฉลี่ย 5 อาทิตย์อยากให้ 9' }],
  ],
  [
    'app orders from 190 a week to 400. doordash now 310 a week, would like half of that',
    '',
    [{ to: 400 }, { metric: 'doordash orders', from: 310, to: 155, per: 'week', unit: '' }],
  ],
  [
    '140 T/month despatch now. 200 T/month by June',
    '',
    [{ metric: 'tonnes', from: 140, to: 200, per: 'month' }],
  ],
])('%s', (answer, product, goals) => {
  expect(goalsOf(answer, product)).toMatchObject(goals);
});

test.each([
  // A part of a number, what is of another thing, and money are no students.
  ['24 per class, 2 classes a month. running 75% full', ''],
  ['24 per class, 2 classes a month. we have 15 students a class', ''],
  ['40 cancelled out of 120', ''],
])('%s: nothing is made of it', (answer, product) => {
  expect(JSON.stringify(goalsOf(answer, product))).not.toContain('"from":');
});

test('a long row of months is read in no time', () => {
  expect(goalsOf(`เดือนละ 35 ตัวพอ (${'ก.ย. 1,'.repeat(280)}x`, '')).toBeDefined();
});
