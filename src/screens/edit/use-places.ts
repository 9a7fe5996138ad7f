/** The slide that is shown of a page, with the texts that can be changed on it. */
import { useMemo, useState } from 'react';
import type { Scene, SlideScene } from '../../shared/scene/scene.ts';
import { measure } from './faces.ts';
import { placesOf, type Place } from './places.ts';

export interface Shown {
  slides: readonly SlideScene[];
  slide: SlideScene | undefined;
  places: readonly Place[];
  /** On all slides of the page. */
  all: readonly Place[];
  /** Where words are typed now, and its number among the texts; -1 while a layout comes that has it not. */
  typed: Place | undefined;
  index: number;
}

/** @param part which slide of the page the address names, from 1 */
export function usePlaces(scene: Scene, pageNumber: number, part: number, typing: string | undefined): Shown {
  const slides = useMemo(
    () => scene.slides.filter((each) => each.pageNumber === pageNumber),
    [scene, pageNumber],
  );
  const placed = useMemo(
    () => slides.map((slide) => ({ slide, places: placesOf(slide, measure) })),
    [slides],
  );
  const all = useMemo(() => placed.flatMap((each) => each.places), [placed]);
  const [named] = placed.slice(Math.max(0, Math.min(part, placed.length) - 1));
  // What is typed may have gone on to another slide of the page.
  const holder = placed.find(({ places }) => places.some(({ key }) => key === typing));
  const { slide, places = [] } = named?.places.some(({ key }) => key === typing)
    ? named
    : (holder ?? named ?? {});
  const index = places.findIndex(({ key }) => key === typing);
  return { slides, slide, places, all, index, typed: useLastPlace(typing, places[index]) };
}

/** A text without words is not drawn: it is typed where it stood last. */
function useLastPlace(typing: string | undefined, place: Place | undefined): Place | undefined {
  const [last, setLast] = useState<Place>();
  if (place !== undefined && place !== last) setLast(place);
  return place ?? (last?.key === typing ? last : undefined);
}
