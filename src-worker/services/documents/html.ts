/**
 * The words of a web page: block elements are lines, cells of a table are parted by tabs, what is struck through stands
 * between '~~', and a link that hides its address tells it. What a form shows in grey before it is filled is no answer
 * and is left out. One way through the page, and no look back: a page may be written to take for ever.
 */
import type { ReadText } from './problems.ts';

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
  'p div section article header main ul ol table thead tbody tr td th h1 h2 h3 h4 h5 h6 blockquote pre dl dt dd br hr'.split(
    ' ',
  ),
);
const TAG = /^<(\/?)([a-z][a-z0-9]*)/iu;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'meta', 'link']);
const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);
/** Characters of a tag that are looked at. */
const LONGEST_TAG = 400;
/** Hints and hidden parts: of an element's attributes. */
const UNSEEN =
  /\bstyle\s*=\s*["'][^"']{0,200}(?:display\s*:\s*none|(?<!-)color\s*:\s*(?:#(?:9{3}|9{6}|a{3}|a{6}|b{3}|b{6}|c{3}|c{6})\b|(?:light|dark)?gr[ae]y|silver))|\bclass\s*=\s*["'][^"']{0,80}\b(?:placeholder|hint|hidden)\b|\shidden(?:[\s>=]|$)/iu;
const HREF = /\bhref\s*=\s*["'](https?:\/\/[^"'\s]{1,300})["']/iu;

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
  let text = '';
  let row: string[] | undefined;
  /** The address of the link that is open, and where its words begin. */
  let link: { href: string; words: string } | undefined;
  const write = (piece: string): void => {
    if (link !== undefined) link.words += piece;
    if (row === undefined) text += piece;
    else row.push((row.pop() ?? '') + piece);
  };
  const endLink = (): void => {
    if (link === undefined) return;
    const { href, words: shown } = link;
    link = undefined;
    // 'here' says nothing of where it leads.
    const host = /^https?:\/\/(?:www\.)?([^/]+)/iu.exec(href)?.[1]?.toLowerCase() ?? '';
    if (!shown.toLowerCase().includes(host)) write(` ${href}`);
  };
  const endRow = (): void => {
    if (row === undefined) return;
    const cells = row;
    row = undefined;
    text += `\n${rowText(cells)}\n`;
  };
  let at = 0;
  let written = 0;
  while (at < html.length && written <= most) {
    const start = html.indexOf('<', at);
    const until = start < 0 ? html.length : start;
    if (until > at) {
      const words = html.slice(at, Math.min(until, at + most + 1 - written)).replace(/\s+/gu, ' ');
      write(words.replace(/&(#x?[\da-f]{1,8}|\w{1,16});/giu, entity));
      written += words.length;
    }
    if (start < 0) {
      at = until;
      break;
    }
    const isComment = html.startsWith('<!--', start);
    const [, slash, given = ''] = TAG.exec(html.slice(start, start + 32)) ?? [];
    const name = given.toLowerCase();
    const isTag = name !== '' || html[start + 1] === '!' || html[start + 1] === '/';
    const close = isTag ? endAfter(isComment ? '-->' : '>', start) : -1;
    if (close < 0) {
      write('<');
      at = start + 1;
      continue;
    }
    at = close + (isComment ? 3 : 1);
    const attributes = slash === '' ? html.slice(start, Math.min(close, start + LONGEST_TAG)) : '';
    const isUnseen = attributes.length > name.length + 2 && !VOID.has(name) && UNSEEN.test(attributes);
    if (slash === '' && (LEFT_OUT.has(name) || isUnseen)) {
      const mark = `</${name}>`;
      const end = endAfter(mark, at);
      if (end >= 0) at = end + mark.length;
      write(' ');
    } else if (name === 'tr') {
      endRow();
      if (slash === '') row = [''];
    } else if ((name === 'td' || name === 'th') && row !== undefined) {
      if (slash === '/') row.push('');
    } else if (STRUCK.has(name)) {
      write('~~');
    } else if (name === 'a') {
      endLink();
      const [, href] = HREF.exec(attributes) ?? [];
      if (href !== undefined) link = { href, words: '' };
    } else if (row !== undefined) {
      // A break within a cell parts what stands in it; tags of emphasis part no words.
      if (name === 'br') write(' • ');
      else if (BLOCK.has(name) || name === 'li') write(' ');
    } else if (name === 'li') {
      text += slash === '' ? '\n- ' : '\n';
    } else if (BLOCK.has(name)) {
      text += '\n';
    } else if (isComment) {
      text += ' ';
    }
  }
  endRow();
  return { text, cut: at < html.length };
}

const rowText = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replace(/\s+/gu, ' ').trim())
    .join('\t')
    .replace(/\t+$/u, '');

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  pound: '£',
  euro: '€',
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
