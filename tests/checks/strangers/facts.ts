/** What a case of `tests/fixtures/strangers/questionnaires` expects, and the readings in the same words. */

export interface BudgetFacts {
  amount: number | null;
  high: number | null;
  currency: string;
  period: string | null;
  length: { count: number; unit: string } | null;
  total: number | null;
}
export interface GoalFacts {
  counted: string;
  from: number | null;
  to: number | null;
  /** 'count', 'percent', a currency, or the unit itself. */
  unit: string;
  per: string | null;
  months: number | null;
  /** 'YYYY-MM-DD'. */
  by: string | null;
}
export interface CostFacts {
  per: string;
  amount: number;
  currency: string;
}
export interface RateFacts {
  from: string;
  to: string;
  percent: number;
}
export interface CapacityFacts {
  count: number;
  per: string | null;
}
export interface Facts {
  budget: BudgetFacts | null;
  price: { amount: number; currency: string } | null;
  goals: GoalFacts[];
  costs: CostFacts[];
  rates: RateFacts[];
  capacity: CapacityFacts | null;
  places: string[];
  ages: [number, number] | null;
  rules: string[];
  /** Free words where expected, codes where read. */
  contradictions: string[];
}
export const KINDS = [
  'budget',
  'price',
  'goals',
  'costs',
  'rates',
  'capacity',
  'places',
  'ages',
  'rules',
  'contradictions',
] as const satisfies readonly (keyof Facts)[];
export type Kind = (typeof KINDS)[number];

/** One expectation, or one reading that nobody expected. */
export interface Verdict {
  kind: Kind;
  verdict: 'right' | 'missing' | 'wrong';
  expected: string;
  read: string;
}
