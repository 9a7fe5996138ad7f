import { expect, test } from 'vitest';
import { PAGES } from '../../../../src/shared/domain/pages.ts';

test('nineteen pages, numbered in order, each of its own type', () => {
  expect(PAGES.map((page) => page.pageNumber)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
  expect(new Set(PAGES.map((page) => page.type)).size).toBe(19);
});
