/** How likely candidates are right: each is held against all others of its field, so of very many the likeliest alone are. */
import { expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { judged } from '../../../../src-worker/understanding/message/judge.ts';

const said = (value: string, start: number, touched: number): Candidate => ({
  path: 'clientInfo.productService',
  value,
  span: { start, end: start + value.length },
  source: value,
  score: touched,
  evidence: {
    touched,
    weakest: touched,
    exact: touched,
    size: 1,
    ruled: 0,
    near: 0,
    against: 0,
    form: 0,
    place: [],
  },
  reasons: [],
  order: start,
  isTurn: false,
});

test('of very many candidates the likeliest are judged, in their order', () => {
  const all = Array.from({ length: 1000 }, (_, at) => said(`thing ${at}`, at * 20, at / 1000));
  const found = judged({ weights: [], fields: {}, trees: [] }, all);
  expect(found.length).toBeLessThan(200);
  expect(found.at(-1)?.value).toBe('thing 999');
  expect(found.map(({ order }) => order)).toEqual(found.map(({ order }) => order).toSorted((a, b) => a - b));
});
