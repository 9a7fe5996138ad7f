/** How many of what is sold today come without an advert: recommended, or again. Told of a part, and true of today alone. */
import type { Facts } from './facts.ts';
import { countOf, percent, type Graph } from './graph.ts';
import type { GoalNodes } from './targets.ts';

/** 'Of new ones' is no share of all. */
const NEW = /(?<![a-z])new(?![a-z])|ใหม่/iu;

/** Of the first goal that counts how many come in a time: of those who are there nobody is sent anew. */
export function reckonByThemselves(g: Graph, { byThemselves }: Facts, goals: readonly GoalNodes[]): void {
  const goal = goals.find(
    ({ fact, from }) => fact.kind === 'count' && fact.per !== undefined && from !== undefined,
  );
  if (!goal) return;
  const { metric, per } = goal.fact;
  for (const { kind, figure } of byThemselves) {
    if (NEW.test(figure.root.words) !== NEW.test(metric) || g.get(`${kind}.share`)) continue;
    const share = g.answer(`${kind}.share`, figure, percent);
    g.derive(`${kind}.today`, 'part', [goal.from, share], countOf(metric, per));
  }
}
