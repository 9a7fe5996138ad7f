/** Times and things that the client wants no more of hold back what speaks of them. */
import { expect, test } from 'vitest';
import { isHeldBack } from '../../../../../src-worker/engines/planner/plan/held-back.ts';
import { planOf, type Answers } from '../plans.ts';

const SHOP: Answers = {
  companyName: 'Here',
  productService: 'Food for families, to take away',
  marketingMediaBudget: '$2,000 a month for 4 months',
};
const holds = (answers: Answers, words: string): boolean =>
  isHeldBack(planOf({ ...SHOP, ...answers }).r, words);

test.each([
  ['Fri and Sun (Bills) kitchen maxed. dont push those', 'Game day', true],
  ['Fri and Sun (Bills) kitchen maxed. dont push those', 'Nobody wants to cook tues/wed', false],
  ['BABY ROOM HAS 19 ON THE WAITING LIST do not advertise babies', 'Baby is due in spring', true],
  ['BABY ROOM HAS 19 ON THE WAITING LIST do not advertise babies', 'Room for two', false],
  ['Weekends always full', 'Free on the weekend', true],
  ['Weekends always full', 'Mortgage refused', false],
  ['Fridays are full', 'Pizza on Fri', true],
  ['Wednesdays are full', 'Pizza on Wed', true],
  ['Fridays are empty', 'Pizza on Fri', false],
  // All words of a thing, not one of them.
  ['Do not advertise birthday cakes', 'Cakes for a birthday', true],
  ['Do not advertise birthday cakes', 'Cakes for a wedding', false],
  ['เสาร์อาทิตย์ล้นแล้ว อย่ายิงโปรเสาร์อาทิตย์', 'ว่างแค่เสาร์', true],
  ['เสาร์อาทิตย์ล้นแล้ว อย่ายิงโปรเสาร์อาทิตย์', 'ว่างวันพุธ', false],
  ['วันธรรมดาเต็มแล้ว', 'ว่างวันเสาร์', false],
  ['วันธรรมดาเต็มแล้ว', 'ว่างวันธรรมดา', true],
  ['Do not push Fridays', 'Pizza on Fri', true],
  ['Do not promote all', 'Pizza on Fri', false],
  ['', 'Pizza on Fri', false],
])('%j holds back %j: %j', (currentChallenges, words, is) =>
  expect(holds({ currentChallenges, targetDemographics: 'families, bills games' }, words)).toBe(is),
);

test.each(['currentChallenges', 'strengths', 'productService', 'marketContext', 'additionalNotes'] as const)(
  'it is told in %s',
  (field) => {
    const { r } = planOf(SHOP);
    const told = { ...r, answers: { ...r.answers, [field]: 'Fridays are full' } };
    expect(isHeldBack(told, 'Pizza on Fri')).toBe(true);
  },
);
test('what buyers say of their own days holds nothing back', () =>
  expect(holds({ additionalDemographics: 'Their Fridays are full' }, 'Pizza on Fri')).toBe(false));
