/** What is usual, and what stands beside it behind a comma. */
import { expect, test } from 'vitest';
import { readAverages } from '../../../../src-worker/understanding/figures/averages.ts';

test.each<[string, number[]]>([
  ['average order £48', [48]],
  ['£120 average, deposit £20', [120]],
  ['$14-22k average front, design fee $950 credited', [14_000]],
  ['typical front 14k, call-out fee of $95', [14_000]],
])('%s', (answer, values) =>
  expect(readAverages(answer).map((one) => ('value' in one ? one.value : 0))).toEqual(values),
);

test('the time of a goal makes no offer of what is usual in it', () =>
  expect(readAverages('2 new contracts per month averaging 28 users.')).toEqual([
    { kind: 'size', value: 28, of: 'users', words: '28 users' },
  ]));
