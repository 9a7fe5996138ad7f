/** Page 18, reckoned: ideas finished enough to be filmed, each a drawn scene with its words, to be copied out whole. */
import type { Box, GroupNode, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  columns,
  headlineOf,
  para,
  say,
  shape,
  style,
  textShape,
  type PageContext,
  type SlideDraft,
  type Words,
} from '../kit/index.ts';
import type { Item, Part } from '../kit/reckoned.ts';
import { sceneNodes } from '../kit/scenes/index.ts';

type Idea = Item<'ideas'>;

export interface CardLevel {
  /** Of the line that the film says, and of the rest. */
  headline: Pt;
  size: Pt;
  /** Least height of the scene; without one a bar stands over the words. */
  scene: Pt;
}
export interface IdeaLevel extends CardLevel {
  /** Ideas on one slide. */
  most: number;
}
export const IDEA_LEVELS: readonly IdeaLevel[] = [
  { headline: 24, size: 18, scene: pxToPt(150), most: 3 },
  { headline: 24, size: 16, scene: pxToPt(140), most: 3 },
  { headline: 22, size: 15, scene: pxToPt(130), most: 3 },
  { headline: 20, size: 14, scene: pxToPt(120), most: 3 },
  { headline: 19, size: 13, scene: pxToPt(96), most: 3 },
  // Rather no scenes than one card left over for a slide of its own.
  { headline: 19, size: 14, scene: 0, most: 3 },
  { headline: 18, size: 13, scene: 0, most: 3 },
  { headline: 17, size: 12.5, scene: 0, most: 3 },
  { headline: 19, size: 13, scene: pxToPt(150), most: 2 },
  { headline: 19, size: 13, scene: pxToPt(96), most: 2 },
  { headline: 19, size: 13, scene: pxToPt(300), most: 1 },
];

/** Scenes grow into free room up to this. */
const MOST_SCENE: Pt = pxToPt(260);
/** Between cards. */
const GAP: Pt = pxToPt(32);
const BAR: Pt = pxToPt(5);
const PAD = { x: pxToPt(22), top: pxToPt(14), bottom: pxToPt(17) };
const AIR: Pt = pxToPt(5);
const BUTTON: Pt = pxToPt(42);
/** One idea alone: its scene on seven of twelve columns. */
const ALONE = [7, 5] as const;

/** 'First shot' in bold before its words, never alone on its line. */
const named = (name: string, said: string): Words => [
  { text: `${name}\u00a0\u00a0`, weight: 700 },
  { text: clean(said) },
];

/** All that an idea says, for whoever takes it out of the slide. */
function copyOf(context: PageContext, idea: Idea): string {
  const parts = [
    clean(idea.headline),
    ...(idea.how ? [`${say(context, 'How', 'ทำอย่างไร')}: ${clean(idea.how)}`] : []),
    ...(idea.why ? [`${say(context, 'Why', 'เพราะ')}: ${clean(idea.why)}`] : []),
    ...(idea.firstShot ? [`${say(context, 'First shot', 'ช็อตแรก')}: ${clean(idea.firstShot)}`] : []),
    ...(idea.where ? [`${say(context, 'Where', 'ลงที่ไหน')}: ${clean(idea.where)}`] : []),
    ...(idea.cta ? [clean(idea.cta)] : []),
  ];
  return `${clean(idea.name)}: ${parts.join(' · ')}`;
}

function words(
  context: PageContext,
  idea: Idea,
  number: number,
  place: Box,
  { headline, size }: CardLevel,
): Stack {
  const { lang } = context;
  const id = `idea-${number}`;
  const body = style('body', lang, { size });
  const name = [
    { text: String(number), colour: 'brand' as const },
    { text: `  ${clean(idea.name)}`, colour: 'quiet' as const },
  ];
  const stack = new Stack(context, place)
    .text(`${id}-name`, idea.name.slice(0, 60), name, style('label', lang, { size: 12.5 }))
    .gap(pxToPt(4))
    .text(`${id}-headline`, 'Headline', idea.headline, style('head', lang, { size: headline }), {
      balance: true,
    });
  const line = (part: string, label: string, said: string | undefined): void => {
    if (clean(said ?? '') === '') return;
    stack.gap(pxToPt(8)).text(`${id}-${part}`, label, named(label, said ?? ''), body);
  };
  line('how', say(context, 'How', 'ทำอย่างไร'), idea.how);
  line('why', say(context, 'Why', 'เพราะ'), idea.why);
  line('shot', say(context, 'First shot', 'ช็อตแรก'), idea.firstShot);
  line('where', say(context, 'Where', 'ลงที่ไหน'), idea.where);
  return stack;
}

/** The call to action at the foot of the words. */
function button(context: PageContext, idea: Idea, number: number, place: Box): SceneNode[] {
  if (clean(idea.cta ?? '') === '') return [];
  const box = { ...place, y: bottomOf(place) - BUTTON, height: BUTTON };
  const look = style('head', context.lang, { size: 14, colour: 'onBrand' });
  return [
    textShape(
      context,
      `idea-${number}-cta`,
      clean(idea.cta ?? '').slice(0, 60),
      box,
      [para(idea.cta ?? '', look, { align: 'center' })],
      {
        fill: 'brand',
        padding: { x: pxToPt(12), y: pxToPt(6) },
      },
    ),
  ];
}

/** A card: the scene over the words, or beside them where it stands alone. */
function card(
  context: PageContext,
  idea: Idea,
  number: number,
  box: Box,
  level: CardLevel,
  alone: boolean,
): GroupNode {
  const id = `idea-${number}`;
  const [left, right] = alone ? columns(box, ALONE, 0) : [];
  const scene = left ?? { ...box, height: level.scene || BAR };
  const ground = right ?? { ...box, y: bottomOf(scene), height: box.height - scene.height };
  const padX = alone ? pxToPt(34) : PAD.x;
  const padY = alone ? pxToPt(30) : PAD.top;
  const inner = {
    x: ground.x + padX,
    y: ground.y + padY,
    width: ground.width - 2 * padX,
    height: ground.height - padY - PAD.bottom,
  };
  const pressed = button(context, idea, number, inner);
  const room = { ...inner, height: inner.height - (pressed.length > 0 ? BUTTON + pxToPt(12) : 0) };
  const stack = words(
    context,
    idea,
    number,
    room,
    alone ? { ...level, headline: level.headline + 8, size: level.size + 2 } : level,
  );
  const back = shape(`${id}-back`, 'Card', box, { fill: 'surface', stroke: { colour: 'line', width: 0.75 } });
  // Cards beside each other show other parts of the company's field.
  const drawn =
    left || level.scene > 0
      ? sceneNodes(clean(idea.scene ?? 'plain'), scene, context, { id: `${id}-scene`, from: 3 * number - 3 })
      : shape(`${id}-bar`, 'Bar', scene, { fill: 'brand' });
  return {
    kind: 'group',
    id,
    name: clean(idea.name).slice(0, 60) || `${number}`,
    description: copyOf(context, idea),
    box,
    children: [back, drawn, ...stack.nodes, ...pressed],
  };
}

/** Cards beside each other over the box, numbered from `from`. */
function ideaCards(
  context: PageContext,
  ideas: Part<'ideas'>,
  from: number,
  box: Box,
  level: CardLevel,
  across = ideas.length,
): SceneNode[] {
  const places = columns(box, across, GAP);
  return ideas.map((idea, index) =>
    card(context, idea, from + index, places[index] ?? box, level, across === 1 && level.scene > 0),
  );
}

/** Height that cards beside each other over `box` need. */
export function cardsHeight(
  context: PageContext,
  ideas: Part<'ideas'>,
  from: number,
  box: Box,
  level: CardLevel,
): Pt {
  const [place = box] = columns(box, ideas.length, GAP);
  const inner = { x: 0, y: 0, width: place.width - 2 * PAD.x, height: 10_000 };
  const heights = ideas.map((idea, index) => {
    const pressed = clean(idea.cta ?? '') === '' ? 0 : BUTTON + pxToPt(12);
    return words(context, idea, from + index, inner, level).used + pressed;
  });
  return (level.scene || BAR) + PAD.top + Math.max(...heights) + PAD.bottom;
}

/** Cards that fill the box: what their words leave free, the scenes take. Throws `DoesNotFit` where it is too low. */
export function filledCards(
  context: PageContext,
  ideas: Part<'ideas'>,
  from: number,
  box: Box,
  level: CardLevel,
): SceneNode[] {
  const free = box.height - cardsHeight(context, ideas, from, box, level);
  if (free < -0.5) throw new DoesNotFit('Ideas');
  const scene = level.scene === 0 ? 0 : Math.max(level.scene, Math.min(MOST_SCENE, level.scene + free));
  return ideaCards(context, ideas, from, box, { ...level, scene });
}

export function ideaSlides(context: PageContext, ideas: Part<'ideas'>, level: IdeaLevel): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  if (ideas.length === 0) throw new DoesNotFit('Ideas');
  const parts = chunks(ideas, level.most);
  const across = Math.max(...parts.map((part) => part.length));
  const room = { ...body, height: body.height - AIR };
  let number = 1;
  return parts.map((part): SlideDraft => {
    const isLone = part.length === 1 && level.scene > 0;
    const nodes =
      isLone || part.length < across
        ? ideaCards(context, part, number, room, level, isLone ? 1 : across)
        : filledCards(context, part, number, room, level);
    number += part.length;
    return { layout: 'content', headline, nodes };
  });
}
