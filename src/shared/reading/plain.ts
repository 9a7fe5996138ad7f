/**
 * A text as the readers see it: one form of every digit, dash, space and quotation mark, lower-case Latin letters.
 * Every character keeps its place, so that a span of the plain text is a span of what the person wrote.
 */

const DIGITS: readonly (readonly [first: number, zero: number])[] = [
  [0x0e50, 48], // Thai
  [0x0ed0, 48], // Lao
  [0xff10, 48], // full width
];
const SAME_LENGTH: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t]/gu, ' '],
  [/[\u2018\u2019\u02BC\u0060]/gu, "'"],
  [/[\u201C\u201D]/gu, '"'],
  [/\uFF05/gu, '%'],
  [/\uFF0C/gu, ','],
];

const asciiDigit = (character: string): string => {
  const code = character.charCodeAt(0);
  const [first = 0, zero = 0] = DIGITS.find(([from]) => code >= from && code < from + 10) ?? [];
  return String.fromCharCode(code - first + zero);
};

/** `text` in the form that every reader expects; of the same length. */
export function plain(text: string): string {
  if (text.length < LONG) return plainOf(text);
  const known = lately.get(text);
  if (known !== undefined) return known;
  if (lately.size >= MOST_KEPT) lately.clear();
  const read = plainOf(text);
  lately.set(text, read);
  return read;
}

/** A long text is asked for by every reader and for every figure in it: what it gave lately is kept. */
const LONG = 400;
const MOST_KEPT = 32;
const lately = new Map<string, string>();

/** `text` with one form of every digit and nothing else changed; of the same length. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[\u0E50-\u0E59\u0ED0-\u0ED9\uFF10-\uFF19]/gu, asciiDigit);

/** Any character that is written in another form: most texts hold none, and one look is quicker than one for each form. */
const OTHER_FORMS = new RegExp(
  `[\\u0E50-\\u0E59\\u0ED0-\\u0ED9\\uFF10-\\uFF19]|${SAME_LENGTH.map(([pattern]) => pattern.source).join('|')}`,
  'u',
);
function formed(text: string): string {
  if (!OTHER_FORMS.test(text)) return text;
  let read = withPlainDigits(text);
  for (const [pattern, written] of SAME_LENGTH) read = read.replaceAll(pattern, written);
  return read;
}

function plainOf(text: string): string {
  const read = formed(text);
  // A few capital letters are longer in lower case (U+0130); such a text keeps its capitals.
  const lower = read.toLowerCase();
  return lower.length === read.length ? lower : read;
}
