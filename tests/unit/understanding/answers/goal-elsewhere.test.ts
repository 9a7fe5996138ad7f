/** Where a goal begins that another answer tells: a count of the same thing, and the end of a way told for the same time. */
import { expect, test } from 'vitest';
import { withTodayElsewhere } from '../../../../src-worker/understanding/answers/goal-elsewhere.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const begins = (answer: string, told: string): number | undefined => {
  const [goal] = readGoals(answer);
  return goal && withTodayElsewhere(goal, [told]).from;
};

test.each<[goal: string, told: string, from: number]>([
  ['เช่าเดือนละ 70', 'ig คนเซฟโพสเยอะ ทักจริงเดือนละ 90 เช่า 31', 31],
  ['ปิดเดือนละ 15', 'ทักเยอะ 200 คน/เดือน ส่งใบเสนอไป 70 ปิดได้ 9', 9],
  ['ทำสัญญา 3 หลังต่อเดือน', 'เฟซบุ๊กได้เบอร์เดือนละ 60 เบอร์ รับสาย 38 ทำสัญญา 1', 1],
])('%s beside %s', (goal, told, from) => expect(begins(goal, told)).toBe(from));

test.each<[goal: string, told: string]>([
  // Of no time, or of another.
  ['ปิดเดือนละ 15', 'ทักเยอะ 200 คน ส่งใบเสนอไป 70 ปิดได้ 9'],
  ['ปิดเดือนละ 15', 'ทักเยอะวันละ 20 คน ปิดได้ 9'],
  // Who only asked has come to no end.
  ['ทักเดือนละ 150', 'เดือนละ 12,000 บาท คลิก 900 ทัก 60'],
  // Something else that is counted, and more than is wanted.
  ['เช่าเดือนละ 70', 'ทักจริงเดือนละ 90 คืน 31'],
  ['ปิดเดือนละ 15', 'ทักเยอะ 200 คน/เดือน ปิดได้ 19'],
])('%s does not begin at what %s tells', (goal, told) => expect(begins(goal, told)).toBeUndefined());
