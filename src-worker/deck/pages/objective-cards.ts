/** Page 3: a card per objective, its number to be read from the door, in rows whose measures stand in line. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  card,
  clean,
  columns,
  inset,
  linesOf,
  say,
  splitFigure,
  style,
  surfaceColours,
  widthOf,
  type PageContext,
  type Surface,
} from '../kit/index.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

export type Objective = SectionOutput<'market-objectives'>['objectives'][number];

export interface Level {
  /** Cards on one slide. */
  most: number;
  figure: Pt;
  statement: Pt;
  metrics: Pt;
  months: boolean;
}

const UNIT_SIZE: Pt = 15;

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
export function cardRow(
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
export function stretched(node: SceneNode, bottom: Pt): SceneNode {
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
