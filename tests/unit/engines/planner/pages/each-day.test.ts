/** A goal by the day: what comes anew each day is paid for each time; who takes so many each day is won once. */
import { expect, test } from 'vitest';
import { goalHeadline } from '../../../../../src-worker/engines/planner/pages/reckoned/headlines.ts';
import { planOf } from '../plans.ts';

const title = (answers: Parameters<typeof planOf>[0]): string | undefined => goalHeadline(planOf(answers));

test('a ticket is paid for each time that one comes', () => {
  expect(
    title({
      productService: 'Weekday breakfast, cafe',
      startingPrice: '£8.50 with coffee',
      marketingMediaBudget: '£180 a month for 3 months',
      specificObjectives: '38 tickets a day now, want 60 a day',
    }),
  ).toMatch(/^For 22 more tickets a day the budget allows £0\.27 a ticket/u);
});

test('a company that takes packs each day is won once', () => {
  const { target } =
    planOf({
      productService: 'Office lunch subscription Mon-Fri',
      heroProduct: 'Staff lunch pack',
      onlineAdIssues: 'Never run ads. We sent tasting boxes to offices ourselves: 30% signed',
      startingPrice: '£5 per pack, minimum 20 packs',
      additionalDemographics: 'one company takes 35 packs on average',
      marketingMediaBudget: '£6,000 a month for 3 months',
      specificObjectives: 'Now 180 packs per day, want 400 per day',
    }).reckoning.main ?? {};
  expect(target?.per).toBeUndefined();
  expect(target?.wanted.value).toBeCloseTo(220 / 35);
});
