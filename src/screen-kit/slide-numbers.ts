/** The number of a page that a person sees: that of its first slide, as its foot and the strip show it. */
import { createContext, use, useMemo } from 'react';
import type { SlideScene } from '../shared/scene/scene.ts';

/** By the page's own number; a page that the deck does not show has none. */
export type SlideNumbers = ReadonlyMap<number, number>;

/** Without one, nothing has been arranged yet: pages have their own numbers. */
export const SlideNumbersContext = createContext<SlideNumbers | undefined>(undefined);

export const numberOf = ({ number, pageNumber }: Pick<SlideScene, 'number' | 'pageNumber'>): number =>
  number ?? pageNumber;

export function useNumbersIn(slides: readonly SlideScene[] | undefined): SlideNumbers | undefined {
  return useMemo(
    () =>
      slides &&
      new Map(slides.filter(({ part }) => part === 1).map((slide) => [slide.pageNumber, numberOf(slide)])),
    [slides],
  );
}

export const numbersOf = (
  pages: readonly number[],
  numbers: SlideNumbers | undefined,
): (number | undefined)[] =>
  numbers === undefined ? [...pages] : pages.map((pageNumber) => numbers.get(pageNumber));

/** Says pages by the numbers of their slides. */
export function useSlideNumbers(): (pages: readonly number[]) => (number | undefined)[] {
  const numbers = use(SlideNumbersContext);
  return (pages) => numbersOf(pages, numbers);
}
