/** The time line of page 7: days from today, who is done by then, and the day that everything waits for. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  clean,
  group,
  block,
  blockNode,
  para,
  say,
  shape,
  style,
  text,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import { CAR, carNodes } from '../kit/scenes/car.ts';
import { paintsOf } from '../kit/scenes/pen.ts';

export type Trigger = NonNullable<Reckoned['trigger']>;
type Run = NonNullable<Trigger['ours']>;

/** Most bars, and how high one is: less where there are many. */
const MOST_BARS = 4;
const BAR_HEIGHTS: readonly Pt[] = [50, 50, 50, 34, 26].map(pxToPt);
const BAR_GAP: Pt = pxToPt(8);
const TICK: Pt = pxToPt(11);
const PAD: Pt = pxToPt(14);
/** From the top of the line's box to its axis. */
const AXIS: Pt = pxToPt(86);

/** Days between ticks, so that there are at most five. */
const stepFor = (days: number): number =>
  [1, 2, 7, 14, 28, 30, 60, 90, 180, 365].find((step) => days / step <= 4.4) ?? days;

export const barsOf = ({ ours, rivals }: Trigger): { run: Run; own: boolean }[] =>
  [
    ...(ours && ours.day > 0 ? [{ run: ours, own: true }] : []),
    ...(rivals ?? []).map((run) => ({ run, own: false })),
  ].filter(({ run }) => run.day > 0);

/** Height of the line with this many bars. */
export const lineHeight = (bars: number): Pt =>
  AXIS + pxToPt(18) + bars * (BAR_HEIGHTS[bars] ?? 0) + Math.max(0, bars - 1) * BAR_GAP + pxToPt(6);

const vertical = (id: string, name: string, x: Pt, y: Pt, height: Pt, width: Pt): SceneNode =>
  shape(
    id,
    name,
    { x, y, width: 0, height },
    { geometry: { type: 'line', from: 'top-left' }, stroke: { colour: 'ink', width } },
  );

/** Ticks and their names; a name that would meet the event's line or words is left to its tick. */
function axisNodes(
  context: PageContext,
  box: Box,
  days: number,
  day: number,
  at: (day: number) => Pt,
): SceneNode[] {
  const y = box.y + AXIS;
  const quiet = style('label', context.lang, { weight: 400, colour: 'quiet' });
  const step = stepFor(days);
  const nodes: SceneNode[] = [
    shape(
      'time-axis',
      'Time',
      { x: box.x, y, width: box.width, height: 0 },
      { geometry: { type: 'line', from: 'top-left' }, stroke: { colour: 'ink', width: pxToPt(1.5) } },
    ),
  ];
  for (let tick = 0; tick <= days; tick += step) {
    const x = at(tick);
    nodes.push(vertical(`time-tick-${tick}`, 'Tick', x, y - TICK / 2, TICK, pxToPt(1.5)));
    const words = tick === 0 ? say(context, 'Today', 'วันนี้') : `${say(context, 'Day', 'วันที่')} ${tick}`;
    const width = widthOf(context, words, quiet) + 2;
    const free = x + width < at(day) - pxToPt(6) || x > at(day) + pxToPt(6);
    if (!free || x + width > box.x + box.width) continue;
    nodes.push(
      text(context, words, quiet, {
        id: `time-tick-${tick}-name`,
        name: words,
        role: 'label',
        x,
        y: y - quiet.pitch - pxToPt(4),
        width,
      }),
    );
  }
  return nodes;
}

/** One bar: up to the event in its colour, beyond it as a warning. */
function barNodes(
  context: PageContext,
  index: number,
  { run, own }: { run: Run; own: boolean },
  box: Box,
  day: number,
  at: (day: number) => Pt,
): SceneNode[] {
  const { lang } = context;
  const id = `run-${index + 1}`;
  const left = box.x;
  const end = at(Math.min(run.day, day));
  const late = run.day > day;
  const fill: ColourRole = own ? 'brand' : 'neutral';
  const nodes: SceneNode[] = [
    shape(`${id}-bar`, run.label, { ...box, width: end - left }, { fill, decorative: false }),
  ];
  if (late) {
    nodes.push(
      shape(
        `${id}-late`,
        say(context, 'Too late', 'ช้าเกินไป'),
        { ...box, x: end, width: at(run.day) - end },
        { fill: 'accent' },
      ),
    );
  }
  const row = { y: box.y, height: box.height, verticalAlign: 'middle' } as const;
  const note = clean(run.note ?? '');
  const inside = end - left - 2 * PAD;
  const sized = (size: Pt) => {
    const look = style('head', lang, { size, colour: own ? 'onBrand' : 'ink' });
    const label = widthOf(context, run.label, look) + 2;
    const noteWidth = note === '' ? 0 : widthOf(context, note, look) + 2;
    return { look, label, noteWidth, whole: late ? label + noteWidth + PAD : label };
  };
  const large = sized(14);
  const { look, label, noteWidth, whole } = large.whole > inside ? sized(12) : large;
  if (whole > inside) {
    // A short bar: everything stands after it, before the event's line or beyond it.
    const after = { ...look, colour: own ? 'brand' : 'ink' } as const;
    const words = note === '' ? run.label : `${run.label} · ${note}`;
    const width = widthOf(context, words, after) + 2;
    const places = [at(run.day), Math.max(at(day), at(run.day))].map((x) => x + pxToPt(12));
    const x = places.find(
      (start) =>
        start + width <= box.x + box.width && (start > at(day) || start + width < at(day) - pxToPt(4)),
    );
    if (x === undefined) throw new DoesNotFit('Run');
    nodes.push(text(context, words, after, { id: `${id}-label`, name: run.label, x, width, ...row }));
    return nodes;
  }
  nodes.push(
    text(context, run.label, look, {
      id: `${id}-label`,
      name: run.label,
      x: left + PAD,
      width: label,
      ...row,
    }),
  );
  if (note === '') return nodes;
  if (late) {
    nodes.push(
      text(context, note, look, {
        id: `${id}-note`,
        name: 'Difference',
        x: end - noteWidth - pxToPt(10),
        width: noteWidth,
        ...row,
      }),
    );
    return nodes;
  }
  const x = end + pxToPt(12);
  const limit = run.day < day ? at(day) - pxToPt(6) : box.x + box.width;
  if (x + noteWidth > limit) throw new DoesNotFit('Difference');
  nodes.push(
    text(
      context,
      note,
      { ...look, colour: own ? 'brand' : 'ink' },
      { id: `${id}-note`, name: 'Difference', x, width: noteWidth, ...row },
    ),
  );
  return nodes;
}

/** The event's words right of its line, or left of it where the slide ends; what is waited for beside them. */
function eventNodes(
  context: PageContext,
  trigger: Trigger,
  box: Box,
  x: Pt,
  bottom: Pt,
  taken: Pt,
): SceneNode[] {
  const { lang } = context;
  const top = box.y + pxToPt(46);
  const look = style('label', lang);
  const words = [`${say(context, 'Day', 'วันที่')} ${trigger.day ?? ''}:`, clean(trigger.event)];
  const nodes = [vertical('event-line', 'The day', x, top, bottom - top, pxToPt(2.5))];
  const gap = pxToPt(12);
  const scene =
    trigger.scene === 'car'
      ? { width: pxToPt(96), height: (pxToPt(96) * CAR.height) / CAR.width }
      : undefined;
  const right = box.x + box.width - x - gap;
  const left = x - gap - Math.max(box.x, taken) - (scene ? scene.width + gap : 0);
  const most = box.y + AXIS - pxToPt(6);
  const whole = Math.max(...words.map((each) => widthOf(context, each, look))) + 2;
  const made = (width: Pt, align: 'left' | 'right' = 'left') =>
    block(
      context,
      words.map((each) => para(each, look, { align })),
      width,
    );
  const fits = (room: Pt): Pt | undefined =>
    [whole, whole / 1.7].find((width) => width <= room && made(width).height <= pxToPt(56));
  const onRight = fits(right);
  const width = onRight ?? fits(left);
  if (width === undefined) throw new DoesNotFit('Event');
  const align = onRight === undefined ? 'right' : 'left';
  const laidOut = made(width, align);
  const { height } = laidOut;
  const y = Math.min(box.y + pxToPt(8), most - height - pxToPt(30));
  const wordsX = onRight === undefined ? x - gap - width : x + gap;
  nodes.push(
    blockNode(laidOut, {
      id: 'event',
      name: 'The event',
      x: wordsX,
      y: Math.max(box.y, y + pxToPt(4)),
      width,
    }),
  );
  if (scene) {
    const car = {
      ...scene,
      x: onRight === undefined ? wordsX - gap - scene.width : x - gap - scene.width,
      y: box.y + pxToPt(8),
    };
    const paints = paintsOf(context);
    const colours = { body: paints.strong, windows: 'paper', wheels: 'ink', hubs: paints.strong } as const;
    if (car.x >= Math.max(box.x, taken))
      nodes.push(
        group(
          'event-scene',
          say(context, 'Drawing: a car', 'ภาพวาด: รถยนต์'),
          car,
          carNodes('event-car', car, colours),
        ),
      );
  }
  return nodes;
}

/** The line in a box of `lineHeight`. Throws `DoesNotFit` where its words have no room. */
export function triggerLine(context: PageContext, trigger: Trigger, box: Box): SceneNode[] {
  const bars = barsOf(trigger);
  const { day } = trigger;
  if (day === undefined || bars.length === 0 || bars.length > MOST_BARS) throw new DoesNotFit('Time line');
  const latest = Math.max(day, ...bars.map(({ run }) => run.day));
  const days = Math.max(latest * 1.05, latest + Math.min(1, stepFor(latest)));
  const at = (each: number): Pt => box.x + (box.width * each) / days;
  const title = clean(trigger.title ?? '');
  const look = style('label', context.lang, { colour: 'brand' });
  const titleWidth = title === '' ? 0 : Math.min(widthOf(context, title, look) + 2, box.width * 0.45);
  const nodes: SceneNode[] =
    title === ''
      ? []
      : [
          text(context, title, look, {
            id: 'time-title',
            name: 'Time line',
            role: 'label',
            x: box.x,
            y: box.y,
            width: titleWidth,
          }),
        ];
  nodes.push(...axisNodes(context, box, days, day, at));
  const height = BAR_HEIGHTS[bars.length] ?? 0;
  bars.forEach((bar, index) => {
    const y = box.y + AXIS + pxToPt(18) + index * (height + BAR_GAP);
    nodes.push(...barNodes(context, index, bar, { ...box, y, height }, day, at));
  });
  nodes.push(...eventNodes(context, trigger, box, at(day), box.y + box.height, box.x + titleWidth));
  return nodes;
}
