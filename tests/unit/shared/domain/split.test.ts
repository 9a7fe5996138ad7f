import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentages, roundStep, share } from '../../../../src/shared/domain/split.ts';

const cents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0);

describe('shares', () => {
  test('sum exactly, whatever the sum, the weights and the step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 9 }),
        (inCents, weights) => {
          const total = inCents / 100;
          const parts = share(total, weights, roundStep(total));
          expect(cents(parts)).toBe(weights.some((weight) => weight > 0) ? inCents : 0);
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 20_261_121, numRuns: 1000 },
    );
  });
  test('are round where the sum is', () => {
    expect(share(120_000, [15, 20, 50, 15], roundStep(120_000))).toEqual([18_000, 24_000, 60_000, 18_000]);
    expect(roundStep(120_000)).toBe(1000);
    expect(roundStep(6000)).toBe(50);
    expect(roundStep(25_000)).toBe(200);
    expect(share(40, [3.02, 1], roundStep(40))).toEqual([30, 10]);
  });
  test('percentages sum to 100', () => expect(percentages([1, 1, 1])).toEqual([34, 33, 33]));
  test('a tie goes to the earlier part', () => expect(percentages([160, 130, 110])).toEqual([40, 33, 27]));
});
