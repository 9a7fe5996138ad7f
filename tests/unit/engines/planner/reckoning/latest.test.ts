/** Where the same steps are told of two months, the later one is today's. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { reckonForm, rounded } from './support.ts';

function costOf(issues: string): number {
  const form = emptyFormData();
  form.clientInfo.onlineAdIssues = issues;
  form.campaignObjectives.specificObjectives = 'From 7 to 12 installs a month';
  form.campaignObjectives.marketingMediaBudget = '2,000 USD a month for 3 months';
  return rounded(reckonForm(form).nodes.get('cost.purchase'), 0);
}

test.each<[string, number]>([
  [
    'In September $2,000 on Facebook gave 50 forms, 20 surveys and 4 installs. In October $1,800, 45 forms, 25 surveys, 6 installs.',
    300,
  ],
  [
    'In October $1,800 gave 45 forms, 25 surveys and 6 installs. In September $2,000, 50 forms, 20 surveys, 4 installs.',
    300,
  ],
  ['September google $900, 9 owner calls, 3 installs. October $900, 15 calls, 5 installs', 180],
  ['ปีที่แล้วเดือนธันวา ใช้ไป $4,200 ได้นัด 63 ปิด 14 ส่วน พ.ย. ปีนี้ $2,000 ได้นัด 20 ปิด 4', 500],
])('%s', (issues, cost) => {
  expect(costOf(issues)).toBe(cost);
});

test('a cost of one source and a rate of another make no way', () => {
  expect(
    costOf(
      '3rd party sites $8,000, 160 leads, 20 installs. Own inventory ads $2,400, 120 leads, 8 installs.',
    ),
  ).toBe(300);
});

test('another occasion is no later time of the same', () => {
  expect(costOf('Dec 24: spent $6,000, 300 installs. Valentines: spent $9,000, 300 installs.')).toBe(20);
});

test.each<[string, number]>([
  ['a lead in June was $40 and in November $20. 10% of leads buy', 200],
  ['Meta CAC: $24 in June, $31 in Sept, $37 in Nov.', 37],
  ['Holiday order was $39, now $56', 56],
])('of one cost at two times the last is reckoned with: %s', (issues, cost) => {
  expect(costOf(issues)).toBe(cost);
});
