/** Which figures of its section a chart or a table draws: those whose numbers are its own. */
import { sumsOf, numbersIn, type FigureTable } from '../../../src/shared/domain/editing/figures.ts';
import type { ChartNode, SceneNode, TableNode } from '../../../src/shared/scene/scene.ts';
import { formatNumber } from '../kit/words.ts';
import { compact } from './drawn.ts';

/** Path of the figures that a node draws; undefined of one that draws none. */
export function figuresOf(tables: readonly FigureTable[], node: SceneNode): string | undefined {
  if (node.kind === 'chart') return tables.find((table) => isCharted(table, node))?.field;
  if (node.kind === 'table') return tables.find((table) => isTabled(table, node))?.field;
  return undefined;
}

/** A chart may count in millions. */
const SCALES = [1, 1e6];
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-6);
const isEqual = (a: readonly number[], b: readonly number[], scale: number): boolean =>
  a.length === b.length && a.every((value, at) => isNear(value * scale, b[at] ?? 0));

/** Its series are columns of the table, a row of it, or what its rows or columns make. */
function isCharted(table: FigureTable, { series }: ChartNode): boolean {
  const numbers = numbersIn(table);
  const columns = (numbers[0] ?? []).map((_, column) => numbers.map((row) => row[column] ?? 0));
  const sums = sumsOf(numbers);
  const lines = [...columns, ...numbers, ...(table.isWhole ? [sums.rows, sums.columns] : [])];
  return SCALES.some((scale) =>
    series.every(({ values }) => values.length > 1 && lines.some((line) => isEqual(values, line, scale))),
  );
}

/** Every number of the table stands in a cell of its own. */
function isTabled(table: FigureTable, { rows }: TableNode): boolean {
  const said = new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ text }) =>
        text.paragraphs.map(({ runs }) => compact(runs.map((run) => run.text).join('')).compact),
      ),
    ),
  );
  const figures = table.cells.flat().filter((cell) => cell !== undefined && cell.value !== 0);
  return (
    figures.length > 1 &&
    figures.every((cell) => said.has(compact(cell?.text ?? formatNumber(cell?.value ?? 0)).compact))
  );
}
