/** Head and shoulders: a drawing, never a stock portrait. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { Pen, ROUND, type Paints } from './pen.ts';

export const PORTRAIT = { width: 140, height: 153 };

export function portraitNodes(id: string, box: Box, paints: Pick<Paints, 'pale' | 'soft'>): SceneNode[] {
  const [w, top, bottom] = [140, 84, 153];
  const middle = w / 2;
  const reach = (bottom - top) * ROUND;
  return new Pen(id, box, PORTRAIT)
    .circle('Head', middle, 36, 36, paints.pale)
    .path(
      'Shoulders',
      [
        ['M', 0, bottom],
        ['C', 0, bottom - reach, middle * (1 - ROUND), top, middle, top],
        ['C', middle * (1 + ROUND), top, w, bottom - reach, w, bottom],
        ['Z'],
      ],
      paints.soft,
    ).nodes;
}
