/** Drawn scenes, by what is sold: things in the deck's palette, one accent at most; the field of the cover for the rest. */
import type { Box, GroupNode, SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { group, shape } from '../shapes.ts';
import type { PageContext } from '../types.ts';
import { say } from '../words.ts';
import { CALENDAR, calendarNodes } from './calendar.ts';
import { CAR, carAtNight, carNodes } from './car.ts';
import { CART, cartNodes } from './cart.ts';
import { CHARGED_HOUSE, chargerNodes } from './charger.ts';
import { HOUSE, houseNodes } from './house.ts';
import { paintsOf, type Paints } from './pen.ts';
import { tileNodes } from './tiles.ts';

interface Thing {
  /** Of the drawing, in its own units. */
  size: { width: number; height: number };
  nodes: (id: string, box: Box, paints: Paints) => SceneNode[];
  /** In English and Thai, for whoever cannot see it. */
  said: readonly [string, string];
  /** How far it stands in the ground, as a share of its height. */
  sinks: number;
  /** Most of a box's height that it takes, as a share. */
  high?: number;
}

const THINGS: ReadonlyMap<string, Thing> = new Map<string, Thing>([
  [
    'charger',
    {
      size: CHARGED_HOUSE,
      nodes: chargerNodes,
      said: ['Drawing: a car charging at a house', 'ภาพวาด: รถกำลังชาร์จที่บ้าน'],
      sinks: 0.04,
    },
  ],
  [
    'car',
    {
      size: CAR,
      nodes: (id, box, paints) => carNodes(id, box, carAtNight(paints)),
      said: ['Drawing: a car', 'ภาพวาด: รถยนต์'],
      sinks: 0.08,
      high: 0.46,
    },
  ],
  ['house', { size: HOUSE, nodes: houseNodes, said: ['Drawing: a house', 'ภาพวาด: บ้าน'], sinks: 0 }],
  [
    'cart',
    {
      size: CART,
      nodes: cartNodes,
      said: ['Drawing: a street-food cart', 'ภาพวาด: รถเข็นขายอาหาร'],
      sinks: 0.06,
    },
  ],
]);

/** True for a name that has a drawing; 'plain' and all others are tiles. */
export const isDrawn = (name: string): boolean => name === 'calendar' || THINGS.has(name);

export interface SceneOptions {
  /** Unique on its slide; the ids of its parts begin with it. */
  id: string;
  /** Sky and ground behind the thing; true when absent. */
  ground?: boolean;
  /** A moon in the sky; true when absent, and only where there is a sky with room for it. */
  moon?: boolean;
  /** Of a field of tiles: the letter of the name that it begins with, so that fields beside each other differ; 0 when absent. */
  from?: number;
}

/** Height of the ground as a share of the box. */
const GROUND = 0.14;
/** A box at least this much wider than what stands in it has room for a moon beside it; a higher one above it. */
const SIDE_ROOM = 0.8;

/** The scene of a name, filling its box, as one group. */
export function sceneNodes(name: string, box: Box, context: PageContext, options: SceneOptions): GroupNode {
  const { id } = options;
  const paints = paintsOf(context);
  const behind = options.ground ?? true;
  const alone = (said: readonly [string, string], nodes: readonly SceneNode[]): GroupNode =>
    group(id, say(context, ...said), box, nodes);
  if (name === 'calendar') {
    const back = behind ? [shape(`${id}-back`, 'Ground', box, { fill: paints.ground })] : [];
    return alone(
      ['Drawing: three leaves of a calendar', 'ภาพวาด: ปฏิทินสามแผ่น'],
      [...back, ...calendarNodes(`${id}-leaf`, fitted(box, CALENDAR, 0.84, 0.62), paints)],
    );
  }
  const thing = THINGS.get(name);
  if (!thing) return plain(context, box, id, options.from ?? 0);
  const ground = box.height * GROUND;
  const size = fitted(box, thing.size, 0.88, behind ? (thing.high ?? 0.66) : 1);
  const foot = behind ? box.y + box.height - ground + size.height * thing.sinks : box.y + box.height;
  const place = { ...size, y: foot - size.height };
  const nodes = thing.nodes(`${id}-thing`, place, paints);
  if (!behind) return alone(thing.said, nodes);
  const moon = (options.moon ?? true) && roomAbove(box, place) ? moonNodes(id, box, paints) : [];
  return alone(thing.said, [
    shape(`${id}-sky`, 'Sky', box, { fill: paints.sky }),
    shape(
      `${id}-ground`,
      'Ground',
      { ...box, y: box.y + box.height - ground, height: ground },
      { fill: paints.ground },
    ),
    ...moon,
    ...nodes,
  ]);
}

/** In the middle of `box`, at most these shares of it wide and high. */
function fitted(
  box: Box,
  { width, height }: { width: number; height: number },
  wide: number,
  high: number,
): Box {
  const scale = Math.min((box.width * wide) / width, (box.height * high) / height);
  const own = { width: width * scale, height: height * scale };
  return { ...own, x: box.x + (box.width - own.width) / 2, y: box.y + (box.height - own.height) / 2 };
}

const moonRadius = (box: Box): Pt => Math.min(box.width, box.height) * 0.08;

const roomAbove = (box: Box, place: Box): boolean =>
  place.y - box.y > moonRadius(box) * 3.2 || place.width < box.width * (SIDE_ROOM - 0.2);

/** The moon at the upper right. */
export function moonNodes(id: string, box: Box, paints: Paints): SceneNode[] {
  const radius = moonRadius(box);
  const [x, y] = [box.x + box.width * 0.86 - radius, box.y + box.height * 0.1];
  const own = { x, y, width: 2 * radius, height: 2 * radius };
  return [shape(`${id}-moon`, 'Moon', own, { fill: paints.pale, geometry: { type: 'ellipse' } })];
}

/** Tiles along the shorter side of a box. */
const TILE_ROWS = [2, 3, 4];

/** Tiles from the company's name, as many as leave the least of the box bare. */
function plain(context: PageContext, box: Box, id: string, from: number): GroupNode {
  const [short, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
  const bare = (count: number): Pt => long % (short / count);
  const rows = TILE_ROWS.toSorted((one, other) => bare(one) - bare(other))[0] ?? 2;
  const side = short / rows;
  const count = (length: Pt): number => Math.max(1, Math.floor(length / side + 0.001));
  const [columns, lines] = [count(box.width), count(box.height)];
  const x = box.x + (box.width - columns * side) / 2;
  const y = box.y + (box.height - lines * side) / 2;
  return group(id, say(context, 'Pattern from the company’s name', 'ลวดลายจากชื่อบริษัท'), box, [
    shape(`${id}-back`, 'Ground', box, { fill: 'deep' }),
    ...tileNodes(`${id}-tile`, context.company, { x, y, columns, rows: lines, side, accents: 1, from }),
  ]);
}
