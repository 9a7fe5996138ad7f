/** Where a part of a paragraph stands on its lines. Pure. */
import type { LinePiece, Paragraph, TextLine } from '../../shared/scene/scene.ts';
import type { Pt } from '../../shared/scene/units.ts';

/** The width of the first letters of a piece, as they are drawn. */
export type Measure = (piece: LinePiece, text: string) => Pt;

/** Letters of even width: where nothing can be measured. */
export const evenly: Measure = (piece, text) =>
  piece.text.length === 0 ? 0 : (piece.width * text.length) / piece.text.length;

export interface LineRange {
  line: TextLine;
  /** Letters of the line; `end` is the first after the part. */
  start: number;
  end: number;
  /** From the left edge of the text block. */
  x: Pt;
  width: Pt;
}

export const textOf = (paragraph: Paragraph): string => paragraph.runs.map(({ text }) => text).join('');

/** The lines that a part of the paragraph's text stands on. */
export function lineRanges(paragraph: Paragraph, start: number, end: number, measure: Measure): LineRange[] {
  const text = textOf(paragraph);
  let at = 0;
  return paragraph.lines.flatMap((line) => {
    const found = text.indexOf(line.text, at);
    const first = found < 0 ? at : found;
    at = first + line.text.length;
    const [from, to] = [Math.max(start, first) - first, Math.min(end, at) - first];
    if (from >= to) return [];
    const x = placeOn(line, from, measure);
    return [{ line, start: from, end: to, x, width: placeOn(line, to, measure) - x }];
  });
}

/** Where the letter with this number begins, from the left edge of the text block. */
function placeOn(line: TextLine, letter: number, measure: Measure): Pt {
  let at = 0;
  for (const piece of line.pieces) {
    const within = letter - at;
    if (within <= 0) return piece.x;
    if (within < piece.text.length) return piece.x + measure(piece, piece.text.slice(0, within));
    at += piece.text.length;
  }
  const last = line.pieces.at(-1);
  return last === undefined ? line.x : last.x + last.width;
}

/** The line with nothing drawn between two letters. What stands beside them stays where it is. */
export function lineWithout({ line, start, end }: LineRange, measure: Measure): TextLine {
  let at = 0;
  const pieces = line.pieces.flatMap((piece): LinePiece[] => {
    const [from, to] = [start - at, end - at];
    at += piece.text.length;
    if (to <= 0 || from >= piece.text.length) return [piece];
    const before = piece.text.slice(0, Math.max(0, from));
    const after = piece.text.slice(to);
    const gone = measure(piece, piece.text.slice(0, to));
    return [
      // An empty piece keeps the line's height, and its bullet.
      { ...piece, text: before, width: before === '' ? 0 : measure(piece, before) },
      ...(after === '' ? [] : [{ ...piece, text: after, x: piece.x + gone, width: piece.width - gone }]),
    ];
  });
  return { ...line, pieces };
}
