/** Where laid-out text stands in its box, and its bullets beside it: the same on screen and in a file. */
import type { LinePiece, Paragraph, VerticalAlign } from './scene.ts';
import type { Pt } from './units.ts';

/** Height of the block above its first line's box, by its alignment in the box. */
export function blockOffset(boxHeight: Pt, blockHeight: Pt, align: VerticalAlign): Pt {
  if (align === 'middle') return (boxHeight - blockHeight) / 2;
  return align === 'bottom' ? boxHeight - blockHeight : 0;
}

/** From the text block's top left corner. */
export type PlacedBullet =
  | { kind: 'square'; x: Pt; y: Pt; side: Pt }
  | { kind: 'number'; x: Pt; baseline: Pt; piece: LinePiece };

/** The bullet hanging in the indent of a paragraph's first line; a number has the style of the text beside it. */
export function placeBullet({ bullet, indent, lines }: Paragraph): PlacedBullet | undefined {
  const line = lines[0];
  const piece = line?.pieces[0];
  if (!bullet || !line || !piece) return undefined;
  const x = line.x < indent ? line.x : piece.x - indent;
  if (bullet.kind === 'number') {
    const { link: _link, ...style } = piece;
    const number = { ...style, x, text: `${bullet.value ?? 1}.`, colour: bullet.colour };
    return { kind: 'number', x, baseline: line.baseline, piece: number };
  }
  // A third of the size, centred on the x-height's middle.
  const side = Math.max(3, piece.size * 0.3);
  return { kind: 'square', x, y: line.baseline - piece.size * 0.26 - side / 2, side };
}

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
