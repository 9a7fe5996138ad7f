/** A street-food cart with its awning and skewers. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { Pen, ROUND, type Paints, type Step } from './pen.ts';

export const CART = { width: 158, height: 130 };

const STRIPES = 8;
const STRIPE = 153 / STRIPES;
const SKEWERS = [32, 50.5, 69, 87.5, 106, 124.5];

/** A stripe of the awning: straight above, round below. */
function stripe(x: number): Step[] {
  const radius = STRIPE / 2;
  const edge = 29 - radius;
  const reach = radius * ROUND;
  return [
    ['M', x, 0],
    ['L', x + STRIPE, 0],
    ['L', x + STRIPE, edge],
    ['C', x + STRIPE, edge + reach, x + radius + reach, 29, x + radius, 29],
    ['C', x + radius - reach, 29, x, edge + reach, x, edge],
    ['Z'],
  ];
}

export function cartNodes(id: string, box: Box, paints: Paints): SceneNode[] {
  const pen = new Pen(id, box, CART)
    .rect('Post', 10, 14, 4.5, 49, paints.pale)
    .rect('Post', 143.5, 14, 4.5, 49, paints.pale);
  for (let at = 0; at < STRIPES; at += 1)
    pen.path('Awning', stripe(2.5 + at * STRIPE), at % 2 === 0 ? paints.strong : paints.white);
  for (const x of SKEWERS) {
    pen.rect('Skewer', x - 1.2, 32, 2.4, 31, paints.pale).pill('Skewer', x - 4.6, 35.5, 9.2, 18, paints.soft);
  }
  return pen
    .rect('Counter', 0, 63, 158, 6, paints.pale)
    .rect('Cart', 0, 69, 158, 32, paints.strong)
    .circle('Wheel', 38, 117, 12.5, paints.black)
    .circle('Hub', 38, 117, 5.5, paints.pale)
    .circle('Wheel', 120, 117, 12.5, paints.black)
    .circle('Hub', 120, 117, 5.5, paints.pale).nodes;
}
