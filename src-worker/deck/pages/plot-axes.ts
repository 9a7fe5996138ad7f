/** The axes of page 9's plot: which end is better, their ticks and names, and the corner that no rival reaches. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  bottomOf,
  clean,
  formatNumber,
  say,
  shape,
  style,
  text,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import { freePlace } from '../kit/free-place.ts';

export type Axis = NonNullable<Reckoned['axes']>[number];
export type Position = NonNullable<Reckoned['positions']>[number];
export type Axes = readonly [Axis, Axis];

/** For the names of ticks left of the plot and under it, and for the axis's name under those. */
export const LEFT: Pt = pxToPt(54);
export const underOf = (context: PageContext): Pt => 2 * style('label', context.lang).pitch + pxToPt(9);

/** Place on an axis, 0 to 1 towards its better end. */
export function shareOf(axis: Axis, value: number): number {
  const share = (value - axis.min) / (axis.max - axis.min);
  return axis.better === 'low' ? 1 - share : share;
}

const isDays = ({ unit, label }: Axis): boolean =>
  /^(?:days?|วัน)$/iu.test(clean(unit ?? '')) || /\bdays\b/iu.test(label);

/** Values of the ticks: four or five round ones, weeks where the axis counts days. */
function ticksOf(axis: Axis): number[] {
  const range = axis.max - axis.min;
  if (!(range > 0)) return [];
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const round = [1, 2, 2.5, 5, 10].map((each) => each * power);
  const steps = isDays(axis) && range >= 14 ? [7, 14, 28, 56, 91, 182] : round;
  const step = steps.find((each) => range / each <= 4.6) ?? steps.at(-1) ?? range;
  const first = Math.ceil(axis.min / step - 1e-9) * step;
  const count = Math.floor((axis.max - first) / step + 1e-9) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number((first + index * step).toPrecision(9)),
  );
}

/** Decimals that the figures of an axis are said with. */
function decimalsOf(positions: readonly Position[], key: 'x' | 'y'): number {
  return Math.max(
    0,
    ...positions.map((position) => /\d\.(\d+)/u.exec(position[key]?.text ?? '')?.[1]?.length ?? 0),
  );
}

export interface Plot {
  box: Box;
  x: (value: number) => Pt;
  y: (value: number) => Pt;
}

/** A tick's value as the brands' figures are said: 3.0 beside 4.9. */
function tickText(positions: readonly Position[], key: 'x' | 'y', value: number): string {
  const decimals = decimalsOf(positions, key);
  return decimals > 0 ? value.toFixed(decimals) : formatNumber(value);
}

function tickNodes(
  context: PageContext,
  [across, up]: Axes,
  positions: readonly Position[],
  plot: Plot,
): SceneNode[] {
  const { box } = plot;
  const quiet = style('label', context.lang, { weight: 400, colour: 'quiet' });
  const nodes: SceneNode[] = [];
  let last = -Infinity;
  const unit = clean(across.unit ?? '');
  const ticks = ticksOf(across).toSorted((a, b) => plot.x(a) - plot.x(b));
  ticks.forEach((tick, index) => {
    const said = tickText(positions, 'x', tick);
    const words = index === 0 && unit !== '' ? `${said} ${unit}` : said;
    const width = widthOf(context, words, quiet) + 2;
    const x = Math.min(box.x + box.width - width, Math.max(box.x, plot.x(tick) - width / 2));
    if (x < last + pxToPt(8)) return;
    last = x + width;
    nodes.push(
      text(context, words, quiet, {
        id: `x-${index + 1}`,
        name: words,
        role: 'label',
        align: 'center',
        x,
        y: bottomOf(box) + pxToPt(6),
        width,
      }),
    );
  });
  ticksOf(up).forEach((tick, index) => {
    const words = tickText(positions, 'y', tick);
    const y = plot.y(tick) - quiet.pitch / 2;
    if (y < box.y - 1 || y + quiet.pitch > bottomOf(box) + 1) return;
    const width = LEFT - pxToPt(10);
    if (widthOf(context, words, quiet) > width) throw new DoesNotFit('Axis');
    const place = { x: box.x - LEFT, y, width };
    nodes.push(
      text(context, words, quiet, {
        id: `y-${index + 1}`,
        name: words,
        role: 'label',
        align: 'right',
        ...place,
      }),
    );
  });
  return nodes;
}

/** Lines, ticks and names of both axes; `taken` is where the upright one's name stands, inside the plot. */
export function axisNodes(
  context: PageContext,
  axes: Axes,
  positions: readonly Position[],
  plot: Plot,
  obstacles: { taken: readonly Box[]; grounds: readonly Box[] },
): { nodes: SceneNode[]; taken: Box } {
  const [across, up] = axes;
  const { box } = plot;
  const bold = style('label', context.lang);
  const nodes = tickNodes(context, axes, positions, plot);
  const better = across.better === 'low' ? say(context, 'lower', 'น้อยกว่า') : say(context, 'higher', 'มากกว่า');
  const name = `${clean(across.label)}  →  ${clean(across.towards ?? '') || better}`;
  if (widthOf(context, name, bold) > box.width) throw new DoesNotFit('Axis');
  const under = { x: box.x, y: bottomOf(box) + pxToPt(8) + bold.pitch, width: box.width };
  nodes.push(
    text(context, [{ text: name }], bold, { id: 'x-name', name: 'Across', role: 'label', ...under }),
  );
  const upName = [`${clean(up.label)} ${up.better === 'low' ? '↓' : '↑'}`, clean(up.towards ?? '')]
    .filter((each) => each !== '')
    .join(' ');
  const own = { width: widthOf(context, upName, bold) + 2, height: bold.pitch };
  const along = Array.from({ length: 24 }, (_, index) => index * pxToPt(24));
  const [x, y] = [box.x + pxToPt(12), box.y + pxToPt(6)];
  const free = freePlace(
    [...along.map((by) => ({ ...own, x: x + by, y })), ...along.map((by) => ({ ...own, x, y: y + by }))],
    { area: box, ...obstacles },
  );
  if (!free) throw new DoesNotFit('Axis');
  nodes.push(text(context, upName, bold, { id: 'y-name', name: 'Up', role: 'label', ...free }));
  const line = {
    geometry: { type: 'line', from: 'top-left' },
    stroke: { colour: 'ink', width: pxToPt(1.5) },
  } as const;
  nodes.push(
    shape('y-axis', 'Axis', { x: box.x, y: box.y, width: 0, height: box.height }, line),
    shape('x-axis', 'Axis', { x: box.x, y: bottomOf(box), width: box.width, height: 0 }, line),
  );
  return { nodes, taken: free };
}

/** Where a brand stands on an axis, 0 to 1 towards the better end; undefined where its figure is not known. */
function placeOn(axis: Axis, position: Position, key: 'x' | 'y'): number | undefined {
  const value = position[key]?.value;
  return value === undefined ? undefined : shareOf(axis, value);
}

/** The corner around us that no rival reaches: halfway to the nearest on each side, at a tick where one is near. */
export function corner(
  axes: Axes,
  own: Position,
  rivals: readonly Position[],
  { box }: Plot,
): Box | undefined {
  const keys = ['x', 'y'] as const;
  const low = keys.map((key, index) => {
    const axis = axes[index] ?? axes[0];
    const at = placeOn(axis, own, key) ?? 0;
    const worse = rivals.flatMap((rival) => placeOn(axis, rival, key) ?? []).filter((each) => each < at);
    if (worse.length === 0) return 0;
    const nearest = Math.max(...worse);
    const half = (nearest + at) / 2;
    const ticks = ticksOf(axis).map((tick) => shareOf(axis, tick));
    return ticks.find((tick) => Math.abs(tick - half) < 0.1 && tick < at && tick > nearest) ?? half;
  });
  const high = keys.map((key, index) => {
    const axis = axes[index] ?? axes[0];
    const at = placeOn(axis, own, key) ?? 1;
    const other = key === 'x' ? 'y' : 'x';
    const floor = low[1 - index] ?? 0;
    // Who is better here and far behind on the other axis does not reach the corner.
    const better = rivals
      .filter((rival) => (placeOn(axes[1 - index] ?? axes[0], rival, other) ?? 1) >= floor)
      .flatMap((rival) => placeOn(axis, rival, key) ?? [])
      .filter((each) => each > at);
    return better.length === 0 ? 1 : (at + Math.min(...better)) / 2;
  });
  const [x0 = 0, y0 = 0] = low.map((each) => Math.max(0, each));
  const [x1 = 1, y1 = 1] = high.map((each) => Math.min(1, each));
  if (!own.x || !own.y || x1 <= x0 || y1 <= y0) return undefined;
  const top = bottomOf(box) - y1 * box.height;
  return {
    x: box.x + x0 * box.width,
    y: top,
    width: (x1 - x0) * box.width,
    height: bottomOf(box) - y0 * box.height - top,
  };
}
