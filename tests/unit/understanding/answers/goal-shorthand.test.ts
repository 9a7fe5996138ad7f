/** Goals as people note them down: two levels of a name, parts of a whole, rows, months one after the other, times of all of them. */
import { describe, expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const home = { unnamed: 'AUD', dollar: 'AUD' };

describe('goals in shorthand', () => {
  test.each<[string, object[]]>([
    // Two levels of what is named.
    ['subs 640 to 900 by 14 February', [{ from: 640, to: 900, metric: 'subs' }]],
    ['packages sold per month 31 to 55', [{ from: 31, to: 55, per: 'month' }]],
    ['Weekend guests 180 to 260 monthly', [{ from: 180, to: 260, per: 'month' }]],
    ['GWP 40m to 60m', [{ from: 40_000_000, to: 60_000_000 }]],
    ['annual premium 1.2m to 2m', [{ from: 1_200_000, to: 2_000_000 }]],
    ['5->12/wk', [{ from: 5, to: 12, per: 'week' }]],
    ['from 3 to 8 by songkran', [{ from: 3, to: 8, by: { month: 4, day: 13 } }]],
    // What is wished for may be anything between two figures.
    ['want 20 to 30 weddings', [{ to: 20, high: 30 }]],
    // A part of a whole.
    ['26 of 34 let. All by 30 June', [{ from: 26, to: 34, by: { month: 6, day: 30 } }]],
    ['22 of 100 nights sold in nov. 45', [{ from: 22, to: 45 }]],
    ['Bring back 300 of the 2,900 who left', [{ to: 300, unit: '' }]],
    ['Mon-Thu 9 huts out a day last winter, want 20 out of 34', [{ to: 20, unit: '' }]],
    ['11 groups of 5 = 55 students, we had 33 last winter', [{ from: 33, to: 55 }]],
    ['เปิดให้ได้ 6 รุ่น (48 คน) ก่อน 31 มีนาคม', [{ to: 48, by: { month: 3, day: 31 } }]],
    // As many of today as are wanted.
    [
      '58% going in, only 31% coming out. Want 80 and 60 by 30 June',
      [
        { from: 58, to: 80 },
        { from: 31, to: 60 },
      ],
    ],
    // What comes so often is no day, and a number of a month none either.
    ['7 installs in October. 12 a month by March.', [{ from: 7, to: 12, per: 'month', by: { month: 3 } }]],
    ['We did 62 depos in October. Want 80/mo', [{ from: 62, to: 80, per: 'month' }]],
    ['แพ็กหนวด 55 แพ็กต่อเดือน (ต.ค. 21 พ.ย. 26)', [{ from: 26, to: 55, per: 'month' }]],
    ['32 dentals/month. We did 19 in October and 17 in November.', [{ from: 17, to: 32 }]],
    ['Orders: 9 in Oct, 11 in Sept, 8 in Aug. Want 14 a month', [{ from: 9, to: 14, per: 'month' }]],
    ['Goal 800 end Feb, 520 orders now', [{ from: 520, to: 800, by: { month: 2 } }]],
    // The same time, told of one of them.
    ['วันธรรมดาวันละ 160 คน ปีก่อน 70', [{ from: 70, to: 160, per: 'day' }]],
    ['หลุดเดือนละ 11% ขอให้เหลือ 7%', [{ from: 11, to: 7, unit: '%' }]],
    ['คิวถ่าย 10 วัน/เดือน ปีก่อนเฉลี่ย 4', [{ from: 4, to: 10, per: 'month' }]],
    ['58 guests a weekday instead of 37', [{ from: 37, to: 58, per: 'day' }]],
    [
      '64 riders → 80. Controllers 9 → 16. before end of March',
      [
        { from: 64, to: 80, by: { month: 3, part: 'end' } },
        { from: 9, to: 16, by: { month: 3, part: 'end' } },
      ],
    ],
    // The year of what is wanted before it.
    [
      '5 contracts in 2027 (3 live now, really 7 live by Dec)',
      [{ to: 5 }, { to: 7, by: { year: 2027, month: 12 } }],
    ],
    // A half of them.
    ['อยากให้จองตรงสักครึ่ง ตอนนี้จองตรง 30%', [{ from: 30, to: 50, unit: '%' }]],
    // A share of what there is.
    ['ยอดติดตั้งเพิ่ม 30% จากปัจจุบัน 2,000 ช่องต่อเดือน', [{ from: 2000, to: 2600 }]],
    // Until when, told of the orders themselves; a kind of contract is no time.
    [
      '26 sets last year, 45 next year, orders close 15 June',
      [{ from: 26, to: 45, by: { month: 6, day: 15 } }],
    ],
    ['สัญญารายเดือนมี 34 แห่ง อยากได้ 60 แห่ง', [{ from: 34, to: 60 }]],
    // Money of the client's own.
    ['$65,000 in gift cards by Dec 24', [{ to: 65_000, unit: 'AUD' }]],
    ['500 orders a month with CAC under 28', [{ to: 500 }, { to: 28, unit: 'AUD' }]],
  ])('%s', (answer, goals) => {
    expect(readGoals(answer, { home })).toMatchObject(goals);
  });

  test('a contract by the month is a kind, and no time', () => {
    const [goal] = readGoals('สัญญารายเดือนมี 34 แห่ง อยากได้ 60 แห่ง', { home });
    expect(goal?.per).toBeUndefined();
  });

  test('what a share is of is no goal', () => {
    const goals = readGoals('of 310 takeaway orders a week 18% are direct. half by July', { home });
    expect(goals.map(({ to }) => to)).not.toContain(310);
  });
});

describe('where a goal begins that another answer tells', () => {
  const begun = (answer: string, told: string): number | undefined =>
    readGoals(answer, { home, told: [told] })[0]?.from;
  test.each<[string, string, number | undefined]>([
    ['120 direct bookings for the season', 'google ads last winter 8,800, 74 direct bookings', 74],
    ['900 boxes shipped', '2026: spent 2,350 on facebook, 512 boxes online', 512],
    ['100 vouchers until 24 December', '620 euro, 1,480 visits to the page, 44 vouchers', 44],
    ['3,600 plates a day', 'At the moment 11 contracts, 2,640 plates a day', 2640],
    // Of another time, of another size, of another thing, or told twice.
    ['120 bookings a month', 'ads brought 74 bookings last year', undefined],
    ['900 boxes shipped', 'ads brought 12 boxes', undefined],
    ['900 boxes shipped', 'ads brought 512 calls', undefined],
    ['900 boxes shipped', 'June 512 boxes, July 600 boxes', undefined],
    ['40 more boxes a week', 'we pack 30 boxes a week', undefined],
  ])('%s; %s', (answer, told, from) => {
    expect(begun(answer, told)).toBe(from);
  });
});
