/**
 * What is nearly JSON: quotes within texts, brackets too many or too few, comments, keys without quotes, Python's
 * constants. The texts and brackets are put right here, where it is known what stands around them; a library does the
 * rest (`jsonrepair`). What it must not see is a half value at the end of a text that was cut off.
 */
import { jsonrepair } from 'jsonrepair';
import { endsText, halfText, readText, type Place } from './quotes.ts';
import { DEEPEST } from './scan.ts';

/**
 * Longest text that is repaired, characters; more than ten sections have. For some faults the time grows with the
 * square of the length.
 */
const LONGEST = 100_000;

export interface Repaired {
  /** Undefined when it is beyond repair. */
  value?: unknown;
  /** The half text in it with which it was cut off. */
  half?: string;
  /** The text ended within the block. */
  isTruncated: boolean;
  /** Where the search for another block goes on: never within this one. */
  end: number;
}

const COMMENT = /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|\/\/[^\n]*/y;
const SPACE = /\s+/y;
/** With the quote that a key lacks in front or behind, before its colon. */
const BARE_KEY = /(?<key>[\p{L}_$][\p{L}\p{N}_$-]{0,60})["'”’]?(?=\s{0,400}[:：=])/uy;
const WORD = /[^\s{}[\],:"'“‘`/]+/y;
/** What other languages call a number that is none, and nothing. */
const NOTHING = /^(?:NaN|[+-]?Infinity|nil|NULL|Null)$/u;
const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const QUOTES = '"\'“‘`';
/** Signs that stand for those of JSON. */
const SIGNS: Readonly<Record<string, string>> = {
  ',': ',',
  '，': ',',
  ';': ',',
  ':': ':',
  '：': ':',
  '=': ':',
};
/** After the bracket that ends a block: another key, so that the bracket was one too many. */
const GOES_ON =
  /[\s}\]]{0,400},\s{0,400}(?:"[^"\n]{1,60}"|'[^'\n]{1,60}'|[\p{L}_$][\p{L}\p{N}_$]{0,60})\s{0,400}:/uy;

export const goesOn = (text: string, end: number): boolean => after(GOES_ON, text, end) > end;

/** Repairs the block whose opening bracket stands at `start`. */
export function repairBlock(text: string, start: number): Repaired {
  const given = text.slice(start, start + LONGEST + 1);
  const isEscaped = !given.includes('"') && given.includes('&quot;');
  const rest = isEscaped ? given.replaceAll('&quot;', '"') : given;
  const block = new Block();
  const { end, half } = outline(rest, block);
  if (end !== undefined)
    return {
      value: repaired(block.out.join('')),
      isTruncated: false,
      end: isEscaped ? text.length : start + end,
    };
  if (text.length > start + LONGEST) return { isTruncated: false, end: text.length };
  const over = { isTruncated: true, end: text.length };
  const withHalf = half === undefined ? undefined : repaired(block.endingIn(half));
  if (half !== undefined && withHalf !== undefined) return { ...over, value: withHalf, half };
  const whole = block.whole();
  return whole === undefined ? over : { ...over, value: repaired(whole) };
}

function repaired(text: string): unknown {
  try {
    const value: unknown = JSON.parse(jsonrepair(text));
    return value;
  } catch {
    // Beyond repair, or deeper than the stack.
    return undefined;
  }
}

interface Outline {
  /** After the block's own closing bracket; undefined when the text ends before it. */
  end?: number;
  /** The text that is open at the end. */
  half?: string;
}

/** A block as it is written out anew, its texts as JSON has them, its brackets in pairs. */
class Block {
  readonly out: string[] = [];
  /** What closes the brackets that are open, the innermost last. */
  readonly open: string[] = [];
  isKey = false;
  hasBareKeys = false;
  /** True after an opening bracket, a comma or a colon: another comma or colon would be one too many. */
  isSeparated = true;
  /** Parts up to the last value that is whole, and the brackets open there. */
  private cut = 0;
  private openAtCut = 0;
  /** Where words without quotes end. They count as whole only when something follows that ends them. */
  private wordsEnd = 0;

  put(part: string): void {
    this.out.push(part);
    this.isSeparated = false;
  }

  /** Adds a text. Unless it is a key, it is a whole value. */
  putText(text: string): void {
    this.put(JSON.stringify(text));
    if (!this.isKey) this.keep();
  }

  putWords(words: string): void {
    this.put(NOTHING.test(words) ? 'null' : words);
    if (!this.isKey) this.wordsEnd = this.out.length;
  }

  openBracket(bracket: string, closer: string): void {
    this.put(bracket);
    this.open.push(closer);
    this.begin();
  }

  /**
   * Adds a closing bracket, after closing the brackets that are open inside it. One that closes nothing is left out.
   */
  close(closer: string): void {
    if (!this.open.includes(closer)) return;
    while (this.open.at(-1) !== closer) this.put(this.open.pop() ?? '');
    this.put(this.open.pop() ?? '');
    this.keep();
    this.isKey = false;
  }

  comma(): void {
    if (this.wordsEnd > this.cut) this.keep(this.wordsEnd);
    this.wordsEnd = 0;
    if (!this.isSeparated) this.put(',');
    this.begin();
  }

  colon(): void {
    if (this.open.at(-1) === ']') this.closeBeforeKey();
    if (!this.isSeparated) this.put(':');
    this.isSeparated = true;
    this.isKey = false;
  }

  /** After a value of an object only a comma can stand; a text goes on after '+'. */
  lacksComma(): boolean {
    if (this.isKey || this.isSeparated || this.open.at(-1) !== '}') return false;
    return this.out.findLast((part) => part !== ' ') !== '+';
  }

  /** After a key only a colon can. */
  lacksColon(): boolean {
    return this.isKey && !this.isSeparated;
  }

  /** What stands last was begun without a quote. */
  endsInWords(): boolean {
    return this.wordsEnd > 0 && this.wordsEnd === this.out.length;
  }

  /** The whole values, with what closes their brackets; undefined when there are none. */
  whole(): string | undefined {
    const { out, open, cut, openAtCut } = this;
    return cut === 0 ? undefined : out.slice(0, cut).join('') + closing(open.slice(0, openAtCut));
  }

  /** All of it, with a text at its end. */
  endingIn(text: string): string {
    return this.out.join('') + JSON.stringify(text) + closing(this.open);
  }

  /** The last text of a list was the next key of the object around it: the list lacks its bracket. */
  private closeBeforeKey(): void {
    if (this.open.at(-2) !== '}') return;
    let at = this.out.length - 1;
    while (at > 0 && this.out[at] === ' ') at -= 1;
    const [key = ''] = this.out.splice(at);
    while (this.out.at(-1) === ' ' || this.out.at(-1) === ',') this.out.pop();
    this.close(']');
    this.comma();
    this.put(key);
  }

  private begin(): void {
    this.isSeparated = true;
    this.isKey = this.open.at(-1) === '}';
  }

  private keep(length = this.out.length): void {
    this.cut = length;
    this.openAtCut = this.open.length;
  }
}

/** Copies the text into the block, piece by piece: brackets, commas and colons, texts, and words without quotes. */
function outline(text: string, block: Block): Outline {
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? '';
    const sign = SIGNS[character];
    const skipped = Math.max(after(SPACE, text, at), after(COMMENT, text, at));
    if (skipped > at) {
      block.out.push(' ');
      at = skipped;
    } else if (character in CLOSERS) {
      if (block.lacksColon()) block.colon();
      if (block.open.length === DEEPEST) return {};
      block.openBracket(character, CLOSERS[character] ?? '');
      at += 1;
    } else if (character === '}' || character === ']') {
      at += 1;
      // The last is one too many where another key follows.
      if (block.open.length === 1 && character === '}' && goesOn(text, at)) continue;
      block.close(character);
      if (block.open.length === 0) return { end: at };
    } else if (sign === ',') {
      block.comma();
      at += 1;
    } else if (sign === ':') {
      block.colon();
      at += text.startsWith('=>', at) ? 2 : 1;
    } else if (QUOTES.includes(character)) {
      const end = quoted(text, at, block);
      if (typeof end !== 'number') return end;
      at = end;
    } else {
      at = unquoted(text, at, block);
    }
  }
  return {};
}

/** After the text whose quote stands at `at`; how the block ends where nothing ends the text. */
function quoted(text: string, at: number, block: Block): number | Outline {
  if (block.lacksColon()) block.colon();
  const { open, hasBareKeys } = block;
  const inside: Place = open.at(-1) === ']' ? 'item' : 'value';
  if (block.endsInWords() && endsText(text, at, { place: inside, open, hasBareKeys })) return at + 1;
  if (block.lacksComma()) block.comma();
  const { isKey } = block;
  const read = readText(text, at, { place: isKey ? 'key' : inside, open, hasBareKeys });
  if (read !== undefined) {
    block.putText(read.text);
    return read.end;
  }
  const rest = isKey ? undefined : halfText(text, at + 1, open);
  if (rest?.isWhole === true) {
    block.putText(rest.text);
    block.put(closing(open));
    return { end: text.length };
  }
  return rest === undefined || rest.text === '' ? {} : { half: rest.text };
}

/** After what stands at `at` without quotes. */
function unquoted(text: string, at: number, block: Block): number {
  if (block.lacksColon()) block.colon();
  const key = block.isKey || block.lacksComma() ? bareKey(text, at) : undefined;
  if (key === undefined) {
    const end = Math.max(after(WORD, text, at), at + 1);
    block.putWords(text.slice(at, end));
    return end;
  }
  if (!block.isKey) block.comma();
  block.hasBareKeys = true;
  block.putText(key.name);
  return key.end;
}

function bareKey(text: string, at: number): { name: string; end: number } | undefined {
  BARE_KEY.lastIndex = at;
  const name = BARE_KEY.exec(text)?.groups?.['key'];
  return name === undefined ? undefined : { name, end: BARE_KEY.lastIndex };
}

const closing = (open: readonly string[]): string => open.toReversed().join('');

function after(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : from;
}
