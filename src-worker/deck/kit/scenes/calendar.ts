/** Three leaves of a calendar, the last one marked. */
import type { Box, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { Pen, type Paints } from './pen.ts';

export const CALENDAR = { width: 308, height: 104 };
const LEAF = { width: 92, head: 20, step: 108 };

export function calendarNodes(id: string, box: Box, paints: Paints): SceneNode[] {
  const pen = new Pen(id, box, CALENDAR);
  for (const at of [0, 1, 2]) {
    const x = at * LEAF.step;
    const last = at === 2;
    pen
      .rect('Leaf', x, LEAF.head, LEAF.width, CALENDAR.height - LEAF.head, last ? paints.white : paints.sky)
      .rect('Leaf head', x, 0, LEAF.width, LEAF.head, last ? paints.accent : paints.soft);
    for (let day = 0; day < 12; day += 1) {
      const [column, row] = [day % 4, Math.floor(day / 4)];
      const fill = last ? (day < 9 ? paints.soft : paints.strong) : paints.strong;
      pen.rect('Day', x + 14 + column * 17, LEAF.head + 14 + row * 20, 13, 15, fill);
    }
  }
  return pen.nodes;
}
