/** When a plan runs, and with what money, where the budget names months that are partly past. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { readingsOf } from '../../../../../src-worker/engines/planner/planning.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);
function formOf(budget: string, goal: string): FormData {
  const form = emptyFormData();
  form.clientInfo.companyName = 'Brightwater';
  form.clientInfo.productService = 'Window cleaning';
  form.campaignObjectives.advertisingChannels = ['google-ads'];
  form.campaignObjectives.marketingMediaBudget = budget;
  form.campaignObjectives.specificObjectives = goal;
  return form;
}
function planOf(budget: string, goal = '80 orders') {
  const {
    time,
    budget: money,
    months,
    r,
  } = makePlan(
    formOf(budget, goal),
    '2026-11-28T09:00:00.000Z',
    'en',
    {},
    (moment) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())),
  );
  return {
    days: [day(time.start), day(time.mediaEnd)],
    end: day(time.end),
    total: money.total,
    months: months.map(({ sum }) => sum),
    past: time.pastMonths,
    goals: r.goals,
  };
}

describe('a budget whose months are partly past, on 28 November', () => {
  test('a season that runs: as soon as it can be made ready, to the told end, with the money of the months left', () => {
    const plan = planOf('AED 25k pm Oct to Mar', '132 to 200 units by end March');
    expect(plan).toMatchObject({
      days: ['2026-12-14', '2027-03-31'],
      end: '2027-03-31',
      total: 100_000,
      past: 2,
    });
    expect(plan.goals[0]?.months).toBe(4);
  });

  test.each([
    ['เดือนละ 9,000 พ.ย. ถึง ก.พ.', ['2026-12-14', '2027-02-28'], 27_000],
    ['£6,000 Sept to Dec', ['2026-12-14', '2026-12-31'], 1500],
    ['€800 per month, four months from September', ['2026-12-14', '2026-12-31'], 800],
    ['$2,000 a month December to February', ['2026-12-14', '2027-02-28'], 6000],
    ['TT$40k between now and 15 Jan', ['2026-12-14', '2027-01-15'], 40_000],
    ['30,000 ต่อเดือน ตอนนี้จนถึงเมษา (5 เดือน)', ['2026-12-14', '2027-04-30'], 150_000],
    ['£1,000 for Christmas', ['2026-12-07', '2026-12-25'], 1000],
    ['2.2k/mth Jun-Nov', ['2027-06-07', '2027-11-30'], 13_200],
  ])('%s', (budget, days, total) => {
    expect(planOf(budget)).toMatchObject({ days, total });
  });

  test.each([
    ['£2,400 a month Sept to Dec then £1,000 Jan to March', [2400, 1000, 1000, 1000]],
    ['£450 a month Sept to Feb but £900 for Nov and £900 for Dec', [900, 450, 450]],
    ['30,000 ต่อเดือน ต.ค.-ธ.ค. แล้ว 15,000 ม.ค.-มี.ค.', [30_000, 15_000, 15_000, 15_000]],
  ])('each month has its own sum: %s', (budget, months) => {
    expect(planOf(budget).months).toEqual(months);
  });

  test('the review says how much of it is past', () => {
    const { period } = readingsOf(
      formOf('£900 a month Sept to Dec', '80 orders'),
      new Date('2026-11-28T09:00:00Z'),
    );
    expect(period).toMatchObject({ to: '2026-12-31', past: { months: 3, total: 900, currency: 'GBP' } });
  });
});
