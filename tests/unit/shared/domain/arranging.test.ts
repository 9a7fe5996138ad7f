/** What is done to a deck, one thing at a time, whatever another tab has done meanwhile. */
import { expect, test } from 'vitest';
import type { Arrangement } from '../../../../src/shared/domain/arrangement.ts';
import { arranged, type ArrangeStep } from '../../../../src/shared/domain/arranging.ts';

const pages = [1, 2, 3, 4, 101, 102].map((pageNumber) => ({ pageNumber }));
const deck: Arrangement = { order: [1, 2, 101, 3, 4], hidden: [2] };
const after = (step: ArrangeStep, before = deck): Arrangement => arranged(before, pages, step);

const place = { pageNumber: 101, slot: 'free', item: 0 } as const;
const picture = { ...place, number: 1, name: 'a.png', alt: '', ratio: 1 };
const logo = { number: 2, name: 'l.png', ratio: 1, ground: 'any', colours: [] } as const;

test('a page moves behind another one, or to the front; where either has left the deck, nothing moves', () => {
  expect(after({ move: 4, behind: 1 })).toEqual({ order: [1, 4, 2, 101, 3], hidden: [2] });
  expect(after({ move: 4, behind: null }).order).toEqual([4, 1, 2, 101, 3]);
  expect(after({ move: 1, behind: 4 }).order).toEqual([2, 101, 3, 4, 1]);
  expect(after({ move: 102, behind: 1 }).order).toEqual(deck.order);
  expect(after({ move: 1, behind: 102 }).order).toEqual(deck.order);
  expect(after({ move: 2, behind: 3 }, {}).order).toEqual([1, 3, 2, 4]);
});

test('hiding and showing', () => {
  expect(after({ hide: 3 }).hidden).toEqual([2, 3]);
  expect(after({ show: 2 }).hidden).toEqual([]);
});

test('a page of one’s own goes with its pictures', () => {
  const elsewhere = { ...picture, pageNumber: 1, slot: 'cover' } as const;
  const left = after({ remove: 101 }, { ...deck, pictures: [picture, elsewhere] });
  expect(left.order).toEqual([1, 2, 3, 4]);
  expect(left.pictures).toEqual([elsewhere]);
});

test('a picture takes the place of another one, and is described and taken off where it still stands', () => {
  const one = after({ place: picture });
  const other = after({ place: { ...picture, number: 2 } }, one);
  expect(other.pictures).toEqual([{ ...picture, number: 2 }]);
  expect(after({ describe: { ...place, number: 1 }, alt: 'A dot' }, one).pictures?.[0]?.alt).toBe('A dot');
  // Words for the one that was there before are no words for this one.
  expect(after({ describe: { ...place, number: 1 }, alt: 'A dot' }, other)).toEqual(other);
  expect(after({ takeOff: place }, other).pictures).toEqual([]);
});

test('the client’s logo comes and goes', () => {
  expect(after({ logo })).toEqual({ ...deck, logo });
  expect(after({ logo: null }, { ...deck, logo })).toEqual(deck);
});

test('a step that is done twice is as done once', () => {
  const steps: ArrangeStep[] = [
    { move: 4, behind: 1 },
    { hide: 3 },
    { show: 2 },
    { remove: 101 },
    { place: picture },
    { takeOff: place },
    { logo },
    { logo: null },
  ];
  for (const step of steps) expect(after(step, after(step)), JSON.stringify(step)).toEqual(after(step));
});
