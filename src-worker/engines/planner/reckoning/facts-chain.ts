/** Costs of a step and rates from one step to the next, whether the client says them or counted both. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Answers } from '../readings/index.ts';
import { readObserved, type Observation } from '../../../understanding/figures/observed.ts';
import { STEP_RANK, stepOf, stepsIn, type StepId } from '../../../understanding/figures/steps.ts';
import type { GoalFact, RateReading, ReckonedReadings } from './facts.ts';
import { isField, rootOf } from './facts-roots.ts';
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
    // A result with a name of the client's own is somebody who got in touch, until its rate says otherwise.
    const known = stepOf(cost.per);
    const step = known ?? 'lead';
    if (!(cost.now > 0) || cost.per === '' || step === 'impression') return [];
    const root = rootOf(r, cost.field, cost.text);
    const currency = cost.currency || r.budget.currency || r.price.currency;
    return [
      {
        of: { step, name: cost.per },
        figure: { value: cost.now, root, certainty: known ? 0.9 : 0.6 },
        currency,
      },
    ];
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

/** Names of the reading, else the steps in the words around its figure; one alone leads there from what the cost is per. */
function rateFact(r: ReckonedReadings, rate: RateReading, costs: readonly CostFact[]): RateFact[] {
  const { percent, text, field, kind } = rate;
  if (kind === 'churn' || kind === 'repeat' || !(percent > 0 && percent <= 100)) return [];
  const root = rootOf(r, field, text);
  const both = named(rate);
  const pair = both ?? told(r, rate, costs);
  if (!pair || pair[0].step === pair[1].step || pair[1].step === 'loss') return [];
  const certainty = both ? 0.9 : 0.7;
  return [{ from: pair[0], to: pair[1], figure: { value: percent, root, certainty } }];
}

type Pair = readonly [from: Named, to: Named];

function named({ from = '', to = '' }: RateReading): Pair | undefined {
  const [a, b] = [stepOf(from), stepOf(to)];
  if (a === undefined || to === '') return undefined;
  // What comes of it has a name of the client's own: 'ดูหน้างาน', 'ติดจริง'; none that is known is a sale.
  return [
    { step: a, name: from },
    { step: b ?? 'purchase', name: to },
  ];
}

/** The words between the figures before and after a rate's own, in one sentence. */
function around(r: ReckonedReadings, { at, field, text }: RateReading): { before: string; after: string } {
  const answer = isField(field) ? r.answers[field] : '';
  if (!at || answer === '') return { before: '', after: text };
  const others = readQuantities(answer).filter(({ quantity }) => quantity.kind !== 'duration');
  const ends = others.map(({ span }) => span.end).filter((end) => end <= at.start);
  const starts = others.map(({ span }) => span.start).filter((start) => start >= at.end);
  const before = answer.slice(Math.max(0, ...ends), at.start);
  const after = answer.slice(at.start, Math.min(answer.length, ...starts));
  const [last = '', first = ''] = [before.split(/[.;\n]\s?/u).at(-1), after.split(/[.;\n](?:\s|$)/u)[0]];
  return { before: last, after: first };
}

const stepsOf = (text: string): Named[] =>
  stepsIn(text)
    .filter(({ step }) => step !== 'loss')
    .map(({ step, start, end }) => ({ step, name: text.slice(start, end) }));

const OF = /(?:^|\s)(?:of|from)\s|จาก|ของ/u;

function told(r: ReckonedReadings, rate: RateReading, costs: readonly CostFact[]): Pair | undefined {
  const { before, after } = around(r, rate);
  const [ahead, behind] = [stepsOf(before), stepsOf(after)];
  const own = stepOf(rate.from ?? '');
  // 'Of tours apply': what stands behind 'of' is where it comes from, the last step where it leads.
  const inOrder = OF.test(after) && behind.length > 1 ? behind : [...ahead, ...behind];
  const last = inOrder.at(-1);
  const first = own === undefined ? inOrder[0] : { step: own, name: rate.from ?? '' };
  if (first && last && STEP_RANK[first.step] < STEP_RANK[last.step]) return [first, last];
  const goal = inOrder.toSorted((a, b) => STEP_RANK[b.step] - STEP_RANK[a.step])[0];
  if (first && goal && STEP_RANK[first.step] < STEP_RANK[goal.step]) return [first, goal];
  const cost = costs.find(({ of }) => last && STEP_RANK[of.step] < STEP_RANK[last.step]);
  return last && cost ? [cost.of, last] : undefined;
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
