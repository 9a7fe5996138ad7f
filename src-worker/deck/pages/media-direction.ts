/** Page 15: the money by stage and channel, what runs in each stage, and the budget as a doughnut. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { firstNoted } from '../kit/drafts.ts';
import { doughnut, doughnutColumn, legend, sharesOf, type Parts } from '../kit/doughnut.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  clean,
  enlarged,
  firstLevel,
  formatNumber,
  headlineOf,
  isHeadline,
  matrixOf,
  noteFits,
  para,
  say,
  style,
  tryLevels,
  valuesOf,
  type Cell,
  type Matrix,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Span,
  type TableColumn,
  type TableSpec,
} from '../kit/index.ts';
import { moneyUnit } from '../kit/figures.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import type { FieldCard } from '../kit/field-cards.ts';
import { spotlight } from '../kit/spotlight.ts';
import {
  filledColumns,
  sharesByContent,
  tableLevelsApart,
  tablePages,
  type TableLevel,
  type Tail,
} from '../kit/table-pages.ts';
import { WEEK_LEVELS, weekSlides } from './media-weeks.ts';

type Output = SectionOutput<'media-direction'>;
type StagePlan = Output['stagePlans'][number];

/** The share of the largest cell from which a cell is strong, and from which it is marked. */
const STRONG = 2 / 3;
const MARKED = 0.4;
/** More channels than this leave no room for the doughnut beside the table. */
const MOST_CHANNELS = 5;
const PANEL_GAP: Pt = pxToPt(50);

const key = (words: string): string => clean(words).toLocaleLowerCase();
const joined = (parts: readonly string[], by = ', '): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(by);

/** The matrix without the channels that get nothing: a column of dashes says less than its absence. */
function fundedOf(matrix: Matrix): Matrix {
  const funded = matrix.channels.map((_, column) => matrix.values.some((row) => (row[column] ?? 0) > 0));
  if (!funded.includes(true)) return matrix;
  return {
    ...matrix,
    channels: matrix.channels.filter((_, column) => funded[column]),
    values: matrix.values.map((row) => row.filter((_, column) => funded[column])),
  };
}

/** The matrix with its rows in the order of the stages; undefined where the two do not name the same stages. */
function matrixFor(context: PageContext, output: Output): Matrix | undefined {
  const matrix = matrixOf(context.section.evidence);
  if (!matrix || matrix.channels.length === 0 || matrix.stages.length !== output.stagePlans.length)
    return undefined;
  if (matrix.values.some((row) => row.some((value) => value < 0))) return undefined;
  const rows = output.stagePlans.map((plan) =>
    matrix.stages.findIndex((stage) => key(stage) === key(plan.stage)),
  );
  if (rows.includes(-1) || new Set(rows).size !== rows.length) return undefined;
  return fundedOf({
    ...matrix,
    stages: rows.map((row) => matrix.stages[row] ?? ''),
    values: rows.map((row) => matrix.values[row] ?? []),
  });
}

/** No money is a dash: a nought reads as a figure. */
const sumWords = (value: number): string => (value === 0 ? '–' : formatNumber(value));
const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The budget by channel: the columns' sums, or one series of numbers by channel. */
function partsOf(context: PageContext, output: Output): Parts | undefined {
  const given = matrixOf(context.section.evidence);
  const matrix = given && fundedOf(given);
  const stages = new Set(output.stagePlans.map((plan) => key(plan.stage)));
  const name = say(context, 'Budget by channel', 'งบตามช่องทาง');
  const parts = matrix
    ? {
        labels: matrix.channels.map(clean),
        values: matrix.channels.map((_, column) => totalOf(matrix.values.map((row) => row[column] ?? 0))),
        unit: matrix.unit,
      }
    : valuesOf(context.section.evidence);
  if (!parts) return undefined;
  // Money of the stages is no money of channels; shares of the stages are all that can be drawn without a sum.
  const ofStages = parts.labels.some((label) => stages.has(key(label)));
  if (ofStages !== (parts.unit === '%')) return undefined;
  if (parts.values.filter((value) => value > 0).length < 2 || parts.values.some((value) => value < 0))
    return undefined;
  if (ofStages && Math.abs(totalOf(parts.values) - 100) > 0.5) return undefined;
  return {
    name: ofStages ? say(context, 'Budget by stage', 'งบตามขั้น') : name,
    labels: parts.labels,
    values: parts.values,
    unit: ofStages ? '%' : moneyUnit(context, parts.unit, totalOf(parts.values)),
  };
}

function moneyCell(value: number, largest: number, look: Partial<Span> = {}): Cell {
  if (value === 0) return [{ text: '–', colour: 'quiet' }];
  const share = largest === 0 ? 0 : value / largest;
  const words = [{ text: formatNumber(value), ...look }];
  if (share >= STRONG) return { words, fill: 'brand', colour: 'onBrand' };
  return { words, fill: share >= MARKED ? 'tint2' : 'tint', colour: 'ink' };
}

/** Campaign types and platforms of the stage that no money cell stands for; compliance under them, or beside them. */
function campaignCells(
  context: PageContext,
  plan: StagePlan,
  { unshown, paid, beside }: { unshown: readonly string[]; paid: boolean; beside: boolean },
  size: Pt,
): Cell[] {
  const look = style('table', context.lang, { size });
  const quiet = { ...look, colour: 'quiet' as const };
  const names = joined(unshown);
  const also = paid && names !== '' ? say(context, `Also: ${names}`, `และ: ${names}`) : names;
  const paragraphs = [
    ...(joined(plan.campaignTypes) === '' ? [] : [para(joined(plan.campaignTypes), look, { balance: true })]),
    ...(also === '' ? [] : [para(also, look)]),
  ];
  const rules =
    clean(plan.notesCompliance) === '' ? [] : [para(plan.notesCompliance, quiet, { balance: true })];
  const cells = beside ? [paragraphs, rules] : [[...paragraphs, ...rules]];
  return cells.map((all): Cell => (all.length === 0 ? '' : { paragraphs: all }));
}

function moneyTable(
  context: PageContext,
  output: Output,
  matrix: Matrix,
  place: Box,
  size: Pt,
  padY: Pt,
): TableSpec {
  const bold = style('table', context.lang, { size, weight: 700 });
  const right = (words: string, colour: 'ink' | 'brand' = 'ink'): Cell => ({
    paragraphs: [para(words, { ...bold, colour }, { align: 'right' })],
  });
  const largest = Math.max(...matrix.values.flat());
  // One channel's column is its own sum: beside it stands what part of all each stage gets.
  const summed = matrix.channels.length > 1;
  const figure = summed ? {} : { size: size + 3, weight: 700 as const };
  const shares = sharesOf(matrix.values.map(totalOf)).map((share, row) =>
    totalOf(matrix.values[row] ?? []) > 0 ? share : '',
  );
  const columnSums = matrix.channels.map((_, column) =>
    totalOf(matrix.values.map((row) => row[column] ?? 0)),
  );
  const all = totalOf(columnSums);
  const unit = moneyUnit(context, matrix.unit, all);
  const rows = output.stagePlans.map((plan, row): Cell[] => {
    const values = matrix.values[row] ?? [];
    const shown = new Set(matrix.channels.filter((_, column) => (values[column] ?? 0) > 0).map(key));
    const unshown = plan.platforms.filter((platform) => !shown.has(key(platform)));
    return [
      clean(plan.stage),
      ...matrix.channels.map((_, column) => moneyCell(values[column] ?? 0, largest, figure)),
      right(summed ? sumWords(totalOf(values)) : (shares[row] ?? '')),
      ...campaignCells(context, plan, { unshown, paid: totalOf(values) > 0, beside: !summed }, size),
    ];
  });
  rows.push([
    say(context, 'All stages', 'ทุกขั้น'),
    ...columnSums.map((value) => right(sumWords(value), summed ? 'ink' : 'brand')),
    ...(summed ? [right(formatNumber(all), 'brand'), ''] : ['', '', '']),
  ]);
  const stage = pxToPt(summed ? 118 : 140);
  const money = pxToPt(summed ? 92 : 116);
  const words = Math.max(pxToPt(190), place.width - stage - money * (matrix.channels.length + 1));
  const campaigns = say(context, 'Campaign types', 'ประเภทแคมเปญ');
  const columns: TableColumn[] = [
    { head: unit === '' ? say(context, 'Stage', 'ขั้น') : unit, share: stage },
    ...matrix.channels.map((channel): TableColumn => ({
      head: clean(channel),
      share: money,
      align: 'right',
    })),
    {
      head: summed ? say(context, 'Total', 'รวม') : say(context, 'Share', 'สัดส่วน'),
      share: money,
      align: 'right',
    },
    ...(summed
      ? [{ head: say(context, 'Campaign types; compliance', 'ประเภทแคมเปญ ข้อกำหนด'), share: words }]
      : [
          { head: campaigns, share: words / 2 },
          { head: say(context, 'Compliance', 'ข้อกำหนด'), share: words / 2, colour: 'quiet' as const },
        ]),
  ];
  return {
    id: 'money',
    name: 'Media budget',
    caption: say(
      context,
      'Money by stage and channel, with campaign types',
      'งบตามขั้นและช่องทาง พร้อมประเภทแคมเปญ',
    ),
    x: place.x,
    width: place.width,
    columns,
    rows,
    size,
    padding: { x: pxToPt(summed ? 8 : 12), y: padY },
    ...(summed ? {} : { stretch: 1.4 }),
  };
}

function plainTable(
  context: PageContext,
  output: Output,
  place: Box,
  size: Pt,
  padY: Pt,
  adapt: boolean,
): TableSpec {
  const heads: TableColumn[] = [
    { head: say(context, 'Stage', 'ขั้น'), share: 18 },
    { head: say(context, 'Platforms', 'แพลตฟอร์ม'), share: 24 },
    { head: say(context, 'Campaign types', 'ประเภทแคมเปญ'), share: 30 },
    { head: say(context, 'Compliance', 'ข้อกำหนด'), share: 28, colour: 'quiet' },
  ];
  const cells = output.stagePlans.map((plan): Cell[] => [
    clean(plan.stage),
    joined(plan.platforms),
    joined(plan.campaignTypes),
    clean(plan.notesCompliance),
  ]);
  const { columns, rows } = filledColumns(heads, cells);
  return {
    id: 'stages',
    name: 'Media by stage',
    caption: say(context, 'Platforms and campaign types of each stage', 'แพลตฟอร์มและประเภทแคมเปญของแต่ละขั้น'),
    x: place.x,
    width: place.width,
    columns: adapt ? sharesByContent(columns, rows) : columns,
    rows,
    size,
    padding: { x: pxToPt(12), y: padY },
  };
}

const policyInNote = (context: PageContext, output: Output): boolean =>
  clean(output.policyNotes) !== '' && noteFits(context, clean(output.policyNotes));

/** How the money moves, and the rules that are too long for the notes line, under the table. */
function notesTail(context: PageContext, output: Output, body: Box): Tail | undefined {
  const flow = clean(output.flowNotes);
  const policy = policyInNote(context, output) ? '' : clean(output.policyNotes);
  if (flow === '' && policy === '') return undefined;
  const draw = (y: Pt): Stack => {
    const stack = new Stack(context, { ...body, y, height: 10_000 });
    stack.text(
      'flow',
      'How the money moves',
      flow,
      style('body', context.lang, { size: flow.length > 240 ? 12 : 14 }),
    );
    if (flow !== '' && policy !== '') stack.gap(pxToPt(6));
    return stack.text('policy', 'Policy', policy, style('body', context.lang, { size: 12, colour: 'quiet' }));
  };
  return { height: draw(0).used, nodes: (y) => draw(y).nodes };
}

/** The budget alone, large: the doughnut and its legend side by side. */
function budgetSlide(context: PageContext, parts: Parts): SlideDraft[] {
  const most = Math.max(...parts.values);
  const leader = parts.labels[parts.values.indexOf(most)] ?? '';
  const share = sharesOf(parts.values)[parts.values.indexOf(most)] ?? '';
  const words = say(context, `${leader} takes ${share} of the media budget`, `${leader} ได้ ${share} ของงบสื่อ`);
  const headline = leader.length <= 40 && isHeadline(context, words) ? words : parts.name;
  const body = bodyBox(context, headline);
  const drawn = firstLevel(context, [16, 14, 12], (size) => {
    const diameter = Math.min(body.height, 300);
    const box = { x: body.x, y: body.y, width: diameter, height: diameter };
    const left = box.x + diameter + pxToPt(70);
    const width = Math.min(310, body.x + body.width - left);
    const measured = legend(context, 'budget', parts, { x: left, y: 0, width }, size);
    if (measured.height > body.height) throw new DoesNotFit('Legend');
    const y = body.y + Math.max(0, (diameter - measured.height) / 2);
    const rows = legend(context, 'budget', parts, { x: left, y, width }, size);
    return [
      {
        layout: 'content',
        headline,
        nodes: [...doughnut(context, 'budget', parts, box), ...rows.nodes],
        note: '',
      },
    ];
  });
  // Names too long for a legend: the figures stand in the table already.
  return drawn ?? [];
}

/** A table with the doughnut beside it; `under`: what follows is as wide as the table. */
interface Together {
  size: Pt;
  padY: Pt;
  panel: Pt;
  under?: boolean;
}

/** Of the table of one channel, larger than those of several. */
const SINGLE: readonly TableLevel[] = [
  [17, 12],
  [16, 11],
  [15, 10],
].map(([size = 15, padY = 10]) => ({ size, padY, adapt: false, onePage: true }));

/** One or two stages without money are no table. */
const FEW = 2;
const stageCards = (context: PageContext, output: Output): FieldCard[] =>
  output.stagePlans.map((plan) => ({
    head: plan.stage,
    fields: [
      { label: say(context, 'Platforms', 'แพลตฟอร์ม'), words: joined(plan.platforms) },
      { label: say(context, 'Campaign types', 'ประเภทแคมเปญ'), words: joined(plan.campaignTypes) },
      { label: say(context, 'Compliance', 'ข้อกำหนด'), words: plan.notesCompliance },
    ],
  }));

export const layout: PageLayout<'media-direction'> = (output, context) => {
  const { weeks, flights, moments = [], gate } = context.reckoned;
  const reckoned =
    weeks &&
    flights &&
    reckonedPage(
      context,
      WEEK_LEVELS,
      (level) => weekSlides(context, { weeks, flights, moments, gate }, level),
      {
        title: say(context, 'What runs in each stage', 'สิ่งที่ใช้ในแต่ละขั้น'),
        slides: (rest) => written(output, rest),
      },
    );
  return reckoned ?? written(output, context);
};

/** The output alone. */
const written: PageLayout<'media-direction'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const matrix = matrixFor(context, output);
  const parts = partsOf(context, output);
  const tail = notesTail(context, output, body);
  // The notes line begins with the policy where it is short enough.
  const note = policyInNote(context, output) ? clean(output.policyNotes) : '';
  const slide = (nodes: SceneNode[]): SlideDraft => ({ layout: 'content', headline, nodes });
  const beside = parts !== undefined && parts.labels.length <= MOST_CHANNELS;
  const tableIn = (place: Box, size: Pt, padY: Pt, adapt: boolean): TableSpec =>
    matrix
      ? moneyTable(context, output, matrix, place, size, padY)
      : plainTable(context, output, place, size, padY, adapt);

  const middle = matrix ? ({ align: 'middle' } as const) : {};
  const withDoughnut = ({ size, padY, panel, under = false }: Together): SlideDraft[] => {
    if (!parts || !beside) throw new DoesNotFit('Doughnut');
    const narrow = { ...body, width: body.width - panel - PANEL_GAP };
    // Under the table alone, what follows it leaves the doughnut its height.
    const own = under ? notesTail(context, output, narrow) : tail;
    const [nodes = []] = tablePages(context, tableIn(narrow, size, padY, false), body, {
      tail: own,
      gap: pxToPt(18),
      onePage: true,
      ...middle,
    });
    const reserved = own && !under ? own.height + pxToPt(18) : 0;
    const column = doughnutColumn(
      context,
      'budget',
      parts,
      {
        x: body.x + body.width - panel,
        y: body.y + pxToPt(6),
        width: panel,
        height: body.height - reserved - pxToPt(6),
      },
      panel < pxToPt(260) ? 12 : 14,
    );
    return [slide([...nodes, ...column])];
  };
  const together = firstLevel(
    context,
    [
      ...(matrix
        ? []
        : [
            { size: 15, padY: 16, panel: pxToPt(330), under: true },
            { size: 14, padY: 12, panel: pxToPt(310), under: true },
            { size: 13, padY: 9, panel: pxToPt(290), under: true },
          ]),
      { size: 15, padY: 10, panel: pxToPt(290) },
      { size: 14, padY: 10, panel: pxToPt(290) },
      { size: 13, padY: 9, panel: pxToPt(290) },
      { size: 12, padY: 8, panel: pxToPt(290) },
      { size: 12, padY: 6, panel: pxToPt(270) },
      { size: 11.5, padY: 5, panel: pxToPt(250) },
      { size: 11.5, padY: 3, panel: pxToPt(220) },
    ],
    withDoughnut,
  );
  if (together) return firstNoted(together, note);

  const few =
    matrix || output.stagePlans.length > FEW
      ? undefined
      : firstLevel(context, [output], (all) => [
          slide(spotlight(context, 'stage', stageCards(context, all), body, tail)),
        ]);
  if (few) return [...firstNoted(few, note), ...(parts ? budgetSlide(context, parts) : [])];

  // The policy that stands in the notes line is not said again by flowing text.
  const rest = policyInNote(context, output) ? { ...output, policyNotes: '' } : output;
  const draw = ({ size, padY, adapt, onePage }: TableLevel): SlideDraft[] =>
    output.stagePlans.length === 0
      ? tail
        ? [slide(tail.nodes(body.y))]
        : []
      : tablePages(context, tableIn(body, size, padY, adapt), body, {
          tail,
          gap: pxToPt(18),
          onePage,
          ...middle,
        }).map(slide);
  const levels = tableLevelsApart(output.stagePlans.length + (matrix ? 1 : 0));
  const single = matrix?.channels.length === 1 ? SINGLE : [];
  const pages =
    firstLevel(context, [...single, ...levels.whole], draw) ??
    enlarged(context, levels.larger, firstLevel(context, levels.parts, draw), draw) ??
    tryLevels(context, rest, [], () => []);
  return [...firstNoted(pages, note), ...(parts ? budgetSlide(context, parts) : [])];
};
