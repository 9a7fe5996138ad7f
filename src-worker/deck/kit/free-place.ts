/** Where a label may stand among other things: the first place that touches none of them. */
import type { Box } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';

const apart = (a: Box, b: Box, by: Pt): boolean =>
  a.x + a.width + by <= b.x ||
  b.x + b.width + by <= a.x ||
  a.y + a.height + by <= b.y ||
  b.y + b.height + by <= a.y;

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;

export interface Surroundings {
  /** The label stays in it. */
  area: Box;
  /** Nothing of the label stands on these. */
  taken: readonly Box[];
  /** Grounds that a label stands on or off, never across their edge. */
  grounds?: readonly Box[];
  /** Kept free around what is taken. */
  distance?: Pt;
}

/** The first of the places that is free, or undefined. */
export function freePlace(places: readonly Box[], around: Surroundings): Box | undefined {
  const { area, taken, grounds = [], distance = 1.5 } = around;
  return places.find(
    (place) =>
      within(place, area) &&
      taken.every((box) => apart(place, box, distance)) &&
      grounds.every((ground) => apart(place, ground, 1) || within(place, ground)),
  );
}
