/** The grid of every slide, in points (1280 × 720 px of the design at 0.75). */
import type { Box } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';

export const MARGIN: Pt = pxToPt(58);
export const CONTENT_WIDTH: Pt = pxToPt(1164);
const GUTTER: Pt = pxToPt(20);
export const BODY_BOTTOM: Pt = pxToPt(619);
/** Last line of the notes stands on this. */
export const NOTE_BOTTOM: Pt = pxToPt(670);
export const FOOTER_TOP: Pt = pxToPt(679);

/** `box` cut into equal columns, or into columns of the given relative widths. */
export function columns(box: Box, parts: number | readonly number[], gap: Pt = GUTTER): Box[] {
  const shares = typeof parts === 'number' ? Array.from({ length: parts }, () => 1) : parts;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const free = box.width - gap * (shares.length - 1);
  let x = box.x;
  return shares.map((share) => {
    const width = (free * share) / total;
    const column = { x, y: box.y, width, height: box.height };
    x += width + gap;
    return column;
  });
}

/** `box` cut into equal rows. */
export function rows(box: Box, count: number, gap: Pt = GUTTER): Box[] {
  const height = (box.height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x,
    y: box.y + index * (height + gap),
    width: box.width,
    height,
  }));
}

export const inset = (box: Box, x: Pt, y: Pt = x): Box => ({
  x: box.x + x,
  y: box.y + y,
  width: box.width - 2 * x,
  height: box.height - 2 * y,
});

/** The part of `box` from `y` down. */
export const below = (box: Box, y: Pt): Box => ({ ...box, y, height: box.y + box.height - y });

export const bottomOf = (box: Box): Pt => box.y + box.height;
