/** Of several candidates the one that is clearly the best, or none. */
import { expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { choose } from '../../../../src-worker/understanding/message/choose.ts';

const PRICE = 'clientInfo.startingPrice';
const said = (value: string, start: number, score: number, ruled = 0): Candidate => ({
  path: PRICE,
  value,
  span: { start, end: start + value.length },
  source: value,
  score,
  evidence: {
    touched: score,
    weakest: score,
    exact: score,
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

test('two prices that are about as likely are a question', () => {
  expect(choose([said('890 a day', 0, 0.9), said('1,200 a week', 40, 0.8)], 0.6).chosen).toBeUndefined();
});
test('another cut of the same words is no other price', () => {
  expect(choose([said('890 a day', 10, 0.9), said('24 boats, 890', 0, 0.8)], 0.6).chosen?.value).toBe(
    '890 a day',
  );
});
test('two labels that say different sums are a question, unless one is surely no price', () => {
  const best = said('890 a day', 0, 0.9, 0.9);
  expect(choose([best, said('1,200', 40, 0.3, 0.9)], 0.6).chosen).toBeUndefined();
  expect(choose([best, said('1,200', 40, 0.02, 0.9)], 0.6).chosen).toBe(best);
});
