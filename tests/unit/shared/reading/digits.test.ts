import { expect, test } from 'vitest';
import { digitRuns, isMeasure, STARS } from '../../../../src/shared/reading/digits.ts';

test('runs of digits with their marks', () => {
  expect(digitRuns('1,250 m and 7.')).toEqual([
    { digits: '1,250', index: 0 },
    { digits: '7', index: 12 },
  ]);
});

test.each([
  ['500 ml', true],
  ['24ซม', true],
  ['500 bottles', false],
  ['ml', false],
])('%s is a measure alone: %s', (text, is) => expect(isMeasure(text)).toBe(is));

test.each([
  ['4.7 on Google', true],
  ['14.75', false],
])('%s is a rating: %s', (text, is) => expect(STARS.test(text)).toBe(is));
