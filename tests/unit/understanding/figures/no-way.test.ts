/** What stands beside a way is no part of it. */
import { expect, test } from 'vitest';
import { tellsAgain, tellsExam, tellsWhen } from '../../../../src-worker/understanding/figures/no-way.ts';

test.each<[string, (words: string) => boolean, boolean]>([
  ['9 of 10 call when mother leaves the hospital', tellsWhen, true],
  ['สิบคนนี่เก้าคนโทรมาตอนแม่ออกจากโรงพยาบาล', tellsWhen, true],
  ['9 of 10 call us', tellsWhen, false],
  ['88% passed NCLEX', tellsExam, true],
  ['สอบ 94 คน ผ่าน 81', tellsExam, true],
  ['88% enrol', tellsExam, false],
  ['มา 640 คน กลับมาครั้งที่สอง 51', tellsAgain, true],
  ['640 came, 51 bought', tellsAgain, false],
])('%s', (words, tells, isTold) => {
  expect(tells(words)).toBe(isTold);
});
