import { describe, expect, test } from 'vitest';
import {
  arePricedAlike,
  lotsIn,
  measureIn,
} from '../../../../src-worker/understanding/figures/priced-for.ts';

describe('what a price is for', () => {
  test.each<[string, readonly [number, number][]]>([
    ['ครั้งแรก 900 คอร์ส 10 ครั้ง 7,500', [[10, 7500]]],
    ['ครั้งละ 900 บาท 10 ครั้ง 7,500', [[10, 7500]]],
    ['£45 per session, course of 6 for £230', [[6, 230]]],
    ['10-class pass £120', [[10, 120]]],
    ['$300 for 8 lessons', [[8, 300]]],
    ['7,500 บาท/10 ครั้ง', [[10, 7500]]],
    ['60 min massage £55', []],
    ['ครั้งละ 1,500', []],
    ['เจาะเมตรละ 650 ส่วนใหญ่ลึก 60 เมตร', []],
  ])('lots: %s', (words, lots) => expect(lotsIn(words).map(({ count, sum }) => [count, sum])).toEqual(lots));

  test.each<[boolean, string, string]>([
    [true, 'ครั้งละ 1,500', 'ครั้งแรก 900 คอร์ส 10 ครั้ง 7,500'],
    [false, '1,500 บาท', 'คอร์ส 10 ครั้ง 7,500'],
    [true, '£60 a session', '6 sessions for £230'],
    [false, '£60', 'course of 6 for £230'],
    [true, 'เมตรละ 450', 'เจาะเมตรละ 650 ส่วนใหญ่ลึก 60 เมตร'],
    [false, 'เหมา 30,000', 'เจาะเมตรละ 650'],
    [false, '£3 a carer', '£28 an hour'],
    [false, '£9 a kilo', '£14 a box'],
    [true, '£71 a wrench', '£38 per torque wrench'],
    [true, '£71', '£38 per torque wrench'],
    [true, '฿900', '฿1,200'],
  ])('alike %s: %s and %s', (isAlike, them, us) => expect(arePricedAlike(them, us)).toBe(isAlike));

  test.each<[string, string | undefined]>([
    ['เมตรละ 450', 'เมตร'],
    ['£28 an hour', 'hour'],
    ['£38 per torque wrench', undefined],
    ['ครั้งละ 900', undefined],
  ])('measure: %s', (words, unit) => expect(measureIn(words)).toBe(unit));
});
