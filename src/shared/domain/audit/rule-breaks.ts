/** Whether a text says what a client's rule forbids: word by word, in either language, inflected or not. */
import { negationAt, negationsIn } from '../../reading/negation.ts';
import { plain } from '../../reading/plain.ts';
import type { Span } from '../../reading/quantity.ts';
import { wordStarts } from '../../reading/words.ts';
import type { Rule } from '../rules.ts';

const THAI = /[ก-๛]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
/** Endings of one word: 'cheap', 'cheaper', 'cheapest', 'cheaply', 'promises', 'promising'. */
const ENDINGS = [
  "'s",
  'est',
  'ier',
  'iest',
  'ily',
  'ing',
  'ers',
  'er',
  'ies',
  'ied',
  'es',
  'ed',
  'ly',
  's',
  'd',
  '',
];

/** A word without its ending; short words keep theirs, since little would be left. */
function stem(word: string): string {
  for (const ending of ENDINGS) {
    const root = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || root.length < 3) continue;
    // 'stopping' and 'stop', 'promising' and 'promise', 'parties' and 'party'
    const single = ending !== '' && /([^aeiouls])\1$/u.test(root) ? root.slice(0, -1) : root;
    return single.replace(/(?:e|y|i)$/u, '');
  }
  return word;
}

interface Word extends Span {
  text: string;
}
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    word.split('-').length > 1
      ? parts(word, index)
      : [{ text: word, start: index, end: index + word.length }],
  );
/** 'Best-known' is two words. */
function parts(word: string, index: number): Word[] {
  let at = index;
  return word.split('-').map((text) => {
    const found = { text, start: at, end: at + text.length };
    at += text.length + 1;
    return found;
  });
}

/** 'AI' is a name: 'ai' and 'AI' are it, and nothing that only begins so. */
const isName = (term: string): boolean => /^\p{Lu}[\p{Lu}\d]+$/u.test(term) && term.length <= 4;

/** Every place at which a term stands, in words of its own. */
function placesOf(
  term: string,
  text: string,
  words: readonly Word[],
  starts: (at: number) => boolean,
): Span[] {
  const wanted = plain(term).trim();
  if (wanted === '') return [];
  if (THAI.test(wanted)) {
    const found: Span[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (starts(at) && starts(end)) found.push({ start: at, end });
    }
    return found;
  }
  const wantedParts = wordsOf(wanted).map(({ text: word }) => (isName(term) ? word : stem(word)));
  return words.flatMap(({ start }, index) => {
    const run = words.slice(index, index + wantedParts.length);
    const last = run.at(-1);
    const isSame =
      run.length === wantedParts.length &&
      run.every(({ text: word }, i) => (isName(term) ? word : stem(word)) === wantedParts[i]);
    return isSame && last ? [{ start, end: last.end }] : [];
  });
}

const letters = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Letters beside a term that must agree: a rule holds its own term. */
const AGREE = 6;
/**
 * Whether words of a text stand there out of another one: what is before them agrees, or what is behind, or the other stands
 * there whole, which a short one does.
 */
export function isOutOf(other: string, text: string, { start, end }: Span): boolean {
  const told = letters(other);
  const [before, within] = [letters(text.slice(0, start)), letters(text.slice(start, end))];
  const from = Math.max(0, before.length - told.length + within.length);
  const around = before.slice(from) + letters(text.slice(start)).slice(0, told.length);
  if (told.length > within.length && around.includes(told)) return true;
  const least = letters(text.slice(start, end)).length + AGREE;
  return [letters(text.slice(0, end)).slice(-least), letters(text.slice(start)).slice(0, least)].some(
    (side) => side.length === least && told.includes(side),
  );
}

/** Sentences of a page's text: terms of a topic count together within one. */
const SENTENCE = /[^.!?\n;•]+(?:[.!?](?!\s|$)[^.!?\n;•]*)*/gu;

/**
 * Where a text breaks a rule: the words that should not stand there; undefined where it keeps it. A text that repeats
 * the rule, or denies what it forbids ('no promises of earnings'), keeps it. What must be said is no matter of one text.
 * @param isApart words that the rule does not speak of: names, what is told of others
 */
export function breaks(
  rule: Rule,
  source: string,
  isApart: (at: Span) => boolean = () => false,
): Span | undefined {
  if (rule.kind === 'must' || rule.terms.length === 0) return undefined;
  const text = plain(source);
  const words = wordsOf(text);
  const starts = wordStarts(text);
  const negations = negationsIn(source);
  const stands = (term: string): Span[] =>
    placesOf(term, text, words, starts).filter(
      (at) => negationAt(negations, at) === undefined && !isOutOf(rule.quote, text, at) && !isApart(at),
    );
  if (rule.kind === 'words') {
    const found = rule.terms.flatMap((term) => stands(term));
    return found.toSorted((a, b) => a.start - b.start)[0];
  }
  const places = rule.terms.map((term) => stands(term));
  if (places.some((found) => found.length === 0)) return undefined;
  for (const match of text.matchAll(SENTENCE)) {
    const [from, to] = [match.index, match.index + match[0].length];
    // In the order of the rule: 'oven makers' is not in 'make the oven plan known'.
    let last = from;
    const inside = places.map((found) => {
      const at = found.find(({ start, end }) => start >= last && end <= to);
      last = at?.end ?? last;
      return at;
    });
    if (inside.every((at) => at !== undefined)) {
      const spans = inside.filter((at) => at !== undefined);
      return {
        start: Math.min(...spans.map(({ start }) => start)),
        end: Math.max(...spans.map(({ end }) => end)),
      };
    }
  }
  return undefined;
}
