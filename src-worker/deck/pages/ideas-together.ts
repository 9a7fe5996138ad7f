/** Page 18, reckoned, where little is left beside the ideas: it shares a slide with them instead of having one alone. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  chunks,
  columns,
  firstLevel,
  group,
  headlineOf,
  para,
  rule,
  style,
  text,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import type { Part } from '../kit/reckoned.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { cardsHeight, filledCards, type CardLevel } from './idea-cards.ts';

export interface Idea {
  lead: string;
  reason: string;
}
export interface Group {
  id: string;
  name: string;
  ideas: Idea[];
  /** Number of its first idea. */
  from: number;
}

/** Cards, and the suggestions left under them in text of `left`. */
interface TogetherLevel {
  cards: CardLevel;
  left: Pt;
}
const together = ([headline, size, scene, left]: readonly [Pt, Pt, number, Pt]): TogetherLevel => ({
  cards: { headline, size, scene: pxToPt(scene) },
  left,
});
/** Of the first slide; without scenes where one change alone is left: rather none than a slide for it. */
export const TOGETHER_LEVELS: readonly TogetherLevel[] = (
  [
    [24, 18, 150, 16],
    [24, 16, 140, 15],
    [22, 15, 130, 15],
    [20, 14, 120, 14],
    [19, 13, 100, 13],
    [17, 12.5, 84, 12],
    [18, 13, 56, 12],
    [17, 12.5, 56, 12],
    [19, 14, 0, 13],
    [18, 13, 0, 13],
    [17, 12.5, 0, 12],
  ] as const
).map(together);
/** Of the second: no scenes, larger text. */
const SECOND_LEVELS: readonly TogetherLevel[] = (
  [
    [24, 18, 0, 18],
    [22, 17, 0, 16],
    [20, 16, 0, 15],
    [19, 15, 0, 15],
    [19, 14, 0, 14],
    [18, 13, 0, 13],
    [16, 12.5, 0, 12],
  ] as const
).map(together);

/** Cards beside each other, and suggestions under them. */
const MOST_ACROSS = 3;
const MOST_LEFT = 4;
const LEAST_GAP: Pt = pxToPt(18);
/** Cards take this much of the free room, and grow by at most this share of their height. */
const CARDS_PART = 0.7;
const MOST_STRETCH = 1.3;
const MOST_GAP: Pt = pxToPt(40);
const AIR: Pt = pxToPt(5);

export const ideaSpecs = (context: PageContext, idea: Idea, size: Pt): ParagraphSpec[] => {
  const lead = style('head', context.lang, { size: size + 1 });
  const reason = style('body', context.lang, { size, colour: 'quiet' });
  return [
    ...(idea.lead === '' ? [] : [para(idea.lead, lead, { balance: true })]),
    ...(idea.reason === '' ? [] : [para(idea.reason, reason, { spaceBefore: size * 0.35 })]),
  ];
};

/** A group beside each other under its name; its nodes begin at the top of `box`. */
function strip(context: PageContext, left: Group, box: Box, size: Pt): { nodes: SceneNode[]; height: Pt } {
  const head = style('head', context.lang, { size: size + 2 });
  const number = style('number', context.lang, { size: size * 1.6, colour: 'brand' });
  const lead = style('head', context.lang, { size: size + 1 });
  const digits = String(left.from + left.ideas.length - 1).length;
  const indent = number.size * (0.62 * digits + 0.7);
  const name = text(context, left.name, head, {
    id: `${left.id}-head`,
    name: left.name,
    x: box.x,
    y: box.y + pxToPt(10),
    width: box.width,
  });
  const nodes: SceneNode[] = [rule(`${left.id}-rule`, box.x, box.y, box.width, 'brand', 3), name];
  const y = bottomOf(name.box) + pxToPt(8);
  // The number's foot is the foot of the lead's first line.
  const drop = (lead.pitch - lead.size * 0.72) / 2 - (number.pitch - number.size * 0.72) / 2;
  const places = columns({ ...box, y }, left.ideas.length);
  const made = left.ideas.map((idea, index) => {
    const place = places[index] ?? box;
    const words = block(context, ideaSpecs(context, idea, size), place.width - indent);
    const at = left.from + index;
    const id = `idea-${at}`;
    const height = Math.max(words.height, number.pitch + drop);
    return group(id, `${left.name} ${index + 1}`, { ...place, height }, [
      text(context, String(at), number, {
        id: `${id}-number`,
        name: `Number ${at}`,
        role: 'number',
        x: place.x,
        y: y + Math.max(0, drop),
        width: indent,
      }),
      blockNode(words, {
        id: `${id}-text`,
        name: `Idea ${at}`,
        x: place.x + indent,
        y,
        width: place.width - indent,
      }),
    ]);
  });
  const end = Math.max(...made.map((node) => bottomOf(node.box)));
  return { nodes: [...nodes, ...made], height: end - box.y };
}

/** Cards over a strip, both spread over the height. */
function cardsOverStrip(
  context: PageContext,
  headline: string,
  { ideas, from }: { ideas: Part<'ideas'>; from: number },
  left: Group,
  { cards, left: size }: TogetherLevel,
): SlideDraft[] {
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - AIR };
  const { height: low } = strip(context, left, { ...body, y: 0 }, size);
  const natural = cardsHeight(context, ideas, from, body, cards);
  const free = body.height - natural - low - LEAST_GAP;
  if (free < -0.5) throw new DoesNotFit('Suggestions');
  const height = natural + Math.min(free * CARDS_PART, natural * (MOST_STRETCH - 1));
  const gap = Math.min(MOST_GAP, body.height - height - low);
  const nodes = [
    ...filledCards(context, ideas, from, { ...body, height }, cards),
    ...strip(context, left, { ...body, y: body.y + height + gap }, size).nodes,
  ];
  return [{ layout: 'content', headline, nodes }];
}

/**
 * Up to three ideas over the suggestions left, on one slide; up to six on two, the first ones drawn large. Throws
 * `DoesNotFit` where more is left than stands in one row.
 */
export function ideasTogether(
  context: PageContext,
  ideas: Part<'ideas'>,
  left: Group,
  title: string,
  level: TogetherLevel,
): SlideDraft[] {
  if (left.ideas.length > MOST_LEFT || ideas.length > 2 * MOST_ACROSS) throw new DoesNotFit('Suggestions');
  const headline = headlineOf(context);
  const [first = [], second = []] = chunks(ideas, MOST_ACROSS);
  if (second.length === 0) {
    if (level.cards.scene === 0 && left.ideas.length > 1) throw new DoesNotFit('Suggestions');
    return cardsOverStrip(context, headline, { ideas, from: 1 }, left, level);
  }
  if (level.cards.scene === 0) throw new DoesNotFit('Suggestions');
  const rest = { ideas: second, from: first.length + 1 };
  const after = firstLevel(context, SECOND_LEVELS, (own) => cardsOverStrip(context, title, rest, left, own));
  if (!after) throw new DoesNotFit('Suggestions');
  const body = bodyBox(context, headline);
  const room = { ...body, height: body.height - AIR };
  return [
    { layout: 'content', headline, nodes: filledCards(context, first, 1, room, level.cards) },
    ...after,
  ];
}
