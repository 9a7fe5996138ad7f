/** Tables of figures with what is being typed into them: numbers, sums, and what does not add up. Pure. */
import { edited, type Edit } from '../../shared/domain/editing/change.ts';
import { standing, type Edits } from '../../shared/domain/editing/edits.ts';
import {
  CALENDAR,
  excessOf,
  figureEdits,
  figureTable,
  grouped,
  linesBefore,
  numbersIn,
  sumsOf,
  typedNumber,
  waysOut,
  type FigureTable,
  type Sums,
  type WayOut,
} from '../../shared/domain/editing/figures.ts';
import type { Section } from '../../shared/domain/section.ts';

/** A number that was typed and does not stand on the page yet. */
export interface TypedFigure {
  field: string;
  row: number;
  column: number;
  words: string;
  /** Number of the change that stored it; absent while it is typed. */
  change?: number;
}

export interface LiveTable {
  table: FigureTable;
  numbers: readonly (readonly number[])[];
  sums: Sums;
  /** Sums as the engine had written them; undefined where it had no such table. */
  written: Sums | undefined;
  isWhole: boolean;
  /** How much more it makes than the engine had written; 0 where it adds up, or has no sum. */
  excess: number;
  ways: readonly WayOut[];
}

/** Numbers of a week that come of a division are shown whole. */
export const shownNumber = (value: number): string =>
  grouped(Math.abs(value) >= 100 ? Math.round(value) : value);

/** Tables that say the same money in two ways, and when it is spent, stand together. */
const TOGETHER: readonly (readonly string[])[] = [['reckoned.weeks', 'reckoned.flights', CALENDAR]];

/** @param isWhole the chart shows parts of a whole */
export function liveTables(
  section: Section,
  written: Section,
  field: string,
  isWhole: boolean,
  typed: readonly TypedFigure[],
): LiveTable[] {
  const fields = TOGETHER.find((group) => group.includes(field)) ?? [field];
  return fields.flatMap((each) => {
    const table = figureTable(section, each);
    if (table === undefined) return [];
    const isSum = each !== CALENDAR && (isWhole || table.isWhole);
    return [liveTable(table, figureTable(written, each), isSum, typed)];
  });
}

function liveTable(
  table: FigureTable,
  first: FigureTable | undefined,
  isWhole: boolean,
  typed: readonly TypedFigure[],
): LiveTable {
  const numbers = numbersIn(table);
  const before = first && alignedTo(table, first);
  for (const { field, row, column, words } of typed) {
    const value = typedNumber(words);
    const of = numbers[row];
    if (field === table.field && of && value !== undefined) of[column] = value;
  }
  const written = before?.sums;
  const should = isWhole ? written?.total : undefined;
  return {
    table,
    numbers,
    sums: sumsOf(numbers),
    written,
    isWhole,
    excess: should === undefined ? 0 : excessOf(numbers, should),
    ways: should === undefined || !before ? [] : waysOut(table, numbers, before.numbers, should),
  };
}

/** What the engine had written, line by line of the table as it is now; no number where a line is the person's own. */
function alignedTo(table: FigureTable, first: FigureTable): { numbers: number[][]; sums: Sums } {
  const [was, sums] = [numbersIn(first), sumsOf(numbersIn(first))];
  const rows = linesBefore(table.rows, first.rows);
  const columns = linesBefore(table.columns, first.columns);
  const at = (of: readonly number[] | undefined, line: number | undefined): number =>
    of?.[line ?? -1] ?? Number.NaN;
  return {
    numbers: rows.map((row) => columns.map((column) => at(was[row ?? -1], column))),
    sums: {
      rows: rows.map((row) => at(sums.rows, row)),
      columns: columns.map((column) => at(sums.columns, column)),
      total: sums.total,
    },
  };
}

/** What the tables change of the page. */
export const editsOfTables = (section: Section, tables: readonly LiveTable[]): Edit[] =>
  tables.flatMap(({ table, numbers }) => figureEdits(section, table, numbers));

/** The section with edits of it that are not stored yet. */
export function withEditsOf(section: Section, edits: readonly Edit[]): Section {
  let tree: Edits | undefined;
  for (const edit of edits) tree = edited({ written: section, ...(tree ? { edits: tree } : {}) }, edit, '');
  return standing({ written: section, ...(tree ? { edits: tree } : {}) });
}

/** A figure that a page said, and what it says now. */
export interface MovedFigure {
  from: string;
  to: string;
}

/** Figures below this are said of too many things to be sought elsewhere. */
const LEAST_SOUGHT = 1000;

type Pair = readonly [before: number, after: number];
const pairsOf = (a: readonly number[], b: readonly number[]): Pair[] =>
  a.map((value, at) => [value, b[at] ?? value]);

/** Which figures change with the tables: cells, and what rows and columns make. */
export function movedFigures(section: Section, tables: readonly LiveTable[]): MovedFigure[] {
  const moved = tables.flatMap(({ table, numbers, sums, isWhole }): MovedFigure[] => {
    const before = figureTable(section, table.field);
    if (before === undefined) return [];
    const was = numbersIn(before);
    const made = sumsOf(was);
    const cells = was.flatMap((row, at) => pairsOf(row, numbers[at] ?? row));
    // Shares are told by their sign; of other figures, small ones are said of too much.
    const isShare = table.unit === '%';
    const whole =
      isWhole && !isShare
        ? [
            ...pairsOf(made.columns, sums.columns),
            ...pairsOf(made.rows, sums.rows),
            ...pairsOf([made.total], [sums.total]),
          ]
        : [];
    const said = (value: number): string => `${shownNumber(value)}${isShare ? '%' : ''}`;
    return [...cells, ...whole]
      .filter(([from, to]) => from !== to && to > 0 && (isShare || from >= LEAST_SOUGHT))
      .map(([from, to]) => ({ from: said(from), to: said(to) }));
  });
  return moved.filter(
    ({ from, to }, at) => from !== to && moved.findIndex((other) => other.from === from) === at,
  );
}

/** With later moves: what went from a to b and then to c went from a to c, and what came back did not move. */
export function joinedMoves(before: readonly MovedFigure[], later: readonly MovedFigure[]): MovedFigure[] {
  const known = new Set(before.flatMap(({ from, to }) => [from, to]));
  const next = (said: string): string | undefined => later.find(({ from }) => from === said)?.to;
  return [
    ...before.map(({ from, to }) => ({ from, to: next(to) ?? next(from) ?? to })),
    ...later.filter(({ from }) => !known.has(from)),
  ].filter(({ from, to }) => from !== to);
}

/** Rows of cells as they come from a sheet. */
export const pastedCells = (text: string): string[][] =>
  text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'));
