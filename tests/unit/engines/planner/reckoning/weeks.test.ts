/** The weeks of a month share what the client named for each month. */
import { expect, test } from 'vitest';
import { planOf } from '../plans.ts';

const monthly = (budget: string, goal: string, issues = ''): Record<string, number> => {
  const sums: Record<string, number> = {};
  const { weeks } = planOf({
    marketingMediaBudget: budget,
    specificObjectives: goal,
    onlineAdIssues: issues,
    startingPrice: '£90 a keg',
    advertisingChannels: ['facebook-ads'],
  }).reckoning;
  for (const { start, amount } of weeks) {
    const month = start.toISOString().slice(0, 7);
    sums[month] = (sums[month] ?? 0) + amount;
  }
  return sums;
};

test('five Mondays bring a month no more than its sum', () => {
  expect(monthly('£1,200 a month', '40 orders a month', '£30 an order')).toEqual({
    '2027-01': 1200,
    '2027-02': 1200,
    '2027-03': 1200,
  });
});

test('no month in which the test is over has far more than its sum', () => {
  const sums = monthly('£16,000 a month until Valentine', 'from 46 to 75 orders a month');
  const all = Object.values(sums);
  expect(all.reduce((sum, one) => sum + one, 0)).toBe(16_000 * all.length);
  expect(Math.max(...all)).toBeLessThan(16_000 * 1.2);
});

test('a sum for the whole time is shared by all of its weeks', () => {
  const sums = monthly('£1,300 for 13 weeks', '43 orders', '£30 an order');
  expect(Object.values(sums).reduce((sum, one) => sum + one, 0)).toBe(1300);
  expect(new Set(Object.values(sums).map((sum) => sum % 100))).toEqual(new Set([0]));
});
