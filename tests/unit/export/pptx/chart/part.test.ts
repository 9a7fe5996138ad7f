import { describe, expect, it } from 'vitest';
import type { ChartNode, SceneNode, TextNode } from '../../../../../src/shared/scene/scene.ts';
import { formatCode, valueAt } from '../../../../../src-worker/export/pptx/chart/labels.ts';
import { bareBands } from '../../../../../src/shared/scene/chart/bars.ts';
import { frameBox, plotSize } from '../../../../../src-worker/export/pptx/chart/layout.ts';
import { chartPart } from '../../../../../src-worker/export/pptx/chart/part.ts';
import { columnName } from '../../../../../src-worker/export/pptx/chart/series.ts';
import { LIGHT_THEME } from '../../../../fixtures/scenes/themes.ts';
import { openXmlErrors } from '../../../../checks/pptx/open-xml-sdk.ts';
import { openPackage, xmlPart } from '../../../../../src-worker/export/pptx/package/parts.ts';
import { writeWorkbook } from '../../../../../src-worker/export/pptx/package/workbook.ts';
import { withOwnTexts, type NativeChart } from '../../../../../src-worker/export/pptx/chart/own-texts.ts';
import { line } from '../../../../fixtures/scenes/text.ts';
import { count } from '../support.ts';

const chart = (more: Partial<ChartNode> = {}): ChartNode => ({
  kind: 'chart',
  id: 'chart',
  name: 'Chart',
  box: { x: 0, y: 0, width: 300, height: 200 },
  chart: 'column',
  labels: ['ม.ค.', 'Feb', 'Mar'],
  series: [{ name: 'Orders', values: [10, 20, 30], colour: 'tint2' }],
  labelSize: 11,
  labelColour: 'quiet',
  alt: 'Orders rise.',
  ...more,
});
const draw = (more: Partial<ChartNode> = {}): string => chartPart(chart(more), LIGHT_THEME, 'en-US');
const FORMAT = { decimals: 0, thousands: true };

describe('a chart', () => {
  it('has its data, no gridlines and no value axis', () => {
    const xml = draw();
    expect([...xml.matchAll(/<c:v>([^<]*)/g)].map(([, value]) => value)).toEqual([
      'Orders',
      'ม.ค.',
      'Feb',
      'Mar',
      '10',
      '20',
      '30',
    ]);
    expect(xml).not.toContain('Gridlines');
    expect(xml).toMatch(/<c:valAx>.*<c:delete val="1"\/>/);
    expect(count(xml, /<c:axId /g)).toBe(4);
  });

  it('names the theme’s faces for every script, in every text', () => {
    const xml = draw({ valueFormat: FORMAT });
    expect(
      count(xml, /<a:latin typeface="\+mn-lt"\/><a:ea typeface="\+mn-ea"\/><a:cs typeface="\+mn-cs"\/>/g),
    ).toBe(count(xml, /<c:txPr>/g));
  });

  it('colours the points that differ', () => {
    const xml = draw({
      series: [{ name: 'A', values: [1, 2, 3], colour: 'tint2', pointColours: ['tint2', 'tint2', 'brand'] }],
    });
    expect(count(xml, /<c:dPt>/g)).toBe(1);
    expect(xml).toMatch(/<c:dPt><c:idx val="2"\/>.*accent1/);
  });

  it.each([
    [{ decimals: 0, thousands: true }, '#,##0'],
    [{ decimals: 1, thousands: false, suffix: '%' }, '0.0"%"'],
    [{ decimals: 2, thousands: true, suffix: ' "THB"' }, '#,##0.00" ″THB″"'],
  ])('formats values as %j', (format, code) => {
    expect(formatCode(format)).toBe(code);
  });

  it.each<[ChartNode['chart'], boolean, string | undefined]>([
    ['bar', false, 'outEnd'],
    ['bar', true, 'ctr'],
    ['column', true, 'ctr'],
    ['line', false, 't'],
    ['pie', false, 'ctr'],
    ['doughnut', false, undefined],
    ['area', false, undefined],
  ])('prints values of a %s (stacked: %s) at %s', (kind, stacked, position) => {
    const xml = draw({ chart: kind, stacked, valueFormat: FORMAT });
    const positions = new Set([...xml.matchAll(/dLblPos val="(\w+)"/g)].map(([, value]) => value));
    expect([...positions]).toEqual(position === undefined ? [] : [position]);
  });

  it('prints no value without a format', () => {
    expect(draw()).not.toContain('<c:showVal val="1"/>');
  });

  it('prints only the last value of a comparison', () => {
    const xml = draw({
      chart: 'line',
      valueFormat: FORMAT,
      series: [
        { name: 'With', values: [1, 2, 3], colour: 'brand' },
        { name: 'Without', values: [1, 1, 1], colour: 'quiet', dash: true },
      ],
    });
    expect(count(xml, /<c:dLbl><c:idx val="[01]"\/><c:delete val="1"\/>/g)).toBe(4);
    expect(xml).toContain('<a:prstDash val="dash"/>');
    expect(xml).toContain('<c:legend>');
  });

  it('leaves a value that is no number out', () => {
    const node = chart({ series: [{ name: 'A', values: [1, Number.NaN], colour: 'brand' }] });
    expect([0, 1, 2].map((point) => valueAt(node, 0, point))).toEqual([1, undefined, undefined]);
    expect(chartPart(node, LIGHT_THEME, 'en-US')).not.toContain('NaN');
  });

  it('stands the first label of lying bars on top', () => {
    expect(draw({ chart: 'bar' })).toMatch(/<c:catAx>.*?<c:orientation val="maxMin"\/>/);
  });

  it('draws one series of a pie and the hole of a doughnut', () => {
    const two = [
      { name: 'A', values: [1, 2, 3], colour: 'brand' as const },
      { name: 'B', values: [4, 5, 6], colour: 'mid' as const },
    ];
    expect(count(draw({ chart: 'pie', series: two }), /<c:ser>/g)).toBe(1);
    expect(draw({ chart: 'doughnut' })).toContain('<c:holeSize val="50"/>');
  });

  it('finds the columns of its workbook', () => {
    expect([0, 1, 25, 26, 51, 52].map(columnName)).toEqual(['A', 'B', 'Z', 'AA', 'AZ', 'BA']);
  });
});

describe('a bare chart', () => {
  const at = (x: number, baseline: number, size = 20) =>
    ({ x, baseline, width: 30, size, colour: 'onBrand' }) as const;
  const bare = (values: ChartNode['bare']): ChartNode =>
    chart({ valueFormat: { ...FORMAT, prefix: '£' }, gap: 0.2, ...(values ? { bare: values } : {}) });

  it('keeps each value a label of its column, moved to where the scene has it', () => {
    const node = bare([at(10, 180), at(110, 100), at(210, 30)]);
    const labels = [...chartPart(node, LIGHT_THEME, 'en-US').matchAll(/<c:dLbl>.*?<\/c:dLbl>/g)].map(
      ([xml]) => xml,
    );
    expect(labels).toHaveLength(3);
    for (const label of labels) {
      expect(label).toContain('formatCode="&quot;£&quot;#,##0"');
      expect(label).toContain('<c:showVal val="1"/>');
      expect(label).toContain('sz="2000"');
    }
    const shifts = labels.map((label) => Number(/<c:x val="([-\d.]+)"/.exec(label)?.[1]));
    const frame = frameBox(node);
    const { at: left, width } = bareBands(node);
    expect(shifts[1]).toBeCloseTo((110 + 15 - (left(1) + width / 2)) / frame.width, 3);
    // In the column, and above one that is too low.
    expect(labels.map((label) => /dLblPos val="(\w+)"/.exec(label)?.[1])).toEqual([
      'inEnd',
      'inEnd',
      'inEnd',
    ]);
    const above = chartPart(bare([at(10, 120), at(110, 100), at(210, 30)]), LIGHT_THEME, 'en-US');
    expect(/<c:dLbl>.*?dLblPos val="(\w+)"/.exec(above)?.[1]).toBe('outEnd');
  });

  it('has no axis to see, and its columns where the scene has them', () => {
    const node = bare([at(10, 180), at(110, 100), at(210, 30)]);
    const xml = chartPart(node, LIGHT_THEME, 'en-US');
    expect(xml).toMatch(/<c:catAx>.*?<c:delete val="1"\/>/);
    expect(xml).toContain('<c:gapWidth val="25"/>');
    const { step, width } = bareBands(node);
    const frame = frameBox(node);
    // PowerPoint's step is the frame's width by the number of columns, half a gap at each end.
    expect(frame.width / 3).toBeCloseTo(step, 6);
    expect(frame.x).toBeCloseTo(node.box.x - (step - width) / 2, 6);
  });

  it('has room in its frame for labels that reach out of its box: the plot keeps its size', () => {
    const node = bare([at(10, 199, 40), at(110, 100), at(210, 5, 40)]);
    const frame = frameBox(node);
    expect(frame.y).toBeLessThan(node.box.y);
    expect(frame.y + frame.height).toBeGreaterThan(node.box.y + node.box.height);
    expect(plotSize(node).height).toBeCloseTo(node.box.height, 6);
    expect(frameBox(chart()).height).toBe(chart().box.height);
  });
});

describe('bars with figures of their own', () => {
  const xml = draw({
    chart: 'bar',
    labels: ['Them', 'Us'],
    series: [
      {
        name: 'Price',
        values: [649, 849],
        colour: 'brand',
        pointColours: ['neutral', 'brand'],
        pointFormats: [
          { decimals: 0, thousands: true, prefix: '£' },
          { decimals: 0, thousands: true, text: 'three "weeks"' },
        ],
        pointInks: ['ink', 'brand'],
      },
    ],
    names: false,
    valueSize: 28,
    gap: 0.2,
    max: 1000,
  });

  it('prints each in its own format, the words as a literal', () => {
    const codes = [...xml.matchAll(/<c:dLbl>.*?<c:numFmt formatCode="([^"]*)"/g)].map(([, code]) => code);
    expect(codes).toEqual(['&quot;£&quot;#,##0', '&quot;three ″weeks″&quot;']);
    expect(count(xml, /sz="2800"/g)).toBeGreaterThan(1);
  });

  it('has no names on its axis, its own gap and its own end', () => {
    expect(xml).toMatch(/<c:catAx>.*?<c:delete val="1"\/>/);
    expect(xml).toContain('<c:gapWidth val="25"/>');
    expect(xml).toContain('<c:max val="1000"/>');
  });
});

describe('a total and a legend that stand beside a chart', () => {
  const text = (id: string, words: string, x: number): TextNode => ({
    kind: 'text',
    id,
    name: id,
    role: 'number',
    box: { x, y: 80, width: 60, height: 20 },
    text: line(words, 60, { size: 20, weight: 700 }),
    verticalAlign: 'top',
  });
  const row = (at: number, words: readonly string[]): SceneNode => ({
    kind: 'group',
    id: `row-${at}`,
    name: 'Row',
    box: { x: 320, y: 20 * at, width: 150, height: 20 },
    children: words.map((each, index) => text(`${at}-${index}`, each, 320 + index * 50)),
    ofChart: 'chart',
  });
  const nodes = (total: string, rows: readonly (readonly string[])[]): SceneNode[] => [
    chart({
      chart: 'doughnut',
      labels: ['Search', 'Video'],
      series: [{ name: 'THB', values: [300, 100], colour: 'brand' }],
    }),
    { ...text('total', total, 120), ofChart: 'chart' },
    text('unit', 'THB a month', 120),
    ...rows.map((words, at) => row(at, words)),
  ];
  const native = (given: readonly SceneNode[]): NativeChart => {
    const found = withOwnTexts(given).find((node) => node.kind === 'chart');
    if (!found) throw new Error('No chart.');
    return found;
  };
  const full = native(
    nodes('400', [
      ['Search', '300', '75%'],
      ['Video', '100', '25%'],
    ]),
  );
  const sheetOf = (node: NativeChart): string =>
    xmlPart(openPackage(writeWorkbook(node)), 'xl/worksheets/sheet1.xml')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

  it('are the chart’s own, and no texts of the slide', () => {
    const ids = withOwnTexts(nodes('400', [['Search', '300', '75%']])).map(({ id }) => id);
    expect(ids).toEqual(['chart', 'unit']);
    const xml = chartPart(full, LIGHT_THEME, 'en-US');
    expect(xml).toMatch(/<c:title><c:tx><c:strRef><c:f>Sheet1!\$E\$1<\/c:f>.*?<c:v>400<\/c:v>/);
    expect(xml).toMatch(/<c:cat>.*?<c:v>Search {3}300 {3}75%<\/c:v>/);
    expect(xml).toMatch(/<c:legend>.*<c:manualLayout>/);
    expect(frameBox(full)).toEqual({ x: 0, y: 0, width: 470, height: 200 });
    expect(plotSize(full)).toEqual({ width: 200, height: 200 });
  });

  it('are reckoned in its workbook from its values', () => {
    const sheet = sheetOf(full);
    expect(sheet).toContain('<c r="E1" t="str"><f>TEXT(SUM(B2:B3),"#,##0")</f><v>400</v>');
    expect(sheet).toContain(
      '<f>D3&"   "&TEXT(B3,"#,##0")&"   "&TEXT(B3/SUM(B$2:B$3),"0%")</f><v>Video   100   25%</v>',
    );
    expect(openXmlErrors(writeWorkbook(full), 'xlsx')).toEqual([]);
  });

  it('say shares once, and a total with its sign', () => {
    const sheet = sheetOf(
      native(
        nodes('100%', [
          ['Search', '75%'],
          ['Video', '25%'],
        ]),
      ),
    );
    expect(sheet).toContain('<f>TEXT(SUM(B2:B3),"#,##0")&"%"</f>');
    expect(sheet).toContain('<f>D2&"   "&TEXT(B2/SUM(B$2:B$3),"0%")</f>');
  });
});
