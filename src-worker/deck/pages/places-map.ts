/** The map of page 4: places north up, each a circle with its name beside it, joined in their order from the north. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  clean,
  group,
  inset,
  para,
  say,
  shape,
  style,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import { freePlace } from '../kit/free-place.ts';

export type Place = NonNullable<Reckoned['places']>[number];

interface Circle {
  place: Place;
  x: Pt;
  y: Pt;
  radius: Pt;
}

/** More places are no map. */
export const MOST_PLACES = 5;
/** Moves the places sideways, where their names have more room so. */
const SHIFTS = [0, 24, -24, 48, -48, 72, -72];
const LEVELS: readonly { radius: Pt; size: Pt; shift: Pt }[] = [
  { radius: 46, size: 16 },
  { radius: 40, size: 16 },
  { radius: 34, size: 15 },
  { radius: 28, size: 14 },
  { radius: 22, size: 13 },
  { radius: 18, size: 12 },
].flatMap(({ radius, size }) =>
  SHIFTS.map((shift) => ({ radius: pxToPt(radius), size, shift: pxToPt(shift) })),
);
const PAD: Pt = pxToPt(16);
const GAP: Pt = pxToPt(10);
/** One place alone. */
const ALONE: Pt = pxToPt(96);

/** Sizes as areas, where every place has one; else all alike. */
function radiusOf(places: readonly Place[], place: Place, radius: Pt): Pt {
  const sizes = places.flatMap(({ size }) => (size && size.value > 0 ? [size.value] : []));
  if (sizes.length < places.length || !place.size) return radius;
  return Math.max(radius * 0.5, radius * 1.2 * Math.sqrt(place.size.value / Math.max(...sizes)));
}

/** Places in the panel, north up, the distances of a map as far as the circles keep apart. */
function circlesOf(places: readonly Place[], box: Box, radius: Pt): Circle[] {
  const mean = places.reduce((sum, { lat }) => sum + lat, 0) / Math.max(1, places.length);
  const squeeze = Math.max(0.2, Math.cos((mean * Math.PI) / 180));
  const east = (place: Place): number => place.lon * squeeze;
  const [west, right] = [Math.min(...places.map(east)), Math.max(...places.map(east))];
  const [south, north] = [
    Math.min(...places.map(({ lat }) => lat)),
    Math.max(...places.map(({ lat }) => lat)),
  ];
  const inner = inset(box, PAD + radius);
  const scale = Math.min(
    right > west ? inner.width / (right - west) : Infinity,
    north > south ? inner.height / (north - south) : Infinity,
  );
  const own = Number.isFinite(scale) ? scale : 0;
  // What is left over is shared by both sides.
  const x = inner.x + (inner.width - (right - west) * own) / 2;
  const y = inner.y + (inner.height - (north - south) * own) / 2;
  return places
    .map((place) => ({
      place,
      x: x + (east(place) - west) * own,
      y: y + (north - place.lat) * own,
      radius: radiusOf(places, place, radius),
    }))
    .toSorted((one, other) => one.y - other.y);
}

/** Moves circles that meet apart, and keeps them in the panel. */
function apart(circles: readonly Circle[], box: Box): Circle[] {
  const moved = circles.map((circle) => ({ ...circle }));
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        const missing = one.radius + other.radius + pxToPt(16) - distance;
        if (missing <= 0) continue;
        const [ux, uy] = distance < 0.01 ? [0, 1] : [dx / distance, dy / distance];
        one.x -= (ux * missing) / 2;
        one.y -= (uy * missing) / 2;
        other.x += (ux * missing) / 2;
        other.y += (uy * missing) / 2;
      }
    }
    for (const circle of moved) {
      const edge = circle.radius + pxToPt(14);
      circle.x = Math.min(box.x + box.width - edge, Math.max(box.x + edge, circle.x));
      circle.y = Math.min(box.y + box.height - edge, Math.max(box.y + edge, circle.y));
    }
  }
  return moved;
}

const around = ({ x, y, radius }: Circle): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** A dashed line from circle to circle; its corner-to-corner box. */
function connector(
  id: string,
  one: Circle,
  other: Circle,
  dark: boolean,
): { node: SceneNode; box: Box } | undefined {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  const [from, to] = [one.radius + pxToPt(4), distance - other.radius - pxToPt(4)];
  if (to - from < pxToPt(12)) return undefined;
  const at = (length: Pt) => ({ x: one.x + (dx / distance) * length, y: one.y + (dy / distance) * length });
  const [a, b] = [at(from), at(to)];
  const box = {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(b.x - a.x),
    height: Math.abs(b.y - a.y),
  };
  const rising = b.x - a.x < 0 !== b.y - a.y < 0;
  const node = shape(id, 'From place to place', box, {
    geometry: { type: 'line', from: rising ? 'bottom-left' : 'top-left' },
    stroke: { colour: dark ? 'quiet' : 'mid', width: 1.5, dash: true },
  });
  return { node, box };
}

/** A place's name, in one line or two, at the first side of its circle that is free. */
function nameNode(
  context: PageContext,
  circle: Circle,
  number: number,
  size: Pt,
  box: Box,
  taken: readonly Box[],
): { node: SceneNode; box: Box } {
  const look = style('head', context.lang, { size, colour: 'onDeep' });
  const name = clean(circle.place.name);
  const said = circle.place.size ? `${name}\n${circle.place.size.text}` : name;
  const lines = said.split('\n');
  const whole = Math.max(...lines.map((line) => widthOf(context, line, look)));
  const words = said.split(/\s+/);
  // A size stays on its line.
  const longest = Math.max(
    ...words.map((word) => widthOf(context, word, look)),
    ...lines.slice(1).map((line) => widthOf(context, line, look)),
  );
  const half = Math.max(longest, whole * 0.58);
  for (const width of [whole + 2, half + 2]) {
    for (const align of ['left', 'right', 'center'] as const) {
      const made = block(context, [para(said, look, { align })], width);
      const { height } = made;
      const { x, y, radius } = circle;
      const middle = y - height / 2;
      const places =
        align === 'left'
          ? [0, -0.5, 0.5].map((up) => ({ x: x + radius + GAP, y: middle + up * radius, width, height }))
          : align === 'right'
            ? [0, -0.5, 0.5].map((up) => ({
                x: x - radius - GAP - width,
                y: middle + up * radius,
                width,
                height,
              }))
            : [
                { x: x - width / 2, y: y + radius + 2, width, height },
                { x: x - width / 2, y: y - radius - 2 - height, width, height },
              ];
      const free = freePlace(places, { area: inset(box, pxToPt(12)), taken });
      if (!free) continue;
      const node = blockNode(made, { id: `place-${number}-name`, name, ...free });
      return { node, box: free };
    }
  }
  throw new DoesNotFit('Place');
}

function drawn(
  context: PageContext,
  places: readonly Place[],
  box: Box,
  { radius, size, shift }: { radius: Pt; size: Pt; shift: Pt },
): SceneNode[] {
  const alone = places.length === 1;
  const whole = circlesOf(places, box, alone ? ALONE : radius);
  const circles = apart(
    whole.map((circle) => ({ ...circle, x: circle.x + shift })),
    box,
  );
  const lines = circles
    .slice(1)
    .flatMap(
      (circle, index) =>
        connector(`place-line-${index + 1}`, circles[index] ?? circle, circle, context.theme.dark) ?? [],
    );
  const taken = [...circles.map(around), ...lines.map((line) => line.box)];
  const names: SceneNode[] = [];
  for (const [index, circle] of circles.entries()) {
    const made = nameNode(context, circle, index + 1, alone ? 20 : size, box, taken);
    taken.push(made.box);
    names.push(made.node);
  }
  return [
    ...lines.map((line) => line.node),
    ...circles.flatMap((circle, index) => {
      const dot = {
        ...circle,
        radius: alone ? circle.radius * 0.18 : Math.max(pxToPt(5), circle.radius * 0.2),
      };
      const id = `place-${index + 1}`;
      return [
        shape(`${id}-circle`, clean(circle.place.name), around(circle), {
          fill: 'brand',
          geometry: { type: 'ellipse' },
        }),
        shape(`${id}-dot`, 'Place', around(dot), { fill: 'onBrand', geometry: { type: 'ellipse' } }),
      ];
    }),
    ...names,
  ];
}

/** The panel with its places. Throws `DoesNotFit` where their names have no room. */
export function placesMap(context: PageContext, places: readonly Place[], box: Box): SceneNode {
  if (places.length === 0 || places.length > MOST_PLACES) throw new DoesNotFit('Map');
  const back = shape('map-back', 'Map', box, { fill: 'deep' });
  for (const level of LEVELS) {
    try {
      const nodes = drawn(context, places, box, level);
      return group('map', say(context, 'Map, north up, not to scale', 'แผนที่ ทิศเหนืออยู่บน ไม่ตามมาตราส่วน'), box, [
        back,
        ...nodes,
      ]);
    } catch (error) {
      if (!(error instanceof DoesNotFit)) throw error;
    }
  }
  throw new DoesNotFit('Map');
}
