/** Whether what is there lasts until more comes. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan, type Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { stockPoint } from '../../../../../src-worker/engines/planner/pages/reckoned/stock.ts';

const DAY = '2026-11-24T09:00:00.000Z';
function planOf(goal: string, challenges: string, language: 'en' | 'th' = 'en'): Plan {
  const form = emptyFormData();
  form.clientInfo.productService = 'Hand-turned lamps';
  form.clientInfo.startingPrice = '£60 each';
  form.campaignObjectives.marketingMediaBudget = '£900 a month for 5 months';
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.currentChallenges = challenges;
  return makePlan(form, DAY, language);
}

test('a stock that does not last is said to be short', () => {
  const plan = planOf('from 70 lamps a month to 180', '700 lamps in stock, next batch not before June');
  const { stock } = plan.reckoning;
  expect(stock?.lasts?.value).toBeCloseTo(700 / 180, 2);
  // January to June are about five months.
  expect(stock?.short?.value).toBeGreaterThan(150);
  expect(stockPoint(plan)?.text).toMatch(/^The stock: until June 2027 the goal takes \d+ lamps/u);
});

test('one that lasts says how long', () => {
  const plan = planOf('from 70 lamps a month to 110', '700 lamps in stock, next batch not before May');
  expect(stockPoint(plan)?.text).toBe(
    'The stock: at the goal’s pace 700 lamps last 6.4 months. More comes in May 2027.',
  );
});

test('of a goal in all the whole stock is compared', () => {
  expect(planOf('sell 900 lamps by June 2027', '700 lamps in stock').reckoning.stock?.short?.value).toBe(200);
  expect(stockPoint(planOf('sell 500 lamps by June 2027', '700 lamps in stock'))).toBeUndefined();
});

test('what can be made is no stock, and a stock no room', () => {
  expect(planOf('180 lamps a month', 'We can make 200 lamps a month').reckoning.stock).toBeUndefined();
  expect(planOf('180 lamps a month', '700 lamps in stock').reckoning.room.capacity).toBeUndefined();
});
