/** What is paid however much is sold, and what an order of several pieces leaves: beside price, goals and media. */
import { countOf, moneyIn, percent, type Maybe, moneyOf } from '../graph.ts';

import type { Basis } from './held.ts';

/** So many must be sold before what is fixed is paid for: in sales, and in what is left of them. */
export function fixedOf({ g, facts, worth: { price, known, currency }, goals }: Basis): void {
  facts.fixed.forEach(({ figure, per }, i) => {
    const id = `fixed.${i}`;
    const sum = g.answer(id, figure, moneyIn(currency, per));
    const unit = countOf(facts.price?.unit || 'purchase', per);
    g.derive(`${id}.repaid`, 'quotient', [sum, price], unit);
    for (const { fact, to } of goals) {
      const sales = g.get(`goal.${fact.index}.all.value.price`);
      const left = known ? g.get(`goal.${fact.index}.all.value.price.profit`) : sales;
      if (fact.kind !== 'count' || left?.unit.kind !== 'money' || left.unit.per !== per) continue;
      g.derive(`goal.${fact.index}.after.${id}`, 'difference', [left, sum], moneyIn(currency, per));
      const together = g.get('goals.together');
      const made = g.derive(
        `goal.${fact.index}.making`,
        'product',
        [to, g.get('making')],
        moneyIn(currency, per),
      );
      if (together?.value !== to?.value) continue;
      const rest = g.derive(
        'goals.together.left',
        'difference',
        [g.get('goals.together.takings'), made],
        moneyIn(currency, per),
      );
      g.derive(`goals.together.after.${id}`, 'difference', [rest, sum], moneyIn(currency, per));
    }
  });
}

/** An average order of so many pieces: without what they cost to make, what sending it costs and what a marketplace keeps. */
export function ordersLeft(basis: Basis): void {
  const { g, facts, worth } = basis;
  const one = worth.all.find(({ kind, per }) => kind === 'average' && per === undefined);
  if (!one) return;
  const currency = moneyOf(one.node);
  const unit = moneyIn(currency);
  const pieces = g.derive(
    'order.pieces',
    'quotient',
    [one.node, worth.price],
    countOf(facts.price?.unit ?? ''),
  );
  const parts: Maybe[] = facts.makingOfOrder.map((figure, i) => g.answer(`making.order.${i}`, figure, unit));
  const made = g.get('making') ?? making(basis, currency);
  const goods = g.derive('order.making', 'product', [pieces, made], unit);
  const fee = g.get(`worth.${one.id}.commission`);
  const costs = [...parts, goods, fee].filter((node) => node !== undefined);
  if (parts.length + (goods ? 1 : 0) === 0) return;
  const cost = g.derive('order.costs', 'sum', costs, unit);
  const left = g.derive('order.left', 'difference', [one.node, cost], unit);
  g.derive('order.left.share', 'share', [left, one.node], percent);
}

/** What one piece costs where an order has costs of its own, so that no margin of the price was told. */
function making({ g, facts }: Basis, currency: string): Maybe {
  const sums = facts.making.map((figure, i) => g.answer(`making.${i}`, figure, moneyIn(currency)));
  return sums.length > 0 ? g.derive('making', 'sum', sums, moneyIn(currency)) : undefined;
}
