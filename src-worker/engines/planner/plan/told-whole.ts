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
  const letters = [...answer];
  const at = [...answer.slice(0, answer.indexOf(words))].length;
  const end = at + [...words].length;
  const from = letters.findLastIndex((letter, i) => i < at && MARKS.has(letter)) + 1;
  const next = letters.findIndex((letter, i) => i >= end && MARKS.has(letter));
  const phrase = tidy(letters.slice(from, next < 0 ? undefined : next).join(''));
  const isBack = letters.slice(from, at).join('').trimEnd().endsWith(TAKES_BACK);
  const told = whole(phrase, most);
  if (isBack) return told;
  const isSeveral = others.some(
    (other) => other !== words && !words.includes(other) && phrase.includes(other),
  );
  return told === '' || isSeveral ? words : told;
}
