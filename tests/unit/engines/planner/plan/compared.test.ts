/** With whom a rule forbids to compare the client, and what of ours stands against what of theirs. */
import { expect, test } from 'vitest';
import { mayCompare } from '../../../../../src-worker/engines/planner/plan/compared.ts';
import { planOf } from '../plans.ts';

const SCHOOL = { companyName: 'Elm House', productService: 'Primary school', heroProduct: 'Year 1 places' };

test.each([
  ['never say better than district schools', 'zoned school PS', false],
  ['never say better than district schools', 'Success Academy', true],
  ['Dont slag BT', 'BT', false],
  ["Don't run down digital organs", 'Digital organ dealers', false],
  ["don't compare with confinement centre", 'Big kitchen brand', true],
  ['never compare us with competitors', 'Success Academy', false],
  ['Never compare with Success Academy by name', 'Success Academy', true],
  ['Do not compare with named schools.', 'Big school', true],
  ['No door knocking pics', 'Door firm', true],
  ['ห้ามเทียบกับบริษัทอื่น', 'ตัวแทนบริษัทเดียว', false],
  ['อย่าด่าแอป', 'แอปเรียกรถ', false],
  ['ห้ามเทียบความแม่นยำกับเครื่องญี่ปุ่นเป็นตัวเลข', 'เครื่องจีน', true],
])('%j: %j', (rule, name, may) =>
  expect(mayCompare(planOf({ ...SCHOOL, currentChallenges: rule }).r, name)).toBe(may),
);

const HELP = { companyName: 'Thornbridge', productService: 'Managed IT', heroProduct: 'Managed IT contract' };

test('how long somebody is bound stands against how soon one may leave, and is no wait', () => {
  const { contrasts } = planOf({
    ...HELP,
    strengths: '30 day notice, no 3 year tie\nOn site in the valley same day',
    rivals: [['National desk', '24/7', '36 months']],
  });
  expect(contrasts.map(({ point, us }) => [point.id, us.words])).toEqual([
    ['commitment', '30 day notice, no 3 year tie'],
  ]);
});

test('a time that must not be told is set against nothing, nor the least fee of a share against an order', () => {
  const ruled = planOf({
    ...HELP,
    strengths: 'Visit within 24 working hours',
    startingPrice: 'ค่านายหน้า 3% ของราคาขาย ขั้นต่ำ 60,000',
    currentChallenges: 'never say 24 hours.',
    rivals: [['National desk', 'big', 'visit after 10 days, ไม่รับต่ำกว่า 8 ล้าน']],
  });
  expect(ruled.contrasts.filter(({ leads }) => leads === 'us')).toEqual([]);
});

test('a rival that a rule spares may still be cheaper', () => {
  const plan = planOf({
    ...SCHOOL,
    startingPrice: '£900 a term',
    strengths: '12 in a class',
    currentChallenges: 'never say better than district schools',
    rivals: [['District school', '£100 a term', '30 in a class']],
  });
  expect(plan.contrasts.map(({ leads }) => leads)).not.toContain('us');
});

test.each([
  [
    'photo report on WhatsApp, same technician every quarter (this is what people tell)',
    'same technician every quarter',
  ],
  ['drone film free. no fee until it is sold', 'no fee until it is sold'],
])('%j leads with what decides', (strengths, lead) =>
  expect(planOf({ ...HELP, strengths }).positions[0]?.ours).toBe(lead),
);
