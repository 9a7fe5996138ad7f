/** Results that are told month by month: what one cost in the last month, and no way from one month to the next. */
import { expect, test } from 'vitest';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

const costs = (answer: string) =>
  readCosts([['onlineAdIssues', answer]]).map(({ per, from, now }) => [per, from, now]);
const rates = (answer: string) => readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent);

test.each([
  [
    'Instagram ads: Sept 61 bookings, Oct 74, Nov 58, same budget of 15,000 a month',
    ['bookings', 245.9, 258.62],
  ],
  ['ไอจีแอด ก.ย. 61 นัดใหม่ / ต.ค. 74 / พ.ย. 58 ใช้งบเท่ากันคือ 15,000', ['นัด', 245.9, 258.62]],
  ['กันยา 41 คนสมัคร ตุลา 36 พฤศจิกา 29 แอดเท่าเดิมเดือนละ 12,000', ['สมัคร', 292.68, 413.79]],
  [
    'calls by month: Sept 94, Oct 101, Nov 88. Ad spend Sept 2,150, Oct 2,150, Nov 1,400',
    ['calls', 22.87, 15.91],
  ],
])('%s', (answer, cost) => {
  expect(costs(answer)).toContainEqual(cost);
  expect(rates(answer)).toEqual([]);
});

test.each([
  // No sum is told, or none that each month had.
  'Calls by month: Sept 94, Oct 101, Nov 88',
  'Calls by month: Sept 94, Oct 101, Nov 88. The website cost 2,150',
])('nothing is reckoned of: %s', (answer) => expect(costs(answer)).toEqual([]));

test('within one month who asked goes on to who booked', () => {
  expect(rates('Facebook ads: in October 192 people enquired, 9 booked')).toEqual([4.69]);
});
