/** Under the bridge: the rate of today and the one that is needed, the weakest link in words, and ways to close the gap. */
import type { Box, PathCommand, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  clean,
  group,
  say,
  shape,
  style,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import type { Bridge } from './bridge-band.ts';

const PAD_X: Pt = pxToPt(28);
const PAD_Y: Pt = pxToPt(18);
const BAR: Pt = pxToPt(5);
const ARROW = { width: pxToPt(46), height: pxToPt(20) };

export interface CalloutSizes {
  rate: Pt;
  head: Pt;
  body: Pt;
}
export const CALLOUT_LEVELS: readonly CalloutSizes[] = [
  { rate: 40, head: 15, body: 14 },
  { rate: 34, head: 14, body: 13 },
  { rate: 30, head: 13, body: 12 },
];

type Rate = NonNullable<Bridge['rateToday']>;

/** An arrow to the right, as one freeform. */
function arrow(id: string, box: Box): SceneNode {
  const { width: w, height: h } = box;
  const neck = w - h * 0.75;
  const half = pxToPt(1.5);
  const points: readonly (readonly [Pt, Pt])[] = [
    [0, h / 2 - half],
    [neck, h / 2 - half],
    [neck, 0],
    [w, h / 2],
    [neck, h],
    [neck, h / 2 + half],
    [0, h / 2 + half],
  ];
  const commands = points.map(([x, y], at): PathCommand => ({ type: at === 0 ? 'move' : 'line', x, y }));
  return shape(id, 'Arrow', box, {
    fill: 'ink',
    geometry: { type: 'path', commands: [...commands, { type: 'close' }] },
  });
}

const noteStyle = (context: PageContext) => style('label', context.lang, { weight: 400, colour: 'quiet' });

/** Figure and its words, as wide as they are. */
function figure(
  context: PageContext,
  id: string,
  rate: Pick<Rate, 'text' | 'note'>,
  size: Pt,
  colour: 'quiet' | 'brand' | 'ink',
) {
  const number = style('number', context.lang, { size, colour });
  const width =
    Math.max(widthOf(context, rate.text, number), widthOf(context, rate.note, noteStyle(context))) + 2;
  const draw = (x: Pt, y: Pt, height: Pt): Stack =>
    new Stack(context, { x, y, width, height })
      .text(
        `${id}-figure`,
        'Figure',
        rate.text,
        { ...number, pitch: size * (context.lang === 'th' ? 1.15 : 1.08) },
        { role: 'number' },
      )
      .gap(2)
      .text(`${id}-note`, 'What it is', rate.note, noteStyle(context));
  return { width, draw };
}

interface Part {
  nodes: SceneNode[];
  width: Pt;
  height: Pt;
}

/** Today's rate, an arrow, the rate that is needed; nothing where today's is not known. */
function rates(context: PageContext, bridge: Bridge, place: Box, size: Pt): Part {
  const { rateToday, rateNeeded } = bridge;
  const given = rateToday ? [figure(context, 'rate-today', rateToday, size, 'quiet')] : [];
  if (rateNeeded) given.push(figure(context, 'rate-needed', rateNeeded, size, 'brand'));
  const nodes: SceneNode[] = [];
  let { x } = place;
  let height = 0;
  given.forEach((each, index) => {
    if (index > 0) {
      const own = { x: x + pxToPt(24), y: place.y + size * 0.54 - ARROW.height / 2, ...ARROW };
      nodes.push(arrow('rate-arrow', own));
      x = own.x + ARROW.width + pxToPt(24);
    }
    const drawn = each.draw(x, place.y, place.height);
    nodes.push(...drawn.nodes);
    height = Math.max(height, drawn.used);
    x += each.width;
  });
  return { nodes, width: x - place.x, height };
}

/** Ways to close the gap, each with its result, beside a thin line. */
function options(context: PageContext, bridge: Bridge, right: Pt, y: Pt, height: Pt): Part {
  const given = bridge.options;
  const choices = given?.choices ?? [];
  if (!given || choices.length === 0) return { nodes: [], width: 0, height: 0 };
  const gap = pxToPt(28);
  const drawn = choices.map((choice, index) => {
    const colour = index === 0 ? 'quiet' : index === 1 ? 'brand' : 'ink';
    return figure(context, `option-${index + 1}`, choice, 26, colour);
  });
  const titleStyle = style('label', context.lang);
  const inner = Math.max(
    widthOf(context, given.title, titleStyle) + 2,
    drawn.reduce((sum, each) => sum + each.width, 0) + gap * (drawn.length - 1),
  );
  const width = inner + pxToPt(24);
  const x = right - inner;
  const stack = new Stack(context, { x, y, width: inner, height });
  stack.text('options-title', 'What the money can bring', given.title, titleStyle);
  const top = stack.y + pxToPt(2);
  let left = x;
  for (const each of drawn) {
    const own = each.draw(left, top, height);
    stack.nodes.push(...own.nodes);
    stack.y = Math.max(stack.y, own.y);
    left += each.width + gap;
  }
  return { nodes: stack.nodes, width, height: stack.used };
}

/**
 * The callout from `y` down, at least `least` high. `break_`: where the bridge breaks, for the mark that points at it;
 * `reading`: where the words begin, if nothing stands there.
 */
export function bridgeCallout(
  context: PageContext,
  bridge: Bridge,
  place: Box,
  at: { mark: Pt | undefined; reading: Pt; gate: readonly string[] },
  sizes: CalloutSizes,
): { node: SceneNode; height: Pt } {
  const { lang } = context;
  const top = place.y + PAD_Y;
  const right = place.x + place.width - PAD_X;
  const inside = place.height - 2 * PAD_Y;
  const left = rates(context, bridge, { ...place, x: place.x + PAD_X, y: top, height: inside }, sizes.rate);
  const side = options(context, bridge, right, top, inside);
  const after = place.x + PAD_X + left.width + (left.width > 0 ? pxToPt(40) : 0);
  const end = right - (side.width > 0 ? side.width + pxToPt(24) : 0);
  const from = left.width > 0 && at.reading > after && end - at.reading > pxToPt(360) ? at.reading : after;
  const width = end - from;
  if (width < pxToPt(260)) throw new DoesNotFit('Reading');
  const { headline, text } = bridge.reading;
  const words = new Stack(context, { x: from, y: top, width, height: inside })
    .text('reading-head', 'Weakest link', headline, style('head', lang, { size: sizes.head }), {
      balance: true,
    })
    .gap(pxToPt(4))
    .text('reading-text', 'What follows', text, style('body', lang, { size: sizes.body }));
  at.gate.forEach((line, index) =>
    words
      .gap(pxToPt(4))
      .text(
        `gate-${index + 1}`,
        'Gate',
        line,
        style('body', lang, { size: 12, weight: index === 0 ? 700 : 400 }),
      ),
  );
  const used = Math.max(left.height, side.height, words.used);
  const height = used + 2 * PAD_Y;
  if (height > place.height + 0.5) throw new DoesNotFit('Callout');
  // Each part in the middle of the callout.
  const box = { ...place, height: place.height };
  const nodes: SceneNode[] = [
    shape('callout-back', 'Callout background', box, { fill: 'tint' }),
    shape('callout-bar', 'Warning', { ...box, width: BAR }, { fill: 'accent' }),
  ];
  const centred = (part: readonly SceneNode[], own: Pt): SceneNode[] =>
    part.map((node) => ({ ...node, box: { ...node.box, y: node.box.y + (inside - own) / 2 } }));
  nodes.push(...centred(left.nodes, left.height), ...centred(words.nodes, words.used));
  if (side.width > 0) {
    const rule = { x: right - side.width, y: top, width: 0, height: inside };
    nodes.push(
      shape('options-rule', 'Rule', rule, {
        geometry: { type: 'line', from: 'top-left' },
        stroke: { colour: 'line', width: 1 },
      }),
      ...centred(side.nodes, side.height),
    );
  }
  const outer = { ...box };
  if (at.mark !== undefined) {
    const mark = { x: at.mark - pxToPt(13), y: box.y - pxToPt(13), width: pxToPt(26), height: pxToPt(13) };
    outer.y = mark.y;
    outer.height = box.height + mark.height;
    const commands: PathCommand[] = [
      { type: 'move', x: 0, y: mark.height },
      { type: 'line', x: mark.width / 2, y: 0 },
      { type: 'line', x: mark.width, y: mark.height },
      { type: 'close' },
    ];
    nodes.push(
      shape('callout-mark', 'Points at the break', mark, {
        fill: 'accent',
        geometry: { type: 'path', commands },
      }),
    );
  }
  return { node: group('callout', say(context, 'Callout', 'ข้อความเน้น'), outer, nodes), height };
}

/** The gate as lines, unless the reading says its sum already. */
export function gateLines(context: PageContext, bridge: Bridge): string[] {
  const { gate } = context.reckoned;
  if (!gate || bridge.reading.text.includes(gate.limit.text)) return [];
  return [gate.condition, gate.text].filter((each) => clean(each) !== '');
}
