import { expect, test } from 'vitest';
import { capacityWays, readCapacity } from '../../../../src-worker/understanding/answers/capacity-ways.ts';
import type { FreeText } from '../../../../src-worker/understanding/answers/free-texts.ts';

const told = (challenges: string, strengths = '', goal = ''): FreeText[] =>
  [
    { path: 'clientInfo.strengths', text: strengths },
    { path: 'campaignObjectives.currentChallenges', text: challenges },
    { path: 'campaignObjectives.specificObjectives', text: goal },
  ].filter(({ text }) => text !== '');

test.each([
  ['3 ponies, 4 rides a day each, Tuesday to Sunday', '', [12, 'day'], [72, 'week']],
  ['4 trims a bench a day, 5 days', '2 benches, a quiet room and tea', [8, 'day'], [40, 'week']],
  ['ม้า 3 ตัว ตัวละ 4 รอบต่อวัน', '', [12, 'day'], [4, 'day']],
])('%s / %s: the figures alone and multiplied', (challenges, strengths, ...ways) => {
  const found = capacityWays(told(challenges, strengths)).map(({ capacity: { count, per } }) => [count, per]);
  for (const way of ways) expect(found).toContainEqual(way);
});

test.each([
  ['ม้า 3 ตัว ตัวละ 4 รอบต่อวัน', 12, 'day'],
  ['ครู 3 คน สอนได้คนละ 5 กลุ่ม กลุ่มละ 6 คน', 90, undefined],
  ['Hall licence is 220 people at once, then the fire officer shuts us', 220, undefined],
])('%s: the way that is meant', (challenges, count, per) => {
  const read = readCapacity(told(challenges));
  expect([read?.count, read?.per]).toStrictEqual([count, per]);
});

test.each([
  'Machines busy 4-7pm',
  'มีผู้ป่วยรอ 85 ราย',
  'Our guarantee is 5 years',
  'TikTok gave us 90,000 views and nobody bought',
  'the chain hotel next door has 120 rooms',
  'ปีก่อนรับนักเรียน 80 คน ปีนี้ยังไม่รู้',
])('%s: nothing tells how many can be served', (challenges) => {
  expect(readCapacity(told(challenges))).toBeUndefined();
});

test('how long one job takes is no number of days of a week', () => {
  const read = readCapacity(told('หัวหน้าไซต์ 5 คน คุมคนละงาน งานละ 6 อาทิตย์', '', 'ชนะ 3 งาน/เดือน (ปีนี้เฉลี่ย 1.5)'));
  expect(read).toBeUndefined();
});

test.each<[string, string, number | undefined, string?]>([
  // What one holds, and behind it how many there are of it.
  ['8 per class, 6 classes', '48 kids', 48],
  ['groups of 6, 5 groups', '30 learners in the spring', 30],
  ['50 in a section, 4 sections', '140 students', 200],
  ['studio 2 has 22 a class, 2 boys classes', 'boys 14 to 40', 44],
  ['each route does 22 lawns a day, 4 routes', '1,850 lawns', 88, 'day'],
  ['pairs do 3 homes a day, we have 6 pairs', 'add 35 homes', 18, 'day'],
  ['each manager max 110 doors, there are 4 of us', '520 doors', 440],
  // These are there on each of several days, were there once, or are no part of it.
  ['6 per class, Sat and Sun 2 classes each', '', 6, 'class'],
  ['8 per course no more. last two courses had 5 each', '', 8],
  ['12 sessions a week. Each donation helps 3 people', '2,000 donations', 12, 'week'],
  // A product.
  ['8 starts a month x 16 seats', '120 seats a month', 128, 'month'],
  ['Tours 5 a day × 15 people', '200 visitors a week', 75, 'day'],
  ['3 install crews x 8 windows a day x 4 days/wk', '300 windows a month', 96, 'week'],
  ['56 kids a week x 9', '', 56, 'week'],
  ['2 assessors, 6 drivers each per day', '140 drivers a month', 12, 'day'],
  ['นักวิชาการ 2 คน ลงได้วันละ 3 สวนต่อคน', '120 สวนในสามเดือน', 6, 'day'],
  ['ทีมสองทีม ทีมนึงทำได้อาทิตย์ละห้อง', 'เดือนละ 3 ห้อง อยากได้ 6 ห้อง', 2, 'week'],
  ['สามทีม ทีมนึงงานนึงกินสองวัน', 'เดือนละ 7 งาน อยากได้ 12 งาน', 45, 'month'],
  ['two crews, one install each a week', '12 a month', 2, 'week'],
  [
    'two crews, one install each a week. third fitter is hired in January so 3 crews',
    '12 a month',
    3,
    'week',
  ],
  // The hours that there are for it.
  ['Onboarding takes 2 hours a client and we have 60 hours a week for it', '500 clients', 30, 'week'],
  ['Shop open 60 hours a week, 2 hours a client', '', undefined],
  // So many at one time, and one in a time.
  ['only three families at one time', 'two new families a month', 3],
  ['About 4 big jobs at a time', '20 surveys a year', 4],
  ['ขุดพร้อมกันได้ 4 หลุม ฝนมาหยุด', 'เซ็น 10 สระ', 4],
  ['ช่างสี่ชุด งานชนกันรับได้สี่บูธพร้อมกัน', '', 4],
  ['Board caps us at 32', '32 seats in May', 32],
  ['one room, one party a night, closed mon', '16 bookings a month', 1, 'night'],
  ['ไปกันสองคน วันละหลัง', 'ติดเดือนละ 7 บ้าน ขอ 15 บ้าน', 1, 'day'],
  ['one visit a month', '', undefined],
])('%s: what the words come to', (challenges, goal, count, per) => {
  const read = readCapacity(told(challenges, '', goal));
  expect([read?.count, read?.per]).toStrictEqual([count, per]);
});
