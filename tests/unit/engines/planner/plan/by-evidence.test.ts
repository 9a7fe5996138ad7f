/** Money goes by what the client tells that each channel brought, and the deck says so. */
import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { accountsNeeded, channelRows } from '../../../../../src-worker/engines/planner/plan/channel-rows.ts';
import { planOf, said, type Answers } from '../plans.ts';

const SURVEYS: Answers = {
  companyName: 'Marlpit Surveys',
  productService: 'Building surveys for offices',
  strengths: 'Report in two days',
  startingPrice: '£900 a survey',
  geographicLocation: 'Ludlow',
  website: 'https://marlpit.example',
  advertisingChannels: ['facebook-ads', 'google-ads'],
  marketingObjectives: ['lead-generation'],
  marketingMediaBudget: '£6,000 a month for 3 months',
  specificObjectives: 'From 20 enquiries a month to 45',
  hasOnlineAdExperience: 'yes',
};
const sums = (answers: Answers): Record<string, number> => {
  const { budget } = planOf(answers);
  return Object.fromEntries(budget.channels.map((id, i) => [id, budget.channelSums[i] ?? 0]));
};

describe('a channel that brought nothing', () => {
  const answers = { ...SURVEYS, onlineAdIssues: 'Facebook was useless, we got 200 likes and nobody' };
  test('gets no money, and the words are the reason', () => {
    expect(sums(answers)).toEqual({ 'facebook-ads': 0, 'google-ads': 6000 });
    expect(said(planOf(answers)).join('\n')).toContain(
      'Facebook waits, because you told us that it brought no buyers.',
    );
  });
  test('is not the only one left out: with no other it keeps its money', () => {
    expect(sums({ ...answers, advertisingChannels: ['facebook-ads'] })).toEqual({ 'facebook-ads': 6000 });
  });
  test('carries no plan by what a lead cost there', () => {
    expect(sums({ ...answers, onlineAdIssues: 'Facebook £600, 4 leads, 0 sales' })['facebook-ads']).toBe(0);
  });
  test('has an account', () => {
    const plan = planOf(answers);
    expect(accountsNeeded(plan, channelRows(plan))).toEqual([]);
    expect(WRITERS['market-channels-analysis'](plan).output['description']).not.toMatch(/account/u);
    const fresh = planOf({ ...SURVEYS, onlineAdIssues: '' });
    expect(accountsNeeded(fresh, channelRows(fresh))).toEqual(['Facebook']);
  });
});

describe('a channel that works', () => {
  test('gets more than without being told of', () => {
    const told = { ...SURVEYS, onlineAdIssues: 'Facebook works best for us' };
    expect(sums(told)['facebook-ads']).toBeGreaterThan(sums(SURVEYS)['facebook-ads'] ?? Infinity);
    expect(said(planOf(told)).join('\n')).toContain(
      'You told us that Facebook works best, so it comes first.',
    );
  });
  test('is the one that little money begins with', () => {
    const little = { ...SURVEYS, marketingMediaBudget: '£9 a day for 3 months' };
    const told = { ...little, onlineAdIssues: 'Most of our customers come from Facebook' };
    expect(sums(little)['google-ads']).toBe(9);
    expect(sums(told)).toEqual({ 'facebook-ads': 9, 'google-ads': 0 });
  });
});
