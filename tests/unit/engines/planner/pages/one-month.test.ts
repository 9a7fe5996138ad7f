/** A sum for one month is no sum of every month. */
import { expect, test } from 'vitest';
import { budgetPhrase } from '../../../../../src-worker/engines/planner/pages/write.ts';
import { planOf } from '../plans.ts';

test.each([
  ['$800 for Dec', '$800'],
  ['$800 a month, December to February', '$800 a month'],
])('%s', (marketingMediaBudget, phrase) =>
  expect(budgetPhrase(planOf({ marketingMediaBudget, advertisingChannels: ['facebook-ads'] }))).toBe(phrase),
);
