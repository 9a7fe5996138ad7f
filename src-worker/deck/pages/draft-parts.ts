/** What drafts of ads are made of: who says it, buttons, what is too long for a platform, and the copy as plain text. */
import type { Box, GroupNode, SceneNode, TextNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  clean,
  group,
  para,
  say,
  shape,
  style,
  text,
  textShape,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import type { Item } from '../kit/reckoned.ts';

export type Draft = Item<'drafts'>;

/** A draft where it stands: its column under its label, and the size of its copy. */
export interface DraftPlace {
  id: string;
  box: Box;
  size: Pt;
}

/** Corners of buttons in drafts. */
const BUTTON_RADIUS: Pt = pxToPt(6);
export const BUTTON_HEIGHT: Pt = pxToPt(40);
/** Control point of a quarter circle. */
const ROUND = 0.5523;

const said = (words: string | undefined): string => clean(words ?? '');
const characters = (words: string): number => [...words].length;

/**
 * False for a draft that its platform would not take: a headline over the limit is no draft, and is not shortened. In a
 * search result every line is a headline of its own.
 */
export function isPlaceable({ kind, headline, replies = [], limit }: Draft): boolean {
  const words = said(headline);
  if (kind === 'chat' ? replies.every((reply) => said(reply.text) === '') : words === '') return false;
  if (limit === undefined) return true;
  return (kind === 'search' ? words.split('\n') : [words]).every((line) => characters(line) <= limit);
}

/** The whole copy, for whoever takes the draft out of the slide. */
export function copyOf(draft: Draft): string {
  const {
    headline,
    text: words,
    cta,
    offer,
    address,
    shots = [],
    points = [],
    replies = [],
    chips = [],
  } = draft;
  const parts = [
    said(headline).replaceAll('\n', ' / '),
    said(words),
    ...points.map((point) => [said(point.text), said(point.detail)].filter((part) => part !== '').join(' ')),
    ...shots.map((shot) => `${said(shot.time)}: ${said(shot.text)}`),
    ...replies.map((reply) => (reply.ours ? said(reply.text) : `“${said(reply.text)}”`)),
    chips.map(said).join(' / '),
    said(address),
    said(offer),
    said(cta),
  ];
  return `${said(draft.label)}: ${parts.filter((part) => part !== '').join(' · ')}`;
}

/** 'Reel, 15 s' and its format, over the draft. */
export const labelOf = (context: PageContext, draft: Draft, id: string, box: Box): TextNode =>
  text(
    context,
    [
      { text: said(draft.label), colour: 'brand', weight: 700 },
      {
        text: said(draft.format) === '' ? '' : `  ${said(draft.format)}`,
        colour: 'quiet',
        weight: 400,
        size: 12,
      },
    ],
    style('label', context.lang, { size: 12.5 }),
    {
      id: `${id}-label`,
      name: said(draft.label).slice(0, 60),
      role: 'label',
      x: box.x,
      y: box.y,
      width: box.width,
    },
  );

/** The client's sign: a quarter of the cover's field. */
export function avatar(id: string, x: Pt, y: Pt, side: Pt): GroupNode {
  const box = { x, y, width: side, height: side };
  const commands = [
    { type: 'move', x: 0, y: 0 },
    { type: 'cubic', x1: side * ROUND, y1: 0, x2: side, y2: side * (1 - ROUND), x: side, y: side },
    { type: 'line', x: 0, y: side },
    { type: 'close' },
  ] as const;
  return group(id, 'Avatar', box, [
    shape(`${id}-ground`, 'Avatar', box, { fill: 'brand' }),
    shape(`${id}-quarter`, 'Avatar', box, { fill: 'tint2', geometry: { type: 'path', commands } }),
  ]);
}

/** Width that a button's words take with their padding. */
export const buttonWidth = (context: PageContext, words: string, size: Pt): Pt =>
  widthOf(context, words, style('body', context.lang, { size, weight: 700 })) + 2 * pxToPt(18) + 2;

export function button(
  context: PageContext,
  id: string,
  words: string,
  box: Box,
  look: { fill: ColourRole; ink: ColourRole; size: Pt },
): SceneNode {
  const ink = style('body', context.lang, { size: look.size, weight: 700, colour: look.ink });
  return textShape(context, id, words.slice(0, 60), box, [para(words, ink, { align: 'center' })], {
    fill: look.fill,
    geometry: { type: 'round-rect', radius: BUTTON_RADIUS },
    padding: { x: pxToPt(10), y: pxToPt(3) },
  });
}

export const sponsored = (context: PageContext): string => say(context, 'Sponsored', 'ได้รับการสนับสนุน');

/** A rectangle with its lower corners rounded. */
export const roundedFoot = (id: string, name: string, box: Box, radius: Pt, fill: ColourRole): SceneNode => {
  const { width: w, height: h } = box;
  const k = radius * (1 - ROUND);
  return shape(id, name, box, {
    fill,
    geometry: {
      type: 'path',
      commands: [
        { type: 'move', x: 0, y: 0 },
        { type: 'line', x: w, y: 0 },
        { type: 'line', x: w, y: h - radius },
        { type: 'cubic', x1: w, y1: h - k, x2: w - k, y2: h, x: w - radius, y: h },
        { type: 'line', x: radius, y: h },
        { type: 'cubic', x1: k, y1: h, x2: 0, y2: h - k, x: 0, y: h - radius },
        { type: 'close' },
      ],
    },
  });
};
