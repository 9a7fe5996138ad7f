/** Which colour stands on which: found on the slides themselves, so that a new pair is checked the day it is drawn. */
import { drawChart } from '../../../../src/shared/scene/chart/draw-chart.ts';
import type {
  Box,
  ChartNode,
  PathCommand,
  Scene,
  SceneNode,
  TextBlock,
} from '../../../../src/shared/scene/scene.ts';
import type { ColourRole, Palette } from '../../../../src/shared/scene/theme.ts';

interface Layer {
  box: Box;
  fill: ColourRole;
  opacity: number;
}

/** A text's colour and what is under it, from the lowest up. */
export interface Pair {
  text: ColourRole;
  under: readonly { fill: ColourRole; opacity: number }[];
  /** Where it was seen first. */
  seen: string;
}

const holds = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** Dots of a scale, which a filled one answers; and the great initial of a box that has its whole name beside it. */
const isDecoration = (text: string, size: number): boolean =>
  /^[•\s]*$/.test(text) || (text.trim().length === 1 && size >= 24);

/** Of an outline of corners, from the corner of its chart. */
function boxOf(outline: readonly PathCommand[], x: number, y: number): Box {
  const corners = outline.flatMap((command) => (command.type === 'close' ? [] : [command]));
  const across = corners.map((corner) => x + corner.x);
  const down = corners.map((corner) => y + corner.y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

function pairsOfSlide(slide: Scene['slides'][number], found: Map<string, Pair>): void {
  const layers: Layer[] = [
    { box: { x: 0, y: 0, width: 960, height: 540 }, fill: slide.background, opacity: 1 },
  ];
  const add = (colour: ColourRole, box: Box, id: string): void => {
    const [x, y] = [box.x + Math.min(box.width, 30) / 2, box.y + box.height / 2];
    const under = layers.filter((layer) => holds(layer.box, x, y));
    const opaque = under.findLastIndex((layer) => layer.opacity === 1);
    const shown = under.slice(opaque).map(({ fill, opacity }) => ({ fill, opacity }));
    const key = [colour, ...shown.map(({ fill, opacity }) => `${fill} ${opacity}`)].join(' on ');
    if (!found.has(key)) found.set(key, { text: colour, under: shown, seen: `${slide.id} ${id}` });
  };
  const read = (block: TextBlock, box: Box, id: string): void => {
    for (const { colour, text, size } of block.paragraphs.flatMap(({ runs }) => runs))
      if (!isDecoration(text, size)) add(colour, box, id);
  };
  // Its columns are ground, for its values and for other texts.
  const readBare = (chart: ChartNode): void => {
    const { marks, labels } = drawChart(chart);
    const { x, y } = chart.box;
    for (const { outline, fill } of marks) layers.push({ box: boxOf(outline, x, y), fill, opacity: 1 });
    for (const { colour, x: left, y: baseline, size } of labels)
      add(
        colour,
        { x: x + left, y: y + baseline - size * 0.7, width: size / 2, height: size * 0.7 },
        chart.id,
      );
  };
  const draw = (node: SceneNode): void => {
    if (node.kind === 'group') node.children.forEach(draw);
    else if (node.kind === 'text' || node.kind === 'list') read(node.text, node.box, node.id);
    else if (node.kind === 'chart' && node.bare) readBare(node);
    else if (node.kind === 'chart') add(node.labelColour, node.box, node.id);
    else if (node.kind === 'shape') {
      if (node.fill) layers.push({ box: node.box, fill: node.fill, opacity: node.opacity ?? 1 });
      if (node.text) read(node.text.block, node.text.box, node.id);
    } else if (node.kind === 'table') {
      for (const cell of node.rows.flatMap(({ cells }) => cells)) {
        if (cell.fill) layers.push({ box: cell.box, fill: cell.fill, opacity: 1 });
        read(cell.text, cell.box, node.id);
      }
    }
  };
  slide.nodes.forEach(draw);
}

/** Every different pair of the scenes. */
export function textGrounds(scenes: readonly Scene[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const slide of scenes.flatMap(({ slides }) => slides)) pairsOfSlide(slide, found);
  return [...found.values()];
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour that the layers add up to. */
export function groundColour(under: Pair['under'], palette: Palette): string {
  const [first, ...rest] = under;
  let mixed = channels(palette[first?.fill ?? 'paper']);
  for (const { fill, opacity } of rest)
    mixed = channels(palette[fill]).map((value, at) => value * opacity + (mixed[at] ?? 0) * (1 - opacity));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
