/** Page 19, reckoned: what is asked for, what follows from a yes, and the answers that would change the plan most. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  callout,
  chunks,
  clean,
  columns,
  group,
  headlineOf,
  linesOf,
  say,
  shape,
  style,
  text,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { leadOf, type Item, type Part } from '../kit/reckoned.ts';
import { timeline, timelineRows, type Step } from '../kit/timeline.ts';

export interface Decision {
  ask: Part<'ask'>;
  ifLate: Part<'ifLate'> | undefined;
  questions: Part<'questions'>;
  steps: readonly Step[];
}

export interface DecisionLevel {
  /** Text of the ask, of the steps and of the questions. */
  size: Pt;
  question: Pt;
  /** Questions beside each other. */
  perRow: number;
  /** The questions on a slide of their own. */
  apart?: true;
}
/** The questions under the ask and the steps. */
export const WHOLE_LEVELS: readonly DecisionLevel[] = [
  { size: 14, question: 16, perRow: 3 },
  { size: 13, question: 15, perRow: 3 },
];
/** The ask and the steps alone. */
export const ASK_LEVELS: readonly DecisionLevel[] = [17, 16, 15, 14, 13, 12].map((size) => ({
  size,
  question: 16,
  perRow: 3,
}));
/** The same in the smallest text, then the questions on a slide of their own. */
export const CLOSE_LEVELS: readonly DecisionLevel[] = [
  { size: 12, question: 15, perRow: 3 },
  // A few questions on a slide of their own take its whole width.
  { size: 17, question: 24, perRow: 1, apart: true },
  { size: 16, question: 18, perRow: 3, apart: true },
  { size: 14, question: 16, perRow: 3, apart: true },
  { size: 12, question: 15, perRow: 3, apart: true },
];

/** Of the ask beside the steps: no wider than its figure needs, so that the steps have the room. */
const NARROWEST: Pt = pxToPt(380);
const WIDEST: Pt = pxToPt(480);
const APART: Pt = pxToPt(40);
const PAD: Pt = pxToPt(28);
/** Of the ask: never smaller, never larger. */
const LEAST: Pt = 48;
const MOST: Pt = 66;
/** Of a date or a long sum, on two lines. */
const LEAST_LONG: Pt = 40;
const GAP: Pt = pxToPt(22);
const MOST_STEPS = 10;
const MOST_QUESTIONS = 5;
/** Least height of what a delay costs, and the gap over it. */
const LATE_HEIGHT: Pt = pxToPt(58);
const LATE_GAP: Pt = pxToPt(16);
/** The ask grows into free room up to this. */
const TALLEST: Pt = pxToPt(400);

/** The sum, or the date where no sum is asked. */
const figureOf = (ask: Part<'ask'>): string => clean(ask.amount?.text ?? '') || clean(ask.by ?? '');

/** Width of the ask beside the steps. */
function askWidth(context: PageContext, ask: Part<'ask'>): Pt {
  const figure = widthOf(context, figureOf(ask), style('number', context.lang, { size: MOST }));
  return Math.min(WIDEST, Math.max(NARROWEST, figure + 2 * PAD));
}

/** On one line; what is longer on two, in the largest size that allows it. */
function figureSize(context: PageContext, ask: Part<'ask'>, width: Pt): Pt {
  const figure = figureOf(ask);
  const look = (size: Pt) => style('number', context.lang, { size });
  const fitted = Math.floor(Math.min(MOST, (MOST * width) / widthOf(context, figure, look(MOST))));
  if (fitted >= LEAST) return fitted;
  for (let size = LEAST; size > LEAST_LONG; size -= 2)
    if (linesOf(context, figure, look(size), width) <= 2) return size;
  return LEAST_LONG;
}

/** The ask on brand: the sum, or the date where no sum is asked. */
function askStack(context: PageContext, ask: Part<'ask'>, place: Box, size: Pt): Stack {
  const { lang } = context;
  const by = clean(ask.by ?? '');
  const figure = figureOf(ask);
  if (figure === '') throw new DoesNotFit('Ask');
  const what = say(context, 'What we ask', 'สิ่งที่ขอ');
  const label = ask.amount
    ? [what, by].filter((words) => words !== '').join(' · ')
    : say(context, 'Your answer', 'ขอคำตอบ');
  const inner = { ...place, x: place.x + PAD, width: place.width - 2 * PAD };
  return new Stack(context, inner)
    .text('ask-label', 'What we ask', label, style('label', lang, { colour: 'onBrand' }))
    .text(
      'ask-figure',
      'Sum',
      figure,
      style('number', lang, { size: figureSize(context, ask, inner.width), colour: 'onBrand' }),
      { role: 'number', balance: true },
    )
    .gap(pxToPt(2))
    .text('ask-text', 'What for', ask.text, style('lead', lang, { size: size + 1, colour: 'onBrand' }));
}

/** What happens if the answer is yes, and what a delay costs. */
function yesColumn(context: PageContext, { steps, ifLate }: Decision, place: Box, size: Pt, rows: boolean) {
  const { lang } = context;
  const head = text(
    context,
    say(context, 'If the answer is yes', 'ถ้าตอบตกลง'),
    style('head', lang, { size: 16 }),
    {
      id: 'yes-head',
      name: say(context, 'If the answer is yes', 'ถ้าตอบตกลง'),
      x: place.x,
      y: place.y,
      width: place.width,
    },
  );
  const top = bottomOf(head.box) + pxToPt(16);
  const room = { ...place, y: top, height: 10_000 };
  const band = (y: Pt, minHeight: Pt) =>
    ifLate &&
    callout(
      context,
      'late',
      leadOf(ifLate),
      { x: place.x, y, width: place.width, minHeight },
      'warns',
      style('body', lang, { size: Math.max(13, size) }),
    );
  const made = band(0, 0);
  const free = made ? Math.max(LATE_HEIGHT, made.height) + LATE_GAP : 0;
  const line = rows
    ? timelineRows(context, steps, { ...room, height: bottomOf(place) - free - top }, size)
    : timeline(context, chunks(steps, 5), room, size);
  let end = top + line.height;
  const nodes: SceneNode[] = [head, ...line.nodes];
  if (made) {
    const y = end + LATE_GAP;
    const height = Math.max(made.height, Math.min(LATE_HEIGHT, bottomOf(place) - y));
    const low = band(Math.max(y, bottomOf(place) - height), height);
    if (low) nodes.push(low.node);
    end = Math.max(y, bottomOf(place) - height) + height;
  }
  return { nodes, end };
}

/** A question with its number, why it matters and the answers to choose from. */
function questionStack(
  context: PageContext,
  item: Item<'questions'>,
  number: number,
  place: Box,
  level: DecisionLevel,
) {
  const { lang } = context;
  const id = `question-${number}`;
  const figure = style('number', lang, { size: level.question > 14 ? 22 : 20, colour: 'brand' });
  const indent = pxToPt(level.question > 14 ? 50 : 36);
  const head = style('head', lang, { size: level.question });
  const inner = { ...place, x: place.x + indent, width: place.width - indent, y: place.y + pxToPt(12) };
  const stack = new Stack(context, { ...inner, height: bottomOf(place) - inner.y });
  stack
    .text(id, item.text.slice(0, 60), item.text, head, { balance: true })
    .gap(pxToPt(4))
    .text(
      `${id}-why`,
      say(context, 'Why', 'เหตุผล'),
      item.why ?? '',
      style('body', lang, { size: level.size, colour: 'quiet' }),
    );
  const count = text(context, String(number), figure, {
    id: `${id}-number`,
    name: say(context, `Question ${number}`, `คำถาม ${number}`),
    role: 'number',
    x: place.x,
    y: inner.y + (head.pitch - figure.pitch) / 2 + pxToPt(6),
    width: indent - pxToPt(4),
  });
  return { stack, count };
}

/** What the questions are, over them or as the headline of their own slide. */
const questionsHead = (context: PageContext, count: number): string =>
  say(
    context,
    `${count === 1 ? 'This answer' : 'These answers'} would change the plan most`,
    'คำตอบที่จะเปลี่ยนแผนนี้มากที่สุด',
  );

/** The questions in rows over `place`, chips on one line of each row. */
export function questionRows(
  context: PageContext,
  questions: Part<'questions'>,
  place: Box,
  level: DecisionLevel,
): { nodes: SceneNode[]; end: Pt } {
  const words = questionsHead(context, questions.length);
  const head = level.apart
    ? undefined
    : text(context, words, style('head', context.lang, { size: 16 }), {
        id: 'questions-head',
        name: words,
        x: place.x,
        y: place.y,
        width: place.width,
      });
  const rows = chunks(questions, level.perRow);
  const across = Math.max(...rows.map((row) => row.length));
  const nodes: SceneNode[] = head ? [head] : [];
  let y = head ? bottomOf(head.box) + pxToPt(8) : place.y + pxToPt(6);
  let number = 0;
  const between = pxToPt(level.apart ? 44 : 14);
  for (const row of rows) {
    const places = columns({ ...place, y, height: bottomOf(place) - y }, across);
    const made = row.map((item, index) => {
      number += 1;
      const own = places[index] ?? place;
      return { ...questionStack(context, item, number, own, level), item, own, number };
    });
    const chipsTop =
      Math.max(...made.map(({ stack }) => stack.y)) +
      pxToPt(rows.length > 1 || level.question <= 14 ? 8 : 16);
    let end = chipsTop;
    for (const { stack, count, item, own, number: at } of made) {
      stack.y = chipsTop;
      const choices = item.choices.filter((choice) => clean(choice) !== '');
      if (choices.length > 0)
        stack.chips(`question-${at}-choice`, choices, { kind: 'outlined', size: 12, pad: pxToPt(11) });
      const foot = Math.max(bottomOf(count.box), ...stack.nodes.map((node) => bottomOf(node.box)));
      const box = { ...own, height: foot - own.y };
      const line = shape(
        `question-${at}-rule`,
        'Rule',
        { ...own, height: 0 },
        { geometry: { type: 'line', from: 'top-left' }, stroke: { colour: 'ink', width: 1.125 } },
      );
      nodes.push(
        group(`question-${at}-all`, say(context, `Question ${at}`, `คำถาม ${at}`), box, [
          line,
          count,
          ...stack.nodes,
        ]),
      );
      end = Math.max(end, bottomOf(box));
    }
    y = end + between;
  }
  return { nodes, end: y - between };
}

/** @param bottom end of the room: above the contact, where that stands on this slide */
export function decisionSlides(
  context: PageContext,
  decision: Decision,
  level: DecisionLevel,
  bottom: Pt,
): SlideDraft[] {
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: Math.min(bottomOf(whole), bottom) - whole.y };
  const { ask, steps, questions } = decision;
  if (steps.length > MOST_STEPS || questions.length > MOST_QUESTIONS) throw new DoesNotFit('Decision');
  const isUnder = questions.length > 0 && !level.apart;
  const asked = isUnder
    ? questionRows(context, questions, { ...body, y: 0, height: 10_000 }, level)
    : undefined;
  const reserved = asked ? asked.end + GAP : pxToPt(10);
  const top: Box = { ...body, height: body.height - reserved };
  const hasRight = steps.length > 0 || decision.ifLate !== undefined;
  const boxWidth = hasRight ? askWidth(context, ask) : body.width;
  const place = { ...top, width: boxWidth, y: top.y + pxToPt(10), height: 10_000 };
  const left = askStack(context, ask, place, level.size);
  const right: Box = { ...top, x: body.x + boxWidth + APART, width: body.width - boxWidth - APART };
  const yes = (height: Pt) => yesColumn(context, decision, { ...right, height }, level.size, !isUnder);
  const least = hasRight ? yes(0).end - body.y : 0;
  const needed = Math.max(left.y + pxToPt(14) - body.y, least);
  if (needed > top.height + 0.5) throw new DoesNotFit('Decision');
  const height = Math.max(needed, Math.min(TALLEST, top.height));
  const box = { ...top, width: boxWidth, height };
  const shift = Math.max(0, (height - (left.y - body.y) - pxToPt(14)) / 2);
  const down = askStack(context, ask, { ...place, y: place.y + shift }, level.size);
  const ground = shape('ask-back', 'Ask', box, { fill: 'brand' });
  const nodes: SceneNode[] = [
    group('ask', say(context, 'What we ask', 'สิ่งที่ขอ'), box, [ground, ...down.nodes]),
  ];
  if (hasRight) nodes.push(...yes(height).nodes);
  const first: SlideDraft = { layout: 'content', headline, nodes };
  if (asked) {
    const y = body.y + height + GAP;
    nodes.push(...questionRows(context, questions, { ...body, y, height: bottomOf(body) - y }, level).nodes);
  }
  if (isUnder || questions.length === 0) return [first];
  const title = questionsHead(context, questions.length);
  const own = bodyBox(context, title);
  const room = { ...own, height: Math.min(bottomOf(own), bottom) - own.y };
  return [
    first,
    { layout: 'content', headline: title, nodes: questionRows(context, questions, room, level).nodes },
  ];
}
