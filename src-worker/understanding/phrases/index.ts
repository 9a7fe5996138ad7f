/** The phrases of a client's answers: each stands alone, in the client's words, never cut. */
import learnt from './learnt.json' with { type: 'json' };
import type { PhraseField } from './features.ts';
import type { PointId } from './points.ts';
import { openPhraseModel, pointBy, readBy, type Found, type PhraseModel } from './read.ts';
import { wholeParts, wholePhrases } from './whole.ts';

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
  /** 0 to 1; of 'other' 0. */
  sure: number;
}

export function pointOf(words: string, field: PhraseField = 'strengths'): Claim {
  const [point, sure] = pointBy(model(), words, field);
  return sure < (model().sure[point] ?? 1) || point === 'other' ? { words, point: 'other', sure: 0 } : { words, point, sure };
}

export const phrasesIn = (text: string, field: PhraseField): Phrase[] =>
  text === ''
    ? []
    : wholePhrases(text, readBy(model(), text, field)).map((one) => ({
        ...one,
        words: text.slice(one.start, one.end),
      }));

/** Reasons in an answer that holds little else: what speaks for the client, or for and against a rival. */
export function claimsIn(text: string, field: 'strengths' | 'aftersales' | 'rivalgood' | 'rivalbad'): Claim[] {
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
