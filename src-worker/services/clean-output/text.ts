/** What stands around the JSON in a text, and in it without being seen. */
import { endOfText } from './scan.ts';

/** Control characters but line ends and tabs; never part of what somebody wrote. */
const CONTROLS = /[^\P{Cc}\n\r\t]+/gu;
/** Zero-width spaces, byte-order marks, soft hyphens, marks of direction. Joiners stay: emoji and scripts need them. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]+/gu;

export const withoutInvisible = (text: string): string => text.replace(CONTROLS, '').replace(INVISIBLE, '');

/** Joiners, rare spaces and line ends that were escaped once too often: JSON does not allow them between its parts. */
const RARE_SPACE =
  '(?:\\\\[nrt]|\\u200C|\\u200D|[\\u0085\\u00A0\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])';
const TEXT_OR_RARE_SPACE = new RegExp(`"[^"\\\\]*(?:\\\\.[^"\\\\]*)*(?:"|$)|${RARE_SPACE}`, 'gsu');
const RARE_SPACE_HERE = new RegExp(RARE_SPACE, 'uy');

export function isRareSpace(text: string, at: number): boolean {
  RARE_SPACE_HERE.lastIndex = at;
  return RARE_SPACE_HERE.test(text);
}

/** Those outside texts as common spaces. `block` begins with its bracket. */
export const withCommonSpaces = (block: string): string =>
  block.replace(TEXT_OR_RARE_SPACE, (part) => (part.startsWith('"') ? part : ' '));

/**
 * What may follow a bracket that opens JSON: a quote of any kind, a key or a value, a comment, the end. A phrase
 * before the JSON ('[Company]', '{name}', 'as asked [1]') has something else there.
 */
const PLAUSIBLE =
  /\{\s{0,400}(?:["'“”‘’`},]|\\+(?:[nrt"]|$)|&quot;|\/[/*]|[\p{L}_$][\p{L}\p{N}_$ -]{0,60}["'”]?\s{0,9}[:：=]|$)|\[\s{0,400}(?:["'“‘`{[\],]|\\+(?:[nrt"]|$)|&quot;|\/[/*]|$)/uy;

/**
 * Where the next block may begin, at or after `from`; -1 when nowhere. This passes over the fences, quotes and
 * introductory phrases before it, in whatever language they are.
 */
export function nextBlock(text: string, from: number): number {
  const bracket = /[{[]/gu;
  bracket.lastIndex = from;
  for (let found = bracket.exec(text); found !== null; found = bracket.exec(text)) {
    PLAUSIBLE.lastIndex = found.index;
    if (PLAUSIBLE.test(text)) return found.index;
  }
  return -1;
}

/** JSON that was encoded as a text once more: its quotes and line ends are escaped. */
const ENCODED = /[{[][\s{[]{0,400}\\+(?:"|$|[nrt](?:[\s{[]|\\+[nrt]){0,400}(?:\\+"|\\*$))/uy;

export function isEncodedBlock(text: string, start: number): boolean {
  ENCODED.lastIndex = start;
  return ENCODED.test(text);
}

/**
 * The text within the text, decoded: from `start` to the quote that ends it or to the last whole character.
 * Undefined with a wrong escape in it.
 */
export function decodedText(text: string, start: number): { text: string; end: number } | undefined {
  const { kind, at } = endOfText(text, start);
  if (kind === 'dirty') return undefined;
  const decoded = parse(`"${text.slice(start, kind === 'closed' ? at - 1 : at)}"`);
  return typeof decoded === 'string' ? { text: decoded, end: at } : undefined;
}

/** JSON whose bare line ends do not matter: within a text, where JSON forbids them, they become a space. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/[\n\r\t]+/gu, ' '));
    return value;
  } catch {
    return undefined;
  }
}

/**
 * The text up to `at`, where a fence ends a block that was cut off; undefined when there is none. A fence that an open
 * text has swallowed needs no such care: that text is dropped with all that is in it.
 */
export const beforeFence = (text: string, at: number): string | undefined =>
  text.startsWith('```', at) ? text.slice(0, at).trimEnd() : undefined;

const END_OF_THOUGHTS = /<\/(?:think|thinking|thought|thoughts|reasoning)>/giu;

/**
 * Without what a model thought aloud before it answered, drafts of the answer among it. The beginning is often kept
 * back, so the end alone counts: the last one that something follows.
 */
export function withoutThoughts(text: string): string {
  const ends = [...text.matchAll(END_OF_THOUGHTS)].map(({ index, 0: { length } }) => index + length);
  const end = ends.findLast((at) => nextBlock(text, at) >= 0);
  return end === undefined ? text : text.slice(end);
}

/** Whether a bracket stands where JSON has a value: it belongs to what is around it. */
export function isInsideOf(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/u.test(text[before] ?? '')) before -= 1;
  return before >= 0 && ':,[{'.includes(text[before] ?? '');
}
