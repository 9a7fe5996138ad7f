/** The last slide of a plan that asked for its decision before: what it brings, what is still asked, and the decision. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  CONTENT_WIDTH,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  columns,
  group,
  headlineOf,
  say,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { CONTACT_GAP, contactLine } from '../kit/contact.ts';
import { cleanTexts } from '../kit/drafts.ts';
import type { Part } from '../kit/reckoned.ts';
import { tileNodes } from '../kit/scenes/tiles.ts';
import { questionRows } from './conclusion-decision.ts';
import { MOST_BENEFITS, call, contactInBand } from './conclusion-parts.ts';

type Output = SectionOutput<'conclusion'>;

export interface ClosingLevel {
  /** Of the summary, and of the benefits. */
  lead: Pt;
  size: Pt;
}
export const CLOSING_LEVELS: readonly ClosingLevel[] = [
  { lead: 28, size: 20 },
  { lead: 24, size: 18 },
  { lead: 22, size: 16 },
  { lead: 20, size: 15 },
  { lead: 18, size: 14 },
  { lead: 16, size: 13 },
  { lead: 16, size: 12 },
];

const LEAST_GAP: Pt = pxToPt(22);
const MOST_GAP: Pt = pxToPt(48);
/** A row of a benefit is this much taller at most than its words need. */
const MOST_ROW: Pt = pxToPt(96);
/** The cover's field again, as a smaller one: the deck ends as it began. */
const FIELD = { columns: 2, rows: 3, apart: pxToPt(64), most: pxToPt(120) };
/** A short text is read more easily in lines of this width. */
const MEASURE: Pt = pxToPt(1000);
/** Over questions the summary is no statement. */
const LARGEST_LEAD: Pt = 24;
const LEAST_QUESTION: Pt = 14;

/** One benefit under the other from `y`, each under its rule. */
function benefitRows(context: PageContext, output: Output, place: Box, size: Pt) {
  const words = cleanTexts(output.keyBenefits);
  const row = (at: number, y: Pt): Stack =>
    new Stack(context, { ...place, y, height: bottomOf(place) - y })
      .rule(`benefit-${at + 1}-rule`, at === 0 ? 'ink' : 'line', at === 0 ? 1.125 : 0.75)
      .gap(pxToPt(14))
      .text(`benefit-${at + 1}`, `Benefit ${at + 1}`, words[at] ?? '', style('lead', context.lang, { size }));
  const heights = words.map((_, at) => row(at, place.y).used + pxToPt(12));
  return {
    count: words.length,
    height: heights.reduce((sum, height) => sum + height, 0),
    /** Each row taller by `air`, up to `MOST_ROW`. */
    at: (from: Pt, air: Pt): { nodes: SceneNode[]; end: Pt } => {
      let y = from;
      const nodes = heights.flatMap((height, at) => {
        const drawn = row(at, y).nodes;
        y += Math.max(height, Math.min(MOST_ROW, height + air));
        return drawn;
      });
      return { nodes, end: y };
    },
  };
}

/** Summary, benefits one under the other, and the field of the company's name at their right. */
function statement(
  context: PageContext,
  output: Output,
  room: Box,
  { lead, size }: ClosingLevel,
): SceneNode[] {
  const { lang } = context;
  const side = Math.min(FIELD.most, room.height / FIELD.rows);
  const wide = FIELD.columns * side;
  const field = { x: room.x + room.width - wide, y: room.y, width: wide, height: FIELD.rows * side };
  const place = { ...room, width: room.width - wide - FIELD.apart, height: field.height };
  const top = new Stack(context, place).text(
    'summary',
    'Summary',
    clean(output.summary),
    style('head', lang, { size: lead }),
    { balance: true },
  );
  const rows = benefitRows(context, output, place, size);
  const free = bottomOf(place) - top.y - rows.height;
  if (free < (top.nodes.length > 0 ? LEAST_GAP : 0)) throw new DoesNotFit('Summary');
  // The rows stand on the end of the field.
  const air = (free - LEAST_GAP) / Math.max(1, rows.count);
  const { end } = rows.at(0, air);
  const drawn = rows.at(bottomOf(place) - end, air).nodes;
  const tiles = tileNodes('tile', context.company, {
    x: field.x,
    y: field.y,
    columns: FIELD.columns,
    rows: FIELD.rows,
    side,
    accents: 1,
  });
  const name = say(context, 'Pattern from the company’s name', 'ลวดลายจากชื่อบริษัท');
  return [...top.nodes, ...drawn, group('field', name, field, tiles)];
}

/** Benefits beside each other, each under its rule, from `y`. */
function benefitColumns(context: PageContext, output: Output, room: Box, y: Pt, size: Pt) {
  const words = cleanTexts(output.keyBenefits);
  const places = columns({ ...room, y, height: 10_000 }, Math.max(1, words.length));
  const made = words.map((benefit, at) =>
    new Stack(context, places[at] ?? room)
      .rule(`benefit-${at + 1}-rule`, 'brand', 2)
      .gap(pxToPt(12))
      .text(`benefit-${at + 1}`, `Benefit ${at + 1}`, benefit, style('head', context.lang, { size }), {
        balance: true,
      }),
  );
  return { nodes: made.flatMap(({ nodes }) => nodes), end: Math.max(y, ...made.map((stack) => stack.y)) };
}

/** The summary over the benefits over the questions, each across the slide and spread over its height. */
function withQuestions(
  context: PageContext,
  output: Output,
  questions: Part<'questions'>,
  room: Box,
  { lead, size }: ClosingLevel,
): SceneNode[] {
  if (lead > LARGEST_LEAD) throw new DoesNotFit('Questions');
  const look = style('lead', context.lang, { size: lead });
  const top = new Stack(context, { ...room, width: MEASURE }).text(
    'summary',
    'Summary',
    clean(output.summary),
    look,
    { balance: true },
  );
  const level = { size: Math.min(15, size), question: Math.max(LEAST_QUESTION, size), perRow: 3 };
  const benefits = (y: Pt) => benefitColumns(context, output, room, y, size);
  const asked = (y: Pt) => questionRows(context, questions, { ...room, y, height: 10_000 }, level);
  const heights = [top.used, benefits(0).end, asked(0).end].filter((height) => height > 0);
  const free = room.height - heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(MOST_GAP, free / Math.max(1, heights.length - 1));
  if (gap < LEAST_GAP) throw new DoesNotFit('Questions');
  const listed = benefits(top.nodes.length > 0 ? top.y + gap : room.y);
  const y = listed.nodes.length > 0 ? listed.end + gap : listed.end;
  return [...top.nodes, ...listed.nodes, ...asked(y).nodes];
}

/** @param questions that no slide before has asked */
export function closingSlide(
  context: PageContext,
  output: Output,
  questions: Part<'questions'>,
  level: ClosingLevel,
): SlideDraft[] {
  const headline = headlineOf(context);
  if (output.keyBenefits.length > MOST_BENEFITS) throw new DoesNotFit('Benefits');
  const words = clean(output.cta);
  const inBand = contactInBand(context, words, CONTENT_WIDTH);
  const below = inBand ? undefined : contactLine(context);
  const whole = bodyBox(context, headline);
  const end = below ? below.box.y - CONTACT_GAP : bottomOf(whole) - pxToPt(8);
  const body = { ...whole, height: end - whole.y };
  const band = call(context, words, body, level.size, inBand);
  const taken = band ? band.height + pxToPt(28) : 0;
  const room = { ...body, height: body.height - taken };
  const nodes =
    questions.length > 0
      ? withQuestions(context, output, questions, room, level)
      : statement(context, output, room, level);
  if (band) nodes.push(...band.at(end - band.height));
  return [{ layout: 'content', headline, nodes: below ? [...nodes, below] : nodes }];
}
