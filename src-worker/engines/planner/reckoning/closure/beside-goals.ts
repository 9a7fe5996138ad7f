/**
 * Goals beside what else is told: at each price of the client's, beside another goal, in rooms and smallest orders, and what is
 * left of one after the media that the goal has for it.
 */
import { countOf, moneyIn, moneyOf, type Graph, type Maybe, type Node } from '../graph.ts';
import type { Basis } from './held.ts';
import { isBareCount, MONEY, type Sized } from './sized.ts';

export function goalsBeside(g: Graph, basis: Basis, base: readonly Sized[]): void {
  atPrices(g, basis, base);
  ofOneAnother(g, basis);
  inRooms(g, basis);
  inSizes(g, basis, base);
  untilDue(g, basis);
  afterMedia(g, basis);
}

/** What a goal counts: today, then, and between. */
const countsOf = ({ goals }: Basis): { node: Node; fact: Basis['goals'][number]['fact'] }[] =>
  goals.flatMap(({ fact, from, to, more }) =>
    fact.kind === 'count' ? [to, more, from].flatMap((node) => (node ? [{ node, fact }] : [])) : [],
  );

/** More prices than these are a list. */
const MOST = 5;

/** Sums that one of what is sold brings, each once: the price, an average, what stands beside them. */
function valuesOf({ g, worth, facts }: Basis, base: readonly Sized[]): Node[] {
  const told = base.filter(({ up, isPriced, isOfRival }) => up === MONEY && isPriced && !isOfRival);
  const sums = facts.sums.flatMap((_, i) => g.get(`sum.${i}`) ?? []);
  const all = [...worth.all.map(({ node }) => node), ...told.map(({ node }) => node), ...sums];
  return all
    .filter((node, i) => moneyOf(node) !== '' && all.findIndex(({ value }) => value === node.value) === i)
    .slice(0, MOST);
}

function atPrices(g: Graph, basis: Basis, base: readonly Sized[]): void {
  const values = valuesOf(basis, base);
  for (const { node, fact } of countsOf(basis))
    for (const value of values)
      g.derive(`(${node.id}*${value.id})`, 'product', [node, value], moneyIn(moneyOf(value), fact.per));
}

/** Bags of a month by dealers: how many each takes today, and then. */
function ofOneAnother(g: Graph, { goals }: Basis): void {
  const counted = goals.filter(({ fact }) => fact.kind === 'count');
  for (const one of counted)
    for (const other of counted) {
      const isOneTime = one.fact.per === other.fact.per || other.fact.per === undefined;
      if (one === other || !isOneTime) continue;
      for (const end of ['from', 'to'] as const) {
        const [a, b] = [one[end], other[end]];
        if (!a || !b || a.value < b.value) continue;
        g.derive(`(${a.id}/${b.id})`, 'quotient', [a, b], countOf(one.fact.metric, one.fact.per));
      }
    }
}

/** How often what there is is taken: seats of a room that is there at any time. */
function inRooms(g: Graph, basis: Basis): void {
  const { facts, room } = basis;
  if (facts.capacity?.per !== undefined) return;
  for (const { node, fact } of countsOf(basis))
    g.derive(`(${node.id}/room)`, 'quotient', [node, room.capacity], countOf(fact.metric, fact.per));
}

/** Machines by the eight of a smallest contract, patients by the five who treat them. */
function inSizes(g: Graph, basis: Basis, base: readonly Sized[]): void {
  const minimum = g.get('worth.minimum.count');
  const told = base.filter((one) => isBareCount(one) || isEach(one)).map(({ node }) => node);
  for (const { node, fact } of countsOf(basis))
    for (const size of [minimum, ...told])
      if (size && size.value > 1 && size.value < node.value)
        g.derive(`(${node.id}/${size.id})`, 'quotient', [node, size], countOf('', fact.per));
}
const isEach = ({ up, down, isMain, isOfRival }: Sized): boolean =>
  up !== MONEY && down.length === 1 && !isMain && !isOfRival;

/** The media money until the day on which a goal is due, where no length is told, and what of it there is for one. */
function untilDue(g: Graph, basis: Basis): void {
  const { facts, money } = basis;
  if (facts.budget?.length !== undefined || money.period === 'total') return;
  for (const { fact, more, to } of basis.goals) {
    const months = g.get(`goal.${fact.index}.months`);
    const sum = g.derive(
      `money.until.goal.${fact.index}`,
      'product',
      [money.per('month'), months],
      moneyIn(money.currency),
    );
    if (fact.kind !== 'count') continue;
    for (const wanted of [more, to])
      g.derive(`(${sum?.id ?? ''}/${wanted?.id ?? ''})`, 'quotient', [sum, wanted], moneyIn(money.currency));
  }
}

/** What one leaves, without the media that there is for one of the goal's. */
function afterMedia(g: Graph, { worth, money, goals }: Basis): void {
  const left: Maybe[] = worth.all.map(({ id }) => g.get(`worth.${id}.profit`));
  for (const gain of [...left, g.get('price.gain')])
    for (const { fact, to, more } of goals) {
      if (fact.kind !== 'count' || moneyOf(gain) !== money.currency) continue;
      for (const wanted of [to, more]) {
        const sum = money.per(fact.per);
        const each = g.derive(
          `(${sum?.id ?? ''}/${wanted?.id ?? ''})`,
          'quotient',
          [sum, wanted],
          moneyIn(money.currency),
        );
        g.derive(
          `(${gain?.id ?? ''}-${each?.id ?? ''})`,
          'difference',
          [gain, each],
          moneyIn(money.currency),
        );
      }
    }
}
