/** A house with a lit window. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { corners, Pen, type Paints } from './pen.ts';

export const HOUSE = { width: 198, height: 100 };

export function houseNodes(id: string, box: Box, paints: Paints): SceneNode[] {
  return new Pen(id, box, HOUSE)
    .path('Walls', corners([7, 43], [99, 6], [191, 43], [191, 100], [7, 100]), paints.soft)
    .path('Roof', corners([0, 43], [99, 0], [198, 43], [198, 48], [99, 10], [0, 48]), paints.strong)
    .rect('Window', 40, 54, 44, 18, paints.accent)
    .rect('Door', 108, 63, 37, 37, paints.strong).nodes;
}
