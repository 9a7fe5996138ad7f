/** Things that are out for a time each, and what that leaves of the room. */
import type { Facts } from './facts.ts';
import { countOf, type Graph, type Maybe } from './graph.ts';
import type { GoalNodes } from './targets.ts';

/** Things that are out for five weeks each: how many are out at once, and how many a week there is room for. */
export function stayInRoom(g: Graph, facts: Facts, capacity: Maybe, goals: readonly GoalNodes[]): void {
  const stay = g.get('stay.0');
  const unit = facts.averages.find(({ kind }) => kind === 'stay')?.unit;
  if (!stay || unit === undefined) return;
  if (facts.capacity?.per === undefined)
    g.derive('room.by-stay', 'quotient', [capacity, stay], countOf(facts.capacity?.of ?? '', unit));
  for (const { fact, from, to } of goals) {
    if (fact.kind !== 'count') continue;
    if (fact.per === unit) {
      g.derive(`goal.${fact.index}.out.from`, 'product', [from, stay], countOf(facts.capacity?.of ?? ''));
      g.derive(`goal.${fact.index}.out.to`, 'product', [to, stay], countOf(facts.capacity?.of ?? ''));
    }
    // A stock that stays so long loses this many a time.
    if (fact.isStock)
      g.derive(`goal.${fact.index}.leave`, 'quotient', [from, stay], countOf(fact.metric, unit));
  }
}
