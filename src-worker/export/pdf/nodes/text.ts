/** Text and lists: their lines, where the scene has them. */
import type { ListNode, TextNode, TextRole } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawBlock, type BlockKind } from '../text/block.ts';

/** The foot of a slide is on all of them: nobody reads it twenty times. */
const FOOT: ReadonlySet<TextRole> = new Set(['footer', 'page-number']);

/** @param heading what a headline is on this slide */
export function drawText(canvas: Canvas, node: TextNode | ListNode, heading: BlockKind): void {
  const { text: block, box, verticalAlign } = node;
  const role = node.kind === 'text' ? node.role : 'body';
  drawBlock(
    canvas,
    { block, box, verticalAlign },
    FOOT.has(role) ? 'artefact' : role === 'title' ? heading : 'P',
  );
}
