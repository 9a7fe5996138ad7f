/** Challenges that clients name, and what a plan does about each. Used only where the client named it. */
import type { Offer } from '../../../understanding/offer/offer.ts';
import type { Both } from '../language.ts';
import { holds, type ConditionId } from './conditions.ts';
import { both, type Voice } from '../voice.ts';
import { REMEDIES } from './challenges.table.ts';

/** What a plan does about a challenge, as one client is told of it. */
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

const HINTS = 3;

/** The remedies in one client's voice, in the order in which they are looked for. */
export const remediesIn = (voice: Voice): Remedy[] =>
  REMEDIES.map(({ id, pattern, when, title, hints, report, changes }) => {
    const { change, why } = voice.one(`remedy-${id}-change`, changes);
    return {
      id,
      pattern,
      ...(when ? { when } : {}),
      title: both(voice.one(`remedy-${id}-title`, title)),
      hints: voice.some(`remedy-${id}-hints`, hints, HINTS).map(both),
      report: both(voice.one(`remedy-${id}-report`, report)),
      change: both(change),
      why: both(why),
    };
  });

/** Those that this offer can use. */
export const remediesOf = (voice: Voice, offer: Offer): Remedy[] =>
  remediesIn(voice).filter(({ when }) => when === undefined || holds(when, offer));
