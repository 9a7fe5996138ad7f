/**
 * Text as it is put together by every reader: lines, and tables as rows whose cells stand between tabs. A table that
 * only arranges a page (one cell a row, or tables inside its cells) gives plain lines.
 */

interface Cell {
  text: string;
  columns: number;
  rows: number;
}
interface Table {
  /** Its finished rows. */
  text: string;
  /** Undefined between rows. */
  row: Cell[] | undefined;
  /** Rows that a cell from above still takes, by column. */
  covered: number[];
  /** A table stands in a cell of the row: it arranges, and says nothing of its own. */
  arranges: boolean;
}

/** Tables inside each other; deeper ones are lines. */
const MOST_TABLES = 12;
/** Columns and rows that one cell may take. */
const MOST_COLUMNS = 64;
const MOST_ROWS = 1000;
/** Cells of a row. */
const MOST_CELLS = 1000;

export class TextWriter {
  #text = '';
  readonly #tables: Table[] = [];
  /** Tables that were opened too deep, and that have to be closed. */
  #tooDeep = 0;
  /** Characters that were written. */
  length = 0;
  readonly #most: number;

  /** For at most so many characters, or a little more. */
  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.length > this.#most;
  }

  /** Whether what is written goes into a cell. */
  get isInCell(): boolean {
    return this.#row !== undefined;
  }

  get #row(): Cell[] | undefined {
    return this.#tables.at(-1)?.row;
  }

  write(piece: string): void {
    this.length += piece.length;
    this.#put(piece);
  }

  /** A line of its own. */
  line(text: string): void {
    this.write(`\n${text}\n`);
  }

  /** A line above the tables that are open, which hold nothing yet. */
  title(text: string): void {
    this.length += text.length;
    this.#text += `\n${text}\n`;
  }

  openTable(): void {
    if (this.#tables.length >= MOST_TABLES) {
      this.#tooDeep += 1;
      return;
    }
    const around = this.#tables.at(-1);
    if (around?.row !== undefined) around.arranges = true;
    this.#tables.push({ text: '', row: undefined, covered: [], arranges: false });
  }

  openRow(): void {
    if (this.#tooDeep > 0) return this.#put('\n');
    if (this.#tables.length === 0) this.openTable();
    this.closeRow();
    const table = this.#tables.at(-1);
    if (table === undefined) return;
    table.row = [];
    table.arranges = false;
  }

  openCell(columns = 1, rows = 1): void {
    if (this.#tooDeep > 0) return this.#put('\n');
    if (this.#row === undefined) this.openRow();
    const row = this.#row;
    if (row === undefined || row.length >= MOST_CELLS) return;
    row.push({ text: '', columns: within(columns, MOST_COLUMNS), rows: within(rows, MOST_ROWS) });
  }

  closeRow(): void {
    const table = this.#tables.at(-1);
    if (table?.row === undefined || this.#tooDeep > 0) return;
    const texts = table.row.map(({ text }) => text.trim()).filter((text) => text !== '');
    const reaches = table.covered.length > 0 || table.row.some(({ rows }) => rows > 1);
    const cells = reaches || texts.length > 1 ? placed(table.row, table.covered) : [];
    if (table.arranges || texts.length <= 1)
      for (const text of texts) table.text += text.includes('\n') ? `\n${text}\n\n` : `${text}\n`;
    else table.text += `${rowLine(cells)}\n`;
    table.row = undefined;
  }

  closeTable(): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    this.closeRow();
    const table = this.#tables.pop();
    if (table !== undefined) this.#put(`\n${table.text}\n`);
  }

  /** All of it; what is open is closed. */
  text(): string {
    this.#tooDeep = 0;
    while (this.#tables.length > 0) this.closeTable();
    return this.#text;
  }

  #put(piece: string): void {
    const table = this.#tables.at(-1);
    if (table === undefined) this.#text += piece;
    else if (table.row === undefined) table.text += piece;
    else {
      // Words between a row and its first cell.
      if (table.row.length === 0) table.row.push({ text: '', columns: 1, rows: 1 });
      const cell = table.row.at(-1);
      if (cell !== undefined) cell.text += piece;
    }
  }
}

const within = (count: number, most: number): number =>
  Number.isInteger(count) && count > 1 ? Math.min(count, most) : 1;

/** The cells by column; '' where a cell from the left or from above reaches. */
function placed(row: readonly Cell[], covered: number[]): string[] {
  const cells: string[] = [];
  const skipCovered = (): void => {
    while ((covered[cells.length] ?? 0) > 0) {
      covered[cells.length] = (covered[cells.length] ?? 0) - 1;
      cells.push('');
    }
  };
  for (const { text, columns, rows } of row) {
    skipCovered();
    for (let column = 0; column < columns && cells.length < MOST_CELLS; column += 1) {
      if (rows > 1) covered[cells.length] = rows - 1;
      cells.push(column === 0 ? text : '');
    }
  }
  skipCovered();
  return cells;
}

/** Cells as a line, with tabs between them; '' when none holds anything. */
function rowLine(cells: readonly string[]): string {
  const texts = cells.map(cellText);
  const last = texts.findLastIndex((text) => text !== '');
  return texts.slice(0, last + 1).join('\t');
}

/** A cell on one line: its own lines are parts of a sentence, or items. */
export function cellText(text: string): string {
  let joined = '';
  for (const line of text.split('\n')) {
    const words = line
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/^[-•·] /u, '');
    if (words === '') continue;
    if (joined !== '') joined += /[.,;:!?]$/u.test(joined) ? ' ' : '; ';
    joined += words;
  }
  return joined;
}
