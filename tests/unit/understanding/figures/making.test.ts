/** What the client pays for what it sells, and what is none of that. */
import { describe, expect, test } from 'vitest';
import { readMaking } from '../../../../src-worker/understanding/figures/making.ts';

const valuesOf = (answer: string): unknown[] =>
  readMaking(answer).map(({ value, isShare, each, isFixed }) => [value, isShare, each, isFixed]);

describe('what making one costs', () => {
  test.each([
    ['Wax and wick cost us $4.20 each candle', [[4.2, false, 'candle', false]]],
    ['Ingredients are 38% of the price', [[38, true, '', false]]],
    [
      'ต้นทุนขวดละ 45 ค่าส่งขวดละ 12',
      [
        [45, false, 'ขวด', false],
        [12, false, 'ขวด', false],
      ],
    ],
    ['ค่าวัตถุดิบ 40%', [[40, true, '', false]]],
    ['Rent and coaches come to £8,200 a month', [[8200, false, '', true]]],
  ])('%s', (answer, expected) => {
    expect(valuesOf(answer)).toEqual(expected);
  });

  test.each([
    'Each lead costs us £18',
    'ค่าทัก 45 บาท',
    'An empty room costs us €120 a month',
    'Tooling costs the customer €390 once',
    'Our margin is 30%',
    'ราคา 500 รวมค่าส่ง 40 บาท',
  ])('%s: no cost of making', (answer) => {
    expect(valuesOf(answer)).toEqual([]);
  });
});
