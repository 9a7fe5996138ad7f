/** The first look at the plan: a third of the way, at most six weeks off, and none where five days are not left. */
import { expect, test } from 'vitest';
import {
  daysToCheck,
  firstCheck,
  monthsToCheck,
} from '../../../../../../src-worker/engines/planner/pages/reckoned/first-check.ts';
import { planOf } from '../../plans.ts';

const DAY_MS = 86_400_000;
const base = planOf({ companyName: 'Here', productService: 'Swimming school' });
/** Of so many days of media, in a plan of so many days. */
const lasting = (media: number, days: number) => {
  const after = (many: number) => new Date(base.time.start.getTime() + many * DAY_MS);
  return { ...base, time: { ...base.time, mediaEnd: after(media), end: after(days) } };
};

test.each<[media: number, plan: number, days: number | undefined]>([
  [90, 90, 30],
  [31, 31, 10],
  [200, 200, 42],
  [15, 15, 5],
  [13, 13, undefined],
  // What ends first.
  [30, 90, 10],
  [90, 30, 10],
])('%d days of media in a plan of %d days: after %s', (media, days, expected) => {
  const plan = lasting(media, days);
  expect(daysToCheck(plan)).toBe(expected);
  const check = firstCheck(plan);
  expect(check === undefined ? undefined : (check.getTime() - plan.time.start.getTime()) / DAY_MS).toBe(
    expected,
  );
});

test.each<[start: string, days: number, months: number]>([
  ['2027-01-04', 30, 0],
  ['2027-01-04', 42, 0],
  ['2027-01-20', 42, 1],
  ['2027-01-29', 42, 1],
  // Two days after the start nothing can be looked at.
  ['2027-01-29', 20, 1],
  ['2027-01-25', 20, 0],
])('from %s the month ends are looked at %d days on: month %d', (start, days, months) =>
  expect(monthsToCheck(new Date(start), days)).toBe(months),
);
