/**
 * What earlier money brought, told as a sum and a number: what one cost, which part went on to the next, and what the money of
 * now brings and the goal takes at that cost and that rate.
 */
import { lossName } from '../kept-steps.ts';
import { countOf, moneyIn, moneyOf, percent, type Graph, type Maybe, type Node } from '../graph.ts';
import type { Basis } from './held.ts';
import { isBareCount, MONEY, type Sized } from './sized.ts';

/** A part of those before it that goes on, and the step that it leads to, where one is known. */
interface Rate {
  node: Node;
  from?: string;
  to?: string;
}

export function broughtOf(g: Graph, basis: Basis, base: readonly Sized[]): void {
  const rates = [...ratesTold(basis), ...ratesCounted(g, base)];
  const own = [...costsOf(g, base), ...costsTold(basis, base)];
  const costs = [...own, ...own.flatMap((cost) => through(g, cost, rates))];
  const sums = sumsOf(basis);
  for (const cost of costs) resultsAt(g, basis, sums, cost);
  for (const cost of own) costBefore(g, cost, ratesTold(basis));
  needsOf(g, basis, sums, rates);
}

/** What a goal takes of those before it, and what of the money there is for one. */
function needsOf(g: Graph, { goals, money }: Basis, sums: readonly Node[], rates: readonly Rate[]): void {
  for (const { more, to, fact } of goals)
    for (const wanted of [more, to]) {
      if (wanted?.unit.kind !== 'count') continue;
      for (const sum of sums)
        g.derive(`(${sum.id}/${wanted.id})`, 'quotient', [sum, wanted], moneyIn(money.currency));
      for (const first of rates) {
        const before = (some: Maybe, { node }: Rate): Maybe =>
          g.derive(`(${some?.id ?? ''}/%${node.id})`, 'whole', [some, node], countOf('', fact.per));
        const needed = before(wanted, first);
        for (const next of rates) if (leadsTo(next, first)) before(needed, next);
      }
    }
}

/** The client's own sum and that for all of the time; where some of it buys no media, what is left. */
const sumsOf = ({ money: { amount, total, per } }: Basis): Node[] => [
  ...new Set([amount, per('month'), total].filter((sum) => sum !== undefined)),
];

const leadsTo = (before: Rate, after: Rate): boolean =>
  before !== after && before.to !== undefined && before.to === after.from;

function ratesTold({ g, facts }: Basis): Rate[] {
  const told = facts.rates.flatMap(({ from, to }): Rate[] => {
    const node = g.get(`rate.${from.id}.${to.id}`);
    return node ? [{ node, from: from.id, to: to.id }] : [];
  });
  const kept = facts.losses.flatMap((_, i): Rate[] => {
    const node = g.get(`${lossName(i)}.kept`);
    return node ? [{ node }] : [];
  });
  const again = g.get('again');
  return [...told, ...kept, ...(again ? [{ node: again }] : [])];
}

/** '41 messages, 5 commissions': which part of the first the second is. */
function ratesCounted(g: Graph, base: readonly Sized[]): Rate[] {
  const counts = base.filter((one) => isBareCount(one));
  return counts.flatMap((whole, i) =>
    counts.slice(i + 1).flatMap((part): Rate[] => {
      if (!areTogether(whole, part) || part.node.value >= whole.node.value) return [];
      const node = g.derive(`(${part.node.id}%${whole.node.id})`, 'share', [part.node, whole.node], percent);
      return node ? [{ node }] : [];
    }),
  );
}

const placeOf = ({ statement }: Sized): number => Number(statement.split('.').at(-1));
/** In one statement of an answer, or in two that follow one another. */
const areTogether = (a: Sized, b: Sized): boolean =>
  a.field !== '' && a.field === b.field && Math.abs(placeOf(a) - placeOf(b)) <= 1;

const isSpent = ({ up, down, isPriced, isOfRival, isMain, field }: Sized): boolean =>
  up === MONEY &&
  // 'HomeStars costs us $390 a month and brings 11 leads'.
  (down.length === 0 || (field === 'onlineAdIssues' && down.some((one) => TIMES.has(one)))) &&
  !isPriced &&
  !isOfRival &&
  !isMain &&
  field !== '';
const TIMES: ReadonlySet<string> = new Set(['week', 'month', 'year']);
/** So many came, in all or in the time of the sum. */
const isCame = (one: Sized, sum: Sized): boolean =>
  isBareCount(one) || (one.down.length === 1 && isCount(one) && sum.down.includes(one.down[0] ?? ''));
const isCount = ({ up, isMain, isOfRival, field, node }: Sized): boolean =>
  up !== MONEY && !isMain && !isOfRival && field !== '' && node.unit.kind === 'count';

/** A sum and each number that is told of it, as far as the next sum. */
function costsOf(g: Graph, base: readonly Sized[]): Node[] {
  const told = base.filter((one) => isSpent(one) || isCount(one));
  return told.flatMap((sum, i) => {
    if (!isSpent(sum)) return [];
    const end = told.findIndex((one, j) => j > i && isSpent(one));
    const behind = told.slice(i + 1, end === -1 ? undefined : end).filter((one) => areTogether(sum, one));
    const before = told[i - 1];
    const ahead = before && !isSpent(before) && before.statement === sum.statement ? [before] : [];
    return [...behind, ...ahead].flatMap((count) => {
      if (!isCame(count, sum)) return [];
      const unit = moneyIn(moneyOf(sum.node), undefined, count.up);
      const node = g.derive(`(${sum.node.id}/${count.node.id})`, 'quotient', [sum.node, count.node], unit);
      return node ? [node] : [];
    });
  });
}

/** What one of something costs on another way than the plan's. */
function costsTold({ g, facts }: Basis, base: readonly Sized[]): Node[] {
  const named = facts.costs.map(({ of }) => g.get(`cost.${of.id}`));
  const told = base
    .filter(({ up, down, isPriced, isOfRival, isMain }) => {
      const isCost = up === MONEY && down.length < 2 && !isPriced && !isOfRival && !isMain;
      return isCost;
    })
    .filter(({ field }) => field === 'onlineAdIssues' || field === 'specificObjectives')
    .map(({ node }) => node);
  const costs = [...named, ...told, ...elsewhereOf(g, facts)].filter((node) => node !== undefined);
  return costs.filter((node, i) => costs.findIndex(({ value }) => value === node.value) === i);
}

/** What one of a step costs on another channel, or cost at another time, where the way reckons with one cost of it. */
function elsewhereOf(g: Graph, { costs, spent }: Basis['facts']): Maybe[] {
  const isOther = (step: string, value: number): boolean => {
    const known = g.get(`cost.${step}`);
    return known === undefined || Math.abs(known.value - value) > known.value * SAME;
  };
  const said = costs.map(({ of, figure, currency }, i) =>
    isOther(of.id, figure.value)
      ? g.answer(`elsewhere.${i}.cost`, figure, moneyIn(currency, undefined, of.name))
      : undefined,
  );
  const brought = spent.map(({ of, sum, count, currency }, i) => {
    if (!isOther(of.id, sum.value / count.value)) return undefined;
    const paid = g.answer(`elsewhere.${i}.spent`, sum, moneyIn(currency));
    const got = g.answer(`elsewhere.${i}.count`, count, countOf(of.name));
    return g.derive(`elsewhere.${i}.each`, 'quotient', [paid, got], moneyIn(currency, undefined, of.name));
  });
  return [...said, ...brought];
}
/** Two costs that differ by less are one, rounded. */
const SAME = 0.01;

/** One of the next step costs so many times as much. */
function through(g: Graph, cost: Node, rates: readonly Rate[]): Node[] {
  const over = (sum: Maybe, { node: rate }: Rate): Maybe =>
    g.derive(`(${sum?.id ?? ''}/%${rate.id})`, 'whole', [sum, rate], moneyIn(moneyOf(cost)));
  return rates.flatMap((first) => {
    const once = over(cost, first);
    const then = rates.map((next) =>
      leadsTo(first, next) || (first !== next && first.to === undefined) ? over(once, next) : undefined,
    );
    return [once, ...then].filter((node) => node !== undefined);
  });
}

/** One of those who come before may cost so much less as go on. */
function costBefore(g: Graph, cost: Node, rates: readonly Rate[]): void {
  for (const { node } of rates)
    g.derive(`(${cost.id}%${node.id})`, 'part', [cost, node], moneyIn(moneyOf(cost)));
}

/** What the money brings at that cost, and what the goal takes. */
function resultsAt(g: Graph, { goals }: Basis, sums: readonly Node[], cost: Node): void {
  for (const sum of sums) {
    const per = sum.unit.kind === 'money' ? sum.unit.per : undefined;
    g.derive(`(${sum.id}/${cost.id})`, 'quotient', [sum, cost], countOf('', per));
  }
  for (const { more, to, fact } of goals)
    for (const wanted of [more, to])
      if (wanted?.unit.kind === 'count')
        g.derive(`(${wanted.id}*${cost.id})`, 'product', [wanted, cost], moneyIn(moneyOf(cost), fact.per));
}
