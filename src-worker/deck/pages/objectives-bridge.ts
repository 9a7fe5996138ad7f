/** Page 3 where the plan reckoned a bridge: from money to result, where today's rates break it, and what follows. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  bodyBox,
  clean,
  firstLevel,
  headlineOf,
  heightOf,
  style,
  text,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import {
  breakOf,
  bridgeBand,
  roomAbove,
  type Bridge,
  type BridgeStep,
  type StepColumn,
} from './bridge-band.ts';
import { bridgeCallout, CALLOUT_LEVELS, gateLines, type CalloutSizes } from './bridge-callout.ts';

interface Level extends CalloutSizes {
  /** Large figures over the band: never under 38 pt. */
  figure: Pt;
  /** Words in the band. */
  band: Pt;
  gate: boolean;
}
const LEVELS: readonly Level[] = [48, 42, 38].flatMap((figure) =>
  CALLOUT_LEVELS.flatMap((sizes) =>
    [true, false].map((gate): Level => ({ ...sizes, figure, band: 15, gate })),
  ),
);
/** The largest figures are for few steps. */
const FEW_STEPS = 3;
const UNIT: Pt = 15;
const GAP: Pt = pxToPt(20);
/** The band is never lower, and where there is room it is this high. */
const LEAST_BAND: Pt = pxToPt(110);
const MOST_BAND: Pt = pxToPt(210);
const EDGE: Pt = pxToPt(14);

const unitOf = ({ unit }: Pick<BridgeStep, 'unit'>) =>
  unit === undefined || clean(unit) === '' ? '' : `\u00a0${clean(unit)}`;

function figureWords(step: Pick<BridgeStep, 'needed' | 'unit'>) {
  const { needed } = step;
  const small = unitOf(step);
  return [
    { text: clean(needed.text) },
    ...(small === '' ? [] : [{ text: small, size: UNIT, weight: 700 as const }]),
  ];
}

/** Places of the steps: each as wide as its figure needs, more where its words want it. */
function placesOf(context: PageContext, bridge: Bridge, body: Box, figure: Pt, band: Pt): StepColumn[] {
  const { lang } = context;
  const label = style('label', lang);
  const inBand = style('head', lang, { size: band });
  const wants = bridge.steps.map((step, index) => {
    const least = widthOf(context, figureWords(step), style('number', lang, { size: figure })) + GAP;
    const said = [step.short ?? '', step.today?.text ?? ''].map((each) => widthOf(context, each, inBand));
    const words = [
      widthOf(context, step.label, label),
      widthOf(context, step.note ?? '', { ...label, weight: 400 }),
      Math.max(...said) + (index === bridge.weakest ? pxToPt(34) : EDGE),
    ];
    return { least, wanted: Math.max(least, Math.min(least * 1.6, Math.max(...words) + GAP)) };
  });
  const sum = (key: 'least' | 'wanted'): Pt => wants.reduce((total, each) => total + each[key], 0);
  const [least, wanted] = [sum('least'), sum('wanted')];
  if (least > body.width + GAP) throw new DoesNotFit('Steps');
  const room = body.width;
  const grown = wanted <= room ? 1 : Math.max(0, room - least) / Math.max(1, wanted - least);
  const spare = Math.max(0, room - wanted) / wants.length;
  let { x } = body;
  return wants.map((each, index) => {
    const width = each.least + (each.wanted - each.least) * grown + spare;
    const own = { x, width: width - GAP, left: index === 0 ? x : x - EDGE, right: x + width - EDGE };
    x += width;
    return index === wants.length - 1 ? { ...own, width: body.x + room - own.x, right: body.x + room } : own;
  });
}

/** Label, figure and note of each step, over the band. */
function heads(
  context: PageContext,
  bridge: Bridge,
  places: readonly StepColumn[],
  top: Pt,
  size: Pt,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const label = style('label', lang, { colour: 'brand' });
  const number = { ...style('number', lang, { size }), pitch: size * (lang === 'th' ? 1.2 : 1.1) };
  const note = style('label', lang, { weight: 400, colour: 'quiet' });
  const highest = (words: (step: BridgeStep) => string, look: typeof label): Pt =>
    Math.max(
      0,
      ...bridge.steps.map((step, index) =>
        clean(words(step)) === '' ? 0 : heightOf(context, words(step), look, places[index]?.width ?? 0),
      ),
    );
  const labels = highest((step) => step.label, label);
  const notes = highest((step) => step.note ?? '', note);
  const figureTop = top + labels + 1;
  const noteTop = figureTop + number.pitch + (lang === 'th' ? 0 : pxToPt(4));
  const nodes = bridge.steps.flatMap((step, index): SceneNode[] => {
    const place = places[index];
    if (!place) return [];
    const { x, width } = place;
    const id = `step-${index + 1}`;
    const own = (part: string, y: Pt) => ({
      id: `${id}-${part}`,
      name: `Step ${index + 1}: ${part}`,
      x,
      y,
      width,
    });
    const figure = figureWords(step);
    if (widthOf(context, figure, number) > width + 0.5) throw new DoesNotFit('Figure');
    return [
      ...(clean(step.label) === ''
        ? []
        : [text(context, step.label, label, { ...own('label', top), role: 'label' })]),
      text(context, figure, number, { ...own('figure', figureTop), role: 'number' }),
      ...(clean(step.note ?? '') === '' ? [] : [text(context, step.note ?? '', note, own('note', noteTop))]),
    ];
  });
  return { nodes, bottom: noteTop + notes };
}

function draw(context: PageContext, bridge: Bridge, level: Level): SlideDraft[] {
  if (level.figure > 42 && bridge.steps.length > FEW_STEPS) throw new DoesNotFit('Steps');
  const gate = gateLines(context, bridge);
  if (level.gate && gate.length === 0) throw new DoesNotFit('Gate');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const places = placesOf(context, bridge, body, level.figure, level.band);
  const head = heads(context, bridge, places, body.y, level.figure);
  const end = Math.min(BODY_BOTTOM, body.y + body.height) - pxToPt(5);
  const most = end - head.bottom - GAP - pxToPt(18) - LEAST_BAND;
  const at = {
    mark: undefined,
    reading: places[bridge.weakest ?? 0]?.x ?? body.x,
    gate: level.gate ? gate : [],
  };
  const measured = bridgeCallout(context, bridge, { ...body, y: 0, height: most }, at, level);
  const callout = Math.min(most, Math.max(measured.height, pxToPt(126)));
  const top = head.bottom + pxToPt(18);
  const free = end - callout - GAP - top;
  const above = roomAbove(bridge, Math.min(MOST_BAND, free));
  const band = { ...body, y: top + above, height: Math.min(MOST_BAND, free - above) };
  if (band.height < LEAST_BAND) throw new DoesNotFit('Band');
  const broken = breakOf(bridge, places, band);
  const y = band.y + band.height + GAP;
  const under = bridgeCallout(
    context,
    bridge,
    { ...body, y, height: callout },
    { ...at, mark: broken ? (broken.top + broken.foot) / 2 + pxToPt(8) : undefined },
    level,
  );
  return [
    {
      layout: 'content',
      headline,
      nodes: [...head.nodes, ...bridgeBand(context, bridge, places, band, level.band), under.node],
    },
  ];
}

/** The bridge's slide; undefined where there is none or it does not fit. */
export function bridgeSlide(context: PageContext): SlideDraft[] | undefined {
  const { bridge } = context.reckoned;
  if (!bridge) return undefined;
  return firstLevel(context, LEVELS, (level) => draw(context, bridge, level));
}
