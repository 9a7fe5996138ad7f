/** What those who would buy and cannot are worth: through the rate of their step, else as many sales at most. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { stepOf } from '../../../../understanding/figures/steps.ts';
import { agrees } from '../agrees.ts';
import { rateBetween } from '../chain.ts';
import { countOf, moneyIn, moneyOf } from '../graph.ts';
import type { Basis } from './held.ts';

export function turnedAway({ g, facts, chain, worth, goals }: Basis): void {
  const { away } = facts;
  const goal = goals.find(({ fact }) => fact.kind === 'count')?.fact;
  const node = away && g.answer('away', away.figure, countOf(away.unit, away.per));
  if (!away || !node) return;
  const { steps } = chain;
  const kind = stepOf(away.unit);
  const at = steps.findIndex(({ name, kind: own }) => areOneThing(name, away.unit) || own === kind);
  const rate = at >= 0 && at < steps.length - 1 ? rateBetween(g, steps, at, steps.length - 1) : undefined;
  const sales = g.derive('away.sales', 'part', [node, rate], countOf(goal?.metric ?? '', away.per)) ?? node;
  for (const one of worth.all) {
    const isOfGoal = goal === undefined || agrees(one, goal.metric);
    if (one.per === undefined && isOfGoal)
      g.derive(`away.value.${one.id}`, 'product', [sales, one.node], moneyIn(moneyOf(one.node), away.per));
  }
}
