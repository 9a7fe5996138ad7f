/** What every content slide has around its body: label, headline, notes line, footer and page number. */
import type { Box, SceneNode, TextBlock, TextNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { noteOn, toldOn } from './evidence.ts';
import { BODY_BOTTOM, CONTENT_WIDTH, FOOTER_TOP, MARGIN, NOTE_BOTTOM } from './grid.ts';
import { logoNode, plateOf } from './logo.ts';
import { style, type TextStyle } from './styles.ts';
import { block, blockNode, clean, para, text, widthOf } from './text.ts';
import type { PageContext, SlideDraft } from './types.ts';

const HEADLINE_TOP: Pt = pxToPt(59);
/** Largest first; the last one may take three lines. */
const HEADLINE_SIZES: readonly Pt[] = [28, 26, 24, 22, 20];
const NOTE_LINES = 2;
/** Longest name of an agency in the footer, and the size of its logo there. */
const FOOTER_NAME: Pt = pxToPt(320);
const FOOTER_LOGO = { area: 640, maxWidth: pxToPt(130), maxHeight: pxToPt(24) };
/** A third line takes this much from the body's end. */
export const THIRD_NOTE_LINE: Pt = pxToPt(20);

/** The page's headline: the section's, or the page's title where it has none. */
export const headlineOf = (context: PageContext): string => clean(context.section.title) || context.label;

function headlineBlock(
  context: PageContext,
  headline: string,
): { block: TextBlock; lines: number } | undefined {
  for (const size of HEADLINE_SIZES) {
    const most = size === HEADLINE_SIZES.at(-1) ? 3 : 2;
    const made = block(
      context,
      [para(headline, headlineStyle(context, size), { balance: true })],
      CONTENT_WIDTH,
    );
    const lines = made.paragraphs[0]?.lines ?? [];
    if (lines.length <= most && !lines.some(({ broken }) => broken))
      return { block: made, lines: Math.max(1, lines.length) };
  }
  return undefined;
}

const headlineStyle = (context: PageContext, size: Pt): TextStyle =>
  style('headline', context.lang, { size });

/** False for a text that is too long to be a headline at any size; it then belongs in the body. */
export const isHeadline = (context: PageContext, headline: string): boolean =>
  headlineBlock(context, headline) !== undefined;

/** Where a slide's own nodes may be: from under its headline to the end of the body. */
export function bodyBox(context: PageContext, headline: string): Box {
  const made = headlineBlock(context, headline);
  const height = made?.block.height ?? 0;
  const wanted = HEADLINE_TOP + height + pxToPt((made?.lines ?? 1) === 1 ? 50 : 26);
  const top = Math.max(wanted, pxToPt((made?.lines ?? 1) === 1 ? 154 : 176));
  return { x: MARGIN, y: top, width: CONTENT_WIDTH, height: BODY_BOTTOM - top };
}

/** True where a notes line has room for this text. Three lines need a body that ends `THIRD_NOTE_LINE` earlier. */
export const noteFits = (context: PageContext, note: string, lines: 2 | 3 = NOTE_LINES): boolean =>
  (noteBlock(context, note).paragraphs[0]?.lines.length ?? 0) <= lines;

const noteBlock = (context: PageContext, note: string): TextBlock =>
  block(context, [para(note, style('note', context.lang))], CONTENT_WIDTH);

/** What is to be said first, then where the slide's own figures are from. */
function ownNote(context: PageContext, draft: SlideDraft): string {
  const lead = clean(draft.noteLead ?? '');
  const gap = context.lang === 'th' ? '  ·  ' : ' ';
  const behind = (words: string): string => [lead, words].filter((part) => part !== '').join(gap);
  return behind(noteOn(context, toldOn(draft), (words) => noteFits(context, behind(words))));
}

/** The notes line of a slide, and what of it is left for the speaker. */
export function noteOf(
  context: PageContext,
  draft: SlideDraft,
  part: number,
): { note: string; left: string } {
  const note = clean(
    draft.note ?? (part === 1 || draft.noteLead !== undefined ? ownNote(context, draft) : ''),
  );
  const end = Math.max(0, ...draft.nodes.map((node) => node.box.y + node.box.height));
  const lines = end <= BODY_BOTTOM - THIRD_NOTE_LINE + 0.5 ? 3 : NOTE_LINES;
  return noteFits(context, note, lines) ? { note, left: '' } : { note: '', left: note };
}

function label(context: PageContext, part: number, parts: number): TextNode {
  const base = style('label', context.lang, { weight: 400, colour: 'quiet' });
  const continued = parts > 1 ? ` (${part}/${parts})` : '';
  const number = String(context.page.number).padStart(2, '0');
  const words = [
    { text: number, weight: 700, colour: 'brand' },
    { text: `  ${context.label}${continued}` },
  ] as const;
  // Thai marks of the headline stand higher: its label makes room.
  const middle = pxToPt(context.lang === 'th' ? 38.5 : 44.5);
  return text(context, words, base, {
    id: 'label',
    name: 'Section label',
    role: 'label',
    x: MARGIN,
    y: middle - base.pitch / 2,
    width: CONTENT_WIDTH,
  });
}

/** The nodes before and after a slide's body, in reading order; `note` is its notes line, or ''. */
export function frameNodes(
  context: PageContext,
  draft: SlideDraft,
  part: number,
  parts: number,
  note: string,
): { before: SceneNode[]; after: SceneNode[] } {
  if (draft.layout === 'cover') return { before: [], after: [] };
  const before: SceneNode[] = [label(context, part, parts)];
  const headline = headlineBlock(context, draft.headline);
  if (headline) {
    before.push(
      blockNode(headline.block, {
        id: 'headline',
        name: 'Title',
        role: 'title',
        x: MARGIN,
        y: HEADLINE_TOP,
        width: CONTENT_WIDTH,
      }),
    );
  }
  const after: SceneNode[] = [];
  if (note !== '') {
    const made = noteBlock(context, note);
    after.push(
      blockNode(made, {
        id: 'note',
        name: 'Notes',
        role: 'note',
        x: MARGIN,
        y: NOTE_BOTTOM - made.height,
        width: CONTENT_WIDTH,
        // In a font that takes a line more it grows away from the footer.
        verticalAlign: 'bottom',
      }),
    );
  }
  const quiet = style('note', context.lang);
  const pageNumber = String(context.page.number);
  const numberWidth = pxToPt(60);
  const maker = footerAgency(context, quiet, MARGIN + CONTENT_WIDTH - numberWidth);
  const footerWidth = (maker ? maker.box.x - pxToPt(24) : MARGIN + CONTENT_WIDTH - numberWidth) - MARGIN;
  after.push(
    text(context, footer(context, quiet, footerWidth), quiet, {
      id: 'footer',
      name: 'Footer',
      role: 'footer',
      x: MARGIN,
      y: FOOTER_TOP,
      width: footerWidth,
    }),
    ...(maker ? [maker] : []),
    text(context, pageNumber, quiet, {
      id: 'page-number',
      name: 'Page number',
      role: 'page-number',
      align: 'right',
      x: MARGIN + CONTENT_WIDTH - numberWidth,
      y: FOOTER_TOP,
      width: numberWidth,
    }),
  );
  return { before, after };
}

/**
 * Who made it, before the page number: the logo where it needs no plate, else the name, else the logo on a plate. A name
 * that is too long for a footer is left out: the cover has it.
 */
function footerAgency(context: PageContext, quiet: TextStyle, right: Pt): SceneNode | undefined {
  const { agency } = context;
  if (!agency) return undefined;
  const { logo, name } = agency;
  const width = name === '' ? 0 : widthOf(context, name, quiet) + 1;
  const named = width > 0 && width <= FOOTER_NAME;
  if (logo && (!named || plateOf(context, logo) === undefined)) {
    const place = { x: right, middle: FOOTER_TOP + quiet.pitch / 2, align: 'right', ...FOOTER_LOGO } as const;
    return { ...logoNode(context, logo, 'agency', place, { decorative: true }), repeats: true };
  }
  if (!named) return undefined;
  const node = text(context, name.replaceAll('\n', ' '), quiet, {
    id: 'agency',
    name: 'Agency',
    role: 'footer',
    align: 'right',
    x: right - width,
    y: FOOTER_TOP,
    width,
  });
  return { ...node, repeats: true };
}

/** 'Company · Title' on one line: the title goes first, then the company is shortened at a word. */
function footer(context: PageContext, quiet: TextStyle, width: Pt): string {
  const company = clean(context.company).replaceAll('\n', ' ');
  const title = clean(context.title).replaceAll('\n', ' ');
  const whole = [company, title].filter((part) => part !== '').join('  ·  ');
  if (widthOf(context, whole, quiet) <= width) return whole;
  for (let words = company.split(' '); words.length > 0; words = words.slice(0, -1)) {
    const shorter = `${words.join(' ')}${words.length < company.split(' ').length ? '…' : ''}`;
    if (widthOf(context, shorter, quiet) <= width) return shorter;
  }
  return ' ';
}
