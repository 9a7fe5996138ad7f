/** One says of a thing that it is so and the other that it is not; and how many share a thing. */
import { expect, test } from 'vitest';
import { isFlipped, isForFewer } from '../../../../src-worker/understanding/phrases/flips.ts';

test.each([
  ['สีตกง่าย', 'ซัก 20 น้ำสีไม่ตก', true],
  ['you install an app', 'nothing to install', true],
  ['ไม่รับคืน', 'รับคืนทุกสัปดาห์', true],
  ['ไม่มีที่จอดรถ', 'ไม่มีค่าแรกเข้า', false],
  ['full of sulphates', 'sulphate-free', true],
  ['slow answers', 'no minimum', false],
  // What is put in is a thing of its own.
  ['ใส่แป้ง', 'ไม่ใส่สารกันบูด', false],
  ['ใส่สารกันบูด', 'ไม่ใส่สารกันบูด', true],
])('“%s” beside “%s”', (theirs, ours, expected) => expect(isFlipped(theirs, ours)).toBe(expected));

test.each([
  ['16 people', 'only 8 people in the van', true],
  ['ห้องละ 30 คน', 'ครู 1 ต่อนักเรียน 4', true],
  ['8 people', '16 people at most', false],
  ['140 cabins', 'max 6 people', false],
  ['60 people', '12 trainers for 40 people', false],
])('“%s” shared by more than “%s”', (theirs, ours, expected) =>
  expect(isForFewer(theirs, ours)).toBe(expected),
);
