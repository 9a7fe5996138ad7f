/** What belongs together when all fields are judged: a sum that is no budget is a price. */
import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { pricesBesideBudget } from '../../../../src-worker/understanding/message/read.ts';

const PRICE = 'clientInfo.startingPrice';
const BUDGET = 'campaignObjectives.marketingMediaBudget';
const sum = (path: string, start: number, touched: number, ruled = 0): Candidate => ({
  path,
  value: '89 euro',
  span: { start, end: start + 7 },
  source: '89 euro',
  score: touched,
  evidence: {
    touched,
    weakest: touched,
    exact: touched,
    size: 1,
    ruled,
    near: 0,
    against: 0,
    form: 0,
    place: [],
  },
  reasons: [],
  order: start,
  isTurn: false,
});
const scoreOf = (...all: readonly Candidate[]): number =>
  pricesBesideBudget(all).find(({ path }) => path === PRICE)?.score ?? 0;

describe('a sum that may be the price or the budget', () => {
  test('is the price where the budget stands behind its label', () => {
    expect(scoreOf(sum(BUDGET, 0, 1, 0.95), sum(BUDGET, 60, 0.48), sum(PRICE, 60, 0.47))).toBeCloseTo(0.9);
  });
  test('keeps the order of its cuts', () => {
    const longer = { ...sum(PRICE, 58, 0.47), score: 0.4, value: "it's 89 euro" };
    const [, , short, long] = pricesBesideBudget([
      sum(BUDGET, 0, 1, 0.95),
      sum(BUDGET, 60, 0.48),
      sum(PRICE, 60, 0.47),
      longer,
    ]);
    expect(short?.score).toBeGreaterThan(long?.score ?? 1);
  });
  test.each([
    ['no budget stands behind a label', sum(BUDGET, 0, 1, 0.4), sum(BUDGET, 60, 0.48), 0.47],
    ['it stands there itself', sum(BUDGET, 60, 1, 0.95), sum(BUDGET, 60, 0.48), 0.47],
    ['it is rather the budget', sum(BUDGET, 0, 1, 0.95), sum(BUDGET, 60, 0.7), 0.25],
    ['nothing says budget of it', sum(BUDGET, 0, 1, 0.95), sum(BUDGET, 90, 0.48), 0.47],
  ])('is as likely as it was where %s', (_, told, other, touched) => {
    expect(scoreOf(told, other, sum(PRICE, 60, touched))).toBe(touched);
  });
});
