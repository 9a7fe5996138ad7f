/**
 * The chain against the goals: what is needed at every step, what the money buys at today's cost, the gap between them,
 * and what would close it.
 */
import type { Period } from '../../../understanding/answers/period.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { STEP_RANK } from '../../../understanding/figures/steps.ts';
import { isSized } from '../../../understanding/figures/priced-for.ts';
import { agrees } from './agrees.ts';
import { rateBetween, type Chain } from './chain.ts';
import { placeOf, type Place } from './place.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, type Node } from './graph.ts';
import type { Facts, GoalFact } from './facts.ts';
import type { Money } from './money.ts';
import type { GoalNodes, Target } from './targets.ts';
import { reckonCostOf, reckonValue, type Worth, type Worths } from './worth.ts';

export interface StepNeed {
  /** How many of this step the target needs. */
  needed: Maybe;
  /** The most that one may cost on average. */
  affordable: Maybe;
  /** What the money buys at today's cost and rates. */
  buys: Maybe;
}

export interface Result {
  target: Target;
  place?: Place;
  /** For every step of the chain, in order. */
  steps: StepNeed[];
  /** Media money for one result: budget ÷ goal. */
  affordable: Maybe;
  /** Money of one result at today's cost and rates. */
  costToday: Maybe;
  resultsToday: Maybe;
  /** Results that today's cost leaves open. */
  gap: Maybe;
  closers: Closers;
  worth: readonly Worths[];
}

/** What would close the gap, each by itself. */
export interface Closers {
  /** Of the whole way from the step that is paid for, at today's cost. */
  rate: Maybe;
  /** Of each step, where all others stay as they are. */
  rates: Maybe[];
  /** Of the step that is paid for, at today's rates. */
  cost: Maybe;
  /** Money for all of it as things are. */
  budget: Maybe;
  /** Percent that must come from elsewhere, where nothing else changes. */
  elsewhere: Maybe;
}

/** Today's results of the money for a time: by step. */
export function buysOf(
  g: Graph,
  chain: Chain,
  money: Money,
  period: Period | undefined,
  start?: Maybe,
): Maybe[] {
  const sum = start ?? money.per(period);
  const name = start ? 'rest' : (period ?? 'total');
  const first = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  const isSame =
    sum?.unit.kind === 'money' &&
    first?.cost?.unit.kind === 'money' &&
    sum.unit.currency === first.cost.unit.currency;
  if (!isSame || chain.paid === undefined) return chain.steps.map(() => undefined);
  let last: Maybe;
  return chain.steps.map((step, i) => {
    if (i < (chain.paid ?? 0)) return undefined;
    const unit = countOf(step.name, period);
    last =
      i === chain.paid
        ? g.derive(`buys.${name}.${step.id}`, 'quotient', [sum, first?.cost], unit)
        : g.derive(`buys.${name}.${step.id}`, 'part', [last, step.rate], unit);
    return last;
  });
}

/**
 * 'Last month 15,000 brought 18 pairs. Now 18 a month, we want 35': today's come of media, be it that month's or a month of this
 * budget, and all of the 35 have to be bought.
 */
export function isBought(chain: Chain, money: Money, { spent }: Facts, goal: GoalFact): boolean {
  const { kind, per, from, isStock } = goal;
  if (kind !== 'count' || per === undefined || from === undefined || isStock) return false;
  const place = placeOf(chain, goal);
  const step = place && chain.steps[place.index];
  if (!step?.cost || step.cost.unit.kind !== 'money') return false;
  const { value: cost, unit } = step.cost;
  if (step.counted?.value === from.value) return true;
  const isToday = (sum: number, apart: number): boolean =>
    Math.abs(sum / cost - from.value) <= from.value * apart ||
    // Counted in whole ones: 120,000 at 1,937.50 each are the 62 of today.
    (from.value >= LEAST_COUNTED && Math.round(sum / cost) === from.value);
  const budget = money.per(per);
  const isOfBudget =
    budget?.unit.kind === 'money' && budget.unit.currency === unit.currency && budget.high === undefined;
  return (
    (isOfBudget && isToday(budget.value, EXACT)) ||
    spent.some(({ sum, currency }) => currency === unit.currency && isToday(sum.value, ROUNDED))
  );
}
/** Of what was counted two figures that differ by less are one; what a budget will buy is today's by chance, unless it is so exactly. */
const [ROUNDED, EXACT] = [0.015, 0.001];
/** Of fewer than these two whole numbers are one by chance. */
const LEAST_COUNTED = 25;

/** How many of every step a number of one step needs before it, and brings after it. */
function needsOf(
  g: Graph,
  chain: Chain,
  id: string,
  { wanted, per, certainty }: Target,
  place: Place,
): Maybe[] {
  const needs: Maybe[] = chain.steps.map(() => undefined);
  const more = { certainty: Math.min(certainty, place.certainty) };
  needs[place.index] = wanted;
  for (let i = place.index - 1; i >= 0; i--) {
    const step = chain.steps[i];
    needs[i] =
      step &&
      g.derive(
        `${id}.need.${step.id}`,
        'whole',
        [needs[i + 1], chain.steps[i + 1]?.rate],
        countOf(step.name, per),
        more,
      );
  }
  for (let i = place.index + 1; i < chain.steps.length; i++) {
    const step = chain.steps[i];
    needs[i] =
      step &&
      g.derive(`${id}.then.${step.id}`, 'part', [needs[i - 1], step.rate], countOf(step.name, per), more);
  }
  return needs;
}

export function reckonResult(g: Graph, chain: Chain, money: Money, worth: Worth, target: Target): Result {
  const { id, wanted, per, goal } = target;
  const isOrders = wanted.id.endsWith('.orders') && wanted.unit.kind === 'count';
  const sum = money.per(per);
  const price = worth.priceOf(goal);
  const named = placeOf(chain, goal, isOrders);
  const place =
    named && isOtherUnit(chain, named, isOrders ? undefined : price, sum, wanted) ? undefined : named;
  const own: Worths[] = worth.all
    // Of sales in tons the price of a bag is not the price of one.
    .filter((one) => !isSized(goal.unit) || agrees(one, goal.unit))
    // The least order holds several of what is counted: it is no worth of one.
    .filter(({ holds = '' }) => holds === '' || goal.unit === '' || !areOneThing(holds, goal.unit))
    .map((one) => (one.kind === 'price' && price ? { ...one, node: price } : one));
  // Media of the whole plan over a goal for a time without money for it is no cost of one.
  const unit = moneyIn(money.currency, undefined, isOrders ? countedOf(wanted) : goal.metric);
  const affordable = g.derive(`${id}.afford`, 'quotient', [sum, wanted], unit, {
    certainty: target.certainty,
  });
  const counted = g.get(`goal.${goal.index}.${target.extent === 'more' ? 'more' : 'to'}`);
  if (isOrders && goal.kind === 'count')
    g.derive(`${id}.afford.own`, 'quotient', [sum, counted], moneyIn(money.currency, undefined, goal.metric));
  reckonCostOf(g, `${id}.afford`, affordable, isSold(chain, place) ? own : []);
  const sold = isSold(chain, place) ? own : [];
  if (goal.kind === 'count') reckonValue(g, id, wanted, sold, sum);
  const bare: Result = {
    target,
    steps: chain.steps.map(() => ({ needed: undefined, affordable: undefined, buys: undefined })),
    affordable,
    costToday: undefined,
    resultsToday: undefined,
    gap: undefined,
    closers: { rate: undefined, rates: [], cost: undefined, budget: undefined, elsewhere: undefined },
    worth: own,
  };
  if (!place || chain.steps.length === 0) return bare;
  return placed(g, chain, money, bare, place);
}

/** As many times its price nothing costs in media: the way ends in orders, and the goal counts what an order holds. */
const BEYOND_PRICE = 20;
/** A goal of so many times what the money buys counts something else, or its way is told of something else. */
const BEYOND_MONEY = 50;
/** 'Sacks at 6.80 a piece' beside orders that cost 5,500 each: an order is no sack, however both are called. */
function isOtherUnit(
  { steps }: Chain,
  { index, certainty }: Place,
  price: Maybe,
  sum: Maybe,
  wanted: Node,
): boolean {
  const cost = steps[index]?.cost;
  if (certainty === 1 || cost?.unit.kind !== 'money') return false;
  const { currency } = cost.unit;
  const isIn = (node: Maybe): node is Node => node?.unit.kind === 'money' && node.unit.currency === currency;
  const isOnce = isIn(price) && price.unit.kind === 'money' && price.unit.per === undefined;
  if (isOnce && cost.value > price.value * BEYOND_PRICE) return true;
  return wanted.unit.kind === 'count' && isIn(sum) && (sum.value / cost.value) * BEYOND_MONEY < wanted.value;
}

const countedOf = ({ unit }: Node): string => (unit.kind === 'count' ? unit.of : '');

/** Of one night or guest, where a booking has several. */
function ownCost(g: Graph, name: string, { goal }: Target, cost: Maybe): void {
  if (cost?.unit.kind !== 'money') return;
  const size = g.get(`goal.${goal.index}.size`);
  g.derive(name, 'quotient', [cost, size], moneyIn(cost.unit.currency, undefined, goal.metric));
}

/** What stands before the sale is worth nothing by itself: an audit is no plan. */
export function isSold({ steps }: Chain, place: Place | undefined): boolean {
  const step = place && steps[place.index];
  if (!step || place.index === steps.length - 1) return true;
  return step.kind === 'onward' || STEP_RANK[step.kind] >= STEP_RANK.booking;
}

/** Half a buyer is none: what rounds to nothing, nobody can see missing. */
const isCounted = (gap: Maybe): boolean =>
  gap !== undefined && (gap.unit.kind !== 'count' || gap.value === 0 || (gap.high ?? gap.value) >= 0.5);

function placed(g: Graph, chain: Chain, money: Money, bare: Result, place: Place): Result {
  const { target } = bare;
  const { id, wanted, per } = target;
  const sum = money.per(per);
  const needs = needsOf(g, chain, id, target, place);
  const buys = buysOf(g, chain, money, per);
  const steps = chain.steps.map((step, i): StepNeed => {
    const unit = moneyIn(money.currency, undefined, step.name);
    const affordable =
      i === place.index && target.wanted === needs[i]
        ? bare.affordable
        : g.derive(`${id}.afford.${step.id}`, 'quotient', [sum, needs[i]], unit);
    return { needed: needs[i], affordable, buys: buys[i] };
  });
  const step = chain.steps[place.index];
  const resultsToday = buys[place.index];
  ownCost(g, `${id}.cost.own`, target, step?.cost);
  ownCount(g, id, target.goal, resultsToday);
  const paidNeed = chain.paid === undefined ? undefined : needs[chain.paid];
  const paidCost = chain.paid === undefined ? undefined : chain.steps[chain.paid]?.cost;
  const apart = g.derive(`${id}.gap`, 'difference', [wanted, resultsToday], wanted.unit);
  const gap = isCounted(apart) ? apart : undefined;
  const isPastPaid = chain.paid !== undefined && place.index >= chain.paid;
  const budget = g.derive(
    `${id}.budget`,
    'product',
    isPastPaid ? [paidNeed, paidCost] : [undefined],
    moneyIn(chain.currency, per),
  );
  g.derive(`${id}.budget.short`, 'difference', [budget, sum], moneyIn(chain.currency, per));
  const closers: Closers = {
    ...ratesThatClose(g, chain, target, place, buys),
    cost: chain.paid === undefined ? undefined : steps[chain.paid]?.affordable,
    budget,
    elsewhere: g.derive(`${id}.elsewhere`, 'share', [gap, wanted], percent),
  };
  // What comes of the goal further on is what is sold.
  const sold = place.index < chain.steps.length - 1 ? needs.at(-1) : undefined;
  if (sold) reckonValue(g, `${id}.then`, sold, bare.worth, sum);
  const counted = chain.steps[0]?.counted;
  if (counted && place.index > 0)
    g.derive(`${id}.rate.same`, 'share', [wanted, counted], percent, { certainty: 0.7 });
  return { ...bare, place, steps, costToday: step?.cost, resultsToday, gap, closers };
}

/** In guests or nights, where the goal counts those and the chain ends in bookings: how many come. */
function ownCount(g: Graph, id: string, { metric, per, index }: GoalFact, results: Maybe): void {
  const size = g.get(`goal.${index}.size`);
  g.derive(`${id}.today.own`, 'product', [results, size], countOf(metric, per));
}

/** Rates that the goal needs at today's cost of the step that is paid for. */
function ratesThatClose(
  g: Graph,
  chain: Chain,
  { id, wanted }: Target,
  place: Place,
  buys: readonly Maybe[],
): Pick<Closers, 'rate' | 'rates'> {
  const { paid, steps } = chain;
  if (paid === undefined || place.index <= paid)
    return { rate: undefined, rates: steps.map(() => undefined) };
  const rate = g.derive(`${id}.rate`, 'share', [wanted, buys[paid]], percent);
  const rates = steps.map((step, i) => {
    if (i <= paid || i > place.index) return undefined;
    const before = buys[i - 1];
    const after = rateBetween(g, steps, i, place.index);
    // What this step has to bring, so that what follows it brings the goal.
    const needed =
      i === place.index
        ? wanted
        : g.derive(`${id}.need.${step.id}`, 'whole', [wanted, after], countOf(step.name));
    return g.derive(`${id}.rate.${step.id}`, 'share', [needed, before], percent);
  });
  return { rate, rates };
}

/** Costs of every step beside what a result is worth, and what today's count brings further on. */
export function reckonToday(
  g: Graph,
  chain: Chain,
  money: Money,
  worth: Worth,
  goals: readonly GoalNodes[],
  { lost }: Facts,
): void {
  chain.steps.forEach((step) => reckonCostOf(g, `cost.${step.id}`, step.cost, worth.all));
  for (const period of new Set([undefined, money.period === 'total' ? undefined : money.period]))
    buysOf(g, chain, money, period);
  const last = chain.steps.at(-1);
  const gone = g.derive('kept.share', 'rest', [g.answer('lost.once', lost, percent)], percent);
  if (last) g.derive('buys.total.kept', 'part', [g.get(`buys.total.${last.id}`), gone], countOf(last.name));
  for (const { fact, from } of goals) {
    if (from?.unit.kind !== 'count') continue;
    const place = placeOf(chain, fact);
    reckonValue(g, `goal.${fact.index}.from`, from, isSold(chain, place) ? worth.all : [], undefined);
    let then: Maybe = from;
    if (!place || fact.kind !== 'count') continue;
    for (const step of chain.steps.slice(place.index + 1))
      then = g.derive(
        `goal.${fact.index}.from.then.${step.id}`,
        'part',
        [then, step.rate],
        countOf(step.name, fact.per),
        {
          certainty: place.certainty,
        },
      );
  }
}
