/** Sentences of an answer as spans of it: what is said in one is said of the figures in it. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { SHORTENED } from '../abbreviations.ts';
import { lately } from '../remember.ts';
import { quotationsIn } from './quotations.ts';

/** Ends a sentence: a line, a semicolon, a slash with spaces, a mark before a space; not the point of an abbreviation. */
const END = new RegExp(
  String.raw`[\n;•]|\s\/{1,2}\s|(?<!(?:^|[\s(])(?:${SHORTENED})|(?:^|[,;(]\s?|(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)[A-Z]|(?<![ก-๛])[ก-ฮ]{1,4}|\.[ก-๛]{1,2})\.(?=\s|$|[)"'”])|[!?]+(?=\s|$|[)"'”])|\.{2,}(?=\s|$)`,
  'giu',
);

export const sentencesIn = lately((text): readonly Span[] => {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number): void => {
    const from = start + (/^[\s.,;:)–—-]*/u.exec(text.slice(start, end))?.[0].length ?? 0);
    const to = from + text.slice(from, end).trimEnd().length;
    if (to > from && /[\p{L}\p{N}]/u.test(text.slice(from, to))) spans.push({ start: from, end: to });
  };
  const quotations = quotationsIn(text);
  for (const match of text.matchAll(END)) {
    const isMark = /^[.!?]/u.test(match[0]);
    const behind = match.index + match[0].length;
    const quoted = quotations.find(({ start: from, end }) => from < match.index && match.index < end);
    // A mark within a quotation ends the sentence around it only where the quotation ends and another begins.
    if (quoted && !(behind === quoted.end - 1 && /^\s+\p{Lu}/u.test(text.slice(quoted.end)))) continue;
    const end = quoted?.end ?? behind;
    push(isMark ? end : match.index);
    start = end;
  }
  push(text.length);
  return spans;
});

/** The sentence that a place of the text is in. */
export const sentenceAt = (sentences: readonly Span[], at: number): Span | undefined =>
  sentences.find(({ start, end }) => start <= at && at < end);
