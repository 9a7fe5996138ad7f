/** Phrases that strangers wrote: each quantity that a careful person sees, and none beside it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity, Reading } from '../../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';

/** A quantity as the table writes it: optional keys are left out where they do not apply. */
type Expected = { bound?: string; per?: string } & (
  | { kind: 'date'; from: object; to?: object }
  | { kind: 'duration'; value: number; high?: number; unit: 'day' | 'month' | 'year' }
  | { kind: 'money' | 'percent' | 'count' | 'multiple'; value: number; high?: number; currency?: string }
);
type Row = [text: string, expected: Expected[]];

const rowsOf = (part: 'open' | 'aside'): Row[] =>
  JSON.parse(
    readFileSync(new URL(`../../../fixtures/strangers/phrases/${part}.json`, import.meta.url), 'utf8'),
  );

const round = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 100) / 100;

/** Both sides in one form: lengths of time in months, a sum without a currency as a bare number. */
function plainOf(quantity: Expected | Quantity): object {
  if (quantity.kind === 'date') return { from: quantity.from, to: quantity.to };
  if (quantity.kind === 'proportion') return quantity;
  const { value, high } = quantity;
  if (quantity.kind === 'duration') {
    const inMonths = (count: number | undefined): number | undefined =>
      count === undefined ? undefined : round(monthsOf(count, quantity.unit));
    return { months: inMonths(value), high: inMonths(high) };
  }
  const currency = 'currency' in quantity ? (quantity.currency ?? '') : '';
  const kind = quantity.kind === 'money' && currency === '' ? 'count' : quantity.kind;
  return { kind, value: round(value), high: round(high), currency };
}

const read = (text: string): object[] =>
  readQuantities(text).map(({ quantity, bound, per }: Reading) => ({ ...plainOf(quantity), bound, per }));
const wanted = (expected: readonly Expected[]): object[] =>
  expected.map((one) => ({ ...plainOf(one), bound: one.bound ?? '', per: one.per }));

describe('phrases worked with', () => {
  test.each(rowsOf('open'))('%s', (text, expected) => expect(read(text)).toEqual(wanted(expected)));
});

test('phrases laid aside: the count alone', () => {
  const rows = rowsOf('aside');
  const right = rows.filter(([text, expected]) => {
    try {
      expect(read(text)).toEqual(wanted(expected));
      return true;
    } catch {
      return false;
    }
  });
  expect(right.length / rows.length).toBeGreaterThanOrEqual(0.9);
});
