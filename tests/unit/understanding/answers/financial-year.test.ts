/** The last day of a financial year, which is another one in each country. */
import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { inFinancialYear } from '../../../../src-worker/understanding/answers/financial-year.ts';

const by = (answer: string, country: string | undefined, currency = ''): unknown =>
  inFinancialYear(readGoals(answer), country, currency)[0]?.by;

test.each<[string, string | undefined, string, unknown]>([
  ['60 new clients this financial year', 'AU', 'AUD', { month: 6, day: 30 }],
  ['60 new clients this financial year', undefined, 'AUD', { month: 6, day: 30 }],
  ['40 dealers before EOFY', undefined, '', { month: 6, day: 30 }],
  ['from 210 to 260 by end of financial year', 'IN', 'INR', { month: 3, day: 31 }],
  ['60 new clients this financial year', 'GB', 'GBP', { month: 4, day: 5 }],
  ['ปีงบนี้ 40 ราย', 'TH', 'THB', { month: 9, day: 30 }],
  ['ก่อนสิ้นปีงบประมาณ 40 ราย', 'TH', 'THB', { month: 9, day: 30 }],
  // Where each firm has its own, none is taken.
  ['60 new clients this financial year', 'US', 'USD', undefined],
  ['60 new clients. 44 in the last financial year', 'AU', 'AUD', undefined],
])('%s (%s)', (answer, country, currency, end) => {
  expect(by(answer, country, currency)).toEqual(end);
});
