/** Months in which no media is wanted; what sold poorly and when a shop is shut are none. */
import { expect, test } from 'vitest';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { monthsOff } from '../../../../src-worker/understanding/answers/months-off.ts';

test.each<[string, number, boolean?]>([
  ['nothing in July and August', 2],
  ['Nothing in July, August and December', 3],
  ['no ads in July, August', 2],
  ['not Dec to Feb', 2],
  ['Nothing in July, August is our big push', 0],
  ['12 bookings in June and none in July', 0],
  ['Sold 5 boats in May but nothing in July', 0],
  ['Sold 5 in May but no ads in July', 1],
  ['£2,000 a month in spring, nothing in July', 1],
  // Where something else than money is asked, a month told against another is of whatever stands there.
  ['not Dec to Feb too hot.', 2, false],
  ['Quotes go out all year, not in august', 1, false],
  ['Not in July, not in August', 2, false],
  ['Ads in spring and June, not in July', 1, false],
  ['Launch is in September, not October.', 0, false],
  ['Our financial year starts in April, not January.', 0, false],
  ['They pay their bonus in December and nothing in January', 0, false],
  ['We sold 30 in June, 12 in July, none in August', 0, false],
  ['We open, not in August but in September', 0, false],
])('%s: %d', (text, count, isBudget = true) => {
  const readings = readQuantities(text);
  const off = [...monthsOff(text, readings, isBudget)].flatMap((at) => {
    const { quantity } = readings[at] ?? {};
    return quantity?.kind === 'date' ? [quantity.from.month, quantity.to?.month] : [];
  });
  expect(new Set(off.filter((month) => month !== undefined)).size).toBe(count);
});
