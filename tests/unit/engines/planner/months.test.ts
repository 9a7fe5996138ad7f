/** The budget by month: exact in every direction, even where the client pays by month, heavier where the trade sells by a day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { readReckoned } from '../../../../src/shared/domain/reckoned.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { ADVERTISING_CHANNELS } from '../../../../src/shared/domain/options.ts';
import { readBrief } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { monthsText } from '../../../../src-worker/engines/planner/pages/budget-months.ts';
import { outputOf } from './support.ts';

/** Few in every run; more on demand: `PALMLEAF_PROPERTY_RUNS=2000 PALMLEAF_PROPERTY_SEED=7`. */
const RUNS = Number(process.env['PALMLEAF_PROPERTY_RUNS'] ?? 60);
const SEED = Number(process.env['PALMLEAF_PROPERTY_SEED'] ?? 20_261_121);

const DAY = '2026-11-21T09:00:00.000Z';
const coffee = readBrief('coffee-roaster-en').formData;

const withBudget = (budget: string) => ({
  ...coffee,
  campaignObjectives: { ...coffee.campaignObjectives, marketingMediaBudget: budget },
});
const planOf = (budget: string, values = {}): Plan => makePlan(withBudget(budget), DAY, 'en', values);
const cents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0);
const byMonth = ({ months }: Plan): Record<string, number> =>
  Object.fromEntries(months.map(({ month, sum }) => [month.toISOString().slice(0, 7), sum]));

function expectExact({ months, budget }: Plan): void {
  expect(cents(months.map(({ sum }) => sum))).toBe(Math.round((budget.total ?? 0) * 100));
  for (const { sum, cells } of months) {
    expect(cents(cells.flat())).toBe(Math.round(sum * 100));
    for (const value of cells.flat()) expect(value).toBeGreaterThanOrEqual(0);
  }
  const times = (budget.total ?? 0) / budget.amount;
  budget.cells.forEach((row, stage) =>
    row.forEach((cell, channel) => {
      const spent = cents(months.map(({ cells }) => cells[stage]?.[channel] ?? 0));
      expect(Math.abs(spent - cell * times * 100)).toBeLessThanOrEqual(Number.isInteger(times) ? 0 : 200);
    }),
  );
}

describe('a budget by month', () => {
  test('that the client named per month is that sum in each', () => {
    const plan = planOf('120,000 THB per month for 3 months');
    expect(byMonth(plan)).toEqual({ '2027-01': 120_000, '2027-02': 120_000, '2027-03': 120_000 });
    expect(plan.months[0]?.cells).toEqual(plan.budget.cells);
    expect(plan.assumptions.map(({ id }) => id)).not.toContain('peak-month');
    expectExact(plan);
  });
  test('that is one sum gives more to months with a selling day', () => {
    const plan = planOf('510,000 THB over 4 months');
    expect(byMonth(plan)).toEqual({
      '2027-01': 120_000,
      '2027-02': 120_000,
      '2027-03': 120_000,
      '2027-04': 150_000,
    });
    expectExact(plan);
  });
  test('is even again where the person sets the weight to 1', () => {
    const plan = planOf('520,000 THB over 4 months', { 'peak-month': 1 });
    expect(Object.values(byMonth(plan))).toEqual([130_000, 130_000, 130_000, 130_000]);
  });
  test('of weeks goes by the days of media in each month', () => {
    const plan = planOf('£25,000 over 10 weeks', { 'peak-month': 1 });
    // 4 January to 14 March 2027: 28, 28 and 14 days.
    expect(byMonth(plan)).toEqual({ '2027-01': 10_000, '2027-02': 10_000, '2027-03': 5000 });
    expectExact(plan);
  });
  test('of a year has twelve', () => {
    const plan = planOf('1.2 million THB a year');
    expect(plan.months).toHaveLength(12);
    expectExact(plan);
  });
  test.each(['as little as possible', '', '5,000 THB a week'])('“%s” has none', (budget) =>
    expect(planOf(budget).months).toEqual([]),
  );
  test('sums exactly whatever the sum, the length and the channels', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1000, max: 50_000_000 })),
        fc.constantFrom('per month for 5 months', 'over 7 months', 'over 10 weeks', 'a year', 'in total'),
        fc.subarray([...ADVERTISING_CHANNELS], { minLength: 1 }),
        (amount, length, channels) => {
          const form = withBudget(`${amount} THB ${length}`);
          form.campaignObjectives.advertisingChannels = channels;
          expectExact(makePlan(form, DAY, 'en'));
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  }, 120_000);
  // Rounding what is spent so far took a unit back from a cell.
  test.each([
    [104, ['instagram-ads', 'tiktok-ads', 'linkedin-ads', 'shopee-ads']],
    [103, ['facebook-ads', 'instagram-ads', 'google-ads', 'linkedin-ads', 'lazada-ads']],
  ] as const)('of %i in a year takes nothing back', (amount, channels) => {
    const form = withBudget(`${amount} THB a year`);
    form.campaignObjectives.advertisingChannels = [...channels];
    expectExact(makePlan(form, DAY, 'en'));
  });
  test('without a channel is none', () => expect(makePlan(emptyFormData(), DAY, 'en').months).toEqual([]));
});

describe('page 15', () => {
  test('names the months where they differ', async () => {
    const deck = await writeDeck(withBudget('510,000 THB over 4 months'), 'en');
    expect(outputOf(deck, 15)).toContain(
      'January 120,000, February 120,000, March 120,000 and April 150,000 (Songkran)',
    );
    const thai = await writeDeck(withBudget('510,000 THB over 4 months'), 'th');
    expect(outputOf(thai, 15)).toContain('กุมภาพันธ์ 120,000, มีนาคม 120,000 และเมษายน 150,000 (สงกรานต์)');
  });
  test('draws weeks that come to the sum of their month', async () => {
    const deck = await writeDeck(withBudget('510,000 THB over 4 months'), 'en');
    const { weeks = [] } = readReckoned(deck[14]?.reckoned);
    const january = weeks.filter(({ start }) => start.startsWith('2027-01'));
    expect(january.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(120_000);
    expect(weeks.reduce((sum, { amount }) => sum + amount.value, 0)).toBe(510_000);
  });
  test('names the heavy ones of a year, and what the others get', async () => {
    const deck = await writeDeck(withBudget('1.2 million THB a year'), 'en');
    expect(outputOf(deck, 15)).toMatch(
      /before these days: .*\(Songkran\)\. In the other months it is [\d,]+(?:–[\d,]+)?\./u,
    );
  });
  test('has every month in its evidence', async () => {
    const deck = await writeDeck(coffee, 'en');
    const months = deck[14]?.evidence.find(({ statement }) => statement.startsWith('By month'));
    expect(months?.statement).toBe('By month: Jan 120,000 + Feb 120,000 + Mar 120,000 = 360,000 THB');
  });
});

describe('the client’s own season', () => {
  const told = (budget: string, challenges: string, goal = coffee.campaignObjectives.specificObjectives) =>
    makePlan(
      {
        ...coffee,
        campaignObjectives: {
          ...coffee.campaignObjectives,
          marketingMediaBudget: budget,
          currentChallenges: challenges,
          specificObjectives: goal,
        },
      },
      DAY,
      'en',
    );
  const goal = 'We want 400 subscribers';
  test.each([
    ['February and March are our season', [110_000, 160_000, 160_000, 110_000]],
    ['ขายดีเดือนเมษายน', [115_000, 115_000, 110_000, 170_000]],
    ['We are closed in February.', [165_000, 0, 165_000, 210_000]],
    ['Low season is February', [120_000, 120_000, 120_000, 150_000]],
  ] as const)('%s', (challenges, sums) => {
    const total = sums.reduce<number>((sum, one) => sum + one, 0);
    const plan = told(`${total} THB over 4 months`, challenges, goal);
    expect(Object.values(byMonth(plan))).toEqual(sums);
    expectExact(plan);
  });
  test('does not move a sum that is told for each month, and the page says so', () => {
    const plan = told('120,000 THB per month for 3 months', 'February is our season', goal);
    expect(new Set(Object.values(byMonth(plan)))).toEqual(new Set([120_000]));
    expect(monthsText(plan)).toContain('your season does not change it');
  });
  test('money for months after the goal’s day is said to be so', () => {
    const plan = told('500,000 THB over 5 months', '', '400 new subscribers by the end of March 2027');
    expect(monthsText(plan)).toContain('is spent after 31 March 2027');
    const inTime = told('500,000 THB over 3 months', '', '400 new subscribers by the end of March 2027');
    expect(monthsText(inTime)).not.toContain('is spent after');
    // A pace that is reached by then goes on.
    const pace = told(
      '500,000 THB over 5 months',
      '',
      'from 90 to 160 orders a month by the end of March 2027',
    );
    expect(monthsText(pace)).not.toContain('is spent after');
  });
});
