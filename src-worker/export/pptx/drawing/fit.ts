/**
 * The width at which PowerPoint breaks a block where the scene broke it.
 *
 * PowerPoint fills every line with as many words as fit, in a font that differs slightly from the web font that measured
 * the lines. So a box is wide enough for its longest line and a little more, and too narrow for any line to take the
 * first word of the next: a balanced headline gets a narrower box, a box filled to its edge a wider one. Where no width
 * does both, the text itself holds the break.
 */
import type { Align, Box, Paragraph, TextBlock, TextLine } from '../../../../src/shared/scene/scene.ts';
import { textWidth } from './estimate.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';

/** How much wider than the web font an installed one may be. */
const SLACK = 0.025;
/** The same for a block of single lines, into which nothing can move up. */
const SINGLE_LINE_SLACK = 0.08;
/** And for single lines with arrows, mathematical signs or symbols, for which PowerPoint looks for another font. */
const FOREIGN_SIGN_SLACK = 0.25;
const FOREIGN_SIGN = /[\u2190-\u2BFF]/u;
/** How much narrower; also covers that the width of a part of a line is estimated. */
const RESERVE = 0.02;
/** Width of a space, in em. */
const SPACE = 0.25;

/** Something that keeps a line's end where it is, at an offset in the paragraph's text. */
export interface Tie {
  at: number;
  /** A soft line break, or a space that does not break (a number and its unit). */
  kind: 'break' | 'no-break-space';
}

export interface Fit {
  width: Pt;
  /** Per paragraph. */
  ties: readonly (readonly Tie[])[];
}

interface Joint {
  paragraph: number;
  /** Where the next line begins in the paragraph's text. */
  at: number;
  /** Width from which the first word of the next line would fit on this one. */
  fitsFrom: Pt;
  /** The same for the first two words, with the offset of the space between them; few joints are asked for it. */
  second?: () => { fitsFrom: Pt; space: number };
}

/** Width of the first `count` UTF-16 units of a line, as the part of the piece that it probably is. */
function prefixWidth(line: TextLine, count: number): Pt {
  let rest = count;
  let width = 0;
  for (const piece of line.pieces) {
    if (rest <= 0) break;
    const taken = piece.text.slice(0, rest);
    width = piece.x - line.x + (piece.width * textWidth(taken, 1)) / Math.max(0.1, textWidth(piece.text, 1));
    rest -= piece.text.length;
  }
  return width;
}

const THAI = /^[\u0E00-\u0E7F]+/u;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** Length of what would move to the line before as one: to the next space, hyphen, dash, slash or end of a Thai word. */
function firstWord(text: string): number {
  const thai = THAI.exec(text)?.[0];
  if (thai !== undefined) for (const { segment } of thaiWords.segment(thai)) return segment.length;
  return (
    /^[^\s\u0E00-\u0E7F]+?(?:[-/](?=\p{Letter})|[–—](?=\S)|(?=[\s\u0E00-\u0E7F])|$)/u.exec(text)?.[0]
      .length ?? text.length
  );
}

function jointsOf(paragraph: Paragraph, index: number): Joint[] {
  if (paragraph.lines.length < 2) return [];
  const text = paragraph.runs.map((run) => run.text).join('');
  const joints: Joint[] = [];
  let end = 0;
  paragraph.lines.forEach((line, position) => {
    const start = text.indexOf(line.text, end);
    if (start < 0) return;
    const before = paragraph.lines[position - 1];
    const gap = text.slice(end, start);
    end = start + line.text.length;
    // A line feed is a break in PowerPoint too; inside a word both break only because they must.
    const insideWord = gap === '' && !THAI.test(line.text) && !/[-/–—]$/.test(before?.text ?? '');
    if (!before || /[\n\v\r\u2028]/.test(gap) || insideWord) return;
    const size = before.pieces.at(-1)?.size ?? 0;
    const used = paragraph.indent + before.width + (gap === '' ? 0 : SPACE * size);
    const word = firstWord(line.text);
    const rest = line.text.slice(word);
    const space = /^\s+/.exec(rest)?.[0].length ?? 0;
    joints.push({
      paragraph: index,
      at: start,
      fitsFrom: used + prefixWidth(line, word),
      ...(space === 1
        ? {
            second: () => ({
              fitsFrom: used + prefixWidth(line, word + space + firstWord(rest.slice(space))),
              space: start + word,
            }),
          }
        : {}),
    });
  });
  return joints;
}

function slackOf(block: TextBlock): number {
  if (block.paragraphs.some(({ lines }) => lines.length > 1)) return SLACK;
  const hasForeign = block.paragraphs.some(({ runs }) => runs.some(({ text }) => FOREIGN_SIGN.test(text)));
  return hasForeign ? FOREIGN_SIGN_SLACK : SINGLE_LINE_SLACK;
}

/** `widest`: what the surroundings allow, a table's column for one. */
export function fitOf(block: TextBlock, widest: Pt = Infinity): Fit {
  const joints = block.paragraphs.flatMap(jointsOf);
  let longest: Pt = 0;
  for (const { indent, lines } of block.paragraphs) {
    for (const { width } of lines) longest = Math.max(longest, indent + width);
  }
  const enough = Math.min(longest * (1 + slackOf(block)), Math.max(widest, longest));
  const preferred = Math.min(Math.max(block.width, enough), Math.max(widest, longest));
  const tooMuch = Math.min(Infinity, ...joints.map(({ fitsFrom }) => fitsFrom)) * (1 - RESERVE);
  if (preferred <= tooMuch) return { width: preferred, ties: [] };
  const between = Math.min(enough, (longest + tooMuch) / 2);
  const width = between > longest * 1.004 ? between : enough;
  const ties: Tie[][] = block.paragraphs.map(() => []);
  for (const joint of joints) {
    if (width <= joint.fitsFrom * (between === width ? 1 : 1 - RESERVE)) continue;
    const second = joint.second?.();
    ties[joint.paragraph]?.push(
      second && width <= second.fitsFrom * (1 - RESERVE)
        ? { at: second.space, kind: 'no-break-space' }
        : { at: joint.at, kind: 'break' },
    );
  }
  return { width, ties };
}

/** The block's alignment as a whole, which says to which side its box grows or shrinks. */
const blockAlign = (block: TextBlock): Align => block.paragraphs[0]?.align ?? 'left';

/** The box in which PowerPoint sets the block that the scene sets in `box`: its text stays where it is. */
export function fittedBox(block: TextBlock, box: Box, fit: Fit): Box {
  const extra = fit.width - block.width;
  const align = blockAlign(block);
  const before = align === 'left' ? 0 : align === 'right' ? extra : extra / 2;
  return { ...box, x: box.x - before, width: fit.width };
}
