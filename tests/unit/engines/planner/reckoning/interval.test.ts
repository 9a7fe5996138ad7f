import { describe, expect, test } from 'vitest';
import {
  detectableRate,
  evaluate,
  point,
  sampleSize,
  strictness,
} from '../../../../../src-worker/engines/planner/reckoning/interval.ts';

describe('the formula of two rates', () => {
  test('is 7.85 at a confidence of 95% and a power of 80%', () => {
    expect(strictness(95, 80)).toBeCloseTo(7.85, 2);
    expect(strictness(90, 80)).toBeCloseTo(6.18, 2);
  });
  test('asks for fewer cases the farther apart the rates are', () => {
    expect(sampleSize(1.8, 4, 7.85)).toBeCloseTo(909.5, 0);
    expect(sampleSize(1.8, 6.9, 7.85)).toBeLessThan(sampleSize(1.8, 4, 7.85));
  });
  test('turned over gives the smallest rate that so many cases tell', () => {
    const rate = detectableRate(1.8, 909.5, 7.85);
    expect(rate).toBeCloseTo(4, 2);
    expect(detectableRate(50, 1, 7.85)).toBeNaN();
  });
});

describe('intervals', () => {
  const [a, b] = [
    { low: 2, high: 3 },
    { low: 4, high: 8 },
  ];
  test.each([
    ['sum', { low: 6, high: 11 }],
    ['product', { low: 8, high: 24 }],
    ['quotient', { low: 0.25, high: 0.75 }],
    ['share', { low: 25, high: 75 }],
  ] as const)('%s keeps both ends', (op, expected) => {
    expect(evaluate(op, [a, b])).toEqual(expected);
  });
  test('one in so many is a whole number', () => {
    expect(evaluate('one-in', [point(1.8)])).toEqual(point(56));
  });
  test('nothing is divided by nothing', () => {
    expect(evaluate('quotient', [point(1), point(0)]).low).toBe(Infinity);
    expect(evaluate('share', [point(0), point(0)]).low).toBeNaN();
  });
});
