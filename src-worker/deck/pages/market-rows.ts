/** What moves demand and what is counted first on page 4: as rows of a column, on a panel, or a card each. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  card,
  clean,
  columns,
  rule,
  say,
  shape,
  style,
  surfaceColours,
  text,
  block,
  blockNode,
  para,
  type PageContext,
  type Span,
  type Words,
} from '../kit/index.ts';

/** Type sizes of a row. */
export interface RowSizes {
  head: Pt;
  detail: Pt;
}
/** Rows of a column are never further apart than this, by the size of their heads. */
const MOST_ROW = 5.2;
export interface Row {
  mark: (x: Pt, y: Pt, id: string) => SceneNode;
  head: string;
  detail: Words;
}

function triangle(id: string, x: Pt, y: Pt, up: boolean): SceneNode {
  const [width, height] = [pxToPt(22), pxToPt(18)];
  const [base, tip] = up ? [height, 0] : [0, height];
  return shape(
    id,
    up ? 'Up' : 'Down',
    { x, y, width, height },
    {
      fill: up ? 'brand' : 'neutral',
      decorative: false,
      geometry: {
        type: 'path',
        commands: [
          { type: 'move', x: 0, y: base },
          { type: 'line', x: width / 2, y: tip },
          { type: 'line', x: width, y: base },
          { type: 'close' },
        ],
      },
    },
  );
}

/** A head over a rule, then rows with a mark each, spread over the column. */
export function column(
  context: PageContext,
  id: string,
  title: string,
  rows: readonly Row[],
  box: Box,
  mark: Pt,
  level: RowSizes,
  most = MOST_ROW,
): SceneNode[] {
  if (rows.length === 0) return [];
  const { lang } = context;
  const stack = new Stack(context, box);
  stack.text(`${id}-title`, title, title, style('head', lang, { size: 15 })).gap(pxToPt(9));
  stack.rule(`${id}-rule`, 'ink', pxToPt(1.5));
  const top = stack.y;
  const inner = { ...box, x: box.x + mark, width: box.width - mark };
  const drawRow = (row: Row, y: Pt, index: number): Stack =>
    new Stack(context, { ...inner, y, height: 1000 })
      .text(`${id}-${index + 1}`, row.head, row.head, style('body', lang, { size: level.head, weight: 700 }))
      .text(
        `${id}-${index + 1}-detail`,
        'Detail',
        row.detail,
        style('body', lang, { size: level.detail, colour: 'quiet' }),
      );
  const heights = rows.map((row, index) => drawRow(row, 0, index).used);
  const sum = heights.reduce((total, height) => total + height, 0);
  const free = bottomOf(box) - top - sum;
  const gap = Math.min(free / rows.length, most * level.head - sum / rows.length);
  if (gap < pxToPt(12)) throw new DoesNotFit(title);
  let y = top;
  const nodes = rows.flatMap((row, index): SceneNode[] => {
    const from = y;
    const drawn = drawRow(row, from + gap / 2, index);
    y += (heights[index] ?? 0) + gap;
    const line =
      index === 0 ? [] : [rule(`${id}-${index + 1}-rule`, box.x, from, box.width, 'line', pxToPt(1.5))];
    return [...line, row.mark(box.x, from + gap / 2, `${id}-${index + 1}-mark`), ...drawn.nodes];
  });
  return [...stack.nodes, ...nodes];
}

/** From this size on one driver is drawn large. */
export const LEAST_LONE: Pt = 14;
/** Between the edge of a panel and its words. */
export const LONE_PAD: Pt = pxToPt(28);
/** Its sizes, largest first, and the share of the panel that it takes at most. */
const LONE_SIZES: readonly Pt[] = [48, 42, 36, 32];
const LONE_FILL = 0.6;
/** Of a longer one, which fills its panel. */
const LONE_LONG: readonly Pt[] = [28, 24, 20, 18];
/** Rows beside a panel spread over its height. */
export const ROW_BESIDE = 8;

/** The one thing that moves demand, large on a panel: a single row would leave its column empty. */
export function loneDriver(
  context: PageContext,
  title: string,
  driver: NonNullable<Reckoned['drivers']>[number],
  box: Box,
): SceneNode[] {
  const { lang } = context;
  const width = box.width - 2 * LONE_PAD;
  const ink = { colour: 'onBrand' } as const;
  const detail = clean(driver.detail ?? '');
  const wordsOf = (size: Pt) =>
    block(
      context,
      [
        para(title, style('label', lang, ink)),
        para(driver.text, style('head', lang, { size, ...ink }), { balance: true, spaceBefore: 6 }),
        ...(detail === ''
          ? []
          : [para(detail, style('body', lang, { size: 16, ...ink }), { spaceBefore: 8 })]),
      ],
      width,
    );
  const room = box.height - 2 * LONE_PAD;
  const words =
    LONE_SIZES.map(wordsOf).find(({ height }) => height <= Math.min(room, box.height * LONE_FILL)) ??
    LONE_LONG.map(wordsOf).find(({ height }) => height <= room);
  if (!words) throw new DoesNotFit(title);
  return [
    card('driver-panel', title, box, 'filled', [
      blockNode(words, {
        id: 'driver-1',
        name: title,
        x: box.x + LONE_PAD,
        y: box.y + (box.height - words.height) / 2,
        width,
      }),
    ]),
  ];
}

/** Nothing but what is counted first: a card each, the first one filled. */
export function countCards(context: PageContext, title: string, rows: readonly Row[], box: Box): SceneNode[] {
  const { lang } = context;
  const stack = new Stack(context, box).text('count-title', title, title, style('head', lang, { size: 15 }));
  const top = stack.y + pxToPt(12);
  const room = { ...box, y: top, height: bottomOf(box) - top };
  const cards = columns(room, rows.length).map((place, index): SceneNode => {
    const row = rows[index];
    const surface = index === 0 ? 'filled' : 'quiet';
    const colours = surfaceColours(surface);
    const inner = place.width - 2 * LONE_PAD;
    const words = block(
      context,
      [
        para(row?.head ?? '', style('head', lang, { size: rows.length > 2 ? 22 : 26, colour: colours.ink }), {
          balance: true,
        }),
        para(row?.detail ?? '', style('body', lang, { size: 16, colour: colours.quiet }), { spaceBefore: 8 }),
      ],
      inner,
    );
    const number = style('number', lang, { size: 72, colour: colours.brand });
    if (words.height + number.size > place.height - 3 * LONE_PAD) throw new DoesNotFit(title);
    return card(`count-${index + 1}-card`, row?.head.slice(0, 60) ?? '', place, surface, [
      text(
        context,
        String(index + 1),
        { ...number, pitch: number.size },
        {
          id: `count-${index + 1}-mark`,
          name: `Number ${index + 1}`,
          role: 'number',
          x: place.x + LONE_PAD,
          y: place.y + LONE_PAD,
          width: inner,
        },
      ),
      blockNode(words, {
        id: `count-${index + 1}`,
        name: row?.head.slice(0, 60) ?? '',
        x: place.x + LONE_PAD,
        y: bottomOf(place) - LONE_PAD - words.height,
        width: inner,
      }),
    ]);
  });
  return [...stack.nodes, ...cards];
}

/** A run for each part: each is a field of its own. */
const joined = (context: PageContext, parts: readonly (string | undefined)[]): Span[] =>
  parts
    .map((part) => clean(part ?? ''))
    .filter((part) => part !== '')
    .flatMap((part, at) => [
      ...(at === 0 ? [] : [{ text: context.lang === 'th' ? ' ' : ', ' }]),
      { text: part },
    ]);

export const demandHead = (context: PageContext): string =>
  say(context, 'What moves demand', 'อะไรขยับความต้องการ');
export const countHead = (context: PageContext): string =>
  say(context, 'What we count first', 'เรานับอะไรก่อน');

export const driverRows = (drivers: NonNullable<Reckoned['drivers']>): Row[] =>
  drivers.map((driver) => ({
    head: driver.text,
    detail: driver.detail ?? '',
    mark: (x, top, id) => triangle(id, x, top + pxToPt(4), driver.up),
  }));

export function countRows(context: PageContext, counts: NonNullable<Reckoned['firstCounts']>): Row[] {
  const number = style('number', context.lang, { size: 26, colour: 'brand' });
  return counts.map((count, index) => ({
    head: count.what,
    detail: joined(context, [count.where, count.when]),
    mark: (x, top, id) =>
      text(
        context,
        String(index + 1),
        { ...number, pitch: 26 },
        { id, name: `Number ${index + 1}`, role: 'number', x, y: top, width: pxToPt(40) },
      ),
  }));
}
