/** Cutting the client's words: into lines, clauses and items, never inside a word. */

import { lately } from './remember.ts';

const THAI = /\p{Script=Thai}/u;

/** One line: line breaks become '; '. */
export const oneLine = (text: string): string => text.replaceAll(/[;,]?\s*\n\s*/gu, '; ');

/** Without the marks that part one item from the next; the full stop of 'ชม.' stays. */
export const trimEnds = (text: string): string =>
  text
    .replaceAll(
      /^[\s•·*,;:|/–—-]+(?!\d)|(?<!(?:^|[^ก-๛])[ก-ฮ]{1,3})\.+$|[\s,;:|/–—-]+\.*$|\.[\s,;:|/–—-]+$/gu,
      '',
    )
    .trim();

/** Splits at marks outside parentheses and quotes. `,` between digits is part of a number. */
function splitAt(text: string, marks: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if ('([{“'.includes(c)) depth++;
    else if (')]}”'.includes(c)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && marks.test(c)) {
      const between = /\d/u.test(text[i - 1] ?? '') && /\d/u.test(text[i + 1] ?? '');
      if ((c === ',' || c === '.' || c === '/' || c === ':') && between) continue;
      if (c === '.' && !/\s|$/u.test(text[i + 1] ?? ' ')) continue;
      if (c === '.' && abbreviation(text.slice(start, i))) continue;
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map(trimEnds).filter((part) => part !== '');
}

const ABBREVIATION =
  /(?:\b(?:co|ltd|inc|incl|excl|no|st|mr|mrs|ms|dr|prof|e\.g|i\.e|esp|vs|approx)|(?<![ก-๛])[ก-ฮ]{1,4})$/iu;
/** 'Colombia, S. Korea'. */
const INITIAL = /(?:^|[,;(]\s?)\p{Lu}$/u;
const abbreviation = (before: string): boolean => ABBREVIATION.test(before.trim()) || INITIAL.test(before);

/**
 * Thai puts a space between phrases: split there, but keep a number with the words around it, and Latin words with
 * what stands before them. A leading 'และ' is dropped.
 */
function thaiPhrases(text: string): string[] {
  const phrases: string[] = [];
  let joinNext = false;
  for (const token of text.split(/\s+/u)) {
    const last = phrases.at(-1);
    const number = /^(?:[\d๐-๙≤≥<>+฿$%~(]|[ก-ฮ]{1,3}\.\d)/u.test(token);
    const latin = !THAI.test(token);
    const connective = /^(?:และ|หรือ|แต่|โดย|พร้อม)/u.test(token) && phrases.length > 0;
    const more = /^(?:มากขึ้น|เพิ่มขึ้น|น้อยลง|ลดลง|ๆ)/u.test(token);
    if (last !== undefined && (number || latin || (joinNext && !connective) || more)) {
      phrases[phrases.length - 1] = `${last} ${token}`;
    } else phrases.push(token);
    joinNext =
      number || latin || /(?:ผ่าน|ใน|กับ|ของ|ที่|เป็น|จาก|ถึง|และ|คำว่า)$|(?<![ก-๛])[ก-ฮ]{1,4}\.$/u.test(token);
  }
  return phrases.map((phrase) => trimEnds(phrase.replace(/^(?:และ|หรือ)(?=\p{Script=Thai}{3})\s*/u, '')));
}

/** Statements of an answer: at line ends, semicolons and full stops; Thai also at its phrase spaces. */
export function clauses(answer: string): string[] {
  const parts = splitAt(answer, /[\n;•。]|\./u);
  return parts.flatMap((part) => (isMostlyThai(part) ? thaiPhrases(part) : [part])).filter(Boolean);
}

/** Items of an answer written as a list: clauses, also split at commas. */
export function items(answer: string): string[] {
  return clauses(answer)
    .flatMap((part) => splitAt(part, /[,،、]/u))
    .map((part) => trimEnds(part.replace(/^(?:and|or|plus)\s+/iu, '')))
    .filter(Boolean);
}

/** More Thai letters than Latin ones. */
export const isMostlyThai = lately((text): boolean => {
  if (!/[\u0E01-\u0E5B]/u.test(text)) return false;
  const thai = text.match(/\p{Script=Thai}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return thai > latin;
});

/** Without repeats (case-insensitive), in order. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text.toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
