/** Compares what was read of an offer with what its key says, in the key's free words. */
import { readOffer } from '../../../src-worker/understanding/offer/read-offer.ts';
import type { Offer } from '../../../src-worker/understanding/offer/offer.ts';
import { CLOSES, DELIBERATIONS, OFFER_KINDS, REPEATS } from '../../../src/shared/domain/offer.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { valuesOf } from './key-words.ts';

/** What a questionnaire's key says of its offer. null and absent: nothing to compare. */
export type OfferKey = Readonly<Record<string, string | null | undefined>>;

/** `beyond`: read where the key says that it is not known. */
export type Outcome = 'right' | 'not known' | 'wrong' | 'beyond';
export const COMPARED = ['kind', 'close', 'deliberation', 'repeat', 'uses', 'decides', 'thing'] as const;
export type Compared = (typeof COMPARED)[number];

export interface Result {
  facet: Compared;
  outcome: Outcome;
  expected: string;
  read: string;
}

const NOT_KNOWN = 'not known';

/** Values that are as right as the key's: the same thing seen from the other side. */
const AS_RIGHT: Readonly<Record<string, readonly string[]>> = {
  // What is used up is bought again in a rhythm, and what is subscribed to is renewed in one.
  'used up': ['periodic'],
  periodic: ['used up', 'renewal'],
  renewal: ['periodic'],
  // A booking that is made in the chat; a look at the site that is booked.
  chat: ['booking'],
  booking: ['chat'],
};

/** undefined: no value says what the key does. */
const facet = (
  id: Compared,
  known: readonly string[],
  expected: string,
  read: string | undefined,
): Outcome | undefined => {
  if (expected === NOT_KNOWN) return read === undefined ? 'right' : 'beyond';
  const values = valuesOf(id, expected, known);
  if (values.length === 0) return undefined;
  if (read === undefined) return 'not known';
  return values.some((one) => one === read || AS_RIGHT[one]?.includes(read) === true) ? 'right' : 'wrong';
};

const STOP = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'or',
  'to',
  'for',
  'with',
  'in',
  'on',
  'by',
  'who',
  'own',
  'at',
  'it',
  'small',
  'from',
  'per',
]);
const THAI = /\p{Script=Thai}/u;
let segmenter: Intl.Segmenter | undefined;
function wordsIn(text: string): Set<string> {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return new Set(
    [...segmenter.segment(text.toLowerCase())]
      .filter(({ isWordLike, segment }) => isWordLike === true && !STOP.has(segment) && segment.length > 1)
      .map(({ segment }) => (segment.length > 3 ? segment.replace(/(?:ies|es|s|y)$/u, '') : segment)),
  );
}

/** Names of people and things: right where a word of substance is common to both; nothing where the languages differ. */
function named(expected: string, read: readonly string[]): Outcome | undefined {
  const own = read.filter((words) => words !== '');
  if (expected === NOT_KNOWN) return own.length === 0 ? 'right' : undefined;
  if (own.length === 0) return 'not known';
  const comparable = own.filter((words) => THAI.test(words) === THAI.test(expected));
  if (comparable.length === 0) return undefined;
  const wanted = wordsIn(expected);
  return comparable.some((words) => [...wordsIn(words)].some((word) => wanted.has(word))) ? 'right' : 'wrong';
}

export function compareOffer(form: FormData, key: OfferKey): { offer: Offer; results: Result[] } {
  const offer = readOffer(form);
  const { kind, close, deliberation, repeat, people, name } = offer;
  const results: Result[] = [];
  const add = (
    id: Compared,
    expected: string | null | undefined,
    outcome: Outcome | undefined,
    read: string,
  ): void => {
    if (expected && outcome) results.push({ facet: id, outcome, expected, read });
  };
  for (const [id, own, known] of [
    ['kind', kind, OFFER_KINDS],
    ['close', close, CLOSES],
    ['deliberation', deliberation, DELIBERATIONS],
    ['repeat', repeat, REPEATS],
  ] as const) {
    const expected = key[id];
    add(id, expected, expected ? facet(id, known, expected, own.value) : undefined, own.value ?? NOT_KNOWN);
  }
  const uses = people.uses.value ?? '';
  const decides = [...new Set([people.decides.value ?? '', people.pays.value ?? ''])];
  // 'The same people': whoever uses it.
  const same = key['who decides']?.startsWith('the same') === true;
  add('uses', key['who uses'], key['who uses'] ? named(key['who uses'], [uses]) : undefined, uses);
  add(
    'decides',
    key['who decides'],
    key['who decides']
      ? same
        ? uses === '' || decides.every((one) => one === '')
          ? 'not known'
          : decides.includes(uses)
            ? 'right'
            : 'wrong'
        : named(key['who decides'], decides)
      : undefined,
    decides.join(' / '),
  );
  add(
    'thing',
    key['thing'],
    key['thing'] ? named(key['thing'], [name.en, name.th, ...offer.goods.ids]) : undefined,
    name.en === name.th ? name.en : `${name.en} | ${name.th}`,
  );
  return { offer, results };
}
