/** One series: its data with the cells they stand in, its marks and what is printed on them. */
import { DOUGHNUT_HOLE, formOf } from '../../../../src/shared/scene/chart/form.ts';
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import type { Palette, SceneTheme } from '../../../../src/shared/scene/theme.ts';
import { el, escapeText, type Xml } from '../drawing/xml.ts';
import {
  extent,
  formatCode,
  GENERAL,
  inkOn,
  pointColour,
  printed,
  prints,
  valueAt,
  valueSize,
} from './labels.ts';
import { formatAt } from '../../../../src/shared/scene/chart/value-format.ts';
import { textWidth } from '../drawing/estimate.ts';
import { placedLabel } from './bare-label.ts';
import { plotSize } from './layout.ts';
import { wordsOf, type NativeChart } from './own-texts.ts';
import { lineOf, markStyle, NO_LINE, shows, textProperties, val } from './style.ts';

/** More points than this and a line prints only its last value. */
const PRINT_ALL = 8;

/** Column of the workbook: the labels stand in A, the first series in B. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const textPoint = (index: number, text: string): Xml =>
  el('c:pt', { idx: index }, el('c:v', {}, escapeText(text)));

/** A text that a cell of the workbook says. */
export const cellText = (cell: string, text: string): Xml =>
  el(
    'c:strRef',
    {},
    el('c:f', {}, `Sheet1!${cell}`),
    el('c:strCache', {}, val('c:ptCount', 1), textPoint(0, text)),
  );

const nameXml = (name: string, column: string): Xml => el('c:tx', {}, cellText(`$${column}$1`, name));

const categories = (node: NativeChart): Xml =>
  el(
    'c:cat',
    {},
    el(
      'c:strRef',
      {},
      el('c:f', {}, `Sheet1!$A$2:$A$${node.labels.length + 1}`),
      el(
        'c:strCache',
        {},
        val('c:ptCount', node.labels.length),
        ...node.labels.map((text, i) => textPoint(i, node.legend?.[i] ? wordsOf(node.legend[i]) : text)),
      ),
    ),
  );

const values = (node: ChartNode, index: number, column: string): Xml =>
  el(
    'c:val',
    {},
    el(
      'c:numRef',
      {},
      el('c:f', {}, `Sheet1!$${column}$2:$${column}$${node.labels.length + 1}`),
      el(
        'c:numCache',
        {},
        el('c:formatCode', {}, escapeText(node.valueFormat ? formatCode(node.valueFormat) : GENERAL)),
        val('c:ptCount', node.labels.length),
        ...node.labels.map((_, point) => {
          const value = valueAt(node, index, point);
          return value === undefined ? '' : el('c:pt', { idx: point }, el('c:v', {}, String(value)));
        }),
      ),
    ),
  );

/** Where PowerPoint may print the value; for these kinds any other word makes it repair the file. */
function labelPosition(node: ChartNode): string | undefined {
  switch (node.chart) {
    case 'bar':
    case 'column':
      return node.stacked ? 'ctr' : 'outEnd';
    case 'line':
      return 't';
    case 'pie':
      return 'ctr';
    case 'doughnut':
    case 'area':
      return undefined;
  }
}

const isInside = (node: ChartNode): boolean =>
  formOf(node) === 'slices' || (node.stacked === true && formOf(node) === 'bars');

// A label that was moved would get a line to where it stood.
const NO_LEADER_LINES = el(
  'c:extLst',
  {},
  el(
    'c:ext',
    {
      uri: '{CE6537A1-D6FC-4f65-9D91-7224C49458BB}',
      'xmlns:c15': 'http://schemas.microsoft.com/office/drawing/2012/chart',
    },
    val('c15:showLeaderLines', 0),
  ),
);

/** PowerPoint prints an area's value in the middle of the area; this lifts it to the edge, as on a line. */
function lifted(node: ChartNode, value: number): Xml {
  const { min, max } = extent(node);
  const half = (plotSize(node).height * Math.abs(value)) / (max - min) / 2;
  const y = -(half + node.labelSize) / Math.max(1, node.box.height);
  return el(
    'c:layout',
    {},
    el('c:manualLayout', {}, val('c:x', 0), val('c:y', Math.round(y * 10_000) / 10_000)),
  );
}

/** Stacked bars print a value only where it has room. */
function fitsBar(node: ChartNode, index: number, point: number): boolean {
  const { min, max } = extent(node);
  const share = Math.abs(valueAt(node, index, point) ?? 0) / (max - min);
  const plot = plotSize(node);
  return node.chart === 'bar'
    ? textWidth(printed(node, index, point), valueSize(node)) + 6 <= plot.width * share
    : valueSize(node) * 1.2 <= plot.height * share;
}

/** Whether the value of a point is printed: in its slice if it fits, at the end of a long line. */
function isPrinted(node: ChartNode, index: number, point: number): boolean {
  const value = valueAt(node, index, point);
  if (value === undefined) return false;
  if (formOf(node) === 'lines') {
    const all = node.series.length === 1 && node.labels.length <= PRINT_ALL;
    return all || point === node.labels.length - 1;
  }
  if (formOf(node) === 'bars') return !node.stacked || fitsBar(node, index, point);
  const total = node.labels.reduce((sum, _, each) => sum + Math.max(0, valueAt(node, index, each) ?? 0), 0);
  const radius = Math.min(node.box.width, node.box.height) / 2;
  const hole = node.chart === 'doughnut' ? radius * DOUGHNUT_HOLE : 0;
  const along = (Math.max(0, value) / Math.max(total, Number.MIN_VALUE)) * Math.PI * (radius + hole);
  return textWidth(printed(node, index, point), node.labelSize) <= Math.min(along, radius - hole);
}

function labelsXml(node: ChartNode, index: number, theme: SceneTheme): Xml {
  const { palette } = theme;
  if (!prints(node)) return el('c:dLbls', {}, shows(false));
  const series = node.series[index];
  const size = valueSize(node);
  const position = labelPosition(node);
  const at = position === undefined ? '' : val('c:dLblPos', position);
  const formatXml = (point: number): Xml => {
    const format = formatAt(node, series, point) ?? { decimals: 0, thousands: true };
    return el('c:numFmt', { formatCode: formatCode(format), sourceLinked: 0 });
  };
  const bare = el('c:spPr', {}, el('a:noFill'), NO_LINE);
  const inside = isInside(node);
  const dashed = series?.dash === true;
  if (node.bare) {
    const placed = node.labels.map((_, point) => placedLabel(node, index, point, theme));
    return el(
      'c:dLbls',
      {},
      ...placed,
      formatXml(0),
      bare,
      textProperties(node.labelSize, true, 'ink', palette, false),
      shows(true),
      NO_LEADER_LINES,
    );
  }
  const single = node.labels.map((_, point) => {
    if (!isPrinted(node, index, point)) return el('c:dLbl', {}, val('c:idx', point), val('c:delete', 1));
    if (node.chart === 'area') {
      const text = textProperties(size, true, dashed ? 'quiet' : 'ink', palette, false);
      const layout = lifted(node, valueAt(node, index, point) ?? 0);
      return el('c:dLbl', {}, val('c:idx', point), layout, formatXml(point), bare, text, shows(true));
    }
    const own = series?.pointFormats !== undefined || series?.pointInks !== undefined;
    if (!inside && !own) return '';
    const ink = inside ? inkOn(pointColour(node, index, point)) : (series?.pointInks?.[point] ?? 'ink');
    const text = textProperties(size, true, ink, palette, false);
    return el('c:dLbl', {}, val('c:idx', point), formatXml(point), bare, text, at, shows(true));
  });
  return el(
    'c:dLbls',
    {},
    ...single,
    formatXml(0),
    bare,
    textProperties(size, true, dashed ? 'quiet' : 'ink', palette, false),
    at,
    shows(true),
    node.chart === 'area' ? NO_LEADER_LINES : '',
  );
}

/** Points whose colour is not the series'; every slice has its own. */
function pointsXml(node: ChartNode, index: number, palette: Palette): Xml {
  const isRound = formOf(node) === 'slices';
  const series = node.series[index];
  return node.labels
    .map((_, point) => {
      const colour = pointColour(node, index, point);
      if (!isRound && colour === series?.colour) return '';
      return el(
        'c:dPt',
        {},
        val('c:idx', point),
        isRound ? '' : val('c:invertIfNegative', 0),
        val('c:bubble3D', 0),
        markStyle(colour, palette, isRound || node.stacked === true),
      );
    })
    .join('');
}

/** The children of `c:ser` in the order that each kind's schema wants. */
export function seriesXml(node: NativeChart, index: number, theme: SceneTheme): Xml {
  const { palette } = theme;
  const series = node.series[index];
  if (!series) return '';
  const column = columnName(index + 1);
  const head = val('c:idx', index) + val('c:order', index) + nameXml(series.name, column);
  const labels = labelsXml(node, index, theme);
  const data = categories(node) + values(node, index, column);
  switch (node.chart) {
    case 'bar':
    case 'column':
      return el(
        'c:ser',
        {},
        head,
        markStyle(series.colour, palette, node.stacked === true),
        val('c:invertIfNegative', 0),
        pointsXml(node, index, palette),
        labels,
        data,
      );
    case 'line': {
      const stroke = lineOf(series.dash ? 1.5 : 2.25, series.colour, palette, series.dash);
      const marker = el('c:marker', {}, val('c:symbol', 'none'));
      return el('c:ser', {}, head, el('c:spPr', {}, stroke), marker, labels, data, val('c:smooth', 0));
    }
    case 'area':
      return el(
        'c:ser',
        {},
        head,
        markStyle(series.colour, palette, false, node.stacked ? 1 : 0.85),
        labels,
        data,
      );
    case 'pie':
    case 'doughnut':
      return el(
        'c:ser',
        {},
        head,
        markStyle(series.colour, palette, true),
        pointsXml(node, index, palette),
        labels,
        data,
      );
  }
}
