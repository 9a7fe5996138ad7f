/** When a plan runs, and with what money, where the budget names months that are partly past. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { readingsOf } from '../../../../../src-worker/engines/planner/planning.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);
function formOf(budget: string, goal: string, reason = ''): FormData {
  const form = emptyFormData();
  form.clientInfo.companyName = 'Brightwater';
  form.clientInfo.productService = 'Window cleaning';
  form.campaignObjectives.advertisingChannels = ['google-ads'];
  form.campaignObjectives.marketingMediaBudget = budget;
  form.campaignObjectives.specificObjectives = goal;
  form.clientInfo.whyNeedNow = reason;
  return form;
}
function planOf(budget: string, goal = '80 orders', reason = '') {
  const {
    time,
    budget: money,
    months,
    r,
  } = makePlan(
    formOf(budget, goal, reason),
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
    ['£6,000 Sept to Dec', ['2026-12-02', '2026-12-31'], 1500],
    ['€800 per month, four months from September', ['2026-12-02', '2026-12-31'], 800],
    ['$2,000 a month December to February', ['2026-12-14', '2027-02-28'], 6000],
    ['TT$40k between now and 15 Jan', ['2026-12-14', '2027-01-15'], 40_000],
    ['30,000 ต่อเดือน ตอนนี้จนถึงเมษา (5 เดือน)', ['2026-12-14', '2027-04-30'], 150_000],
    ['£1,000 for Christmas', ['2026-12-02', '2026-12-25'], 1000],
    ['2.2k/mth Jun-Nov', ['2027-06-07', '2027-11-30'], 13_200],
    ['$1,200/m til June', ['2027-01-04', '2027-06-30'], 7200],
    // A day that is named is kept.
    ['£15,000 for 6 weeks (5 Jan start)', ['2027-01-05', '2027-02-15'], 15_000],
    ['$2,000 between 5 January and 10 February', ['2027-01-05', '2027-02-10'], 2000],
  ])('%s', (budget, days, total) => {
    expect(planOf(budget)).toMatchObject({ days, total });
  });

  test.each([
    ['$11,000 total until the deadline', 'Application deadline is January 31', '2027-01-31'],
    ['2,200 for the season', 'the ice is safe by 12 January, ends mid March', '2027-03-20'],
    ['20,000 ใช้ถึงวันปิดรับ', 'ปิดรับสมัคร 15 ก.พ.', '2027-02-15'],
  ])('ends where the reason says: %s', (budget, reason, end) => {
    expect(planOf(budget, '80 orders', reason).days[1]).toBe(end);
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

describe('the last day of the goal is the last day of the money', () => {
  test('where nobody named a length, media ends on the very day of the goal', () => {
    expect(planOf('£1,500', '40 orders by 14 March')).toMatchObject({
      days: ['2027-01-04', '2027-03-14'],
    });
    expect(planOf('£1,500', 'ขาย 40 ชุด ภายใน 14 มีนาคม 2570')).toMatchObject({
      days: ['2027-01-04', '2027-03-14'],
    });
  });

  test('a length that the client named stands', () => {
    expect(planOf('£500 a month Jan to March', '40 orders by 14 February').days).toEqual([
      '2027-01-04',
      '2027-03-31',
    ]);
    expect(planOf('£500 from 4 January to 31 March', '40 orders by 14 March').days).toEqual([
      '2027-01-04',
      '2027-03-31',
    ]);
  });

  test('in the last of its months media ends on the day of the goal', () => {
    expect(planOf('£500 a month Jan to March', '40 orders by 14 March')).toMatchObject({
      days: ['2027-01-04', '2027-03-14'],
      total: 1500,
    });
  });

  test('a goal of a season is due when the money for it ends, and one of a year with the year', () => {
    const plan = planOf('£2,200 to end of May', 'Season 2026 brought 60 orders, in 2027 we want 90');
    expect(plan.end).toBe('2027-05-31');
    expect(plan.goals[0]?.by).toEqual({ year: 2027, month: 5, day: 31 });
    expect(planOf('£2,200 to end of May', '90 orders in 2027').end).toBe('2027-12-31');
  });

  test('where the goal is due within weeks, the decision is needed at once', () => {
    expect(planOf('£250', '450 orders by 18 December').days).toEqual(['2026-12-02', '2026-12-18']);
  });

  test('weeks of money end on the day that they are for', () => {
    expect(planOf('£6,500 for 6 weeks', '1,800 orders by 3 February').days).toEqual([
      '2026-12-21',
      '2027-01-31',
    ]);
  });

  test('weeks from a day on end with the last of them, and so does the plan', () => {
    expect(planOf('£7,000 from 20 Jan, 6 weeks')).toMatchObject({
      days: ['2027-01-20', '2027-03-02'],
      end: '2027-03-02',
    });
  });

  test.each(['40 orders by Christmas', '40 orders in December', 'ขาย 40 ชุด ภายในสิ้นเดือนธันวาคม'])(
    'media starts before the goal is due, whenever the money ends: %s',
    (goal) => {
      expect(planOf('£500 a month until March', goal).days[0]).toBe('2026-12-14');
    },
  );

  test.each([
    ['£900 a month, 3 months', '800 orders a month by end of February', ['2026-12-14', '2027-02-28']],
    ['£900 a month, 3 months', '800 orders a month by end of March', ['2027-01-04', '2027-03-31']],
    ['£900', '20 seats by 31 January', ['2026-12-14', '2027-01-31']],
  ])('a length is reckoned back from the day that it is for: %s, %s', (budget, goal, days) => {
    expect(planOf(budget, goal).days).toEqual(days);
  });

  test('money until something begins ends before it', () => {
    expect(planOf('£1,450 until class starts Feb 9').days).toEqual(['2026-12-14', '2027-02-09']);
  });

  test('a day right behind the last month is still the day of the goal', () => {
    expect(planOf('£600 a month', '100 students on 4 January').end).toBe('2027-01-04');
  });

  test.each([
    ['need total 24, before end August', { month: 8 }],
    ['อยากให้เต็มก่อน 31 มกรา 2570', { year: 2027, month: 1, day: 31 }],
  ])('the only end that an answer sets is that of its goals: %s', (goal, by) => {
    expect(planOf('£1,500', goal).goals[0]?.by).toEqual(by);
  });

  test('weeks that are left run from now', () => {
    expect(planOf('18,000 ใน 4 อาทิตย์นี้').days).toEqual(['2026-12-02', '2026-12-26']);
  });
});

test('no media begins while the client is shut, unless it names that very day', () => {
  const form = formOf('£900 a month for 3 months', '80 orders');
  form.campaignObjectives.currentChallenges = '2 vans. Shut 4 to 17 January.';
  const toDay = (moment: Date): Date =>
    new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
  expect(day(makePlan(form, '2026-11-28T09:00:00.000Z', 'en', {}, toDay).time.start)).toBe('2027-01-18');
  form.campaignObjectives.currentChallenges = '2 vans';
  expect(day(makePlan(form, '2026-11-28T09:00:00.000Z', 'en', {}, toDay).time.start)).toBe('2027-01-04');
});
