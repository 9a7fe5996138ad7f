/** Sentences of an answer as spans of it: what is said in one is said of the figures in it. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { SHORTENED } from '../abbreviations.ts';

/** Ends a sentence: a line, a semicolon, a slash with spaces, a mark before a space; not the point of an abbreviation. */
const END = new RegExp(
  String.raw`[\n;•]|\s\/{1,2}\s|(?<![\s(](?:${SHORTENED})|(?<![ก-๛])[ก-ฮ]{1,4}|\.[ก-๛]{1,2})\.(?=\s|$|[)"'”])|[!?]+(?=\s|$|[)"'”])|\.{2,}(?=\s|$)`,
  'giu',
);

export function sentencesIn(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number): void => {
    const from = start + (/^[\s.,;:)–—-]*/u.exec(text.slice(start, end))?.[0].length ?? 0);
    const to = from + text.slice(from, end).trimEnd().length;
    if (to > from && /[\p{L}\p{N}]/u.test(text.slice(from, to))) spans.push({ start: from, end: to });
  };
  for (const match of text.matchAll(END)) {
    const isMark = /^[.!?]/u.test(match[0]);
    push(match.index + (isMark ? match[0].length : 0));
    start = match.index + match[0].length;
  }
  push(text.length);
  return spans;
}

/** The sentence that a place of the text is in. */
export const sentenceAt = (sentences: readonly Span[], at: number): Span | undefined =>
  sentences.find(({ start, end }) => start <= at && at < end);
