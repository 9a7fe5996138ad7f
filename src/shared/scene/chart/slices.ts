/** Pie and doughnut: slices from twelve o'clock, in the order of the data. */
import type { ChartNode, PathCommand } from '../scene.ts';
import type { ColourRole } from '../theme.ts';
import type { Pt } from '../units.ts';
import { DOUGHNUT_HOLE } from './form.ts';
import { emptyDrawing, GAP, inkOn, type Drawing } from './drawing.ts';
import { textWidth } from './measure.ts';
import { formatValue } from './value-format.ts';

/** Where the series names no colour per point. */
const ORDER: readonly ColourRole[] = ['brand', 'deep', 'mid', 'tint2', 'neutral'];
const TURN = 2 * Math.PI;

interface Point {
  x: Pt;
  y: Pt;
}

/** Values stand in their slice where they fit; the data table has them all. */
export function drawSlices(chart: ChartNode): Drawing {
  const drawing = emptyDrawing();
  const series = chart.series[0];
  if (!series) return drawing;
  const { width, height } = chart.box;
  const radius = Math.min(width, height) / 2;
  const hole = chart.chart === 'doughnut' ? radius * DOUGHNUT_HOLE : 0;
  const centre = { x: width / 2, y: height / 2 };
  const size = chart.labelSize;
  const values = series.values.map((value) => Math.max(0, value));
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum === 0) return drawing;

  const gap = values.filter((value) => value > 0).length > 1 ? GAP : 0;
  let from = 0;
  values.forEach((value, index) => {
    const to = from + (value / sum) * TURN;
    const [start, end] = [from, to];
    from = to;
    const fill = series.pointColours?.[index] ?? ORDER[index % ORDER.length] ?? series.colour;
    drawing.marks.push({ outline: sliceOf(centre, hole, radius, start, end, gap), fill });
    if (!chart.valueFormat) return;
    const text = formatValue(value, chart.valueFormat);
    const middle = (radius + hole) / 2;
    if (textWidth(text, size) > Math.min((end - start) * middle, radius - hole)) return;
    const place = on(centre, middle, (start + end) / 2);
    const colour = inkOn(fill);
    drawing.labels.push({
      text,
      x: place.x,
      y: place.y + size * 0.35,
      anchor: 'middle',
      size,
      weight: 700,
      colour,
    });
  });
  return drawing;
}

/** On a circle, clockwise from twelve o'clock. */
const on = (centre: Point, radius: Pt, angle: number): Point => ({
  x: centre.x + radius * Math.sin(angle),
  y: centre.y - radius * Math.cos(angle),
});

/** A slice between two circles. Its edges stand half a `gap` from its neighbours', the same width all along. */
function sliceOf(
  centre: Point,
  hole: Pt,
  radius: Pt,
  start: number,
  end: number,
  gap: Pt,
): readonly PathCommand[] {
  if (end <= start || radius <= 0) return [];
  const whole = end - start >= TURN - 1e-9;
  const inset = (at: Pt): number => (whole || at <= gap / 2 ? 0 : Math.asin(gap / 2 / at));
  const outer = inset(radius);
  // Thinner than the gap, it is still there: a line as thin as can be.
  const thin = (end - start) / 2 - outer < 0.004;
  const [a, b] = thin ? [(start + end) / 2 - 0.004, (start + end) / 2 + 0.004] : [start + outer, end - outer];
  const first = on(centre, radius, a);
  const commands: PathCommand[] = [{ type: 'move', ...first }, ...arc(centre, radius, a, b)];
  if (hole > 0) {
    const inner = thin ? 0 : inset(hole);
    const half = (end - start) / 2;
    const [c, d] = inner < half ? [start + inner, end - inner] : [(start + end) / 2, (start + end) / 2];
    // A whole ring is two circles: a line between them would show as a seam.
    const turn = on(centre, hole, d);
    if (whole) commands.push({ type: 'close' }, { type: 'move', ...turn });
    else commands.push({ type: 'line', ...turn });
    commands.push(...arc(centre, hole, d, c));
  } else if (!whole) {
    const half = (end - start) / 2;
    // Where the two edges meet.
    const reach = thin
      ? 0
      : Math.min(radius / 2, gap / 2 / Math.max(0.01, Math.sin(Math.min(half, Math.PI / 2))));
    commands.push({ type: 'line', ...on(centre, reach, (start + end) / 2) });
  }
  return [...commands, { type: 'close' }];
}

/** An arc as cubics of at most an eighth of a turn: within a ten-thousandth of the circle. */
function arc(centre: Point, radius: Pt, from: number, to: number): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / (TURN / 8) - 1e-9));
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  return Array.from({ length: count }, (_, index): PathCommand => {
    const a = from + index * step;
    const b = a + step;
    const p = on(centre, radius, a);
    const q = on(centre, radius, b);
    return {
      type: 'cubic',
      x1: p.x + reach * Math.cos(a),
      y1: p.y + reach * Math.sin(a),
      x2: q.x - reach * Math.cos(b),
      y2: q.y - reach * Math.sin(b),
      x: q.x,
      y: q.y,
    };
  });
}
