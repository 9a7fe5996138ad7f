/** What two figures of one thing tell of each other, where nothing is learnt of either. */
import { describe, expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { withSides } from '../../../../src-worker/understanding/answers/goal-sides.ts';
import { figuresIn, type Figure } from '../../../../src-worker/understanding/answers/roles.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

/** As if nobody had learnt what the figures are. */
const unlearnt = (answer: string): Figure[] =>
  figuresIn(answer, 'goals').map((figure) => ({
    ...figure,
    role: 'none',
    likely: (role) => (role === 'today' || role === 'target' || role === 'none' ? 0.33 : 0),
  }));
const sides = (answer: string): string[] => {
  const figures = unlearnt(answer);
  return withSides(answer, figures, figures).flatMap(({ side, reading: { figure } }) =>
    side === undefined ? [] : [`${answer.slice(figure.start, figure.end)} ${side}`],
  );
};

describe('on which side of a goal a figure stands', () => {
  test.each<[string, string[]]>([
    // Last time and this time, this time and the next.
    ['21 bookings last year, 55 this one', ['21 there', '55 wanted']],
    ['nurses placed 210 this yr, 360 next', ['210 there', '360 wanted']],
    ['last batch 18 kids, this batch 40', ['18 there', '40 wanted']],
    ['last batch 18 joined. January batch 40', ['18 there', '40 wanted']],
    ['310 sold last december, do 600', ['310 there', '600 wanted']],
    ['ปีก่อน มีนา-เมษา ขาย 120 คู่ ปีนี้ 260 คู่', ['120 there', '260 wanted']],
    ['ปีนี้ 132 รุ่น ปีหน้า 190 รุ่น', ['132 there', '190 wanted']],
    ['2.1 ล้านตัวหน้าก่อน หน้านี้ 3 ล้านตัว', ['2.1 ล้าน there', '3 ล้าน wanted']],
    // Years, told as numbers, and months.
    ['5,200 visitors in 2026, 7,500 in 2027', ['5,200 there', '7,500 wanted']],
    ['34 training days booked for 2027; 24 in 2026', ['34 wanted', '24 there']],
    ['End Nov: 280 customers. End June: 400', ['280 there', '400 wanted']],
    ['ปี 2569 ส่ง 1,350 คน ปี 2570 ส่ง 2,200 คน', ['1,350 there', '2,200 wanted']],
    // How it was, and what is set as an end.
    ['26 linings by Feb, 17 in Oct', ['26 wanted', '17 there']],
    ['Last fall we averaged 24. 40 households each time', ['24 there', '40 wanted']],
    ['ให้ครบ 2,080,000 ได้แล้ว 870,000', ['2,080,000 wanted', '870,000 there']],
    // Only one of them is wished for.
    ['12 walkers a week we want 30', ['12 there', '30 wanted']],
    ['50 van days a month, gusto nila 80', ['50 there', '80 wanted']],
    ['MOTs were 29 a week in oct. want 42', ['29 there', '42 wanted']],
    ['ติดเดือนละ 8 บ้าน ขอ 15 บ้าน', ['8 there', '15 wanted']],
  ])('%s', (answer, told) => expect(sides(answer)).toEqual(expect.arrayContaining(told)));

  test.each<[string, string[]]>([
    // Of three months in a row nobody knows which are over; what others are spread over is neither.
    ['Orders: 9 in Oct, 11 in Sept, 8 in Aug', []],
    ['28 people across 3 classes, would like 45', ['28 there', '45 wanted']],
    // Of two things, and of a year that counts nothing.
    ['20 shops and 400 boxes', []],
    ['Season 2026 ended', []],
    // How much it is to change by is no level.
    ['orders up 40% on last spring (88)', []],
  ])('and where nothing tells: %s', (answer, told) => expect(sides(answer)).toEqual(told));
});

const timed = (answer: string): string[] =>
  readGoals(answer).map(({ from, to, per, by, months }) => {
    const day = by && JSON.stringify(by);
    return [`${from ?? ''}→${to}`, per, day, months].filter((part) => part !== undefined).join(' ');
  });

describe('when a goal is due', () => {
  test.each<[string, string[]]>([
    // The months that are told with what is wanted, or were those of last time.
    ['60 trips mar to may. had 38 last spring', ['38→60 {"month":5} 3']],
    ['9 roofs a month Jan and Feb. last winter we did 5', ['5→9 month {"month":2} 2']],
    ['ปีก่อน มี.ค.-เม.ย. ขาย 84 ชุด ปีนี้อยากได้ 140', ['84→140 {"month":4}']],
    // The next year, and the year that is named.
    ['ปีนี้ทำได้ 11 เล่ม ปีหน้า 24', ['11→24 {"offset":{"count":1,"unit":"year"}}']],
    ['30 wedding days for 2027, already confirmed 12', ['12→30 {"year":2027}']],
    ['14 placement a month, want 22 by end Q1', ['14→22 month {"quarter":1}']],
    // The month of what there is already is none of the goal.
    ['sold 19 in Oct want 30 a month by the season', ['19→30 month']],
    ['We did 19 jobs in October. Want 30 a month', ['19→30 month']],
    // The end of a month right behind what is wanted.
    ['สมาชิกตอนนี้ 610 อยากได้ 850 สิ้นมีนา 2570', ['610→850 {"year":2027,"month":3,"part":"end"}']],
  ])('%s', (answer, goals) => expect(timed(answer)).toEqual(goals));

  test.each<[string, string[]]>([
    ['44 น้องต่อเดือน now, target 60', ['44→60 month']],
    ['กรมธรรม์ 58 ฉบับ/เดือน ให้ได้ 85', ['58→85 month']],
    ['เดือนนึงประมาณ 85 ก้อน อยากได้ 120', ['85→120 month']],
  ])('the time that today is told for: %s', (answer, goals) => expect(timed(answer)).toEqual(goals));
});

const rates = (answer: string, field = 'onlineAdIssues'): [string, number][] =>
  readRates([[field, answer]]).map(({ kind, percent }) => [kind, Math.round(percent)]);

describe('rates in other words', () => {
  test.each<[string, [string, number][]]>([
    // A first stay and a first month are what is bought, and no time of the year.
    ['6 of 10 callers book a first stay', [['conversion', 60]]],
    ['ทักละ 65 บาท 4 ใน 10 เริ่มสั่งเดือนแรก', [['conversion', 40]]],
    ['Once they have come 35% buy whatever they came from', [['conversion', 35]]],
    // What is said behind a comma or 'แต่' is told of something else.
    ['hipages leads $42 each and 1 in 7 books, waste of time', [['conversion', 14]]],
    ['โทรแล้วจองครึ่งนึง กูเกิลดีกว่าแต่ป๋าไม่ถนัด', [['conversion', 50]]],
    ['Around 3 in 100 guests later order a sign', [['conversion', 3]]],
    [
      'dm ละ 27 บาท จองครึ่งนึง แต่จองแล้วไม่มา 2 ใน 10',
      [
        ['conversion', 50],
        ['other', 20],
      ],
    ],
  ])('%s', (answer, told) => expect(rates(answer)).toEqual(told));

  test.each<[string, [string, number][]]>([
    // Who comes back or leaves today, in the answer on goals.
    ['900 units a month to 1,500. Back within 6 months from 26% to 45%', [['repeat', 26]]],
    ['อยากให้เด็กที่ออกกลางปีลดจาก 17% เหลือ 12%', [['churn', 17]]],
    ['ยอดขาย 320,000 → 500,000 และลดคืนสินค้า 19% ให้เหลือ 10%', [['other', 19]]],
  ])('of a goal: %s', (answer, told) => expect(rates(answer, 'specificObjectives')).toEqual(told));

  test('who is to leave at most is wished for', () => {
    expect(rates('250 members and at most 12% leave a year', 'specificObjectives')).toEqual([]);
    expect(rates('สมาชิก 250 คน เลิกไม่เกิน 12%', 'specificObjectives')).toEqual([]);
  });
});
