/** A statement with the rest of the phrase that it was told in: Thai sets a space within one thought as well as between two. */
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Readings } from '../readings/index.ts';
import { tidy } from './claims.ts';
import { whole } from './whole.ts';

/** Marks that part two things for certain. */
const MARKS = new Set(['\n', '/', ';', ',', '|', '•', '.', ':', '(', ')']);
/** What stands behind it takes something back from what stands before. */
const TAKES_BACK = 'แต่';

const FIELDS = ['strengths', 'afterSalesService'] as const;

/**
 * The phrase between two marks that holds the statement, where it is short enough and holds no other statement; else the statement.
 * '' where it takes something back from a phrase that is too long: alone it would be told as a strength.
 */
export function toldWhole(
  { answers }: Pick<Readings, 'answers'>,
  words: string,
  others: readonly string[],
  most: number,
): string {
  if (!isMostlyThai(words)) return words;
  const answer = FIELDS.map((field) => answers[field]).find((text) => text.includes(words));
  if (answer === undefined) return words;
  const at = answer.indexOf(words);
  let [from, next] = [at, at + words.length];
  while (from > 0 && !MARKS.has(answer.charAt(from - 1))) from -= 1;
  while (next < answer.length && !MARKS.has(answer.charAt(next))) next += 1;
  const phrase = tidy(answer.slice(from, next));
  const isBack = answer.slice(from, at).trimEnd().endsWith(TAKES_BACK);
  const told = whole(phrase, most);
  if (isBack) return told;
  const isSeveral = others.some(
    (other) => other !== words && !words.includes(other) && phrase.includes(other),
  );
  return told === '' || isSeveral ? words : told;
}
