/** Which statements of a client may lead, the worthiest first: by what was learnt from clients that a person judged. */
import type { Readings } from '../../readings/index.ts';
import { claimsOf, type Claim } from '../claims.ts';
import type { Contrast } from '../contrast.ts';
import { besideOf, featuresOf, type Seen } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

export interface Ranked {
  claim: Claim;
  /** Worth as a lead; of no unit, comparable within one client. */
  worth: number;
  /** It is surely better than what never leads: bare means, papers that all have, extras. */
  mayLead: boolean;
  /** It speaks to what stops buyers. */
  isAnswer: boolean;
}

const WEIGHTS: Readonly<Record<string, number>> = learnt.weights;

const worthOf = (seen: Seen): number =>
  Object.entries(seen).reduce((sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0), 0);

/** What speaks to a doubt: it takes the fear away by what it does, or speaks of the same thing. */
const speaksTo = (seen: Seen): boolean =>
  seen['answers a fear'] !== undefined || seen['speaks of the doubt'] !== undefined;

/** @param objection what a person told when it was asked what stops buyers */
export function rankedOf(r: Readings, contrasts: readonly Contrast[], objection?: string): Ranked[] {
  const beside = besideOf(r, contrasts, objection);
  return claimsOf(r)
    .map((claim) => {
      const seen = featuresOf(r, claim, beside);
      const worth = worthOf(seen);
      return {
        claim,
        worth,
        mayLead: worth >= learnt.least,
        isAnswer: speaksTo(seen),
      };
    })
    .toSorted((a, b) => b.worth - a.worth);
}
