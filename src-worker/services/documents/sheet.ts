/** A sheet of a workbook, from its cells to its lines. */
import { shownNumber } from './number-format.ts';
import { cellText } from './writer.ts';
import type { Attributes, XmlHandler } from './xml.ts';

/** What all sheets of a workbook share. */
export interface Book {
  isFrom1904: boolean;
  strings: readonly string[];
  /** Format codes by a cell's style. */
  formats: readonly string[];
}

interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
interface Row {
  index: number;
  cells: Map<number, string>;
}

/** Areas of joined cells, cells in them, ranges of hidden columns. */
const MOST_AREAS = 5000;
const MOST_COVERED = 300_000;
const MOST_HIDDEN = 500;

export class Sheet implements XmlHandler {
  readonly #book: Book;
  readonly #most: number;
  readonly #rows: Row[] = [];
  readonly #merged: Area[] = [];
  readonly #hiddenColumns: [first: number, last: number][] = [];
  #length = 0;
  #row: Row = { index: 0, cells: new Map() };
  #isHiddenRow = false;
  #column = 0;
  #type = 'n';
  #style = 0;
  #value = '';
  /** Which text is heard: the value, or the words that stand in the cell itself. */
  #heard: 'v' | 't' | undefined;
  #isPhonetic = false;

  constructor(book: Book, most: number) {
    this.#book = book;
    this.#most = most;
  }

  isDone(): boolean {
    return this.#length > this.#most;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'col':
        if (isTrue(attributes['hidden']) && this.#hiddenColumns.length < MOST_HIDDEN)
          this.#hiddenColumns.push([Number(attributes['min']), Number(attributes['max'])]);
        break;
      case 'row': {
        const index = Number(attributes['r'] ?? this.#row.index + 1);
        this.#row = { index: Number.isInteger(index) ? index : this.#row.index + 1, cells: new Map() };
        this.#isHiddenRow = isTrue(attributes['hidden']);
        this.#column = 0;
        break;
      }
      case 'c':
        this.#column = columnOf(attributes['r']) ?? this.#column + 1;
        this.#type = attributes['t'] ?? 'n';
        this.#style = Number(attributes['s'] ?? 0);
        this.#value = '';
        break;
      case 'v':
      case 't':
        this.#heard = this.#isPhonetic ? undefined : name;
        break;
      case 'rPh':
        this.#isPhonetic = true;
        break;
      case 'mergeCell':
        this.#merge(attributes['ref'] ?? '');
        break;
      default:
    }
  }

  text(words: string): void {
    if (this.#heard !== undefined && !this.isDone()) this.#value += words;
  }

  close(name: string): void {
    this.#heard = undefined;
    if (name === 'rPh') this.#isPhonetic = false;
    if (name === 'c') {
      const shown = this.#isHiddenRow ? '' : this.#shown();
      if (shown === '' || this.isDone()) return;
      this.#row.cells.set(this.#column, shown);
      this.#length += shown.length + 1;
    }
    if (name === 'row' && this.#row.cells.size > 0) this.#rows.push(this.#row);
  }

  #shown(): string {
    const value = this.#value;
    switch (this.#type) {
      case 's':
        return this.#book.strings[Number(value)] ?? '';
      case 'str':
      case 'inlineStr':
        return value;
      case 'b':
        return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return value.replace('T', ' ').replace(/ 00:00(?::00(?:\.0+)?)?Z?$/u, '');
      // What a formula failed with says nothing of the client.
      case 'e':
        return '';
      default: {
        const number = Number(value);
        if (value.trim() === '' || !Number.isFinite(number)) return '';
        return shownNumber(number, this.#book.formats[this.#style] ?? '', this.#book.isFrom1904);
      }
    }
  }

  #merge(reference: string): void {
    const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(reference) ?? [];
    if (bottom === undefined || this.#merged.length >= MOST_AREAS) return;
    this.#merged.push({
      top: Number(top),
      left: columnOf(left) ?? 1,
      bottom: Number(bottom),
      right: columnOf(right) ?? 1,
    });
  }

  /** The rows as lines; an empty line stands where rows are empty. Columns that hold nothing are left out. */
  lines(): string {
    const covered = this.#covered();
    const used = new Set<number>();
    for (const { index, cells } of this.#rows)
      for (const column of cells.keys()) {
        if (covered.has(key(index, column))) cells.delete(column);
        else used.add(column);
      }
    const columns = [...used].filter((column) => !this.#isHiddenColumn(column)).toSorted((a, b) => a - b);
    const places = new Map(columns.map((column, place) => [column, place]));
    let text = '';
    let last = 0;
    for (const { index, cells } of this.#rows) {
      if (text.length > this.#most) break;
      const line = lineOf(cells, places);
      if (line === '') continue;
      text += `${text !== '' && index > last + 1 ? '\n' : ''}${line}\n`;
      last = index;
    }
    return text;
  }

  /** Cells of joined areas, but for the first of each. */
  #covered(): ReadonlySet<number> {
    const covered = new Set<number>();
    for (const { top, left, bottom, right } of this.#merged)
      for (let row = top; row <= bottom && covered.size < MOST_COVERED; row += 1)
        for (let column = left; column <= right && covered.size < MOST_COVERED; column += 1)
          if (row !== top || column !== left) covered.add(key(row, column));
    return covered;
  }

  #isHiddenColumn(column: number): boolean {
    return this.#hiddenColumns.some(([first, last]) => first <= column && column <= last);
  }
}

/** Cells in their places, with tabs between: a row may have few, far apart. */
function lineOf(cells: ReadonlyMap<number, string>, places: ReadonlyMap<number, number>): string {
  let line = '';
  let last = 0;
  for (const [column, text] of [...cells].toSorted(([a], [b]) => a - b)) {
    const place = places.get(column);
    const shown = place === undefined ? '' : cellText(text);
    if (place === undefined || shown === '') continue;
    line += '\t'.repeat(place - last) + shown;
    last = place;
  }
  return line;
}

const key = (row: number, column: number): number => row * 16_385 + column;

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** 1 for 'A' and 'A7'; undefined for what names no column. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/u.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
