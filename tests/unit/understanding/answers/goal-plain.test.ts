/** Goals as people put them who do not think of a form: what is left of all, what is missing to it, what would be enough. */
import { describe, expect, test } from 'vitest';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { formOfTyped, goalLine } from '../../../checks/strangers/typed.ts';

const goalsOf = (goals: string, product = 'a thing'): string[] =>
  understand(formOfTyped({ goals, product }))
    .goals.filter(({ kind }) => kind !== 'text')
    .map(goalLine);

describe('so many of all', () => {
  test.each<[string, string]>([
    ['22 of the 60 seats for the aug cohort still open, wants it sold out', '38→60'],
    ['34 of our 80 stalls still unsold, need them all gone', '46→80'],
    ['27 left of 64. All out by 30 June', '37→64 by 2026-06-30'],
    ['เหลือ 12 ที่จาก 40 อยากปิดให้หมด', '28→40'],
    ['118 joined already out of 160 seats, we should close all seats', '118→160'],
    ['October is sold out! February 14 places, 5 gone. Sell the rest', '5→14'],
    ["We've got 36 desks, 21 rented. Full please", '21→36'],
    ['มี220ล็อกปล่อยไป135ขอให้เต็มภายใน3เดือน', '135→220 in 3'],
    ['เทอมหน้าเปิด 6 ห้อง ห้องละ 25 ที่ ตอนนี้ลงแล้ว 88 อยากให้เต็ม', '88→150'],
    ['6 winter weeks Jan–Mar, 48 seats, 20 sold', '20→48'],
  ])('%s', (answer, line) => expect(goalsOf(answer)).toEqual([line]));
  test('two of one answer', () =>
    expect(
      goalsOf('Sell all 2,400 weekend tickets (900 gone) AND fill 300 camping pitches (80 gone)'),
    ).toEqual(['900→2400', '80→300']));
});

describe('what is missing, and what comes on top', () => {
  test.each<[string, string]>([
    ["we're 8 boats short of our 40 boat target", '32→40'],
    ['we need 12 more to reach 50 members', '38→50'],
    ['sign 6 more studios so we have 20', '14→20'],
    ['ยังขาดอีก 15 คนจะครบ 60', '45→60'],
    ['2 more fabs or labs on top of the 11 accounts we hold', '11→13'],
    ['1,200 members. we lost 80 this year and I want those 80 back', '1200→1280'],
    ['last peak 80 boxes a day, boss wants half as many again', '80→120 /day'],
    ['we ship 40 boxes a week, want as many again', '40→80 /week'],
    ['ตอนนี้วันละ 40 กล่อง อยากเพิ่มอีกครึ่งนึง', '40→60 /day'],
    ['double our 35 boxes', '35→70'],
  ])('%s', (answer, line) => expect(goalsOf(answer)).toEqual([line]));
  test('who comes back by itself is not won, and of another thing there is no more', () => {
    expect(goalsOf('11 rentals in best month, want 20. have 263 out, about 4 come back a month')).toEqual([
      '20 /month',
    ]);
    expect(goalsOf('26 weekends; 15 Saturdays are gone, need 10 more Fridays or Sundays booked')).toEqual([
      '10',
    ]);
  });
});

describe('what would be enough', () => {
  test.each<[string, string]>([
    ['on a normal day 22 dogs. new lease only works with 35', '22→35 /day'],
    ['3 jobs most days, could be 5', '3→5 /day'],
    ['62 new under-5 cards a month on average, 100 a month is the KPI', '62→100 /month'],
    ['71% of our slots get filled. at 85 the hospitals are ok', '71→85%'],
    ['20 covers on a normal weeknight. 45 would do', '20→45 /day'],
    ['8 bookings a week, 15 wanted', '8→15 /week'],
    ['a lead costs us $45, get it to $30', '45→30USD'],
    ['ขายได้เดือนละ 40 ชุด เจ้านายบอก 70', '40→70 /month'],
  ])('%s', (answer, line) => expect(goalsOf(answer)).toEqual([line]));
});

describe('what is no goal, and none begins at', () => {
  test.each<[string, string]>([
    ['phone rings 50 times a week, 20 of them book. Get us to 35 jobs a week', '20→35 /week'],
    ["averaging 19 dogs a day, break even's 24, we want 32", '19→32 /day'],
    ['ยอดจองตอนนี้ 18 คิวต่ออาทิตย์ เต็มที่ได้ 30 ขอสัก 26', '18→26 /week'],
    ['winter occupancy 54%, summer is 91 so no worry there. winter should be 75%', '54→75%'],
    [
      'sold 900 kg direct last year, aiming at 1500 this one. wholesaler pays 3.10/kg for the rest',
      '900→1500',
    ],
    ['3 trucks and 14 jobs a week; 22 jobs please', '14→22 /week'],
    ['14 crew, need 22', '14→22'],
    ["summer sign ups hit 1,900 in 2025, board's asking for 2,600 this summer", '1900→2600'],
  ])('%s', (answer, line) => expect(goalsOf(answer)).toEqual([line]));
  test('how often each comes', () =>
    expect(goalsOf('36 trained volunteers now → 90. 30% come 4 times or more, want half')).toEqual([
      '36→90',
      '30→50%',
    ]));
});

test('what there is now may be told without its name in another answer', () =>
  expect(
    goalsOf(
      '35 jobs a wk all year round',
      'carpet cleaning. about 35 jobs a wk in summer and 19 in winter. now 27',
    ),
  ).toEqual(['27→35 /week']));

test.each<[string, string[]]>([
  ['60 dogs in catalogue and 500 bidders registered for 16 April sale', ['500 by 2027-04-16']],
  ['12 stalls in the hall and 300 visitors registered for the May fair', ['300 by 2027-05-31']],
  ['40 homes listed and 120 viewers booked for the open weekend', ['40', '120']],
  // One thing at two times.
  ['18 members now and 30 members wanted', ['18→30']],
])('of two things in one row neither begins the other: %s', (answer, lines) =>
  expect(goalsOf(answer)).toEqual(lines),
);

test.each([
  ['Pre-bookings online before 1st of June: this year 310, next year 600', '310→600 by 2027-06-01'],
  ['before the end of April: last year 80, next year 130', '80→130 by 2027-04-30'],
  ['this year 310, next year 600', '310→600 by 2027-12-31'],
])('a day that heads the years is the day of each: %s', (answer, line) =>
  expect(goalsOf(answer)).toEqual([line]),
);
