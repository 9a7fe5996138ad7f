/** Real tables: no vertical lines, no banding, a rule under the header and a thin one between rows. */
import type { Align, TableCell, TableNode, TableRow } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { balanced } from './fit.ts';
import { style, type TextStyle } from './styles.ts';
import { block, para, type Words } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';

export interface TableColumn {
  head: string;
  /** Relative width. */
  share: number;
  align?: Align;
  /** The one column that says what we do: tint behind it. */
  marked?: boolean;
  /** Style of the column's cells; the first column is bold by itself. */
  weight?: 400 | 700;
  colour?: ColourRole;
}

/** What stands in a cell: words, several paragraphs, or words with a fill of their own. */
export type Cell =
  | Words
  | { paragraphs: readonly ParagraphSpec[] }
  | { words: Words; fill: ColourRole; colour: ColourRole };

export interface TableSpec {
  id: string;
  name: string;
  /** For a screen reader. */
  caption: string;
  x: Pt;
  width: Pt;
  columns: readonly TableColumn[];
  rows: readonly (readonly Cell[])[];
  /** 11.5–13.5, up to 14 where there is little. */
  size: Pt;
  padding?: { x: Pt; y: Pt };
  /** Index of the one row that is ourselves: brand behind it. */
  markedRow?: number;
  /** False where something else stands above the columns as their header. */
  header?: boolean;
  /** Rows are made taller, up to this factor, to fill the height. */
  stretch?: number;
}

const isParagraphs = (cell: Cell): cell is { paragraphs: readonly ParagraphSpec[] } =>
  typeof cell === 'object' && 'paragraphs' in cell;
const isFilled = (cell: Cell): cell is { words: Words; fill: ColourRole; colour: ColourRole } =>
  // Every array has a 'fill' of its own.
  typeof cell === 'object' && !Array.isArray(cell) && 'fill' in cell;

interface MeasuredRow {
  cells: { text: TableCell['text']; fill: ColourRole | undefined }[];
  height: Pt;
  header: boolean;
}

/** A table whose rows are measured once, for however many divisions over slides are tried. */
export class MeasuredTable {
  readonly widths: Pt[];
  readonly padding: { x: Pt; y: Pt };
  readonly #context: PageContext;
  readonly #spec: TableSpec;
  /** None, or one. */
  readonly #header: readonly MeasuredRow[];
  readonly #body: readonly MeasuredRow[];

  constructor(context: PageContext, spec: TableSpec) {
    this.#context = context;
    this.#spec = spec;
    const total = spec.columns.reduce((sum, column) => sum + column.share, 0);
    this.widths = spec.columns.map((column) => (spec.width * column.share) / total);
    this.padding = spec.padding ?? { x: 9, y: 7.5 };
    const heads = spec.columns.map((column) => column.head);
    this.#header = spec.header === false ? [] : [this.#measure(heads, true, false)];
    this.#body = spec.rows.map((row, index) => this.#measure(row, false, index === spec.markedRow));
  }

  /** See `tables`. */
  parts(y: Pt, heights: { first: Pt; next?: Pt }): TableNode[] {
    const headerHeight = this.#header[0]?.height ?? 0;
    const next = heights.next ?? heights.first;
    const counts = balanced(
      this.#body.map((row) => row.height),
      heights.first - headerHeight,
      next - headerHeight,
    );
    if (!counts) throw new DoesNotFit(this.#spec.name);
    let from = 0;
    return counts.map((count, index) => {
      const slice = this.#body.slice(from, from + count);
      from += count;
      return this.#node(index + 1, y, [...this.#header, ...slice], index === 0 ? heights.first : next);
    });
  }

  #measure(cells: readonly Cell[], header: boolean, marked: boolean): MeasuredRow {
    const made = this.#spec.columns.map((column, index) => {
      const cell = cells[index] ?? '';
      const base = this.#styleOf(column, index, header, marked);
      const fill = isFilled(cell) ? cell.fill : marked ? 'brand' : column.marked ? 'tint' : undefined;
      const own: TextStyle = isFilled(cell) ? { ...base, colour: cell.colour } : base;
      const words = isFilled(cell) ? cell.words : cell;
      const paragraphs = isParagraphs(words)
        ? words.paragraphs
        : [para(words, own, column.align ? { align: column.align } : {})];
      const width = Math.max(1, (this.widths[index] ?? 0) - this.#padLeft(index) - this.padding.x);
      return { text: block(this.#context, paragraphs, width), fill };
    });
    return {
      cells: made,
      header,
      height: Math.max(...made.map((cell) => cell.text.height)) + 2 * (header ? 6 : this.padding.y),
    };
  }

  #node(part: number, y: Pt, measured: readonly MeasuredRow[], room: Pt): TableNode {
    const { id, name, caption, x, width, stretch } = this.#spec;
    const natural = measured.reduce((sum, row) => sum + row.height, 0);
    const body = measured.filter((row) => !row.header);
    const bodyHeight = body.reduce((sum, row) => sum + row.height, 0);
    const factor = Math.max(
      1,
      Math.min(stretch ?? 1, (room - natural + bodyHeight) / Math.max(1, bodyHeight)),
    );
    let top = y;
    const tableRows = measured.map((row): TableRow => {
      const height = row.header ? row.height : row.height * factor;
      const padY = row.header ? 6 : this.padding.y;
      let left = x;
      const cells = row.cells.map((cell, index): TableCell => {
        const cellWidth = this.widths[index] ?? 0;
        const box = {
          x: left + this.#padLeft(index),
          y: top + padY,
          width: cell.text.width,
          height: height - 2 * padY,
        };
        left += cellWidth;
        return { text: cell.text, box, verticalAlign: 'top', ...(cell.fill ? { fill: cell.fill } : {}) };
      });
      top += height;
      const ruled = {
        height,
        cells,
        rule: { colour: row.header ? 'ink' : 'line', width: row.header ? 1.125 : 0.75 },
      } as const;
      return row.header ? { ...ruled, header: true } : ruled;
    });
    return {
      kind: 'table',
      id: part === 1 ? id : `${id}-${part}`,
      name,
      caption,
      box: { x, y, width, height: top - y },
      columnWidths: this.widths,
      rows: tableRows,
      padding: this.padding,
      ...(this.#spec.header === false ? { columnNames: this.#spec.columns.map(({ head }) => head) } : {}),
    };
  }

  /** The first column stands on the margin unless something is filled behind it. */
  #padLeft(index: number): Pt {
    return index === 0 && this.#spec.markedRow === undefined ? 0 : this.padding.x;
  }

  #styleOf(column: TableColumn, index: number, header: boolean, marked: boolean): TextStyle {
    const { size } = this.#spec;
    if (header) return style('table', this.#context.lang, { size: Math.min(size, 12), colour: 'quiet' });
    return style('table', this.#context.lang, {
      size,
      weight: column.weight ?? (index === 0 ? 700 : 400),
      colour: marked ? 'onBrand' : (column.colour ?? 'ink'),
    });
  }
}

/**
 * A table as one node for each slide: whole rows, the header repeated, the rows spread evenly ('4 + 4, not 7 + 1').
 * `heights`: room on the first slide and on every later one. Throws `DoesNotFit` when one row alone is too high.
 */
export function tables(
  context: PageContext,
  spec: TableSpec,
  y: Pt,
  heights: { first: Pt; next?: Pt },
): TableNode[] {
  return new MeasuredTable(context, spec).parts(y, heights);
}

/** Top and height of each row of a table node, the header included. */
export function rowPlaces(node: TableNode): { y: Pt; height: Pt }[] {
  let y = node.box.y;
  return node.rows.map((row) => {
    const place = { y, height: row.height };
    y += row.height;
    return place;
  });
}
