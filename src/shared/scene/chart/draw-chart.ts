/** The geometry of any chart, with a legend where there is more than one series to tell apart. */
import type { ChartNode } from '../scene.ts';
import type { Pt } from '../units.ts';
import { drawBare, drawBars, drawColumns } from './bars.ts';
import { polyline, rectangle, type Drawing } from './drawing.ts';
import { formOf } from './form.ts';
import { drawLines } from './lines.ts';
import { textWidth } from './measure.ts';
import { drawSlices } from './slices.ts';

/** By kind; `top` is what the legend takes. */
const DRAWINGS: Readonly<Record<ChartNode['chart'], (chart: ChartNode, top: Pt) => Drawing>> = {
  bar: drawBars,
  column: drawColumns,
  line: drawLines,
  area: drawLines,
  pie: drawSlices,
  doughnut: drawSlices,
};

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

export function drawChart(node: ChartNode): Drawing {
  // A value that is no number is drawn as none; the data table leaves its cell empty.
  const series = node.series.map((each) => ({ ...each, values: each.values.map(finite) }));
  const chart: ChartNode = { ...node, series };
  if (formOf(chart) === 'slices') return drawSlices(chart);
  if (chart.bare) return drawBare(chart);
  const legend = drawLegend(chart);
  const body = DRAWINGS[chart.chart](chart, legend.height);
  return {
    marks: [...legend.drawing.marks, ...body.marks],
    curves: [...legend.drawing.curves, ...body.curves],
    labels: [...legend.drawing.labels, ...body.labels],
  };
}

/** A row of names above the chart; none for a single series, which the slide's own text names. */
function drawLegend(chart: ChartNode): { drawing: Drawing; height: number } {
  const drawing: Drawing = { marks: [], curves: [], labels: [] };
  const named = chart.series.filter((series) => series.name !== '');
  if (named.length < 2) return { drawing, height: 0 };
  const size = chart.labelSize;
  const swatch = size * 0.7;
  let x = 0;
  let row = 0;
  for (const series of named) {
    const length = swatch + 5 + textWidth(series.name, size) + 12;
    if (x > 0 && x + length > chart.box.width) {
      x = 0;
      row += 1;
    }
    const top = row * size * 1.5;
    if (chart.chart === 'line') {
      const y = top + size * 0.55;
      const outline = polyline([
        [x, y],
        [x + swatch, y],
      ]);
      drawing.curves.push({ outline, colour: series.colour, width: 2.25, dash: series.dash === true });
    } else {
      drawing.marks.push({ outline: rectangle(x, top + size * 0.2, swatch, swatch), fill: series.colour });
    }
    const label = { text: series.name, x: x + swatch + 5, y: top + size * 0.9, anchor: 'start' } as const;
    drawing.labels.push({ ...label, size, weight: 400, colour: chart.labelColour });
    x += length;
  }
  return { drawing, height: (row + 1) * size * 1.5 + size * 0.4 };
}
