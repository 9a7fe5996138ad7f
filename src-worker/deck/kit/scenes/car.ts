/** A car from the side. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import { corners, Pen, type Paints } from './pen.ts';

export const CAR = { width: 154, height: 53 };

export interface CarColours {
  body: ColourRole;
  windows: ColourRole;
  wheels: ColourRole;
  hubs: ColourRole;
}

/** Standing at night. */
export const carAtNight = (paints: Paints): CarColours => ({
  body: paints.pale,
  windows: paints.sky,
  wheels: paints.black,
  hubs: paints.pale,
});

export function carNodes(id: string, box: Box, colours: CarColours): SceneNode[] {
  const { body, windows, wheels, hubs } = colours;
  return new Pen(id, box, CAR)
    .path(
      'Car body',
      [
        ['M', 0, 41],
        ['L', 0, 29],
        ['C', 0, 23, 4, 20, 12, 19],
        ['L', 31, 16],
        ['L', 51, 3],
        ['C', 54, 1, 56, 0, 60, 0],
        ['L', 99, 0],
        ['C', 104, 0, 107, 1, 110, 3],
        ['L', 131, 18],
        ['L', 146, 21],
        ['C', 152, 22, 154, 25, 154, 31],
        ['L', 154, 41],
        ['Z'],
      ],
      body,
    )
    .path('Car window', corners([42, 17], [57, 6], [78, 6], [78, 17]), windows)
    .path(
      'Car window',
      [['M', 83, 6], ['L', 99, 6], ['C', 103, 6, 104, 7, 106, 8], ['L', 118, 17], ['L', 83, 17], ['Z']],
      windows,
    )
    .circle('Wheel', 34, 41, 12, wheels)
    .circle('Hub', 34, 41, 5, hubs)
    .circle('Wheel', 120, 41, 12, wheels)
    .circle('Hub', 120, 41, 5, hubs).nodes;
}
