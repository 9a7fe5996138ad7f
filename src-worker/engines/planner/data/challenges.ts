/** Challenges that clients name, and what a plan does about each. Used only where the client named it. */
import type { Offer } from '../../../understanding/offer/offer.ts';
import { both, type Both } from '../language.ts';
import { holds, type ConditionId } from './conditions.ts';
import { REMEDIES as TABLE } from './challenges.table.ts';

/** What a plan does about a challenge. */
export interface Remedy {
  id: string;
  pattern: RegExp;
  /** The offers that can use it, where those are not all. */
  when?: ConditionId;
  /** A strategy's title. */
  title: Both;
  /** Steps: of a campaign that follows them all. */
  hints: readonly Both[];
  report: Both;
  /** A change to the business, with its reason. */
  change: Both;
  why: Both;
}

/** In the order in which they are looked for. */
export const REMEDIES: readonly Remedy[] = TABLE.map(
  ({ id, pattern, when, title, hints, report, change, why }) => ({
    id,
    pattern,
    ...(when ? { when } : {}),
    title: both(title),
    hints: hints.map(both),
    report: both(report),
    change: both(change),
    why: both(why),
  }),
);

/** Those that this offer can use. */
export const remediesOf = (offer: Offer): Remedy[] =>
  REMEDIES.filter(({ when }) => when === undefined || holds(when, offer));
