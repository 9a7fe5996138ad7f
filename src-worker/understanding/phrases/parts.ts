/** The parts of an answer between the marks that people put between items: each part is a whole thought, or several. */
import { SHORTENED } from '../abbreviations.ts';
import type { Place } from './features.ts';

export const OPEN = '([{“';
export const CLOSE = ')]}”';
/** A full stop after one of these ends no sentence. */
const ABBREVIATION = new RegExp(String.raw`(?:\b(?:${SHORTENED})|(?<![ก-๛])[ก-ฮ]{1,4})$`, 'iu');

/** Behind a figure and what it counts the shortened word ends what is said, where another sentence begins: '450 pax max. Sangeet and roka'. */
const ENDS_COUNT = /\d\s?\p{L}*\s(?:max|min|approx|incl|excl|avg)$/iu;
const BEGINS = /^\s+\p{Lu}\p{Ll}/u;

/** The first letter of a name: 'Colombia, S. Korea', 'Dr T. Maharaj'; 'vitamin C. Also' ends a sentence. */
const INITIAL = /(?:^|[,;(]\s?|\b(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)\p{Lu}$/u;

/** Whether the full stop at a place only shortens a word. */
export const isAbbreviated = (text: string, at: number): boolean =>
  INITIAL.test(text.slice(Math.max(0, at - 8), at)) ||
  (ABBREVIATION.test(text.slice(Math.max(0, at - 8), at)) &&
    !(ENDS_COUNT.test(text.slice(Math.max(0, at - 24), at)) && BEGINS.test(text.slice(at + 1)))) ||
  // Thai ends no sentence with a full stop: before a figure it is an abbreviation's, 'ม. 7 นาที'.
  (/[ก-ฮ]$/u.test(text.slice(0, at)) && /^\s?\d/u.test(text.slice(at + 1)));

/** Whether a list's mark stands at a place: not between digits, nor within a word. */
function isMark(text: string, at: number): boolean {
  const [before = ' ', one = '', after = ' '] = [text[at - 1], text[at], text[at + 1]];
  if (/[\n;•،、।]/u.test(one)) return true;
  // '149,-' is a price.
  if (one === ',') return !(/\d/u.test(before) && /[\d–-]/u.test(after));
  if (/[/–—-]/u.test(one)) return /\s/u.test(before) && /\s/u.test(after);
  // '1 teacher : 6 kids' is a ratio.
  if (one === ':' && /^\s*\d/u.test(text.slice(at + 1)) && /\d[^,;.\n]{0,20}$/u.test(text.slice(0, at)))
    return false;
  if (/[.!?]/u.test(one)) return /\s/u.test(after) && !isAbbreviated(text, at);
  return one === ':' && /\s/u.test(after);
}

const trimmed = (text: string, start: number, end: number): Place[] => {
  const words = text.slice(start, end);
  const lead = /^(?:[\s•·*,.;:/]|[-–—+](?!\d))*/u.exec(words)?.[0].length ?? 0;
  const tail = /[\s,;:/–—-]*$/u.exec(words)?.[0].length ?? 0;
  return lead + tail >= words.length ? [] : [{ start: start + lead, end: end - tail }];
};

export function partsOf(text: string): Place[] {
  const parts: Place[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (OPEN.includes(one)) depth += 1;
    else if (CLOSE.includes(one)) depth = Math.max(0, depth - 1);
    if (one === '\n') depth = 0;
    if (depth > 0 || !isMark(text, at)) continue;
    parts.push(...trimmed(text, start, at));
    start = at + 1;
  }
  return [...parts, ...trimmed(text, start, text.length)];
}
