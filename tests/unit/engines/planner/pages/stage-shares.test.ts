/** Page 15: the shares that its evidence says are those that its slide reckons from the same sums. */
import { expect, test } from 'vitest';
import { matrixOf } from '../../../../../src-worker/deck/kit/evidence.ts';
import { percentages } from '../../../../../src/shared/domain/split.ts';
import { writeMediaDirection } from '../../../../../src-worker/engines/planner/pages/media-direction.ts';
import { planOf } from '../plans.ts';

test.each([
  ['en', '$9,500 a month for 4 months', 'Stages: '],
  ['en', '$333 a month for 3 months', 'Stages: '],
  ['th', 'เดือนละ 34,700 บาท 4 เดือน', 'ขั้น: '],
] as const)('%s %s', (language, marketingMediaBudget, lead) => {
  const plan = planOf(
    { marketingMediaBudget, advertisingChannels: ['google-ads', 'facebook-ads'] },
    language,
  );
  const { evidence } = writeMediaDirection(plan);
  const sums = (matrixOf(evidence)?.values ?? []).map((row) => row.reduce((sum, value) => sum + value, 0));
  const said = evidence.find(({ statement }) => statement.startsWith(lead))?.statement;
  expect(sums.length).toBeGreaterThan(1);
  expect(said).toBe(lead + percentages(sums).map((share) => `${share}%`).join(', ')); // prettier-ignore
});

test('what is for those who bought before buys nobody new', () => {
  const { budget } = planOf({
    productService: 'Care boxes by sea',
    marketingMediaBudget: '$14,000 a month for 3 months',
    advertisingChannels: ['facebook-ads', 'tiktok-ads'],
    marketingObjectives: ['sales-conversion', 'customer-retention'],
    onlineAdIssues: 'FB message costs $6, 25% book',
    specificObjectives: '270 new boxes a month',
  });
  const kept = budget.stages[3] ?? 0;
  expect(kept).toBeGreaterThan(0);
  expect(budget.bought).toBe(budget.amount - kept);
});
