/** What the goal is beside the season before, and what those who find no room would bring. */
import { isMostlyThai } from '../../../../understanding/text.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { resultCount } from './counted.ts';
import { spoken } from './figures.ts';
import type { Told } from './told.ts';

/** What was sold the last time, of what is sold anew: nothing of it comes by itself again. */
export function lastTimeOf({
  reckoning: { main, goals },
}: Plan): { from: Node; to: Node; more: Node; growth: Node } | undefined {
  const goal = goals.find(({ fact }) => fact.index === main?.target.goal.index);
  const { from, more, growth, fact, to } = goal ?? {};
  const isLast = fact?.isAnew === true && fact.kind === 'count' && main?.target.extent === 'all';
  return isLast && from && more && growth && to && to.value > from.value
    ? { from, to, more, growth }
    : undefined;
}

export function lastTimePoint(plan: Plan): Told | undefined {
  const { f, say } = plan;
  const last = lastTimeOf(plan);
  if (!last) return undefined;
  const { from, to, more, growth } = last;
  const slots = { from: spoken(f, from), more: spoken(f, more), growth: spoken(f, growth) };
  return {
    text: say.verdict.pointLastTime({ goal: resultCount(plan, to), ...slots }),
    nodes: [from, to, more, growth],
  };
}

/** Who would buy and finds no room, and what they would bring. */
export function awayPoint({ f, say, reckoning: { nodes, worth } }: Plan): Told | undefined {
  const away = nodes.get('away');
  const best = worth.all.find(({ node }) => node === worth.main);
  const value = best && nodes.get(`away.value.${best.id}`);
  if (away?.unit.kind !== 'count' || !value || isMostlyThai(away.unit.of) !== (f.language === 'th'))
    return undefined;
  const count = say.reckoned.goal({ count: spoken(f, away), name: away.unit.of, isUnit: true, per: '' });
  const slots = { count, value: spoken(f, value), per: away.unit.per ?? '' };
  return { text: say.verdict.pointAway(slots), nodes: [away, value] };
}
