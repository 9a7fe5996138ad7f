/** What numbers of results bring and leave: sales, and the margin's part of them. */
import { countOf, moneyIn, percent, type Maybe, type Node, moneyOf } from '../graph.ts';
import { reckonValue, type Worths } from '../worth.ts';
import { sumsOfMedia, type Basis, type Held } from './held.ts';

export function profits(basis: Basis, all: readonly Held[], parts: readonly Worths[]): void {
  const { g, worth, money, goals } = basis;
  partsOf(basis, all, parts);
  for (const { id, node, worth: own, per } of all) reckonValue(g, id, node, own, money.per(per));
  depositsOf(basis, all);
  roomInMoney(basis);
  recurring(basis, all);
  const margin = worth.known;
  if (!margin) return;
  for (const { id, node, worth: own } of all)
    for (const one of own) profitOf(basis, `${id}.value.${one.id}`, node, margin);
  for (const { fact, from, to, more } of goals) {
    if (fact.kind !== 'money') continue;
    for (const [name, sum] of [
      ['from', from],
      ['to', to],
      ['more', more],
    ] as const)
      g.derive(`goal.${fact.index}.${name}.profit`, 'part', [sum, margin], sum?.unit ?? percent);
  }
  for (const sum of sumsOfMedia(basis)) g.derive(`${sum.id}.sales-to-pay`, 'whole', [sum, margin], sum.unit);
  g.derive('return.to-pay', 'quotient', [g.calendar('whole', 100, percent), margin], { kind: 'times' });
}

/** Of what a goal counts directly, in what is kept of the price or taken of it, and at another price. */
function partsOf({ g, chain }: Basis, all: readonly Held[], parts: readonly Worths[]): void {
  for (const { id, node, worth, at } of all)
    if (
      worth.some(({ kind }) => kind === 'price') &&
      (at ?? chain.steps.length - 1) === chain.steps.length - 1
    )
      reckonValue(g, id, node, parts, undefined);
}

/** What so many pay first. */
function depositsOf({ g, worth }: Basis, all: readonly Held[]): void {
  const currency = moneyOf(worth.price);
  for (const deposit of [
    g.get('term.deposit.sum'),
    g.get('worth.price.deposit'),
    g.get('worth.price.deposit-sum'),
  ])
    for (const { id, node, worth: own, per } of all)
      if (deposit && own.some(({ kind }) => kind === 'price'))
        g.derive(`${id}.deposits`, 'product', [node, deposit], moneyIn(currency, per));
}

/** What is paid again: the first payment beside the cost of winning it, and a year of it. */
function recurring({ g, chain, worth }: Basis, all: readonly Held[]): void {
  for (const { id, node, per, isPart } of worth.all) {
    if (per === undefined || per === 'day' || isPart) continue;
    for (const step of chain.steps)
      if (moneyOf(step.cost) === moneyOf(node))
        g.derive(`cost.${step.id}.of-first.${id}`, 'share', [step.cost, node], percent);
    const last = chain.steps.at(-1);
    const year = g.get(`worth.${id}.year`);
    if (last && moneyOf(last.cost) === moneyOf(year))
      g.derive(`cost.${last.id}.of-year.${id}`, 'share', [last.cost, year], percent);
  }
  for (const { id, worth: own, node, per: counted } of all)
    for (const { id: kind, per } of own) {
      const year = per === 'month' || per === 'week' ? g.get(`worth.${kind}.year`) : undefined;
      if (counted === undefined)
        g.derive(`${id}.value.${kind}.year`, 'product', [node, year], moneyIn(moneyOf(year), 'year'));
    }
}

function profitOf({ g }: Basis, id: string, _count: Node, margin: Maybe): void {
  const value = g.get(id);
  if (value) g.derive(`${id}.profit`, 'part', [value, margin], value.unit);
}

/** Sales at the goal beside what there is room to sell. */
function roomInMoney({ g, goals, room: { capacity }, facts, worth }: Basis): void {
  const per = facts.capacity?.per;
  for (const { fact, from, to } of goals) {
    if (fact.kind !== 'money' || per === undefined || fact.per !== per) continue;
    const sales = g.get('room.value.price');
    const id = `room.goal.${fact.index}`;
    const unit = moneyIn(worth.currency, per);
    g.derive(`${id}.beyond`, 'difference', [to, sales], unit);
    g.derive(`${id}.free`, 'difference', [sales, to], unit);
    g.derive(`${id}.used.to`, 'share', [to, sales], percent);
    g.derive(`${id}.used.from`, 'share', [from, sales], percent);
    const pieces = (extent: string): Maybe =>
      g.get(`goal.${fact.index}.${extent}.in.price`) ?? g.get(`goal.${fact.index}.${extent}.orders`);
    const one = countOf(facts.capacity?.of || 'purchase', per);
    g.derive(`${id}.free.orders`, 'difference', [capacity, pieces('from')], one);
    g.derive(`${id}.beyond.orders`, 'difference', [pieces('all'), capacity], one);
  }
}
