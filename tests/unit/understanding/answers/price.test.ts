import { expect, test } from 'vitest';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';

test.each([
  'free (worth about $7,500)',
  'Free to residents, value of £220',
  'No charge, costs us around $80 a visit',
  'costs the owner nothing',
  'ฟรี มูลค่า 3,500 บาท',
  'ไม่มีค่าใช้จ่าย มูลค่ากว่า 1,200 บาท',
])('%s costs nothing: what it is worth is no price', (answer) => {
  expect(readPrice(answer)).toMatchObject({ free: true });
  expect(readPrice(answer).value).toBeUndefined();
});

test.each([
  ['£40, free delivery', 40],
  ['Free trial, then A$49 a month', 49],
  ['$12, children free', 12],
  ['ขวดละ 89 ส่งฟรี 3 ขวด', 89],
  ['Pack worth $60 for $45', 45],
  ['free-range eggs £4.20 a dozen', 4.2],
])('%s has a price', (answer, value) => {
  expect(readPrice(answer)).toMatchObject({ value });
  expect(readPrice(answer).free).toBeUndefined();
});
