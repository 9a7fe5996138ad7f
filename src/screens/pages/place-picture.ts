/** Where a picture may go. Pure. */
import { isAtPlace } from '../../shared/domain/arranging.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import type { PicturePlace, PictureSlot, PlacedPicture } from '../../shared/domain/pictures.ts';
import { readFree } from '../../shared/domain/free-page.ts';
import { PAGES } from '../../shared/domain/pages.ts';

/** The shape that a place has; undefined where it takes any. Width divided by height. */
export const RATIOS: Readonly<Record<PictureSlot, number | undefined>> = {
  cover: 600 / 720,
  persona: 1,
  product: 4 / 3,
  free: undefined,
};

const numberOf = (type: string): number => PAGES.find((page) => page.type === type)?.pageNumber ?? 0;
const COVER = numberOf('cover');
const PERSONAS = numberOf('target-persona');
const PRODUCTS = numberOf('business-overview');

const countOf = (page: PageRecord | undefined, field: string): number => {
  const items = page?.sectionData?.output[field];
  return Array.isArray(items) ? items.length : 0;
};

/** Pictures that a page shows: its people, its products. */
export function placesFor(pages: readonly PageRecord[]): PicturePlace[] {
  const page = (number: number): PageRecord | undefined =>
    pages.find(({ pageNumber, success }) => success && pageNumber === number);
  const each = (pageNumber: number, slot: PictureSlot, count: number): PicturePlace[] =>
    Array.from({ length: count }, (_, item) => ({ pageNumber, slot, item }));
  return [
    ...each(COVER, 'cover', page(COVER) ? 1 : 0),
    ...each(PERSONAS, 'persona', countOf(page(PERSONAS), 'personas')),
    ...each(PRODUCTS, 'product', countOf(page(PRODUCTS), 'keyProducts')),
    ...pages.flatMap(({ pageNumber, sectionData }) =>
      sectionData?.type === 'free' && readFree(sectionData.output).kind === 'picture'
        ? each(pageNumber, 'free', 1)
        : [],
    ),
  ];
}

/** The first free place of the chosen page, else the first of it; undefined where it has none. */
export function placeOn(
  places: readonly PicturePlace[],
  pictures: readonly PlacedPicture[],
  pageNumber: number | undefined,
): PicturePlace | undefined {
  const here = places.filter((place) => place.pageNumber === pageNumber);
  return here.find((place) => !pictures.some((picture) => isAtPlace(picture, place))) ?? here[0];
}

/** The largest part of a picture that has a shape, from its middle. Pixels. */
export function cutTo(
  width: number,
  height: number,
  ratio: number | undefined,
): { x: number; y: number; width: number; height: number } {
  if (ratio === undefined) return { x: 0, y: 0, width, height };
  const cut = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  // Faces stand above the middle.
  return { x: (width - cut.width) / 2, y: (height - cut.height) / 3, ...cut };
}
