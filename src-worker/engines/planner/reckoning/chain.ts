/**
 * The way from an advert to what a goal counts: which step leads to which, at what rate, and what one of each costs
 * today. Costs, rates and goals find one another by the step that their names mean.
 */
import { STEP_RANK, type StepId } from '../../../understanding/figures/steps.ts';
import type { Facts, GoalFact } from './facts.ts';
import type { Named, RateFact } from './facts-chain.ts';
import { countOf, moneyIn, percent, type Figure, type Graph, type Maybe, type Node } from './graph.ts';
import { behindServed, keptEdges, together } from './kept-steps.ts';
import { countPer, type Money } from './money.ts';

export interface ChainStep {
  /** Its kind, with a number where the client has two steps of one kind. */
  id: string;
  kind: StepId;
  /** The client's word for it. */
  name: string;
  /** Percent of the step before that get here; undefined for the first. */
  rate: Maybe;
  /** Where the rate is none of today's but follows from two goals. */
  isImplied: boolean;
  /** Money for one of them at today's cost and rates. */
  cost: Maybe;
  /** Today's count, where it was counted. */
  counted: Maybe;
}

export interface Chain {
  steps: ChainStep[];
  /** Place of the first step with a cost of today; undefined where no cost is known. */
  paid?: number;
  currency: string;
  /** What gifts of an unknown size pay for, by name: no step that people take. */
  aims: readonly string[];
  /** Places among the facts' losses that are steps of this way: who turns up goes on. */
  passed: ReadonlySet<number>;
  /**
   * Somewhere it is open: a rate was told that found no place on it, and by its name alone ('named') a goal stands there; or what it
   * brings is past believing, and none does.
   */
  open?: 'named' | 'all';
}

/** Names that mean one thing where a client uses only one of them with a rate. */
const ALIKE: readonly (readonly StepId[])[] = [
  ['lead', 'chat', 'call'],
  ['booking', 'purchase', 'subscription'],
];
export const areAlike = (a: StepId, b: StepId): boolean =>
  a === b || ALIKE.some((group) => group.includes(a) && group.includes(b));

export interface Edge {
  from: Named;
  to: Named;
  rate: Node;
  counted?: { from: Maybe; to: Maybe };
  isImplied: boolean;
}

function edgeOf(g: Graph, { from, to, figure, counted }: RateFact): Edge | undefined {
  const id = `rate.${from.id}.${to.id}`;
  // '100 clicks 9 calls, 5 calls 2 sales': another number of the same step is counted by itself.
  const count = ({ id: step, name }: Named, told: Figure | undefined): Maybe => {
    const known = g.get(`counted.${step}`);
    const isOther = known !== undefined && known.value !== told?.value;
    return g.answer(`counted.${step}${isOther ? `.${to.id}` : ''}`, told, countOf(name));
  };
  const [a, b] = [count(from, counted?.from), count(to, counted?.to)];
  const rate = figure ? g.answer(id, figure, percent) : g.derive(id, 'share', [b, a], percent);
  return rate && { from, to, rate, ...(a ? { counted: { from: a, to: b } } : {}), isImplied: false };
}

/** 420 quotes and 160 installations: 38 % of quotes must become installations. */
function impliedEdge(g: Graph, goals: readonly GoalFact[], edges: readonly Edge[]): Edge | undefined {
  const counted = goals.filter(
    ({ kind, step, isStock }) => kind === 'count' && step !== undefined && !isStock,
  );
  for (const before of counted) {
    for (const after of counted) {
      if (before.step === undefined || after.step === undefined) continue;
      const [whole, part] = [monthly(g, before), monthly(g, after)];
      if (!whole || !part || (before.per === undefined) !== (after.per === undefined)) continue;
      const follows = STEP_RANK[after.step] > STEP_RANK[before.step] && part.value < whole.value;
      const isKnown = edges.some(({ from, to }) => from.id === before.step && to.id === after.step);
      if (!follows || isKnown) continue;
      const rate = g.derive(`rate.${before.step}.${after.step}`, 'share', [part, whole], percent, {
        certainty: 0.7,
      });
      if (!rate) continue;
      return {
        from: { step: before.step, id: before.step, name: before.metric },
        to: { step: after.step, id: after.step, name: after.metric },
        rate,
        isImplied: true,
      };
    }
  }
  return undefined;
}

/** The figure to reach in a month; of the whole time where none is named. */
const monthly = (g: Graph, goal: GoalFact): Maybe =>
  goal.per === undefined
    ? goalNode(g, goal)
    : countPer(g, `goal.${goal.index}.to.month`, goalNode(g, goal), goal.per, 'month', goal.metric);

/** The figure to reach. */
export const goalNode = (g: Graph, { index, to, per, metric, kind, currency }: GoalFact): Maybe =>
  g.answer(
    `goal.${index}.to`,
    to,
    kind === 'percent' ? percent : kind === 'count' ? countOf(metric, per) : moneyIn(currency, per),
  );

/**
 * The longest way along the edges; of two, the one whose cost is told, before one of which a sum and its results are: what a fair
 * cost once is no price of today's. Else the one that begins earlier.
 */
function longest(edges: readonly Edge[], told: readonly Named[], counted: readonly Named[]): Edge[] {
  const isOf = (way: readonly Edge[], paid: readonly Named[]): boolean =>
    way.some(({ from, to }) => paid.some(({ id }) => id === from.id || id === to.id));
  const isPaid = (way: readonly Edge[]): number => (isOf(way, told) ? 0 : isOf(way, counted) ? 1 : 2);
  const follow = (edge: Edge, seen: readonly string[]): Edge[] => {
    const next = edges
      .filter(({ from, to }) => from.id === edge.to.id && !seen.includes(to.id))
      .map((one) => follow(one, [...seen, one.to.id]))
      .toSorted((a, b) => b.length - a.length)[0];
    return [edge, ...(next ?? [])];
  };
  return (
    edges
      .map((edge) => follow(edge, [edge.from.id, edge.to.id]))
      .toSorted((a, b) => b.length - a.length || isPaid(a) - isPaid(b) || rankOf(a) - rankOf(b))[0] ?? []
  );
}
const rankOf = ([first]: readonly Edge[]): number => (first ? STEP_RANK[first.from.step] : 0);

/** What is named otherwise in a cost and in the rates is one step, where nothing else can be meant. */
function joined(edges: readonly Edge[], paid: readonly Named[]): Edge[] {
  const known = new Set(edges.flatMap(({ from, to }) => [from.id, to.id]));
  const ends = edges.map(({ to }) => to);
  return edges.map((edge) => {
    const { from } = edge;
    const later = reachedFrom(edges, edge);
    // What was paid for itself is not taken for something else that was.
    const isPaid = paid.some(({ id }) => id === from.id);
    const cost = isPaid
      ? undefined
      : paid.find(({ id, step }) => !known.has(id) && areAlike(step, from.step));
    // A second step of a kind is told apart from the first, and joined with nothing.
    const end = ends.find(
      (one) =>
        one.id !== from.id &&
        // A lead that takes a call is no call before, and a registration that leads to a booking no booking.
        !later.has(one.id) &&
        one.id === one.step &&
        areAlike(one.step, from.step),
    );
    const isOpen = !ends.some(({ id }) => id === from.id);
    if (isOpen && end !== undefined) return { ...edge, from: { ...from, step: end.step, id: end.id } };
    return isOpen && cost ? { ...edge, from: { ...from, step: cost.step, id: cost.id } } : edge;
  });
}

/** Every step that a rate leads to, at once or by others. */
function reachedFrom(edges: readonly Edge[], edge: Edge, seen = new Set<string>()): Set<string> {
  if (seen.has(edge.to.id)) return seen;
  seen.add(edge.to.id);
  for (const next of edges) if (next.from.id === edge.to.id) reachedFrom(edges, next, seen);
  return seen;
}

export function makeChain(g: Graph, facts: Facts, money: Money): Chain {
  const rates = facts.rates.flatMap((rate) => edgeOf(g, rate) ?? []);
  const kept = together(g, keptEdges(g, facts, rates));
  const served = kept.find(({ isServed }) => isServed === true)?.edge;
  const on = served ? behindServed(rates, served.from, served.to) : rates;
  const told = [...on, ...new Set(kept.map(({ edge }) => edge))];
  const implied = impliedEdge(g, facts.goals, told);
  const [priced, seen] = [facts.costs.map(({ of }) => of), facts.spent.map(({ of }) => of)];
  const paid = [...priced, ...seen];
  const path = longest(joined([...told, ...(implied ? [implied] : [])], paid), priced, seen);
  const [first] = path;
  const named: Named[] = first ? [first.from, ...path.map(({ to }) => to)] : paid.slice(0, 1);
  const steps = named.map(({ step, id, name }, i): ChainStep => {
    const edge = path[i - 1];
    const counted = path[i]?.counted?.from ?? edge?.counted?.to;
    return {
      id,
      kind: step,
      name,
      rate: edge?.rate,
      isImplied: edge?.isImplied === true,
      counted,
      cost: undefined,
    };
  });
  const currency = facts.costs[0]?.currency ?? facts.spent[0]?.currency ?? money.currency;
  const paidAt = addCosts(g, steps, facts);
  cumulate(g, steps);
  const passed = new Set(
    kept.flatMap(({ edge, at }) => (path.some(({ rate }) => rate === edge.rate) ? [at] : [])),
  );
  // Where a gift's size is known, a goal in them is one in givers.
  const isKnown = g.get('worth.average.0') !== undefined;
  const aims = facts.people === 'givers' && !isKnown ? facts.sums.map(({ each }) => each) : [];
  const open = opennessOf(steps, facts);
  return {
    steps,
    aims,
    ...(paidAt === undefined ? {} : { paid: paidAt }),
    currency,
    passed,
    ...(open === undefined ? {} : { open }),
  };
}

/** '240 a lead, 1 in 2 talks, 1 in 6 signs': where a told share stands nowhere on the way, its end is no cost of a result. */
function opennessOf(steps: readonly ChainStep[], { halfNamed, isWayDoubted }: Facts): Chain['open'] {
  if (isWayDoubted) return 'all';
  const isOn = (told: number): boolean =>
    steps.some(({ rate }) => rate !== undefined && Math.abs(rate.value - told) <= told * ALMOST);
  return steps.length > 1 && halfNamed.some((told) => !isOn(told)) ? 'named' : undefined;
}
/** Two shares that differ by less are one, rounded. */
const ALMOST = 0.01;

/** What is paid for one of a step: said, or divided from a sum and what it brought. */
function costAt(g: Graph, step: ChainStep, facts: Facts): Maybe {
  const unit = (currency: string): ReturnType<typeof moneyIn> => moneyIn(currency, undefined, step.name);
  const said = facts.costs.find(({ of }) => of.id === step.id);
  if (said) return g.answer(`cost.${step.id}`, said.figure, unit(said.currency));
  const seen = facts.spent.find(({ of }) => of.id === step.id);
  if (!seen) return undefined;
  const sum = g.answer('spent', seen.sum, moneyIn(seen.currency));
  // '160 chats for 24,000; 8 chats make one buyer': what the money brought is divided by, and no other number of it.
  const counted = step.counted?.value === seen.count.value ? step.counted : undefined;
  const id = step.counted && !counted ? `counted.${step.id}.paid` : `counted.${step.id}`;
  const count = counted ?? g.answer(id, seen.count, countOf(step.name));
  return g.derive(`cost.${step.id}`, 'quotient', [sum, count], unit(seen.currency));
}

/** Its cost is said, or was counted together with the step before it. */
function isKnownAt({ id, rate }: ChainStep, before: ChainStep | undefined, facts: Facts): boolean {
  if (facts.costs.some(({ of }) => of.id === id)) return true;
  const seen = facts.spent.find(({ of }) => of.id === id);
  if (!seen || !before?.cost || !rate) return false;
  const byRate = (before.cost.value / rate.value) * 100;
  return Math.abs(seen.sum.value / seen.count.value - byRate) <= byRate * 0.01;
}

/** Costs from the first step that is paid for, onwards through the rates. */
function addCosts(g: Graph, steps: ChainStep[], facts: Facts): number | undefined {
  const at = steps.findIndex((step) => facts.costs.some(({ of }) => of.id === step.id));
  const first = at === -1 ? steps.findIndex((step) => facts.spent.some(({ of }) => of.id === step.id)) : at;
  if (first === -1) return undefined;
  for (let i = first; i < steps.length; i++) {
    const [step, before] = [steps[i], steps[i - 1]];
    if (!step) continue;
    // A cost that is named for a later step stands for itself; one that was only counted gives way to the rates of the way.
    if (i === first || isKnownAt(step, before, facts)) step.cost = costAt(g, step, facts);
    if (before?.cost?.unit.kind === 'money')
      step.cost ??= g.derive(
        `cost.${step.id}`,
        'whole',
        [before.cost, step.rate],
        moneyIn(before.cost.unit.currency, undefined, step.name),
      );
    step.cost ??= costAt(g, step, facts);
    // What was counted at a cost that is named was paid for.
    const isSaid = facts.spent.length === 0 && step.cost?.unit.kind === 'money';
    if (isSaid && step.cost?.unit.kind === 'money')
      g.derive(`spent.${step.id}`, 'product', [step.counted, step.cost], moneyIn(step.cost.unit.currency));
  }
  return first;
}

/** Rates over several steps, 'one in so many', and how many of the first make one of the last. */
function cumulate(g: Graph, steps: readonly ChainStep[]): void {
  steps.forEach((to, j) => {
    if (j === 0) return;
    g.derive(
      `one-in.${steps[j - 1]?.id ?? ''}.${to.id}`,
      'one-in',
      [to.rate],
      countOf(steps[j - 1]?.name ?? ''),
    );
    steps.slice(0, Math.max(0, j)).forEach((from, i) => {
      const rate = rateBetween(g, steps, i, j);
      g.derive(`for-one.${from.id}.${to.id}`, 'inverse', [rate], countOf(from.name));
      if (j > i + 1) g.derive(`one-in.${from.id}.${to.id}`, 'one-in', [rate], countOf(from.name));
    });
  });
}

/** Percent of step `i` that reach step `j`; undefined where `j` is no later one. */
export function rateBetween(g: Graph, steps: readonly ChainStep[], i: number, j: number): Maybe {
  const between = steps.slice(i + 1, j + 1);
  if (between.length === 1) return between[0]?.rate;
  if (between.length === 0) return undefined;
  const [from, to] = [steps[i]?.id ?? '', steps[j]?.id ?? ''];
  return g.derive(
    `rate.${from}.${to}`,
    'compound',
    between.map(({ rate }) => rate),
    percent,
  );
}
