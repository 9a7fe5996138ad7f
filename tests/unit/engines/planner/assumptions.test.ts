import { describe, expect, test } from 'vitest';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import type { AssumptionValues } from '../../../../src-worker/engines/planner/plan/assumptions.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../../../fixtures/briefs.ts';

const DAY = '2026-11-21T09:00:00.000Z';
const coffee = readBrief('coffee-roaster-en').formData;
const dental = readBrief('dental-clinic-th').formData;
const plan = (values?: AssumptionValues, form = coffee): Plan => makePlan(form, DAY, 'en', values);
const find = (of: Plan, id: string) => of.assumptions.find((assumption) => assumption.id === id);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + Math.round(b * 100), 0) / 100;

describe('the list', () => {
  test('holds what this plan rests on, and nothing else', () => {
    const ids = plan().assumptions.map(({ id }) => id);
    // The client named the length of the media, and no count a month.
    expect(ids).not.toContain('media-months');
    expect(ids).not.toContain('first-month');
    expect(ids).toContain('cost-target');
    expect(ids).toContain('stage-2');
    expect(new Set(ids).size).toBe(ids.length);
    for (const { value, proposed, min, max, chosen } of plan().assumptions) {
      expect(value).toBe(proposed);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(chosen).toBe(false);
    }
  });
  test('of one channel has no weights, and of a budget without a length has that length', () => {
    const form = structuredClone(dental);
    form.campaignObjectives.advertisingChannels = ['facebook-ads'];
    const ids = plan({}, form).assumptions.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('channel-'))).toEqual([]);
    expect(ids).toContain('media-months');
  });
  test('without any answer still has dates and shares', () => {
    expect(plan({}, emptyFormData()).assumptions.map(({ id }) => id)).toEqual([
      'approval-days',
      'preparation-days',
      'media-months',
      'stage-0',
      'stage-1',
      'stage-2',
      'stage-3',
    ]);
  });
});

describe('changing one', () => {
  test.each([
    [{ 'stage-2': 70 }, (p: Plan) => p.budget.stageShares[2], 70],
    [{ 'stage-0': 10, 'stage-2': 70 }, (p: Plan) => p.budget.stageShares[0], 10],
    [{ 'cost-target': 180 }, (p: Plan) => p.forecast.cost?.target, 180],
    [{ 'cost-target': 180 }, (p: Plan) => p.forecast.cost?.resultsTarget, 2000],
    [{ 'take-up': 10 }, (p: Plan) => p.forecast.ramp?.takeUp, 10],
    [{ 'monthly-move': 35 }, (p: Plan) => p.monthlyMove, 35],
    [{ 'churn-margin': 4 }, (p: Plan) => p.forecast.ramp?.churnMargin, 4],
  ] as const)('%j', (values, read, expected) => {
    expect(read(plan())).not.toBe(expected);
    expect(read(plan(values))).toBe(expected);
  });
  test('a length of media changes its end and its sum', () => {
    const longer = plan({ 'media-months': 5 }, dental);
    expect(longer.time.mediaMonths).toBe(5);
    expect(longer.budget.total).toBe(longer.budget.amount * 5);
    expect(find(longer, 'media-months')).toMatchObject({ value: 5, chosen: true });
  });
  test('more time to prepare starts the media later', () => {
    expect(plan({ 'preparation-days': 90 }).time.start > plan().time.start).toBe(true);
    const soon = plan({ 'approval-days': 1, 'preparation-days': 14 }).time;
    expect(soon.approveBy < soon.prepareFrom && soon.prepareFrom < soon.prepareTo).toBe(true);
    expect(soon.prepareTo < soon.start).toBe(true);
  });
  test('a weight moves money to its channel', () => {
    const [before, after] = [plan(), plan({ 'channel-google-ads': 3 })];
    const google = before.budget.channels.indexOf('google-ads');
    expect(after.budget.channelSums[google]).toBeGreaterThan(before.budget.channelSums[google] ?? 0);
  });
});

describe('sums stay exact', () => {
  test.each([
    {},
    { 'stage-0': 33, 'stage-1': 33 },
    { 'stage-0': 90, 'stage-1': 90 },
    { 'stage-0': 7, 'stage-1': 7, 'stage-2': 7, 'stage-3': 7 },
    { 'stage-0': 0, 'stage-1': 0, 'stage-2': 0, 'stage-3': 0 },
    { 'stage-3': 100 },
    { 'channel-google-ads': 4, 'channel-facebook-ads': 0.25, 'smallest-part': 30 },
  ] as AssumptionValues[])('%j', (values) => {
    const { budget } = plan(values);
    expect(sum(budget.stageShares)).toBe(100);
    expect(sum(budget.stages)).toBe(budget.amount);
    expect(sum(budget.channelSums)).toBe(budget.amount);
    budget.cells.forEach((row, stage) => expect(sum(row)).toBe(budget.stages[stage]));
  });
});

describe('what makes no sense', () => {
  test('is ignored or kept in bounds', () => {
    const odd = plan({ 'media-months': 900, 'no-such-thing': 3, 'stage-2': Number.NaN }, dental);
    expect(odd.time.mediaMonths).toBe(24);
    expect(odd.assumptions.some(({ id }) => (id as string) === 'no-such-thing')).toBe(false);
    expect(find(odd, 'stage-2')?.chosen).toBe(false);
    expect(plan({ 'cost-target': -5 }).forecast.cost?.target).toBe(0.01);
    expect(plan({ constructor: 3 }).budget).toEqual(plan().budget);
  });
  test('the plan’s own values change nothing', () => {
    const base = plan();
    const values = Object.fromEntries(base.assumptions.map(({ id, value }) => [id, value]));
    const { assumptions: _mine, ...rest } = plan(values);
    const { assumptions: _base, ...expected } = base;
    expect(JSON.stringify(rest)).toBe(JSON.stringify(expected));
  });
});
