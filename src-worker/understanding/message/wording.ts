/**
 * The words of an answer as a whole: how it begins and ends, what stands before and behind it, what it is called. The tagger sees
 * one word after the other and knows none of this of a stretch.
 */
import { classOf } from '../tagger/clusters.ts';
import { hashOf } from '../tagger/features.ts';
import type { Token } from '../tagger/tokens.ts';
import type { Candidate } from './candidate.ts';
import type { Segment } from './segment.ts';

/** Words of an answer, of its label, and to either side of it that count. */
const MOST_WORDS = 16;
const MOST_ASKED = 8;
const AROUND = 5;

const wordOf = (token: Token | undefined): string =>
  token === undefined ? '' : token.text.toLowerCase().replaceAll(/\d+/gu, '0');

const formOf = (word: string): string =>
  word === ''
    ? ''
    : /^[a-z]/u.test(word)
      ? 'a'
      : /^0/u.test(word)
        ? '0'
        : /^\p{Script=Thai}/u.test(word)
          ? 'ก'
          : /^\p{L}/u.test(word)
            ? 'x'
            : word;

/** The first token that ends behind a place. */
function firstBehind(tokens: readonly Token[], place: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Hashes of what is seen of a candidate, each once. */
export function wordingOf(
  text: string,
  tokens: readonly Token[],
  { path, value, span }: Pick<Candidate, 'path' | 'value' | 'span'>,
  segment: Segment | undefined,
): number[] {
  const field = path.split('.')[1] ?? '';
  const from = firstBehind(tokens, span.start);
  const to = Math.max(from + 1, firstBehind(tokens, span.end - 1) + 1);
  const isBeside = (at: number, other: number): boolean => {
    const [one, two] = [tokens[at], tokens[other]];
    return one !== undefined && two !== undefined && !text.slice(one.end, two.start).includes('\n');
  };
  // Of the line alone.
  const word = (at: number): string =>
    at < from
      ? tokens[at] !== undefined && isBeside(at, from)
        ? wordOf(tokens[at])
        : '<'
      : at >= to
        ? isBeside(to - 1, at)
          ? wordOf(tokens[at])
          : '>'
        : wordOf(tokens[at]);
  const names: string[] = [];
  const both = (name: string): void => void names.push(name, `${field} ${name}`);
  both(`b:${word(from)}`);
  both(`e:${word(to - 1)}`);
  both(`<:${word(from - 1)}`);
  both(`>:${word(to)}`);
  names.push(
    `${field} bb:${word(from)} ${word(from + 1)}`,
    `${field} ee:${word(to - 2)} ${word(to - 1)}`,
    `${field} <<:${word(from - 2)} ${word(from - 1)}`,
    `${field} >>:${word(to)} ${word(to + 1)}`,
    `<b:${word(from - 1)} ${word(from)}`,
    `e>:${word(to - 1)} ${word(to)}`,
    `${field} n:${Math.min(9, to - from)}`,
    `${field} k:${segment?.kind ?? ''} ${segment?.by ?? ''} ${segment?.whose ?? ''}`,
  );
  both(`f:${formOf(word(from - 1))} ${formOf(word(from))}`);
  both(`F:${formOf(word(to - 1))} ${formOf(word(to))}`);
  for (let at = from; at < Math.min(to, from + MOST_WORDS); at += 1) {
    names.push(`${field} i:${word(at)}`);
    const own = classOf(word(at));
    if (own !== undefined) names.push(`${field} c:${own}`);
  }
  for (let by = 1; by <= AROUND; by += 1) {
    names.push(`${field} l:${word(from - by)}`, `${field} r:${word(to - 1 + by)}`);
    const [left, right] = [classOf(word(from - by)), classOf(word(to - 1 + by))];
    if (left !== undefined) names.push(`${field} lc:${left}`);
    if (right !== undefined) names.push(`${field} rc:${right}`);
  }
  for (const asked of (segment?.label ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu)
    ?.slice(-MOST_ASKED) ?? [])
    names.push(`${field} A:${asked}`);
  for (const topic of segment?.topics ?? []) names.push(`${field} t:${topic} ${segment?.by ?? ''}`);
  if (segment?.topics.length === 0) names.push(`${field} t:`);
  if (typeof value !== 'string') names.push(`${field} v:${JSON.stringify(value).slice(0, 60)}`);
  return [...new Set(names.map(hashOf))];
}
