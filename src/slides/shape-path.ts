/** The outline of a shape as an SVG path, in points from the box's top left corner. */
import type { Box, PathCommand, ShapeGeometry } from '../shared/scene/scene.ts';
import { round } from './palette.ts';

export function shapePath(geometry: ShapeGeometry, box: Pick<Box, 'width' | 'height'>): string {
  const { width: w, height: h } = box;
  switch (geometry.type) {
    case 'rect':
      return polygon([0, 0], [w, 0], [w, h], [0, h]);
    case 'round-rect':
      return roundRect(w, h, Math.min(geometry.radius, w / 2, h / 2));
    case 'ellipse':
      return `M0 ${n(h / 2)}A${n(w / 2)} ${n(h / 2)} 0 1 1 ${n(w)} ${n(h / 2)}A${n(w / 2)} ${n(h / 2)} 0 1 1 0 ${n(h / 2)}Z`;
    case 'chevron': {
      const point = Math.min(geometry.point, w);
      const outline: [number, number][] = [
        [0, 0],
        [w - point, 0],
        [w, h / 2],
        [w - point, h],
        [0, h],
      ];
      if (geometry.notch) outline.push([point, h / 2]);
      return polygon(...outline);
    }
    case 'trapezoid': {
      const inset = Math.min(geometry.inset, w / 2);
      return polygon([0, 0], [w, 0], [w - inset, h], [inset, h]);
    }
    case 'line':
      return geometry.from === 'top-left' ? `M0 0L${n(w)} ${n(h)}` : `M0 ${n(h)}L${n(w)} 0`;
    case 'path':
      return pathData(geometry.commands);
  }
}

/** Commands as SVG writes them. */
export const pathData = (commands: readonly PathCommand[]): string => commands.map(command).join('');

/** A line has no inside to fill. */
export const isClosed = (geometry: ShapeGeometry): boolean => geometry.type !== 'line';

const n = (value: number): string => String(round(value));

function polygon(...points: readonly [number, number][]): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;
}

function roundRect(w: number, h: number, r: number): string {
  const arc = `A${n(r)} ${n(r)} 0 0 1 `;
  return (
    `M${n(r)} 0L${n(w - r)} 0${arc}${n(w)} ${n(r)}L${n(w)} ${n(h - r)}${arc}${n(w - r)} ${n(h)}` +
    `L${n(r)} ${n(h)}${arc}0 ${n(h - r)}L0 ${n(r)}${arc}${n(r)} 0Z`
  );
}

function command(step: PathCommand): string {
  switch (step.type) {
    case 'move':
      return `M${n(step.x)} ${n(step.y)}`;
    case 'line':
      return `L${n(step.x)} ${n(step.y)}`;
    case 'cubic':
      return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`;
    case 'close':
      return 'Z';
  }
}
