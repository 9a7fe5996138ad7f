/** Page 4: the number that makes the goal small, the segments as bars, what is moving, and the sources. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  columns,
  firstLevel,
  headlineOf,
  list,
  THIRD_NOTE_LINE,
  noteFits,
  rule,
  say,
  seriesOf,
  splitFigure,
  style,
  tables,
  text,
  tryLevels,
  valuesOf,
  widthOf,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { spotlight } from '../kit/spotlight.ts';
import { sparseSlide } from './market-sparse.ts';
import { allSaid, continued, notedOn, saidBy } from './reckoned-first.ts';

type Output = SectionOutput<'market-overview'>;

interface Level {
  figure: Pt;
  body: Pt;
  table: Pt;
  /**
   * Where the trends and sources stand: beside the number; on a second slide beside the segments, so that the chart has
   * the first one's height; or after everything.
   */
  trends: 'beside' | 'second' | 'apart';
  /** Height of a bar with its gap; 0 for no chart. */
  bar: Pt;
}
const LEVELS: readonly Level[] = [
  { figure: 96, body: 18, table: 14, trends: 'beside', bar: 54 },
  { figure: 88, body: 16, table: 13, trends: 'beside', bar: 48 },
  { figure: 80, body: 14, table: 12, trends: 'beside', bar: 44 },
  { figure: 64, body: 13, table: 12, trends: 'beside', bar: 40 },
  { figure: 54, body: 12, table: 11.5, trends: 'beside', bar: 34 },
  { figure: 54, body: 12, table: 11, trends: 'beside', bar: 28 },
  { figure: 80, body: 16, table: 13, trends: 'second', bar: 52 },
  { figure: 64, body: 14, table: 12, trends: 'second', bar: 44 },
  { figure: 54, body: 12, table: 11.5, trends: 'second', bar: 40 },
  { figure: 64, body: 14, table: 12, trends: 'apart', bar: 44 },
  { figure: 44, body: 12, table: 11.5, trends: 'apart', bar: 36 },
  { figure: 36, body: 12, table: 11, trends: 'apart', bar: 0 },
];
const SERIES_COLOURS: readonly ColourRole[] = ['brand', 'tint2', 'neutral', 'mid', 'deep'];
/** A magnitude, and the word that it counts. */
const UNIT =
  /^((?:million|billion|thousand|พันล้าน|ล้าน|แสน|หมื่น|พัน)(?:\s*[\p{L}\p{M}]+)?)(?![\p{L}\p{M}])\s*([\s\S]*)$/u;

/** A figure with its magnitude and what it counts inside a sentence. */
const WITHIN =
  /^([^\d]*\S)\s+(\d[\d.,]*\s(?:million|billion|thousand|พันล้าน|ล้าน|แสน|หมื่น|พัน)\s?[\p{L}\p{M}]*)\s+(\S[^\d]*[\s\S]*)$/u;

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

function marketSize(context: PageContext, output: Output, stack: Stack, level: Level): void {
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

function chartOf(context: PageContext, box: Box, bar: Pt, most = 24): SceneNode | undefined {
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

function segmentTable(
  context: PageContext,
  output: Output,
  box: Box,
  level: Level,
): ReturnType<typeof tables> {
  // A column that nothing is known for is left out; names alone are set larger.
  const growth = output.segmentSizes.some((segment) => clean(segment.growth) !== '');
  const sizes = output.segmentSizes.some((segment) => clean(segment.size) !== '');
  const names = !growth && !sizes;
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
      rows: output.segmentSizes.map((segment) => [
        segment.segment,
        ...(sizes ? [segment.size] : []),
        ...(growth ? [segment.growth] : []),
      ]),
    },
    box.y,
    { first: box.height },
  );
}

function trendGrid(
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
function sourcesNote(context: PageContext, output: Output): string {
  const sources = output.dataSources.map(clean).filter((source) => source !== '');
  return sources.length === 0 ? '' : `${say(context, 'Sources', 'แหล่งข้อมูล')}: ${sources.join('; ')}`;
}

/** More than this is a table, and more trends a grid. */
const MOST_THIN = { segments: 2, trends: 2 };

/** A size without a chart and little beside it: the size on a panel, the rest in rows that fill the height. */
function thin(output: Output, context: PageContext): SlideDraft[] {
  const trends = output.trendSummary.map(clean).filter((trend) => trend !== '');
  const size = clean(output.totalMarketSize);
  const note = sourcesNote(context, output);
  const few = output.segmentSizes.length <= MOST_THIN.segments && trends.length <= MOST_THIN.trends;
  const said = output.segmentSizes.length + trends.length;
  // A size that begins with its figure shows it large instead.
  const large = splitFigure(size) !== undefined;
  if (size === '' || large || !few || said === 0 || (note !== '' && !noteFits(context, note)))
    throw new DoesNotFit('Market overview');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  if (chartOf(context, body, 40)) throw new DoesNotFit('Segments');
  const fields = [
    { label: say(context, 'What the goal asks', 'เป้าหมายขออะไร'), words: output.currentSituation },
    { label: say(context, 'Growth', 'การเติบโต'), words: output.marketGrowth },
    ...output.segmentSizes.map((segment) => ({
      label: clean(segment.segment),
      words: [segment.size, segment.growth]
        .map(clean)
        .filter((words) => words !== '')
        .join(' · '),
    })),
    ...trends.map((words) => ({ label: say(context, 'What is moving', 'สิ่งที่กำลังเปลี่ยน'), words })),
  ];
  const item = { head: size, above: say(context, 'Market size', 'ขนาดตลาด'), fields };
  const nodes = spotlight(context, 'market', [item], body);
  return [{ layout: 'content', headline, nodes, ...(note === '' ? {} : { note }) }];
}

function draw(output: Output, context: PageContext, level: Level): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const sources = output.dataSources.map(clean).filter((source) => source !== '');
  const sourceNote = sourcesNote(context, output);
  const inNote = sources.length > 0 && noteFits(context, sourceNote, 3);
  const longNote = inNote && !noteFits(context, sourceNote);
  const body = longNote ? { ...whole, height: whole.height - THIRD_NOTE_LINE } : whole;
  const [left, right] = columns(body, [434, 651], pxToPt(79));
  if (!left || !right) throw new DoesNotFit('Market overview');
  const trends = output.trendSummary.filter((trend) => clean(trend) !== '');

  const facts = new Stack(context, left);
  marketSize(context, output, facts, level);
  const paragraph = style('body', lang, { size: level.body });
  [output.currentSituation, output.marketGrowth].map(clean).forEach((words, index) => {
    if (words === '') return;
    facts
      .gap(pxToPt(16))
      .rule(`fact-rule-${index + 1}`)
      .gap(pxToPt(14));
    facts.text(`fact-${index + 1}`, index === 0 ? 'Situation' : 'Growth', words, paragraph);
  });

  const onSecond = level.trends === 'second';
  const chart =
    level.bar > 0 ? chartOf(context, right, level.bar, onSecond ? level.bar : undefined) : undefined;
  const slides: SlideDraft[] = [];
  const apart: SceneNode[] = [];
  let apartTop = body.y;
  const nodes: SceneNode[] = [...facts.nodes, ...(chart ? [chart] : [])];
  const push = (own: SceneNode[]): void => {
    const note = slides.length > 0 ? { note: '' } : inNote ? { note: sourceNote } : {};
    slides.push({ layout: 'content', headline, nodes: own, ...note });
  };
  if (onSecond) {
    const halves = columns(whole, [640, 484], pxToPt(40));
    const [segmentSide, trendSide] = halves;
    if (!segmentSide || !trendSide || trends.length === 0) throw new DoesNotFit('Trends');
    // Without a chart the trends stand beside the number, and the segments have a slide to themselves.
    if (!chart) nodes.push(...trendGrid(context, trends, right, level.body).nodes);
    push(nodes);
    const [table, ...more] = segmentTable(context, output, chart ? segmentSide : whole, level);
    if (!table || more.length > 0) throw new DoesNotFit('Segments');
    push([table, ...(chart ? trendGrid(context, trends, trendSide, level.body, 1).nodes : [])]);
    apartTop = whole.y;
  } else {
    const tableTop = chart ? bottomOf(chart.box) + pxToPt(12) : right.y;
    if (tableTop > bottomOf(body) - 60) throw new DoesNotFit('Segments');
    const first = { ...right, y: tableTop, height: bottomOf(body) - tableTop };
    const beside = output.segmentSizes.length === 0 ? [] : segmentTable(context, output, first, level);
    // A table that continues does so over the whole width, from the top.
    const [table] = beside.length > 1 ? [] : beside;
    if (table) nodes.push(table);
    if (trends.length > 0 && level.trends === 'beside') {
      if (beside.length > 1) throw new DoesNotFit('Trends');
      const y = (table ? bottomOf(table.box) : tableTop) + pxToPt(18);
      nodes.push(
        ...trendGrid(context, trends, { ...right, y, height: bottomOf(body) - y }, level.body).nodes,
      );
    }
    push(nodes);
    if (beside.length > 1) for (const part of segmentTable(context, output, whole, level)) push([part]);
    if (trends.length > 0 && level.trends === 'apart') {
      const grid = trendGrid(context, trends, body, level.body);
      apart.push(...grid.nodes);
      apartTop = grid.bottom + 8;
    }
  }
  if (!inNote && sources.length > 0) {
    const stack = new Stack(context, { ...body, y: apartTop, height: bottomOf(body) - apartTop });
    stack.text('sources-head', 'Sources', say(context, 'Sources', 'แหล่งข้อมูล'), style('label', lang)).gap(4);
    stack.add(
      list(context, sources, style('note', lang, { size: 12 }), {
        id: 'sources',
        name: 'Sources',
        x: body.x,
        y: stack.y,
        width: body.width,
      }),
    );
    apart.push(...stack.nodes);
  }
  if (apart.length > 0) slides.push({ layout: 'content', headline, nodes: apart, note: '' });
  return slides;
}

/** The name of a group of which nothing else is told; '' where a size or more is. */
const onlyName = ({ segment, size, growth }: Output['segmentSizes'][number]): string =>
  clean(size) === '' && clean(growth) === '' ? clean(segment) : '';

const present: PageLayout<'market-overview'> = (output, context) =>
  firstLevel(context, [output], (all) => thin(all, context)) ??
  tryLevels(context, output, LEVELS, (level) => draw(output, context, level));

export const layout: PageLayout<'market-overview'> = (output, context) => {
  const first = sparseSlide(context);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const left = {
    ...output,
    segmentSizes: output.segmentSizes.filter((segment) => !allSaid(said, segment)),
    trendSummary: output.trendSummary.filter((trend) => !said(trend)),
    dataSources: output.dataSources.filter((source) => !said(source)),
  };
  // Groups of which only the name is known are no slide of their own.
  const [named, sized] = [left.segmentSizes.map(onlyName), left.segmentSizes.filter((one) => !onlyName(one))];
  if (sized.length + left.trendSummary.length === 0) {
    const size = `${say(context, 'Market size', 'ขนาดตลาด')}: ${clean(left.totalMarketSize)}`;
    const groups = named.filter((name) => name !== '' && !clean(left.totalMarketSize).includes(name));
    const few = [
      groups.length === 0 ? '' : `${say(context, 'Groups', 'กลุ่ม')}: ${groups.join(', ')}`,
      left.marketGrowth,
      left.currentSituation,
      ...left.dataSources,
    ].filter((each) => !said(each));
    const noted = notedOn(context, first, said(left.totalMarketSize) ? few : [size, ...few]);
    if (noted) return noted;
  }
  const head = say(context, 'What is known of the market', 'สิ่งที่รู้เกี่ยวกับตลาดนี้');
  return continued(context, first, head, (own) => present(left, own));
};
