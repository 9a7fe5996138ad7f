/** Tables as rows of cells: tab separated, comma separated with quotes, Markdown. */
import type { Line } from './segment.ts';

export interface TableRow {
  cells: string[];
  start: number;
  end: number;
}
export interface Table {
  rows: TableRow[];
  /** The first line after it. */
  next: number;
}

const RULE = /^\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?\s*\|?)?$/u;
const MARKDOWN = /^\s*\|.*\|\s*$/u;

/** The table that begins at a line, if one does. */
export function tableAt(lines: readonly Line[], index: number): Table | undefined {
  const first = lines[index]?.text ?? '';
  if (MARKDOWN.test(first)) return markdownAt(lines, index);
  if (first.trim().includes('\t')) return tabbedAt(lines, index);
  return commasAt(lines, index);
}

const rowOf = ({ text, start }: Line, cells: string[]): TableRow => ({
  cells,
  start,
  end: start + text.length,
});

function markdownAt(lines: readonly Line[], index: number): Table | undefined {
  const rows: TableRow[] = [];
  let next = index;
  for (; next < lines.length; next += 1) {
    const line = lines[next];
    if (line === undefined || !MARKDOWN.test(line.text)) break;
    if (RULE.test(line.text.trim())) continue;
    const cells = line.text
      .trim()
      .replace(/^\||\|$/gu, '')
      .split('|');
    rows.push(
      rowOf(
        line,
        cells.map((cell) => cell.trim()),
      ),
    );
  }
  return rows.length < 2 ? undefined : { rows, next };
}

function tabbedAt(lines: readonly Line[], index: number): Table | undefined {
  const rows: TableRow[] = [];
  let next = index;
  for (; next < lines.length; next += 1) {
    const line = lines[next];
    if (line === undefined || !line.text.trim().includes('\t')) break;
    rows.push(
      rowOf(
        line,
        line.text.split('\t').map((cell) => cell.trim()),
      ),
    );
  }
  return { rows, next };
}

/** Columns from which on one row below its head is a form with its answers: prose has no second line with as many commas. */
export const FORM_COLUMNS = 6;

/** A file of comma separated values: its head has three columns or more, and so has what follows. */
function commasAt(lines: readonly Line[], index: number): Table | undefined {
  const head = lines[index]?.text ?? '';
  const mark = (head.match(/;/gu)?.length ?? 0) > (head.match(/,/gu)?.length ?? 0) ? ';' : ',';
  if (head.split(mark).length < 3) return undefined;
  const { row } = quotedRow(lines, index, mark);
  const columns = row.cells.length;
  // What a form asks are whole questions; the names of a short table's columns are no sentences.
  const isForm = columns >= FORM_COLUMNS && row.cells.every((cell) => cell.length <= LONGEST_QUESTION);
  if (columns < 3 || (!isForm && (head.length > 300 || /[.!?]\s/u.test(head) || head.includes(`${mark} `))))
    return undefined;
  const rows: TableRow[] = [];
  let next = index;
  while (next < lines.length) {
    const read = quotedRow(lines, next, mark);
    if (read.row.cells.every((cell) => cell === '')) break;
    if (read.row.cells.length !== columns) break;
    rows.push(read.row);
    next = read.next;
  }
  return rows.length < (isForm ? 2 : 3) ? undefined : { rows, next };
}

/** Characters of a question at the head of a column. */
const LONGEST_QUESTION = 160;
/** Lines that a quoted cell may go over. */
const MOST_LINES = 30;

function quotedRow(lines: readonly Line[], from: number, mark: string): { row: TableRow; next: number } {
  const cells: string[] = [''];
  let isQuoted = false;
  let next = from;
  let end = lines[from]?.start ?? 0;
  do {
    const { text = '', start = 0 } = lines[next] ?? {};
    if (next > from) cells.push(`${cells.pop() ?? ''}\n`);
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (character === '"') {
        if (isQuoted && text[at + 1] === '"') {
          cells.push(`${cells.pop() ?? ''}"`);
          at += 1;
        } else isQuoted = !isQuoted;
      } else if (character === mark && !isQuoted) cells.push('');
      else cells.push(`${cells.pop() ?? ''}${character}`);
    }
    end = start + text.length;
    next += 1;
  } while (isQuoted && next < lines.length && next - from < MOST_LINES);
  return { row: { cells: cells.map((cell) => cell.trim()), start: lines[from]?.start ?? 0, end }, next };
}
