/** Where a picture may go, and which part of it is shown there. */
import { expect, test } from 'vitest';
import { cutTo, placeOn, placesFor } from '../../../../src/screens/pages/place-picture.ts';
import type { PageRecord } from '../../../../src/shared/domain/records.ts';

const page = (pageNumber: number, type: string, output: object): PageRecord =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is read of it
  ({
    pageNumber,
    success: true,
    sectionData: { type, title: '', output, evidence: [] },
  }) as unknown as PageRecord;

test('a deck has places for its cover, its people, its products and pages of pictures', () => {
  const places = placesFor([
    page(1, 'cover', {}),
    page(5, 'business-overview', { keyProducts: [{}, {}] }),
    page(7, 'target-persona', { personas: [{}, {}] }),
    page(101, 'free', { kind: 'picture' }),
    page(102, 'free', { kind: 'quote' }),
  ]);
  expect(places.map(({ pageNumber, slot, item }) => `${pageNumber} ${slot} ${item}`)).toEqual([
    '1 cover 0',
    '7 persona 0',
    '7 persona 1',
    '5 product 0',
    '5 product 1',
    '101 free 0',
  ]);
  const taken = { number: 1, name: '', alt: '', ratio: 1, pageNumber: 7, slot: 'persona', item: 0 } as const;
  expect(placeOn(places, [taken], 7)?.item).toBe(1);
  expect(placeOn(places, [taken, { ...taken, item: 1 }], 7)?.item).toBe(0);
  expect(placeOn(places, [], 3)).toBeUndefined();
});

test.each([
  [1800, 1200, 1, { x: 300, y: 0, width: 1200, height: 1200 }],
  [1000, 2000, 1, { x: 0, y: 1000 / 3, width: 1000, height: 1000 }],
  [1000, 800, undefined, { x: 0, y: 0, width: 1000, height: 800 }],
])('%i × %i cut to %s', (width, height, ratio, cut) => {
  expect(cutTo(width, height, ratio)).toEqual(cut);
});
