/** Bars lying and columns standing, side by side or stacked. */
import type { ChartNode, ChartSeries } from '../scene.ts';
import type { ColourRole } from '../theme.ts';
import type { Pt } from '../units.ts';
import { emptyDrawing, GAP, inkOn, polyline, rectangle, type Drawing } from './drawing.ts';
import { textWidth, wrapLabel } from './measure.ts';
import { bands, linear, type Bands } from './scale.ts';
import { formatAt, formatValue, printsValues } from './value-format.ts';

const LINE = 1.25;

/** One bar before it has a direction: along the value axis from `from` to `to`, across it from `start`. */
interface Bar {
  value: number;
  /** As it is printed, and in which colour outside its bar. */
  text: string;
  ink: ColourRole;
  fill: ColourRole;
  from: number;
  to: number;
  start: Pt;
  thickness: Pt;
}

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** Smallest and largest reach of the bars, 0 included. */
export function extent(chart: ChartNode): [number, number] {
  let low = 0;
  let high = 0;
  chart.labels.forEach((_, index) => {
    const values = chart.series.map((series) => series.values[index] ?? 0);
    const up = values.filter((value) => value > 0);
    const down = values.filter((value) => value < 0);
    high = Math.max(high, chart.stacked ? total(up) : Math.max(0, ...up));
    low = Math.min(low, chart.stacked ? total(down) : Math.min(0, ...down));
  });
  high = Math.max(high, chart.max ?? 0);
  return low === high ? [0, 1] : [low, high];
}

const pointColour = (series: ChartSeries, index: number): ColourRole =>
  series.pointColours?.[index] ?? series.colour;

function placeBars(chart: ChartNode, index: number, band: Bands, scale: (value: number) => Pt): Bar[] {
  const start = band.at(index);
  const count = chart.stacked ? 1 : Math.max(1, chart.series.length);
  const thickness = (band.width - GAP * (count - 1)) / count;
  let up = 0;
  let down = 0;
  return chart.series.map((series, position) => {
    const value = series.values[index] ?? 0;
    const base = chart.stacked ? (value < 0 ? down : up) : 0;
    if (chart.stacked) {
      if (value < 0) down += value;
      else up += value;
    }
    return {
      value,
      text: formatValue(value, formatAt(chart, series, index)),
      ink: series.pointInks?.[index] ?? 'ink',
      fill: pointColour(series, index),
      from: scale(base),
      to: scale(base + value),
      start: chart.stacked ? start : start + position * (thickness + GAP),
      thickness,
    };
  });
}

const isPrinted = (chart: ChartNode): boolean => chart.series.some((series) => printsValues(chart, series));

/** A gap that is told stands half outside the first and the last bar too, as PowerPoint has it (not in bare charts). */
function bandOf(chart: ChartNode, from: Pt, to: Pt): Bands {
  if (chart.gap === undefined)
    return bands(chart.labels.length, [from, to], chart.chart === 'bar' ? 0.34 : 0.08);
  const step = (to - from) / Math.max(1, chart.labels.length);
  const { gap } = chart;
  return { at: (index) => from + (index + gap / 2) * step, width: step * (1 - gap), step };
}

/** Names at the left, bars to the right, each value at its bar's end (in it, where bars are stacked). */
export function drawBars(chart: ChartNode, top: Pt): Drawing {
  const drawing = emptyDrawing();
  const { labels } = drawing;
  const size = chart.labelSize;
  const { width, height } = chart.box;
  const nameWidth =
    chart.names === false
      ? 0
      : Math.min(width * 0.38, Math.max(0, ...chart.labels.map((each) => textWidth(each, size)))) + 8;
  const printed = isPrinted(chart);
  const valueSize = chart.valueSize ?? size;
  const widest = Math.max(
    0,
    ...chart.series.flatMap((series) =>
      series.values.map((each, index) =>
        textWidth(formatValue(each, formatAt(chart, series, index)), valueSize),
      ),
    ),
  );
  const room = printed && !chart.stacked ? widest + Math.max(8, valueSize * 0.35) : 0;
  const scale = linear(extent(chart), [nameWidth, width - room]);
  const band = bandOf(chart, top, height);

  chart.labels.forEach((name, index) => {
    const lines = chart.names === false ? [] : wrapLabel(name, size, nameWidth - 8);
    const middle = band.at(index) + band.width / 2;
    lines.forEach((text, line) => {
      const y = middle + size * 0.35 + (line - (lines.length - 1) / 2) * size * LINE;
      labels.push({ text, x: 0, y, anchor: 'start', size, weight: 400, colour: chart.labelColour });
    });
    const bars = placeBars(chart, index, band, scale);
    bars.forEach((bar, position) => {
      const last = position === bars.length - 1;
      const gap = chart.stacked && !last ? GAP : 0;
      const left = Math.min(bar.from, bar.to);
      const length = Math.abs(bar.to - bar.from) - gap;
      drawing.marks.push({ outline: rectangle(left, bar.start, length, bar.thickness), fill: bar.fill });
      if (!printed) return;
      const { text } = bar;
      const y = bar.start + bar.thickness / 2 + valueSize * 0.35;
      const look = { text, y, anchor: 'start', size: valueSize, weight: 700 } as const;
      if (!chart.stacked) {
        // A large figure stands a little further from its bar.
        const distance = valueSize > 20 ? valueSize * 0.35 : 5;
        labels.push({ ...look, x: Math.max(bar.from, bar.to) + distance, colour: bar.ink });
      } else if (textWidth(text, valueSize) + 6 <= length) {
        labels.push({ ...look, x: left + 6, colour: inkOn(bar.fill) });
      }
    });
  });
  return drawing;
}

/** Where the columns of a bare chart stand, in points from the chart's left edge: the outer two end with its box. */
export const bareBands = (chart: ChartNode): Bands =>
  bands(chart.labels.length, [0, chart.box.width], chart.gap ?? 0.08);

/** Columns alone, from the box's foot; values where they were put. */
export function drawBare(chart: ChartNode): Drawing {
  const drawing = emptyDrawing();
  const [low, high] = extent(chart);
  const scale = linear([low, high], [chart.box.height, 0]);
  const band = bareBands(chart);
  chart.labels.forEach((_, index) => {
    const [bar] = placeBars(chart, index, band, scale);
    if (!bar) return;
    const y = Math.min(bar.from, bar.to);
    const outline = rectangle(bar.start, y, bar.thickness, Math.abs(bar.to - bar.from));
    drawing.marks.push({ outline, fill: bar.fill });
    const place = chart.bare?.[index];
    if (!place || !isPrinted(chart)) return;
    drawing.labels.push({
      text: bar.text,
      x: place.x,
      y: place.baseline,
      anchor: 'start',
      size: place.size,
      weight: 700,
      colour: place.colour,
    });
  });
  return drawing;
}

/** Columns on a rule, names under it, each value above its column (in it, where columns are stacked). */
export function drawColumns(chart: ChartNode, top: Pt): Drawing {
  const drawing = emptyDrawing();
  const size = chart.labelSize;
  const { width, height } = chart.box;
  const band = bandOf(chart, 0, width);
  const named = chart.names !== false;
  const names = chart.labels.map((name) => (named ? wrapLabel(name, size, band.step) : []));
  const nameHeight = named ? Math.max(1, ...names.map((lines) => lines.length)) * size * LINE + 4 : 0;
  const printed = isPrinted(chart);
  const valueSize = chart.valueSize ?? size;
  const head = printed ? valueSize * 1.4 : 0;
  const [low, high] = extent(chart);
  const scale = linear([low, high], [height - nameHeight, top + head]);
  const floor = scale(0);

  chart.labels.forEach((_, index) => {
    const middle = band.at(index) + band.width / 2;
    names[index]?.forEach((text, line) => {
      const y = height - nameHeight + size * 1.15 + 3 + line * size * LINE;
      drawing.labels.push({
        text,
        x: middle,
        y,
        anchor: 'middle',
        size,
        weight: 400,
        colour: chart.labelColour,
      });
    });
    const bars = placeBars(chart, index, band, scale);
    bars.forEach((bar, position) => {
      const gap = chart.stacked && position < bars.length - 1 ? GAP : 0;
      const y = Math.min(bar.from, bar.to) + gap;
      const length = Math.abs(bar.to - bar.from) - gap;
      drawing.marks.push({ outline: rectangle(bar.start, y, bar.thickness, length), fill: bar.fill });
      if (!printed) return;
      const { text } = bar;
      const x = bar.start + bar.thickness / 2;
      const look = { text, x, anchor: 'middle', size: valueSize, weight: 700 } as const;
      if (!chart.stacked) {
        const above = bar.value < 0 ? Math.max(bar.from, bar.to) + valueSize : y - valueSize * 0.4;
        drawing.labels.push({ ...look, y: above, colour: bar.ink });
      } else if (length >= valueSize * 1.2) {
        drawing.labels.push({ ...look, y: y + length / 2 + valueSize * 0.35, colour: inkOn(bar.fill) });
      }
    });
  });
  const rule = polyline([
    [0, floor],
    [width, floor],
  ]);
  drawing.curves.push({ outline: rule, colour: 'ink', width: 1 });
  return drawing;
}
