/**
 * Files of comma separated values as people read them. A form is a row of questions and one row of answers, which may stand far apart:
 * each question and its answer become one line, as in every other form. Of other tables each row becomes a line with tabs, so that
 * no answer runs over into the next cell.
 */
import type { Line } from './segment.ts';
import { FORM_COLUMNS, tableAt, type TableRow } from './tables.ts';

const onOneLine = (cell: string): string => cell.replaceAll(/\s+/gu, ' ').trim();
/** Without the mark at the end of a question: a colon stands behind it. */
const asked = (head: string): string => onOneLine(head).replace(/[\s:?？]+$/u, '');

const isForm = ([heads, answers]: readonly TableRow[], count: number): boolean =>
  count === 2 &&
  heads !== undefined &&
  heads.cells.length >= FORM_COLUMNS &&
  answers?.cells.length === heads.cells.length &&
  heads.cells.every((cell) => /\p{L}/u.test(cell) && !/^[\d.,%€£$฿\s]+$/u.test(cell));

const linesOf = (rows: readonly TableRow[]): string[] => {
  const [heads, answers] = rows;
  if (heads === undefined || answers === undefined || !isForm(rows, rows.length))
    return rows.map(({ cells }) => cells.map(onOneLine).join('\t'));
  return answers.cells.flatMap((answer, column) =>
    answer === '' ? [] : [`${asked(heads.cells[column] ?? '')}: ${onOneLine(answer)}`],
  );
};

/** Marks between cells that a line must have for it to be looked at. */
const LEAST_MARKS = 2;

export function withForms(text: string): string {
  let start = 0;
  const lines: Line[] = text.split('\n').map((line) => {
    const found = { text: line, start };
    start += line.length + 1;
    return found;
  });
  const kept: string[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]?.text ?? '';
    const mayBegin = !/[|\t]/u.test(line) && (line.match(/[,;]/gu)?.length ?? 0) >= LEAST_MARKS;
    const table = mayBegin ? tableAt(lines, at) : undefined;
    if (table === undefined) {
      kept.push(line);
      at += 1;
    } else {
      kept.push(...linesOf(table.rows));
      at = table.next;
    }
  }
  return kept.join('\n');
}
