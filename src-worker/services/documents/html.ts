/**
 * The words of a web page: block elements are lines, a table's cells stand between tabs, what is struck through stands
 * between '~~', and a link that hides its address tells it. Hints in grey and hidden parts are left out. One way through the page, and
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
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link']);
const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);
/** Hints and hidden parts: of an element's attributes. */
const UNSEEN =
  /\bstyle\s*=\s*["'][^"']{0,200}(?:display\s*:\s*none|(?<!-)color\s*:\s*(?:#(?:9{3}|9{6}|a{3}|a{6}|b{3}|b{6}|c{3}|c{6})\b|(?:light|dark)?gr[ae]y|silver))|\bclass\s*=\s*["'][^"']{0,80}\b(?:placeholder|hint|hidden)\b|\shidden(?:[\s>=]|$)/iu;
const HREF = /\bhref\s*=\s*["'](https?:\/\/[^"'\s]{1,300})["']/iu;
const HOST = /^https?:\/\/(?:www\.)?([^/]+)/iu;

/** At most `most` characters or a little more; `cut` when the rest was left out. */
export function htmlText(html: string, most: number): ReadText {
  // Latin letters alone: other letters may change their length, and with it every position.
  const lower = html.replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
  /** Closing tags that were searched for and not found: the rest of the page does not hold them either. */
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
    const tag = slash === '' ? html.slice(start, Math.min(close, start + LONGEST_TAG)) : '';
    const isUnseen = tag.length > name.length + 2 && !VOID.has(name) && UNSEEN.test(tag);
    if (slash === '' && (LEFT_OUT.has(name) || isUnseen)) {
      const mark = `</${name}>`;
      const end = endAfter(mark, at);
      if (end >= 0) at = end + mark.length;
      writer.write(' ');
    } else if (isComment) writer.write(' ');
    else if (slash === '') elements.open(name, tag);
    else elements.close(name);
  }
  return { text: writer.text(), cut: at < html.length };
}

/** What an element does to the text. */
class Elements {
  readonly #writer: TextWriter;
  /** Open elements whose line ends count. */
  #kept = 0;

  /** The address of the link that is open, and the words that it shows. */
  #link: { href: string; shown: string } | undefined;

  constructor(writer: TextWriter) {
    this.#writer = writer;
  }

  words(raw: string): void {
    const words = this.#kept > 0 ? raw.replace(/[^\S\n]+/gu, ' ') : raw.replace(/\s+/gu, ' ');
    const written = words.replace(/&(#x?[\da-f]{1,8}|\w{1,16});/giu, entity);
    if (this.#link) this.#link.shown += written;
    this.#writer.write(written);
  }

  #openLink(tag: string): void {
    this.#endLink();
    const [, href] = HREF.exec(tag) ?? [];
    if (href !== undefined) this.#link = { href, shown: '' };
  }

  /** 'here' says nothing of where it leads: then the address stands after it. */
  #endLink(): void {
    if (this.#link === undefined) return;
    const { href, shown } = this.#link;
    this.#link = undefined;
    const host = HOST.exec(href)?.[1]?.toLowerCase() ?? '';
    if (!shown.toLowerCase().includes(host)) this.#writer.write(` ${href}`);
  }

  open(name: string, tag: string): void {
    if (name === 'pre') this.#kept += 1;
    if (STRUCK.has(name)) this.#writer.write('~~');
    if (name === 'a') this.#openLink(tag);
    if (name === 'table') this.#writer.openTable();
    else if (name === 'tr') this.#writer.openRow();
    else if (name === 'td' || name === 'th') this.#writer.openCell(span('col', tag), span('row', tag));
    else if (name === 'li') this.#writer.write('\n- ');
    else if (BLOCK.has(name)) this.#writer.write('\n');
  }

  close(name: string): void {
    if (name === 'pre') this.#kept = Math.max(0, this.#kept - 1);
    if (STRUCK.has(name)) this.#writer.write('~~');
    if (name === 'a') this.#endLink();
    if (name === 'table') this.#writer.closeTable();
    else if (name === 'tr') this.#writer.closeRow();
    else if (BLOCK.has(name)) this.#writer.write('\n');
  }
}

const SPANS = { col: /\scolspan\s*=\s*["']?(\d{1,4})/iu, row: /\srowspan\s*=\s*["']?(\d{1,4})/iu };
const span = (which: 'col' | 'row', tag: string): number => Number(SPANS[which].exec(tag)?.[1] ?? 1);

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
