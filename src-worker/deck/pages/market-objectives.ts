/** Page 3: a card per objective with its number to be read from the door, and the months under them. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  bodyBox,
  bottomOf,
  callout,
  chunks,
  clean,
  columns,
  firstLevel,
  headlineOf,
  para,
  say,
  style,
  tryLevels,
  valuesOf,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { spotlight } from '../kit/spotlight.ts';
import { bridgeSlide } from './objectives-bridge.ts';
import { allSaid, continued, saidBy } from './reckoned-first.ts';
import { monthsChart } from './objective-months.ts';
import { cardRow, stretched, type Level } from './objective-cards.ts';

const LEVELS: readonly Level[] = [
  { most: 2, figure: 80, statement: 18, metrics: 14, months: true },
  { most: 2, figure: 72, statement: 16, metrics: 12.5, months: true },
  { most: 3, figure: 54, statement: 14, metrics: 12, months: true },
  { most: 4, figure: 44, statement: 14, metrics: 12, months: true },
  { most: 4, figure: 38, statement: 13, metrics: 11.5, months: true },
  { most: 2, figure: 54, statement: 14, metrics: 12, months: true },
  { most: 3, figure: 48, statement: 14, metrics: 12, months: false },
  { most: 2, figure: 40, statement: 13, metrics: 12, months: false },
  { most: 1, figure: 36, statement: 13, metrics: 12, months: false },
];
/** Months beside a lone objective; more need the slide's width. */
const MOST_BESIDE = 7;
/** Height of title, chart and phases together. */
const LEAST_MONTHS = pxToPt(170);
const MOST_MONTHS = pxToPt(250);

/** Sizes of cards that share their slide with no months. */
const LARGER: readonly Pick<Level, 'figure' | 'statement' | 'metrics'>[] = [
  { figure: 96, statement: 24, metrics: 16 },
  { figure: 80, statement: 21, metrics: 15 },
  { figure: 64, statement: 18, metrics: 14 },
  { figure: 56, statement: 16, metrics: 13 },
];
const GAP: Pt = pxToPt(14);
/** Kept free above the notes. */
const AIR: Pt = pxToPt(10);

/** What `make` gives on the first level that it does not refuse. */
function firstThatFits<T>(levels: readonly Level[], make: (level: Level) => T): T {
  for (const level of levels) {
    try {
      return make(level);
    } catch (error) {
      if (!(error instanceof DoesNotFit) || level === levels.at(-1)) throw error;
    }
  }
  throw new DoesNotFit('Objectives');
}

function timeframeBand(
  context: PageContext,
  timeframe: string,
  body: Box,
  y: Pt,
): { node: SceneNode; height: Pt } {
  const words = [
    { text: `${say(context, 'Timeframe', 'ระยะเวลา')}  `, weight: 700, colour: 'brand' },
    { text: clean(timeframe), weight: 400 },
  ] as const;
  const bandStyle = style('body', context.lang, { size: 13 });
  const height = block(context, [para(words, bandStyle)], body.width - pxToPt(48)).height + pxToPt(20);
  return callout(
    context,
    'timeframe',
    words,
    { x: body.x, y, width: body.width, minHeight: height },
    'concludes',
    bandStyle,
  );
}

function draw(output: SectionOutput<'market-objectives'>, context: PageContext, level: Level): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const found = valuesOf(context.section.evidence);
  const months = found && found.labels.length > 1 && found.labels.length <= 12 ? found : undefined;
  const timeframe = clean(output.timeframe);
  const count = output.objectives.length;
  // The largest cards are for one or two; four stand together rather than three and one.
  if (level.figure > 54 && count > 2) throw new DoesNotFit('Objectives');
  if (level.most === 3 && level.months && count === 4) throw new DoesNotFit('Objectives');
  const slides: SlideDraft[] = [];
  let from = 0;
  for (const part of chunks(output.objectives, level.most)) {
    const first = from === 0;
    const withMonths = first && months !== undefined && level.months;
    const band =
      first && !months && timeframe !== '' ? timeframeBand(context, timeframe, body, 0) : undefined;
    const room = withMonths ? 0 : body.height - (band ? band.height + GAP : 0) - AIR;
    // Without the months there is room for larger cards.
    const larger = withMonths ? [] : LARGER.map((sizes) => ({ ...level, ...sizes }));
    const { nodes, bottom } = firstThatFits([...larger, level], (each) => {
      const row = cardRow(context, part, from, body, each, room);
      if (each !== level && row.bottom > body.y + room + 0.5) throw new DoesNotFit('Objectives');
      return row;
    });
    from += part.length;
    const y = bottom + GAP;
    if (withMonths) {
      // The months' names keep their distance from the notes, in other fonts too.
      const left = bottomOf(body) - AIR - y;
      if (left < LEAST_MONTHS) throw new DoesNotFit('Months');
      const box = { x: body.x, y, width: body.width, height: Math.min(left, MOST_MONTHS) };
      nodes.push(...monthsChart(context, months, timeframe, box).nodes);
    } else if (band) {
      nodes.push(timeframeBand(context, timeframe, body, y).node);
    }
    slides.push({ layout: 'content', headline, nodes, ...(first ? {} : { note: '' }) });
  }
  if (!months || level.months) return slides;
  // Cards that leave no room for the months get them on a slide of their own.
  const { nodes } = monthsChart(context, months, timeframe, { ...body, height: Math.min(body.height, 240) });
  return [...slides, { layout: 'content', headline, nodes, note: '' }];
}

/** One objective without months: its number on a panel, what it means beside it. */
function poster(output: SectionOutput<'market-objectives'>, context: PageContext): SlideDraft[] {
  const [only, ...others] = output.objectives;
  if (!only || others.length > 0 || valuesOf(context.section.evidence)) throw new DoesNotFit('Objective');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const fields = [
    { label: say(context, 'Objective', 'เป้าหมาย'), words: only.statement },
    { label: say(context, 'Measured by', 'วัดจาก'), words: only.metrics },
    { label: say(context, 'Timeframe', 'ระยะเวลา'), words: output.timeframe },
  ];
  // Without a number the panel says what kind of goal it is.
  const named = clean(only.target) !== '';
  const item = { head: named ? only.target : only.category, above: named ? only.category : '', fields };
  return [{ layout: 'content', headline, nodes: spotlight(context, 'objective', [item], body) }];
}

/** Of a lone objective beside its months. */
const BESIDE: readonly Level[] = (
  [
    [104, 22, 15],
    [88, 20, 14],
    [72, 18, 13],
    [54, 16, 12],
  ] as const
).map(([figure, statement, metrics]) => ({ most: 1, figure, statement, metrics, months: true }));
const BESIDE_SHARES = [454, 670] as const;

/** One objective with its months: the number on a panel as high as the slide, the months beside it. */
function besideMonths(
  output: SectionOutput<'market-objectives'>,
  context: PageContext,
  level: Level,
): SlideDraft[] {
  const months = valuesOf(context.section.evidence);
  const count = months?.labels.length ?? 0;
  if (!months || count < 2 || count > MOST_BESIDE || output.objectives.length !== 1)
    throw new DoesNotFit('Objective');
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - AIR };
  const [left, right] = columns(body, BESIDE_SHARES, pxToPt(40));
  if (!left || !right) throw new DoesNotFit('Objective');
  const row = cardRow(context, output.objectives, 0, left, level, body.height);
  if (row.bottom > bottomOf(body) + 0.5) throw new DoesNotFit('Objective');
  const panel = row.nodes.map((node) => stretched(node, bottomOf(body)));
  const chart = monthsChart(context, months, clean(output.timeframe), right);
  return [{ layout: 'content', headline, nodes: [...panel, ...chart.nodes] }];
}

const present: PageLayout<'market-objectives'> = (output, context) =>
  firstLevel(context, [output], (all) => poster(all, context)) ??
  firstLevel(context, BESIDE, (level) => besideMonths(output, context, level)) ??
  tryLevels(context, output, LEVELS, (level) => draw(output, context, level));

export const layout: PageLayout<'market-objectives'> = (output, context) => {
  const first = bridgeSlide(context);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const objectives = output.objectives.filter((objective) => !allSaid(said, objective));
  if (objectives.length === 0) return first;
  const head = say(context, 'The goals, and how each is measured', 'เป้าหมายแต่ละข้อ และวิธีวัดผล');
  return continued(context, first, head, (own) => present({ ...output, objectives }, own));
};
