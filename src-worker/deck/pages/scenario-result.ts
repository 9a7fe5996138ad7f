/** A scenario's result on its column: where it is printed, and the chart of all of them. */
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import type { Box, ChartNode, PrintedValue, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bottomOf,
  clean,
  para,
  say,
  style,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import type { Item, Part } from '../kit/reckoned.ts';

type Scenario = Item<'scenarios'>;

/** Under this a result stands above its column. */
const LOW: Pt = pxToPt(48);
const PAD: Pt = pxToPt(20);
/** Results: never smaller, never larger. */
const LEAST: Pt = 38;
const MOST: Pt = 76;
/** Height of figures over the baseline, in em. */
const CAP = 0.71;

const FILLS: readonly { fill: ColourRole; ink: ColourRole }[] = [
  { fill: 'neutral', ink: 'ink' },
  { fill: 'tint2', ink: 'ink' },
  { fill: 'brand', ink: 'onBrand' },
];
const lookOf = (index: number, count: number) =>
  FILLS[index === count - 1 ? 2 : index] ?? { fill: 'tint2', ink: 'ink' };

/** A result where it is printed. */
export interface Result {
  place: PrintedValue;
  unit: SceneNode[];
  /** Where the figure or its column begins. */
  top: Pt;
}

/** A result in its column, or above it where that is low, with its unit under or beside the figure. */
export function resultOf(
  context: PageContext,
  scenario: Scenario,
  index: number,
  count: number,
  column: Box,
): Result {
  const { lang } = context;
  const inside = column.height >= LOW;
  const ink = inside ? lookOf(index, count).ink : 'ink';
  const room = column.width - 2 * PAD;
  const figure = clean(scenario.result.text);
  const widthAt = (size: Pt): Pt => widthOf(context, figure, style('head', lang, { size }));
  const wanted = Math.min(MOST, Math.max(LEAST, LEAST + 0.33 * (column.height - pxToPt(54))));
  const size = Math.max(LEAST, Math.floor(Math.min(wanted, (wanted * room) / widthAt(wanted))));
  const width = widthAt(size);
  if (width > room + 0.5) throw new DoesNotFit('Result');
  const cap = size * CAP;
  const free = column.height - cap;
  const pad = Math.min(free / 2, Math.max(PAD, column.height * 0.146));
  const baseline = inside ? column.y + pad + cap : column.y - pxToPt(10);
  const look = style('head', lang, { size: 16, colour: ink });
  const words = block(context, [para(scenario.unit, look)], room);
  const isTall = inside && free > 2 * pad + words.height + size * 0.1;
  const side = width + pxToPt(22);
  const node = (x: Pt, y: Pt, wide: Pt): SceneNode =>
    blockNode(block(context, [para(scenario.unit, look)], wide), {
      id: `scenario-${index + 1}-unit`,
      name: scenario.unit.slice(0, 60),
      x,
      y,
      width: wide,
    });
  const x = column.x + PAD;
  const lines = words.paragraphs[0]?.lines ?? [];
  if (clean(scenario.unit) === '')
    return { place: { x, baseline, width, size, colour: ink }, unit: [], top: 0 };
  const fitsBeside = side + widthOf(context, scenario.unit, look) <= room + PAD;
  const under = baseline + size * 0.16;
  if (isTall ? under + words.height > bottomOf(column) : !fitsBeside) {
    if (!fitsBeside) throw new DoesNotFit('Unit');
  }
  const unit =
    isTall && under + words.height <= bottomOf(column)
      ? node(x, under, room)
      : node(x + side, baseline - size * 0.08 - (lines[0]?.baseline ?? 0), room + PAD - side);
  return {
    place: { x, baseline, width, size, colour: ink },
    unit: [unit],
    top: inside ? column.y : baseline - cap,
  };
}

/** The columns with their results. */
export function scenarioChart(
  context: PageContext,
  scenarios: Part<'scenarios'>,
  box: Box,
  results: readonly Result[],
  gap: Pt,
): ChartNode {
  const count = scenarios.length;
  const name = say(context, 'Result of each scenario', 'ผลของแต่ละกรณี');
  return {
    kind: 'chart',
    id: 'scenarios',
    name,
    box,
    chart: 'column',
    labels: scenarios.map((scenario) => clean(scenario.name)),
    series: [
      {
        name: clean(scenarios[0]?.unit ?? '') || name,
        values: scenarios.map(({ result }) => result.value),
        colour: 'brand',
        pointColours: scenarios.map((_, index) => lookOf(index, count).fill),
        pointFormats: scenarios.map(({ result }) => formatOf(result.value, clean(result.text))),
      },
    ],
    labelSize: 12,
    labelColour: 'ink',
    alt: `${name}: ${scenarios.map((each) => `${clean(each.name)} ${clean(each.result.text)} ${clean(each.unit)}`).join('; ')}`,
    gap: (gap * count) / (box.width + gap),
    bare: results.map(({ place }) => ({ ...place, x: place.x - box.x, baseline: place.baseline - box.y })),
  };
}
