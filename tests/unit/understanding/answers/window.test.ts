import { describe, expect, test } from 'vitest';
import { toldEnd, windowDays, windowIn } from '../../../../src-worker/understanding/answers/window.ts';

const TODAY = new Date(Date.UTC(2026, 10, 28));
const day = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? '';
function daysOf(text: string): [string, string] {
  const window = windowIn(text);
  const { first, last } = window === undefined ? {} : windowDays(window, TODAY);
  return [day(first), day(last)];
}

describe('the months that a budget is for, on 28 November 2026', () => {
  test.each([
    ['AED 25k pm Oct to Mar', '2026-10-01', '2027-03-31'],
    ['£6,000 Sept to Dec', '2026-09-01', '2026-12-31'],
    ['เดือนละ 30,000 ต.ค.–มี.ค.', '2026-10-01', '2027-03-31'],
    ['หมื่นสองต่อเดือน ตค-มค', '2026-10-01', '2027-01-31'],
    ['€800 per month, four months from September', '2026-09-01', '2026-12-31'],
    ['$12,000 for Q4', '2026-10-01', '2026-12-31'],
    ['€30,000 Q4 2026 and Q1 2027', '2026-10-01', '2027-03-31'],
    ['£1,500 monthly, December January February', '2026-12-01', '2027-02-28'],
    // A sum for each month.
    ['$1,300 Dec + $1,300 Jan', '2026-12-01', '2027-01-31'],
    ['$18k Dec, 9k for valentines', '2026-12-01', '2027-02-14'],
    ['$350 in Dec, 500 in Jan', '2026-12-01', '2027-01-31'],
    ['ธ.ค. 70,000 / ม.ค. 40,000 / ก.พ. 40,000', '2026-12-01', '2027-02-28'],
    ['₱90,000 Dec 1 to Dec 28 lang', '2026-12-01', '2026-12-28'],
    ['£2,400 a month Sept to Dec then £1,000 Jan to March', '2026-09-01', '2027-03-31'],
    // What comes before the months belongs to them.
    ['1,600 EUR for December, then 700 a month Jan and Feb', '2026-12-01', '2027-02-28'],
    ['£400 to Christmas, then £150 a month Jan to May', '', '2027-05-31'],
    ['ธค 45,000 แล้วหลังปีใหม่เหลือ 10,000 ต่อเดือนถึงมีนา', '2026-12-01', '2027-03-31'],
    ['£4,500 Dec till end May', '2026-12-01', '2027-05-31'],
    // Two figures behind a month are its day, but where they are years that follow from each other.
    ['$3,800 Feb 10 - Mar 17', '2027-02-10', '2027-03-17'],
    ['$1,500 Jan 25-Mar', '2027-01-25', '2027-03-31'],
    ['two grand, Dec to Jan 10', '2026-12-01', '2027-01-10'],
    ['$5,000 Dec 26 - Feb 27', '2026-12-01', '2027-02-28'],
    ['$1,000 Jan-Mar 27', '2027-01-01', '2027-03-31'],
    ["£900 Sept '26 to May '27", '2026-09-01', '2027-05-31'],
    ["£2,400, all of it between Stephen's day and Valentine's", '2026-12-26', '2027-02-14'],
    ['งบ 20,000 ระหว่าง 5 ม.ค. กับ 10 ก.พ.', '2027-01-05', '2027-02-10'],
    ['120,000 ตลอดครึ่งแรกของปี 2570', '2027-01-01', '2027-06-30'],
    ['$1500 for Dec and again Jan', '2026-12-01', '2027-01-31'],
    ['$2,000 for each webinar, 3 webinars: Feb, Apr, June', '2027-02-01', '2027-06-30'],
    ['$1,100 for Jan, same for Feb', '2027-01-01', '2027-02-28'],
  ])('runs now: %s', (text, first, last) => {
    expect(daysOf(text)).toEqual([first, last]);
  });

  test.each([
    ['2.2k/mth Jun-Nov', '2027-06-01', '2027-11-30'],
    ['$300/mth Apr-Sep only', '2027-04-01', '2027-09-30'],
    ['4 หมื่นต่อเดือน ม.ค.- มิ.ย.', '2027-01-01', '2027-06-30'],
    ['70,000 ต่อเดือน มีนา(เดือนรณรงค์) ถึงเมษา', '2027-03-01', '2027-04-30'],
    // A year that stands alone is that of its months.
    ['€18,000 for the whole of 2027, January to December', '2027-01-01', '2027-12-31'],
    // Weeks are no whole months.
    ['€7,000 from 20 Jan, 6 weeks', '2027-01-20', '2027-03-02'],
    ['RM15k for 6 weeks (5 Jan start)', '2027-01-05', '2027-02-15'],
  ])('all over, or still to come: %s', (text, first, last) => {
    expect(daysOf(text)).toEqual([first, last]);
  });

  test.each([
    ['$3,200/mo thru May', '2027-05-31'],
    ['15,000 เดือนนึง ช่วงตัดอ้อยยันมีนา', '2027-03-31'],
    ['TT$40k between now and 15 Jan, not a cent more', '2027-01-15'],
    ['Rs 2.5 lakh total till 9th Jan', '2027-01-09'],
    ['£1,000 for Christmas', '2026-12-25'],
    // What begins then ends the time before it.
    ['1,450 until class starts Feb 9', '2027-02-09'],
    ['£900 until the season opens 1 May', '2027-05-01'],
    ['8,000 บาท ก่อนเปิดเทอม 16 พ.ค.', '2027-05-16'],
    ['28,000/เดือน ถึงสิ้นปี 70', '2027-12-31'],
    ['18,000 ใน 4 อาทิตย์นี้', '2026-12-26'],
    ['$900 over the next six weeks', '2027-01-09'],
    ['งบ 50,000 ช่วงปีใหม่', '2027-01-01'],
    ['$1,200/m til June', '2027-06-30'],
  ])('an end alone: %s', (text, last) => {
    expect(daysOf(text)).toEqual(['', last]);
  });

  test.each([
    ['$1,500 a month from September', '2026-09-01'],
    ['$1,500 a month from June', '2027-06-01'],
    ['S$3k monthly starting January', '2027-01-01'],
  ])('a beginning alone: %s', (text, first) => {
    expect(daysOf(text)).toEqual([first, '']);
  });

  test.each([
    '$900 a month, six months, heavier in Dec and Jan',
    'Whatever the board says, they meet in October',
    '70% in September to December, the rest later',
    '£400 a month',
  ])('no months of it: %s', (text) => {
    expect(windowIn(text)).toBeUndefined();
  });
});

test.each([
  ['Application deadline is January 31', { to: { month: 1, day: 31 } }],
  ['The ice is safe by January, ends mid March', { to: { month: 3, part: 'middle' } }],
  ['ปิดรับสมัคร 15 ก.พ. ผู้ปกครองเริ่มถามแล้ว', { to: { month: 2, day: 15 } }],
  ['They meet on 31 January', undefined],
])('the day on which something ends: %s', (text, end) => {
  expect(toldEnd(text)).toEqual(end);
});
