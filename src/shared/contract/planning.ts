/** What the planner understood of the answers, and what its plan assumes. */
import type {
  AgesMeaning,
  BudgetMeaning,
  GoalMeaning,
  KnownMeaning,
  Meanings,
  OfferMeaning,
} from '../domain/corrections.ts';
import type { ChoiceKey } from '../domain/decisions.ts';
import type { Close, Deliberation, OfferKind, Repeat } from '../domain/offer.ts';
import type { Rule } from '../domain/rules.ts';
import type { TimeUnit } from '../reading/quantity.ts';

/**
 * As the text alone is read: corrections are not applied, so that both can be shown. What follows from several readings
 * does apply them, for that is what will be printed: contradictions, sums and the period.
 */
export interface ReadingsView {
  budget: BudgetMeaning & {
    /** Upper end of a range; `amount` is the lower one. */
    high?: number;
    bound: '' | 'at most' | 'at least' | 'about';
    /** No period was named: the sum is read as the whole. */
    periodAssumed: boolean;
    /** No currency was named: the starting price's. */
    currencyFromPrice: boolean;
    /** No currency was named, nor one in the price: told by other answers, their language or their places. */
    currencyAssumed: boolean;
    /** Named for each channel; `amount` is for all of them. */
    perChannel?: { amount: number; channels: number };
    /** The whole sum, where the length is known. */
    total?: number;
  };
  goals: readonly (GoalMeaning & { high?: number })[];
  /** What the goals may mean, where that is not certain: until a person says so they are only quoted. */
  goalsMay?: readonly (GoalMeaning & { high?: number })[];
  /** The field that the goals are read from. */
  goalsFrom: 'specificObjectives' | 'whyNeedNow';
  places: readonly PlaceView[];
  ages: AgesMeaning;
  gender: Meanings['gender'];
  /** Whether ages and gender were chosen in their own fields, or read off the description. */
  agesFrom: 'fields' | 'text' | '';
  genderFrom: 'field' | 'text' | '';
  buyers: Meanings['buyers'];
  /** Costs and rates that the client knows. */
  known: readonly KnownFigure[];
  /** What is offered; '' for a facet that is not known. */
  offer: OfferMeaning;
  /** What else each facet may be, likeliest first; at most three. */
  offerNext: OfferCandidates;
  /** The days of the media, were the proposal made today. */
  period: PeriodView;
  /** What can be served at most; absent where no answer says so. */
  capacity?: CapacityView;
  /** Rules that the client states in any answer. */
  rules: readonly Rule[];
  /** Answers that do not go together. */
  contradictions: readonly Contradiction[];
  /** Plain arithmetic of what will be printed. */
  sums: readonly Sum[];
}

export interface OfferCandidates {
  kind: readonly OfferKind[];
  close: readonly Close[];
  deliberation: readonly Deliberation[];
  repeat: readonly Repeat[];
}

export interface PeriodView {
  /** 'YYYY-MM-DD', both days included. */
  from: string;
  to: string;
  /** Days to approve and days to prepare, before it starts. */
  approval: number;
  preparation: number;
  /** The answers name the length; else the plan assumes one. */
  given: boolean;
  /** Months that the answers name and that are over before it starts, and the money of those that are left. */
  past?: { months: number; total: number | null; currency: string };
}

export interface CapacityView {
  count: number;
  /** What is counted, as written; '' where no word says. */
  of: string;
  /** The time that it is for; '' for a stock. */
  per: TimeUnit | 'night' | 'class' | '';
  kind: 'limit' | 'stock';
  /** The client's sentence, and the path of the answer that it stands in. */
  text: string;
  path: string;
}

export interface PlaceView {
  /** As the client wrote it. */
  name: string;
  /** What it is in the population tables; '' where it is in none. */
  match: string;
  kind: 'province' | 'country' | 'other';
  /** A town: its province is counted. */
  town: boolean;
}

export interface KnownFigure extends KnownMeaning {
  /** The client's words. */
  text: string;
  /** Path of the field: 'clientInfo.onlineAdIssues'. */
  path: string;
}

/** One number that the plan assumes. Texts in both languages. */
export interface AssumptionView {
  id: string;
  group: 'dates' | 'money' | 'forecast';
  label: { en: string; th: string };
  unit: { en: string; th: string };
  min: number;
  max: number;
  step: number;
  /** What the plan uses. */
  value: number;
  /** What the rules propose. */
  proposed: number;
  /** Set by the person. */
  chosen: boolean;
  reason: { en: string; th: string };
  /** Pages that depend on it. */
  pages: readonly number[];
}

export interface AssumptionsPreview {
  /** All values that the plan would use, by id: some follow from others. */
  values: Readonly<Record<string, number>>;
  /** Pages written by the planner that would say something else: these are written again. */
  changes: readonly number[];
}

/** Two answers that do not go together, by what they are about. */
export type ContradictionCode =
  /** Ages in figures and the ages that the words name do not meet. */
  | 'ages'
  /** A goal beyond what can be served. */
  | 'capacity'
  /** The day of a goal, or the end of the media, is over, or lies before their start. */
  | 'date'
  /** The months of the media and the months to the goal differ. */
  | 'length'
  /** An objective or a channel that needs a website, and there is none. */
  | 'website'
  /** A slogan or a strength that breaks a rule of the client's own. */
  | 'rule'
  /** A channel that is chosen and that a rule forbids. */
  | 'channel'
  /** The budget is far below what the goal needs at the stated cost. */
  | 'budget'
  /** Two sums are named, and nobody has decided between them. */
  | 'undecided'
  /** To be reached where nothing is delivered. */
  | 'places'
  /** Businesses or consumers are chosen, and the words say the other. */
  | 'buyers'
  /** One sex is chosen, and the words count buyers of the other. */
  | 'sexes'
  /** Sold to the trade alone, and a shop where anybody buys. */
  | 'trade'
  /** Media in months in which nothing can be had. */
  | 'closed'
  /** No experience with advertising, and an advertisement is told of. */
  | 'experience'
  /** No competition, and rivals are named. */
  | 'competition'
  /** Open always, and closed at times. */
  | 'open'
  /** All of it, and only a part of it. */
  | 'all'
  /** Free, and charged for. */
  | 'free'
  /** Included, and without. */
  | 'included'
  /** Two lengths of time for one thing. */
  | 'time'
  /** One answer says the opposite of another. */
  | 'against'
  /** No card is needed, and card details are taken. */
  | 'payment'
  /** So much each month, and a total that is not their sum. */
  | 'total'
  /** One thing told in two answers with two figures. */
  | 'twice'
  /** The sales that are wanted are more pieces than can be made. */
  | 'sales'
  /** What each of those that are wanted takes is more than there is. */
  | 'takes'
  /** Two goals that the stated rate between them does not join. */
  | 'pair'
  /** Groups that are larger than what holds them. */
  | 'group'
  /** Wanted before it can be sold, or sooner than selling takes. */
  | 'ready';

/** What would resolve it: an answer to change, or what an answer is to be taken to mean. */
export type WayOut =
  | { kind: 'edit'; path: string }
  | { kind: 'correct'; key: keyof Meanings; value: Meanings[keyof Meanings] };

export interface Contradiction {
  code: ContradictionCode;
  /** Figures and words of the answers by name, its arithmetic among them: { goal: 150, capacity: 72 }. No sentence. */
  with: Readonly<Record<string, string | number>>;
  /** Paths of the answers concerned. */
  paths: readonly string[];
  waysOut: readonly WayOut[];
}

/** One sum with its parts: numbers, and no sentence. */
export type Sum =
  /** The whole budget and what it is for each period. */
  | {
      kind: 'budget';
      total: number;
      currency: string;
      periods: number;
      unit: BudgetMeaning['period'];
      each: number;
    }
  /** A cost of one step and what the next one costs at the stated rate: cost ÷ percent. */
  | {
      kind: 'step';
      cost: number;
      currency: string;
      of: string;
      percent: number;
      next: string;
      result: number;
    }
  /** What the goal needs at the stated cost, and what the budget buys. */
  | {
      kind: 'goal';
      wanted: number;
      of: string;
      cost: number;
      currency: string;
      needed: number;
      budget: number | null;
    }
  /** What is wanted above today's. */
  | { kind: 'more'; from: number; to: number; result: number; unit: string }
  /** The share of what can be served that the goal takes, in percent. */
  | { kind: 'capacity'; goal: number; capacity: number; percent: number };

/** A question whose answer would change the plan. Its texts are in the proposal's language. */
export interface QuestionView {
  /** The same for the same question: the answer is kept under it. */
  id: string;
  text: string;
  /** What the plan does with the answer; '' where that is plain. */
  why: string;
  suggestions: readonly SuggestionView[];
  /** Pages written by the planner that an answer changes. */
  pages: readonly number[];
  /** What was answered; '' where it was skipped, absent where neither was done. */
  answer?: string;
}

export interface SuggestionView {
  text: string;
  /** Where it comes from: answers, the figures of the plan, what is usual for such an offer, or nowhere. */
  from: 'challenges' | 'rivals' | 'audience' | 'figures' | 'usual' | 'example';
}

/** One of several that the plan may take. Its texts are in the proposal's language. */
export interface CandidateView {
  id: string;
  words: string;
  reason: CandidateReason;
  /** What buyers compare; '' where it is about none of those points. */
  point: string;
  /** The rival that it stands against, and what was said of it; '' where there is none. */
  rival: string;
  theirs: string;
  /** Our figure, and the rival's on the same point, as they are printed. */
  us?: string;
  them?: string;
  /** What a buyer is afraid of, which this takes away; '' where that is not known. */
  fear: string;
  /** What speaks against taking it; '' where nothing does. */
  watch: string;
  /** The one that the plan takes. */
  isTaken: boolean;
  /** Pages written by the planner that would say something else with it. */
  pages: readonly number[];
}

/** Why it can be taken. */
export type CandidateReason =
  /** A rival lacks it, buyers ask for it, it can be counted, it is a strength, or the product itself. */
  | 'rival'
  | 'buyers'
  | 'counted'
  | 'strength'
  | 'product'
  /** A person wrote it. */
  | 'own'
  /** It carries content, or can be done. */
  | 'pillar'
  | 'idea';

/** By what is chosen; absent where the plan proposes nothing. */
export type ChoicesView = Readonly<Partial<Record<ChoiceKey, readonly CandidateView[]>>>;

/** What a person decided of a plan just now: answers by the question's id, choices by what is chosen; null takes one back. */
export interface DecisionChange {
  answers?: Readonly<Record<string, string | null>>;
  choices?: Readonly<Partial<Record<ChoiceKey, string | null>>>;
  /** What is written in place of the candidates. */
  own?: Readonly<Partial<Record<ChoiceKey, string | null>>>;
}

/** Assumptions that a person set, by id. */
export type AssumptionValues = Readonly<Record<string, number>>;
