/** What must hold of every slide: text inside its box, boxes inside the slide, no text on another. */
import { DOUGHNUT_HOLE } from '../../../src/shared/scene/chart/form.ts';
import type { Box, ChartNode, SceneNode, TextBlock } from '../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';
import { MIN_SIZE } from './styles.ts';

export interface PlacedText {
  id: string;
  box: Box;
  /** What the text really covers inside its box. */
  ink: Box;
  text: TextBlock | undefined;
  /** Of a doughnut: free for a text. */
  hole?: Box;
}

const TOLERANCE = 0.6;
const WHOLE_SLIDE: Box = { x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT };

function placed(
  id: string,
  box: Box,
  text: TextBlock,
  align: 'top' | 'middle' | 'bottom' = 'top',
): PlacedText {
  const free = Math.max(0, box.height - text.height);
  const y = box.y + (align === 'middle' ? free / 2 : align === 'bottom' ? free : 0);
  const lines = text.paragraphs.flatMap((paragraph) => paragraph.lines);
  const left = Math.min(...lines.map((line) => line.x), text.width);
  const right = Math.max(...lines.map((line) => line.x + line.width), 0);
  return {
    id,
    box,
    text,
    ink: { x: box.x + left, y, width: Math.max(0, right - left), height: text.height },
  };
}

/** A bare chart's values: its columns are ground for other texts. */
const bareInk = ({ id, box, bare }: ChartNode): PlacedText[] =>
  (bare ?? []).map(({ x, baseline, width, size }, index) => {
    const ink = { x: box.x + x, y: box.y + baseline - size * 0.78, width, height: size * 0.9 };
    return { id: `${id}-${index + 1}`, box: ink, ink, text: undefined };
  });

/** The square that stands in a doughnut's hole. */
function holeOf({ box, chart }: ChartNode): { hole?: Box } {
  if (chart !== 'doughnut') return {};
  const side = Math.min(box.width, box.height) * DOUGHNUT_HOLE * 0.94;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { hole: { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side } };
}

const inHole = ({ hole }: PlacedText, { ink }: PlacedText): boolean =>
  hole !== undefined && inside(ink, hole);

/** Every text, table, chart and picture of the nodes with the place it covers. */
export function placedTexts(nodes: readonly SceneNode[]): PlacedText[] {
  return nodes.flatMap((node): PlacedText[] => {
    switch (node.kind) {
      case 'text':
      case 'list':
        return [placed(node.id, node.box, node.text, node.verticalAlign)];
      case 'shape':
        return node.text ? [placed(node.id, node.text.box, node.text.block, node.text.verticalAlign)] : [];
      case 'table':
        return node.rows.flatMap((row, r) =>
          row.cells.flatMap((cell, c) =>
            cell.text.paragraphs.length === 0
              ? []
              : [placed(`${node.id}-${r}-${c}`, cell.box, cell.text, cell.verticalAlign)],
          ),
        );
      case 'chart':
        if (node.bare) return bareInk(node);
        return [{ id: node.id, box: node.box, ink: node.box, text: undefined, ...holeOf(node) }];
      case 'image':
        return [{ id: node.id, box: node.box, ink: node.box, text: undefined }];
      case 'group':
        return placedTexts(node.children);
    }
  });
}

function boxesOf(nodes: readonly SceneNode[]): { id: string; box: Box }[] {
  return nodes.flatMap((node) => [{ id: node.id, box: node.box }, ...boxesOf(childrenOf(node))]);
}

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE;

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + TOLERANCE &&
  b.x + b.width > a.x + TOLERANCE &&
  a.y + a.height > b.y + TOLERANCE &&
  b.y + b.height > a.y + TOLERANCE;

/** What is wrong with the nodes of one slide, in sentences; empty when nothing. `area`: where they may be. */
export function problemsOf(nodes: readonly SceneNode[], area: Box = WHOLE_SLIDE): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { id, box } of boxesOf(nodes)) {
    if (seen.has(id)) problems.push(`The id ${id} is used twice.`);
    seen.add(id);
    if (![box.x, box.y, box.width, box.height].every(Number.isFinite)) problems.push(`${id} has no place.`);
    if (box.width < -TOLERANCE || box.height < -TOLERANCE) problems.push(`${id} has a negative size.`);
    if (!inside(box, area)) problems.push(`${id} leaves its area.`);
  }
  const texts = placedTexts(nodes);
  for (const { id, box, text, ink } of texts) {
    if (!text) continue;
    if (!inside(box, area)) problems.push(`The text of ${id} leaves its area.`);
    if (text.height > box.height + TOLERANCE) problems.push(`The text of ${id} is higher than its box.`);
    if (ink.width > box.width + TOLERANCE) problems.push(`The text of ${id} is wider than its box.`);
    for (const paragraph of text.paragraphs) {
      if (paragraph.runs.some((run) => run.size < MIN_SIZE)) problems.push(`The text of ${id} is too small.`);
      if (paragraph.lines.some(({ broken }) => broken)) problems.push(`The text of ${id} divides a word.`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (inHole(one, other) || inHole(other, one)) continue;
      if (overlap(one.ink, other.ink)) problems.push(`${one.id} and ${other.id} overlap.`);
    }
  }
  return problems;
}
