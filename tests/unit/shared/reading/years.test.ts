/** Whether a number may be a year, in either era. */
import { expect, test } from 'vitest';
import { isWrittenYear, mayBeYear } from '../../../../src/shared/reading/calendar.ts';

test.each([2019, 2026, 2027, 2569, 2570])('%d', (value) => expect(mayBeYear(value)).toBe(true));
test.each([1900, 2500, 2000, 2026.5, 26, 20_267])('%d is none', (value) =>
  expect(mayBeYear(value)).toBe(false),
);
test('a mark between its figures makes it a number', () => {
  expect([isWrittenYear('2026'), isWrittenYear('2,026'), isWrittenYear(' 2570 ')]).toEqual([
    true,
    false,
    true,
  ]);
});
