/** Finds the phrases of a table in an answer: English by word, whatever the number; Thai by the dictionary's words. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { wordsOf, type Word } from '../../../src/shared/reading/words.ts';

/** An answer, cut into words once for all tables. */
export interface Text {
  /** Where it was answered: 'clientInfo.heroProduct'. */
  path: string;
  /** As the client wrote it; `plain` of it has the same length. */
  written: string;
  plain: string;
  words: readonly Word[];
  /** Latin words and figures alone, in one number: where an English phrase may begin. */
  stems: readonly { stem: string; start: number; end: number; gap: string }[];
  starts: ReadonlySet<number>;
  hasThai: boolean;
}

export interface Found<T> {
  value: T;
  start: number;
  end: number;
}

/** Thai of at least so many characters is found even where the dictionary sees no word: names and slang are in none. */
const LONG_THAI = 6;
const THAI = /\p{Script=Thai}/u;

/** One form of singular and plural: 'berries' and 'berry', 'boxes' and 'box', 'chargers' and 'charger'. */
export function stemOf(word: string): string {
  const bare = word.replace(/'s?$/u, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/u.test(bare)) return bare.slice(0, -2);
  return bare.length > 3 && bare.endsWith('s') && !/(?:ss|us|is)$/u.test(bare) ? bare.slice(0, -1) : bare;
}

export function textOf(path: string, written: string): Text {
  const read = plain(written);
  const words = wordsOf(read);
  let last = 0;
  const stems = words
    .filter(({ isWord, text }) => isWord && !THAI.test(text))
    .map(({ text, start, end }) => {
      const gap = read.slice(last, start);
      last = end;
      return { stem: stemOf(text), start, end, gap };
    });
  return {
    path,
    written,
    plain: read,
    words,
    stems,
    starts: new Set([...words.map(({ start }) => start), read.length]),
    hasThai: THAI.test(read),
  };
}

/** Between two words of one phrase: a space, a hyphen, an apostrophe. */
const TOGETHER = /^[ \-'’/]{0,2}$/u;

/**
 * A reader of one table. Where two phrases overlap the longer is found: 'cat food' is no cat.
 * @param rows phrases in lower case with what each means; a phrase may stand in several rows.
 */
export function lexicon<T>(
  rows: readonly (readonly [phrase: string, value: T])[],
): (text: Text) => Found<T>[] {
  const latin = new Map<string, { stems: string[]; value: T }[]>();
  const thai: { phrase: string; value: T }[] = [];
  for (const [phrase, value] of rows) {
    if (THAI.test(phrase)) {
      thai.push({ phrase, value });
      continue;
    }
    const stems = wordsOf(phrase).flatMap(({ isWord, text }) => (isWord ? [stemOf(text)] : []));
    const [first = ''] = stems;
    const same = latin.get(first);
    if (same) same.push({ stems, value });
    else latin.set(first, [{ stems, value }]);
  }

  return (text) => {
    const found: Found<T>[] = [];
    text.stems.forEach(({ stem, start }, i) => {
      for (const { stems, value } of latin.get(stem) ?? []) {
        const parts = text.stems.slice(i, i + stems.length);
        const whole =
          parts.length === stems.length &&
          parts.every((part, k) => part.stem === stems[k] && (k === 0 || TOGETHER.test(part.gap)));
        if (whole) found.push({ value, start, end: parts.at(-1)?.end ?? start });
      }
    });
    for (const { phrase, value } of text.hasThai ? thai : []) {
      for (
        let start = text.plain.indexOf(phrase);
        start >= 0;
        start = text.plain.indexOf(phrase, start + 1)
      ) {
        const end = start + phrase.length;
        if (phrase.length >= LONG_THAI || (text.starts.has(start) && text.starts.has(end)))
          found.push({ value, start, end });
      }
    }
    return longest(found);
  };
}

/** Without what lies inside something longer; in the order of the text. */
function longest<T>(found: readonly Found<T>[]): Found<T>[] {
  return found
    .filter(
      ({ start, end }) =>
        !found.some(
          (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}
