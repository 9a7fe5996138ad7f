import { describe, expect, it } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { reckonForm, rounded } from './support.ts';

interface Told {
  goal: string;
  budget?: string;
  ads?: string;
  after?: string;
  now?: string;
}

const idsOf = (
  { goal, budget = '', ads = '', after = '', now = '' }: Told,
  ids: readonly string[],
): unknown => {
  const form = emptyFormData();
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.marketingMediaBudget = budget;
  form.campaignObjectives.currentChallenges = now;
  form.clientInfo.onlineAdIssues = ads;
  form.clientInfo.afterSalesService = after;
  const { nodes, main } = reckonForm(form);
  return {
    main: rounded(main?.target.wanted, 1),
    ...Object.fromEntries(ids.map((id) => [id, rounded(nodes.get(id), 1)])),
  };
};

describe('a number that is held', () => {
  it('is won by the difference and by who leaves meanwhile', () => {
    const told = {
      goal: 'From 132 to 200 flats under management in 6 months',
      ads: 'We lost 14 owners last year',
    };
    expect(idsOf(told, ['goal.0.leaving', 'goal.0.join'])).toEqual({
      main: 75,
      'goal.0.leaving': 7,
      'goal.0.join': 75,
    });
  });
  it('keeps those who go on from one term to the next', () => {
    const told = {
      goal: '400 pupils enrolled now, we want 500 in 4 months',
      now: 'Drop-off between terms is 20%',
    };
    expect(idsOf(told, ['goal.0.renewed', 'goal.0.join'])).toEqual({
      main: 180,
      'goal.0.renewed': 320,
      'goal.0.join': 180,
    });
  });
});

describe('a part that leaves in a time', () => {
  it.each([
    ['From 300 to 400 members in 6 months. Annual churn is 12%, happy with that', 18],
    ['From 300 to 400 members in 6 months. Churn is 2% a month, should be 1', 36],
    ['300 members now, 400 in 6 months; lose 12% a year now, 8 would be good', 18],
    ['สมาชิก 300 คน อยากได้ 400 คน ใน 6 เดือน และหลุดเดือนละ 2% ขอให้เหลือ 1%', 36],
  ])('is lost in that time and in no other: %s', (goal, leaving) => {
    expect(idsOf({ goal }, ['goal.0.leaving'])).toEqual({ main: 100 + leaving, 'goal.0.leaving': leaving });
  });
  it.each([
    ['About 6% of the members leave every quarter, mostly moving overseas.', 36],
    ['2.5% of members cancel monthly, mostly they move.', 45],
    ['15% of members stop in the first year.', Number.NaN],
  ])('is told of those who are there: %s', (now, leaving) => {
    const told = idsOf({ goal: 'From 300 to 400 members in 6 months', now }, ['goal.0.leaving']);
    expect(told).toMatchObject({ 'goal.0.leaving': leaving });
  });
  it('leaves whenever a term ends', () => {
    const told = { goal: '300 pupils now, 400 in 3 months', ads: '20% leave after each term' };
    expect(idsOf(told, ['goal.0.renewed'])).toEqual({ main: 160, 'goal.0.renewed': 240 });
  });
  it('is less where the goal brings it down, or where more renew', () => {
    const goal = 'From 300 to 400 members in 6 months. Churn is 2% a month, should be 1';
    expect(idsOf({ goal }, ['goal.0.join.aim'])).toMatchObject({ 'goal.0.join.aim': 118 });
    const renewed = '1,000 lawns -> 1,200 in 3 months. Renewal was 80%, want 90';
    expect(idsOf({ goal: renewed }, ['goal.0.join.aim'])).toEqual({ main: 400, 'goal.0.join.aim': 300 });
  });
  it('makes room for as many others', () => {
    const told = {
      goal: 'From 61 to 84 pupils in 6 months',
      now: 'Licence for max 90 pupils. 20% of pupils leave every year',
    };
    expect(idsOf(told, ['room.goal.0.free.from', 'room.goal.0.free.joining'])).toEqual({
      main: 29.1,
      'room.goal.0.free.from': 29,
      'room.goal.0.free.joining': 35.1,
    });
  });
  it('is told as a goal to have fewer', () => {
    const goal = '170 members to 200 in 3 months. People quitting, about 10 a month, i want 6';
    expect(idsOf({ goal }, ['goal.0.leaving'])).toEqual({ main: 60, 'goal.0.leaving': 30 });
  });
});

describe('what is sold anew', () => {
  it.each([
    ['Last season 62 schools, this session 95', '8 in 10 schools stay with us next year.', 45.4],
    ['Last year 200 exhibitors, this year 260', '75% of exhibitors come back the next year', 110],
    ['3,000 tubs last CNY, 4,500 tubs by 27 January', '40% of last year order again', 3300],
    ['ฤดูกาลที่แล้ว 50 งาน ฤดูกาลนี้ 65 งาน', 'ลูกค้าปีก่อนกลับมา 80%', 25],
    ['240 boats last summer, 300 this summer', '1 in 6 dont renew', 100],
  ])('needs nobody who comes back by themselves: %s', (goal, after, main) => {
    expect(idsOf({ goal, after }, [])).toEqual({ main });
  });
  it.each([
    ['38 new farms this season; last season 21', 'Renewal rate was 91%', 38],
    ['ปี 2570 ขายใหม่ 4,000 กรมธรรม์ ปีนี้ได้ 2,650', 'ต่ออายุปีสองแค่ 55%', 4000],
  ])('is won anew, all of it, where only new ones count: %s', (goal, after, main) => {
    expect(idsOf({ goal, after }, ['goal.0.renewed'])).toEqual({ main, 'goal.0.renewed': Number.NaN });
  });
  it('counts nobody who buys again in the same season', () => {
    const told = {
      goal: 'Last season 300 boxes, this season 900 boxes',
      after: '1 in 4 buyers orders again in the same season',
    };
    expect(idsOf(told, ['goal.0.renewed'])).toEqual({ main: 900, 'goal.0.renewed': Number.NaN });
  });
});

describe('so many in a time', () => {
  it('are all bought where today’s come of media too', () => {
    const budget = '200,000 THB a month';
    const ads = 'Last month we spent 240,000 THB on ads and got 800 orders';
    const goal = 'From 800 to 1,500 orders a month';
    expect(idsOf({ goal, ads, budget }, ['goal.0.all.budget'])).toEqual({
      main: 1500,
      'goal.0.all.budget': 450_000,
    });
  });
  it('need only what is more where today’s come by themselves', () => {
    const told = {
      goal: 'From 70 to 105 jobs a month',
      ads: 'A job costs us $50 on Google',
      budget: '$1,600 a month',
    };
    expect(idsOf(told, [])).toEqual({ main: 35 });
  });
});

describe('what is won of it already', () => {
  it('does not leave, and who came the last time is no part of it', () => {
    const told = {
      goal: '350 spots, 213 paid deposit as of today. Fill it by 15 January',
      after: '41% play with us again',
    };
    expect(idsOf(told, ['goal.0.join'])).toEqual({ main: 137, 'goal.0.join': Number.NaN });
  });
});

describe('a lower drop-off that is wanted', () => {
  it('leaves fewer to win', () => {
    const goal = '460 kids enrolled now -> 540 in Term 1. Also drop-off between terms is 18%, want it at 12%';
    expect(idsOf({ goal }, ['goal.0.join', 'goal.0.join.aim'])).toEqual({
      main: 162.8,
      'goal.0.join': 162.8,
      'goal.0.join.aim': 135.2,
    });
  });
});

describe('a time that is told of another sum beside it', () => {
  const priced = (startingPrice: string): ReturnType<typeof reckonForm>['nodes'] => {
    const form = emptyFormData();
    form.clientInfo.startingPrice = startingPrice;
    return reckonForm(form).nodes;
  };
  it('is that of the average and of the other currency', () => {
    expect(rounded(priced('From £35 a month, on average £52').get('worth.average.year'))).toBe(624);
    expect(priced('£48 or $62 per month per child').get('price')?.unit).toMatchObject({ per: 'month' });
  });
  it('is none of an order', () => {
    const unit = priced('£12 a month, average order £30').get('worth.average.0')?.unit;
    expect(unit).toEqual({ kind: 'money', currency: 'GBP' });
  });
});

describe('people who work there', () => {
  it.each([
    ['จาก 74 จุด เป็น 95 จุด ใน 12 เดือน', 'รปภ. ลาออก 8 คน/เดือน'],
    ['From 74 guarded sites to 95 sites in 12 months', '8 guards resign every month'],
  ])('leave and are no part of what is counted: %s', (goal, now) => {
    expect(idsOf({ goal, now }, ['goal.0.join'])).toEqual({ main: 21, 'goal.0.join': Number.NaN });
  });
});
