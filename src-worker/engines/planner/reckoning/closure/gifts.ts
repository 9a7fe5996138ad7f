/** What gifts pay for: the givers that so many of it take, and how many of it the money brings. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { countOf, moneyIn, percent, moneyOf } from '../graph.ts';

import type { Basis } from './held.ts';

/** For causes alone: what a machine or a meal costs is paid by gifts, and not by whoever gets it. */
export function giftsOf({ g, facts, chain, goals, worth, money, room }: Basis): void {
  const giver = chain.steps.at(-1);
  const gift = worth.all.find(({ kind }) => kind === 'average');
  if (facts.people !== 'givers' || !giver || !gift) return;
  for (const [i, { figure, currency, each }] of facts.sums.entries()) {
    const id = `sum.${i}`;
    const sum = g.answer(id, figure, moneyIn(currency, undefined, each));
    if (moneyOf(sum) !== moneyOf(gift.node)) continue;
    const one = g.derive(`${id}.givers`, 'quotient', [sum, gift.node], countOf(giver.name));
    // What the team can do in that time is paid by so many.
    if (room.capacity && facts.capacity?.per === gift.per)
      g.derive(`${id}.givers.room`, 'product', [room.capacity, one], countOf(giver.name));
    g.derive(`${id}.media`, 'product', [one, giver.cost], moneyIn(currency, undefined, each));
    const raised = g.derive(
      `${id}.raised`,
      'product',
      [g.get(`buys.total.${giver.id}`), gift.node],
      moneyIn(currency),
    );
    const brings = g.derive(`${id}.brings`, 'quotient', [raised, sum], countOf(each));
    for (const { fact, to, more } of goals) {
      const name = `goal.${fact.index}.${id}`;
      const value =
        g.get(`goal.${fact.index}.all.value.average`) ?? g.get(`goal.${fact.index}.more.value.average`);
      g.derive(`${name}.pays`, 'quotient', [value, sum], countOf(each, gift.per));
      g.derive(
        `${name}.pays.from`,
        'quotient',
        [g.get(`goal.${fact.index}.from.value.average`), sum],
        countOf(each, gift.per),
      );
      if (fact.kind !== 'count' || !areOneThing(fact.metric, each)) continue;
      g.derive(`${name}.short`, 'difference', [more ?? to, brings], countOf(each, fact.per));
      const all = g.derive(`${name}.all`, 'product', [more ?? to, sum], moneyIn(currency, fact.per));
      g.derive(`${name}.share`, 'share', [money.per(fact.per), all], percent);
    }
  }
}
