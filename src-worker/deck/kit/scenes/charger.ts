/** A wall charger: alone, and at a house with its car. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import { CAR, carAtNight, carNodes } from './car.ts';
import { HOUSE, houseNodes } from './house.ts';
import { Pen, type Paints } from './pen.ts';

export const CHARGED_HOUSE = { width: 322, height: 104 };

/** The house, the charger on its wall, and the car on its cable. */
export function chargerNodes(id: string, box: Box, paints: Paints): SceneNode[] {
  const pen = new Pen(id, box, CHARGED_HOUSE);
  const house = houseNodes(`${id}-house`, pen.place(0, 0, HOUSE.width, HOUSE.height), paints);
  const width = 116;
  const car = carNodes(
    `${id}-car`,
    pen.place(
      206,
      CHARGED_HOUSE.height - (width * CAR.height) / CAR.width,
      width,
      (width * CAR.height) / CAR.width,
    ),
    carAtNight(paints),
  );
  pen
    .line(
      'Cable',
      [
        ['M', 173, 80],
        ['C', 173, 98, 194, 104, 211, 95],
      ],
      paints.white,
      2.4,
    )
    .rect('Charger', 165, 67, 17, 14, paints.white);
  return [...house, ...pen.nodes, ...car];
}

export const WALL_CHARGER = { width: 76, height: 110 };

/** The charger by itself, large. */
export function wallChargerNodes(
  id: string,
  box: Box,
  colours: { case: ColourRole; front: ColourRole },
): SceneNode[] {
  return new Pen(id, box, WALL_CHARGER)
    .rect('Charger', 0, 0, 64, 76, colours.case)
    .rect('Display', 12, 14, 40, 12, colours.front)
    .circle('Socket', 32, 50, 11, colours.front)
    .rect('Cable', 29.5, 76, 5, 34, colours.case)
    .rect('Cable', 34.5, 105, 41.5, 5, colours.case).nodes;
}
