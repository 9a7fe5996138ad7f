/**
 * A chart's part: native, with its data, drawn as the scene draws it: no gridlines, no value axis, values on the marks.
 *
 * pptxgenjs writes a chart too, but with schema errors in every kind, one face for all scripts and no dash, label or
 * text colour per series.
 */
import { DOUGHNUT_HOLE, formOf } from '../../../../src/shared/scene/chart/form.ts';
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import { languageTag } from '../../languages.ts';
import { el, xmlDocument, type Xml } from '../drawing/xml.ts';
import { extent, GENERAL, prints as printsAny } from './labels.ts';
import { frameBox, hasLegend, placeIn, plotLayout } from './layout.ts';
import { firstRun, TOTAL_CELL, wholeBox, wordsOf, type NativeChart } from './own-texts.ts';
import { cellText, seriesXml } from './series.ts';
import { lineOf, NO_LINE, textProperties, val } from './style.ts';

const NAMESPACES = {
  'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};

const CATEGORY_AXIS = 111_111_111;
const VALUE_AXIS = 222_222_222;
const AXES = val('c:axId', CATEGORY_AXIS) + val('c:axId', VALUE_AXIS);

/** Space between bars in percent of a bar's width. */
const GAP_WIDTHS = { bar: 52, column: 9 } as const;
const gapWidth = ({ gap }: ChartNode, kind: keyof typeof GAP_WIDTHS): number =>
  gap === undefined ? GAP_WIDTHS[kind] : Math.min(500, Math.round((gap / Math.max(0.01, 1 - gap)) * 100));

function plot(node: ChartNode, theme: SceneTheme): Xml {
  const series = node.series.map((_, index) => seriesXml(node, index, theme)).join('');
  const grouping = val('c:grouping', node.stacked ? 'stacked' : 'standard');
  switch (node.chart) {
    case 'bar':
    case 'column':
      return el(
        'c:barChart',
        {},
        val('c:barDir', node.chart === 'bar' ? 'bar' : 'col'),
        val('c:grouping', node.stacked ? 'stacked' : 'clustered'),
        val('c:varyColors', 0),
        series,
        val('c:gapWidth', gapWidth(node, node.chart)),
        val('c:overlap', node.stacked ? 100 : 0),
        AXES,
      );
    case 'line':
      return el('c:lineChart', {}, grouping, val('c:varyColors', 0), series, val('c:marker', 1), AXES);
    case 'area':
      return el('c:areaChart', {}, grouping, val('c:varyColors', 0), series, AXES);
    case 'pie':
      return el(
        'c:pieChart',
        {},
        val('c:varyColors', 1),
        firstSeries(node, theme),
        val('c:firstSliceAng', 0),
      );
    case 'doughnut':
      return el(
        'c:doughnutChart',
        {},
        val('c:varyColors', 1),
        firstSeries(node, theme),
        val('c:firstSliceAng', 0),
        val('c:holeSize', Math.round(DOUGHNUT_HOLE * 100)),
      );
  }
}

/** A pie has one series. */
const firstSeries = (node: ChartNode, theme: SceneTheme): Xml => seriesXml(node, 0, theme);

function axes(node: ChartNode, { palette }: SceneTheme): Xml {
  if (formOf(node) === 'slices') return '';
  const lying = node.chart === 'bar';
  const { min: lowest, max } = extent(node);
  // Under a negative column stands its value, under that the names.
  const prints = printsAny(node) && node.chart === 'column' && !node.stacked && !node.bare;
  const min = prints && lowest < 0 ? lowest - (max - lowest) * 0.15 : lowest;
  const category = el(
    'c:catAx',
    {},
    val('c:axId', CATEGORY_AXIS),
    // The first label of lying bars stands on top.
    el('c:scaling', {}, val('c:orientation', lying ? 'maxMin' : 'minMax')),
    val('c:delete', node.names === false || node.bare ? 1 : 0),
    val('c:axPos', lying ? 'l' : 'b'),
    el('c:numFmt', { formatCode: GENERAL, sourceLinked: 0 }),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    val('c:tickLblPos', 'low'),
    el('c:spPr', {}, lying ? NO_LINE : lineOf(1, 'ink', palette)),
    textProperties(node.labelSize, false, node.labelColour, palette),
    val('c:crossAx', VALUE_AXIS),
    val('c:crosses', 'autoZero'),
    val('c:auto', 0),
    val('c:lblAlgn', 'ctr'),
    val('c:lblOffset', 50),
    val('c:noMultiLvlLbl', 1),
  );
  const value = el(
    'c:valAx',
    {},
    val('c:axId', VALUE_AXIS),
    el('c:scaling', {}, val('c:orientation', 'minMax'), val('c:max', max), val('c:min', min)),
    // Values are printed on the marks.
    val('c:delete', 1),
    val('c:axPos', lying ? 't' : 'l'),
    el('c:numFmt', { formatCode: GENERAL, sourceLinked: 0 }),
    val('c:majorTickMark', 'none'),
    val('c:minorTickMark', 'none'),
    val('c:tickLblPos', 'nextTo'),
    val('c:crossAx', CATEGORY_AXIS),
    val('c:crosses', 'autoZero'),
    val('c:crossBetween', formOf(node) === 'lines' ? 'midCat' : 'between'),
  );
  return category + value;
}

/** What PowerPoint keeps free around a title. */
const TITLE_INSET = { x: 7.2, y: 3.6 } as const;

const THAI = /[\u0E01-\u0E5B]/;

/** A chart's texts have no language each: it has one as a whole, that of its words. */
const languageOf = ({ labels, series }: ChartNode): Language =>
  [...labels, ...series.map(({ name }) => name)].some((text) => THAI.test(text)) ? 'th' : 'en';

/** The total in the middle: a title that is a cell of the workbook. */
function totalXml(node: NativeChart, { palette }: SceneTheme): Xml {
  const run = node.total && firstRun(node.total);
  if (!node.total || !run) return '';
  const { text, box } = node.total;
  const line = text.paragraphs[0]?.lines[0];
  const place = line ? { ...box, x: box.x + line.x - TITLE_INSET.x, y: box.y - TITLE_INSET.y } : box;
  return el(
    'c:title',
    {},
    el('c:tx', {}, cellText(`$${TOTAL_CELL.column}$${TOTAL_CELL.row}`, wordsOf(node.total))),
    placeIn(frameBox(node), place, false),
    val('c:overlay', 1),
    textProperties(run.size, run.weight >= 700, run.colour, palette, false),
  );
}

function legendXml(node: NativeChart, { palette }: SceneTheme): Xml {
  const [first] = node.legend ?? [];
  const run = first && firstRun(first);
  if (node.legend && run) {
    const box = wholeBox({ ...node, box: first.box, total: undefined });
    return el(
      'c:legend',
      {},
      val('c:legendPos', 'r'),
      placeIn(frameBox(node), box, true),
      val('c:overlay', 0),
      textProperties(run.size, false, run.colour, palette),
    );
  }
  return hasLegend(node)
    ? el(
        'c:legend',
        {},
        val('c:legendPos', 't'),
        val('c:overlay', 0),
        textProperties(node.labelSize, false, node.labelColour, palette),
      )
    : '';
}

export const chartPart = (node: NativeChart, theme: SceneTheme, english: string): string =>
  xmlDocument(
    el(
      'c:chartSpace',
      NAMESPACES,
      val('c:date1904', 0),
      val('c:lang', languageTag(languageOf(node), english)),
      val('c:roundedCorners', 0),
      el(
        'c:chart',
        {},
        totalXml(node, theme),
        val('c:autoTitleDeleted', node.total ? 0 : 1),
        el(
          'c:plotArea',
          {},
          plotLayout(node),
          plot(node, theme),
          axes(node, theme),
          el('c:spPr', {}, el('a:noFill'), NO_LINE),
        ),
        legendXml(node, theme),
        val('c:plotVisOnly', 1),
        val('c:dispBlanksAs', 'gap'),
      ),
      el('c:spPr', {}, el('a:noFill'), NO_LINE),
      textProperties(node.labelSize, false, node.labelColour, theme.palette),
      el('c:externalData', { 'r:id': 'rId1' }, val('c:autoUpdate', 0)),
    ),
  );
