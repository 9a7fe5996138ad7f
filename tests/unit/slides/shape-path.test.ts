import { expect, test } from 'vitest';
import type { ShapeGeometry } from '../../../src/shared/scene/scene.ts';
import { isClosed, shapePath } from '../../../src/slides/shape-path.ts';

const box = { width: 100, height: 40 };

test.each<[ShapeGeometry, string]>([
  [{ type: 'rect' }, 'M0 0L100 0L100 40L0 40Z'],
  [{ type: 'ellipse' }, 'M0 20A50 20 0 1 1 100 20A50 20 0 1 1 0 20Z'],
  [{ type: 'chevron', point: 10, notch: false }, 'M0 0L90 0L100 20L90 40L0 40Z'],
  [{ type: 'chevron', point: 10, notch: true }, 'M0 0L90 0L100 20L90 40L0 40L10 20Z'],
  [{ type: 'trapezoid', inset: 15 }, 'M0 0L100 0L85 40L15 40Z'],
  [{ type: 'trapezoid', inset: 80 }, 'M0 0L100 0L50 40L50 40Z'],
  [{ type: 'line', from: 'top-left' }, 'M0 0L100 40'],
  [{ type: 'line', from: 'bottom-left' }, 'M0 40L100 0'],
  [
    {
      type: 'path',
      commands: [
        { type: 'move', x: 0, y: 0 },
        { type: 'line', x: 10, y: 0.12345 },
        { type: 'cubic', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
        { type: 'close' },
      ],
    },
    'M0 0L10 0.123C1 2 3 4 5 6Z',
  ],
])('%j', (geometry, expected) => {
  expect(shapePath(geometry, box)).toBe(expected);
});

test('a corner is never rounder than half the box', () => {
  expect(shapePath({ type: 'round-rect', radius: 999 }, box)).toContain('A20 20 ');
});

test('only a line has no inside', () => {
  expect(isClosed({ type: 'line', from: 'top-left' })).toBe(false);
  expect(isClosed({ type: 'chevron', point: 4, notch: true })).toBe(true);
});
