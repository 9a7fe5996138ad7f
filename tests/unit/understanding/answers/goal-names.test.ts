/** What a goal counts: words that only wish, reach or point name nothing. */
import { describe, expect, test } from 'vitest';
import { isNameless } from '../../../../src-worker/understanding/answers/goal-names.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

describe('names nothing', () => {
  test.each([
    'needs to be', 'make it', 'could do', 'got room', 'or', 'of', 'gusto nila', 'ขอกลับไป', 'วันถึง', 'ขอเต็ม', 'อาทิตย์อยาก', 'Wed', 'regular',
  ])('%s', (words) => expect(isNameless(words)).toBe(true)); // prettier-ignore
});
describe('names something', () => {
  test.each(['new patients', 'bookings made', 'occupancy', 'ลูกค้าใหม่', 'วันคิวถ่าย', 'ที่นั่ง', ''])('%s', (words) =>
    expect(isNameless(words)).toBe(false),
  );
});

test.each([
  ['SG clients 32 a month, make it 70 by Mar', 'SG clients'],
  ['ตอนนี้ 61 คนที่ลงจุดอยู่ ขอกลับไปที่ 80 คนก่อนสงกรานต์', 'คนที่ลงจุดอยู่'],
  ['2 a month now. could do 6', ''],
])('%s', (answer, metric) => expect(readGoals(answer)[0]?.metric).toBe(metric));

test.each([
  [
    '1,150 returns. Last yr 890. of last years clients 72% came back, shld be 80',
    'customers who come back',
    80,
  ],
  ['120 orders; 31% buy again, hope 45%', 'customers who buy again', 45],
])('%s: what they did stands behind the share', (answer, metric, to) =>
  expect(readGoals(answer)).toEqual(expect.arrayContaining([expect.objectContaining({ metric, to })])),
);
