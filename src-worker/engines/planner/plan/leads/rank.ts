/** Which statements of a client may lead, the worthiest first: by what was learnt from clients that a person judged. */
import { shortForm } from '../../../../understanding/phrases/index.ts';
import {
  isCheckedResult,
  isForSome,
  isHeadCount,
  leansOnBefore,
} from '../../../../understanding/phrases/inner.ts';
import type { Readings } from '../../readings/index.ts';
import { claimsOf, type Claim } from '../claims.ts';
import type { Contrast } from '../contrast.ts';
import { besideOf, featuresOf, namesFault, type Seen } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

export interface Ranked {
  claim: Claim;
  /** Worth as a lead; of no unit, comparable within one client. */
  worth: number;
  /** It is surely better than what never leads: bare means, papers that all have, extras. */
  mayLead: boolean;
  /** A result that somebody counted or checked: it stands before all other words. */
  isProven: boolean;
  /** It speaks to what stops buyers. */
  isAnswer: boolean;
}

const WEIGHTS: Readonly<Record<string, number>> = learnt.weights;

const worthOf = (seen: Seen): number =>
  Object.entries(seen).reduce((sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0), 0);

/** What speaks to a doubt: it takes the fear away by what it does, or speaks of the same thing. */
const speaksTo = (seen: Seen): boolean =>
  seen['answers a fear'] !== undefined || seen['speaks of the doubt'] !== undefined;

/** It answers a fear, what stops buyers, or what a rival is weak in. */
const tellsMost = (seen: Seen): boolean =>
  speaksTo(seen) ||
  seen['a rival lacks it'] !== undefined ||
  seen['opposite of a weakness'] !== undefined ||
  (seen['point of a weakness'] ?? 0) >= SURELY;
/** How surely a statement is on the point of a rival's weakness. */
const SURELY = 0.3;

/** With what stands in parentheses: how it was counted. */
const wholeOf = ({ strengths }: Readings, words: string): string =>
  strengths.find((each) => shortForm(each) === words) ?? words;

/** @param objection what a person told when it was asked what stops buyers */
export function rankedOf(r: Readings, contrasts: readonly Contrast[], objection?: string): Ranked[] {
  const beside = besideOf(r, contrasts, objection);
  const all = claimsOf(r).map((claim) => {
    const seen = featuresOf(r, claim, beside);
    const worth = worthOf(seen);
    // Nobody thinks of weevils or leaks until a promise names them.
    // One stands for no number of customers.
    const mayLead =
      worth >= learnt.least &&
      !namesFault(claim.words, beside) &&
      !isHeadCount(claim.words) &&
      !leansOnBefore(claim.words);
    const isProven = isCheckedResult(wholeOf(r, claim.words));
    return { seen, ranked: { claim, worth, mayLead, isProven, isAnswer: speaksTo(seen) } };
  });
  const sold = [r.answers.productService, r.answers.heroProduct, r.audience.gender].join('\n');
  const isPartly = ({ words }: Claim): boolean => isForSome(words, sold);
  const isOfOffer = ({ from }: Claim): boolean => from === 'strengths';
  // What comes after the sale leads only where nothing of the offer itself answers.
  const isAnswered = all.some(
    ({ seen, ranked: { claim, mayLead } }) => mayLead && isOfOffer(claim) && tellsMost(seen),
  );
  return all
    .map(({ ranked }) => ({
      ...ranked,
      mayLead: ranked.mayLead && (isOfOffer(ranked.claim) || !isAnswered),
    }))
    .toSorted(
      (a, b) =>
        Number(b.mayLead) - Number(a.mayLead) ||
        Number(b.isProven) - Number(a.isProven) ||
        // What holds for all buyers stands before what some of them get.
        Number(isPartly(a.claim)) - Number(isPartly(b.claim)) ||
        b.worth - a.worth,
    );
}
