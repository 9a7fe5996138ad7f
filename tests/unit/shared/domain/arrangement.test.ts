import { expect, test } from 'vitest';
import { inOrder, shown } from '../../../../src/shared/domain/arrangement.ts';

const pages = [1, 2, 3, 4, 5].map((pageNumber) => ({ pageNumber }));
const numbers = (list: readonly { pageNumber: number }[]): number[] =>
  list.map(({ pageNumber }) => pageNumber);

test('pages stand in the person’s order; one that it does not name stands after the page before it', () => {
  expect(numbers(inOrder(pages.toReversed(), {}))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(inOrder(pages, { order: [1, 4, 2] }))).toEqual([1, 4, 5, 2, 3]);
  expect(numbers(inOrder(pages, { order: [9, 5, 1, 2, 3, 4] }))).toEqual([5, 1, 2, 3, 4]);
});

test('hidden pages are not shown', () => {
  expect(numbers(shown(pages, { hidden: [2, 9] }))).toEqual([1, 3, 4, 5]);
  expect(numbers(shown(pages, { hidden: [2], order: [3, 1] }))).toEqual([3, 4, 5, 1]);
  expect(numbers(shown(pages))).toEqual([1, 2, 3, 4, 5]);
});

test('a page of one’s own is in the deck where it was put, and nowhere else', () => {
  const all = [...pages, { pageNumber: 101 }, { pageNumber: 102 }];
  expect(numbers(inOrder(all, {}))).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(inOrder(all, { order: [1, 2, 102] }))).toEqual([1, 2, 3, 4, 5, 102]);
  expect(numbers(inOrder(all, { order: [1, 101, 2, 3, 4, 5] }))).toEqual([1, 101, 2, 3, 4, 5]);
});
