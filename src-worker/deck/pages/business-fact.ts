/** Page 5 where one fact decides: it as the largest figure of the deck, counted out beside it, selling points under it. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  firstLevel,
  headlineOf,
  rule,
  style,
  text,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { wholeFigure } from '../kit/figures.ts';
import { areTiles, factBars, factTiles, type Fact } from './fact-tiles.ts';

type Output = SectionOutput<'business-overview'>;

interface Level {
  /** Selling points under the rule; beside the figure, where nothing else is drawn there. */
  points: boolean | 'beside';
  point: Pt;
  caption: Pt;
}
const LEVELS: readonly Level[] = [
  { points: 'beside', point: 30, caption: 18 },
  { points: 'beside', point: 26, caption: 18 },
  { points: 'beside', point: 20, caption: 18 },
  { points: 'beside', point: 16, caption: 16 },
  { points: true, point: 20, caption: 14 },
  { points: true, point: 17, caption: 13 },
  { points: true, point: 15, caption: 12 },
  { points: false, point: 0, caption: 18 },
  { points: false, point: 0, caption: 14 },
];
const MOST_POINTS = 4;
/** Beside the drawing: the figure has this much, in px of the design. */
const FIGURE_WIDTH: Pt = pxToPt(400);
const DRAWING_X: Pt = pxToPt(480);
const LEAST_FIGURE: Pt = 80;
const UNIT: Pt = 38;
/** Between points that stand beside the figure, at most. */
const MOST_BETWEEN: Pt = pxToPt(72);
/** Characters of a lead at least: '5 years' of '5 years of warranty'. */
const SHORTEST_LEAD = 5;
/** Of a figure with nothing drawn beside it. */
const ALONE: Pt = 160;

/** By the figure's characters; longer ones are fitted. */
const sizeFor = (figure: string): Pt =>
  figure.length === 1 ? 250 : figure.length === 2 ? 180 : figure.length < 5 ? 110 : 100;

/** The largest size on which the figure fits, its unit beside it or under it. */
function figureNodes(context: PageContext, fact: Fact, box: Box, largest: Pt): Stack {
  const { lang } = context;
  const figure = clean(fact.value.text);
  const unit = clean(fact.unit);
  const beside = [{ text: figure }, { text: `\u00a0${unit}`, size: UNIT }];
  for (let size = Math.max(largest, sizeFor(figure)); size >= LEAST_FIGURE; size -= 10) {
    const number = {
      ...style('number', lang, { size, colour: 'brand' }),
      pitch: size * (lang === 'th' ? 0.92 : 0.84),
    };
    if (widthOf(context, figure, number) > box.width || number.pitch > box.height) continue;
    const fits = unit !== '' && widthOf(context, beside, number) <= box.width;
    const stack = new Stack(context, box);
    stack.text('fact', 'The fact', fits ? beside : figure, number, { role: 'number' });
    // A comma hangs under the line.
    if (/[,;]/u.test(figure)) stack.gap(size * 0.12);
    if (!fits) stack.text('fact-unit', 'Unit', unit, style('head', lang, { size: 24, colour: 'brand' }));
    return stack;
  }
  throw new DoesNotFit('Fact');
}

/** A lead and its detail: '4.9 of 5: from 1,312 reviews'. Every character but the mark between them is drawn. */
export function pointParts(point: string): { lead: string; detail: string } {
  const at = /[:：–—]\s|\s[–—]\s|,\s/u.exec(point);
  if (at && at.index > 0 && at.index <= 28)
    return { lead: point.slice(0, at.index).trim(), detail: point.slice(at.index + at[0].length).trim() };
  const from = / (?:from|of|at|with|by|for|in|on|per) /u.exec(point.slice(SHORTEST_LEAD));
  if (wholeFigure(point) && from) {
    const cut = SHORTEST_LEAD + from.index;
    return { lead: point.slice(0, cut), detail: point.slice(cut + 1) };
  }
  return { lead: point, detail: '' };
}

/** The selling points in one row under a rule, each as wide as its words. */
function pointsRow(context: PageContext, points: readonly string[], body: Box, size: Pt): Stack[] {
  const { lang } = context;
  const head = style('head', lang, { size, colour: 'brand' });
  const detail = style('body', lang, { size: Math.min(13, size) });
  const parts = points.map(pointParts);
  const gap = pxToPt(40);
  const wanted = parts.map(
    (part) => Math.max(widthOf(context, part.lead, head), widthOf(context, part.detail, detail), 60) + 1,
  );
  const room = body.width - gap * (parts.length - 1);
  const sum = wanted.reduce((total, each) => total + each, 0);
  const most = room / parts.length;
  // Wider ones give way where not all have the width they want.
  const narrow = wanted.map((each) => (sum <= room ? each : Math.min(each, most)));
  const left = room - narrow.reduce((total, each) => total + each, 0);
  const spare = left / parts.length;
  let { x } = body;
  return parts.map((part, index) => {
    const width = (narrow[index] ?? most) + spare;
    const stack = new Stack(context, { ...body, x, width });
    x += width + gap;
    return stack
      .text(`point-${index + 1}`, `Selling point ${index + 1}`, part.lead, head)
      .gap(2)
      .text(`point-${index + 1}-detail`, `Selling point ${index + 1}: detail`, part.detail, detail);
  });
}

/** The selling points one under the other, spread over the height. */
function pointsColumn(context: PageContext, points: readonly string[], area: Box, size: Pt): SceneNode[] {
  const { lang } = context;
  const head = style('head', lang, { size, colour: 'brand' });
  const detail = style('body', lang, { size: Math.max(14, size * 0.7) });
  const made = (index: number, box: Box): Stack => {
    const part = pointParts(points[index] ?? '');
    return new Stack(context, box)
      .rule(`point-${index + 1}-rule`, 'line', pxToPt(1.5))
      .gap(pxToPt(16))
      .text(`point-${index + 1}`, `Selling point ${index + 1}`, part.lead, head, { balance: true })
      .gap(2)
      .text(`point-${index + 1}-detail`, `Selling point ${index + 1}: detail`, part.detail, detail);
  };
  const heights = points.map((_, index) => made(index, { ...area, y: 0, height: 10_000 }).used);
  const free = area.height - heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(MOST_BETWEEN, free / Math.max(1, points.length));
  if (gap < pxToPt(12)) throw new DoesNotFit('Column');
  // A short column stands in the middle of the height, as the figure does.
  const first = area.y + Math.max(0, (free - gap * points.length) / 2);
  const tops = heights.map(
    (_, i) => first + heights.slice(0, i).reduce((sum, height) => sum + height + gap, 0),
  );
  return tops.flatMap((y, i) => made(i, { ...area, y, height: (heights[i] ?? 0) + 1 }).nodes);
}

function draw(context: PageContext, fact: Fact, points: readonly string[], level: Level): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const nodes: SceneNode[] = [];
  let bottom = end;
  if (level.points === true) {
    if (points.length === 0) throw new DoesNotFit('Selling points');
    const drawn = pointsRow(context, points, { ...body, y: 0, height: pxToPt(130) }, level.point);
    const height = Math.max(...drawn.map((stack) => stack.used));
    const top = end - pxToPt(14) - height - pxToPt(18);
    nodes.push(rule('points-rule', body.x, top, body.width, 'ink', pxToPt(1.5)));
    const placed = pointsRow(
      context,
      points,
      { ...body, y: top + pxToPt(18), height: height + 1 },
      level.point,
    );
    nodes.push(...placed.flatMap((stack) => stack.nodes));
    bottom = top - pxToPt(32);
  }
  const room = { ...body, height: bottom - body.y };
  const area = { ...room, x: DRAWING_X, width: body.x + body.width - DRAWING_X };
  const scale = style('label', lang, { colour: 'brand' });
  const scaleText = clean(fact.scale ?? '');
  const inner = { ...area, y: area.y + (scaleText === '' ? 0 : pxToPt(32)) };
  inner.height = bottom - inner.y;
  const tiles = areTiles(fact) ? attempt(() => factTiles(context, fact, inner)) : undefined;
  const drawing = tiles ?? factBars(context, fact, inner);
  const column = level.points === 'beside' ? pointsColumn(context, points, area, level.point) : [];
  if (level.points === 'beside' && (drawing || points.length < 2)) throw new DoesNotFit('Column');
  const wide = drawing || column.length > 0 ? FIGURE_WIDTH : body.width;
  const figure = figureNodes(context, fact, { ...room, width: wide }, wide < body.width ? 0 : ALONE);
  const caption = style('body', lang, { size: drawing ? level.caption : 20 });
  figure
    .gap(pxToPt(8))
    .text('fact-caption', 'What it is', fact.caption, caption)
    .text('fact-rival', 'The rival', fact.rivalCaption ?? '', { ...caption, colour: 'quiet' });
  // The figure and what it says end where the drawing ends, or stand in the middle of it.
  const free = drawing ? bottomOf(drawing.box) - figure.y : bottom - figure.y;
  const shift = Math.max(0, free / 2);
  const moved = figure.nodes.map((node): SceneNode => ({
    ...node,
    box: { ...node.box, y: node.box.y + shift },
  }));
  const scaled =
    drawing && scaleText !== ''
      ? [
          text(context, scaleText, scale, {
            id: 'fact-scale',
            name: 'Scale',
            role: 'label',
            x: area.x,
            y: area.y,
            width: area.width,
          }),
        ]
      : [];
  return [
    {
      layout: 'content',
      headline,
      nodes: [...moved, ...scaled, ...(drawing ? [drawing] : []), ...column, ...nodes],
    },
  ];
}

/** The fact with what it says under it, in the middle of `box`: its whole width is the figure's. */
export function factAlone(context: PageContext, fact: Fact, box: Box): SceneNode[] {
  const caption = style('body', context.lang, { size: 18 });
  const words = new Stack(context, box)
    .text('fact-caption', 'What it is', fact.caption, caption)
    .text('fact-rival', 'The rival', fact.rivalCaption ?? '', { ...caption, colour: 'quiet' });
  const gap = pxToPt(8);
  const figure = figureNodes(context, fact, { ...box, height: box.height - words.used - gap }, 0);
  const down = (box.height - figure.used - gap - words.used) / 2;
  const lower = (nodes: readonly SceneNode[], by: Pt): SceneNode[] =>
    nodes.map((node) => ({ ...node, box: { ...node.box, y: node.box.y + by } }));
  return [...lower(figure.nodes, down), ...lower(words.nodes, down + figure.used + gap)];
}

/** Whether the fact is counted out: as days, or as bars against a rival's. */
export const isDrawnOut = (context: PageContext, fact: Fact): boolean =>
  areTiles(fact) || factBars(context, fact, { x: 0, y: 0, width: 500, height: 300 }) !== undefined;

/** The fact's slide; undefined where none is reckoned or it does not fit. */
export function factSlide(output: Output, context: PageContext): SlideDraft[] | undefined {
  const { fact } = context.reckoned;
  if (!fact || clean(fact.value.text) === '') return undefined;
  // The fact's own words stand under it.
  const points = cleanTexts(output.uniqueSellingPoints)
    .filter((point) => point !== clean(fact.caption))
    .slice(0, MOST_POINTS);
  return firstLevel(context, LEVELS, (level) => draw(context, fact, points, level));
}
