/** Costs of a step and rates from one step to the next, whether the client says them or counted both. */
import type { Answers } from '../readings/index.ts';
import { readObserved, type Observation } from '../../../understanding/figures/observed.ts';
import { STEP_RANK, stepOf, stepsIn, type StepId } from '../../../understanding/figures/steps.ts';
import type { GoalFact, RateReading, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface Named {
  step: StepId;
  /** The client's word. */
  name: string;
}

export interface CostFact {
  of: Named;
  figure: Figure;
  currency: string;
}

export interface RateFact {
  from: Named;
  to: Named;
  /** In percent; absent where both were counted. */
  figure?: Figure;
  counted?: { from: Figure; to: Figure };
}

/** A sum that brought so many. */
export interface SpendFact {
  of: Named;
  sum: Figure;
  count: Figure;
  currency: string;
}

/** Where people tell how it goes. */
const STORIES = [
  'onlineAdIssues',
  'currentChallenges',
  'whyNeedNow',
  'additionalNotes',
  'specificObjectives',
] as const satisfies readonly (keyof Answers)[];

export interface ChainFacts {
  costs: CostFact[];
  rates: RateFact[];
  spent: SpendFact[];
}

export function chainFacts(r: ReckonedReadings, goals: readonly GoalFact[]): ChainFacts {
  const costs = r.costs.flatMap((cost): CostFact[] => {
    const step = stepOf(cost.per);
    if (step === undefined || !(cost.now > 0)) return [];
    const root = rootOf(r, cost.field, cost.text);
    const currency = cost.currency || r.budget.currency || r.price.currency;
    return [{ of: { step, name: cost.per }, figure: { value: cost.now, root, certainty: 0.9 }, currency }];
  });
  const rates = r.rates.flatMap((rate) => rateFact(r, rate, costs));
  const spent: SpendFact[] = [];
  for (const field of STORIES) {
    for (const seen of readObserved(r.answers[field])) {
      const isGoal = seen.counts.some(({ value }) =>
        goals.some(({ to }) => field === 'specificObjectives' && to.value === value),
      );
      if (!isGoal) addObserved(r, field, seen, rates, spent);
    }
  }
  return { costs, rates: merged(rates), spent };
}

/** A rate that is both said and counted is the one that is said, with what was counted beside it. */
function merged(rates: readonly RateFact[]): RateFact[] {
  return rates.flatMap((rate, i) => {
    const alike = rates.filter((other) => isSame(other, rate));
    if (rates.findIndex((other) => isSame(other, rate)) !== i) return [];
    const counted = alike.find((other) => other.counted)?.counted;
    if (!counted) return [rate];
    const share = (counted.to.value / counted.from.value) * 100;
    const { figure, ...names } = rate;
    // A rate that is only the two counts, rounded, is reckoned from them.
    const isRounded = figure !== undefined && Math.abs(figure.value - share) <= share * 0.01;
    return [{ ...names, counted, ...(figure && !isRounded ? { figure } : {}) }];
  });
}

const isSame = (a: RateFact, b: RateFact): boolean => a.from.step === b.from.step && a.to.step === b.to.step;

/** Names of the reading, else the steps in its words in order; one alone leads there from what the cost is per. */
function rateFact(r: ReckonedReadings, rate: RateReading, costs: readonly CostFact[]): RateFact[] {
  const { percent, text, field, kind } = rate;
  if (kind === 'churn' || kind === 'repeat' || !(percent > 0 && percent <= 100)) return [];
  const root = rootOf(r, field, text);
  const pair = named(rate) ?? told(text, costs);
  if (!pair || pair[0].step === pair[1].step || pair[1].step === 'loss') return [];
  const certainty = rate.from === undefined ? 0.8 : 0.9;
  return [{ from: pair[0], to: pair[1], figure: { value: percent, root, certainty } }];
}

function named({ from = '', to = '' }: RateReading): readonly [Named, Named] | undefined {
  const [a, b] = [stepOf(from), stepOf(to)];
  if (a === undefined) return undefined;
  // What comes of it has a name of the client's own: 'ดูหน้างาน', 'ติดจริง'; none that is known is a sale.
  return to === ''
    ? undefined
    : [
        { step: a, name: from },
        { step: b ?? 'purchase', name: to },
      ];
}

function told(text: string, costs: readonly CostFact[]): readonly [Named, Named] | undefined {
  const steps = stepsIn(text)
    .filter(({ step }) => step !== 'loss')
    .map(({ step, start, end }) => ({ step, name: text.slice(start, end) }));
  const distinct = steps.filter(({ step }, i) => steps.findIndex((other) => other.step === step) === i);
  const ordered = distinct.toSorted((a, b) => STEP_RANK[a.step] - STEP_RANK[b.step]);
  const [first, second] = ordered;
  if (first && second) return [first, second];
  const before = costs.find(({ of }) => first && STEP_RANK[of.step] < STEP_RANK[first.step]);
  return first && before ? [before.of, first] : undefined;
}

function addObserved(
  r: ReckonedReadings,
  field: keyof Answers,
  { counts, spent: sum, words }: Observation,
  rates: RateFact[],
  spent: SpendFact[],
): void {
  const root = rootOf(r, field, words);
  const figure = (value: number): Figure => ({ value, root, certainty: 0.8 });
  counts.slice(1).forEach((to, i) => {
    const from = counts[i];
    if (from) rates.push({ from, to, counted: { from: figure(from.value), to: figure(to.value) } });
  });
  if (!sum) return;
  const currency = sum.currency || r.budget.currency || r.price.currency;
  for (const of of counts) spent.push({ of, sum: figure(sum.value), count: figure(of.value), currency });
}
