/**
 * What the planner knows of a trade: the moment it is needed, what buyers doubt, what can be filmed, where people are
 * lost, when it sells. Each trade names the offers for which it is true, and so does each sentence that is true of
 * fewer. Rules of thumb for wording, to be checked with the client; never figures, and no number words: a figure
 * needs a source.
 */
import type { Offer } from '../../../../understanding/offer/offer.ts';
import type { EventId } from '../calendar.ts';
import { CONDITIONS, holds, type Condition, type ConditionId } from '../conditions.ts';
import type { Both } from '../../language.ts';

/** A sentence in both languages, with its condition where it holds for fewer offers than its trade. */
export type Said = readonly [en: string, th: string, when?: ConditionId];
/** What is said in one place: the first that holds; none stands behind one that always holds. */
export type Wordings = readonly [Said, ...Said[]];

/**
 * What may be said of a trade. Of the wordings that hold for its offer a client gets one (`tell`).
 */
export interface TradeTexts {
  /** What pictures show: a noun phrase. */
  scene: Wordings;
  /** After 'when': the moment of need. */
  need: Wordings;
  /** A buyer's question. */
  doubt: Wordings;
  /** What to film: an imperative. */
  show: Wordings;
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
  ideas: readonly Said[];
  /** Added to what is searched for: 'near me', 'price'. */
  search: Wordings;
  /** Days the trade sells by, and what to do for them: 'open Songkran bookings before the travel posts begin'. */
  peaks: readonly { event: EventId; actions: Wordings }[];
}

/** A trade as the table holds it. */
export interface TradeEntry {
  id: string;
  /** The offers for which it is true. */
  when: ConditionId;
  texts: TradeTexts;
}

export interface Peak {
  event: EventId;
  action: Both;
}

type Told = Exclude<keyof TradeTexts, 'ideas' | 'peaks'>;

/** A trade as one client is told of it: one wording of each. */
export type Trade = Pick<TradeEntry, 'id'> &
  Readonly<Record<Told, Both>> & {
    ideas: readonly Both[];
    peaks: readonly Peak[];
  };

/** Series of content that a client gets. */
const IDEAS = 3;

export const trade = (id: string, when: ConditionId, texts: TradeTexts): TradeEntry => ({ id, when, texts });

const both = ([en, th]: Said): Both => ({ en, th });

/** Those that may be told of the offer: the sentence's own condition holds, if it has one. */
export const tellable = (wordings: readonly Said[], offer: Offer): Said[] =>
  wordings.filter(([, , when]) => when === undefined || holds(when, offer));

/** Of those, the ones made for this kind of offer or for what its buyers do and fear, where there are any. */
const closest = (wordings: readonly Said[]): readonly Said[] => {
  const own = wordings.filter(([, , when]) => when !== undefined && isClose(CONDITIONS[when]));
  return own.length > 0 ? own : wordings;
};

const isClose = ({ kinds, fears, close, repeat, notKinds }: Condition): boolean =>
  kinds?.length === 1 ||
  fears !== undefined ||
  close !== undefined ||
  (repeat !== undefined && notKinds === undefined);

/**
 * The trade as told of one offer: of each place the first sentence that holds for it.
 * @param general stands in where the trade has nothing to say that holds for the offer
 */
export function tell({ id, texts }: TradeEntry, general: TradeEntry, offer: Offer): Trade {
  const isGeneral = id === general.id;
  const of = (wordings: readonly Said[], generally: readonly Said[]): Said => {
    const own = tellable(wordings, offer);
    const [first] = isGeneral || own.length === 0 ? closest(tellable(generally, offer)) : own;
    // The general trade holds something of each place for any offer: a test says so.
    return first ?? ['', ''];
  };
  const said = (key: Told): Both => both(of(texts[key], general.texts[key]));
  const forKind = closest(tellable(general.texts.ideas, offer));
  const ideas = (isGeneral ? forKind : tellable(texts.ideas, offer)).slice(0, IDEAS);
  const more = tellable(general.texts.ideas, offer).filter((idea) => !ideas.includes(idea));
  return {
    id,
    scene: said('scene'),
    need: said('need'),
    doubt: said('doubt'),
    show: said('show'),
    again: said('again'),
    leak: said('leak'),
    learn: said('learn'),
    warm: said('warm'),
    keep: said('keep'),
    ideas: [...ideas, ...more].slice(0, IDEAS).map(both),
    search: said('search'),
    peaks: texts.peaks.flatMap(({ event, actions }) => {
      const [action] = tellable(actions, offer);
      return action === undefined ? [] : [{ event, action: both(action) }];
    }),
  };
}
