/** Page 13: one column a strategy, ending in the figure it is judged by and the objectives it serves. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  DoesNotFit,
  Stack,
  block,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  columns,
  group,
  headlineOf,
  heightOf,
  list,
  para,
  rows as cutRows,
  rule,
  say,
  shape,
  style,
  text,
  textShape,
  tryLevels,
  widthOf,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Span,
  type TextStyle,
} from '../kit/index.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { wholeFigure } from '../kit/figures.ts';
import type { ParagraphSpec } from '../text/engine.ts';

type Strategy = SectionOutput<'key-strategy'>['strategies'][number];

interface Level {
  size: Pt;
  /** Cards on one slide. */
  most: number;
  /** Rows of cards on one slide. */
  rows: number;
}
const LEVELS: readonly Level[] = [
  { size: 18, most: 3, rows: 1 },
  { size: 17, most: 3, rows: 1 },
  { size: 16, most: 4, rows: 1 },
  { size: 15, most: 4, rows: 1 },
  { size: 14.5, most: 4, rows: 1 },
  { size: 14, most: 4, rows: 1 },
  { size: 13.5, most: 4, rows: 1 },
  { size: 13, most: 4, rows: 1 },
  { size: 12.5, most: 6, rows: 2 },
  { size: 12, most: 4, rows: 1 },
  { size: 14, most: 3, rows: 1 },
  { size: 12, most: 3, rows: 1 },
  { size: 18, most: 2, rows: 1 },
  { size: 16, most: 2, rows: 1 },
  { size: 14, most: 2, rows: 1 },
  { size: 12, most: 2, rows: 1 },
  { size: 14, most: 1, rows: 1 },
  { size: 12, most: 1, rows: 1 },
];
const REPORT = /^(report|measure|kpi|วัดผล|รายงาน)\s*[:：]\s*/i;
/** Characters that surely do not fit on a slide set as one card. */
const LONGEST = 6000;
/** Most air between two parts of a card besides its own gap, in its text's size. */
const MOST_EXTRA = 2;
const REPORT_PAD: Pt = pxToPt(18);
const DOTS: readonly ColourRole[] = ['accent', 'brand', 'deep', 'mid', 'neutral'];

interface Card {
  title: string;
  rationale: string;
  hints: string[];
  report: string | undefined;
  objectives: string[];
}

function cardOf(strategy: Strategy): Card {
  const hints = cleanTexts(strategy.executionHints);
  const report = hints.find((hint) => REPORT.test(hint));
  return {
    title: clean(strategy.title),
    rationale: clean(strategy.rationale),
    hints: hints.filter((hint) => hint !== report),
    report,
    objectives: cleanTexts(strategy.linkedObjectives),
  };
}

interface Looks {
  title: TextStyle;
  body: TextStyle;
  small: TextStyle;
  /** Between the parts of a card. */
  gap: Pt;
}

const looksOf = (context: PageContext, size: Pt): Looks => ({
  title: style('head', context.lang, { size: Math.min(20, size * 1.25) }),
  body: style('body', context.lang, { size }),
  small: style('table', context.lang, { size: 12, colour: 'quiet' }),
  // Thai lines bring air of their own.
  gap: size * (size > 12.5 && context.lang === 'en' ? 0.8 : 0.6),
});

/**
 * The figure a strategy is judged by: the word 'Report', the figure large, its unit beside it where the line has
 * room, else under it.
 */
function reportSpecs(
  context: PageContext,
  report: string,
  looks: Looks,
  size: Pt,
  width: Pt,
): ParagraphSpec[] {
  const label = REPORT.exec(report)?.[0] ?? '';
  const rest = report.slice(label.length);
  const split = wholeFigure(rest);
  const head = para(label, style('label', context.lang, { weight: 400, colour: 'quiet' }));
  const unit = style('head', context.lang, { size: Math.min(15, size + 1) });
  if (!split) return [head, para(rest, unit)];
  // Not the tracked style of big numbers: the unit stands in the same line.
  const big = style('head', context.lang, { size: size * 2, colour: 'brand' });
  const beside: readonly Span[] = [
    { text: split.figure },
    ...(split.rest === '' ? [] : [{ text: ` ${split.rest}`, size: unit.size, colour: 'ink' as const }]),
  ];
  const tall = { ...big, pitch: Math.max(big.pitch, looks.body.pitch) };
  if (widthOf(context, beside, big) <= width) return [head, para(beside, tall)];
  return [head, para(split.figure, tall), para(split.rest, unit)];
}

/** Heights of a card's parts in a width, so that the same parts stand on the same lines across a row. */
function partHeights(context: PageContext, card: Card, width: Pt, looks: Looks, size: Pt) {
  const zero: Omit<Box, 'height'> = { x: 0, y: 0, width };
  const hints =
    card.hints.length === 0
      ? 0
      : list(context, card.hints, looks.body, { id: 'x', name: 'x', ...zero, gap: size * 0.35 }).box.height;
  const report =
    card.report === undefined
      ? 0
      : new Stack(context, { ...zero, width: width - 2 * REPORT_PAD, height: 10_000 }).text(
          'x',
          'x',
          reportSpecs(context, card.report, looks, size, width - 2 * REPORT_PAD),
          looks.body,
        ).used +
        2 * pxToPt(10);
  const inner = width - pxToPt(17);
  return {
    title: block(context, [para(card.title, looks.title, { balance: true })], width).height,
    rationale: card.rationale === '' ? 0 : heightOf(context, card.rationale, looks.body, width),
    hints,
    report,
    objectives: card.objectives.reduce((sum, words) => sum + heightOf(context, words, looks.small, inner), 0),
  };
}

type Heights = ReturnType<typeof partHeights>;
const tallest = (all: readonly Heights[], part: keyof Heights): Pt =>
  Math.max(0, ...all.map((one) => one[part]));

/** One row of cards in a box; throws when they are higher than it. */
function row(
  context: PageContext,
  cards: readonly Card[],
  from: number,
  box: Box,
  columnCount: number,
  { size }: Level,
  objectives: readonly string[],
): SceneNode[] {
  const looks = looksOf(context, size);
  const places = columns(box, columnCount);
  const width = places[0]?.width ?? box.width;
  const all = cards.map((card) => partHeights(context, card, width, looks, size));
  const high = {
    title: tallest(all, 'title'),
    rationale: tallest(all, 'rationale'),
    hints: tallest(all, 'hints'),
    report: tallest(all, 'report'),
    objectives: tallest(all, 'objectives'),
  };
  const gapAfter = (part: keyof Heights, gap: Pt) => (high[part] > 0 ? gap : 0);
  const needed =
    pxToPt(12) +
    high.title +
    gapAfter('rationale', looks.gap * 0.6) +
    high.rationale +
    gapAfter('hints', looks.gap * 2) +
    high.hints +
    gapAfter('report', looks.gap * 1.2) +
    high.report +
    gapAfter('objectives', looks.gap * 0.7) +
    high.objectives;
  if (needed > box.height + 0.5) throw new DoesNotFit('Strategies');
  // What is left goes between the parts, so that the figures stand low without touching the notes.
  const parts = 1 + (high.hints > 0 ? 2 : 0) + (high.report > 0 ? 1 : 0);
  const extra = Math.min(size * MOST_EXTRA, (box.height - needed) / parts);
  return cards.map((card, index) => {
    const number = from + index + 1;
    const id = `strategy-${number}`;
    const place = places[index] ?? box;
    const stack = new Stack(context, place);
    stack.rule(`${id}-rule`, 'brand', 3).gap(pxToPt(12));
    const top = stack.y;
    stack.text(`${id}-title`, `Strategy ${number}`, card.title, looks.title, { balance: true });
    let y = top + high.title + gapAfter('rationale', looks.gap * 0.6);
    stack.y = y;
    stack.text(`${id}-rationale`, `Strategy ${number} rationale`, card.rationale, looks.body);
    y += high.rationale;
    if (high.hints > 0) {
      y += looks.gap + extra;
      stack.nodes.push(rule(`${id}-middle`, place.x, y, place.width));
      y += looks.gap + extra * 0.6;
      stack.y = y;
      stack.list(`${id}-hints`, `Strategy ${number} steps`, card.hints, looks.body, { gap: size * 0.35 });
      y += high.hints;
    }
    if (high.report > 0) {
      y += looks.gap * 1.2 + extra;
      if (card.report !== undefined) {
        stack.nodes.push(
          textShape(
            context,
            `${id}-report`,
            `Strategy ${number} figure`,
            { x: place.x, y, width: place.width, height: high.report },
            reportSpecs(context, card.report, looks, size, width - 2 * REPORT_PAD),
            { fill: 'tint', padding: { x: REPORT_PAD, y: pxToPt(10) }, role: 'number' },
          ),
        );
      }
      y += high.report;
    }
    y += gapAfter('objectives', looks.gap * 0.7);
    for (const [at, objective] of card.objectives.entries()) {
      const words = text(context, objective, looks.small, {
        id: `${id}-objective-${at + 1}`,
        name: `Strategy ${number} objective ${at + 1}`,
        x: place.x + pxToPt(17),
        y,
        width: place.width - pxToPt(17),
      });
      const dot = pxToPt(9);
      stack.nodes.push(
        shape(
          `${id}-objective-${at + 1}-dot`,
          'Dot',
          { x: place.x, y: y + (looks.small.pitch - dot) / 2, width: dot, height: dot },
          {
            fill: DOTS[objectives.indexOf(objective) % DOTS.length] ?? 'brand',
            geometry: { type: 'ellipse' },
          },
        ),
        words,
      );
      y = bottomOf(words.box);
    }
    const end = Math.max(...stack.nodes.map((node) => bottomOf(node.box)));
    return group(
      id,
      card.title.slice(0, 60) || `${say(context, 'Strategy', 'กลยุทธ์')} ${number}`,
      { ...place, height: end - place.y },
      stack.nodes,
    );
  });
}

const cardLength = (card: Card): number =>
  [card.title, card.rationale, ...card.hints, card.report ?? '', ...card.objectives].reduce(
    (sum, words) => sum + words.length,
    0,
  );

export const layout: PageLayout<'key-strategy'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const cards = output.strategies.map(cardOf);
  const objectives = [...new Set(cards.flatMap((card) => card.objectives))];
  const count = cards.length;
  const levels = LEVELS.filter(
    ({ most, rows }) =>
      (rows === 1 || count > 4) && !(most === 3 && count === 4) && !(most > 4 && count > most),
  );
  const longest = Math.max(0, ...cards.map((card) => cardLength(card)));
  // Measuring what no column can hold is dear.
  const able = levels.filter(({ most }) => longest < LONGEST / most);
  return tryLevels(context, output, able, (level): SlideDraft[] => {
    const { most, rows } = level;
    let from = 0;
    return chunks(cards, most).map((part): SlideDraft => {
      const perRow = Math.ceil(part.length / rows);
      const boxes = cutRows(body, Math.ceil(part.length / perRow), pxToPt(22));
      // A last slide with fewer cards keeps the columns of the first.
      const columnCount = Math.max(
        perRow,
        Math.min(most, Math.ceil(count / chunks(cards, most).length) / rows),
      );
      const nodes = boxes.flatMap((box, index) =>
        row(
          context,
          part.slice(index * perRow, (index + 1) * perRow),
          from + index * perRow,
          box,
          Math.max(1, Math.round(columnCount)),
          level,
          objectives,
        ),
      );
      from += part.length;
      return { layout: 'content', headline, nodes };
    });
  });
};
