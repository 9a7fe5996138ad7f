import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../src/shared/domain/questionnaire.ts';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
import { sumsOf } from '../../../src-worker/understanding/sums.ts';

function sums(budget: string, goal: string, issues = '', challenges = '') {
  const empty = emptyFormData();
  const form: FormData = {
    ...empty,
    clientInfo: { ...empty.clientInfo, onlineAdIssues: issues },
    campaignObjectives: {
      ...empty.campaignObjectives,
      marketingMediaBudget: budget,
      specificObjectives: goal,
      currentChallenges: challenges,
    },
  };
  return sumsOf(understand(form));
}

describe('arithmetic of what is told', () => {
  test('a budget over its length', () =>
    expect(sums('25,000 GBP over 10 weeks', '')).toEqual([
      { kind: 'budget', total: 25_000, currency: 'GBP', periods: 10, unit: 'week', each: 2500 },
    ]));
  test('a cost along the rates', () =>
    expect(
      sums('', '', 'A click costs us £4.10; 1.8% of clicks request a quote, 25% of quotes become an order.'),
    ).toMatchObject([
      { kind: 'step', cost: 4.1, percent: 1.8, result: 227.78 },
      { kind: 'step', cost: 227.78, percent: 25, result: 911.12 },
    ]));
  test('what is wanted above today’s, and what it takes of the capacity', () =>
    expect(sums('', '28 dogs a week, 19 now', '', 'thirty dogs a week is my limit')).toEqual([
      { kind: 'more', from: 19, to: 28, result: 9, unit: '' },
      { kind: 'capacity', goal: 28, capacity: 30, percent: 93.33 },
    ]));
  test('what the goal needs at the cost that is told', () =>
    expect(sums('90,000 baht in total', '300 leads by 31 March 2027', 'a lead costs us 500 baht')).toEqual([
      { kind: 'goal', wanted: 300, of: 'lead', cost: 500, currency: 'THB', needed: 150_000, budget: 90_000 },
    ]));
  test('nothing told, nothing reckoned', () => expect(sums('', 'more customers')).toEqual([]));
});
