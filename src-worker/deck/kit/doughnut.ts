/** A doughnut with its total in the hole and its parts named beside or under it. */
import { percentages } from '../../../src/shared/domain/split.ts';
import { DOUGHNUT_HOLE } from '../../../src/shared/scene/chart/form.ts';
import type { Box, ChartNode, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { bottomOf } from './grid.ts';
import { group, shape } from './shapes.ts';
import { style } from './styles.ts';
import { block, blockNode, para, text, widthOf } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';
import { formatNumber } from './words.ts';

export interface Parts {
  /** What the whole is, for a screen reader. */
  name: string;
  labels: readonly string[];
  values: readonly number[];
  unit: string;
}

const COLOURS: readonly ColourRole[] = [
  'brand',
  'deep',
  'mid',
  'neutral',
  'tint2',
  'accent',
  'quiet',
  'line',
];
/** The n-th part's colour; the answer comes first and is in brand. */
const colourAt = (index: number): ColourRole => COLOURS[index % COLOURS.length] ?? 'neutral';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Shares of the whole in whole per cent, which sum to 100. */
export const sharesOf = (values: readonly number[]): string[] =>
  sum(values) === 0 ? values.map(() => '–') : percentages(values).map((share) => `${share}%`);

/** The chart in a square box, its total in the middle. Throws `DoesNotFit` when the total is wider than the hole. */
export function doughnut(context: PageContext, id: string, parts: Parts, box: Box): SceneNode[] {
  const total = sum(parts.values);
  const shares = sharesOf(parts.values);
  const said = parts.labels
    .map((label, index) => `${label} ${formatNumber(parts.values[index] ?? 0)} (${shares[index] ?? ''})`)
    .join(', ');
  const chart: ChartNode = {
    kind: 'chart',
    id,
    name: parts.name,
    box,
    chart: 'doughnut',
    labels: parts.labels,
    series: [
      {
        name: parts.unit === '' ? parts.name : parts.unit,
        values: parts.values,
        colour: 'brand',
        pointColours: parts.values.map((_, index) => colourAt(index)),
      },
    ],
    labelSize: 12,
    labelColour: 'ink',
    alt: `${parts.name}: ${said}.`,
  };
  return [chart, ...middle(context, id, parts, total, box)];
}

/** The total, and under it what it is counted in. */
function middle(context: PageContext, id: string, parts: Parts, total: number, box: Box): SceneNode[] {
  const room = Math.min(box.width, box.height) * DOUGHNUT_HOLE;
  const percent = parts.unit === '%';
  const figure = percent ? `${formatNumber(total)}%` : formatNumber(total);
  const width = room * 0.88;
  const x = box.x + (box.width - width) / 2;
  for (const size of [28, 24, 20, 18, 16, 14]) {
    const big = style('number', context.lang, { size });
    if (widthOf(context, figure, big) > room * 0.84) continue;
    const small = style('table', context.lang, { size: 12, colour: 'quiet' });
    const number = block(context, [para(figure, big, { align: 'center' })], width);
    const unit =
      parts.unit === '' || percent
        ? undefined
        : block(context, [para(parts.unit, small, { align: 'center' })], width);
    const height = number.height + (unit?.height ?? 0);
    if (height > room * 0.7) continue;
    const y = box.y + (box.height - height) / 2;
    const under = {
      id: `${id}-unit`,
      name: 'Unit',
      role: 'caption',
      x,
      y: y + number.height,
      width,
    } as const;
    return [
      {
        ...blockNode(number, { id: `${id}-total`, name: 'Total', role: 'number', x, y, width }),
        ofChart: id,
      },
      ...(unit ? [blockNode(unit, under)] : []),
    ];
  }
  throw new DoesNotFit('Total');
}

/** Height of `legend`'s rows for a size. */
const rowHeight = (context: PageContext, size: Pt): Pt => style('body', context.lang, { size }).pitch * 1.06;

/** A row a part: its colour, its name, its value and its share. Throws `DoesNotFit` for a name that needs two lines. */
export function legend(
  context: PageContext,
  chartId: string,
  parts: Parts,
  place: Omit<Box, 'height'>,
  size: Pt,
) {
  const look = style('body', context.lang, { size });
  const bold = { ...look, weight: 700 as const };
  // Shares are said once.
  const figures = parts.values.map((value) => (parts.unit === '%' ? '' : formatNumber(value)));
  const shares = sharesOf(parts.values);
  const widest = (words: readonly string[], own: typeof look) =>
    Math.max(...words.map((word) => widthOf(context, word, own))) + 2;
  const valueWidth = widest(figures, look);
  const shareWidth = widest(shares, bold);
  const swatch = pxToPt(14);
  const gap = pxToPt(18);
  const nameWidth = place.width - swatch - pxToPt(10) - valueWidth - shareWidth - 2 * gap;
  const height = rowHeight(context, size);
  const nodes = parts.labels.map((label, index): SceneNode => {
    if (nameWidth < 30 || widthOf(context, label, look) > nameWidth + 0.5) throw new DoesNotFit('Legend');
    const y = place.y + index * height;
    const box: Box = { x: place.x, y, width: place.width, height };
    const right = place.x + place.width;
    const row = `${chartId}-legend-${index + 1}`;
    const drawn = group(row, label, box, [
      shape(
        `${row}-swatch`,
        'Colour',
        { x: place.x, y: y + (look.pitch - swatch) / 2, width: swatch, height: swatch },
        { fill: colourAt(index) },
      ),
      text(context, label, look, {
        id: `${row}-name`,
        name: label,
        x: place.x + swatch + pxToPt(10),
        y,
        width: nameWidth,
      }),
      ...(figures[index] === ''
        ? []
        : [
            text(context, figures[index] ?? '', look, {
              id: `${row}-value`,
              name: `${label} value`,
              align: 'right',
              x: right - shareWidth - gap - valueWidth,
              y,
              width: valueWidth,
            }),
          ]),
      text(context, shares[index] ?? '', bold, {
        id: `${row}-share`,
        name: `${label} share`,
        align: 'right',
        x: right - shareWidth,
        y,
        width: shareWidth,
      }),
    ]);
    return { ...drawn, ofChart: chartId };
  });
  return { nodes, height: height * parts.labels.length };
}

/** The doughnut over its legend, in a column. */
export function doughnutColumn(
  context: PageContext,
  id: string,
  parts: Parts,
  place: Box,
  size: Pt,
): SceneNode[] {
  const measured = legend(context, id, parts, { x: place.x, y: 0, width: place.width }, size);
  const gap = pxToPt(20);
  const diameter = Math.min(place.width * 0.92, place.height - measured.height - gap, 190);
  if (diameter < 120) throw new DoesNotFit('Doughnut');
  const box = { x: place.x + (place.width - diameter) / 2, y: place.y, width: diameter, height: diameter };
  const rows = legend(context, id, parts, { x: place.x, y: bottomOf(box) + gap, width: place.width }, size);
  return [...doughnut(context, id, parts, box), ...rows.nodes];
}
