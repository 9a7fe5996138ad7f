/** Page 19 asks first for what nothing can be reckoned without. */
import { expect, test } from 'vitest';
import { askOf } from '../../../../../src-worker/engines/planner/pages/reckoned/ask.ts';
import { planOf } from '../plans.ts';

const asked = (marketingMediaBudget: string): string[] =>
  askOf(
    planOf({
      productService: 'Pottery courses, 8 weeks',
      startingPrice: '£90',
      marketingMediaBudget,
      specificObjectives: '60 pupils a month by June',
      additionalDemographics: 'Fears: Feels indulgent, Allergies',
    }),
  ).questions?.map(({ text }) => text) ?? [];

test('the budget before what a doubt is answered with', () => {
  expect(asked('')[0]).toContain('How much may media cost');
  expect(asked('')[1]).toContain('Feels indulgent');
  expect(asked('£900 a month')[0]).toContain('Feels indulgent');
});
