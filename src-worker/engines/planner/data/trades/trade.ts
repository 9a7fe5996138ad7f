/**
 * What the planner knows of a trade: the step it sells by, the moment it is needed, what buyers doubt, what can be
 * filmed, where people are lost, when it sells. Rules of thumb for wording, to be checked with the client; never
 * figures, and no number words: a figure needs a source.
 */
import type { ActId } from '../acts.ts';
import type { EventId } from '../calendar.ts';
import type { Both } from '../../language.ts';

export interface Peak {
  event: EventId;
  /** What to do for it: 'open Songkran bookings before the travel posts begin'. */
  action: Both;
}

export interface Trade {
  id: string;
  /** Taxonomy ids it may be chosen for. */
  types: readonly number[];
  /** Words of the answers that choose it; without any it is its types' own. */
  pattern?: RegExp;
  act: ActId;
  /** Interests for detailed targeting. */
  interests: Both;
  /** What pictures show: a noun phrase. */
  scene: Both;
  /** After 'when': the moment of need. */
  need: Both;
  /** A buyer's question. */
  doubt: Both;
  /** What to film: an imperative. */
  show: Both;
  /** The smallest first step: a noun phrase. */
  step: Both;
  /** How people are brought back: an imperative. */
  again: Both;
  /** Where this trade loses people: a noun phrase. */
  leak: Both;
  /** What the first month tells: a noun clause. */
  learn: Both;
  /** Who is warm: an audience. */
  warm: Both;
  /** Who is kept: an audience. */
  keep: Both;
  /** Series of content. */
  ideas: readonly Both[];
  /** A change to the business, and why. */
  change: Both;
  why: Both;
  /** Added to what is searched for: 'near me', 'price'. */
  search: Both;
  peaks: readonly Peak[];
}

type Pair = readonly [en: string, th: string];
const both = ([en, th]: Pair): Both => ({ en, th });

/** The texts of a trade as pairs, side by side. */
export interface TradeTexts {
  interests: Pair;
  scene: Pair;
  need: Pair;
  doubt: Pair;
  show: Pair;
  step: Pair;
  again: Pair;
  leak: Pair;
  learn: Pair;
  warm: Pair;
  keep: Pair;
  ideas: readonly Pair[];
  change: Pair;
  why: Pair;
  search: Pair;
  peaks: readonly (readonly [event: EventId, en: string, th: string])[];
}

export function trade(
  id: string,
  types: readonly number[],
  act: ActId,
  pattern: RegExp | undefined,
  texts: TradeTexts,
): Trade {
  const { ideas, peaks, ...rest } = texts;
  return {
    id,
    types,
    act,
    ...(pattern === undefined ? {} : { pattern }),
    interests: both(rest.interests),
    scene: both(rest.scene),
    need: both(rest.need),
    doubt: both(rest.doubt),
    show: both(rest.show),
    step: both(rest.step),
    again: both(rest.again),
    leak: both(rest.leak),
    learn: both(rest.learn),
    warm: both(rest.warm),
    keep: both(rest.keep),
    change: both(rest.change),
    why: both(rest.why),
    search: both(rest.search),
    ideas: ideas.map(both),
    peaks: peaks.map(([event, en, th]) => ({ event, action: { en, th } })),
  };
}
