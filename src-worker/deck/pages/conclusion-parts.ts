/** What the conclusion is made of: benefits as figures, and the decision's band with the contact in it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  Stack,
  bottomOf,
  callout,
  chunks,
  columns,
  style,
  widthOf,
  type Band,
  type PageContext,
  type TextStyle,
} from '../kit/index.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { CONTACT_GAP, bandContact, type BandContact } from '../kit/contact.ts';
import { wholeFigure } from '../kit/figures.ts';

type Output = SectionOutput<'conclusion'>;

/** Beside each other in one row. */
export const MOST_BENEFITS = 4;

/** One benefit: its figure large where it begins with one. */
function benefit(
  context: PageContext,
  words: string,
  number: number,
  place: Box,
  size: Pt,
  figures: boolean,
): Stack {
  const { lang } = context;
  const id = `benefit-${number}`;
  const stack = new Stack(context, place);
  stack.rule(`${id}-rule`, 'ink', 1.125).gap(pxToPt(14));
  const split = figures ? wholeFigure(words) : undefined;
  if (!split)
    return stack.text(
      id,
      `Benefit ${number}`,
      words,
      style('lead', lang, { size: figures ? Math.min(18, size + 2) : size }),
    );
  const big = style('number', lang, { size: size * (size > 12 ? 2.8 : 2.2), colour: 'brand' });
  stack.text(`${id}-figure`, `Benefit ${number} figure`, split.figure, big, { role: 'number' });
  return stack.gap(pxToPt(5)).text(id, `Benefit ${number}`, split.rest, style('body', lang, { size }));
}

/** Benefits beside each other, four at most in a row. */
export function benefits(
  context: PageContext,
  output: Output,
  place: Box,
  size: Pt,
): { nodes: SceneNode[]; end: Pt } {
  const all = cleanTexts(output.keyBenefits);
  let y = place.y;
  let at = 0;
  const nodes = chunks(all, MOST_BENEFITS).flatMap((part) => {
    const boxes = columns({ ...place, y, height: bottomOf(place) - y }, Math.max(2, part.length));
    const made = part.map((words, index) => {
      at += 1;
      return benefit(context, words, at, boxes[index] ?? place, size, all.length <= MOST_BENEFITS);
    });
    y = Math.max(...made.map((stack) => stack.y)) + pxToPt(22);
    return made.flatMap((stack) => stack.nodes);
  });
  return { nodes, end: all.length === 0 ? place.y : y - pxToPt(22) };
}

/** Size of a short decision. */
const LARGE_CALL: Pt = 22;
const callHeight = (size: Pt): Pt => pxToPt(size > 12 ? 70 : 54);
const callStyle = (context: PageContext, words: string, size: Pt): TextStyle =>
  style('head', context.lang, {
    size: words.length > 120 ? size : size > 12 ? LARGE_CALL : 19,
    colour: 'onBrand',
  });

export interface Call {
  height: Pt;
  at: (y: Pt) => SceneNode[];
}

/** The decision's band, with the contact at its right where that has room. */
export function call(
  context: PageContext,
  words: string,
  body: Box,
  size: Pt,
  contact: BandContact | undefined,
): Call | undefined {
  if (words === '') return undefined;
  const big = callStyle(context, words, size);
  const minHeight = Math.max(callHeight(size), contact ? contact.height + CONTACT_GAP : 0);
  const band = (y: Pt): Band =>
    callout(
      context,
      'decision',
      words,
      { x: body.x, y, width: body.width, minHeight, reserved: contact?.width ?? 0 },
      'decision',
      big,
    );
  return {
    height: band(0).height,
    at: (y) => {
      const { node } = band(y);
      return contact ? [node, contact.node(node.box)] : [node];
    },
  };
}

/** The contact, where the decision leaves room for it at its largest. */
export function contactInBand(context: PageContext, words: string, width: Pt): BandContact | undefined {
  if (words === '' || words.length > 120) return undefined;
  return bandContact(context, widthOf(context, words, callStyle(context, words, LARGE_CALL)), width);
}
