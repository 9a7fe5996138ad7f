/** The outline of any shape as moves, lines and cubics: for files, which have no arcs. */
import type { Box, PathCommand, ShapeGeometry } from './scene.ts';
import type { Pt } from './units.ts';

/** Control points of a quarter circle drawn as a cubic. */
const KAPPA = 0.5523;

/** The outline as path commands in points from the box's corner. */
export function outlineOf(
  geometry: ShapeGeometry,
  { width: w, height: h }: Pick<Box, 'width' | 'height'>,
): readonly PathCommand[] {
  switch (geometry.type) {
    case 'path':
      return geometry.commands;
    case 'rect':
      return polygon([0, 0], [w, 0], [w, h], [0, h]);
    case 'trapezoid': {
      const inset = Math.min(geometry.inset, w / 2);
      return polygon([0, 0], [w, 0], [w - inset, h], [inset, h]);
    }
    case 'chevron': {
      const point = Math.min(geometry.point, w);
      const edge = w - point;
      return geometry.notch
        ? polygon([0, 0], [edge, 0], [w, h / 2], [edge, h], [0, h], [point, h / 2])
        : polygon([0, 0], [edge, 0], [w, h / 2], [edge, h], [0, h]);
    }
    case 'line':
      return geometry.from === 'top-left' ? [move(0, 0), line(w, h)] : [move(0, h), line(w, 0)];
    case 'ellipse':
      return rounded(w, h, w / 2, h / 2);
    case 'round-rect': {
      const radius = Math.min(geometry.radius, w / 2, h / 2);
      return rounded(w, h, radius, radius);
    }
  }
}

const move = (x: Pt, y: Pt): PathCommand => ({ type: 'move', x, y });
const line = (x: Pt, y: Pt): PathCommand => ({ type: 'line', x, y });

function polygon(...points: readonly (readonly [Pt, Pt])[]): PathCommand[] {
  return [
    ...points.map(([x, y], index): PathCommand => (index === 0 ? move(x, y) : line(x, y))),
    { type: 'close' },
  ];
}

const cubic = (x1: Pt, y1: Pt, x2: Pt, y2: Pt, x: Pt, y: Pt): PathCommand => ({
  type: 'cubic',
  x1,
  y1,
  x2,
  y2,
  x,
  y,
});

function rounded(w: Pt, h: Pt, rx: Pt, ry: Pt): PathCommand[] {
  const kx = rx * (1 - KAPPA);
  const ky = ry * (1 - KAPPA);
  return [
    move(rx, 0),
    line(w - rx, 0),
    cubic(w - kx, 0, w, ky, w, ry),
    line(w, h - ry),
    cubic(w, h - ky, w - kx, h, w - rx, h),
    line(rx, h),
    cubic(kx, h, 0, h - ky, 0, h - ry),
    line(0, ry),
    cubic(0, ky, kx, 0, rx, 0),
    { type: 'close' },
  ];
}
