/** Measures of the deck's faces, as the browser has them. */
import { faces, round } from '../../slides/palette.ts';
import type { FaceFamily, FontWeight } from '../../shared/scene/theme.ts';
import { evenly, type Measure } from './line-ranges.ts';

let context: CanvasRenderingContext2D | null | undefined;
/** At this size, CSS px: widths are scaled to what the engine measured. */
const SIZE = 100;

function inFace(family: FaceFamily, weight: FontWeight): CanvasRenderingContext2D | null {
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${weight} ${SIZE}px ${faces(family)}`;
  return context;
}

/** As wide as the engine's own measure of the whole piece has it. */
export const measure: Measure = (piece, text) => {
  if (text === piece.text) return piece.width;
  const face = inFace(piece.family, piece.weight);
  const whole = face?.measureText(piece.text).width ?? 0;
  return face && whole > 0 ? (piece.width * face.measureText(text).width) / whole : evenly(piece, text);
};

/** From the top of a line of this pitch to its baseline, in ems. Both in the same unit. */
export function baselineIn(family: FaceFamily, weight: FontWeight, size: number, pitch: number): number {
  const metrics = inFace(family, weight)?.measureText('x');
  const ascent = ((metrics?.fontBoundingBoxAscent ?? 0.93 * SIZE) * size) / SIZE;
  const descent = ((metrics?.fontBoundingBoxDescent ?? 0.24 * SIZE) * size) / SIZE;
  return round((pitch - ascent - descent) / 2 + ascent);
}
