/** Words that were found, with as much around them as says where they stand. Pure. */
import { foundIn, type Search } from '../../shared/domain/editing/replace.ts';

export interface ExcerptPart {
  text: string;
  /** Its first letter, in the whole text; -1 of what stands for letters left out. */
  start: number;
  isFound: boolean;
}

/** Letters around what was found. */
const BEFORE = 40;
const AFTER = 90;

/** The sentence of the first find, in parts; cut where it is long. */
export function excerptOf(text: string, search: Omit<Search, 'replace'>): ExcerptPart[] {
  const all = foundIn(text, search);
  const [first] = all;
  if (first === undefined) return [{ text, start: 0, isFound: false }];
  const start = first.start <= BEFORE ? 0 : wordStart(text, first.start - BEFORE);
  const end = text.length - first.end <= AFTER ? text.length : wordEnd(text, first.end + AFTER);
  const parts: ExcerptPart[] = start > 0 ? [{ text: '…', start: -1, isFound: false }] : [];
  let at = start;
  for (const { start: from, end: to } of all) {
    if (to > end) break;
    parts.push(
      { text: text.slice(at, from), start: at, isFound: false },
      { text: text.slice(from, to), start: from, isFound: true },
    );
    at = to;
  }
  parts.push({ text: text.slice(at, end) + (end < text.length ? '…' : ''), start: at, isFound: false });
  return parts.filter((part) => part.text !== '');
}

/** The beginning of a word near a letter; the letter itself in a script without spaces. */
function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + BEFORE / 2 ? space + 1 : at;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - AFTER / 2 ? space : at;
}
