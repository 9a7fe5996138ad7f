/** The deck as a whole: order, hidden pages, and where a page that is carried lands. */
import { expect, test } from 'vitest';
import { deckPages, landing, moveTo } from '../../../../src/screens/pages/deck-pages.ts';
import type { ProposalView } from '../../../../src/shared/contract/work.ts';
import type { Arrangement } from '../../../../src/shared/domain/arrangement.ts';
import type { Scene } from '../../../../src/shared/scene/scene.ts';

const numbers = [1, 2, 3, 4, 101];
const record = (pageNumber: number) => ({ pageNumber });
// oxlint-disable typescript/no-unsafe-type-assertion -- only what is read of them
const view = { pages: numbers.slice(0, 4).map(record), free: [record(101)] } as unknown as ProposalView;
const scene = {
  slides: [...numbers, 3].map((pageNumber) => ({ pageNumber, pageTitle: `Title ${pageNumber}` })),
} as unknown as Scene;
// oxlint-enable typescript/no-unsafe-type-assertion
const shown = (deck: Arrangement) => deckPages(view, deck, scene);

test('a page that goes on takes a number for each of its slides', () => {
  expect(shown({}).map(({ number }) => number)).toEqual([1, 2, 3, 5]);
});

test('pages stand in the order of the deck, hidden ones in their places and without a number', () => {
  const pages = shown({ order: [1, 101, 3, 2, 4], hidden: [3] });
  expect(pages.map(({ pageNumber, number }) => [pageNumber, number])).toEqual([
    [1, 1],
    [101, 2],
    [3, undefined],
    [2, 3],
    [4, 4],
  ]);
  expect(pages.find(({ pageNumber }) => pageNumber === 3)?.slides).toBe(2);
  expect(pages.filter(({ isFree }) => isFree).map(({ title }) => title)).toEqual(['Title 101']);
});

test('a page that goes elsewhere goes behind one that is drawn, or to the front', () => {
  const pages = shown({ order: [1, 2, 101, 3, 4], hidden: [2] });
  expect(moveTo(pages, 4, 1)).toEqual({ move: 4, behind: 1 });
  expect(moveTo(pages, 4, 0)).toEqual({ move: 4, behind: null });
  expect(moveTo(pages, 1, 4)).toEqual({ move: 1, behind: 4 });
});

test('a page lands before or behind the one that it is let go over, or the nearest', () => {
  const places = [0, 110, 220].map((left) => ({ left, top: 0, width: 100, height: 60 }));
  expect([20, 80, 130, 300].map((x) => landing(places, x, 30))).toEqual([0, 1, 1, 3]);
  expect(landing(places, 130, 500)).toBe(1);
  expect(landing([], 5, 5)).toBe(0);
});
