/** Texts and lists as nodes whose boxes have the height that the text really takes. */
import type {
  Align,
  Box,
  LinePiece,
  ListNode,
  Paragraph,
  TextBlock,
  TextLine,
  TextNode,
  TextRole,
  TextRun,
  VerticalAlign,
} from '../../../src/shared/scene/scene.ts';
import type { ColourRole, FontWeight } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import type { TextStyle } from './styles.ts';
import type { PageContext } from './types.ts';

/** Kept free in every line: a person's installed font differs slightly from the one measured with. */
const SLACK = 0.98;

/** Part of a text in a style of its own. */
export interface Span {
  text: string;
  weight?: FontWeight;
  colour?: ColourRole;
  size?: Pt;
  link?: string;
}
export type Words = string | readonly Span[];

/** White space other than single spaces between words, which most texts have none of. */
const UNCLEAN = /[^\S \u00a0]| {2}|^\s|\s$/;

/** Written text as it is set: runs of spaces are one, a line feed stays. */
export const clean = (written: string): string => (UNCLEAN.test(written) ? cleaned(written) : written);

const cleaned = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** A span in its paragraph's style, with what it changes of it. */
function runOf(span: Span, style: TextStyle): TextRun {
  const size = span.size ?? style.size;
  // A smaller unit beside a big number is not tightened with it.
  const tracking = size < style.size ? undefined : style.tracking;
  return {
    text: span.text,
    size,
    weight: span.weight ?? style.weight,
    colour: span.colour ?? style.colour,
    ...(tracking === undefined ? {} : { tracking }),
    ...(span.link === undefined ? {} : { link: span.link }),
  };
}

function runs(words: Words, style: TextStyle): TextRun[] {
  const spans: readonly Span[] = typeof words === 'string' ? [{ text: clean(words) }] : words;
  return spans.filter((span) => span.text !== '').map((span) => runOf(span, style));
}

export interface ParaOptions {
  align?: Align;
  spaceBefore?: Pt;
  balance?: boolean;
  bullet?: { kind: 'square' | 'number'; colour: ColourRole; value?: number };
  indent?: Pt;
}

/** One paragraph in a style. */
export function para(words: Words, style: TextStyle, options: ParaOptions = {}): ParagraphSpec {
  return { runs: runs(words, style), linePitch: style.pitch, ...options };
}

const shiftedPiece = (piece: LinePiece, by: Pt): LinePiece => ({ ...piece, x: piece.x + by });
const shiftedLine = (line: TextLine, by: Pt): TextLine => ({
  ...line,
  x: line.x + by,
  pieces: line.pieces.map((piece) => shiftedPiece(piece, by)),
});

/** Moves a paragraph that does not stand at the left edge over the slack. */
function widened(paragraph: Paragraph, free: Pt): Paragraph {
  const shift = paragraph.align === 'center' ? free / 2 : paragraph.align === 'right' ? free : 0;
  if (shift === 0) return paragraph;
  return { ...paragraph, lines: paragraph.lines.map((line) => shiftedLine(line, shift)) };
}

/** Lays paragraphs out in `width`, with the slack that other fonts need. */
export function block(context: PageContext, paragraphs: readonly ParagraphSpec[], width: Pt): TextBlock {
  const narrow = context.engine.layout(paragraphs, width * SLACK, context.lang);
  const free = width - width * SLACK;
  return { ...narrow, width, paragraphs: narrow.paragraphs.map((paragraph) => widened(paragraph, free)) };
}

export interface TextOptions extends ParaOptions {
  id: string;
  /** PowerPoint's object name. */
  name: string;
  role?: TextRole;
  x: Pt;
  y: Pt;
  width: Pt;
  /** Box taller than the text; the text's own height when absent. */
  height?: Pt;
  verticalAlign?: VerticalAlign;
}

/** A text node from laid-out paragraphs. */
export function blockNode(laidOut: TextBlock, options: Omit<TextOptions, keyof ParaOptions>): TextNode {
  const { id, name, x, y, width } = options;
  const box: Box = { x, y, width, height: options.height ?? laidOut.height };
  return {
    kind: 'text',
    id,
    name,
    box,
    role: options.role ?? 'body',
    text: laidOut,
    verticalAlign: options.verticalAlign ?? 'top',
  };
}

/** A text node of one style: one paragraph for each entry of `words`. */
export function text(
  context: PageContext,
  words: Words | readonly ParagraphSpec[],
  style: TextStyle,
  options: TextOptions,
): TextNode {
  const { align, spaceBefore, balance, bullet, indent } = options;
  const specs = isSpecs(words)
    ? words
    : [
        para(words, style, {
          ...(align === undefined ? {} : { align }),
          ...(spaceBefore === undefined ? {} : { spaceBefore }),
          ...(balance === undefined ? {} : { balance }),
          ...(bullet === undefined ? {} : { bullet }),
          ...(indent === undefined ? {} : { indent }),
        }),
      ];
  return blockNode(block(context, specs, options.width), options);
}

const isSpecs = (words: Words | readonly ParagraphSpec[]): words is readonly ParagraphSpec[] =>
  typeof words !== 'string' && words[0] !== undefined && 'runs' in words[0];

export interface ListOptions {
  id: string;
  name: string;
  x: Pt;
  y: Pt;
  width: Pt;
  height?: Pt;
  verticalAlign?: VerticalAlign;
  ordered?: boolean;
  bulletColour?: ColourRole;
  /** Between items; 0.35 em when absent. */
  gap?: Pt;
}

/** A bulleted or numbered list node. */
export function list(
  context: PageContext,
  items: readonly Words[],
  style: TextStyle,
  options: ListOptions,
): ListNode {
  const ordered = options.ordered ?? false;
  const colour = options.bulletColour ?? 'brand';
  const specs = items.map((item, index) =>
    para(item, style, {
      spaceBefore: options.gap ?? style.size * 0.35,
      indent: style.size * (ordered ? 1.5 : 1.05),
      bullet: ordered ? { kind: 'number', colour, value: index + 1 } : { kind: 'square', colour },
    }),
  );
  const laidOut = block(context, specs, options.width);
  const { id, name, x, y, width } = options;
  return {
    kind: 'list',
    id,
    name,
    ordered,
    text: laidOut,
    box: { x, y, width, height: options.height ?? laidOut.height },
    verticalAlign: options.verticalAlign ?? 'top',
  };
}

/** Height that words take in a width. */
export const heightOf = (context: PageContext, words: Words, style: TextStyle, width: Pt): Pt =>
  block(context, [para(words, style)], width).height;

/** Width of words on one line, with the slack. */
export const widthOf = (context: PageContext, words: Words, style: TextStyle): Pt =>
  context.engine.measure(runs(words, style), context.lang) / SLACK;

/** Lines that words take in a width. */
export const linesOf = (context: PageContext, words: Words, style: TextStyle, width: Pt): number =>
  block(context, [para(words, style)], width).paragraphs[0]?.lines.length ?? 0;
