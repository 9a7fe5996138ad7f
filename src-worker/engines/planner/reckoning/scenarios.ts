/**
 * One rate decides most: what the same money brings at today's, at the gate's, at the one that the goal needs, and at
 * the one below which media costs more than a result is worth. The gate says how much may be spent before which rate.
 */
import { share } from '../../../../src/shared/domain/split.ts';
import type { Chain, ChainStep } from './chain.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, type Node } from './graph.ts';
import type { Dates, Money } from './money.ts';
import type { Result } from './results.ts';
import type { GoalNodes } from './targets.ts';
import type { Worth } from './worth.ts';

export type ScenarioId = 'today' | 'gate' | 'goal' | 'wanted' | 'cheaper' | 'break-even';

export interface Scenario {
  id: ScenarioId;
  /** Of the deciding step. */
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
export function pivotOf(
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

interface Basis {
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
  if (!rate) return undefined;
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
  const value = g.derive(`scenario.${id}.value`, 'product', [result, worth.main], moneyIn(worth.currency));
  return { id, rate, cost: paidCost, rows, result, value };
}

/** Midway, as round as can be while it still lies between the two. */
export function roundBetween(low: number, high: number): number {
  const middle = (low + high) / 2;
  for (let digits = 1; digits < 6; digits++) {
    const rounded = Number(middle.toPrecision(digits));
    if (rounded > low && rounded < high) return rounded;
  }
  return middle;
}

export interface Gate {
  /** Of the deciding step. */
  rate: Maybe;
  from: ChainStep;
  to: ChainStep;
  /** What may be spent before it, and what it frees. */
  limit: Maybe;
  rest: Maybe;
  /** How many of the paid step the limit buys, and how many show that the rate is another than today's. */
  buys: Maybe;
  proof: Maybe;
  isProof: boolean;
  weeks: Maybe;
  /** Results at the gate's rate, and what the goal needs beyond them. */
  results: Maybe;
  open: Maybe;
  openShare: Maybe;
  /** The cost of the paid step at which the gate's rate alone would do. */
  costAtGate: Maybe;
}

export interface Staged {
  scenarios: Scenario[];
  gate?: Gate;
  pivot?: number;
}

export function reckonScenarios(
  g: Graph,
  chain: Chain,
  money: Money,
  worth: Worth,
  main: Result | undefined,
  goals: readonly GoalNodes[],
): Staged {
  const pivot = pivotOf(chain, main, goals);
  const step = pivot === undefined ? undefined : chain.steps[pivot];
  if (!main?.place || pivot === undefined || !step || chain.paid === undefined) return { scenarios: [] };
  const sum = money.per(main.target.per);
  const basis: Basis = { g, chain, main, pivot, sum, worth };
  const needed = main.closers.rates[pivot];
  const isPossible = needed !== undefined && (needed.high ?? needed.value) <= 100;
  const wanted = wantedRate(step, goals);
  const breakEven = breakEvenOf(g, basis, step);
  const gate = isPossible ? gateOf(basis, needed, step, money) : undefined;
  const paidCost = chain.steps[chain.paid]?.cost;
  const cheaper =
    paidCost && g.assume('cheaper.cost', 'cheaper-cost', lower(paidCost.value), paidCost.unit, [paidCost]);
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

/** A seventh less, in two figures. */
const lower = (cost: number): number => Number((cost * 0.85).toPrecision(2));

/** The rate at which one result costs what is left of its worth. */
function breakEvenOf(g: Graph, { chain, main, pivot, worth }: Basis, step: ChainStep): Maybe {
  const before = chain.steps[pivot - 1]?.cost;
  const value = worth.main;
  if (!before || value?.unit.kind !== 'money' || before.unit.kind !== 'money') return undefined;
  if (value.unit.currency !== before.unit.currency || value.unit.per !== undefined) return undefined;
  const margin = g.assume('margin', 'margin', 30, percent);
  const most = g.derive('worth.left', 'part', [value, margin], value.unit);
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

/** A gate lies midway to at most four times today's rate: what a page or a team can reach within weeks. */
const FARTHEST = 4;
/** Nearer to today's rate than this no gate would show anything. */
const WORTH = 1.1;

function gateOf(
  { g, chain, main, pivot, sum }: Basis,
  needed: Node,
  step: ChainStep,
  money: Money,
): Gate | undefined {
  const today = step.rate;
  const [before, paid] = [chain.steps[pivot - 1], chain.steps[chain.paid ?? 0]];
  if (!today || !before || !paid?.cost || needed.value < (today.high ?? today.value) * WORTH)
    return undefined;
  const rate = g.assume(
    'gate.rate',
    'gate-rate',
    roundBetween(today.value, Math.min(needed.value, today.value * FARTHEST)),
    percent,
    [today, needed],
  );
  const part = g.assume('gate.share', 'gate-share', 20, percent);
  const unit = moneyIn(money.currency);
  const limit = g.derive('gate.limit', 'part', [money.total, part], unit);
  const rest = g.derive('gate.rest', 'difference', [money.total, limit], unit);
  const buys = g.derive('gate.buys', 'quotient', [limit, before.cost], countOf(before.name));
  const confidence = g.assume('test.confidence', 'test-confidence', 95, percent);
  const power = g.assume('test.power', 'test-power', 80, percent);
  const strict = g.derive('test.strictness', 'strictness', [confidence, power], { kind: 'times' });
  const proof = g.derive('gate.proof', 'sample', [today, rate, strict], countOf(before.name));
  const whole =
    money.times.weeks &&
    g.assume(
      'gate.weeks',
      'gate-weeks',
      Math.max(1, Math.round(money.times.weeks.value * 0.3)),
      { kind: 'time', unit: 'week' },
      [money.times.weeks],
    );
  const results = resultsAt(g, chain, main, pivot, rate, sum);
  const counted = countOf(main.target.goal.metric, main.target.per);
  const open = g.derive('gate.open', 'difference', [main.target.wanted, results], counted);
  return {
    rate,
    from: before,
    to: step,
    limit,
    rest,
    buys,
    proof,
    isProof: buys !== undefined && proof !== undefined && buys.value >= proof.value,
    weeks: whole,
    results,
    open,
    openShare: g.derive('gate.open.share', 'share', [open, main.target.wanted], percent),
    costAtGate: costFor(g, chain, main, pivot, rate),
  };
}

/** Results of all the money at another rate of the deciding step. */
function resultsAt(g: Graph, chain: Chain, main: Result, pivot: number, rate: Maybe, sum: Maybe): Maybe {
  const paid = chain.paid ?? 0;
  let last = g.derive(
    'gate.way.start',
    'quotient',
    [sum, chain.steps[paid]?.cost],
    countOf(chain.steps[paid]?.name ?? ''),
  );
  for (let i = paid + 1; i <= (main.place?.index ?? pivot); i++) {
    const step = chain.steps[i];
    last =
      step &&
      g.derive(
        `gate.way.${step.id}`,
        'part',
        [last, i === pivot ? rate : step.rate],
        countOf(step.name, main.target.per),
      );
  }
  return last;
}

/** What one of the paid step may cost where the deciding rate is the gate's. */
function costFor(g: Graph, chain: Chain, main: Result, pivot: number, rate: Maybe): Maybe {
  const rates = chain.steps
    .map((step, i) => (i === pivot ? rate : step.rate))
    .slice((chain.paid ?? 0) + 1, (main.place?.index ?? pivot) + 1);
  const way = rates.length === 1 ? rates[0] : g.derive('gate.way.rate', 'compound', rates, percent);
  return g.derive('gate.cost', 'part', [main.affordable, way], moneyIn(chain.currency));
}

export interface Week {
  start: Date;
  amount: number;
  /** Before the gate. */
  isGated: boolean;
}

const DAY = 86_400_000;

/** The whole sum by weeks of the media: even, but for the gate's part in its weeks. They sum exactly to the whole. */
export function weeksOf(money: Money, gate: Gate | undefined, { start, mediaEnd }: Dates): Week[] {
  const total = money.total?.value;
  if (total === undefined || !(mediaEnd > start)) return [];
  const count = Math.max(1, Math.ceil((mediaEnd.getTime() - start.getTime() + DAY) / (7 * DAY)));
  const limit = gate?.limit?.value;
  const gated = limit === undefined ? 0 : Math.min(count - 1, Math.round(gate?.weeks?.value ?? 0));
  const step = Number.isInteger(total) ? 1 : 0.01;
  const before = gated > 0 && limit !== undefined ? share(limit, ones(gated), step) : [];
  const sum = before.reduce((a, b) => a + b, 0);
  const after = share(Math.round((total - sum) * 100) / 100, ones(count - gated), step);
  return [...before, ...after].map((amount, i) => ({
    start: new Date(start.getTime() + i * 7 * DAY),
    amount,
    isGated: i < gated,
  }));
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
