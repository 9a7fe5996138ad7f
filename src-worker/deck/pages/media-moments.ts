/** The last row of the weeks: what happens when, and the gate with its two answers. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bottomOf,
  group,
  para,
  say,
  shape,
  style,
  textShape,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import { GATE, type Item, type Part } from '../kit/reckoned.ts';
import type { Track } from './media-weeks.ts';

const DIAMOND: Pt = pxToPt(20);
const BAR: Pt = pxToPt(17);
const PAD: Pt = pxToPt(13);
const APART: Pt = pxToPt(20);
/** Narrower than this no moment is read. */
const NARROWEST: Pt = pxToPt(84);
const MOST_LINES = 4;

interface Placed {
  nodes: SceneNode[];
  end: Pt;
}

/** Left edge of what a week begins. */
const startOf = ({ x, step }: Track, week: number): Pt => x + (week - 1) * step;

function gateNote(
  context: PageContext,
  gate: Part<'gate'>,
  track: Track,
  y: Pt,
  free: { left: Pt; right: Pt },
): { node: SceneNode; box: Box } {
  const { lang } = context;
  const line = startOf(track, gate.week ?? 1);
  const head = style('head', lang, { size: 14 });
  const looks = [12.5, 12, 11.5].map((size) => style('table', lang, { size }));
  const most = Math.max(free.right - line, line - free.left) - BAR - 2 * PAD - 2;
  // On one line if a size does it.
  const small =
    looks.find((look) => widthOf(context, gate.text, look) <= most) ?? style('table', lang, { size: 12 });
  const natural =
    Math.max(widthOf(context, gate.condition, head), widthOf(context, gate.text, small)) + 2 * PAD + 2;
  // At the right of the line, or at its left where that has more room.
  const after = free.right - line - (BAR - GATE);
  const before = line - GATE - free.left;
  const isLeft = after < natural && before > after;
  const width = Math.min(natural, isLeft ? before : after);
  if (width < pxToPt(190)) throw new DoesNotFit('Gate');
  const specs = [
    para(gate.condition, head, { balance: true }),
    para(gate.text, small, { spaceBefore: 3, balance: true }),
  ];
  const height = block(context, specs, width - 2 * PAD).height + 2 * pxToPt(5);
  const x = isLeft ? line - BAR - width : line - GATE + BAR;
  const bar = { x: isLeft ? line - BAR : line - GATE, y, width: BAR, height };
  const band = textShape(
    context,
    'gate-words',
    say(context, 'Gate', 'ด่านตัดสิน'),
    { x, y, width, height },
    specs,
    {
      fill: 'tint',
      padding: { x: PAD, y: pxToPt(5) },
    },
  );
  const box = { x: Math.min(x, bar.x), y, width: width + BAR, height };
  const node = group('gate-note', say(context, 'Gate', 'ด่านตัดสิน'), box, [
    shape('gate-bar', say(context, 'Gate', 'ด่านตัดสิน'), bar, { fill: 'accent' }),
    band,
  ]);
  return { node, box };
}

/** A moment's words right of its sign, or left of it near the end; undefined where neither has room. */
function moment(
  context: PageContext,
  item: Item<'moments'>,
  id: string,
  x: Pt,
  y: Pt,
  free: { left: Pt; right: Pt },
): SceneNode | undefined {
  const look = style('table', context.lang, { size: 12, weight: 700 });
  const gap = pxToPt(8);
  const natural = widthOf(context, item.label, look) + 2;
  const right = free.right - x - DIAMOND - gap;
  const left = x - gap - free.left;
  const isLeft = right < Math.min(natural, NARROWEST) && left > right;
  const width = Math.min(natural, isLeft ? left : right);
  if (width < Math.min(natural, NARROWEST)) return undefined;
  const words = block(
    context,
    [para(item.label, look, { balance: true, ...(isLeft ? { align: 'right' as const } : {}) })],
    width,
  );
  if ((words.paragraphs[0]?.lines.length ?? 0) > MOST_LINES) return undefined;
  const sign = { x, y: y + pxToPt(4), width: DIAMOND, height: DIAMOND * 1.15 };
  const [w, h] = [sign.width, sign.height];
  const commands = [
    { type: 'move', x: w / 2, y: 0 },
    { type: 'line', x: w, y: h / 2 },
    { type: 'line', x: w / 2, y: h },
    { type: 'line', x: 0, y: h / 2 },
    { type: 'close' },
  ] as const;
  const at = isLeft ? x - gap - width : x + DIAMOND + gap;
  const node = blockNode(words, {
    id: `${id}-words`,
    name: item.label.slice(0, 60),
    x: at,
    y: y + pxToPt(5),
    width,
  });
  const box = {
    x: Math.min(at, x),
    y: sign.y,
    width: DIAMOND + gap + width,
    height: Math.max(bottomOf(node.box), bottomOf(sign)) - sign.y,
  };
  return group(id, item.label.slice(0, 60), box, [
    shape(`${id}-sign`, 'Moment', sign, {
      fill: item.main ? 'brand' : 'neutral',
      geometry: { type: 'path', commands },
    }),
    node,
  ]);
}

/** Moments and gate on one line from `y` down; moments that have no room on it stand on a second. */
export function momentsRow(
  context: PageContext,
  moments: Part<'moments'>,
  gate: Part<'gate'> | undefined,
  track: Track,
  y: Pt,
): Placed {
  const end = track.x + track.count * track.step;
  const sorted = moments
    .map((item, index) => ({ item, id: `moment-${index + 1}` }))
    .toSorted((a, b) => a.item.week - b.item.week);
  const line = gate ? startOf(track, gate.week ?? 1) : end;
  const at = (week: number): Pt => startOf(track, week) + pxToPt(3);
  const nextAfter = sorted.find(({ item }) => at(item.week) >= line)?.item.week;
  const lastBefore = sorted.findLast(({ item }) => at(item.week) < line);
  const note = gate
    ? gateNote(context, gate, track, y, {
        left: lastBefore ? at(lastBefore.item.week) + DIAMOND + NARROWEST + APART : track.x,
        right: nextAfter === undefined ? end : at(nextAfter) - APART,
      })
    : undefined;
  const nodes: SceneNode[] = note ? [note.node] : [];
  let taken = track.x;
  sorted.forEach(({ item, id }, index) => {
    const x = at(item.week);
    const next = sorted[index + 1];
    const blocked = note && note.box.x >= x ? note.box.x : end;
    const left = note && note.box.x < x ? Math.max(taken, note.box.x + note.box.width + APART) : taken;
    const right = Math.min(blocked === end ? end : blocked - APART, next ? at(next.item.week) - APART : end);
    const made = x < left - 0.5 ? undefined : moment(context, item, id, x, y, { left, right });
    if (!made) throw new DoesNotFit('Moment');
    taken = made.box.x + made.box.width + APART;
    nodes.push(made);
  });
  return { nodes, end: Math.max(y, ...nodes.map(({ box }) => bottomOf(box))) };
}
