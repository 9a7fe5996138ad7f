/**
 * What people weigh when they choose: found in what the client says of its customers, itself and its rivals, and
 * used to compare them on the same point. A topic says nothing by itself: it stands on a page only with the words
 * that raised it.
 */
import type { Offer } from '../../../understanding/offer/offer.ts';
import { both, type Both } from '../language.ts';
import { holds, type ConditionId } from './conditions.ts';
import { TOPICS as TABLE } from './topics.table.ts';

/** A topic in both languages. */
export interface Topic {
  id: string;
  /** Both ways of saying it, wherever it is found. */
  pattern: RegExp;
  /** Also found where the client speaks of itself. */
  ours?: RegExp;
  /** The offers that it may be a point of, where those are not all. */
  when?: ConditionId;
  /** One or two words: a row of a comparison. */
  label: Both;
  /** What customers want, as a short phrase. */
  want: Both;
  /** A content pillar on it, and its idea. */
  pillar: Both;
  idea: Both;
  /** The question that a customer asks. */
  question: Both;
}

/** In the order in which they are looked for. */
export const TOPICS: readonly Topic[] = TABLE.map(({ label, want, pillar, idea, question, ...topic }) => ({
  ...topic,
  label: both(label),
  want: both(want),
  pillar: both(pillar),
  idea: both(idea),
  question: both(question),
}));

/** Those that may be a point of this offer: whether a clinic takes children is no question to a hotel for cats. */
export const topicsOf = (offer: Offer): Topic[] =>
  TOPICS.filter(({ when }) => when === undefined || holds(when, offer));
