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
test.each<[number, string, number, string | null]>([
  [3, 'bays, 2 cars a day each', 6, 'day'],
  [22, 'technicians, 6 visits a day each', 132, 'day'],
  [6, 'classes of 20 a month', 120, 'month'],
  [24, 'month (3 crews, 2 a week each)', 6, 'week'],
  [2, 'crews, 3 weeks a build', 2.89, 'month'],
  [2, 'crews, a pool every 9 days each', 6.67, 'month'],
  [6, 'พร้อมกัน (5 เดือนต่อหลัง)', 1.2, 'month'],
  [5, 'เครื่องฟื้น (ลูกละ 3 วัน)', 50, 'month'],
  [1, '4 days', 7.5, 'month'],
  [40, 'day, Thursday and Friday', 80, 'week'],
  [2, 'day, Tuesday to Friday', 8, 'week'],
  [8, 'วัน (พุธ ศุกร์ เสาร์)', 24, 'week'],
])('%d %s comes to %d a %s', (count, per, read, of) =>
  expect(sameCapacity(at(count, per), at(read, of))).toBe(true),
);

test.each<[number, string, number, string | null]>([
  // Two machines may have the slots together.
  [14, 'laser slots a day, 2 machines', 28, 'day'],
  // Nobody says how many days, hours or weeks there are.
  [3, 'bays, 2 cars a day each', 30, 'week'],
  [24, 'month (3 crews, 2 a week each)', 6, 'day'],
  [2, 'crews, 3 weeks a build', 2, 'month'],
  [2, 'rooms, 4 hours a course', 0.5, 'hour'],
  [40, 'day, Monday to Thursday', 80, 'week'],
  [75, 'day (5 tours x 15), Monday to Friday', 150, 'week'],
  [16, 'week (consultations)', 69, 'month'],
  [1, '20 hours', 36, 'month'],
])('%d %s does not come to %d a %s', (count, per, read, of) =>
  expect(sameCapacity(at(count, per), at(read, of))).toBe(false),
);

test('what each of several does makes more than how many there are of them', () => {
  const key = at(3, 'technicians, 6 visits a day each');
  expect(sameCapacity(key, at(18, 'day'))).toBe(true);
  expect(sameCapacity(key, at(3, 'day'))).toBe(false);
  expect(sameCapacity(key, at(3, 'technicians'))).toBe(false);
});
