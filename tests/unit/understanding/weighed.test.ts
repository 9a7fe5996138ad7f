import { expect, test } from 'vitest';
import { shareOf, SignSet, signWords, worthOf } from '../../../src-worker/understanding/weighed.ts';

test('what is seen is worth its weights, each as strongly as it is seen; what nothing was learnt of is worth nothing', () => {
  const seen = new SignSet();
  seen.add('each');
  seen.add('each');
  seen.add('likely', 0.5);
  seen.add('unknown');
  expect(worthOf({ each: 1.5, likely: -2 }, seen.signs)).toBe(2);
});

test('shares of several make one, whatever they are worth', () => {
  const shares = shareOf([1000, 1000, 990]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares[0]).toBeCloseTo(0.5, 3);
});

test('words and marks of both languages', () => {
  expect(signWords('each 2 vans, คันละ')).toStrictEqual(['each', 'vans', ',', 'คันละ']);
});
