/** So many in a time as so many a week, a month and in all: of goals, of what every step needs, of what the money buys. */
import type { Period } from '../../../../understanding/answers/period.ts';
import { countOf, type Maybe } from '../graph.ts';
import { timesIn } from '../money.ts';
import type { Basis, Held } from './held.ts';

const SHOWN = ['week', 'month'] as const;

export function paces(basis: Basis, all: readonly Held[]): void {
  for (const { id, node, per } of all) inTimes(basis, id, node, per);
  const { g, chain, results } = basis;
  for (const { target } of results)
    for (const step of chain.steps) {
      const id = `${target.id}.need.${step.id}`;
      inTimes(basis, id, g.get(id), target.per);
    }
  for (const step of chain.steps) {
    const id = `buys.total.${step.id}`;
    inTimes(basis, id, g.get(id), undefined);
  }
}

/** Of a number for a time the same for others; of a number for all the time that the media has. */
function inTimes({ g, money: { times } }: Basis, id: string, node: Maybe, per: Period | undefined): void {
  if (!node || node.unit.kind !== 'count') return;
  const { of } = node.unit;
  for (const period of SHOWN) {
    const span = period === 'week' ? times.weeks : times.months;
    if (per === undefined) g.derive(`${id}.a-${period}`, 'quotient', [node, span], countOf(of, period));
    else if (per !== period)
      g.derive(`${id}.a-${period}`, 'scaled', [node], countOf(of, period), { by: timesIn(per, period) });
  }
  const whole =
    per === 'day' ? times.days : per === 'week' ? times.weeks : per === 'month' ? times.months : undefined;
  g.derive(`${id}.in-all`, 'product', [node, whole], countOf(of));
}
