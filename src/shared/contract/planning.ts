/** What the planner understood of the answers, and what its plan assumes. */
import type {
  AgesMeaning,
  BudgetMeaning,
  GoalMeaning,
  KnownMeaning,
  Meanings,
  OfferMeaning,
} from '../domain/corrections.ts';

/** As the text alone is read: corrections are not applied, so that both can be shown. */
export interface ReadingsView {
  budget: BudgetMeaning & {
    /** Upper end of a range; `amount` is the lower one. */
    high?: number;
    bound: '' | 'at most' | 'at least' | 'about';
    /** No period was named: the sum is read as the whole. */
    periodAssumed: boolean;
    /** No currency was named: the starting price's. */
    currencyFromPrice: boolean;
    /** Named for each channel; `amount` is for all of them. */
    perChannel?: { amount: number; channels: number };
    /** The whole sum, where the length is known. */
    total?: number;
  };
  goals: readonly (GoalMeaning & { high?: number })[];
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
