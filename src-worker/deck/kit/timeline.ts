/** Dated steps on a line: the first marked as where to begin, the last as the goal. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { bottomOf, columns } from './grid.ts';
import { group, shape } from './shapes.ts';
import { style } from './styles.ts';
import { block, blockNode, para } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';
import { say } from './words.ts';

export interface Step {
  /** The date, or a number where there is none. */
  date: string;
  words: string;
}

const DOT: Pt = pxToPt(17);
const GOAL: Pt = pxToPt(21);
const GAP: Pt = pxToPt(24);

/** Lines of steps, one under another, as groups: date, dot with the line to the next, what is done. */
export function timeline(
  context: PageContext,
  lines: readonly (readonly Step[])[],
  box: Box,
  size: Pt,
): { nodes: SceneNode[]; height: Pt } {
  const { lang } = context;
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const total = lines.reduce((sum, line) => sum + line.length, 0);
  const nodes: SceneNode[] = [];
  let y = box.y;
  let number = 0;
  for (const [row, line] of lines.entries()) {
    const places = columns({ ...box, y }, longest, GAP);
    const dates = line.map((step, index) => {
      const goal = number + index + 1 === total && total > 1;
      const look = style('head', lang, { size: Math.min(16, size + 1), colour: goal ? 'brand' : 'ink' });
      return block(context, [para(step.date, look)], places[index]?.width ?? box.width);
    });
    const dateHeight = Math.max(0, ...dates.map((date) => date.height));
    const axis = y + dateHeight + pxToPt(6) + GOAL / 2;
    const wordsTop = axis + GOAL / 2 + pxToPt(10);
    let end = wordsTop;
    for (const [index, step] of line.entries()) {
      number += 1;
      const place = places[index];
      const date = dates[index];
      if (!place || !date) continue;
      const id = `step-${number}`;
      const goal = number === total && total > 1;
      const dot = goal ? GOAL : DOT;
      const children: SceneNode[] = [
        blockNode(date, {
          id: `${id}-date`,
          name: `Step ${number} date`,
          x: place.x,
          y: axis - GOAL / 2 - pxToPt(6) - date.height,
          width: place.width,
        }),
      ];
      const dotBox = { x: place.x, y: axis - dot / 2, width: dot, height: dot };
      if (index < line.length - 1) {
        children.push(
          shape(
            `${id}-line`,
            'Line',
            { x: place.x + dot, y: axis, width: place.width + GAP - dot, height: 0 },
            {
              geometry: { type: 'line', from: 'top-left' },
              stroke: { colour: 'ink', width: 1.5 },
            },
          ),
        );
      }
      children.push(
        shape(`${id}-dot`, goal ? 'Goal' : `Step ${number}`, dotBox, {
          geometry: { type: 'ellipse' },
          ...(goal
            ? { fill: 'brand' }
            : number === 1
              ? { fill: 'accent' }
              : { stroke: { colour: 'ink', width: 1.5 } }),
        }),
      );
      const words = block(
        context,
        [para(step.words === '' ? ' ' : step.words, style('body', lang, { size }))],
        place.width,
      );
      if (step.words !== '') {
        children.push(
          blockNode(words, {
            id: `${id}-words`,
            name: `Step ${number}`,
            x: place.x,
            y: wordsTop,
            width: place.width,
          }),
        );
        end = Math.max(end, wordsTop + words.height);
      }
      const wide = index < line.length - 1 ? place.width + GAP : place.width;
      nodes.push(
        group(
          id,
          `${say(context, 'Step', 'ขั้นตอน')} ${number}`,
          {
            x: place.x,
            y,
            width: wide,
            height: Math.max(axis + GOAL / 2, wordsTop + (step.words === '' ? 0 : words.height)) - y,
          },
          children,
        ),
      );
    }
    y = end + (row < lines.length - 1 ? pxToPt(24) : 0);
  }
  if (y > bottomOf(box) + 0.5) throw new DoesNotFit('Next steps');
  return { nodes, height: y - box.y };
}
