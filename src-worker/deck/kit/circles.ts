/** Overlapping circles as exact outlines: where they cross, and the part of two that lies outside a third. */
import type { Box, PathCommand } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';

export interface Circle {
  cx: Pt;
  cy: Pt;
  r: Pt;
}

export interface Point {
  x: Pt;
  y: Pt;
}

/** An outline and the smallest box around it; commands are relative to the box. */
export interface Outline {
  box: Box;
  commands: readonly PathCommand[];
}

const FULL_TURN = 2 * Math.PI;
/** A cubic stands for at most this much of a turn: its largest error is then 0.03% of the radius. */
const LARGEST_ARC = Math.PI / 2;

export const circleBox = ({ cx, cy, r }: Circle): Box => ({
  x: cx - r,
  y: cy - r,
  width: 2 * r,
  height: 2 * r,
});

/** True when the point is inside the circle or on it, to a millionth of a point. */
export const contains = ({ cx, cy, r }: Circle, { x, y }: Point): boolean =>
  Math.hypot(x - cx, y - cy) <= r + 1e-6;

/** The two points where the circles cross; empty when they do not. */
export function crossings(a: Circle, b: Circle): readonly Point[] {
  const dx = b.cx - a.cx;
  const dy = b.cy - a.cy;
  const distance = Math.hypot(dx, dy);
  if (distance === 0 || distance > a.r + b.r || distance < Math.abs(a.r - b.r)) return [];
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance);
  const across = Math.sqrt(Math.max(0, a.r ** 2 - along ** 2));
  const foot = { x: a.cx + (along * dx) / distance, y: a.cy + (along * dy) / distance };
  const offset = { x: (across * dy) / distance, y: (across * dx) / distance };
  return [
    { x: foot.x + offset.x, y: foot.y - offset.y },
    { x: foot.x - offset.x, y: foot.y + offset.y },
  ];
}

interface Arc {
  circle: Circle;
  /** Radians, clockwise on the slide, from the right. */
  start: number;
  sweep: number;
}

function arcBetween(circle: Circle, from: Point, to: Point, clockwise: boolean): Arc {
  const start = Math.atan2(from.y - circle.cy, from.x - circle.cx);
  const end = Math.atan2(to.y - circle.cy, to.x - circle.cx);
  const turn = (((end - start) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return { circle, start, sweep: clockwise ? turn : turn - FULL_TURN };
}

const at = ({ cx, cy, r }: Circle, angle: number): Point => ({
  x: cx + r * Math.cos(angle),
  y: cy + r * Math.sin(angle),
});

/** Cubic Béziers along the arc, each at most a quarter turn. */
function cubics({ circle, start, sweep }: Arc): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / LARGEST_ARC));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4) * circle.r;
  return Array.from({ length: count }, (_, index): PathCommand => {
    const from = start + index * step;
    const to = from + step;
    const p = at(circle, from);
    const q = at(circle, to);
    return {
      type: 'cubic',
      x1: p.x - handle * Math.sin(from),
      y1: p.y + handle * Math.cos(from),
      x2: q.x + handle * Math.sin(to),
      y2: q.y - handle * Math.cos(to),
      x: q.x,
      y: q.y,
    };
  });
}

/** Where the arc starts, ends, and stands furthest left, right, up or down. */
function extremes({ circle, start, sweep }: Arc): Point[] {
  const points = [at(circle, start), at(circle, start + sweep)];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const angle = (quarter * Math.PI) / 2;
    const turn = (((sweep > 0 ? angle - start : start - angle) % FULL_TURN) + FULL_TURN) % FULL_TURN;
    if (turn < Math.abs(sweep)) points.push(at(circle, angle));
  }
  return points;
}

function moved(command: PathCommand, x: Pt, y: Pt): PathCommand {
  if (command.type === 'close') return command;
  const end = { x: command.x - x, y: command.y - y };
  if (command.type !== 'cubic') return { type: command.type, ...end };
  return {
    type: 'cubic',
    x1: command.x1 - x,
    y1: command.y1 - y,
    x2: command.x2 - x,
    y2: command.y2 - y,
    ...end,
  };
}

/**
 * The part that `left` and `right` share above `below`: its tip is where the two cross outside the third, its
 * floor is the third circle's upper arc. Undefined when the three do not overlap that way.
 */
export function sharedAbove(left: Circle, right: Circle, below: Circle): Outline | undefined {
  const tip = crossings(left, right).find((point) => !contains(below, point));
  const floorRight = crossings(left, below).find((point) => contains(right, point));
  const floorLeft = crossings(right, below).find((point) => contains(left, point));
  if (!tip || !floorRight || !floorLeft) return undefined;
  const arcs = [
    arcBetween(left, tip, floorRight, true),
    arcBetween(below, floorRight, floorLeft, false),
    arcBetween(right, floorLeft, tip, true),
  ];
  const points = arcs.flatMap(extremes);
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  const box = {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  };
  const path: PathCommand[] = [
    { type: 'move', ...tip },
    ...arcs.flatMap((arc) => cubics(arc)),
    { type: 'close' },
  ];
  return { box, commands: path.map((command) => moved(command, x, y)) };
}
