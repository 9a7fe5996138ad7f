/** Page 4: the number that makes the goal small, the segments as bars, what is moving, and the sources. */
import type { Box, SceneNode, TableNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  clean,
  columns,
  firstLevel,
  headlineOf,
  list,
  THIRD_NOTE_LINE,
  noteFits,
  rowPlaces,
  say,
  splitFigure,
  style,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { spotlight } from '../kit/spotlight.ts';
import { attempt, evenRows } from '../kit/table-pages.ts';
import {
  chartOf,
  marketSize,
  onlyName,
  segmentTable,
  sourcesNote,
  trendGrid,
  type Level,
  type Output,
} from './market-parts.ts';
import { sparseSlide } from './market-sparse.ts';
import { allSaid, continued, notedOn, saidBy } from './reckoned-first.ts';

const LEVELS: readonly Level[] = [
  { figure: 96, body: 18, table: 14, trends: 'beside', bar: 54 },
  { figure: 88, body: 16, table: 13, trends: 'beside', bar: 48 },
  { figure: 80, body: 14, table: 12, trends: 'beside', bar: 44 },
  { figure: 64, body: 13, table: 12, trends: 'beside', bar: 40 },
  { figure: 54, body: 12, table: 11.5, trends: 'beside', bar: 34 },
  { figure: 54, body: 12, table: 11, trends: 'beside', bar: 28 },
  ...[
    { figure: 72, body: 15, table: 13, bar: 48 },
    { figure: 64, body: 14, table: 12, bar: 40 },
    { figure: 54, body: 13, table: 12, bar: 34 },
    { figure: 54, body: 12, table: 11, bar: 28 },
  ].map((sizes): Level => ({ ...sizes, trends: 'left' })),
  { figure: 80, body: 16, table: 13, trends: 'second', bar: 52 },
  { figure: 64, body: 14, table: 12, trends: 'second', bar: 44 },
  { figure: 54, body: 12, table: 11.5, trends: 'second', bar: 40 },
  { figure: 64, body: 14, table: 12, trends: 'apart', bar: 44 },
  { figure: 44, body: 12, table: 11.5, trends: 'apart', bar: 36 },
  { figure: 36, body: 12, table: 11, trends: 'apart', bar: 0 },
];
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

/** Of the second slide: larger than the first one's where it fits. */
const SECOND_TABLES: readonly Pt[] = [16, 15, 14];
const SECOND_TRENDS: readonly Pt[] = [22, 20, 18, 16, 14, 12];

/** Trends on a panel of their own: no more than these, as large as they fit. */
const MOST_ON_PANEL = 2;
const PANEL_SIZES: readonly Pt[] = [28, 24, 22, 20, 18];
const PANEL_PAD: Pt = pxToPt(28);
const PANEL_GAP: Pt = pxToPt(26);
/** Kept free under the table, and the lowest that a panel is. */
const PANEL_AIR: Pt = pxToPt(8);
const LOWEST_PANEL: Pt = pxToPt(140);

/** Without a chart what is moving takes its place, on a panel over the table, which needs `below`. */
function trendPanel(
  context: PageContext,
  trends: readonly string[],
  place: Box,
  below: Pt,
): SceneNode | undefined {
  const height = place.height - (below > 0 ? below + PANEL_GAP : 0);
  if (trends.length === 0 || trends.length > MOST_ON_PANEL || height < LOWEST_PANEL) return undefined;
  const { lang } = context;
  const box = { ...place, height };
  const ink = { colour: 'onBrand' } as const;
  const head = say(context, 'What is moving', 'สิ่งที่กำลังเปลี่ยน');
  const words = (size: Pt, y: Pt): Stack =>
    trends.reduce(
      (stack, trend, index) =>
        stack
          .gap(index === 0 ? 6 : size * 0.6)
          .text(`trend-${index + 1}`, `Trend ${index + 1}`, trend, style('head', lang, { size, ...ink }), {
            balance: true,
          }),
      new Stack(context, {
        ...box,
        x: box.x + PANEL_PAD,
        y,
        width: box.width - 2 * PANEL_PAD,
        height: 10_000,
      }).text('trends-head', 'Trends', head, style('label', lang, ink)),
    );
  const size = PANEL_SIZES.find((each) => words(each, 0).used <= height - 2 * pxToPt(20));
  if (size === undefined) return undefined;
  const top = box.y + (height - words(size, 0).used) / 2;
  return card('trends-panel', head, box, 'filled', words(size, top).nodes);
}

/** Sources that are too long for the notes line, under their head. */
function sourceList(context: PageContext, sources: readonly string[], place: Box): SceneNode[] {
  const stack = new Stack(context, place);
  stack
    .text('sources-head', 'Sources', say(context, 'Sources', 'แหล่งข้อมูล'), style('label', context.lang))
    .gap(4);
  stack.add(
    list(context, sources, style('note', context.lang, { size: 12 }), {
      id: 'sources',
      name: 'Sources',
      x: place.x,
      y: stack.y,
      width: place.width,
    }),
  );
  return stack.nodes;
}

/** Heights of bars that have the slide's height to themselves, highest first. */
const TALL_BARS: readonly Pt[] = [84, 76, 68, 60, 54];

/** `whole`: nothing stands under the bars, which take the height. */
function chartFor(context: PageContext, place: Box, bar: Pt, whole: boolean): SceneNode | undefined {
  if (!whole) return chartOf(context, place, bar);
  return (
    TALL_BARS.filter((own) => own > bar)
      .map((own) => chartOf(context, place, own, own))
      .find((chart) => chart && chart.box.height <= place.height - PANEL_AIR) ??
    chartOf(context, place, bar, bar)
  );
}

/** Most height of a row that fills a slide. */
const TALLEST_ROW: Pt = 76;

/** The table with its rows over the height of `place`. */
function tallRows(table: TableNode, place: Box): TableNode {
  const places = rowPlaces(table).slice(1);
  const header = table.box.height - places.reduce((sum, { height }) => sum + height, 0);
  const share = Math.min(TALLEST_ROW, (place.height - PANEL_AIR - header) / Math.max(1, places.length));
  return attempt(() => evenRows(table, share, 'middle')) ?? table;
}

/** Facts that take no more of their column stand in the middle of its height. */
const LITTLE = 0.5;

const loweredBy = (nodes: readonly SceneNode[], down: Pt): SceneNode[] =>
  nodes.map((node) => ({ ...node, box: { ...node.box, y: node.box.y + down } }));

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

  if (level.trends === 'left') {
    if (trends.length === 0) throw new DoesNotFit('Trends');
    facts.gap(pxToPt(24));
    const place = { ...left, y: facts.y, height: bottomOf(body) - facts.y };
    facts.nodes.push(...trendGrid(context, trends, place, level.body, 1).nodes);
  }
  const onSecond = level.trends === 'second';
  const chart = level.bar > 0 ? chartFor(context, right, level.bar, onSecond) : undefined;
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
    // A slide of its own has room for more than the first one's sizes.
    const [table, ...more] =
      SECOND_TABLES.filter((own) => own > level.table)
        .map((own) =>
          attempt(() => segmentTable(context, output, chart ? segmentSide : whole, { ...level, table: own })),
        )
        .find((made) => made?.length === 1) ??
      segmentTable(context, output, chart ? segmentSide : whole, level);
    if (!table || more.length > 0) throw new DoesNotFit('Segments');
    const panel = chart
      ? trendPanel(context, trends, { ...trendSide, height: trendSide.height - PANEL_AIR }, 0)
      : undefined;
    const beside = panel
      ? [panel]
      : SECOND_TRENDS.map((own) =>
          attempt(() => trendGrid(context, trends, trendSide, Math.max(own, level.body), 1).nodes),
        ).find((made) => made !== undefined);
    if (chart && !beside) throw new DoesNotFit('Trends');
    push([tallRows(table, chart ? segmentSide : whole), ...(chart ? (beside ?? []) : [])]);
    apartTop = whole.y;
  } else {
    const tableTop = chart ? bottomOf(chart.box) + pxToPt(12) : right.y;
    if (tableTop > bottomOf(body) - 60) throw new DoesNotFit('Segments');
    const first = { ...right, y: tableTop, height: bottomOf(body) - tableTop };
    const beside = output.segmentSizes.length === 0 ? [] : segmentTable(context, output, first, level);
    // A table that continues does so over the whole width, from the top.
    const [table] = beside.length > 1 ? [] : beside;
    const panel =
      chart || level.trends !== 'beside' || beside.length > 1
        ? undefined
        : trendPanel(context, trends, { ...right, height: right.height - PANEL_AIR }, table?.box.height ?? 0);
    if (panel) {
      const y = bottomOf(panel.box) + PANEL_GAP;
      const under = { ...right, y, height: bottomOf(body) - y };
      const alone = facts.used < left.height * LITTLE;
      const free = alone ? (left.height - facts.used) / 2 : 0;
      push([...loweredBy(nodes, free), panel, ...(table ? segmentTable(context, output, under, level) : [])]);
      if (!inNote && sources.length > 0) throw new DoesNotFit('Sources');
      return slides;
    }
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
  if (!inNote && sources.length > 0)
    apart.push(...sourceList(context, sources, { ...body, y: apartTop, height: bottomOf(body) - apartTop }));
  if (apart.length > 0) slides.push({ layout: 'content', headline, nodes: apart, note: '' });
  return slides;
}

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
