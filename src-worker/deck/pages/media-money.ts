/** Page 15: the money by stage and channel, as a table whose cells are as strong as their sums, and as parts of the whole. */
import type { Box } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { sharesOf, type Parts } from '../kit/doughnut.ts';
import {
  clean,
  formatNumber,
  matrixOf,
  para,
  say,
  style,
  valuesOf,
  type Cell,
  type Matrix,
  type PageContext,
  type Span,
  type TableColumn,
  type TableSpec,
} from '../kit/index.ts';
import { moneyUnit } from '../kit/figures.ts';

export type Output = SectionOutput<'media-direction'>;
type StagePlan = Output['stagePlans'][number];

/** The share of the largest cell from which a cell is strong, and from which it is marked. */
const STRONG = 2 / 3;
const MARKED = 0.4;
/** More channels than this leave no room for the doughnut beside the table. */
export const MOST_CHANNELS = 5;
export const PANEL_GAP: Pt = pxToPt(50);

const key = (words: string): string => clean(words).toLocaleLowerCase();
export const joined = (parts: readonly string[], by = ', '): string =>
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
export function matrixFor(context: PageContext, output: Output): Matrix | undefined {
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
export function partsOf(context: PageContext, output: Output): Parts | undefined {
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

export function moneyTable(
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
