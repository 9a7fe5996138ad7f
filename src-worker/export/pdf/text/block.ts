/** A text block in its box: bullets, lines and links. */
import type {
  Box,
  Paragraph,
  TextBlock,
  TextLine,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import { blockOffset, placeBullet } from '../../../../src/shared/scene/text-place.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawLine } from './line.ts';

export function drawBlock(canvas: Canvas, block: TextBlock, box: Box, verticalAlign: VerticalAlign): void {
  const origin = { x: box.x, y: box.y + blockOffset(box.height, block.height, verticalAlign) };
  for (const paragraph of block.paragraphs) {
    drawBullet(canvas, paragraph, origin);
    for (const line of paragraph.lines) {
      const place = { x: origin.x, y: origin.y + line.baseline };
      drawLine(canvas, line.pieces, line.text, place);
      drawLinks(canvas, line, place);
    }
  }
}

function drawBullet(canvas: Canvas, paragraph: Paragraph, origin: { x: Pt; y: Pt }): void {
  const bullet = placeBullet(paragraph);
  if (!bullet || !paragraph.bullet) return;
  if (bullet.kind === 'number') {
    const { piece, baseline } = bullet;
    drawLine(canvas, [piece], piece.text, { x: origin.x, y: origin.y + baseline });
    return;
  }
  const { x, y, side } = bullet;
  canvas.fillBox({ x: origin.x + x, y: origin.y + y, width: side, height: side }, paragraph.bullet.colour);
}

/** Pieces side by side that lead to the same place are one link. */
function drawLinks(canvas: Canvas, line: TextLine, place: { x: Pt; y: Pt }): void {
  let open: { address: string; from: Pt; to: Pt; size: Pt } | undefined;
  const close = (): void => {
    if (!open) return;
    const { address, from, to, size } = open;
    // From the descenders to the ascenders of any of the faces.
    canvas.link(address, { x: place.x + from, y: place.y - size, width: to - from, height: size * 1.3 });
    open = undefined;
  };
  for (const { link, x, width, size } of line.pieces) {
    if (open && link !== open.address) close();
    if (link === undefined) continue;
    open = {
      address: link,
      from: open?.from ?? x,
      to: x + width,
      size: Math.max(open?.size ?? 0, size),
    };
  }
  close();
}
