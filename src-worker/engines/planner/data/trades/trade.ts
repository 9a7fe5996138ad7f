/**
 * What the planner knows of a trade: the step it sells by, the moment it is needed, what buyers doubt, what can be
 * filmed, where people are lost, when it sells. Rules of thumb for wording, to be checked with the client; never
 * figures, and no number words: a figure needs a source.
 */
import type { ActId } from '../acts.ts';
import type { EventId } from '../calendar.ts';
import type { Both } from '../../language.ts';
import { both, type Pair, type Voice, type Wordings } from '../../voice.ts';

/**
 * What may be said of a trade. Of several wordings a client gets one (`tell`), so that two clients of a trade do not
 * hold the same sentences; each must be true of the whole trade.
 */
export interface TradeTexts {
  /** Interests for detailed targeting. */
  interests: Pair;
  /** What pictures show: a noun phrase. */
  scene: Wordings;
  /** After 'when': the moment of need. */
  need: Wordings;
  /** A buyer's question. */
  doubt: Wordings;
  /** What to film: an imperative. */
  show: Wordings;
  /** The smallest first step: a noun phrase. */
  step: Wordings;
  /** How people are brought back: an imperative. */
  again: Wordings;
  /** Where this trade loses people: a plural noun phrase. */
  leak: Wordings;
  /** What the first month tells: a noun clause. */
  learn: Wordings;
  /** Who is warm: an audience. */
  warm: Wordings;
  /** Who is kept: an audience. */
  keep: Wordings;
  /** Series of content, of which a client gets `IDEAS`. */
  ideas: readonly Pair[];
  /** A change to the business, and why. */
  changes: readonly [Change, ...Change[]];
  /** Added to what is searched for: 'near me', 'price'. */
  search: Pair;
  /** Days the trade sells by, and what to do for them: 'open Songkran bookings before the travel posts begin'. */
  peaks: readonly { event: EventId; actions: Wordings }[];
}

interface Change {
  change: Pair;
  why: Pair;
}

/** A trade as the table holds it. */
export interface TradeEntry {
  id: string;
  /** Taxonomy ids it may be chosen for. */
  types: readonly number[];
  /** Words of the answers that choose it; without any it is its types' own. */
  pattern?: RegExp;
  act: ActId;
  texts: TradeTexts;
}

export interface Peak {
  event: EventId;
  action: Both;
}

type Told = Exclude<keyof TradeTexts, 'ideas' | 'changes' | 'peaks'>;

/** A trade as one client is told of it: one wording of each. */
export type Trade = Pick<TradeEntry, 'id' | 'types' | 'act'> &
  Readonly<Record<Told | 'change' | 'why', Both>> & {
    ideas: readonly Both[];
    peaks: readonly Peak[];
  };

/** Series of content that a client gets. */
const IDEAS = 3;

export const trade = (
  id: string,
  types: readonly number[],
  act: ActId,
  pattern: RegExp | undefined,
  texts: TradeTexts,
): TradeEntry => ({ id, types, act, texts, ...(pattern === undefined ? {} : { pattern }) });

/** The trade in one client's voice. */
export function tell({ id, types, act, texts }: TradeEntry, voice: Voice): Trade {
  const one = (key: keyof TradeTexts, wordings: Wordings): Both => both(voice.one(`trade-${key}`, wordings));
  const { change, why } = voice.one('trade-change', texts.changes);
  return {
    id,
    types,
    act,
    interests: both(texts.interests),
    scene: one('scene', texts.scene),
    need: one('need', texts.need),
    doubt: one('doubt', texts.doubt),
    show: one('show', texts.show),
    step: one('step', texts.step),
    again: one('again', texts.again),
    leak: one('leak', texts.leak),
    learn: one('learn', texts.learn),
    warm: one('warm', texts.warm),
    keep: one('keep', texts.keep),
    ideas: voice.some('trade-ideas', texts.ideas, IDEAS).map(both),
    change: both(change),
    why: both(why),
    search: both(texts.search),
    peaks: texts.peaks.map(({ event, actions }) => ({
      event,
      action: both(voice.one(`trade-peak-${event}`, actions)),
    })),
  };
}
