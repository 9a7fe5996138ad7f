/**
 * What people weigh when they choose: found in what the client says of its customers, itself and its rivals, and
 * used to compare them on the same point. A topic says nothing by itself: it stands on a page only with the words
 * that raised it.
 */
import type { Offer } from '../../../understanding/offer/offer.ts';
import type { Both } from '../language.ts';
import { holds, type ConditionId } from './conditions.ts';
import { both, type Voice, type Wordings } from '../voice.ts';
import { TOPICS } from './topics.table.ts';

/** A topic as one client is told of it. */
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

/** The topics in one client's voice, in the order in which they are looked for. */
export const topicsIn = (voice: Voice): Topic[] =>
  TOPICS.map(({ label, want, pillar, idea, question, ...topic }) => {
    const one = (key: string, wordings: Wordings): Both =>
      both(voice.one(`topic-${topic.id}-${key}`, wordings));
    return {
      ...topic,
      label: both(label),
      want: both(want),
      pillar: one('pillar', pillar),
      idea: one('idea', idea),
      question: one('question', question),
    };
  });

/** Those that may be a point of this offer: whether a clinic takes children is no question to a hotel for cats. */
export const topicsOf = (voice: Voice, offer: Offer): Topic[] =>
  topicsIn(voice).filter(({ when }) => when === undefined || holds(when, offer));
