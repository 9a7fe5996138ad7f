/** Media money for a number of results at today's cost: beside the sum that there is, what it takes, leaves or lacks. */
import { countOf, moneyIn, percent, type Node } from '../graph.ts';
import { timesIn } from '../money.ts';
import type { Basis, Held } from './held.ts';

export function spends(basis: Basis, all: readonly Held[]): void {
  for (const one of all) if (one.isGiven !== true) spendOf(basis, one);
  reached(basis);
}

function spendOf({ g, chain, money }: Basis, { id, node, per, at }: Held): void {
  const step = at === undefined ? undefined : chain.steps[at];
  const sum = money.per(per);
  if (!sum || sum.unit.kind !== 'money') return;
  const one = moneyIn(money.currency);
  g.derive(`${id}.afford`, 'quotient', [sum, node], one);
  if (!step?.cost || step.cost.unit.kind !== 'money') return;
  const unit = moneyIn(step.cost.unit.currency, per);
  const spend = g.get(`${id}.budget`) ?? g.derive(`${id}.budget`, 'product', [node, step.cost], unit);
  g.derive(`${id}.budget.share`, 'share', [spend, sum], percent);
  g.derive(`${id}.budget.spare`, 'difference', [sum, spend], unit);
  g.derive(`${id}.budget.short`, 'difference', [spend, sum], unit);
  // For so long the money that there is in a month would have to come.
  if (per === undefined && money.period === 'month')
    g.derive(`${id}.budget.time`, 'quotient', [spend, money.amount], { kind: 'time', unit: 'month' });
  for (let i = (at ?? 0) - 1; i >= 0; i--) needOf({ g, chain }, id, node, i);
  const monthly = moneyIn(step.cost.unit.currency, 'month');
  if (per !== undefined && per !== 'month')
    g.derive(`${id}.budget.month`, 'scaled', [spend], monthly, { by: timesIn(per, 'month') });
  if (per === undefined && money.period !== 'total')
    g.derive(`${id}.budget.month`, 'quotient', [spend, money.times.months], monthly);
}

/** How many of an earlier step it takes. */
function needOf({ g, chain }: Pick<Basis, 'g' | 'chain'>, id: string, node: Node, i: number): void {
  const [step, next] = [chain.steps[i], chain.steps[i + 1]];
  if (!step || !next) return;
  const of = g.get(`${id}.need.${next.id}`) ?? node;
  g.derive(`${id}.need.${step.id}`, 'whole', [of, next.rate], countOf(step.name));
}

/** The part of the goal that today's cost reaches, and what is open in a week. */
function reached({ g, results, money }: Basis): void {
  for (const { target, resultsToday, gap } of results) {
    g.derive(`${target.id}.reached`, 'share', [resultsToday, target.wanted], percent);
    if (target.per === undefined) {
      const unit = countOf(target.goal.metric, 'week');
      g.derive(`${target.id}.gap.week`, 'quotient', [gap, money.times.weeks], unit);
    }
  }
}
