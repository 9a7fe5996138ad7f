/**
 * Text of a Rich Text Format file: paragraphs, table rows with tabs between the cells, characters of every code page
 * that its fonts name and of Unicode. Source: Rich Text Format Specification 1.9.1. There is no library for it that
 * runs in a worker and is kept; the few rules that text needs stand here.
 */
import { codePageOfCharset, decoderOf, SYMBOL_CHARSET } from './code-pages.ts';
import { DocumentError, type ReadText } from './problems.ts';
import { RtfLines } from './rtf-lines.ts';
import { LEFT_OUT, MARKS, SHOWN_IGNORABLE } from './rtf-words.ts';
import { Turns } from './turns.ts';

/** Groups inside each other. */
const MOST_DEPTH = 300;
/** Bytes that are read before others may have their turn. */
const SLICE = 65_536;
/** Digits of a parameter. */
const LONGEST_NUMBER = 10;

/** Settings that a group takes over from the group around it, and that end with it. */
interface State {
  /** Its words are no text of the document. */
  isLeftOut: boolean;
  isHidden: boolean;
  /** The bullet or number of an item. */
  isBullet: boolean;
  /** The table of fonts. */
  isFonts: boolean;
  isNote: boolean;
  isInTable: boolean;
  font: number;
  /** Characters after each Unicode one that stand for it where Unicode is not known. */
  substitutes: number;
}

const [OPEN, CLOSE, BACKSLASH, QUOTE, STAR, SPACE, MINUS] = [0x7b, 0x7d, 0x5c, 0x27, 0x2a, 0x20, 0x2d];

export async function readRtf(bytes: Uint8Array, most: number): Promise<ReadText> {
  const reader = new RtfReader(bytes, most);
  const turns = new Turns();
  while (reader.read(SLICE)) await turns.next();
  return reader.result();
}

const isLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

class RtfReader {
  readonly #bytes: Uint8Array;
  readonly #lines: RtfLines;
  readonly #groups: State[] = [];
  #at = 0;
  #state: State = {
    isLeftOut: false,
    isHidden: false,
    isBullet: false,
    isFonts: false,
    isNote: false,
    isInTable: false,
    font: -1,
    substitutes: 1,
  };
  #codePage = 1252;
  /** Character sets by font. */
  readonly #fonts = new Map<number, number>();
  #defaultFont = -1;
  /** Bytes of text that wait for the rest of their character. */
  #pending: number[] = [];
  #pendingPage = 1252;
  /** Substitutes that are still to be left out. */
  #skipped = 0;
  /** The next control word names a group that an older reader may leave out. */
  #isIgnorable = false;
  #bullet = '';
  constructor(bytes: Uint8Array, most: number) {
    this.#bytes = bytes;
    this.#lines = new RtfLines(most);
  }

  /** Reads on, for about so many bytes; false at the end. */
  read(count: number): boolean {
    const until = Math.min(this.#at + count, this.#bytes.length);
    while (this.#at < until) this.#next();
    return this.#at < this.#bytes.length && !this.#lines.isFull;
  }

  result(): ReadText {
    const isWhole = this.#groups.length === 0 && this.#at >= this.#bytes.length;
    this.#flush();
    return { text: this.#lines.text(), cut: !isWhole || this.#lines.isFull };
  }

  #next(): void {
    const byte = this.#bytes[this.#at] ?? 0;
    this.#at += 1;
    if (byte === OPEN) this.#open();
    else if (byte === CLOSE) this.#close();
    else if (byte === BACKSLASH) this.#control();
    // Line ends of the file are none of the text.
    else if (byte !== 10 && byte !== 13 && byte !== 0) this.#byte(byte);
  }

  #open(): void {
    if (this.#groups.length >= MOST_DEPTH) throw new DocumentError('too-much');
    this.#flush();
    this.#skipped = 0;
    this.#groups.push({ ...this.#state });
  }

  #close(): void {
    this.#flush();
    this.#skipped = 0;
    const { isBullet: wasBullet, isNote: wasNote } = this.#state;
    const before = this.#groups.pop();
    if (before !== undefined) this.#state = before;
    if (wasNote && !this.#state.isNote) this.#write(' ');
    if (!wasBullet || this.#state.isBullet || this.#state.isLeftOut) return;
    // A number says which item it is; a bullet is a mark of a font.
    const mark = this.#bullet.trim();
    this.#bullet = '';
    this.#lines.add(/[\p{L}\p{N}]/u.test(mark) ? `${mark} ` : '- ');
  }

  #control(): void {
    const byte = this.#bytes[this.#at] ?? 0;
    if (isLetter(byte)) return this.#word();
    this.#at += 1;
    if (byte === QUOTE) return this.#hex();
    if (byte === STAR) this.#isIgnorable = true;
    else if (byte === 10 || byte === 13) this.#act('par', undefined);
    else if (byte === 0x7e) this.#put(' ');
    else if (byte === 0x5f) this.#put('-');
    else if (byte === OPEN || byte === CLOSE || byte === BACKSLASH) this.#byte(byte);
  }

  /** A character as two hex digits. */
  #hex(): void {
    const digits = String.fromCharCode(this.#bytes[this.#at] ?? 0, this.#bytes[this.#at + 1] ?? 0);
    if (!/^[\da-f]{2}$/iu.test(digits)) return;
    this.#at += 2;
    this.#byte(Number.parseInt(digits, 16));
  }

  #word(): void {
    const start = this.#at;
    while (isLetter(this.#bytes[this.#at] ?? 0) && this.#at - start < 32) this.#at += 1;
    const name = String.fromCharCode(...this.#bytes.subarray(start, this.#at));
    const from = this.#at;
    if (this.#bytes[this.#at] === MINUS && isDigit(this.#bytes[this.#at + 1] ?? 0)) this.#at += 1;
    while (isDigit(this.#bytes[this.#at] ?? 0) && this.#at - from <= LONGEST_NUMBER) this.#at += 1;
    const digits = String.fromCharCode(...this.#bytes.subarray(from, this.#at));
    if (this.#bytes[this.#at] === SPACE) this.#at += 1;
    const isIgnorable = this.#isIgnorable;
    this.#isIgnorable = false;
    this.#act(name, digits === '' ? undefined : Number(digits), isIgnorable);
  }

  #act(name: string, value: number | undefined, isIgnorable = false): void {
    // Raw bytes follow, which are not text: they are skipped.
    if (name === 'bin') {
      this.#at += Math.max(0, value ?? 0);
      return;
    }
    if (LEFT_OUT.has(name) || (isIgnorable && !SHOWN_IGNORABLE.has(name))) {
      this.#flush();
      this.#state.isLeftOut = true;
    }
    if (name === 'fonttbl') this.#state.isFonts = true;
    if (this.#state.isFonts) return this.#font(name, value);
    if (this.#format(name, value) || this.#state.isLeftOut) return;
    const mark = MARKS.get(name);
    if (mark !== undefined) this.#put(mark);
    else if (name === 'u') this.#unicode(value ?? 0);
    else if (name === 'tab') this.#put(this.#state.isInTable ? ' ' : '\t');
    else this.#structure(name);
  }

  /** Words that say how what follows is to be read. */
  #format(name: string, value: number | undefined): boolean {
    switch (name) {
      case 'ansicpg':
        this.#codePage = value ?? 1252;
        return true;
      case 'mac':
        this.#codePage = 10_000;
        return true;
      case 'deff':
        this.#defaultFont = value ?? -1;
        return true;
      case 'f':
        this.#flush();
        this.#state.font = value ?? -1;
        return true;
      case 'uc':
        this.#state.substitutes = Math.min(Math.max(0, value ?? 1), 10);
        return true;
      case 'v':
      case 'deleted':
        this.#flush();
        this.#state.isHidden = value !== 0;
        return true;
      case 'plain':
        this.#flush();
        this.#state.isHidden = false;
        this.#state.font = this.#defaultFont;
        return true;
      case 'intbl':
        this.#state.isInTable = true;
        return true;
      case 'pard':
        this.#state.isInTable = false;
        return true;
      case 'footnote':
        this.#write(' ');
        this.#state.isNote = true;
        return true;
      case 'listtext':
      case 'pntext':
        this.#state.isBullet = true;
        return true;
      default:
        return false;
    }
  }

  #font(name: string, value: number | undefined): void {
    if (name === 'f') this.#state.font = value ?? -1;
    if (name === 'fcharset' && this.#fonts.size < 4096) this.#fonts.set(this.#state.font, value ?? 0);
  }

  #structure(name: string): void {
    switch (name) {
      case 'par':
      case 'line':
      case 'sect':
      case 'page':
      case 'softline':
        this.#flush();
        this.#lines.endLine(this.#state.isInTable);
        break;
      case 'nestcell':
        this.#put(' ');
        break;
      case 'nestrow':
        this.#put('\n');
        break;
      case 'cell':
        this.#flush();
        this.#lines.endCell();
        break;
      case 'row':
        this.#flush();
        this.#lines.endRow();
        break;
      default:
    }
  }

  #unicode(value: number): void {
    this.#flush();
    // Older programs write the upper half as negative numbers; what is beyond comes as a pair.
    this.#write(String.fromCharCode(value < 0 ? value + 65_536 : value));
    this.#skipped = this.#state.substitutes;
  }

  /** A character that a word names. */
  #put(text: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    this.#flush();
    this.#write(text);
  }

  #byte(byte: number): void {
    if (this.#state.isLeftOut || this.#state.isHidden) return;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const page = this.#page();
    if (page !== this.#pendingPage || this.#pending.length >= SLICE) this.#flush();
    this.#pendingPage = page;
    this.#pending.push(byte);
  }

  /** The code page of the text that is being read; 0 for marks of a picture font. */
  #page(): number {
    const charset = this.#fonts.get(this.#state.font === -1 ? this.#defaultFont : this.#state.font);
    if (charset === SYMBOL_CHARSET) return 0;
    return (charset === undefined ? undefined : codePageOfCharset(charset)) ?? this.#codePage;
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const bytes = Uint8Array.from(this.#pending);
    this.#pending = [];
    this.#write(this.#pendingPage === 0 ? '•' : decoderOf(this.#pendingPage).decode(bytes));
  }

  #write(text: string): void {
    if (this.#state.isLeftOut || this.#state.isHidden) return;
    if (this.#state.isBullet) this.#bullet += text;
    else this.#lines.add(text);
  }
}
