/** The phrases of a client's answers: each stands alone, in the client's words, never cut. */
import { isOnlyArea } from '../figures/sizes.ts';
import { withoutAsides } from './asides.ts';
import learnt from './learnt.json' with { type: 'json' };
import type { PhraseField, Place } from './features.ts';
import type { PointId } from './points.ts';
import { openPhraseModel, pointsBy, readBy, type Found, type PhraseModel, type PointChance } from './read.ts';
import { lacksSubject } from './clauses.ts';
import { isBareWord, isCharge, withNeighbours } from './fragments.ts';
import { tellsSmallestOrder } from './growing.ts';
import {
  grantsFirst,
  isExtraCharge,
  isHedged,
  isOwnAccount,
  isOwnRate,
  tellsOfOthers,
  tellsPreference,
  withoutOrder,
  withoutOwnRate,
  withoutRemark,
} from './inner.ts';
import { maySpeakOf } from './plainly.ts';
import { isBareTeam, isFreeOf } from './proofs.ts';
import { piecesOf } from './seams.ts';
import { tellsHowLong } from './waiting.ts';
import { letters, wholePhrases, withoutSmallWords, withPieces } from './whole.ts';

let opened: PhraseModel | undefined;
/** Opened when the first answer is read. */
const model = (): PhraseModel => (opened ??= openPhraseModel(learnt));

export interface Phrase extends Found {
  words: string;
}

/** A reason to choose, or not to choose, somebody. */
export interface Claim {
  words: string;
  /** 'other' where it is not sure: paired with nothing, but still said. */
  point: PointId;
  /** All that it may speak of, the likeliest first. */
  chances: readonly PointChance[];
}

/** Answers and phrases that are remembered: a plan is made again and again while a person tries assumptions. */
const REMEMBERED = 600;

/** The same answer is read once. */
function remembered<T>(
  read: (text: string, field: PhraseField) => T,
): (text: string, field: PhraseField) => T {
  const known = new Map<string, T>();
  return (text, field) => {
    const key = `${field} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const value = read(text, field);
    known.set(key, value);
    return value;
  };
}

const foundIn = remembered((text, field) => readBy(model(), text, field));
const pointsIn = remembered((text, field) => pointsBy(model(), text, field));

/** Words that leave no doubt of what they speak: what is tested, and what is not in it, are of its quality. */
const TESTED = /\b(?:load|bench|pressure|leak|run|soak|drop|burn-?in|factory)[- ]test(?:s|ed|ing)?\b/iu;
const SURELY = 0.9;
const PRICE_ALONE = /^(?:the(?:ir)? )?(?:prices?|pricing|costs?)$|^(?:เรื่อง)?ราคา$/iu;
/** The word alone: as a strength it is a low one, as a weakness a high one. */
export const isPriceAlone = (words: string): boolean => PRICE_ALONE.test(words.trim());

export function pointOf(words: string, field: PhraseField = 'strengths'): Claim {
  // 'Subcontracted installers, 3.2 rating' speaks of both.
  const parts = words.split(/,\s+/u);
  const likely = new Map<PointId, number>();
  for (const part of parts.length > 1 ? [words, ...parts] : [words])
    for (const { point, probability } of pointsIn(part, field))
      likely.set(point, Math.max(probability, likely.get(point) ?? 0));
  // A length of time is compared with another only where both are waits.
  if (!maySpeakOf('wait', words) && !(field === 'rivalbad' && tellsHowLong(words))) likely.delete('wait');
  if (TESTED.test(words) || isFreeOf(words)) {
    likely.delete('safe');
    likely.set('quality', SURELY);
  }
  if (isPriceAlone(words)) {
    likely.clear();
    likely.set('price', SURELY);
  }
  // So much land or floor is no price.
  if (isOnlyArea(words)) likely.delete('price');
  // A sum that an order must come to is no price.
  if (tellsSmallestOrder(words)) {
    likely.delete('price');
    likely.set('minimum', SURELY);
  }
  const chances = [...likely]
    .map(([point, probability]) => ({ point, probability }))
    .toSorted((a, b) => b.probability - a.probability);
  const [best] = chances;
  const isSure =
    best !== undefined &&
    best.probability >= (model().sure[best.point] ?? 1) &&
    (best.point === 'wait' || maySpeakOf(best.point, words));
  return { words, point: isSure ? best.point : 'other', chances };
}

/** What is listed one after the other. */
const LISTED = ['item', 'buyer'];

export const phrasesIn = (text: string, field: PhraseField): Phrase[] =>
  text === ''
    ? []
    : withPieces(text, wholePhrases(text, foundIn(text, field)), LISTED).map((one) => ({
        ...one,
        words: text.slice(one.start, one.end),
      }));

/** Letters of a piece that is a reason by itself though the model found none there: 'Price', 'รีวิวเยอะ'. */
const WORD = 18;
/** Letters of a piece that is said whole. */
const LONGEST = 76;

/** What is done then is told to whoever it may happen to. */
const FIGURE = /\d/u;
const CONDITION = /^(?:if|when|once)\s|^(?:ถ้า|หาก)/iu;

/** What is done for buyers, told as such: it speaks for the client. */
const WE_DO =
  /^we (?!are\b|were\b|want|need|hope|think|know|plan (?:to|on)\b|can(?:not|['’]t)|could|would|should|tried|used to|had\b|have (?:no|not|never|had)|do(?:n['’]t| not)|did|just|lost|moved|started|opened|began|got\b|live\b|love|like\b)\p{L}+ \p{L}+ \p{L}+/iu;

/** The pieces of an answer that say something for or against somebody, each whole; of a long one what was found in it. */
function saidIn(text: string, field: PhraseField): Found[] {
  const found = foundIn(text, field);
  return piecesOf(text, field).flatMap((piece): Found[] => {
    const place = withoutSmallWords(text, piece);
    const size = letters(text.slice(place.start, place.end));
    const own = found.filter(({ start, end }) => start < piece.end && piece.start < end);
    if (size === 0 || (own.length > 0 && own.every(({ tag }) => tag === 'notclaim'))) return [];
    if (size > LONGEST)
      return wholePhrases(text, own).filter(
        ({ start, end }) => !lacksSubject(text.slice(piece.start, start), text.slice(start, end)),
      );
    const [first = { tag: 'claim' as const, probability: 0 }] = own;
    const words = text.slice(place.start, place.end);
    const isSaid =
      own.length > 0 ||
      found.length === 0 ||
      size <= WORD ||
      CONDITION.test(words) ||
      FIGURE.test(words) ||
      (!field.startsWith('rival') && WE_DO.test(words));
    return isSaid ? [{ ...first, ...place, tag: 'claim' as const }] : [];
  });
}

/** Of a rival one word says enough: 'slow, rude' are two. */
function wordByWord<T extends Place>(text: string, one: T): T[] {
  const words = text.slice(one.start, one.end).split(', ');
  if (words.length < 2 || !words.every(isBareWord)) return [one];
  let start = one.start;
  return words.map((word) => {
    const place = { ...one, start, end: start + word.length };
    start = place.end + 2;
    return place;
  });
}

/** What something is good for, behind a whole sentence: 'We film the drain, so you see what you pay for'. */
const PURPOSE = /,?\s+so (?:that )?(?:you|they|your|their|it|nobody|no one|everybody|everyone|we)\s.*$/iu;
/** Letters of a statement that can be remembered, and of a sentence that says enough. */
const [REMEMBERED_LETTERS, ENOUGH] = [60, 20];
/** A long statement without what it is good for: that stands alone. */
function withoutPurpose(words: string): string {
  const bare = words.length > REMEMBERED_LETTERS ? words.replace(PURPOSE, '') : words;
  return bare.length >= ENOUGH ? bare : words;
}

/** A long statement without what stands in parentheses and limits nothing, where it says enough without: how a result was counted, which models. */
export function shortForm(words: string): string {
  if (words.length <= REMEMBERED_LETTERS) return words;
  const bare = withoutAsides(words).trim();
  return bare.length >= ENOUGH ? bare : words;
}

/** What is told to the agency, and speaks for no offer. */
const isForUs = (words: string): boolean =>
  isHedged(words) ||
  tellsPreference(words) ||
  tellsOfOthers(words) ||
  grantsFirst(words) ||
  isOwnAccount(words) ||
  isBareTeam(words);

/** Reasons in an answer that holds little else: what speaks for the client, or for and against a rival. */
export function claimsIn(
  text: string,
  field: 'strengths' | 'aftersales' | 'rivalgood' | 'rivalbad',
): Claim[] {
  if (text === '') return [];
  const isRival = field === 'rivalgood' || field === 'rivalbad';
  return (
    withNeighbours(text, saidIn(text, field), isRival)
      .flatMap((one) => (isRival ? wordByWord(text, one) : [one]))
      .map(({ start, end }) =>
        withoutOrder(withoutRemark(withoutOwnRate(withoutPurpose(text.slice(start, end))))),
      )
      .filter((words) => isRival || !isForUs(words))
      // What customers do later is no promise to a new one.
      .filter(
        (words) => field !== 'aftersales' || !(isCharge(words) || isExtraCharge(words) || isOwnRate(words)),
      )
      .map((words) => pointOf(words, field))
  );
}
