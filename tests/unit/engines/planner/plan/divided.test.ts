/** The client's own division of the money stands where a person changes the weight of one channel in it. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import type { AssumptionValues } from '../../../../../src/shared/contract/planning.ts';

const sums = (values: AssumptionValues = {}): number[] => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Pottery courses';
  form.campaignObjectives.marketingMediaBudget =
    '$10,000 a month for 3 months: Google 60%, Facebook 30%, TikTok 10%';
  form.campaignObjectives.advertisingChannels = ['google-ads', 'facebook-ads', 'tiktok-ads'];
  const { budget } = makePlan(form, '2026-11-21T03:00:00Z', 'en', values);
  return ['google-ads', 'facebook-ads', 'tiktok-ads'].map((id) => {
    const at = budget.channels.findIndex((channel) => channel === id);
    return Math.round((100 * (budget.channelSums[at] ?? 0)) / budget.amount);
  });
};

test('as told', () => expect(sums()).toEqual([60, 30, 10]));
test('one channel doubled', () => {
  const [google = 0, facebook = 0, tiktok = 0] = sums({ 'channel-tiktok-ads': 2 });
  expect(tiktok).toBeGreaterThan(15);
  expect(google / facebook).toBeCloseTo(2, 0);
});
