/** Text and lists: their lines, where the scene has them. */
import type { ListNode, TextNode } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawBlock } from '../text/block.ts';

export const drawText = (canvas: Canvas, node: TextNode | ListNode): void =>
  drawBlock(canvas, node.text, node.box, node.verticalAlign);
