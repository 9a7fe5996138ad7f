/** Dated steps on a line, across the slide or down it: the first marked as where to begin, the last as the goal. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { bottomOf, columns } from './grid.ts';
import { group, shape, type ShapeOptions } from './shapes.ts';
import { style } from './styles.ts';
import { block, blockNode, para, widthOf } from './text.ts';
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

/** From a dot to the next. */
const lineTo = (id: string, box: Box): SceneNode =>
  shape(id, 'Line', box, {
    geometry: { type: 'line', from: 'top-left' },
    stroke: { colour: 'ink', width: 1.5 },
  });

const dotLook = (goal: boolean, first: boolean): ShapeOptions => ({
  geometry: { type: 'ellipse' },
  ...(goal ? { fill: 'brand' } : first ? { fill: 'accent' } : { stroke: { colour: 'ink', width: 1.5 } }),
});

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
        const across = { x: place.x + dot, y: axis, width: place.width + GAP - dot, height: 0 };
        children.push(lineTo(`${id}-line`, across));
      }
      children.push(
        shape(`${id}-dot`, goal ? 'Goal' : `Step ${number}`, dotBox, dotLook(goal, number === 1)),
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

/** Between the dots and the dates, and between the dates and what is done. */
const DATE_GAP: Pt = pxToPt(18);
/** A step with little to say gets no more free height than this. */
const MOST_AIR: Pt = pxToPt(40);

/**
 * The same line down the slide, a row for each step: longer words than a narrow column holds. The rows are spread over
 * the height of `box`; their own height may be more.
 */
export function timelineRows(
  context: PageContext,
  steps: readonly Step[],
  box: Box,
  size: Pt,
): { nodes: SceneNode[]; height: Pt } {
  const { lang } = context;
  const dated = style('head', lang, { size });
  const dates = Math.max(0, ...steps.map((step) => widthOf(context, step.date, dated))) + 1;
  const x = box.x + GOAL + DATE_GAP;
  const left = x + dates + DATE_GAP;
  const width = box.x + box.width - left;
  if (width < dates) throw new DoesNotFit('Next steps');
  const made = steps.map((step) =>
    step.words === '' ? undefined : block(context, [para(step.words, style('body', lang, { size }))], width),
  );
  const heights = made.map((words) => Math.max(dated.pitch, words?.height ?? 0));
  const natural = heights.reduce((sum, height) => sum + height, 0);
  const gaps = Math.max(1, steps.length - 1);
  const air = Math.max(pxToPt(8), Math.min(MOST_AIR, (box.height - natural) / gaps));
  let { y } = box;
  const nodes = steps.map((step, index): SceneNode => {
    const id = `step-${index + 1}`;
    const last = index === steps.length - 1;
    const goal = last && index > 0;
    const dot = goal ? GOAL : DOT;
    const middle = y + dated.pitch / 2;
    const height = (heights[index] ?? 0) + (last ? 0 : air);
    const date = block(context, [para(step.date, { ...dated, colour: goal ? 'brand' : 'ink' })], dates);
    const words = made[index];
    const mark = { x: box.x + (GOAL - dot) / 2, y: middle - dot / 2, width: dot, height: dot };
    // To the dot of the next row.
    const reach = last ? 0 : height + (dated.pitch - DOT) / 2;
    const down = { x: box.x + GOAL / 2, y: bottomOf(mark), width: 0, height: y + reach - bottomOf(mark) };
    const children: SceneNode[] = [
      ...(last ? [] : [lineTo(`${id}-line`, down)]),
      shape(`${id}-dot`, goal ? 'Goal' : `Step ${index + 1}`, mark, dotLook(goal, index === 0)),
      blockNode(date, { id: `${id}-date`, name: `Step ${index + 1} date`, x, y, width: dates }),
      ...(words
        ? [blockNode(words, { id: `${id}-words`, name: `Step ${index + 1}`, x: left, y, width })]
        : []),
    ];
    const around = { x: box.x, y, width: box.width, height: Math.max(height, reach) };
    y += height;
    return group(id, `${say(context, 'Step', 'ขั้นตอน')} ${index + 1}`, around, children);
  });
  return { nodes, height: y - box.y };
}
