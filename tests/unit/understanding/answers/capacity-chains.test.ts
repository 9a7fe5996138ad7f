/** How many can be served, told as a row of parts: what there is, what each takes, how often, on how many days. */
import { describe, expect, test } from 'vitest';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { formOfTyped } from '../../../checks/strangers/typed.ts';

const capacityOf = (challenges: string, product = 'a thing', goals = 'more sales'): string => {
  const { capacity } = understand(formOfTyped({ goals, product, challenges }));
  return capacity === undefined
    ? ''
    : `${capacity.count}${capacity.per === undefined ? '' : ` /${capacity.per}`}`;
};

describe('a row of parts', () => {
  test.each<[string, string]>([
    ['9 beds, one donor an hour per bed, open 8 hrs', '72 /day'],
    ['3 instructors, 4 students each, new course starts every mon and thu', '24 /week'],
    ['rhyme time weekly: 3 sessions, 20 families each. last week 18 new families', '60 /week'],
    ['mornings are 6 hours x 4 courts x 6 days', '144 /week'],
    ['36 machines × 2 shifts', '72 /day'],
    ['6 คนต่อรอบ × 2 รอบ a month', '12 /month'],
    ['moulding machine does 12 tanks a shift, one shift a day 6 days', '72 /week'],
    ['20 tables of 4, two sittings a night', '160 /day'],
    ['2 boats, 30 each, one trip a day', '60 /day'],
    ['dry dock takes 1 barge at a time, a week each', '1 /week'],
    ['bench of 25 trained VAs ready', '25'],
    ['เรือ 2 ลำ นั่งได้ลำละ 30 ออกวันละรอบเดียว', '60 /day'],
    ['22โต๊ะ นั่งโต๊ะละ4คน วันละ3รอบ', '264 /day'],
    ['ครู 4 คน ครูนึงรับนักเรียนได้เดือนละ 14 คน', '56 /month'],
    ['หมอ 2 ท่าน ผ่าได้ท่านละ 6 เคสต่อวัน สัปดาห์ละ 3 วัน', '36 /week'],
    ['ช่างมี 4 ชุด ชุดนึงสร้างหลังนึง 2 เดือน', '2 /month'],
    ['18 machines, 3 shifts ต่อวัน', '54 /day'],
  ])('%s', (answer, line) => expect(capacityOf(answer)).toBe(line));
});

test('what is taken already and how old somebody is are no room', () => {
  expect(capacityOf('รถติดเช่ายาวไปแล้ว 6 คัน เหลือปล่อยได้ 20', 'รถเช่ารายวัน รวม 26 คัน', 'ขอสัก 18 คัน')).toBe('20');
  expect(capacityOf('', 'อนุบาล 2 ภาษา รับ 2-6 ขวบ', 'ปีการศึกษา 2570 รับ 120 คน สมัครแล้ว 73')).toBe('120');
});

test.each([
  ['4 vans, £40 each, one trip a day', '160 /day'],
  ['Our course is 6 sessions x 90 minutes', '540 /day'],
  ['We sold 2 tables of 8, twice a month', '32 /month'],
])('money, minutes and what was sold are no room: %s', (challenges, never) =>
  expect(capacityOf(challenges)).not.toBe(never),
);
