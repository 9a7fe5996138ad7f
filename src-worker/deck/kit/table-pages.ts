/** A table with what stands under it, over as many slides as it takes. */
import type { Box, SceneNode, TableNode, VerticalAlign } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { bottomOf } from './grid.ts';
import { MeasuredTable, type Cell, type TableColumn, type TableSpec } from './table.ts';
import { DoesNotFit, type PageContext } from './types.ts';

export interface TableLevel {
  size: Pt;
  padY: Pt;
  /** Column widths after the content instead of the usual ones. */
  adapt: boolean;
  /** Nothing may need a second slide. */
  onePage: boolean;
}

/** More rows than this go on a second slide. */
const MOST_ROWS = 6;
/** So few rows may be larger. */
const FEW_ROWS = 4;
const LARGE: readonly TableLevel[] = [
  { size: 17, padY: 20, adapt: false, onePage: true },
  { size: 16, padY: 16, adapt: false, onePage: true },
];
const LEVELS: readonly TableLevel[] = [
  { size: 14, padY: 15, adapt: false, onePage: true },
  { size: 14, padY: 11, adapt: false, onePage: true },
  { size: 13, padY: 12, adapt: false, onePage: true },
  { size: 13, padY: 9, adapt: false, onePage: true },
  { size: 12, padY: 10, adapt: false, onePage: true },
  { size: 12, padY: 7.5, adapt: false, onePage: true },
  { size: 12, padY: 6, adapt: true, onePage: true },
  { size: 12, padY: 7.5, adapt: false, onePage: false },
  { size: 12, padY: 6, adapt: true, onePage: false },
  { size: 11.5, padY: 5, adapt: true, onePage: false },
];

/** Of a table that continues, where they take no more slides than the usual ones. */
const LARGER: readonly TableLevel[] = [
  { size: 15, padY: 13, adapt: false, onePage: false },
  { size: 14, padY: 12, adapt: false, onePage: false },
  { size: 13, padY: 10, adapt: false, onePage: false },
];

/** The levels that need one slide, those that continue, and larger ones for those that do. */
export function tableLevelsApart(rows: number): Record<'whole' | 'larger' | 'parts', readonly TableLevel[]> {
  const levels = [...(rows <= FEW_ROWS ? LARGE : []), ...LEVELS];
  return {
    whole: rows <= MOST_ROWS ? levels.filter((level) => level.onePage) : [],
    larger: LARGER,
    parts: levels.filter((level) => !level.onePage),
  };
}

/** What follows a table: its height is known before its place. */
export interface Tail {
  height: Pt;
  nodes: (y: Pt) => SceneNode[];
}

/** Kept free above the notes where the content does not need it. */
const AIR: Pt = 9;
/** Largest distance between a table and its tail, in points or by the table's height: they belong together. */
const LOOSE: Pt = 28;
const GROWS = 0.2;

/**
 * The nodes of each slide. The tail stands on the last one, or alone on one more; with `onePage` anything that needs
 * a second slide throws `DoesNotFit`.
 */
export function tablePages(
  context: PageContext,
  spec: TableSpec,
  body: Box,
  options: { tail?: Tail | undefined; gap?: Pt; onePage?: boolean; align?: VerticalAlign } = {},
): SceneNode[][] {
  if (hasHopelessCell(spec, body.height)) throw new DoesNotFit(spec.name);
  const pages = pagesOf(context, spec, body, options);
  const { align } = options;
  if (align === undefined) return pages;
  return pages.map((nodes) => nodes.map((node) => (node.kind === 'table' ? aligned(node, align) : node)));
}

/** The table with the cells of its body aligned. */
export const aligned = (table: TableNode, verticalAlign: VerticalAlign): TableNode => ({
  ...table,
  rows: table.rows.map((row) =>
    row.header ? row : { ...row, cells: row.cells.map((cell) => ({ ...cell, verticalAlign })) },
  ),
});

function pagesOf(
  context: PageContext,
  spec: TableSpec,
  body: Box,
  { tail, gap = 14, onePage = false }: { tail?: Tail | undefined; gap?: Pt; onePage?: boolean },
): SceneNode[][] {
  const reserved = tail ? tail.height + gap : 0;
  const table = new MeasuredTable(context, spec);
  const within = (height: Pt) => attempt(() => table.parts(body.y, { first: height - reserved }));
  const airy = within(body.height - AIR);
  // Large text gives way to the next level before it gives up its air.
  const spacious = onePage && spec.size > 12;
  const whole = airy?.length === 1 || spacious ? airy : within(body.height);
  const only = whole?.[0];
  if (whole && only && whole.length === 1) return [withTail(only, tail, body)];
  if (onePage) throw new DoesNotFit(spec.name);
  const parts = table.parts(body.y, { first: body.height });
  const pages = parts.map((part): SceneNode[] => [part]);
  const last = parts.at(-1);
  if (!tail || !last) return pages;
  if (bottomOf(last.box) + reserved <= bottomOf(body) + 0.5) {
    pages[pages.length - 1] = withTail(last, tail, body);
    return pages;
  }
  // Spread the rows so that the last slide has room, where that costs no slide.
  const tighter = attempt(() => table.parts(body.y, { first: body.height, next: body.height - reserved }));
  const end = tighter?.at(-1);
  if (tighter && end && tighter.length <= parts.length + 1) {
    return [...tighter.slice(0, -1).map((part): SceneNode[] => [part]), withTail(end, tail, body)];
  }
  return [...pages, tail.nodes(body.y)];
}

/** What `make` gives; undefined where it does not fit. */
export function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof DoesNotFit) return undefined;
    throw error;
  }
}

function withTail(table: TableNode, tail: Tail | undefined, body: Box): SceneNode[] {
  if (!tail) return [table];
  const end = bottomOf(body) - tail.height;
  const lowest = end - AIR < bottomOf(table.box) + 14 ? end : end - AIR;
  // In a face that is wider than the deck's own a table grows downwards.
  const loose = Math.max(LOOSE, table.box.height * GROWS);
  return [table, ...tail.nodes(Math.min(lowest, bottomOf(table.box) + loose))];
}

const total = (spans: readonly { text: string }[]): number =>
  spans.reduce((sum, span) => sum + span.text.length, 0);

/** Characters in a cell. */
function lengthOf(cell: Cell | undefined): number {
  if (cell === undefined) return 0;
  if (typeof cell === 'string') return cell.trim().length;
  if ('paragraphs' in cell) return total(cell.paragraphs.flatMap((paragraph) => paragraph.runs));
  if ('words' in cell) return typeof cell.words === 'string' ? cell.words.length : total(cell.words);
  return total(cell);
}

/** Narrower than any script sets its letters, in em: what is too long by this is too long. */
const NARROWEST_LETTER = 0.15;

/** True where a cell cannot fit on any slide: cheaper than measuring it. */
function hasHopelessCell({ columns, rows, width, size }: TableSpec, height: Pt): boolean {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  return rows.some((row) =>
    row.some((cell, index) => {
      const own = (width * (columns[index]?.share ?? 0)) / shares;
      const lines = (lengthOf(cell) * size * NARROWEST_LETTER) / Math.max(1, own);
      return lines * size * 1.3 > height;
    }),
  );
}

/** Columns in which some row says something, with the rows' cells for them. */
export function filledColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
): { columns: TableColumn[]; rows: Cell[][] } {
  const kept = columns.map((_, index) => index === 0 || rows.some((row) => lengthOf(row[index]) > 0));
  return {
    columns: columns.filter((_, index) => kept[index]),
    rows: rows.map((row) => row.filter((_, index) => kept[index])),
  };
}

/** Column widths after what stands in them, for contents unlike the usual: the square root keeps short ones readable. */
export function sharesByContent(
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
): TableColumn[] {
  return columns.map((column, index) => {
    const longest = Math.max(column.head.length, ...rows.map((row) => lengthOf(row[index])));
    return { ...column, share: Math.min(24, Math.max(4.5, Math.sqrt(longest))) };
  });
}

/** The table with body rows of one height and its cells aligned; throws `DoesNotFit` where a row needs more. */
export function evenRows(table: TableNode, height: Pt, align: VerticalAlign): TableNode {
  let y = table.box.y;
  const rows = table.rows.map((row) => {
    if (!row.header && row.height > height + 0.5) throw new DoesNotFit(table.name);
    const tall = row.header ? row.height : height;
    const top = y;
    y += tall;
    const cells = row.cells.map((cell) => {
      const above = cell.box.y - top >= 0 && row.header ? cell.box.y - top : table.padding.y;
      return {
        ...cell,
        box: { ...cell.box, y: top + above, height: tall - 2 * above },
        verticalAlign: row.header ? cell.verticalAlign : align,
      };
    });
    return { ...row, height: tall, cells };
  });
  return { ...table, rows, box: { ...table.box, height: y - table.box.y } };
}
