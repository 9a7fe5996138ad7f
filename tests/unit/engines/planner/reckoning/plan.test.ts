import { expect, test } from 'vitest';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { chargerClient } from '../../../../fixtures/reckoned-clients.ts';

const DAY = '2026-11-22T09:00:00.000Z';
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

test('a plan reckons with its own money by channel', () => {
  const { reckoning, budget } = makePlan(chargerClient(), DAY, 'en');
  expect(reckoning.channels.map(({ money }) => Math.round(money?.value ?? 0))).toEqual(
    budget.channelSums.map(Math.round),
  );
  const clicks = sum(reckoning.channels.map(({ count }) => count?.value ?? 0));
  expect(clicks).toBeCloseTo(reckoning.nodes.get('buys.total.click')?.value ?? 0, 6);
});

test('what it assumes can be changed with the plan’s other assumptions', () => {
  const before = makePlan(chargerClient(), DAY, 'en');
  expect(before.assumptions.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['gate-share', 'gate-rate', 'margin', 'test-confidence']),
  );
  const after = makePlan(chargerClient(), DAY, 'en', { 'gate-share': 30 });
  expect(after.reckoning.gate?.limit?.value).toBe(7500);
});

test('a goal that is due before the media begins is found', () => {
  const form = chargerClient();
  form.campaignObjectives.specificObjectives = '420 quote requests by 1 December 2026';
  const found = makePlan(form, DAY, 'en').reckoning.findings;
  expect(found).toContainEqual({ code: 'due-before-start', of: { wanted: 'goal.0.to' } });
});

test('the client’s own words stay, whatever the language of the proposal', () => {
  const { chain } = makePlan(chargerClient(), DAY, 'th').reckoning;
  expect(chain.steps.map(({ id }) => id)).toEqual(['click', 'quote', 'purchase']);
});
