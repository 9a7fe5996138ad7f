/** Lines and areas over the labels, from zero. */
import type { ChartNode } from '../scene.ts';
import type { Pt } from '../units.ts';
import { extent } from './bars.ts';
import { emptyDrawing, polygon, polyline, type Drawing } from './drawing.ts';
import { textWidth, wrapLabel } from './measure.ts';
import { linear, points as pointScale } from './scale.ts';
import { formatValue } from './value-format.ts';

/** More points than this and only the last value of each series is printed. */
const PRINT_ALL = 8;
const LINE = 1.25;

export function drawLines(chart: ChartNode, top: Pt): Drawing {
  const drawing = emptyDrawing();
  const size = chart.labelSize;
  const { width, height } = chart.box;
  const last = chart.labels.length - 1;
  const printed = chart.valueFormat !== undefined;
  // Several series are told apart at their ends, to the right of the last point; one is printed above its points.
  const several = chart.series.length > 1;
  const ends = chart.series.map((series) => formatValue(series.values[last] ?? 0, chart.valueFormat));
  const endWidth = Math.max(0, ...ends.map((text) => textWidth(text, size)));
  const right = !printed ? 6 : several ? endWidth + 8 : endWidth / 2 + 2;
  const firstName = wrapLabel(chart.labels[0] ?? '', size, width / Math.max(1, chart.labels.length));
  const left = Math.max(6, ...firstName.map((text) => textWidth(text, size) / 2));
  const x = pointScale(chart.labels.length, [left, width - Math.max(right, left)]);
  const step = chart.labels.length > 1 ? x.step : width;
  const names = chart.labels.map((name) => wrapLabel(name, size, step));
  const nameHeight = Math.max(1, ...names.map((lines) => lines.length)) * size * LINE + 4;
  const y = linear(extent(chart), [height - nameHeight, top + size * 1.5]);
  const { at } = x;

  names.forEach((lines, index) =>
    lines.forEach((text, row) => {
      const baseline = height - nameHeight + size * 1.15 + 3 + row * size * LINE;
      drawing.labels.push({
        text,
        x: at(index),
        y: baseline,
        anchor: 'middle',
        size,
        weight: 400,
        colour: chart.labelColour,
      });
    }),
  );
  const rule = polyline([
    [0, y(0)],
    [width, y(0)],
  ]);
  drawing.curves.push({ outline: rule, colour: 'ink', width: 1 });

  const base = chart.labels.map(() => 0);
  for (const series of chart.series) {
    const points = chart.labels.map((_, index) => {
      const from = chart.stacked ? (base[index] ?? 0) : 0;
      const to = from + (series.values[index] ?? 0);
      if (chart.stacked) base[index] = to;
      return { index, from, to };
    });
    const upper = points.map((point) => [at(point.index), y(point.to)] as const);
    if (chart.chart === 'area') {
      const floor = points.map((point) => [at(point.index), y(point.from)] as const);
      drawing.marks.push({
        outline: polygon([...upper, ...floor.toReversed()]),
        fill: series.colour,
        ...(chart.stacked ? {} : { opacity: 0.85 }),
      });
    } else {
      const dash = series.dash === true;
      drawing.curves.push({
        outline: polyline(upper),
        colour: series.colour,
        width: dash ? 1.5 : 2.25,
        dash,
      });
    }
    if (!printed || several) continue;
    const all = points.length <= PRINT_ALL;
    for (const point of points) {
      if (!all && point.index !== last) continue;
      const text = formatValue(series.values[point.index] ?? 0, chart.valueFormat);
      const place = { x: at(point.index), y: y(point.to) - size * 0.55, anchor: 'middle' } as const;
      drawing.labels.push({ text, ...place, size, weight: 700, colour: 'ink' });
    }
  }
  if (printed && several) {
    const reach = chart.series.map((series, index) => ({
      y: y(chart.stacked ? stackedTo(chart, index, last) : (series.values[last] ?? 0)) + size * 0.35,
      text: ends[index] ?? '',
      dash: series.dash === true,
    }));
    for (const end of spread(reach, size * 1.15)) {
      const place = { x: at(last) + 6, y: end.y, anchor: 'start' } as const;
      drawing.labels.push({
        text: end.text,
        ...place,
        size,
        weight: 700,
        colour: end.dash ? 'quiet' : 'ink',
      });
    }
  }
  return drawing;
}

/** Top of a stacked series at a label. */
const stackedTo = (chart: ChartNode, series: number, label: number): number =>
  chart.series.slice(0, series + 1).reduce((sum, each) => sum + (each.values[label] ?? 0), 0);

/** Moves labels down just as far as they need to stand `distance` apart. */
function spread<T extends { y: Pt }>(labels: readonly T[], distance: Pt): T[] {
  let previous = -Infinity;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      previous = Math.max(label.y, previous + distance);
      return Object.assign({}, label, { y: previous });
    });
}
