/** A draft of a short film: a phone with its first picture, and what is seen from second to second. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  clean,
  inset,
  rule,
  shape,
  style,
  text,
  type PageContext,
} from '../kit/index.ts';
import { sceneNodes } from '../kit/scenes/index.ts';
import { BUTTON_HEIGHT, button, roundedFoot, type Draft, type DraftPlace } from './draft-parts.ts';

export const PHONE: Pt = pxToPt(250);
const RADIUS: Pt = pxToPt(28);
const BEZEL: Pt = pxToPt(8);
const PAD: Pt = pxToPt(18);
/** Between the phone and its shots. */
export const SHOTS_GAP: Pt = pxToPt(22);
const HEADLINES: readonly Pt[] = [20, 18, 17, 16, 15, 14, 13];
/** Heights wanted for a drawn scene, one after the other; at 0 there is none. */
const SCENES: readonly Pt[] = [pxToPt(90), pxToPt(64), 0];
/** Shots are never smaller. */
const LARGEST_BUTTON: Pt = 15;
const LEAST_SHOT: Pt = 12.5;

/** Handle and button, on brand at the foot of the screen. */
function foot(
  context: PageContext,
  draft: Draft,
  { id, size }: DraftPlace,
  screen: Box,
): { nodes: SceneNode[]; top: Pt } {
  const inner = { x: screen.x + PAD, width: screen.width - 2 * PAD };
  const nodes: SceneNode[] = [];
  let top = bottomOf(screen) - pxToPt(20);
  const cta = clean(draft.cta ?? '');
  if (cta !== '') {
    const box = {
      x: screen.x + pxToPt(16),
      y: top - BUTTON_HEIGHT,
      width: screen.width - pxToPt(32),
      height: BUTTON_HEIGHT,
    };
    nodes.unshift(
      button(context, `${id}-cta`, cta, box, {
        fill: 'surface',
        ink: 'ink',
        size: Math.min(LARGEST_BUTTON, size),
      }),
    );
    top = box.y - pxToPt(10);
  }
  const address = clean(draft.address ?? '');
  if (address !== '') {
    const look = style('body', context.lang, { size: Math.min(12.5, size), weight: 700, colour: 'onBrand' });
    const made = text(context, address, look, {
      id: `${id}-handle`,
      name: address.slice(0, 60),
      y: 0,
      ...inner,
    });
    const y = top - made.box.height;
    nodes.unshift({ ...made, box: { ...made.box, y } });
    top = y;
  }
  return { nodes, top: Math.min(top - pxToPt(20), bottomOf(screen) - pxToPt(60)) };
}

/** The words over the scene, in the largest size that leaves it its room; without room there is no scene. */
function words(
  context: PageContext,
  draft: Draft,
  { id, size }: DraftPlace,
  screen: Box,
  end: Pt,
): { nodes: SceneNode[]; scene: Box | undefined } {
  const { lang } = context;
  const place = {
    x: screen.x + PAD,
    y: screen.y + pxToPt(34),
    width: screen.width - 2 * PAD,
    height: end - screen.y - pxToPt(34),
  };
  for (const least of SCENES) {
    for (const headline of HEADLINES) {
      const stack = new Stack(context, { ...place, height: 10_000 })
        .text(
          `${id}-headline`,
          'Headline',
          draft.headline ?? '',
          style('head', lang, { size: headline, colour: 'onDeep' }),
          { balance: true },
        )
        .gap(pxToPt(8))
        .text(
          `${id}-text`,
          'Text',
          draft.text ?? '',
          style('body', lang, { size: Math.min(13, size), colour: 'onDeep' }),
        );
      const left = end - stack.y - pxToPt(12);
      if (left < least || stack.y > end) continue;
      const scene = { x: screen.x, y: stack.y + pxToPt(12), width: screen.width, height: left };
      return { nodes: stack.nodes, scene: least > 0 ? scene : undefined };
    }
  }
  throw new DoesNotFit('Film');
}

/** Over and under a shot's words. */
const SHOT_PAD = { top: pxToPt(9), bottom: pxToPt(7) };

/** Heights of the shots: alike where all fit so, else after their words, what is free shared. */
function shotHeights(needs: readonly Pt[], height: Pt): Pt[] {
  const step = height / needs.length;
  if (needs.every((need) => need <= step + 0.5)) return needs.map(() => step);
  const free = height - needs.reduce((sum, need) => sum + need, 0);
  if (free < -0.5) throw new DoesNotFit('Shots');
  return needs.map((need) => need + free / needs.length);
}

/** What is seen from second to second, spread over the phone's height. */
function shotList(context: PageContext, draft: Draft, { id, size }: DraftPlace, place: Box): SceneNode[] {
  const { lang } = context;
  const shots = draft.shots ?? [];
  const stackAt = (index: number, y: Pt): Stack => {
    const { time = '', text: said = '' } = shots[index] ?? {};
    const name = time.slice(0, 60);
    return new Stack(context, { ...place, y: y + SHOT_PAD.top, height: 10_000 })
      .text(
        `${id}-shot-${index + 1}-time`,
        name,
        time,
        style('head', lang, { size: Math.max(14, size), colour: 'brand' }),
      )
      .gap(pxToPt(2))
      .text(`${id}-shot-${index + 1}`, name, said, style('body', lang, { size: Math.max(LEAST_SHOT, size) }));
  };
  const needs = shots.map((_, index) => SHOT_PAD.top + stackAt(index, 0).used + SHOT_PAD.bottom);
  let y = place.y;
  return shotHeights(needs, place.height).flatMap((height, index): SceneNode[] => {
    const strong = index === 0;
    const line = rule(
      `${id}-shot-${index + 1}-rule`,
      place.x,
      y,
      place.width,
      strong ? 'ink' : 'line',
      strong ? 1.125 : 0.75,
    );
    const { nodes } = stackAt(index, y);
    y += height;
    return [line, ...nodes];
  });
}

export function videoNodes(context: PageContext, draft: Draft, place: DraftPlace): SceneNode[] {
  const { id, box } = place;
  const phone: Box = { ...box, width: PHONE };
  const screen = inset(phone, BEZEL);
  const radius = RADIUS - BEZEL;
  const below = foot(context, draft, place, screen);
  const { nodes, scene } = words(context, draft, place, screen, below.top);
  const drawn: SceneNode[] = scene
    ? [
        sceneNodes(clean(draft.scene ?? 'plain'), inset(scene, pxToPt(4), 0), context, {
          id: `${id}-scene`,
          ground: false,
        }),
      ]
    : [];
  const panel = { ...screen, y: below.top, height: bottomOf(screen) - below.top };
  const shots = draft.shots ?? [];
  const left = phone.x + phone.width + SHOTS_GAP;
  const list =
    shots.length === 0
      ? []
      : shotList(context, draft, place, { ...box, x: left, width: box.x + box.width - left });
  return [
    shape(`${id}-phone`, 'Phone', phone, {
      fill: context.theme.dark ? 'neutral' : 'ink',
      geometry: { type: 'round-rect', radius: RADIUS },
    }),
    shape(`${id}-screen`, 'Screen', screen, { fill: 'deep', geometry: { type: 'round-rect', radius } }),
    ...nodes,
    roundedFoot(`${id}-foot`, 'Screen', panel, radius, 'brand'),
    ...drawn,
    ...below.nodes,
    ...list,
  ];
}
