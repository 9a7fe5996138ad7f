/** Where a goal begins, and what it comes to where only the rest is told: siblings of each way in both languages. */
import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

test.each<[string, number | undefined, number, string]>([
  ["We're at 18 members now, want 12 more by Easter", 18, 30, ''],
  ['Add another 40 covers on weekdays; we do 65 now', 65, 105, ''],
  ['Sell 50 extra boxes a week. Today 120 a week.', 120, 170, ''],
  ['Get 5 more venues to sign, we have 11', 11, 16, ''],
  ['อยากได้สมาชิกเพิ่มอีก 200 คน ตอนนี้มี 350', 350, 550, 'คน'],
  ['ขายได้วันละ 60 กล่อง อยากได้เพิ่มวันละ 30', 60, 90, 'กล่อง'],
  ['Raise repeat rate by 8 points from 22%', 22, 30, '%'],
  ['reduce no-shows by 5 points (currently 17%)', 17, 12, '%'],
  ['ตอนนี้ 25% อยากเพิ่มอีก 10 จุด', 25, 35, '%'],
  ['ลดของเสียลง 3 จุดจาก 11%', 11, 8, '%'],
  ['12 desks, 5 empty. Want it full by April', 7, 12, ''],
  ['มี 30 ที่นั่ง ว่าง 12 อยากให้เต็มทุกรอบ', 18, 30, 'ที่นั่ง'],
  ['จองแล้ว 14 หลัง จากทั้งหมด 40 หลัง อยากขายหมดในปีนี้', 14, 40, 'หลัง'],
  ['500 seats (140 sold) for the gala on 3 March', 140, 500, ''],
  ['0 students so far, need 30 by June', 0, 30, ''],
  ['Need 45 volunteers before the season, starting from zero', 0, 45, ''],
  ['Last year 80 campers. This year 120.', 80, 120, ''],
  ['80 campers last year, 120 this year', 80, 120, ''],
  ['break even at 300 tickets, want 450 (210 gone)', 210, 450, ''],
  ['ถ้าต่ำกว่า 40 คนไม่คุ้ม ตั้งเป้า 70 คน สมัครแล้ว 22', 22, 70, 'คน'],
  ['เดือนละไม่น้อยกว่า 15 เคส ตอนนี้ 9', 9, 15, 'เคส'],
  ['120 lifts under contract more by 31 Dec (now 940)', 940, 1060, ''],
  ['180 class visits between February and June, last year 112. max 2 classes a day', 112, 180, ''],
  ['sell 9 bottles per shop per day (review threshold 7)', undefined, 9, ''],
  ['want 30 stalls at the market, maximum 50', undefined, 30, ''],
  ['We do 31 jobs a week. Want 44 a week by May.', 31, 44, ''],
  ['We have 40 members. Want 100 or more.', 40, 100, ''],
  ['40 members now, 100 and more next year', 40, 100, ''],
  ['Another 60 clinics by June', undefined, 60, ''],
  ['More than 100 leads a month', undefined, 100, ''],
  ['1,200 signed consent forms. 310 so far out of 2,900 homes', 310, 1200, ''],
  ['Vaccinate 5,000 dogs, 1,900 done out of 8,000 in the district', 1900, 5000, ''],
  ['200 flats let, 45 of the 260 let so far', 45, 200, ''],
  ['ลงทะเบียน 500 คน ตอนนี้ 120 จาก 900 ครัวเรือน', 120, 500, 'คน'],
  ['รับบริจาคเลือด 3,000 ถุง ได้แล้ว 800 จากประชากร 12,000 คน', 800, 3000, 'ถุง'],
  ['fill all 60 berths, 41 taken out of 60', 41, 60, ''],
  ['Nov to Feb only 12 cats a night out of 40, if we had 22 id be happy', 12, 22, ''],
  // What would be enough is the goal, and what there is out of the room where it begins.
  ['only 9 rooms out of 30, if we had 18 we would be happy', 9, 18, ''],
  ['260 kits a month (150 avg)', 150, 260, ''],
  ['40 tours a week (22 average)', 22, 40, ''],
])('%s', (answer, from, to, unit) => {
  const goals = readGoals(answer);
  expect(goals.map((goal) => [goal.from, goal.to, goal.unit])).toEqual([[from, to, unit]]);
});

test('a goal with a time of its own has not that of the one beside it', () => {
  const [kits, fleets] = readGoals('260 kits a month (150 avg), & 3 fleet contracts this half year');
  expect(kits).toMatchObject({ from: 150, to: 260, per: 'month' });
  expect(fleets).toMatchObject({ to: 3 });
  expect(fleets?.per).toBeUndefined();
});

test.each<[string, number]>([
  ['ผู้อุปถัมภ์รายเดือนใหม่ 800 คน ตอนนี้มี 1,150 คน เลิกเดือนละ 3%', 800],
  ['ร้านใหม่ 300 ร้าน ใน 6 เดือน ตอนนี้มีใช้อยู่ 540 ร้าน', 300],
  ['ลูกบ้านใหม่ 40 ห้อง ปัจจุบันเช่าอยู่ 160 ห้อง', 40],
  ['ยอดเช่าใหม่ 20 คัน ตอนนี้ปล่อยอยู่ 75 คัน หายเดือนละ 2 คัน', 20],
  ['120 new clinics by June, currently 340 clinics use us', 120],
  ['40 new members by March. We have 310 now. About 5% leave each month', 40],
])('who is there already is no beginning of who is to come: %s', (answer, to) => {
  expect(readGoals(answer).map((goal) => [goal.from, goal.to])).toEqual([[undefined, to]]);
});

test('what comes in a time today is a beginning of what is to come in it', () => {
  expect(readGoals('ลูกค้าใหม่ 30 ราย/เดือน ตอนนี้ได้ 12 ราย')).toMatchObject([{ from: 12, to: 30 }]);
  expect(readGoals('cut churn to 3% a month, it is 6% now')).toMatchObject([{ from: 6, to: 3 }]);
});

test('the first thing to be sold is a goal, with no word of wishing', () => {
  expect(readGoals('ขายในประเทศตรงๆ 12 ตัน ที่เหลือส่งออกอยู่แล้ว')).toMatchObject([{ to: 12, unit: 'ตัน' }]);
});

test.each([
  ['41 rooms are let now; all 62 let by 1 September', 'rooms let'],
  ['8 stalls are rented now, want all 20 rented by May', 'stalls rented'],
])('%s: a deed alone is no name of what is counted', (answer, metric) =>
  expect(readGoals(answer)[0]?.metric).toBe(metric),
);

test('what stands in brackets is said of the goal before them', () => {
  const goals = readGoals('Sell 2,400 tickets (900 gone) and fill 300 pitches (80 gone) by 29 May 2027');
  expect(goals.map(({ from, to }) => [from, to])).toEqual([
    [900, 2400],
    [80, 300],
  ]);
});

test.each([
  ['go from 310 to 460 paying venues', 'paying venues'],
  ['move us from 12 to 30 fitted doors a month', 'fitted doors'],
])('%s counts %s', (answer, metric) => {
  expect(readGoals(answer)).toMatchObject([{ kind: 'ramp', metric }]);
});

test.each<[string, number, number]>([
  ['กลางวัน (9-17) ใช้สนามแค่ 22% อยากได้ 45% ส่วนเย็นเต็ม 95% ห้ามเอาคนมาเพิ่ม', 22, 45],
  ['Off-peak 21% -> 45%. Peak is 93 so leave it.', 21, 45],
  ['460 kids enrolled now -> 540 in Term 1', 460, 540],
  ['Drop-off between terms is 18%, want it at 12%', 18, 12],
  ['350 spots, 213 paid deposit as of today. fill it by 15 Jan', 213, 350],
  ['Sell 520 heads for December, last Dec 410', 410, 520],
  ['จาก 74 จุด เป็น 95 จุด ใน 12 เดือน', 74, 95],
  // What is wanted and, fewer, what there is are all that is counted.
  ['45 enrolled, 12 already paid', 12, 45],
  ['38 boxes by Sep 30. 17 reserved allready', 17, 38],
  // Both look wanted, and the second, larger one for certain.
  ['34 walkers across 3 Saturdays, would like 50', 34, 50],
  ['28 swimmers across 4 lanes, would like 45', 28, 45],
])('%s: from %d to %d, for certain', (answer, from, to) => {
  expect(readGoals(answer)).toMatchObject([{ kind: 'ramp', from, to }]);
  expect(readGoals(answer)[0]?.isUnsure).toBeUndefined();
});

test('a day between two is a time to the second', () => {
  expect(readGoals('900 delivered orders between 1 Dec and 9 Jan')[0]).toMatchObject({
    metric: 'delivered orders',
    by: { month: 1, day: 9 },
  });
});

test('next year of another wish is no time of this one', () => {
  const [goal] = readGoals('อยากได้วันละ 14 ก้อน ตอนนี้ 8 / แล้วอยากให้คนเก่ากลับมาสั่งปีหน้า');
  expect(goal?.by).toBeUndefined();
});
