/** The day of a goal that names none: another answer says when it ends, or when what is to be filled begins. */
import { describe, expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const byOf = (goal: string, untilWhen: string[], offered: string[] = []): unknown =>
  readGoals(goal, { untilWhen, offered })[0]?.by;

describe('after the day nothing counts', () => {
  test.each<[string, string, number, number]>([
    ['400 applications, 260 last year', 'The window opens 11 Jan and closes 12 Feb', 2, 12],
    ['60 bursary forms', 'Council closes the scheme on 30 April whatever happens', 4, 30],
    ['900 hampers shipped', 'Easter is late, last ship day is March 17', 3, 17],
    ['40 kits sold, 22 last season', 'Orders have to be in by Jan 10', 1, 10],
    ['1,800 boxes this round', 'kitchen starts 10 Jan, cut off 3 Feb', 2, 3],
    ['450 turkeys', 'The order book shuts 18 Dec', 12, 18],
    ['80 entries', 'Entry deadline is 5 March', 3, 5],
    ['ผู้สมัคร 120 คน ปีก่อน 85', 'ปิดรับสมัคร 15 มีนาคม', 3, 15],
    ['ขอ 300 กล่อง', 'หมดเขต 20 ธ.ค.', 12, 20],
  ])('%s: %s', (goal, why, month, day) => expect(byOf(goal, [why])).toMatchObject({ month, day }));
});

describe('what is to be filled begins', () => {
  test.each<[string, string, number, number]>([
    ['300 enrollees, last batch 172', 'Classes start 25 January', 1, 25],
    ['90 new subscribers', 'First concert is 16 January', 1, 16],
    ['24 campers', 'Our camp begins on 3 July', 7, 3],
    ['ผู้เรียน 20 คน รุ่นที่แล้วได้ 13', 'รุ่น 31 เปิด 1 มีนาคม', 3, 1],
    ['บัตร 1,000 ใบ', 'วันงาน 21 ก.พ. บัตรราคาต้นปิด 10 ม.ค.', 2, 21],
    ['รับ 60 คน', 'คอร์สโค้งสุดท้ายเปิด 9 มกรา', 1, 9],
  ])('%s: %s', (goal, why, month, day) => expect(byOf(goal, [why])).toMatchObject({ month, day }));

  test('told of what is sold', () =>
    expect(byOf('56 places, sold 13', [], ['Beginners block, starts 18 Jan'])).toMatchObject({ day: 18 }));
  test('the end goes before the beginning', () =>
    expect(byOf('48 students', ['Enrolment closes 30 January', 'Classes start 9 Feb'])).toMatchObject({
      day: 30,
    }));
});

describe('no day of the goal', () => {
  test.each([
    ['30 orders a month', 'The window closes 12 Feb'],
    ['420 tickets, 337 last year', 'Early bird closes 15 Jan'],
    ['1,900 ชุด', 'เปิดจอง 10 ก.พ.'],
    ['120 clients', 'Renewal letters go out Jan 15'],
    ['raise renewals to 80%', 'Classes start 25 January'],
    ['40 เด็ก', 'รุ่น 1 เริ่ม 1 เมษา รุ่น 2 เริ่ม 19 เมษา'],
    ['12 new volunteers', 'The course takes 15 per class, starts Mar 6'],
  ])('%s: %s', (goal, why) => expect(byOf(goal, [why])).toBeUndefined());
  test('it names its own', () =>
    expect(byOf('165 shares by Mar 31', ['The scheme closes 12 Feb'])).toMatchObject({ month: 3, day: 31 }));
});

describe('the time that is left is the time of the goal', () => {
  const leftOf = (goal: string, untilWhen: string[]): unknown =>
    readGoals(goal, { untilWhen })[0]?.by?.offset;
  test.each<[string, string, number]>([
    ['400 acres this year, 350 last year', 'Only three weeks left before the rain', 3],
    ['ปีที่แล้วได้ 1,150 ไร่ ปีนี้ขอ 1,400 ไร่', 'เหลืออีกสามอาทิตย์หมดหน้าแล้ว', 3],
    ['80 boats, 52 last summer', 'season closes soon, 5 weeks to go', 5],
  ])('%s / %s', (goal, why, count) => expect(leftOf(goal, [why])).toEqual({ count, unit: 'week' }));
  test('a contract that runs on is no deadline, nor are two times one', () => {
    expect(leftOf('400 acres', ['our lease has 18 months left'])).toBeUndefined();
    expect(leftOf('400 acres', ['3 weeks left to plant', '5 weeks left to sell'])).toBeUndefined();
  });
});

describe('an event that a pace waits for has its day in another answer', () => {
  const waitedFor = (goal: string, why: string): unknown => readGoals(goal, { elsewhere: [why] })[0]?.by;
  test.each<[string, string, number, number]>([
    ['24 new patients in a month now, 40 before the marathon', 'Marathon of Barcelona is 14 March', 3, 14],
    [
      '18 bookings a month, 30 a month before the festival',
      'The lantern festival falls on 20 February',
      2,
      20,
    ],
    ['40 new riders by the regatta', 'Everybody trains for the county regatta on 5 June', 6, 5],
  ])('%s: %s', (goal, why, month, day) => expect(waitedFor(goal, why)).toMatchObject({ month, day }));
  test.each([
    ['40 a month before the marathon', 'Marathon 14 March, second marathon 3 May'],
    ['40 a month before summer', 'Last summer began on 3 June'],
    ['23 sofas a month up to 35 once the lease starts', 'New lease from 1 Feb'],
  ])('%s: %s', (goal, why) => expect(waitedFor(goal, why)).toBeUndefined());
});

test('what is for later months is ordered before its gate', () => {
  expect(byOf('26 sets last year Aug-Sept, 45 next year, order close 15 June', [])).toMatchObject({
    month: 6,
    day: 15,
  });
});

test('of a pace the last number behind a month is as likely the year', () => {
  const by = byOf('140 T/month despatch now. 200 T/month by June 27', []);
  expect(by).toMatchObject({ month: 6 });
  expect(by).not.toHaveProperty('day');
  expect(byOf('140 seats a month now. 200 seats a month by Feb 28', [])).toMatchObject({ day: 28 });
});
