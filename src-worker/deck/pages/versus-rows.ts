/** The comparisons of page 10: figure against figure as bars from zero, words against words, and who leads. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import type { Box, ChartNode, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  clean,
  group,
  para,
  say,
  shape,
  style,
  text,
  textShape,
  widthOf,
  type PageContext,
} from '../kit/index.ts';

export type VersusRow = NonNullable<Reckoned['versus']>[number];

export interface RowSizes {
  /** Height of a bar, in px of the design. */
  bar: number;
  figure: Pt;
  name: Pt;
  words: Pt;
  gap: number;
}
/** Of a row's width: names need a column of their own, and leave room for what is compared. */
export const WIDEST_NAME = 0.36;
const BETWEEN = 8;
/** Between the names and the bars. */
const NAME_GAP: Pt = pxToPt(14);
const CHIP_HEIGHT: Pt = pxToPt(32);

/** Both sides' figures, where they can be bars. */
export const figures = (row: VersusRow): [number, number] | undefined =>
  row.themValue !== undefined &&
  row.usValue !== undefined &&
  row.themValue >= 0 &&
  row.usValue >= 0 &&
  row.themValue + row.usValue > 0
    ? [row.themValue, row.usValue]
    : undefined;

/** Names of both sides as wide as the wider needs. */
function nameWidth(context: PageContext, names: readonly string[], size: Pt, most: Pt): Pt {
  const look = style('body', context.lang, { size, weight: 700 });
  const width = Math.max(...names.map((name) => widthOf(context, name, look))) + 2;
  if (width > most) throw new DoesNotFit('Name');
  return width;
}

/** What the chip says of a row, and how wide it is. */
function chipOf(context: PageContext, { leads }: VersusRow) {
  const look = style('label', context.lang);
  const words = leads === 'us' ? say(context, 'We lead', 'เรานำ') : say(context, 'They lead', 'เขานำ');
  return { look, words, width: widthOf(context, words, look) + 2 * pxToPt(14) };
}

/** 'They lead', a round chip at the row's right edge. */
function leadChip(context: PageContext, id: string, row: VersusRow, right: Pt, middle: Pt): SceneNode {
  const { words, look, width } = chipOf(context, row);
  const box = { x: right - width, y: middle - CHIP_HEIGHT / 2, width, height: CHIP_HEIGHT };
  return textShape(context, `${id}-lead`, words, box, [para(words, look, { align: 'center' })], {
    fill: 'tint2',
    geometry: { type: 'round-rect', radius: CHIP_HEIGHT / 2 },
    padding: { x: pxToPt(6), y: pxToPt(3) },
  });
}

function barChart(
  row: VersusRow,
  names: readonly [string, string],
  values: [number, number],
  box: Box,
  id: string,
  sizes: RowSizes,
): ChartNode {
  const step = sizes.bar + BETWEEN;
  return {
    kind: 'chart',
    id: `${id}-chart`,
    name: clean(row.label),
    box,
    chart: 'bar',
    labels: names,
    series: [
      {
        name: clean(row.label),
        values,
        colour: 'brand',
        pointColours: ['neutral', 'brand'],
        pointFormats: [formatOf(values[0], clean(row.them)), formatOf(values[1], clean(row.us))],
        pointInks: ['ink', 'brand'],
      },
    ],
    labelSize: 12,
    valueSize: sizes.figure,
    labelColour: 'ink',
    names: false,
    gap: BETWEEN / step,
    max: Math.max(row.max ?? 0, ...values),
    alt: `${clean(row.label)}: ${names[0]} ${clean(row.them)}, ${names[1]} ${clean(row.us)}.`,
  };
}

/** One comparison under its rule; returns where it ends. */
function rowNodes(
  context: PageContext,
  row: VersusRow,
  names: readonly [string, string],
  index: number,
  place: Box,
  name: Pt,
  sizes: RowSizes,
): Stack {
  const { lang } = context;
  const id = `versus-${index + 1}`;
  const stack = new Stack(context, place);
  stack.rule(`${id}-rule`, 'ink', pxToPt(1.5)).gap(pxToPt(7));
  stack.text(`${id}-label`, 'Point', row.label, style('label', lang, { colour: 'brand' })).gap(pxToPt(5));
  const values = figures(row);
  const right = place.x + place.width;
  const left = place.x + name + NAME_GAP;
  const chipWidth = row.leads === 'neither' ? 0 : chipOf(context, row).width + pxToPt(8);
  const sides = ['them', 'us'] as const;
  const wordsLook = (side: 'them' | 'us') =>
    style('head', lang, {
      size: sizes.words,
      colour: side === 'us' ? 'brand' : 'ink',
      weight: side === 'us' ? 700 : 400,
    });
  const top = stack.y;
  const barHeight = pxToPt(sizes.bar);
  let y = top;
  const middles = sides.map((side, at) => {
    if (values) return top + at * (barHeight + pxToPt(BETWEEN)) + barHeight / 2;
    const drawn = new Stack(context, {
      ...place,
      x: left,
      y,
      width: right - left - chipWidth,
      height: bottomOf(place) - y,
    });
    drawn.text(`${id}-${side}`, names[at] ?? '', row[side], wordsLook(side));
    stack.nodes.push(...drawn.nodes);
    const height = Math.max(drawn.used, sizes.name * 1.5);
    const middle = y + Math.min(height, wordsLook(side).pitch) / 2;
    y += height + pxToPt(5);
    return middle;
  });
  if (values) {
    const height = 2 * barHeight + pxToPt(BETWEEN);
    const widest = Math.max(
      ...[row.them, row.us].map((each) =>
        widthOf(context, clean(each), style('number', lang, { size: sizes.figure })),
      ),
    );
    // Half a gap stands outside the first and the last bar.
    const half = pxToPt(BETWEEN) / 2;
    const box = { x: left, y: top - half, width: right - left - chipWidth, height: height + 2 * half };
    if (widest > box.width * 0.6) throw new DoesNotFit('Figure');
    stack.nodes.push(barChart(row, names, values, box, id, sizes));
    y = top + height;
  }
  sides.forEach((side, at) => {
    const leads = row.leads === side;
    const look = style('body', lang, { size: sizes.name, weight: leads ? 700 : 400 });
    const middle = middles[at] ?? top;
    stack.nodes.push(
      text(context, names[at] ?? '', look, {
        id: `${id}-${side}-name`,
        name: names[at] ?? '',
        x: place.x,
        y: middle - look.pitch / 2,
        width: name,
      }),
    );
    if (leads) stack.nodes.push(leadChip(context, id, row, right, middle));
  });
  stack.y = y;
  if (stack.y > bottomOf(place) + 0.5) throw new DoesNotFit('Comparison');
  return stack;
}

/**
 * Comparisons, one under the other, spread over the box; `from`: how many stand elsewhere before them. Throws
 * `DoesNotFit` where they need more.
 */
export function versusRows(
  context: PageContext,
  rows: readonly VersusRow[],
  names: readonly [string, string],
  box: Box,
  sizes: RowSizes,
  from = 0,
): SceneNode[] {
  const name = nameWidth(context, names, sizes.name, box.width * WIDEST_NAME);
  const tall = { ...box, height: 10_000 };
  const heights = rows.map(
    (row, index) => rowNodes(context, row, names, from + index, tall, name, sizes).used,
  );
  const used = heights.reduce((sum, height) => sum + height, 0);
  const free = box.height - used;
  const gap = Math.min(pxToPt(sizes.gap), free / Math.max(1, rows.length));
  if (gap < pxToPt(8)) throw new DoesNotFit('Comparisons');
  let { y } = box;
  return rows.flatMap((row, index) => {
    const drawn = rowNodes(
      context,
      row,
      names,
      from + index,
      { ...box, y, height: bottomOf(box) - y },
      name,
      sizes,
    );
    y += (heights[index] ?? 0) + gap;
    return drawn.nodes;
  });
}

const PANEL_GAP: Pt = pxToPt(10);
const PANEL_PAD: Pt = pxToPt(24);
/** Higher ones would be empty. */
const TALLEST_PANEL: Pt = pxToPt(190);

/**
 * One comparison without figures, drawn large: a panel for each side over the height of the box, ours filled. Two lines
 * of words would leave the most of it empty.
 */
export function versusPanels(
  context: PageContext,
  row: VersusRow,
  names: readonly [string, string],
  box: Box,
  sizes: RowSizes,
): SceneNode[] {
  const { lang } = context;
  const id = 'versus-1';
  const head = new Stack(context, box);
  head.rule(`${id}-rule`, 'ink', pxToPt(1.5)).gap(pxToPt(9));
  head.text(`${id}-label`, 'Point', row.label, style('label', lang, { colour: 'brand' })).gap(pxToPt(10));
  const height = Math.min(TALLEST_PANEL, (bottomOf(box) - head.y - PANEL_GAP) / 2);
  const panels = (['them', 'us'] as const).map((side, at): SceneNode => {
    const place = { ...box, y: head.y + at * (height + PANEL_GAP), height };
    const ours = side === 'us';
    const inner = { ...place, x: place.x + PANEL_PAD, width: place.width - 2 * PANEL_PAD };
    const name = style('head', lang, { size: sizes.name, colour: ours ? 'onBrand' : 'quiet' });
    const look = style('head', lang, { size: sizes.words, colour: ours ? 'onBrand' : 'ink' });
    const chip = row.leads === side ? chipOf(context, row).width + PANEL_GAP : 0;
    const said = (y: Pt): Stack =>
      new Stack(context, { ...inner, y, height: 10_000 })
        .add(
          text(context, names[at] ?? '', name, {
            id: `${id}-${side}-name`,
            name: names[at] ?? '',
            x: inner.x,
            y,
            width: inner.width - chip,
          }),
        )
        .gap(pxToPt(4))
        .text(`${id}-${side}`, names[at] ?? '', row[side], look, { balance: true });
    const { used } = said(0);
    if (used > height - 2 * pxToPt(10)) throw new DoesNotFit('Comparison');
    const top = place.y + (height - used) / 2;
    const back = shape(`${id}-${side}-back`, 'Panel', place, { fill: ours ? 'brand' : 'tint' });
    const right = inner.x + inner.width;
    const marked = chip === 0 ? [] : [leadChip(context, id, row, right, top + name.pitch / 2)];
    return group(`${id}-${side}-panel`, names[at] ?? '', place, [back, ...said(top).nodes, ...marked]);
  });
  return [...head.nodes, ...panels];
}

/** Of a row on the board, beside its panels: what is compared. */
const BOARD_LABEL: Pt = pxToPt(190);
/** The lowest a row of the board is. */
const LOWEST_ROW: Pt = pxToPt(84);

/** One side of a row on the board: its name and its words in the middle of a panel, the chip in its corner. */
function boardPanel(
  context: PageContext,
  row: VersusRow,
  side: 'them' | 'us',
  name: string,
  place: Box,
  id: string,
  sizes: RowSizes,
): SceneNode {
  const { lang } = context;
  const ours = side === 'us';
  const inner = { ...place, x: place.x + PANEL_PAD, width: place.width - 2 * PANEL_PAD };
  const quiet = style('label', lang, { size: 12, weight: 400, colour: ours ? 'onBrand' : 'quiet' });
  const look = style('head', lang, {
    size: sizes.words,
    weight: row.leads === side || ours ? 700 : 400,
    colour: ours ? 'onBrand' : 'ink',
  });
  const chip = row.leads === side ? chipOf(context, row).width + PANEL_GAP : 0;
  const said = (y: Pt): Stack =>
    new Stack(context, { ...inner, y, height: 10_000 })
      .add(
        text(context, name, quiet, {
          id: `${id}-${side}-name`,
          name,
          x: inner.x,
          y,
          width: inner.width - chip,
        }),
      )
      .gap(pxToPt(2))
      .text(`${id}-${side}`, name, row[side], look, { balance: true });
  const { used } = said(0);
  if (used > place.height - 2 * pxToPt(8)) throw new DoesNotFit('Comparison');
  const top = place.y + (place.height - used) / 2;
  const back = shape(`${id}-${side}-back`, 'Panel', place, { fill: ours ? 'brand' : 'tint' });
  const right = inner.x + inner.width;
  const marked = chip === 0 ? [] : [leadChip(context, id, row, right, top + quiet.pitch / 2)];
  return group(`${id}-${side}-panel`, name, place, [back, ...said(top).nodes, ...marked]);
}

/**
 * Comparisons without figures as a board: a row for each, what is compared at the left, them and us on panels beside it, over
 * the height of the box. Throws `DoesNotFit` for figures, which are bars.
 */
export function versusBoard(
  context: PageContext,
  rows: readonly VersusRow[],
  names: readonly [string, string],
  box: Box,
  sizes: RowSizes,
): SceneNode[] {
  if (rows.some((row) => figures(row) !== undefined)) throw new DoesNotFit('Board');
  const height = (box.height - PANEL_GAP * (rows.length - 1)) / rows.length;
  if (height < LOWEST_ROW) throw new DoesNotFit('Board');
  const width = (box.width - BOARD_LABEL - PANEL_GAP) / 2;
  return rows.flatMap((row, index): SceneNode[] => {
    const id = `versus-${index + 1}`;
    const y = box.y + index * (height + PANEL_GAP);
    const label = new Stack(context, { ...box, y, width: BOARD_LABEL - pxToPt(20), height });
    label
      .rule(`${id}-rule`, 'ink', pxToPt(1.5))
      .gap(pxToPt(12))
      .text(`${id}-label`, 'Point', row.label, style('head', context.lang, { size: 17, colour: 'brand' }));
    const left = { x: box.x + BOARD_LABEL, y, width, height };
    const right = { ...left, x: left.x + width + PANEL_GAP };
    return [
      ...label.nodes,
      boardPanel(context, row, 'them', names[0], left, id, sizes),
      boardPanel(context, row, 'us', names[1], right, id, sizes),
    ];
  });
}
