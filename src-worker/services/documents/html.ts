/**
 * The words of a web page: block elements are lines, a table's cells stand between tabs. One way through the page, and
 * no look back: a page may be written to take for ever.
 */
import { NAMED } from './entities.ts';
import type { ReadText } from './problems.ts';
import { TextWriter } from './writer.ts';

const LEFT_OUT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'nav',
  'footer',
]);
const BLOCK = new Set(
  'p div section article header main ul ol thead tbody h1 h2 h3 h4 h5 h6 blockquote caption pre dl dt dd br hr'.split(
    ' ',
  ),
);
const TAG = /^<(\/?)([a-z][a-z0-9]*)/iu;
/** Characters of a tag in which its attributes are looked for. */
const LONGEST_TAG = 1000;

/** At most `most` characters or a little more; `cut` when the rest was left out. */
export function htmlText(html: string, most: number): ReadText {
  // Of Latin letters alone: others may change their length.
  const lower = html.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
  /** Ends that were looked for in vain: they are behind no later tag either. */
  const endless = new Set<string>();
  const endAfter = (mark: string, from: number): number => {
    if (endless.has(mark)) return -1;
    const at = lower.indexOf(mark, from);
    if (at < 0) endless.add(mark);
    return at;
  };
  const writer = new TextWriter(most);
  const elements = new Elements(writer);
  let at = 0;
  while (at < html.length && !writer.isFull) {
    const start = html.indexOf('<', at);
    const until = start < 0 ? html.length : start;
    if (until > at) {
      elements.words(html.slice(at, Math.min(until, at + most + 1 - writer.length)));
      if (writer.isFull) {
        at = Math.min(until, html.length - 1);
        break;
      }
    }
    if (start < 0) {
      at = until;
      break;
    }
    const isComment = html.startsWith('<!--', start);
    const [, slash = '', given = ''] = TAG.exec(html.slice(start, start + 32)) ?? [];
    const name = given.toLowerCase();
    const isTag = name !== '' || html[start + 1] === '!' || html[start + 1] === '/';
    const close = isTag ? endAfter(isComment ? '-->' : '>', start) : -1;
    if (close < 0) {
      writer.write('<');
      at = start + 1;
      continue;
    }
    at = close + (isComment ? 3 : 1);
    if (slash === '' && LEFT_OUT.has(name)) {
      const mark = `</${name}>`;
      const end = endAfter(mark, at);
      if (end >= 0) at = end + mark.length;
      writer.write(' ');
    } else if (isComment) writer.write(' ');
    else if (slash === '') elements.open(name, lower.slice(start, Math.min(close, start + LONGEST_TAG)));
    else elements.close(name);
  }
  return { text: writer.text(), cut: at < html.length };
}

/** What an element does to the text. */
class Elements {
  readonly #writer: TextWriter;
  /** Open elements whose line ends count. */
  #kept = 0;

  constructor(writer: TextWriter) {
    this.#writer = writer;
  }

  words(raw: string): void {
    const words = this.#kept > 0 ? raw.replace(/[^\S\n]+/gu, ' ') : raw.replace(/\s+/gu, ' ');
    this.#writer.write(words.replace(/&(#x?[\da-f]{1,8}|\w{1,16});/giu, entity));
  }

  open(name: string, tag: string): void {
    if (name === 'pre') this.#kept += 1;
    if (name === 'table') this.#writer.openTable();
    else if (name === 'tr') this.#writer.openRow();
    else if (name === 'td' || name === 'th') this.#writer.openCell(span('col', tag), span('row', tag));
    else if (name === 'li') this.#writer.write('\n- ');
    else if (BLOCK.has(name)) this.#writer.write('\n');
  }

  close(name: string): void {
    if (name === 'pre') this.#kept = Math.max(0, this.#kept - 1);
    if (name === 'table') this.#writer.closeTable();
    else if (name === 'tr') this.#writer.closeRow();
    else if (BLOCK.has(name)) this.#writer.write('\n');
  }
}

const SPANS = { col: /\scolspan\s*=\s*["']?(\d{1,4})/u, row: /\srowspan\s*=\s*["']?(\d{1,4})/u };
const span = (which: 'col' | 'row', tag: string): number => Number(SPANS[which].exec(tag)?.[1] ?? 1);

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
