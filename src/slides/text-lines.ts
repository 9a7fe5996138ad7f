/** Pure readings of a laid-out paragraph. */
import type { LinePiece, Paragraph, TextLine } from '../shared/scene/scene.ts';
import type { Pt } from '../shared/scene/units.ts';

/**
 * What stood between each line and the next in the authored text: the white space that the break consumed, or nothing
 * where a word or a Thai phrase was divided. Drawn at the line's end, it keeps copied and spoken text whole.
 */
export function breakSpaces(paragraph: Paragraph): string[] {
  const text = paragraph.runs.map((run) => run.text).join('');
  let at = 0;
  return paragraph.lines.map((line, index) => {
    const found = text.indexOf(line.text, at);
    // Texts may differ where the engine replaced a character; a space between lines is then the better guess.
    if (found < 0) return index < paragraph.lines.length - 1 ? ' ' : '';
    at = found + line.text.length;
    const space = /^\s+/.exec(text.slice(at));
    return space && index < paragraph.lines.length - 1 ? space[0] : '';
  });
}

/** Largest size on a line: the height of its strut. */
export const lineSize = (line: TextLine): Pt => Math.max(0, ...line.pieces.map((piece) => piece.size));

/**
 * Space to leave before each piece, so that every one starts at its own x although they flow in one line.
 * Negative where pieces overlap by kerning.
 */
export function pieceGaps(pieces: readonly LinePiece[]): Pt[] {
  let end = pieces[0]?.x ?? 0;
  return pieces.map((piece) => {
    const gap = piece.x - end;
    end = piece.x + piece.width;
    return gap;
  });
}
