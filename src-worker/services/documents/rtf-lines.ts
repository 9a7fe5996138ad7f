/** The lines and rows of a Rich Text Format file, as its words end them. */
import { TextWriter } from './writer.ts';

/** Characters of a line that are kept back until it ends. */
const LONGEST_LINE = 65_536;

export class RtfLines {
  readonly #writer: TextWriter;
  /** The paragraph or the cell that is open. */
  #line = '';
  #table: 'none' | 'between rows' | 'in a row' = 'none';

  constructor(most: number) {
    this.#writer = new TextWriter(most);
  }

  get isFull(): boolean {
    return this.#writer.isFull;
  }

  /** All of it; what is open is closed. */
  text(): string {
    if (this.#table === 'in a row') this.endCell();
    else this.endLine(false);
    return this.#writer.text();
  }

  add(text: string): void {
    this.#line += text;
    // A paragraph longer than is kept back: what is there is written.
    if (this.#line.length <= LONGEST_LINE || this.#table !== 'none') return;
    this.#writer.write(this.#line);
    this.#line = '';
  }

  /** In a table the cell goes on. */
  endLine(isInTable: boolean): void {
    if (isInTable) {
      this.#line += '\n';
      return;
    }
    if (this.#table !== 'none') this.#writer.closeTable();
    this.#table = 'none';
    // Tabs before a line only move it.
    this.#writer.write(`${this.#line.trimStart()}\n`);
    this.#line = '';
  }

  endCell(): void {
    if (this.#table === 'none') this.#writer.openTable();
    if (this.#table !== 'in a row') this.#writer.openRow();
    this.#table = 'in a row';
    this.#writer.openCell();
    this.#writer.write(this.#line);
    this.#line = '';
  }

  endRow(): void {
    if (this.#table === 'none') return;
    this.#writer.closeRow();
    this.#table = 'between rows';
  }
}
