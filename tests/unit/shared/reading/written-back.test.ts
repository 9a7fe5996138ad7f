/** What the product writes, it reads back as the same quantity: numbers, money, shares and dates of both languages. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { formatter } from '../../../../src-worker/engines/planner/language.ts';

const RUNS = { numRuns: 400, seed: 7 };
const CURRENCIES = ['THB', 'USD', 'EUR', 'GBP', 'JPY', 'CNY', 'SGD', 'VND'] as const;
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000_000 }),
  fc.integer({ min: 1, max: 99_999_999 }).map((value) => value / 100),
);
const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });

describe.each(['en', 'th'] as const)('%s', (language) => {
  const f = formatter(language);
  test('numbers', () =>
    fc.assert(
      fc.property(amounts, (value) => {
        const [reading, ...rest] = readQuantities(f.number(value));
        expect(rest).toEqual([]);
        expect(reading?.quantity).toEqual({ kind: 'count', value, unit: '' });
      }),
      RUNS,
    ));
  test('money', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (value, currency) => {
        expect(readQuantities(f.money(value, currency)).map(({ quantity }) => quantity)).toEqual([
          { kind: 'money', value, currency },
        ]);
      }),
      RUNS,
    ));
  test('shares', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (basisPoints) => {
        const [reading] = readQuantities(f.percent(basisPoints / 10_000, 2));
        expect(reading?.quantity).toEqual({ kind: 'percent', value: basisPoints / 100 });
      }),
      RUNS,
    ));
  test('months', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const [reading] = readQuantities(f.months(count));
        expect(reading?.quantity).toEqual({ kind: 'duration', value: count, unit: 'month' });
      }),
      RUNS,
    ));
  test('dates', () =>
    fc.assert(
      fc.property(days, (moment) => {
        const day = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
        const [reading, ...rest] = readQuantities(f.date(day));
        expect(rest).toEqual([]);
        expect(reading?.quantity.kind === 'date' && lastDayOf(reading.quantity.from, day)).toEqual(day);
      }),
      RUNS,
    ));
});
