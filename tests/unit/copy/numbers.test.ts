/** Pages are called by the numbers that their slides show, and those that no slide shows are told apart. */
import { expect, test } from 'vitest';
import { listed, pagesOf, somePages } from '../../../src/copy/en/numbers.ts';
import { numberOf, numbersOf } from '../../../src/screen-kit/slide-numbers.ts';

test.each([
  [[3], 'page 3'],
  [[7, 3, 4], 'pages 3, 4 and 7'],
  [[undefined], 'a hidden page'],
  [[undefined, undefined], '2 hidden pages'],
  [[undefined, 3], 'page 3 and a hidden one'],
  [[4, undefined, 3, undefined], 'pages 3, 4 and 2 hidden ones'],
])('%o', (pages, said) => expect(pagesOf(pages)).toBe(said));

test('many are counted, or listed where there is room', () => {
  expect(somePages([1, 2, 3, 4, 5])).toBe('5 pages');
  expect(somePages([1, 2])).toBe('pages 1 and 2');
  expect(listed([2, 10, 1])).toBe('1, 2 and 10');
});

test('a page is called by its first slide; before anything is drawn, by its own number', () => {
  expect(numberOf({ pageNumber: 7, number: 9 })).toBe(9);
  expect(numberOf({ pageNumber: 7 })).toBe(7);
  const numbers = new Map([[7, 9]]);
  expect(numbersOf([7, 3], numbers)).toEqual([9, undefined]);
  expect(numbersOf([7, 3], undefined)).toEqual([7, 3]);
});
