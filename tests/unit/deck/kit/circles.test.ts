import { describe, expect, it } from 'vitest';
import {
  circleBox,
  contains,
  crossings,
  sharedAbove,
  type Circle,
  type Point,
} from '../../../../src-worker/deck/kit/circles.ts';
import type { PathCommand } from '../../../../src/shared/scene/scene.ts';

const left: Circle = { cx: 195, cy: 230, r: 134 };
const right: Circle = { cx: 355, cy: 230, r: 134 };
const below: Circle = { cx: 275, cy: 342, r: 134 };
const distance = (circle: Circle, point: Point) => Math.hypot(point.x - circle.cx, point.y - circle.cy);

/** Points along a path's curves, in the slide's coordinates. */
function along(commands: readonly PathCommand[], x: number, y: number): Point[] {
  const points: Point[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === 'close') continue;
    if (command.type === 'cubic') {
      for (let t = 0; t <= 1; t += 0.125) {
        const u = 1 - t;
        const mix = (a: number, b: number, c: number, d: number) =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        points.push({
          x: x + mix(from.x, command.x1, command.x2, command.x),
          y: y + mix(from.y, command.y1, command.y2, command.y),
        });
      }
    }
    from = command;
  }
  return points;
}

describe('crossings', () => {
  it('lie on both circles', () => {
    const points = crossings(left, right);
    expect(points).toHaveLength(2);
    for (const point of points) {
      expect(distance(left, point)).toBeCloseTo(left.r, 6);
      expect(distance(right, point)).toBeCloseTo(right.r, 6);
    }
  });

  it.each([
    ['apart', { cx: 900, cy: 230, r: 134 }],
    ['one inside the other', { cx: 195, cy: 230, r: 20 }],
    ['the same', left],
  ])('are none when %s', (_, other) => {
    expect(crossings(left, other)).toEqual([]);
  });
});

describe('sharedAbove', () => {
  it('follows the three circles, inside two and outside the third', () => {
    const outline = sharedAbove(left, right, below);
    if (!outline) throw new Error('no outline');
    const { box, commands } = outline;
    const points = along(commands, box.x, box.y);
    for (const point of points) {
      const offsets = [left, right, below].map((circle) => Math.abs(distance(circle, point) - circle.r));
      expect(Math.min(...offsets)).toBeLessThan(0.05);
      expect(contains({ ...left, r: left.r + 0.05 }, point)).toBe(true);
      expect(contains({ ...right, r: right.r + 0.05 }, point)).toBe(true);
      expect(contains({ ...below, r: below.r - 0.05 }, point)).toBe(false);
    }
    expect(Math.min(...points.map((point) => point.x))).toBeCloseTo(box.x, 1);
    expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(box.y, 1);
    expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(box.y + box.height, 1);
    expect(box.x + box.width / 2).toBeCloseTo(275, 6);
  });

  it('is nothing when the third circle is far away', () => {
    expect(sharedAbove(left, right, { cx: 275, cy: 900, r: 134 })).toBeUndefined();
  });
});

it('a circle’s box is as wide as it', () => {
  expect(circleBox(left)).toEqual({ x: 61, y: 96, width: 268, height: 268 });
});
