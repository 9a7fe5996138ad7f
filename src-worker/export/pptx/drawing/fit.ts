/**
 * The box in which PowerPoint sets a block, and the breaks that the text itself holds.
 *
 * PowerPoint breaks lines itself, in a font that may be wider than the one that measured them. So a box is at least as
 * wide as its block was laid out in, takes one more line than it has, and a single line takes what is free beside it.
 * Only a heading's lines are breaks in its text: they are meant.
 */
import type {
  Align,
  Box,
  Paragraph,
  TextBlock,
  TextRole,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { textWidth } from './estimate.ts';
import type { Room } from './room.ts';

/** How much wider another font may set a line. */
const WIDER = 0.3;
/** Of lines that were set shorter than their box on purpose, how much room they keep. */
const KEPT = 0.12;

/** Where a line of a heading ends: offsets in the paragraph's text. */
export type Breaks = readonly (readonly number[])[];

export interface Fit {
  box: Box;
  /** Per cent of its size, where a font that is a little wider would not fit and nothing is free. */
  scale: number;
  /** Per paragraph. */
  breaks: Breaks;
}

const lineBreak = /[\n\v\r\u2028]/;

/** Where the lines of a paragraph begin, but the first, and those that begin after a line feed. */
export function lineStarts({ runs, lines }: Paragraph): number[] {
  if (lines.length < 2) return [];
  const text = runs.map((run) => run.text).join('');
  const starts: number[] = [];
  let end = 0;
  lines.forEach((line, index) => {
    const start = text.indexOf(line.text, end);
    if (start < 0) return;
    if (index > 0 && !lineBreak.test(text.slice(end, start))) starts.push(start);
    end = start + line.text.length;
  });
  return starts;
}

const isHeading = (role: TextRole): boolean => role === 'title' || role === 'subtitle';

/** The block's alignment as a whole, which says to which side its box grows. */
const alignOf = (block: TextBlock): Align => block.paragraphs[0]?.align ?? 'left';

function widened(block: TextBlock, box: Box, room: Room): Box {
  const lines = block.paragraphs.flatMap(({ indent, lines: own }) => own.map(({ width }) => indent + width));
  const longest = Math.max(0, ...lines);
  // Lines that break only where the text says so cannot take a word from the next.
  const free = block.paragraphs.every((paragraph) => lineStarts(paragraph).length === 0);
  const wanted = Math.max(box.width, longest * (1 + (free ? WIDER : KEPT / 4)));
  const extra = wanted - box.width;
  const align = alignOf(block);
  const [left, right] =
    align === 'left'
      ? [0, Math.min(extra, room.right)]
      : align === 'right'
        ? [Math.min(extra, room.left), 0]
        : [Math.min(extra / 2, room.left, room.right), Math.min(extra / 2, room.left, room.right)];
  return { ...box, x: box.x - left, width: box.width + left + right };
}

/** One more line where there is room for it: under a text that hangs from its top, over one that stands on its bottom. */
function heightened(block: TextBlock, box: Box, align: VerticalAlign, room: Room): Box {
  const line: Pt = Math.max(0, ...block.paragraphs.map(({ linePitch }) => linePitch));
  if (align === 'top') return { ...box, height: box.height + Math.min(line, room.below) };
  if (align === 'bottom') {
    const by = Math.min(line, room.above);
    return { ...box, y: box.y - by, height: box.height + by };
  }
  const by = Math.min(line / 2, room.above, room.below);
  return { ...box, y: box.y - by, height: box.height + 2 * by };
}

/** How much wider than the deck's fonts Arial sets a text, and a little. */
const ARIAL = 1.12;
/** Share of a box's width that lines of several words fill. */
const FILLED = 0.94;
const SCALE = 92;
/** How far a text may stand out of its box, in its own em: a last line's foot, before its letters are half outside. */
const OVERSHOT = 0.5;
/** Width of a space, in em. */
const SPACE = 0.25;

const THAI = /[\u0E00-\u0E7F]/u;

/** Lines that a paragraph may take in a wider font: word by word, but in Thai, which breaks nearly anywhere. */
function likelyLines({ indent, lines }: Paragraph, width: Pt, wider: number): number {
  const room = Math.max(1, width - indent) / wider;
  if (lines.some(({ text }) => THAI.test(text))) {
    const whole = lines.reduce((sum, line) => sum + line.width, 0);
    return Math.max(lines.length, Math.ceil(whole / (lines.length === 1 ? room : room * FILLED)));
  }
  let count = 1;
  let used = 0;
  for (const { text, width: whole } of lines) {
    const em = whole / Math.max(0.1, textWidth(text, 1));
    for (const word of text.split(' ')) {
      const own = textWidth(word, 1) * em;
      if (used > 0 && used + own > room) {
        count += 1;
        used = 0;
      }
      used += own + SPACE * em;
    }
  }
  return Math.max(lines.length, count);
}

/** Height of a block in a font that is `wider`, in points. */
export const likelyHeight = ({ paragraphs }: TextBlock, width: Pt, wider: number): Pt =>
  paragraphs.reduce(
    (sum, paragraph) =>
      sum + paragraph.spaceBefore + likelyLines(paragraph, width, wider) * paragraph.linePitch,
    0,
  );

function scaleOf(block: TextBlock, box: Box): number {
  if (block.paragraphs.length === 0) return 100;
  const free = box.height - block.height;
  // Nothing needs more than one line more.
  if (free >= Math.max(...block.paragraphs.map(({ linePitch }) => linePitch)) - 1) return 100;
  const needed = likelyHeight(block, box.width, ARIAL);
  const largest = Math.max(0, ...block.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)));
  return needed > box.height + largest * OVERSHOT ? SCALE : 100;
}

export function fitOf(block: TextBlock, box: Box, role: TextRole, align: VerticalAlign, room: Room): Fit {
  const heading = isHeading(role);
  const breaks = block.paragraphs.map((paragraph) => (heading ? lineStarts(paragraph) : []));
  const fitted = heightened(block, widened(block, box, room), align, room);
  return { box: fitted, breaks, scale: scaleOf(block, fitted) };
}
