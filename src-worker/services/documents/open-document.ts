/**
 * Text of an OpenDocument file, as LibreOffice and others save them: paragraphs, headings, lists, tables by cell; sheets
 * under their names; slides under their numbers, each with its notes. Prefixes of this format are fixed in practice.
 */
import type { Package, PackageKind } from './packages.ts';
import { Parts } from './parts.ts';
import { DocumentError, type ReadText } from './problems.ts';
import { TextWriter } from './writer.ts';
import { readXml, type Attributes, type XmlHandler } from './xml.ts';

/** What is no text of the document: deleted words, remarks, tables of contents, names of pictures. */
const LEFT_OUT = new Set([
  'text:tracked-changes',
  'text:table-of-content',
  'text:note-citation',
  'text:ruby-text',
  'office:annotation',
  'office:forms',
  'svg:title',
  'svg:desc',
  'table:shapes',
]);
/** Frames that say the same on every slide. */
const EVERYWHERE = /^(?:header|footer|date-time|page-number)$/u;
/** A row or a column that was hidden, or filtered away. */
const HIDDEN = /^(?:collapse|filter)$/u;
const CELL = /^table:(?:covered-)?table-cell$/u;
/** Columns of a sheet of which is known whether they are hidden. */
const MOST_COLUMNS = 1024;
/** Spaces in a row, and copies of one cell, that are written. */
const MOST_COPIES = 50;

export async function readOpenDocument(opened: Package, kind: PackageKind, most: number): Promise<ReadText> {
  const parts = new Parts(opened);
  const manifest = await parts.part('META-INF/manifest.xml');
  if (manifest !== undefined && (await isEncrypted(manifest))) throw new DocumentError('encrypted');
  const content = new Content(kind, most);
  const isWhole = await readXml(await parts.needed('content.xml'), content, { prefixes: true });
  return { text: content.writer.text(), cut: !isWhole || content.writer.isFull };
}

async function isEncrypted(manifest: Uint8Array): Promise<boolean> {
  let found = false;
  await readXml(manifest, {
    open(name) {
      found ||= name === 'encryption-data';
    },
  });
  return found;
}

interface Paragraph {
  text: string;
  isItem: boolean;
}

class Content implements XmlHandler {
  readonly writer: TextWriter;
  readonly #kind: PackageKind;
  /** Depth of the elements that are left out; 0: none. */
  #skipped = 0;
  readonly #paragraphs: Paragraph[] = [];
  /** The next paragraph begins an item of a list. */
  #beginsItem = false;
  #slides = 0;
  /** What stands above the next words: a sheet's name, a slide's number, 'Notes:'. */
  #above: string[] = [];
  #wasItem = false;
  /** Styles of tables that are not shown. */
  readonly #hidden = new Set<string>();
  #style = '';
  readonly #hiddenColumns = new Set<number>();
  #column = 0;
  /** The paragraphs are those of a note, which goes into the sentence that it belongs to. */
  #isNote = false;
  /** How many times the current cell is repeated in its row. */
  #copies = 1;
  #cell = '';

  constructor(kind: PackageKind, most: number) {
    this.#kind = kind;
    this.writer = new TextWriter(most);
  }

  isDone(): boolean {
    return this.writer.isFull;
  }

  open(name: string, attributes: Attributes): void {
    if (
      this.#skipped > 0 ||
      LEFT_OUT.has(name) ||
      this.#isHidden(name, attributes) ||
      this.#isInHiddenColumn(name, attributes)
    ) {
      this.#skipped += 1;
      return;
    }
    switch (name) {
      case 'style:style':
        this.#style = attributes['style:name'] ?? '';
        break;
      case 'style:table-properties':
        if (attributes['table:display'] === 'false') this.#hidden.add(this.#style);
        break;
      case 'text:list-item':
        this.#beginsItem = true;
        break;
      case 'text:p':
      case 'text:h':
        this.#paragraphs.push({ text: '', isItem: this.#beginsItem });
        this.#beginsItem = false;
        break;
      case 'text:s':
        this.text(' '.repeat(copiesOf(attributes['text:c'])));
        break;
      case 'text:tab':
        this.text(this.writer.isInCell ? ' ' : '\t');
        break;
      case 'text:line-break':
        this.text('\n');
        break;
      default:
        this.#openBlock(name, attributes);
    }
  }

  #isHidden(name: string, attributes: Attributes): boolean {
    if (name === 'table:table') return this.#hidden.has(attributes['table:style-name'] ?? '');
    if (name === 'draw:frame') return EVERYWHERE.test(attributes['presentation:class'] ?? '');
    return name === 'table:table-row' && HIDDEN.test(attributes['table:visibility'] ?? '');
  }

  /** Whether this is a cell of a spreadsheet's hidden column; counts columns and cells on the way. */
  #isInHiddenColumn(name: string, attributes: Attributes): boolean {
    if (this.#kind !== 'ods') return false;
    if (name === 'table:table') this.#hiddenColumns.clear();
    if (name === 'table:table' || name === 'table:table-row') this.#column = 0;
    const isColumn = name === 'table:table-column';
    if (!isColumn && !CELL.test(name)) return false;
    const first = this.#column;
    this.#column += Math.max(1, Number(attributes['table:number-columns-repeated'] ?? 1) || 1);
    if (isColumn && HIDDEN.test(attributes['table:visibility'] ?? ''))
      for (let column = first; column < Math.min(this.#column, MOST_COLUMNS); column += 1)
        this.#hiddenColumns.add(column);
    return !isColumn && this.#hiddenColumns.has(first);
  }

  #openBlock(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table:table':
        if (this.#kind === 'ods') this.#above = [attributes['table:name'] ?? ''];
        this.writer.openTable();
        break;
      case 'table:table-row':
        this.writer.openRow();
        break;
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.writer.openCell();
        this.#copies = copiesOf(attributes['table:number-columns-repeated']);
        this.#cell = '';
        break;
      case 'text:note-body':
        this.#isNote = true;
        break;
      case 'draw:page':
        this.#slides += 1;
        this.#above = [`Slide ${this.#slides}`];
        break;
      case 'presentation:notes':
        this.#above.push('Notes:');
        break;
      default:
    }
  }

  text(words: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (this.#skipped === 0 && paragraph !== undefined) paragraph.text += words;
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    switch (name) {
      case 'text:p':
      case 'text:h': {
        const { text = '', isItem = false } = this.#paragraphs.pop() ?? {};
        const around = this.#paragraphs.at(-1);
        if (this.#isNote && around !== undefined) around.text += ` (${text.trim()})`;
        // Tabs before a line only move it.
        else this.#write(text.replace(/\n[ \t]+/gu, '\n').trim(), isItem);
        break;
      }
      case 'table:table-cell':
      case 'table:covered-table-cell':
        for (let copy = 1; copy < this.#copies && !this.writer.isFull; copy += 1) {
          this.writer.openCell();
          this.writer.write(this.#cell);
        }
        this.#copies = 1;
        break;
      case 'table:table-row':
        this.writer.closeRow();
        break;
      case 'table:table':
        this.writer.closeTable();
        break;
      case 'text:note-body':
        this.#isNote = false;
        break;
      default:
    }
  }

  #write(words: string, isItem: boolean): void {
    if (words === '') return;
    this.#cell += `${words}\n`;
    const { writer } = this;
    if (this.#above.length > 0) writer.title(`\n${this.#above.join('\n\n')}\n`);
    this.#above = [];
    if (writer.isInCell) writer.line(words);
    else if (isItem) writer.write(`\n- ${words}`);
    else writer.line(this.#wasItem ? `\n${words}` : words);
    this.#wasItem = isItem;
  }
}

const copiesOf = (count: string | undefined): number =>
  Math.min(Math.max(1, Number(count ?? 1) || 1), MOST_COPIES);
