/** Where a goal begins, told in words or month by month; and figures beside a goal that are none of it. */
import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

test.each([
  [
    'about one new family a month now... two would be a living',
    { from: 1, to: 2, per: 'month', metric: 'new families' },
  ],
  ['ขายเดือนละ 4 แปลง ตอนนี้เดือนละแปลงกว่าๆ', { from: 1, to: 4, per: 'month' }],
  ['8 new contracts per month. Did 15 in the whole of the last 6 months.', { from: 2.5, to: 8 }],
  ['งานตรวจบ้านอาทิตย์ละ 6 ตอนนี้แค่ 1-2', { from: 1, to: 6, per: 'week' }],
  ['Mon-Thu I had 9 huts out a day avg last winter, want 20 out of 34', { from: 9, to: 20, per: 'day' }],
  ['6 empty beds out of 44, full by end Feb. Also want a waiting list of about 8', { from: 38, to: 44 }],
  // How fast it grows, and not what there is and more.
  ['ห้อง exclusive ในมือ 46 ห้อง อยากเพิ่มเดือนละ 15 ห้อง (ตอนนี้เพิ่มเดือนละ 6)', { from: 6, to: 15, per: 'month' }],
  // How far it is to what is wanted is no goal of its own.
  [
    '£31,000 a year is promised; the gap is £9,000 (so £40k)',
    { from: 31_000, to: 40_000, per: 'year', unit: 'GBP' },
  ],
  ['22 of 34 preschool places are promised for September 2027, we want all 34', { from: 22, isSoFar: true }],
  ['74 on weekly lesson, to reach 130 before 10 May exams', { from: 74, isLevel: true }],
  ['ปล่อยใหม่ 9 ล้าน/เดือน → 13 ล้าน/เดือน', { from: 9_000_000, unit: 'THB' }],
])('%s', (answer, goal) =>
  expect(readGoals(answer, { home: { unnamed: 'THB', dollar: 'USD' } })[0]).toMatchObject(goal),
);

test('one goal where a gap, a growth or a list tells more numbers', () => {
  expect(readGoals('£31,000 a year is promised; the gap is £9,000 (so £40k)')).toHaveLength(1);
  expect(readGoals('ห้องในมือ 46 ห้อง อยากเพิ่มเดือนละ 15 ห้อง (ตอนนี้เพิ่มเดือนละ 6)')).toHaveLength(1);
});

test('who saves each month is held, however many there are in a month', () =>
  expect(readGoals('คนออมต่อเนื่องทุกเดือน 2,000 คน ตอนนี้ 640')[0]?.per).toBeUndefined());

test('the year of one goal is not the end of another that comes each month', () =>
  expect(
    readGoals('นัดเดโม 12 ครั้ง/เดือน (ปัจจุบัน 5) ขาย 30 เครื่องในปี 2570 (ปี 2569 ขาย 19)')[0]?.by,
  ).toBeUndefined());

test.each<[goal: string, told: string, from: number | undefined]>([
  ['13 jobs a month', 'July: 44 quotes 9 jobs / Aug: 51 quotes 13 jobs / Sep 39 and 12', 12],
  ['back to 13 installs a month by May', 'sales dropped from 16 a month to 7', 7],
  // Bought with media, no row, another year, another thing.
  ['20 rentals a month', 'Facebook Sept $440 8 rentals, Oct $440 11, Nov 9 w/ $440', undefined],
  ['20 rentals a month', 'Facebook Sept $440 8 rentals', undefined],
  ['20 rentals a month', 'Last year Sept 8 rentals, Oct 11 rentals', undefined],
  ['20 rentals a month', 'Sept 8 calls, Oct 11 calls', undefined],
  ['13 installs a month by May', 'calls dropped from 16 a month to 7', undefined],
])('%s beside %s', (goal, told, from) => expect(readGoals(goal, { told: [told] })[0]?.from).toBe(from));

test.each<[string, number | undefined]>([
  ['Want 20 bookings a month. Lost 40 members in the last 6 months', undefined],
  ['Want 20 bookings a month. 40 members in the last 6 months', undefined],
  ['Want 20 bookings a month. Spent £60 over the last 6 months', undefined],
  ['Want 20 bookings a month. Had 60 bookings in the last 6 months', 10],
  ['ขายเดือนละ 30 ใบ ตอนนี้เดือนละโหลกว่าๆ', undefined],
  ['Want 30 enrolments a month. We have one open day a month now.', undefined],
  ['We want 25 bookings a month. Get one bad review a month now.', undefined],
  ['We want 25 bookings a month. Get one booking a month now.', 1],
  ['อยากได้ลูกค้าเดือนละ 20 คน ตอนนี้เดือนละนิดเดียว', undefined],
  ['อยากได้ลูกค้าเดือนละ 20 คน ตอนนี้เดือนละคนเดียว', 1],
])('%s: from %d', (answer, from) => expect(readGoals(answer)[0]?.from).toBe(from));

test.each<[string, string, number | undefined]>([
  ['back to 13 installs a month by May', 'calls dropped from 16 a month to 7', undefined],
  ['back to 13 installs a month by May', 'we fell from 16 members a month to 7', undefined],
  ['back to 13 installs a month by May', 'installs dropped from 16 a month to 7', 7],
])('%s beside %s: %d', (goal, told, from) => expect(readGoals(goal, { told: [told] })[0]?.from).toBe(from));
