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

export interface IdeaLevel {
  /** Of the line that the film says, and of the rest. */
  headline: Pt;
  size: Pt;
  /** Height of the scene. */
  scene: Pt;
  /** Ideas on one slide. */
  most: number;
}
export const IDEA_LEVELS: readonly IdeaLevel[] = [
  { headline: 24, size: 15, scene: pxToPt(230), most: 3 },
  { headline: 22, size: 14, scene: pxToPt(190), most: 3 },
  { headline: 19, size: 13, scene: pxToPt(172), most: 3 },
  { headline: 19, size: 13, scene: pxToPt(130), most: 3 },
  { headline: 19, size: 13, scene: pxToPt(96), most: 3 },
  { headline: 19, size: 13, scene: pxToPt(150), most: 2 },
  { headline: 19, size: 13, scene: pxToPt(96), most: 2 },
  { headline: 19, size: 13, scene: pxToPt(300), most: 1 },
];

const GAP: Pt = pxToPt(32);
const AIR: Pt = pxToPt(5);
const BUTTON: Pt = pxToPt(42);
/** One idea alone: its scene on seven of twelve columns. */
const ALONE = [7, 5] as const;

/** 'First shot' in bold before its words. */
const named = (name: string, said: string): Words => [
  { text: `${name}  `, weight: 700 },
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
  { headline, size }: IdeaLevel,
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
    .text(`${id}-headline`, 'Headline', idea.headline, style('head', lang, { size: headline }));
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
  level: IdeaLevel,
  alone: boolean,
): GroupNode {
  const id = `idea-${number}`;
  const [left, right] = alone ? columns(box, ALONE, 0) : [];
  const scene = left ?? { ...box, height: level.scene };
  const ground = right ?? { ...box, y: bottomOf(scene), height: box.height - scene.height };
  const padX = pxToPt(alone ? 34 : 22);
  const padY = pxToPt(alone ? 30 : 14);
  const inner = {
    x: ground.x + padX,
    y: ground.y + padY,
    width: ground.width - 2 * padX,
    height: ground.height - padY - pxToPt(17),
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
  const drawn = sceneNodes(clean(idea.scene ?? 'plain'), scene, context, { id: `${id}-scene` });
  return {
    kind: 'group',
    id,
    name: clean(idea.name).slice(0, 60) || `${number}`,
    description: copyOf(context, idea),
    box,
    children: [back, drawn, ...stack.nodes, ...pressed],
  };
}

export function ideaSlides(context: PageContext, ideas: Part<'ideas'>, level: IdeaLevel): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  if (ideas.length === 0) throw new DoesNotFit('Ideas');
  const parts = chunks(ideas, level.most);
  const across = Math.max(...parts.map((part) => part.length));
  const room = { ...body, height: body.height - AIR };
  let number = 0;
  return parts.map((part): SlideDraft => {
    const nodes = columns(room, across, GAP).flatMap((box, index): SceneNode[] => {
      const idea = part[index];
      if (!idea) return [];
      number += 1;
      return [card(context, idea, number, box, level, across === 1)];
    });
    return { layout: 'content', headline, nodes };
  });
}
