/** A shape as a path, with its text over it. Without text and not mere decoration it is a figure with its name. */
import { outlineOf } from '../../../../src/shared/scene/outline.ts';
import type { ShapeNode } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { placeAttribute } from '../structure/element.ts';
import { drawBlock, type BlockKind } from '../text/block.ts';

/** @param heading what a headline is on this slide */
export function drawShape(canvas: Canvas, node: ShapeNode, heading: BlockKind): void {
  const { geometry, box, fill, stroke, opacity, text, decorative, name } = node;
  const draw = (): void =>
    canvas.path(outlineOf(geometry, box), box, {
      // A line has no inside.
      ...(fill === undefined || geometry.type === 'line' ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
      ...(opacity === undefined ? {} : { opacity }),
    });
  if (text || decorative === true || name.trim() === '') canvas.artefact(draw);
  else canvas.within('Figure', { alt: name, attributes: [placeAttribute(box)] }, () => canvas.content(draw));
  if (text) drawBlock(canvas, text, text.role === 'title' ? heading : 'P');
}
