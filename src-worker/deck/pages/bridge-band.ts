/** The band of page 3: from money to result, solid as far as today's rates reach, pale where something is missing. */
import type { Box, PathCommand, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import {
  DoesNotFit,
  bottomOf,
  clean,
  say,
  shape,
  style,
  text,
  block,
  para,
  type PageContext,
} from '../kit/index.ts';

export type Bridge = NonNullable<Reckoned['bridge']>;
export type BridgeStep = Bridge['steps'][number];

/** A step's place: where its figures begin, and the part of the band that is its own. */
export interface StepColumn {
  x: Pt;
  width: Pt;
  left: Pt;
  right: Pt;
}

/** Between the solid and the pale part. */
const GAP: Pt = pxToPt(4);
const LINE: Pt = pxToPt(7);
/** The widest slope of a break, and how far its line stands out of the band. */
const SLOPE: Pt = pxToPt(46);
const OVERSHOOT: Pt = pxToPt(10);
/** A part under this height has one line; under `LOW` its label stands in the part above. */
const LOW: Pt = pxToPt(22);
const LABEL_ABOVE: Pt = pxToPt(26);
/** So that neither part vanishes. */
const LEAST_SHARE = 0.04;
/** From a break to the words after it, and from a column's edge to its words. */
const AFTER_BREAK: Pt = pxToPt(24);
const PAD: Pt = pxToPt(20);

type Point = readonly [Pt, Pt];

function freeform(id: string, name: string, points: readonly Point[], fill: 'brand' | 'tint2'): SceneNode {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const commands = points.map(([x, y], index): PathCommand => ({
    type: index === 0 ? 'move' : 'line',
    x: x - left,
    y: y - top,
  }));
  return shape(id, name, box, {
    fill,
    geometry: { type: 'path', commands: [...commands, { type: 'close' }] },
  });
}

/** How much of each step today's rates reach, from the break on; 1 before it. */
function shares({ steps, weakest }: Bridge): number[] {
  let last = 1;
  return steps.map(({ needed, today }, index) => {
    if (weakest === undefined || index < weakest) return 1;
    if (today && needed.value > 0) last = today.value / needed.value;
    if (last >= 1) return 1;
    return Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, last));
  });
}

/** Where the break is, or undefined: `x` of its line at the band's top and at the split. */
export function breakOf(bridge: Bridge, places: readonly StepColumn[], box: Box) {
  const { weakest = 0 } = bridge;
  const place = places[weakest];
  const share = shares(bridge)[weakest] ?? 1;
  if (weakest === 0 || !place || share >= 1) return undefined;
  const split = box.y + box.height * (1 - share);
  const slope = Math.min(SLOPE, Math.max(SLOPE / 2, split - box.y));
  return { top: place.x - slope, foot: place.x + pxToPt(4), split };
}

/** Freeforms, separators and the break's line. */
function shapesOf(bridge: Bridge, places: readonly StepColumn[], box: Box): SceneNode[] {
  const { weakest = 0 } = bridge;
  const reach = shares(bridge);
  const broken = breakOf(bridge, places, box);
  const right = box.x + box.width;
  const foot = bottomOf(box);
  const at = (index: number): Pt => box.y + box.height * (1 - (reach[index] ?? 1));
  const solid: Point[] = [[box.x, foot]];
  const pale: Point[] = [];
  places.forEach((place, index) => {
    const y = at(index);
    const isFirst = broken && index === weakest;
    if (isFirst) solid.push([broken.top, box.y], [broken.foot, y]);
    else solid.push([place.left, y]);
    solid.push([index === weakest - 1 && broken ? broken.top : place.right, y]);
    if (y <= box.y) return;
    pale.push([isFirst ? broken.foot + GAP * 2 : place.left, y - GAP], [place.right, y - GAP]);
  });
  solid.push([right, foot]);
  const nodes = [freeform('bridge-today', 'Reached at today’s rates', solid, 'brand')];
  if (pale.length > 0) {
    const begin = broken ? broken.top + GAP * 1.9 : (pale[0]?.[0] ?? box.x);
    const end = pale.at(-1)?.[0] ?? right;
    nodes.push(freeform('bridge-short', 'What is missing', [[begin, box.y], ...pale, [end, box.y]], 'tint2'));
  }
  places.slice(1).forEach((place, index) => {
    if (broken && index + 1 === weakest) return;
    const edge = { x: place.left, y: box.y, width: 0, height: box.height };
    nodes.push(
      shape(`bridge-edge-${index + 1}`, 'Edge', edge, {
        geometry: { type: 'line', from: 'top-left' },
        stroke: { colour: 'paper', width: pxToPt(2) },
      }),
    );
  });
  if (broken) {
    const steep = (broken.foot - broken.top) / (broken.split - box.y);
    const [x, y] = [broken.top - OVERSHOOT * steep - LINE * 0.3, box.y - OVERSHOOT];
    const low = Math.min(foot, broken.split + OVERSHOOT * 0.8);
    const line = { x, y, width: (low - y) * steep, height: low - y };
    nodes.push(
      shape('bridge-break', 'The weakest link', line, {
        geometry: { type: 'line', from: 'top-left' },
        stroke: { colour: 'accent', width: LINE },
      }),
    );
  }
  return nodes;
}

/** Room over a band of this height for words that its pale part is too low for; 0 where it is not. */
export function roomAbove(bridge: Bridge, height: Pt): Pt {
  const low = shares(bridge).some((share, index) => {
    const strip = height * (1 - share) - GAP;
    return share < 1 && strip < LOW && clean(bridge.steps[index]?.short ?? '') !== '';
  });
  return low ? LABEL_ABOVE : 0;
}

/** Words in a part of the band, in its middle; a part that is too low for them does not fit. */
function words(
  context: PageContext,
  id: string,
  name: string,
  said: string,
  part: Box,
  size: Pt,
  look: { colour: 'ink' | 'onBrand'; weight: 400 | 700 },
): SceneNode[] {
  if (clean(said) === '') return [];
  const own = (each: Pt) => ({
    ...style('head', context.lang, { size: each, ...look }),
    pitch: each * (context.lang === 'th' ? 1.5 : 1.35),
  });
  const fitting = [size, 14, 13, 12].find((each) => {
    const made = block(context, [para(said, own(each))], part.width);
    return made.height <= part.height + 0.5;
  });
  if (fitting === undefined) throw new DoesNotFit(name);
  const place = { id, name, x: part.x, y: part.y, width: part.width, height: part.height } as const;
  return [text(context, said, own(fitting), { ...place, verticalAlign: 'middle' })];
}

/** The band with its words. Throws `DoesNotFit` where a part has no room for what it says. */
export function bridgeBand(
  context: PageContext,
  bridge: Bridge,
  places: readonly StepColumn[],
  box: Box,
  size: Pt,
): SceneNode[] {
  const nodes = shapesOf(bridge, places, box);
  const reach = shares(bridge);
  const broken = breakOf(bridge, places, box);
  const { weakest = 0 } = bridge;
  bridge.steps.forEach((step, index) => {
    const place = places[index];
    if (!place) return;
    const id = `bridge-${index + 1}`;
    const first = index === 0;
    const left = broken && index === weakest ? place.x + AFTER_BREAK : place.x + (first ? PAD : pxToPt(4));
    const end = broken && index === weakest - 1 ? broken.top : place.right;
    const column = { x: left, y: box.y, width: end - left - pxToPt(10), height: box.height };
    const share = reach[index] ?? 1;
    const bold = { colour: 'onBrand', weight: 700 } as const;
    if (share >= 1) {
      const inside = [step.same ?? '', step.today?.text ?? ''].filter((each) => clean(each) !== '');
      const look = { ...bold, weight: step.same === undefined ? 700 : 400 } as const;
      nodes.push(...words(context, `${id}-same`, 'Reached', inside.join('\n'), column, size, look));
      return;
    }
    const split = box.y + box.height * (1 - share);
    const upper = { ...column, height: split - GAP - box.y };
    const lower = { ...column, y: split, height: bottomOf(box) - split };
    const today = step.today?.text ?? '';
    const lacking = step.short ?? '';
    const ink = { colour: 'ink', weight: 400 } as const;
    if (lower.height < LOW) {
      // Too low for words: both stand over it.
      const half = upper.height / 2;
      const [over, under] = [
        { ...upper, height: half },
        { ...upper, y: upper.y + half, height: half },
      ];
      nodes.push(...words(context, `${id}-short`, 'Missing', lacking, over, size, ink));
      nodes.push(...words(context, `${id}-today`, 'Today', today, under, size, { ...ink, weight: 700 }));
      return;
    }
    // Too low for its words: they stand over the band.
    const over = upper.height < LOW ? { ...upper, y: box.y - LABEL_ABOVE, height: LABEL_ABOVE } : upper;
    nodes.push(...words(context, `${id}-short`, say(context, 'Missing', 'ขาด'), lacking, over, size, ink));
    nodes.push(...words(context, `${id}-today`, say(context, 'Today', 'วันนี้'), today, lower, size, bold));
  });
  return nodes;
}
