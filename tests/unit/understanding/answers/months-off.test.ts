/** Months in which no media is wanted; what sold poorly and when a shop is shut are none. */
import { expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { monthsOff } from '../../../../src-worker/understanding/answers/months-off.ts';

test.each<[string, number]>([
  ['nothing in July and August', 2],
  ['Nothing in July, August and December', 3],
  ['no ads in July, August', 2],
  ['not Dec to Feb', 2],
  ['Nothing in July, August is our big push', 0],
  ['12 bookings in June and none in July', 0],
  ['Sold 5 boats in May but nothing in July', 0],
  ['Sold 5 in May but no ads in July', 1],
])('%s: %d', (text, count) => {
  const readings = readQuantities(text);
  const off = [...monthsOff(text, readings)].flatMap((at) => {
    const { quantity } = readings[at] ?? {};
    return quantity?.kind === 'date' ? [quantity.from.month, quantity.to?.month] : [];
  });
  expect(new Set(off.filter((month) => month !== undefined)).size).toBe(count);
});
