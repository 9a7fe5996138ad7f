/** What page 4 is made of: the size as a number, segments as a chart and a table, trends under rules, and the sources. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  clean,
  columns,
  rule,
  say,
  seriesOf,
  splitFigure,
  style,
  tables,
  text,
  valuesOf,
  widthOf,
  type PageContext,
} from '../kit/index.ts';

export type Output = SectionOutput<'market-overview'>;

export interface Level {
  figure: Pt;
  body: Pt;
  table: Pt;
  /**
   * Where the trends stand: beside the number, under the segments; under the number; on a second slide beside the segments, so that the chart has
   * the first one's height; or after everything.
   */
  trends: 'beside' | 'left' | 'second' | 'apart';
  /** Height of a bar with its gap; 0 for no chart. */
  bar: Pt;
}
/** The name of a group of which nothing else is told; '' where a size or more is. */
export const onlyName = ({ segment, size, growth }: Output['segmentSizes'][number]): string =>
  clean(size) === '' && clean(growth) === '' ? clean(segment) : '';

const SERIES_COLOURS: readonly ColourRole[] = ['brand', 'tint2', 'neutral', 'mid', 'deep'];
/** A magnitude, and the word that it counts. */
const UNIT =
  /^((?:million|billion|thousand|พันล้าน|ล้าน|แสน|หมื่น|พัน)(?:\s*[\p{L}\p{M}]+)?)(?![\p{L}\p{M}])\s*([\s\S]*)$/u;

/** A figure with its magnitude, or of thousands, and what it counts inside a sentence. */
const WITHIN =
  /^([^\d]*\S)\s+(\d[\d.,]*\s(?:million|billion|thousand|พันล้าน|ล้าน|แสน|หมื่น|พัน)\s?[\p{L}\p{M}]*|\d{1,3}(?:,\d{3})+\s[\p{L}\p{M}]+)\s+(\S[^\d]*[\s\S]*)$/u;

/** 'In two towns there are', '1.09 million people', 'aged 20 and over' under each other; false without such a figure. */
function figureWithin(context: PageContext, size: string, stack: Stack): boolean {
  const [, before = '', figure = '', after = ''] = WITHIN.exec(size) ?? [];
  if (figure === '') return false;
  const { lang } = context;
  const lead = style('lead', lang, { size: 17 });
  const look = [54, 48, 42, 36]
    .map((each) => style('number', lang, { size: each, colour: 'brand' }))
    .find((each) => widthOf(context, figure, each) <= stack.box.width);
  if (!look) return false;
  stack
    .text('market-size-before', 'Market size, where', before, lead)
    .text('market-size', 'Market size', figure, look, { role: 'number' })
    .gap(2)
    .text('market-size-of', 'Market size, of what', after, lead);
  return true;
}

export function marketSize(context: PageContext, output: Output, stack: Stack, level: Level): void {
  const { lang } = context;
  const size = clean(output.totalMarketSize);
  const split = splitFigure(size);
  if (!split) {
    if (figureWithin(context, size, stack)) return;
    stack.text('market-size', 'Market size', size, style('head', lang, { size: 22, colour: 'brand' }), {
      role: 'number',
    });
    return;
  }
  const [, unit = '', rest = ''] = UNIT.exec(split.rest) ?? ['', '', split.rest];
  const unitSize = 22;
  const unitStyle = style('head', lang, { size: unitSize, colour: 'brand' });
  const beside = unit === '' ? 0 : widthOf(context, unit, unitStyle) + 14;
  const figure = [level.figure, 64, 54, 44, 36].find(
    (each) =>
      each <= level.figure &&
      widthOf(context, split.figure, style('number', lang, { size: each })) + beside <= stack.box.width,
  );
  if (figure === undefined) throw new DoesNotFit('Market size');
  const number = style('number', lang, { size: figure, colour: 'brand' });
  stack.text(
    'market-size',
    'Market size',
    [
      { text: split.figure },
      ...(unit === '' ? [] : [{ text: `  ${unit}`, size: unitSize, weight: 700 as const }]),
    ],
    { ...number, pitch: figure * 1.06 },
    { role: 'number' },
  );
  stack
    .gap(2)
    .text(
      'market-size-of',
      'Market size, of what',
      rest,
      style('lead', lang, { size: Math.max(level.body, 15) }),
    );
}

export function chartOf(context: PageContext, box: Box, bar: Pt, most = 24): SceneNode | undefined {
  const several = seriesOf(context.section.evidence);
  const single = several ? undefined : valuesOf(context.section.evidence);
  const labels = several?.labels ?? single?.labels ?? [];
  const series =
    several?.series ?? (single ? [{ name: clean(single.statement), values: single.values }] : []);
  // One value is no comparison, and many bars need a slide's width.
  if (labels.length < 2 || labels.length > 8 || series.length === 0 || series.length > SERIES_COLOURS.length)
    return undefined;
  const all = series.flatMap((each) => each.values);
  const millions = Math.max(...all) >= 1_000_000;
  const scaled = (value: number): number => (millions ? value / 1_000_000 : value);
  const legend = series.length > 1 ? 20 : 0;
  return {
    kind: 'chart',
    id: 'segments-chart',
    name: say(context, 'Segments', 'กลุ่มตลาด'),
    box: { ...box, height: legend + labels.length * (labels.length > 4 ? Math.min(bar, most) : bar) },
    chart: 'bar',
    ...(series.length > 1 ? { stacked: true } : {}),
    labels,
    series: series.map(({ name, values }, index) => ({
      name,
      values: values.map(scaled),
      colour: SERIES_COLOURS[index] ?? 'neutral',
    })),
    valueFormat: {
      decimals: millions ? 2 : 0,
      thousands: true,
      ...(millions ? { suffix: say(context, ' m', ' ล้าน') } : {}),
    },
    labelSize: 12,
    labelColour: 'ink',
    alt: `${clean(several?.statement ?? single?.statement ?? '')}. ${series
      .map(
        ({ name, values }) =>
          `${name}: ${labels.map((label, index) => `${label} ${values[index]}`).join(', ')}`,
      )
      .join('; ')}.`,
  };
}

const sizeColumn = (context: PageContext) =>
  ({
    head: say(context, 'Size', 'ขนาด'),
    share: 23,
    align: 'right',
    weight: 700,
    colour: 'brand',
  }) as const;

export function segmentTable(
  context: PageContext,
  output: Output,
  box: Box,
  level: Level,
): ReturnType<typeof tables> {
  // A column that nothing is known for is left out; names alone are set larger.
  const growth = output.segmentSizes.some((segment) => clean(segment.growth) !== '');
  const sizes = output.segmentSizes.some((segment) => clean(segment.size) !== '');
  const names = !growth && !sizes;
  // Those of which only the name is known share a row: rows of empty cells say nothing.
  const known = names ? output.segmentSizes : output.segmentSizes.filter((segment) => !onlyName(segment));
  const named = names ? [] : output.segmentSizes.map(onlyName).filter((name) => name !== '');
  return tables(
    context,
    {
      id: 'segments',
      name: 'Segments',
      caption: say(context, 'Segments with size and change', 'กลุ่มตลาด ขนาด และการเปลี่ยนแปลง'),
      x: box.x,
      width: box.width,
      size: names ? level.body : level.table,
      padding: { x: 8, y: names ? 9 : 5 },
      columns: [
        { head: say(context, 'Segment', 'กลุ่ม'), share: 37 },
        ...(sizes ? [sizeColumn(context)] : []),
        ...(growth
          ? [{ head: say(context, 'Change', 'การเปลี่ยนแปลง'), share: 40, colour: 'quiet' as const }]
          : []),
      ],
      rows: [
        ...known.map((segment) => [
          segment.segment,
          ...(sizes ? [segment.size] : []),
          ...(growth ? [segment.growth] : []),
        ]),
        ...(named.length === 0 ? [] : [[named.join(', '), ...(sizes ? [''] : []), ...(growth ? [''] : [])]]),
      ],
    },
    box.y,
    { first: box.height },
  );
}

export function trendGrid(
  context: PageContext,
  trends: readonly string[],
  box: Box,
  size: Pt,
  across: 1 | 2 = 2,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const head = text(context, say(context, 'What is moving', 'สิ่งที่กำลังเปลี่ยน'), style('label', lang), {
    id: 'trends-head',
    name: 'Trends',
    x: box.x,
    y: box.y,
    width: box.width,
  });
  const nodes: SceneNode[] = [head];
  const beside = Math.min(across, trends.length);
  const places = columns(box, beside);
  let y = bottomOf(head.box) + 5;
  for (let at = 0; at < trends.length; at += beside) {
    let next = y;
    trends.slice(at, at + beside).forEach((trend, index) => {
      const place = places[index];
      if (!place) return;
      nodes.push(rule(`trend-rule-${at + index + 1}`, place.x, y, place.width, 'ink', 1.125));
      const node = text(context, trend, style('body', lang, { size }), {
        id: `trend-${at + index + 1}`,
        name: `Trend ${at + index + 1}`,
        x: place.x,
        y: y + 6,
        width: place.width - 4,
      });
      nodes.push(node);
      next = Math.max(next, bottomOf(node.box) + 9);
    });
    y = next;
  }
  if (y - 9 > bottomOf(box) + 0.5) throw new DoesNotFit('Trends');
  return { nodes, bottom: y };
}

/** Where the figures come from, for the notes line; empty without sources. */
export function sourcesNote(context: PageContext, output: Output): string {
  const sources = output.dataSources.map(clean).filter((source) => source !== '');
  return sources.length === 0 ? '' : `${say(context, 'Sources', 'แหล่งข้อมูล')}: ${sources.join('; ')}`;
}
