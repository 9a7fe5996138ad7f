/** The phrases of a client's answers: each stands alone, in the client's words, never cut. */
import learnt from './learnt.json' with { type: 'json' };
import type { PhraseField } from './features.ts';
import type { PointId } from './points.ts';
import { openPhraseModel, pointsBy, readBy, type Found, type PhraseModel, type PointChance } from './read.ts';
import { wholeParts, wholePhrases, withPieces } from './whole.ts';

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

export function pointOf(words: string, field: PhraseField = 'strengths'): Claim {
  // 'Subcontracted installers, 3.2 rating' speaks of both.
  const parts = words.split(/,\s+/u);
  const read = (parts.length > 1 ? [words, ...parts] : [words]).flatMap((part) =>
    pointsBy(model(), part, field),
  );
  const chances = read
    .filter((one, at) =>
      read.every(
        (other, k) =>
          k === at ||
          other.point !== one.point ||
          other.probability < one.probability ||
          (other.probability === one.probability && k > at),
      ),
    )
    .toSorted((a, b) => b.probability - a.probability);
  const [best] = chances;
  const isSure = best !== undefined && best.probability >= (model().sure[best.point] ?? 1);
  return { words, point: isSure ? best.point : 'other', chances };
}

/** What is listed one after the other. */
const LISTED = ['item', 'buyer'];

export const phrasesIn = (text: string, field: PhraseField): Phrase[] =>
  text === ''
    ? []
    : withPieces(text, wholePhrases(text, readBy(model(), text, field)), LISTED).map((one) => ({
        ...one,
        words: text.slice(one.start, one.end),
      }));

/** Reasons in an answer that holds little else: what speaks for the client, or for and against a rival. */
export function claimsIn(
  text: string,
  field: 'strengths' | 'aftersales' | 'rivalgood' | 'rivalbad',
): Claim[] {
  if (text === '') return [];
  const found = wholeParts<Found>(text, readBy(model(), text, field), (place) => ({
    ...place,
    tag: 'claim',
    probability: 0,
  }));
  return found
    .filter(({ tag }) => tag !== 'notclaim')
    .map(({ start, end }) => pointOf(text.slice(start, end), field));
}
