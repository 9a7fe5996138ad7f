/** What a chart is made of once its geometry is known: marks in points from the chart's top left corner. */
import type { PathCommand } from '../scene.ts';
import type { ColourRole, FontWeight } from '../theme.ts';
import type { Pt } from '../units.ts';

export interface Mark {
  outline: readonly PathCommand[];
  fill: ColourRole;
  /** 0 to 1; 1 when absent. */
  opacity?: number;
}
export interface Curve {
  outline: readonly PathCommand[];
  colour: ColourRole;
  width: Pt;
  dash?: boolean;
}
export interface Label {
  text: string;
  x: Pt;
  /** Of the baseline. */
  y: Pt;
  anchor: 'start' | 'middle' | 'end';
  size: Pt;
  weight: FontWeight;
  colour: ColourRole;
}

export interface Drawing {
  marks: Mark[];
  curves: Curve[];
  labels: Label[];
}

export const emptyDrawing = (): Drawing => ({ marks: [], curves: [], labels: [] });

/** Text that stands on a mark of this colour. */
export function inkOn(fill: ColourRole): ColourRole {
  if (fill === 'brand') return 'onBrand';
  if (fill === 'deep') return 'onDeep';
  return fill === 'mid' ? 'onMid' : 'ink';
}

/** Between marks, in points: they never touch (design, 'Chart'). */
export const GAP: Pt = 1.5;

/** An open line through points. */
export const polyline = (points: readonly (readonly [x: Pt, y: Pt])[]): PathCommand[] =>
  points.map(([x, y], index) => ({ type: index === 0 ? 'move' : 'line', x, y }));

/** A closed outline through points; none without points. */
export const polygon = (points: readonly (readonly [x: Pt, y: Pt])[]): PathCommand[] =>
  points.length === 0 ? [] : [...polyline(points), { type: 'close' }];

/** A bar; nothing is drawn of a length below 0. */
export function rectangle(x: Pt, y: Pt, width: Pt, height: Pt): PathCommand[] {
  const right = x + Math.max(0, width);
  const bottom = y + Math.max(0, height);
  return polygon([
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ]);
}
