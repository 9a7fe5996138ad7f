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
