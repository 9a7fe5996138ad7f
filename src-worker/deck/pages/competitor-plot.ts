/** Page 9 where two figures decide: brands on two axes, our answer to each rival beside them, and the corner that is ours. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  callout,
  clean,
  firstLevel,
  headlineOf,
  say,
  shape,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import type { Axes, Position } from './plot-axes.ts';
import { rivalColour } from './plot-marks.ts';
import { rivalsPlot } from './rivals-plot.ts';

type Answer = NonNullable<Reckoned['answers']>[number];

const RAIL: Pt = pxToPt(382);
const GAP: Pt = pxToPt(40);
const SWATCH: Pt = pxToPt(18);
/** `beside`: what a rival owns stands on the line of its name. */
const LEVELS = [
  { name: 16, size: 14, line: 16, gap: 24, beside: false },
  { name: 15, size: 13, line: 15, gap: 14, beside: false },
  { name: 15, size: 12, line: 14, gap: 8, beside: false },
  { name: 15, size: 12, line: 13, gap: 6, beside: true },
] as const;
type Level = (typeof LEVELS)[number];

const same = (one: string, other: string): boolean =>
  clean(one).toLocaleLowerCase() === clean(other).toLocaleLowerCase();

/** What each rival owns and what we answer, in the rival's colour of the plot. */
function answersRail(
  context: PageContext,
  answers: readonly Answer[],
  rivals: readonly Position[],
  box: Box,
  level: Level,
): Stack {
  const { lang } = context;
  const stack = new Stack(context, box);
  answers.forEach((answer, index) => {
    const id = `answer-${index + 1}`;
    if (index > 0) stack.gap(pxToPt(level.gap));
    stack.rule(`${id}-rule`, 'ink', pxToPt(1.5)).gap(pxToPt(10));
    const known = rivals.findIndex(({ brand }) => same(brand, answer.brand));
    const name = style('head', lang, { size: level.name });
    const indent = known < 0 ? 0 : SWATCH + pxToPt(12);
    const place = { ...box, x: box.x + indent, width: box.width - indent, y: stack.y, height: stack.left };
    const named = new Stack(context, place).text(
      `${id}-brand`,
      'Rival',
      level.beside
        ? [
            { text: clean(answer.brand) },
            { text: `   ${clean(answer.owns)}`, size: level.size, weight: 400, colour: 'quiet' },
          ]
        : answer.brand,
      name,
    );
    if (known >= 0) {
      const swatch = { x: box.x, y: stack.y + (name.pitch - SWATCH) / 2, width: SWATCH, height: SWATCH };
      stack.nodes.push(shape(`${id}-swatch`, 'Colour', swatch, { fill: rivalColour(known) }));
    }
    stack.nodes.push(...named.nodes);
    stack.gap(named.used + pxToPt(3));
    const body = style('body', lang, { size: level.size });
    if (!level.beside)
      stack.text(`${id}-owns`, 'What it owns', answer.owns, { ...body, colour: 'quiet' }).gap(pxToPt(3));
    if (clean(answer.answer) === '') return;
    const words = [
      {
        text: `${say(context, 'Our answer', 'คำตอบของเรา')}  `,
        weight: 700 as const,
        colour: 'brand' as const,
      },
      { text: clean(answer.answer) },
    ];
    stack.text(`${id}-answer`, 'Our answer', words, body);
  });
  return stack;
}

function draw(context: PageContext, axes: Axes, level: Level): SlideDraft[] {
  const { positions = [], answers = [], line } = context.reckoned;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const rivals = positions.filter(({ own, x, y }) => own !== true && (x ?? y));
  const hasRail = answers.length > 0 || clean(line ?? '') !== '';
  const width = hasRail ? body.width - RAIL - GAP : body.width;
  const plot: SceneNode[] = rivalsPlot(context, axes, positions, { ...body, width, height: end - body.y });
  if (!hasRail) return [{ layout: 'content', headline, nodes: plot }];
  const rail = {
    x: body.x + width + GAP,
    y: body.y + pxToPt(4),
    width: RAIL,
    height: end - body.y - pxToPt(4),
  };
  const stack = answersRail(context, answers, rivals, rail, level);
  const nodes = [...plot, ...stack.nodes];
  if (clean(line ?? '') !== '') {
    const look = style('head', context.lang, { size: level.line, colour: 'onBrand' });
    const place = { x: rail.x, y: 0, width: rail.width, minHeight: pxToPt(answers.length < 3 ? 120 : 60) };
    const measured = callout(context, 'line', line ?? '', place, 'decision', look);
    const y = end - measured.height;
    if (y < stack.y + pxToPt(12)) throw new DoesNotFit('Line');
    nodes.push(callout(context, 'line', line ?? '', { ...place, y }, 'decision', look).node);
  }
  return [{ layout: 'content', headline, nodes }];
}

/** The slide; undefined without two axes, without our place on both, or where it does not fit. */
export function plotSlide(context: PageContext): SlideDraft[] | undefined {
  const [across, up] = context.reckoned.axes ?? [];
  const { positions = [] } = context.reckoned;
  const own = positions.find((position) => position.own === true);
  if (!across || !up || !own?.x || !own.y || !(across.max > across.min) || !(up.max > up.min))
    return undefined;
  if (!positions.some((position) => position.own !== true && (position.x ?? position.y))) return undefined;
  return firstLevel(context, LEVELS, (level) => draw(context, [across, up], level));
}
