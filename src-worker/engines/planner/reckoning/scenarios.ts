/**
 * One rate decides most: what the same money brings at today's, at the gate's, at the one that the goal needs, and at
 * the one below which media costs more than a result is worth. The gate says how much may be spent before which rate.
 */
import type { Period } from '../../../understanding/answers/period.ts';
import type { Chain, ChainStep } from './chain.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe } from './graph.ts';
import { gateOf, type Gate } from './gate.ts';
import type { Money } from './money.ts';
import type { Result } from './results.ts';
import type { GoalNodes } from './targets.ts';
import type { Worth } from './worth.ts';

export type ScenarioId = 'today' | 'gate' | 'goal' | 'wanted' | 'cheaper' | 'break-even';

export interface Scenario {
  id: ScenarioId;
  /** Of the deciding step; undefined where no rate is between what is paid for and the goal. */
  rate: Maybe;
  /** Of the step that is paid for. */
  cost: Maybe;
  /** By step of the chain: how many, and what one costs. */
  rows: { step: ChainStep; count: Maybe; cost: Maybe }[];
  /** What the main goal counts. */
  result: Maybe;
  /** In money, by what one result is worth. */
  value: Maybe;
}

/** Place of the step whose rate decides: the one that a goal names, else the smallest that is known today. */
function pivotOf(
  { steps, paid }: Chain,
  main: Result | undefined,
  goals: readonly GoalNodes[],
): number | undefined {
  const last = main?.place?.index ?? steps.length - 1;
  const known = steps
    .map((step, i) => ({ step, i }))
    .filter(({ step, i }) => i > (paid ?? -1) && i <= last && step.rate !== undefined && !step.isImplied);
  const named = known.find(({ step }) => wantedRate(step, goals) !== undefined);
  const smallest = known.toSorted((a, b) => (a.step.rate?.value ?? 0) - (b.step.rate?.value ?? 0))[0];
  return (named ?? smallest)?.i;
}

/** 'From 15 % to 22 %': a goal that starts at a step's rate of today means that rate. */
const wantedRate = ({ rate }: ChainStep, goals: readonly GoalNodes[]): Maybe =>
  rate && goals.find(({ fact, from }) => fact.kind === 'percent' && from?.value === rate.value)?.to;

/** The time that a price is paid for. */
const timeOf = (node: Maybe): Period | undefined => (node?.unit.kind === 'money' ? node.unit.per : undefined);

/** What every scenario shares. */
export interface Basis {
  g: Graph;
  chain: Chain;
  main: Result;
  pivot: number;
  sum: Maybe;
  worth: Worth;
}

/** The chain with another rate at the deciding step, and another cost of the step that is paid for where one is given. */
function scenario(
  { g, chain, main, pivot, sum, worth }: Basis,
  id: ScenarioId,
  rate: Maybe,
  cost?: Maybe,
): Scenario | undefined {
  if (!rate && pivot >= 0) return undefined;
  const { steps, paid = 0, currency } = chain;
  const paidCost = cost ?? steps[paid]?.cost;
  let [count, price]: [Maybe, Maybe] = [undefined, undefined];
  const rows = steps.map((step, i) => {
    if (i < paid) return { step, count: undefined, cost: undefined };
    const unit = moneyIn(currency, undefined, step.name);
    const own = i === pivot ? rate : step.rate;
    [count, price] =
      i === paid
        ? [
            g.derive(
              `scenario.${id}.${step.id}`,
              'quotient',
              [sum, paidCost],
              countOf(step.name, main.target.per),
            ),
            paidCost,
          ]
        : [
            g.derive(`scenario.${id}.${step.id}`, 'part', [count, own], countOf(step.name, main.target.per)),
            g.derive(`scenario.${id}.cost.${step.id}`, 'whole', [price, own], unit),
          ];
    return { step, count, cost: price };
  });
  const result = rows[main.place?.index ?? rows.length - 1]?.count;
  if (!result) return undefined;
  const one = worth.mainFor(main.target.goal);
  const value = g.derive(
    `scenario.${id}.value`,
    'product',
    [result, one],
    moneyIn(worth.currency, timeOf(one) ?? main.target.per),
  );
  return { id, rate, cost: paidCost, rows, result, value };
}

export interface Staged {
  scenarios: Scenario[];
  gate?: Gate;
  pivot?: number;
}

/** The money that buys results, the whole of which it is a part, and how large that part is. */
export interface Spending {
  g: Graph;
  chain: Chain;
  money: Money;
  whole: Money;
  part: number;
}

export function reckonScenarios(
  spending: Spending,
  worth: Worth,
  main: Result | undefined,
  goals: readonly GoalNodes[],
): Staged {
  const { g, chain, money } = spending;
  const pivot = pivotOf(chain, main, goals);
  const step = pivot === undefined ? undefined : chain.steps[pivot];
  if (!main?.place || chain.paid === undefined) return { scenarios: [] };
  const sum = money.per(main.target.per);
  if (pivot === undefined || !step)
    return { scenarios: byCost({ g, chain, main, pivot: -1, sum, worth }, goals) };
  const basis: Basis = { g, chain, main, pivot, sum, worth };
  const needed = main.closers.rates[pivot];
  const isPossible = needed !== undefined && (needed.high ?? needed.value) <= 100;
  const wanted = wantedRate(step, goals);
  const breakEven = breakEvenOf(g, basis, step);
  const gate = isPossible ? gateOf(basis, needed, step, spending) : undefined;
  const cheaper = cheaperCost(g, chain, goals);
  const best = isPossible && main.gap ? needed : step.rate;
  const found = [
    scenario(basis, 'today', step.rate),
    gate ? scenario(basis, 'gate', gate.rate) : undefined,
    isPossible ? scenario(basis, 'goal', needed) : undefined,
    scenario(basis, 'wanted', wanted),
    scenario(basis, 'cheaper', best, cheaper),
    scenario(basis, 'break-even', breakEven),
  ];
  return { scenarios: found.filter((one) => one !== undefined), ...(gate ? { gate } : {}), pivot };
}

/** Where what is paid for is what the goal counts, its cost alone decides. */
function byCost(basis: Basis, goals: readonly GoalNodes[]): Scenario[] {
  const cost = cheaperCost(basis.g, basis.chain, goals);
  return [scenario(basis, 'today', undefined), cost && scenario(basis, 'cheaper', undefined, cost)].filter(
    (one) => one !== undefined,
  );
}

/** A lower cost of the paid step: the client's wish, else a seventh less. */
function cheaperCost(g: Graph, chain: Chain, goals: readonly GoalNodes[]): Maybe {
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid]?.cost;
  const wished = wishedCost(chain, goals);
  return (
    paid &&
    g.assume('cheaper.cost', 'cheaper-cost', wished?.value ?? lower(paid.value), paid.unit, [wished ?? paid])
  );
}

/** What the client wants one of the paid step to cost, where that is less than today. */
function wishedCost({ steps, paid = 0 }: Chain, goals: readonly GoalNodes[]): Maybe {
  const step = steps[paid];
  const goal = goals.find(({ fact }) => fact.kind === 'cost' && fact.step === step?.id)?.to;
  return goal && step?.cost && goal.value < step.cost.value ? goal : undefined;
}

/** A seventh less, in two figures. */
const lower = (cost: number): number => Number((cost * 0.85).toPrecision(2));

/** The rate at which one result costs what is left of its worth. */
function breakEvenOf(g: Graph, { chain, main, pivot, worth }: Basis, step: ChainStep): Maybe {
  const before = chain.steps[pivot - 1]?.cost;
  const value = worth.mainFor(main.target.goal);
  if (!before || value?.unit.kind !== 'money' || before.unit.kind !== 'money') return undefined;
  if (value.unit.currency !== before.unit.currency || value.unit.per !== undefined) return undefined;
  const most = g.derive('worth.left', 'part', [value, worth.margin()], value.unit);
  // What may be paid for one of the deciding step: its part of what the result leaves.
  const after = chain.steps.slice(pivot + 1, (main.place?.index ?? pivot) + 1).map(({ rate }) => rate);
  const rest =
    after.length === 0
      ? most
      : g.derive(
          'worth.left.at-pivot',
          'part',
          [most, after.length === 1 ? after[0] : g.derive('rate.after-pivot', 'compound', after, percent)],
          value.unit,
        );
  const rate = g.derive(`break-even.${step.id}`, 'share', [before, rest], percent);
  return rate && rate.value <= 100 ? rate : undefined;
}
