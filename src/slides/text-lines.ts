/** What drawing needs to know of a laid-out paragraph. Pure. */
import type { LinePiece, TextLine } from '../shared/scene/scene.ts';
import type { Pt } from '../shared/scene/units.ts';

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
