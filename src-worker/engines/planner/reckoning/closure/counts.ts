/** Numbers of results: what goals ask for, what a room leaves free, and the orders that make a sum of sales. */
import { countOf, type Maybe, moneyOf } from '../graph.ts';
import type { GoalNodes, Target } from '../targets.ts';
import { isSold } from '../results.ts';

import { held, inTime, type Basis, type Held } from './held.ts';

export function heldResults(basis: Basis): Held[] {
  return [...ofGoals(basis), ...ofStays(basis), ...ofSales(basis), ...ofRooms(basis)];
}

/** Reckoned in bookings or orders, each of which has several of what the goal counts. */
const isInOrders = ({ wanted }: Target): boolean => wanted.id.endsWith('.orders');

const ofGoals = ({ g, results, chain, goals }: Basis): Held[] => [
  ...counting(goals).flatMap(({ fact, from }) =>
    held(`goal.${fact.index}.from`, from, { ...inTime(fact.per), of: fact.metric, worth: [], isGiven: true }),
  ),
  // What the goal counts itself is still boxed, packed and carried.
  ...results.flatMap(({ target }) =>
    isInOrders(target) && target.isMain && target.goal.kind === 'count'
      ? held(
          `goal.${target.goal.index}.own`,
          g.get(`goal.${target.goal.index}.${target.extent === 'more' ? 'more' : 'to'}`),
          { ...inTime(target.per), of: target.goal.metric, worth: [], isGiven: true },
        )
      : [],
  ),
  ...results.flatMap(({ target, place, worth }) =>
    held(target.id, target.wanted, {
      ...inTime(target.per),
      ...(place ? { at: place.index } : {}),
      of: isInOrders(target) || target.goal.kind !== 'count' ? 'purchase' : target.goal.metric,
      worth: target.goal.kind === 'count' && isSold(chain, place) ? worth : [],
    }),
  ),
];

/** Beds that come back after five months each: how many are let in one month to fill them all, and then to keep them full. */
function ofStays({ g, results, goals, chain }: Basis): Held[] {
  return counting(goals).flatMap(({ fact, to, more }) => {
    const id = `goal.${fact.index}`;
    const leave = g.get(`${id}.leave`);
    const stay = g.get('stay.0');
    if (leave?.unit.kind !== 'count' || leave.unit.per === undefined || g.get('churn')) return [];
    const { per } = leave.unit;
    const result = results.find(({ target }) => target.goal.index === fact.index);
    const at = result?.place ? { at: result.place.index } : {};
    const unit = countOf(fact.metric, per);
    const refill = g.derive(`${id}.refill`, 'sum', [more, leave], unit);
    const step = result?.place ? chain.steps[result.place.index] : undefined;
    const bought = g.get(`buys.${per}.${step?.id ?? ''}`);
    g.derive(`${id}.refill.gap`, 'difference', [refill, bought], unit);
    const keep = g.derive(`${id}.keep`, 'quotient', [to, stay], unit);
    const rest = { ...inTime(per), ...at, of: fact.metric, worth: [] };
    return [...held(`${id}.refill`, refill, rest), ...held(`${id}.keep`, keep, rest)];
  });
}

/** 600,000 more a month is 48 smallest orders, or so many baskets. */
function ofSales({ g, chain, goals, worth }: Basis): Held[] {
  const last = chain.steps.length - 1;
  return goals.flatMap(({ fact, from, to, more }) => {
    if (fact.kind !== 'money') return [];
    return worth.all.flatMap((one) =>
      (
        [
          ['from', from],
          ['all', to],
          ['more', more],
        ] as const
      ).flatMap(([extent, sum]) => {
        // Orders of the average are the goal's own.
        if (moneyOf(sum) !== moneyOf(one.node) || worth.inOrders(fact)?.node === one.node) return [];
        const id = `goal.${fact.index}.${extent}.in.${one.id}`;
        const isRecurring = one.per !== undefined && one.per === fact.per;
        const per = isRecurring ? undefined : fact.per;
        const node = g.derive(id, 'quotient', [sum, one.node], countOf('purchase', per));
        return held(id, node, {
          ...inTime(per),
          ...(last >= 0 ? { at: last } : {}),
          ...(extent === 'from' ? { isGiven: true } : {}),
          worth: [],
        });
      }),
    );
  });
}

/** Room that is free today, and at the goal. */
function ofRooms({ room, results, chain }: Basis): Held[] {
  return room.goals.flatMap(({ goal, freeToday, freeAtGoal, beyond }) => {
    const result = results.find(({ target }) => target.goal.index === goal.fact.index);
    const more = {
      ...inTime(goal.fact.per),
      ...(result?.place ? { at: result.place.index } : {}),
      of: goal.fact.metric,
      worth: isSold(chain, result?.place) ? (result?.worth ?? []) : [],
    };
    const isCount = (node: Maybe): boolean => node?.unit.kind === 'count' && goal.fact.kind === 'count';
    return [freeToday, freeAtGoal, beyond].flatMap((node, i) =>
      node && isCount(node)
        ? held(node.id, node, { ...more, ...(i === 0 ? {} : { isGiven: true as const }) })
        : [],
    );
  });
}

/** The goals that count results. */
export const counting = (goals: readonly GoalNodes[]): GoalNodes[] =>
  goals.filter(({ fact }) => fact.kind === 'count');
