/** A step on the way that has room for so many: surveys of a team, tests of a hall, visits of field officers. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { stepOf } from '../../../../understanding/figures/steps.ts';
import { rateBetween } from '../chain.ts';
import { countOf, moneyIn, percent, moneyOf } from '../graph.ts';

import type { Basis } from './held.ts';

export function narrowOf({ g, facts, chain, results, room }: Basis): void {
  const { capacity } = facts;
  const node = room.capacity;
  if (!capacity || !node) return;
  const at = chain.steps.findIndex(
    ({ kind, name }) => areOneThing(name, capacity.of) || kind === stepOf(capacity.of),
  );
  const step = chain.steps[at];
  if (!step || capacity.of === '') return;
  for (const { target, place } of results) {
    if (!place || place.index <= at) continue;
    const { id, per } = target;
    const needed = g.get(`${id}.need.${step.id}`);
    // In the goal's own time, else over all of the media.
    const worked = per === 'month' ? g.get('room.worked.month') : undefined;
    const there =
      per === undefined
        ? (g.get('room.worked.whole') ?? g.get('room.whole') ?? node)
        : (worked ?? (per === capacity.per ? node : g.get(`room.${per}`)));
    const unit = countOf(step.name, per);
    g.derive(`${id}.narrow.free`, 'difference', [there, needed], unit);
    g.derive(`${id}.narrow.beyond`, 'difference', [needed, there], unit);
    g.derive(`${id}.narrow.used`, 'share', [needed, there], percent);
    const rate = rateBetween(g, chain.steps, at, place.index);
    const allowed = g.derive(`${id}.narrow.allowed`, 'part', [there, rate], target.wanted.unit);
    const cost = chain.steps[place.index]?.cost;
    g.derive(`${id}.narrow.budget`, 'product', [allowed, cost], moneyIn(moneyOf(cost), per));
    if (capacity.per !== undefined && per === undefined)
      g.derive(`${id}.narrow.time`, 'quotient', [needed, node], { kind: 'time', unit: capacity.per });
  }
}
