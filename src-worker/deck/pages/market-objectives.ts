/** Page 3: a card per objective with its number to be read from the door, and the months under them. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  block,
  bodyBox,
  bottomOf,
  callout,
  card,
  chunks,
  clean,
  columns,
  firstLevel,
  headlineOf,
  inset,
  linesOf,
  para,
  say,
  splitFigure,
  style,
  surfaceColours,
  tryLevels,
  valuesOf,
  widthOf,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Surface,
} from '../kit/index.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { spotlight } from '../kit/spotlight.ts';
import { bridgeSlide } from './objectives-bridge.ts';
import { allSaid, continued, saidBy } from './reckoned-first.ts';
import { monthsChart } from './objective-months.ts';

type Objective = SectionOutput<'market-objectives'>['objectives'][number];

interface Level {
  /** Cards on one slide. */
  most: number;
  figure: Pt;
  statement: Pt;
  metrics: Pt;
  months: boolean;
}
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

const UNIT_SIZE: Pt = 15;

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

/** Of the usual size: what an objective without a target says. */
const WORDS_ALONE = 1.3;

/** Words before a figure that stand over it: more are a sentence. */
const LONGEST_LEAD = 40;

interface Target {
  /** 'At most', 'trials that pay': what stands over the figure. */
  lead: string;
  figure: string;
  rest: string;
}

/**
 * The figure of a target, also where a few words stand before its one sum or percentage: 'At most £20 a lead'. Undefined
 * where it has none, or a date.
 */
function splitTarget(target: string): Target | undefined {
  const split = splitFigure(target);
  if (split) return { lead: '', ...split };
  const [reading, ...others] = readQuantities(target);
  const kind = reading?.quantity.kind;
  if (!reading || others.length > 0 || (kind !== 'money' && kind !== 'percent')) return undefined;
  const at = reading.span.start;
  const lead = target.slice(0, at).trim();
  const after = splitFigure(target.slice(at));
  return after && lead.length <= LONGEST_LEAD ? { lead, ...after } : undefined;
}

/** A figure with its unit behind it, small. */
const figureSpans = ({ figure, rest }: { figure: string; rest: string }) => [
  { text: figure },
  ...(rest === '' ? [] : [{ text: `\u00a0 ${rest}`, size: UNIT_SIZE, weight: 700 as const }]),
];

/** True where a figure and its unit stand on one line. */
const fitsBeside = (
  context: PageContext,
  split: { figure: string; rest: string },
  size: Pt,
  width: Pt,
): boolean => linesOf(context, figureSpans(split), style('number', context.lang, { size }), width) === 1;

/** The size on which every card's figure stands beside its unit, so that the cards look alike. */
function commonFigure(context: PageContext, objectives: readonly Objective[], largest: Pt, width: Pt): Pt {
  const splits = objectives.flatMap(({ target }) => splitTarget(clean(target)) ?? []);
  const sizes = [1, 0.9, 0.8, 0.7].map((share) => Math.round(largest * share));
  return (
    sizes.find((size) => splits.every((split) => fitsBeside(context, split, size, width))) ??
    Math.round(largest * 0.7)
  );
}

function objectiveCard(
  context: PageContext,
  objective: Objective,
  at: number,
  box: Box,
  surface: Surface,
  level: Level,
  air: Pt,
): SceneNode {
  const { lang } = context;
  const colours = surfaceColours(surface);
  const id = `objective-${at}`;
  const roomy = level.statement > 14;
  const inner = inset(box, pxToPt(24), pxToPt(roomy ? 22 : 14));
  const stack = new Stack(context, inner);
  stack.text(
    `${id}-category`,
    'Category',
    objective.category,
    style('label', lang, { colour: colours.brand }),
  );
  const target = clean(objective.target);
  const split = splitTarget(target);
  const colour = colours.ink;
  if (split) {
    if (split.lead !== '')
      stack
        .gap(pxToPt(4))
        .text(`${id}-lead`, 'Target', split.lead, style('head', lang, { size: UNIT_SIZE, colour }), {
          balance: true,
        });
    const unitStyle = style('head', lang, { size: UNIT_SIZE, colour });
    if (fitsBeside(context, split, level.figure, inner.width)) {
      const number = style('number', lang, { size: level.figure, colour });
      stack.text(
        `${id}-target`,
        'Target',
        figureSpans(split),
        { ...number, pitch: level.figure * 1.04 },
        { role: 'number' },
      );
    } else {
      const fitting = [level.figure, 36, 30, 24].find(
        (each) => widthOf(context, split.figure, style('number', lang, { size: each })) <= inner.width,
      );
      if (fitting === undefined) throw new DoesNotFit('Target');
      stack.text(`${id}-target`, 'Target', split.figure, style('number', lang, { size: fitting, colour }), {
        role: 'number',
      });
      stack.text(`${id}-unit`, 'Unit', split.rest, unitStyle);
    }
  } else {
    stack
      .gap(3)
      .text(`${id}-target`, 'Target', target, style('head', lang, { size: roomy ? 36 : 20, colour }), {
        role: 'number',
        balance: true,
      });
  }
  stack.gap(pxToPt(4) + air).text(
    `${id}-statement`,
    'Objective',
    objective.statement,
    // Without a target the words are all that the card says.
    target === ''
      ? style('head', lang, { size: level.statement * WORDS_ALONE, colour })
      : style('body', lang, { size: level.statement, colour }),
  );
  if (clean(objective.metrics) !== '') {
    stack
      .gap(pxToPt(12) + air)
      .rule(`${id}-rule`, surface === 'filled' ? 'onBrand' : 'line')
      .gap(pxToPt(7));
    stack.text(
      `${id}-metrics`,
      'Measured by',
      objective.metrics,
      style('label', lang, { size: level.metrics, weight: 400, colour: colours.quiet }),
    );
  }
  return card(
    id,
    `${say(context, 'Objective', 'เป้าหมาย')} ${at}`,
    { ...box, height: stack.y + pxToPt(roomy ? 24 : 14) - box.y },
    surface,
    stack.nodes,
  );
}

/** Most free height between the parts of a card. */
const MOST_AIR: Pt = 34;

/** Cards of one row, all as high as the highest, or airier where they have `room` to fill. */
function cardRow(
  context: PageContext,
  objectives: readonly Objective[],
  from: number,
  body: Box,
  level: Level,
  room: Pt,
): { nodes: SceneNode[]; bottom: Pt } {
  const places = columns(body, Math.max(objectives.length, objectives.length === 1 ? 1 : 2));
  const inside = (places[0]?.width ?? 0) - 2 * pxToPt(24);
  const wide = { ...level, figure: commonFigure(context, objectives, level.figure, inside) };
  const surfaceAt = (index: number): Surface => (from + index === 0 ? 'filled' : 'quiet');
  const drawn = (air: Pt): SceneNode[] =>
    objectives.map((objective, index): SceneNode => {
      const place = places[index];
      if (!place) throw new DoesNotFit('Objectives');
      const own = { ...place, height: body.height };
      return objectiveCard(context, objective, from + index + 1, own, surfaceAt(index), wide, air);
    });
  const lowest = (nodes: readonly SceneNode[]): Pt => Math.max(...nodes.map((node) => bottomOf(node.box)));
  const natural = drawn(0);
  const air = Math.min(MOST_AIR, (body.y + room - lowest(natural)) / 3);
  const nodes = air > 1 ? drawn(air) : natural;
  const bottom = lowest(nodes) + Math.max(0, air);
  const end = bottom - pxToPt(level.statement > 14 ? 20 : 14);
  const footTop = end - Math.max(0, ...nodes.map((node) => heightOfFoot(footOf(node))));
  return { nodes: nodes.map((node) => withFoot(stretched(node, bottom), footTop)), bottom };
}

/** How an objective is measured, with the rule over it. */
const footOf = (node: SceneNode): SceneNode[] =>
  node.kind === 'group' ? node.children.filter(({ id }) => /-(?:rule|metrics)$/.test(id)) : [];

const heightOfFoot = (parts: readonly SceneNode[]): Pt =>
  parts.length === 0
    ? 0
    : Math.max(...parts.map(({ box }) => bottomOf(box))) - Math.min(...parts.map(({ box }) => box.y));

/** The card with its measure at the foot, where it stands in line with the other cards' measures. */
function withFoot(node: SceneNode, top: Pt): SceneNode {
  const parts = footOf(node);
  if (node.kind !== 'group' || parts.length === 0) return node;
  const down = Math.max(0, top - Math.min(...parts.map(({ box }) => box.y)));
  const children = node.children.map((child) =>
    parts.includes(child) ? { ...child, box: { ...child.box, y: child.box.y + down } } : child,
  );
  return { ...node, children };
}

/** The card with its background down to `bottom`. */
function stretched(node: SceneNode, bottom: Pt): SceneNode {
  if (node.kind !== 'group') return node;
  const [back, ...rest] = node.children;
  const height = bottom - node.box.y;
  if (back?.kind !== 'shape') return node;
  return {
    ...node,
    box: { ...node.box, height },
    children: [{ ...back, box: { ...back.box, height } }, ...rest],
  };
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
