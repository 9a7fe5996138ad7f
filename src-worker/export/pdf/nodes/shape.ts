/** A shape as a path, with its text over it. */
import { outlineOf } from '../../../../src/shared/scene/outline.ts';
import type { ShapeNode } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawBlock } from '../text/block.ts';

export function drawShape(canvas: Canvas, node: ShapeNode): void {
  const { geometry, box, fill, stroke, opacity, text } = node;
  canvas.path(outlineOf(geometry, box), box, {
    // A line has no inside.
    ...(fill === undefined || geometry.type === 'line' ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    ...(opacity === undefined ? {} : { opacity }),
  });
  if (text) drawBlock(canvas, text.block, text.box, text.verticalAlign);
}
