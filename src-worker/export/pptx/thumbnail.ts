/**
 * The first slide as a small picture, which folders show in place of the file. Texts are set by whatever face the worker has,
 * each in the width that the scene gives it: at this size no more can be read of them.
 */
import type {
  Box,
  LinePiece,
  PathCommand,
  Scene,
  SceneNode,
  TextBlock,
  VerticalAlign,
} from '../../../src/shared/scene/scene.ts';
import { outlineOf } from '../../../src/shared/scene/outline.ts';
import { blockOffset } from '../../../src/shared/scene/text-place.ts';
import type { Palette } from '../../../src/shared/scene/theme.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../src/shared/scene/units.ts';

/** Pixels; PowerPoint's own is as large. */
const WIDTH = 256;
const HEIGHT = Math.round((WIDTH * SLIDE_HEIGHT) / SLIDE_WIDTH);
const QUALITY = 0.8;

type Canvas = OffscreenCanvasRenderingContext2D;

function trace(canvas: Canvas, commands: readonly PathCommand[], { x, y }: Box): void {
  canvas.beginPath();
  for (const command of commands)
    switch (command.type) {
      case 'move':
        canvas.moveTo(x + command.x, y + command.y);
        break;
      case 'line':
        canvas.lineTo(x + command.x, y + command.y);
        break;
      case 'close':
        canvas.closePath();
        break;
      case 'cubic': {
        const { x1, y1, x2, y2 } = command;
        canvas.bezierCurveTo(x + x1, y + y1, x + x2, y + y2, x + command.x, y + command.y);
        break;
      }
    }
}

function drawPiece(canvas: Canvas, piece: LinePiece, x: number, baseline: number, palette: Palette): void {
  canvas.font = `${piece.weight} ${piece.size}px sans-serif`;
  canvas.fillStyle = palette[piece.colour];
  canvas.fillText(piece.text, x + piece.x, baseline, piece.width);
}

function drawBlock(canvas: Canvas, block: TextBlock, box: Box, align: VerticalAlign, palette: Palette): void {
  const top = box.y + blockOffset(box.height, block.height, align);
  for (const { lines } of block.paragraphs)
    for (const { pieces, baseline } of lines)
      for (const piece of pieces) drawPiece(canvas, piece, box.x, top + baseline, palette);
}

async function draw(canvas: Canvas, node: SceneNode, palette: Palette): Promise<void> {
  switch (node.kind) {
    case 'text':
    case 'list':
      drawBlock(canvas, node.text, node.box, node.verticalAlign, palette);
      break;
    case 'shape':
      canvas.globalAlpha = node.opacity ?? 1;
      trace(canvas, outlineOf(node.geometry, node.box), node.box);
      if (node.fill) {
        canvas.fillStyle = palette[node.fill];
        canvas.fill();
      }
      if (node.stroke) {
        canvas.strokeStyle = palette[node.stroke.colour];
        canvas.lineWidth = node.stroke.width;
        canvas.stroke();
      }
      canvas.globalAlpha = 1;
      if (node.text) drawBlock(canvas, node.text.block, node.text.box, node.text.verticalAlign, palette);
      break;
    case 'image': {
      const { x, y, width, height } = node.box;
      const picture = await createImageBitmap(new Blob([node.image.bytes], { type: node.image.type }));
      canvas.drawImage(picture, x, y, width, height);
      picture.close();
      break;
    }
    case 'group':
      for (const child of node.children) await draw(canvas, child, palette);
      break;
    case 'table':
    case 'chart':
      // No first slide has one.
      break;
  }
}

/** A JPEG; undefined where the worker cannot draw, or a picture cannot be read: a file is whole without it. */
export async function thumbnailOf({ slides, theme }: Scene): Promise<Uint8Array | undefined> {
  const [cover] = slides;
  if (!cover || !('OffscreenCanvas' in globalThis)) return undefined;
  try {
    const picture = new OffscreenCanvas(WIDTH, HEIGHT);
    const canvas = picture.getContext('2d');
    if (!canvas) return undefined;
    canvas.scale(WIDTH / SLIDE_WIDTH, HEIGHT / SLIDE_HEIGHT);
    canvas.fillStyle = theme.palette[cover.background];
    canvas.fillRect(0, 0, SLIDE_WIDTH, SLIDE_HEIGHT);
    for (const node of cover.nodes) await draw(canvas, node, theme.palette);
    const written = await picture.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return written.type === 'image/jpeg' ? new Uint8Array(await written.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
