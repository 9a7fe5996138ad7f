import { expect, test } from 'vitest';
import { sameCapacity, sameGoal } from '../../../checks/strangers/compare.ts';

const at = (count: number, per: string | null) => ({ count, per });

test.each<[string | null, string | null]>([
  ['packs a day', 'day'],
  ['คนต่อวัน (2 เตียง x 9)', 'day'],
  ['งานต่อเดือน (9 x 24)', 'month'],
  ["quotes a month, 2 underwriters' assistants", 'month'],
  ['new staff a month', 'month'],
  ['ที่ต่อสัปดาห์', 'week'],
  ['copies a week', 'week'],
  ['weekend', 'week'],
  ['guests per day', 'day'],
  ['night (rooms)', 'night'],
  ['places left in under 8', null],
  ['bootcamp (12 groups of 5)', null],
])('%s is %s', (wanted, read) => expect(sameCapacity(at(40, wanted), at(40, read))).toBe(true));

test.each<[string | null, string | null]>([
  ['packs a day', 'month'],
  ['งานต่อเดือน (9 x 24)', 'day'],
  // What stands behind the comma or in brackets tells how it came about.
  ['bays, 2 cars a week each', 'week'],
  ['course, 3 courses a month', 'month'],
  ['week (2 a day)', 'day'],
  ['cars', 'week'],
])('%s is not %s', (wanted, read) => expect(sameCapacity(at(40, wanted), at(40, read))).toBe(false));
test('another count is another capacity', () =>
  expect(sameCapacity(at(40, 'packs a day'), at(20, 'day'))).toBe(false));

const goal = (counted: string, from: number, to: number, unit: string, months: number | null = null) => ({
  counted, from, to, unit, per: null, months, by: null,
}); // prettier-ignore
test('a share of places and as many places are one goal', () => {
  const share = goal('occupancy', 71, 92, 'percent');
  expect(sameGoal(share, goal('occupied beds', 119, 155, ''))).toBe(true);
  // Other ends, no places, more of them than there are.
  expect(sameGoal(share, goal('occupied beds', 110, 155, ''))).toBe(false);
  expect(sameGoal(share, goal('bookings', 119, 155, ''))).toBe(false);
  expect(sameGoal(share, { ...goal('occupied beds', 119, 155, ''), by: '2027-02-28' })).toBe(false);
});
test('how far a share looks back is no time to reach it in', () => {
  const read = goal('After 12 months', 71, 85, 'percent');
  expect(sameGoal(goal('still paying after 12 months', 71, 85, 'percent', 12), read)).toBe(true);
  expect(sameGoal(goal('still paying', 71, 85, 'percent', 12), read)).toBe(false);
  expect(sameGoal(goal('clinics after 12 months', 71, 85, 'count', 12), { ...read, unit: '' })).toBe(false);
});
