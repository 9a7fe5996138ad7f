import { expect, it } from 'vitest';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

it.each([
  ['Google คลิกละ 14 บาท คลิก 600 จอง 27 booking เฉลี่ย 2.6 คน', [4.5]],
  ['600 clicks, 27 bookings, average 3 guests', [4.5]],
  ['40 chats, 18 orders, 2.4 items each', [45]],
  ['80 enquiries, 20 bookings, 3.5 nights', [25]],
  ['100 leads, 40 visits, 12 sales', [40, 30]],
])('so many in each of them are no part of them: %s', (text, percents) => {
  expect(readRates([['onlineAdIssues', text]]).map(({ percent }) => percent)).toEqual(percents);
});

it.each([
  ['Google hotel ads: £2,100, 74 direct bookings. We pay Booking.com 17%', []],
  ['we give hotels 15%. 30% of enquiries book', [30]],
])('what is paid to whoever sends buyers is no part of them: %s', (text, percents) => {
  expect(readRates([['onlineAdIssues', text]]).map(({ percent }) => percent)).toEqual(percents);
});
