/** The figures beside a funnel: a row for each stage, in line with its layer. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, TableNode, TableRow } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  clean,
  para,
  say,
  style,
  tables,
  widthOf,
  type Cell,
  type PageContext,
  type TableColumn,
} from '../kit/index.ts';
import type { Item, Part } from '../kit/reckoned.ts';
import { filledColumns } from '../kit/table-pages.ts';
import type { ParagraphSpec } from '../text/engine.ts';

export type Layer = SectionOutput<'campaign-structure'>['funnelLayers'][number];
export type Volume = Item<'volumes'>;

export interface VolumeLevel {
  /** Figures and words of the rows. */
  figure: Pt;
  size: Pt;
  /** Bars of each stage's share of the first. */
  shares: boolean;
}
/** Where the table begins, from the body's left. */
export const TABLE_LEFT: Pt = pxToPt(394);
export const HEADER: Pt = pxToPt(26);
/** Over the first layer, under the header's rule. */
export const HEADER_GAP: Pt = pxToPt(4);

/** Where the layers stand. */
export interface Frame {
  /** Of each layer and its row. */
  tops: Pt[];
  layer: Pt;
  /** From one layer's top to the next one's. */
  step: Pt;
}

const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(', ');

/** Who carries a stage and who sees it: the volume's own words, or the layer's where the page says all on one slide. */
function wordsOf(context: PageContext, volume: Volume, layer: Layer | undefined, size: Pt): [Cell, Cell] {
  const bold = style('table', context.lang, { size, weight: 700 });
  const plain = style('table', context.lang, { size });
  const carried: ParagraphSpec[] = layer
    ? [
        ...(layer.campaigns.length === 0 ? [] : [para(joined(layer.campaigns), bold)]),
        ...(layer.platforms.length === 0
          ? []
          : [para(joined(layer.platforms), { ...plain, colour: 'quiet' })]),
      ]
    : [para(volume.carriedBy ?? '', bold)];
  const seen = layer ? layer.audienceDefinition : (volume.seenBy ?? '');
  const isEmpty = carried.every(({ runs }) => runs.length === 0);
  return [
    isEmpty ? '' : { paragraphs: carried },
    clean(seen) === '' ? '' : { paragraphs: [para(seen, plain)] },
  ];
}

/** A row of figures for each stage, as high as the funnel's step. */
export function figureTable(
  context: PageContext,
  volumes: Part<'volumes'>,
  layers: readonly Layer[] | undefined,
  body: Box,
  frame: Frame,
  { figure, size }: VolumeLevel,
  reserved: Pt,
): TableNode | undefined {
  const { lang } = context;
  const look = (colour: ColourRole) => style('head', lang, { size: figure, colour });
  const cell = (words: string | undefined, colour: ColourRole): Cell =>
    clean(words ?? '') === ''
      ? ''
      : {
          paragraphs: [
            para(words ?? '', { ...look(colour), ...(colour === 'quiet' ? { weight: 400 as const } : {}) }),
          ],
        };
  const rows = volumes.map((volume, index): Cell[] => [
    // The first column is kept also where it is empty; the stage stands in the funnel.
    '',
    cell(volume.week?.text, 'brand'),
    cell(volume.unitCost?.text, 'ink'),
    cell(volume.today?.text, 'quiet'),
    ...wordsOf(context, volume, layers?.[index], size),
  ]);
  const small = style('table', lang, { size: 12 });
  const columnOf = (head: string, pick: (volume: Volume) => string | undefined): TableColumn => {
    const widths = volumes.map((volume) => widthOf(context, pick(volume) ?? '', look('ink')));
    return { head, share: Math.max(widthOf(context, head, small), ...widths) + pxToPt(24) };
  };
  const heads: TableColumn[] = [
    { head: '', share: 0.01 },
    columnOf(say(context, 'A week', 'ต่อสัปดาห์'), ({ week }) => week?.text),
    columnOf(say(context, 'Each costs', 'หน่วยละ'), ({ unitCost }) => unitCost?.text),
    columnOf(say(context, 'Today’s rate', 'ที่อัตราวันนี้'), ({ today }) => today?.text),
  ];
  const width = body.width - TABLE_LEFT;
  const left =
    width -
    heads
      .slice(1)
      .reduce((sum, { share }, at) => sum + (rows.some((row) => row[at + 1] !== '') ? share : 0), 0);
  const words = layers ?? volumes;
  if (words.length > 0) {
    heads.push(
      { head: say(context, 'Carried by', 'ใช้อะไร'), share: Math.max(1, left * 0.5) },
      { head: say(context, 'Who sees it', 'ใครเห็น'), share: Math.max(1, left * 0.5) },
    );
  }
  const { columns, rows: kept } = filledColumns(heads, rows);
  if (columns.length === 1) return undefined;
  const [table, more] = tables(
    context,
    {
      id: 'figures',
      name: say(context, 'Figures of each stage', 'ตัวเลขของแต่ละขั้น'),
      caption: say(context, 'Pace, cost and audience of each stage', 'จังหวะ ต้นทุน และผู้ชมของแต่ละขั้น'),
      x: body.x + TABLE_LEFT,
      width,
      columns: columns.slice(1).map((column) => ({ ...column, weight: 400 as const })),
      rows: kept.map((row) => row.slice(1)),
      size,
      padding: { x: pxToPt(10), y: 3 },
    },
    (frame.tops[0] ?? 0) - HEADER - HEADER_GAP,
    { first: 10_000 },
  );
  if (!table || more) throw new DoesNotFit('Figures');
  return placedRows(table, frame, volumes.length, reserved);
}

/**
 * The table's rows in line with the layers. Where a bar stands in a layer's foot, it has an empty row under the words, as
 * high as the bar and what passes: a table keeps its words in the middle of a row.
 */
function placedRows(table: TableNode, frame: Frame, count: number, reserved: Pt): TableNode {
  const first = (frame.tops[0] ?? 0) - HEADER_GAP;
  const end = (frame.tops[count - 1] ?? 0) + frame.layer;
  let y = first - HEADER;
  const rows = table.rows.flatMap((row, index): TableRow[] => {
    const top = y;
    const layer = frame.tops[index - 1] ?? 0;
    const next = frame.tops[index];
    // To the middle of what passes, or to the bar.
    const middle = next === undefined ? end : (layer + frame.layer + next) / 2;
    const bottom = row.header ? first : reserved > 0 ? layer + frame.layer - reserved : middle;
    y = row.header || next === undefined || reserved === 0 ? bottom : middle;
    const height = bottom - top;
    const cells = row.cells.map((cell, at) => {
      if (cell.text.height > height - 2) throw new DoesNotFit('Figures');
      const box = { ...cell.box, y: top + 1, height: height - 2, ...(at === 0 ? { x: table.box.x } : {}) };
      return { ...cell, box, verticalAlign: 'middle' as const };
    });
    const { rule: line, ...plain } = row;
    const ruled = line && index < count ? { rule: line } : {};
    if (y === bottom) return [{ ...plain, height, cells, ...ruled }];
    const empty = cells.map((cell) => ({
      ...cell,
      text: { ...cell.text, paragraphs: [], height: 0 },
      box: { ...cell.box, y: bottom + 1, height: y - bottom - 2 },
    }));
    return [
      { ...plain, height, cells },
      { height: y - bottom, cells: empty, ...ruled },
    ];
  });
  return {
    ...table,
    rows,
    padding: { ...table.padding, y: 1 },
    box: { ...table.box, y: first - HEADER, height: y - first + HEADER },
  };
}
