/** A wall charger at a house, with its car. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
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
