/** What a result of advertising costs, told in many ways; what goods and rents cost is none. */
import { expect, test } from 'vitest';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';

test.each<[string, string, number]>([
  ['TikTok applicants cost ₱280 each', 'applicants', 280],
  ['sign up costs us A$62 atm', 'sign up', 62],
  ['each enquiry sets us back £31', 'enquiry', 31],
  ['Leads from Bark run about $22 apiece', 'leads', 22],
  ['แอดเฟสค่าทัก120 ทักมาครึ่งนึงเงียบ', 'ทัก', 120],
  ['ค่าแชท 75 บาท ปิดได้ 1 ใน 9', 'แชท', 75],
  ['ค่าโฆษณาต่อคนสมัครเกือบ 300', 'คนสมัคร', 300],
  ['แอดติ๊กต่อกใบสมัครละ150', 'ใบสมัคร', 150],
  // Half a name goes on behind it.
  ['Facebook £7.20 per free class booked', 'free class', 7.2],
  ['Insta: £7.80 for each first box taken', 'first box', 7.8],
  ['Google Ads calls come in at £18 a call.', 'call', 18],
])('%s', (answer, per, now) => {
  expect(readCosts([['onlineAdIssues', answer]])).toMatchObject([{ per, now }]);
});

test.each<[string, [string, number][]]>([
  [
    'tiktok ทักละ 38 / เฟสบุ๊คทักละ 70',
    [
      ['ทัก', 38],
      ['ทัก', 70],
    ],
  ],
  [
    'ไอจีแชทละ 45 / ไลน์แชทละ 90',
    [
      ['แชท', 45],
      ['แชท', 90],
    ],
  ],
])('%s: a step has no name of a channel', (answer, expected) => {
  expect(readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now])).toEqual(expected);
});

test.each([
  'Hay went from $140 to $210 a ton and our big donor passed away in August.',
  'Diesel is 38 baht a litre now and customers ask for delivery',
  'Rent went up to £2,400 a month, we need more orders',
  'Feed costs 620 baht a bag, up from 480, farmers buy less',
  'ค่าไฟเดือนละ 18,000 ลูกค้าเลยน้อยลง',
])('no cost of advertising: %s', (answer) => {
  expect(readCosts([['whyNeedNow', answer]])).toEqual([]);
});

test.each<[string, readonly [string, number][]]>([
  [
    'Shopee ads 9,000 บาท ได้ 150 ออเดอร์ เฟซบุ๊ก 6,000 ได้ 60',
    [
      ['ออเดอร์', 60],
      ['ออเดอร์', 100],
    ],
  ],
  [
    'Instagram £600 brought 30 bookings, Google £900 brought 20',
    [
      ['bookings', 20],
      ['bookings', 45],
    ],
  ],
  ['Google £900 brought 20 bookings and the flyers nothing', [['bookings', 45]]],
])('what is counted is named once: %s', (answer, costs) =>
  expect(readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now])).toEqual(costs),
);

test.each<[string, [string, number][]]>([
  ['Click 0.45, one in 20 asks', [['click', 0.45]]],
  [
    'CPC about 1.2, form 18',
    [
      ['click', 1.2],
      ['form', 18],
    ],
  ],
  [
    'clicks 0.28 / lead 6',
    [
      ['clicks', 0.28],
      ['lead', 6],
    ],
  ],
  [
    'Google Ads lead 22. Meta lead 9.',
    [
      ['lead', 22],
      ['lead', 9],
    ],
  ],
  ['every other week we advertise, clicks 0.6', [['clicks', 0.6]]],
  ['ค่าแอดใบละ 45', [['ใบ', 45]]],
  ['leads 35, sales 4 last month', []],
  ['call 18 minutes on average', []],
  ['order 12 boxes minimum', []],
  ['form 18 fields long', []],
])('a bare sum of advertising: %s', (answer, expected) => {
  const read = readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now]);
  expect(read).toEqual(expected);
});
