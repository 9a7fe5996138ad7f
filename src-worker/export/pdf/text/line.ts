/** One line of a scene as text of the page: each piece at its own place, in glyphs that HarfBuzz chose. */
import type { LinePiece, PathCommand } from '../../../../src/shared/scene/scene.ts';
import { symbolOf } from '../../../../src/shared/scene/symbols.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import type { ShapedRun } from '../../../deck/text/shaper.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { byteString, textBytes } from '../drawing/write.ts';
import type { DocumentFont } from '../font/document-font.ts';
import { plain } from '../font/subset.ts';
import { voiceTag } from '../structure/language.ts';
import { codesOf } from './clusters.ts';
import { LineWriter, type ShownCode } from './line-writer.ts';

const MARKS = /[\p{M}\u0E33]/u;
/** Draws nothing of its own. */
const INVISIBLE = /^[\s\p{M}\p{Cc}\p{Cf}\p{Cs}]*$/u;
/** Every code says what it reads as: a space of no width for what is no text. */
const NOTHING = '\u200b';
/** Controls, halves of characters, and what is no character: no text to read. */
const UNREADABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * `pieces` stand at their own `x` from `origin.x`, on the baseline `origin.y`. A line that a reader may misread carries
 * its text beside its glyphs, whole: a reader that is given parts puts spaces between them. What runs from the right is left
 * as it stands: readers turn it themselves, whatever is written beside it.
 */
export function drawLine(
  canvas: Canvas,
  pieces: readonly LinePiece[],
  text: string,
  origin: { x: Pt; y: Pt },
): void {
  const [first] = pieces;
  if (!first) return;
  const writer = new LineWriter(canvas, { x: origin.x + first.x, y: origin.y });
  const turned = pieces.some(({ rtl }) => rtl);
  const whole = !turned && isUpset(pieces, text);
  const symbols = [...pieces, ...(turned ? [] : spaceAfter(pieces, text))].flatMap((piece) => {
    const foreign = piece.lang !== canvas.language && /\p{L}/u.test(piece.text);
    const properties = [
      ...(foreign ? [`/Lang(${voiceTag(piece.lang, canvas.english)})`] : []),
      ...(turned && !piece.rtl && isUpset([piece], piece.text) ? [actualText(piece.text)] : []),
    ].join('');
    if (properties !== '') writer.operator(`/Span<<${properties}>>BDC`);
    const drawn = showPiece(canvas, writer, piece, origin.x + piece.x);
    if (properties !== '') writer.operator('EMC');
    return drawn;
  });
  const shown = writer.end();
  canvas.write(whole ? `/Span<<${actualText(text)}>>BDC\n${shown}\nEMC` : shown);
  for (const { outline, x, colour } of symbols) canvas.path(outline, { x, y: origin.y }, { fill: colour });
}

const actualText = (text: string): string =>
  `/ActualText${byteString(textBytes(text.replaceAll(UNREADABLE, '')))}`;

/** Where the text goes on after the line with a space: that space, at the line's end. */
function spaceAfter(pieces: readonly LinePiece[], text: string): LinePiece[] {
  const last = pieces.at(-1);
  if (!last || !text.endsWith(' ') || last.text.endsWith(' ')) return [];
  const { size, weight, colour, lang } = last;
  return [{ text: ' ', x: last.x + last.width, width: 0, family: last.family, size, weight, colour, lang }];
}

/** A reader takes codes by their places, which marks over and under letters upset, and sizes side by side. */
const isUpset = (pieces: readonly LinePiece[], text: string): boolean =>
  MARKS.test(text) || pieces.some(({ size }) => size !== pieces[0]?.size);

/** A sign that is drawn as a shape, at its left edge. */
interface Symbol {
  outline: readonly PathCommand[];
  x: Pt;
  colour: ColourRole;
}

function showPiece(canvas: Canvas, writer: LineWriter, piece: LinePiece, from: Pt): Symbol[] {
  const { text, weight, size, colour, tracking = 0, family, rtl = false } = piece;
  const symbols: Symbol[] = [];
  let x = from;
  for (const run of canvas.shape(text, weight, { spaced: tracking !== 0, face: family, rtl })) {
    const start = x;
    const set = run.face
      ? glyphsOf(canvas.font(run.face), run, size, tracking)
      : missing(canvas, run, piece, (outline, em) => symbols.push({ outline, x: start + em * size, colour }));
    if (set) writer.show(set.codes, start, { font: set.font, size, colour, spacing: tracking });
    x += widthOf(run, size, tracking);
  }
  return symbols;
}

interface SetRun {
  font: DocumentFont;
  codes: ShownCode[];
}

/** As the text engine adds it up: tracking after every cluster that has a width. */
const widthOf = ({ advances }: ShapedRun, size: Pt, tracking: Pt): Pt =>
  advances.reduce((sum, advance) => sum + advance * size + (advance > 0 ? tracking : 0), 0);

function glyphsOf(font: DocumentFont, run: ShapedRun, size: Pt, tracking: Pt): SetRun {
  const em = 1000 / font.face.unitsPerEm;
  const step = (tracking / size) * 1000;
  let tracked = 0;
  const codes = codesOf(run).map(({ spec, text, x, y }) => {
    const code = font.code(spec, text.replaceAll(UNREADABLE, '') || NOTHING);
    const width = font.width(code);
    const shown = { code, x: x * em + tracked, y: y * em, width };
    if (width > 0) tracked += step;
    return shown;
  });
  return { font, codes };
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Characters that no bundled face has, in the room that the line left for each and read back as what was written: a
 * symbol drawn here, else the face's own sign for a missing character.
 *
 * @param draw an outline in points, and where it stands in em from the start of the run.
 */
function missing(
  canvas: Canvas,
  run: ShapedRun,
  { weight, size }: LinePiece,
  draw: (outline: readonly PathCommand[], em: number) => void,
): SetRun | undefined {
  const [blank] = canvas.shape(' ', weight);
  const space = blank?.glyphs[0];
  if (!blank?.face || !space) return undefined;
  const font = canvas.font(blank.face);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const codes: ShownCode[] = [];
  let x = 0;
  for (const { segment, index } of segmenter.segment(run.text)) {
    const advances = run.advances.slice(index, index + segment.length);
    const advance = advances.reduce((sum, each) => sum + each, 0) * 1000;
    const outline = symbolOf(segment, size);
    if (outline) draw(outline, x / 1000);
    if (!INVISIBLE.test(segment)) {
      const code = font.code(plain(outline ? space.id : 0), segment.replaceAll(UNREADABLE, '') || NOTHING);
      const width = font.width(code);
      codes.push({ code, x: x + Math.max(0, advance - width) / 2, y: 0, width });
    }
    x += advance;
  }
  return { font, codes };
}
