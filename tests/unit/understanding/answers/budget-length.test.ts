import { describe, expect, test } from 'vitest';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';

describe('how long a budget is for, and what for', () => {
  test.each<[string, object]>([
    ['600 monthly', { amount: 600, period: 'month' }],
    ['60k monthly dec & jan', { amount: 60_000, period: 'month', months: 2, total: 120_000 }],
    ['1.300 monthly apr to aug', { amount: 1300, months: 5, total: 6500 }],
    ['5.500 p/m, Jan until Mar', { amount: 5500, period: 'month', months: 3 }],
    ['850 x month, feb to may', { amount: 850, period: 'month', months: 4 }],
    ['2.500.000 COP x month, 3 months', { amount: 2_500_000, currency: 'COP', total: 7_500_000 }],
    ['R28k pm for 3 mnths', { amount: 28_000, months: 3 }],
    ['$110 wk', { amount: 110, period: 'week' }],
    ['80k ต่อเดือน ตลอด Q1-Q2 2570', { period: 'month', months: 6, total: 480_000 }],
    ['70,000 ต่อเดือน มีนา(เดือนรณรงค์) ถึงเมษา', { months: 2, total: 140_000 }],
    ['5,000 ต่อเดือน พ.ค. มิ.ย. กับ ธ.ค.', { months: 3, total: 15_000 }],
    ['$2,000 a month starting Oct 2025, ending Dec 2026', { months: 15 }],
    ['Every month £500, from our grant', { amount: 500, period: 'month' }],
    ['£5,000 from the grant', { period: 'total', periodAssumed: false }],
    ['£1,500 from a grant', { period: 'total', periodAssumed: false }],
    ['$1,200 grant', { period: 'total', periodAssumed: false }],
    ['£2,000 this season', { period: 'total', periodAssumed: false }],
    ['1k spring', { period: 'total', periodAssumed: false }],
    // What else is told of a season, of an earlier time or of who decides makes it no whole.
    ['£500, same every month, more in summer', { period: 'month', periodAssumed: false }],
    ['£1,500, more in summer', { periodAssumed: true }],
    ['£1,200, twice as much in the winter', { periodAssumed: true }],
    ['£1,500, spent it all once', { periodAssumed: true }],
    ['£1,500. Grant decides', { periodAssumed: true }],
    ['£1,600 tot. for winter', { period: 'total', periodAssumed: false }],
    ['18k for the cohort', { period: 'total', periodAssumed: false }],
    ['$3,500 once', { period: 'total', periodAssumed: false }],
    ['65,000 ใช้ให้หมดก่อนสอบ', { period: 'total', periodAssumed: false }],
    ['50 a week', { amount: 50, period: 'week' }],
    ['20 a day', { amount: 20, period: 'day' }],
    ['BD 180 month, 3 month', { amount: 180, currency: 'BHD', period: 'month', total: 540 }],
    ['4 to 5k dollars month, 6 months', { amount: 4000, high: 5000, period: 'month', total: 24_000 }],
    ['2500 USD p.m., half year', { amount: 2500, months: 6, total: 15_000 }],
    ['2.25 lakh per month for Jan-Feb-Mar', { amount: 225_000, months: 3 }],
    ['3 lakhs/month Jan-March', { amount: 300_000, period: 'month', months: 3 }],
    ['$9,000 per quarter, Q1 and Q2 2027', { period: 'quarter', total: 18_000 }],
    ['3,000 ต่อเดือน ทำ ธ.ค. กับ เม.ย.', { period: 'month', months: 2, total: 6000 }],
    ['30,000 เดือน ธ.ค. กับ ม.ค. เดือนละเท่านี้', { amount: 30_000, period: 'month', total: 60_000 }],
    ['30,000 x 3 เดือน (ม.ค.-มี.ค.)', { amount: 30_000, period: 'month', total: 90_000 }],
    ['RM2.6k media x 5 months; our fee RM1,200 separate', { amount: 2600, period: 'month', total: 13_000 }],
    ['$2,500 in each of Jan, Feb, Mar, Apr', { amount: 2500, period: 'month', total: 10_000 }],
    ['20,000 ในแต่ละเดือน ม.ค. ก.พ. มี.ค.', { amount: 20_000, period: 'month', total: 60_000 }],
    ['12,000 ค่าแอด x 3 เดือน', { amount: 12_000, period: 'month', total: 36_000 }],
    ['6,000 เท่าเดิม ต่อเดือน 5 เดือน', { amount: 6000, period: 'month', total: 30_000 }],
    ['30,000 ธันวาเดือนเดียว', { period: 'month', months: 1, total: 30_000 }],
    ['£2,000 for December', { period: 'month', months: 1, total: 2000 }],
    ['4,000 ครั้งเดียว', { amount: 4000, period: 'total', periodAssumed: false }],
    ['พันเดียวต่อเดือน', { amount: 1000, period: 'month' }],
    ['NZ$2,500 monthly Jan-March, then 1,200 April + May', { total: 9900, months: 5 }],
    ['22.000 zł monthly, half year until June (132k)', { amount: 22_000, currency: 'PLN', total: 132_000 }],
    // What the sum is for stands before the time; times in other languages, and none at all.
    [
      'R22k media per month for 5 months (our retainer R9 500 not in it)',
      { period: 'month', total: 110_000 },
    ],
    ['450 EUR mtl. 3 Monate', { amount: 450, period: 'month', total: 1350 }],
    ['$450 m', { amount: 450, period: 'month' }],
    ['$2,600 Jan-Mar each', { period: 'month', total: 7800 }],
    ['$1,100 for Jan, same for Feb', { period: 'month', months: 2, total: 2200 }],
    ['$1500 for Dec and again Jan', { period: 'month', months: 2, total: 3000 }],
    // Lengths that no number tells.
    ['£550 a month all year', { months: 12, total: 6600 }],
    ['5,000/เดือน ปีนึง', { months: 12, total: 60_000 }],
    ['20,000/ด. 3ด.', { months: 3, total: 60_000 }],
    ['45k pm for two quarters', { total: 270_000 }],
    ['12.000 reais p/ month, first semester', { months: 6, total: 72_000 }],
    // What begins after a sum goes on to an end.
    ['ธค 45,000 แล้วหลังปีใหม่เหลือ 10,000 ต่อเดือนถึงมีนา', { total: 75_000, months: 4 }],
    ['5 500 $ in December, 1 800 $ a month after that to end of March', { total: 10_900, months: 4 }],
    ['$4,000 Dec then $2,500 Jan to June each month', { total: 19_000, months: 7 }],
    ['$2,000 for each webinar, 3 webinars: Feb, Apr, June', { amount: 6000, period: 'total' }],
    ['8% ของยอดขาย หรือราว 25,000 บาท/เดือน', { amount: 25_000, period: 'month' }],
    // No year of now.
    ['2500', { amount: 2500, periodAssumed: true }],
    ['1k spring', { amount: 1000 }],
    ['18 mil MXN per month feb-may', { amount: 18_000, currency: 'MXN', total: 72_000 }],
  ])('%s', (answer, expected) => expect(readBudget(answer)).toMatchObject(expected));

  test.each([
    '£2,200 to end of May',
    '20000 ใช้ถึงมิถุนา',
    '1,600 until 21 December',
    '120,000 บาท ถึง 25 มกราคม',
    '$3,100 Dec 28 to April',
    '1500 for everything, the board has approved this',
    "$1,200. that's it",
  ])('%s is for the whole time', (answer) =>
    expect(readBudget(answer)).toMatchObject({ period: 'total', periodAssumed: false }),
  );

  test.each(['$400/mo, nothing in July and August', '$400/mo, but nothing in July, August and December'])(
    'months that it is not for are no length: %s',
    (answer) => expect(readBudget(answer).span).toBeUndefined(),
  );
});

describe('what is left for media beside a fee', () => {
  test.each<[string, object]>([
    ['€6000 of which 1200 for a film, so 4800 advertising, Feb-May', { amount: 4800, total: 4800 }],
    ['8.000 zł monthly including your fee 2.000, so media 6.000. 3 months', { amount: 6000, total: 18_000 }],
    ['£12,000 for March to June of which 1,800 is your fee and £900 a photo shoot', { amount: 9300 }],
    ['$700 a month. Of that $150 goes to Kim for the photos', { amount: 550, period: 'month' }],
    ['$5,500 incl. your fee of 1,500', { amount: 4000 }],
    ['£900 a month, £200 of it for photos', { amount: 700 }],
    ['20,000 บาท รวมค่าถ่ายรูป 5,000', { amount: 15_000 }],
    // Beside the sum, and not within it.
    ['$4,200 a month plus we pay a freelancer $700 for reels, separate', { amount: 4200 }],
    ['ไตรมาสละ 90,000 บาท (ไม่รวมค่าจัดสัมมนา 45,000)', { amount: 90_000 }],
    ['R20 000 per month, of which R5 000 your fee, so R15 000 media', { amount: 15_000, period: 'month' }],
    ['60,000 หักค่าทำคลิป 10,000 เหลือค่าแอด 50,000', { amount: 50_000 }],
    ['$5,000 net of fee, leaves 4,000 for ads', { amount: 4000 }],
    ['£3,000 a month so 3 posts a week', { amount: 3000 }],
  ])('%s', (answer, expected) => expect(readBudget(answer)).toMatchObject(expected));
});
