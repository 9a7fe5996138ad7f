/** Where today's cost needs far less than the money: what is needed, and for how many. Pages 3, 15 and 19 say it from here. */
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import type { Write } from '../write.ts';
import { goalMoney, moneyText, oneResult, resultCount, wantedPhrase } from './counted.ts';
import { atLeast, isLess, spoken } from './figures.ts';
import { isPastRoom, roomOf } from './room-point.ts';
import { storyOf } from './story.ts';
import { unmetGoals } from './unmet.ts';

export interface Spare {
  /** Media money that the goal takes, or as many as there is room for. */
  needs: Node;
  /** How many that is, as a phrase. */
  count: string;
  /** The room ends before the goal does. */
  isRoom: boolean;
}

/**
 * Where the room is the limit the need is asked for in place of the whole. Else the whole is asked for, with its reserve, since every
 * page spends it; that the goal takes less than this part of it is told.
 */
const MOST = 0.5;

export function spareOf(plan: Plan): Spare | undefined {
  const { reckoning } = plan;
  const { main, nodes } = reckoning;
  const own = goalMoney(plan);
  const room = roomOf(plan);
  if (!main || !own) return undefined;
  if (room?.room && isPastRoom(room)) {
    // Of what stays those who are there have their place already.
    const places = room.goal.fact.isStock && room.freeToday ? room.freeToday : room.room;
    const needs = nodes.get(`${places.id}.budget`);
    if (!needs || places.value < 1 || needs.value >= own.value) return undefined;
    return { needs, count: resultCount(plan, places), isRoom: true };
  }
  const needs = main.closers.budget;
  // What another goal needs is not left over.
  if (unmetGoals(plan).length > 0 || storyOf(plan) !== 'reach' || !needs || needs.value >= own.value * MOST)
    return undefined;
  return { needs, count: plan.f.sentence(wantedPhrase(plan)), isRoom: false };
}

/** What is left of the money where the goal takes much of it. */
export interface Reserve {
  /** Media money that the goal takes, and what it is of: both of the goal's own time. */
  needs: Node;
  total: Node;
  rest: Node;
}

/** The part of all the money below which a rest is none that anybody decides on: it is lost in the rounding of a week. */
const LEAST_RESERVE = 0.05;

/** The reserve that the ask names; undefined where there is none, or another goal needs it. */
export function reserveOf(plan: Plan): Reserve | undefined {
  const { main } = plan.reckoning;
  const [most, all] = [main?.closers.budget, goalMoney(plan)];
  if (storyOf(plan) !== 'reach' || !most || all?.unit.kind !== 'money') return undefined;
  const [needs, total] = [atLeast(most), atLeast(all)];
  if (spareOf(plan)?.isRoom === true || unmetGoals(plan).length > 0 || isPastRoom(roomOf(plan)))
    return undefined;
  if (!isLess(plan, needs, total) || total.value - needs.value < total.value * LEAST_RESERVE)
    return undefined;
  // As it follows from the two that are printed.
  const rest = { ...total, value: Math.round((total.value - needs.value) * 100) / 100 };
  return { needs: { ...needs, unit: total.unit }, total, rest };
}

/** What the reserve is and when it is spent; '' where there is none. */
export function reserveText(plan: Plan): string {
  const reserve = reserveOf(plan);
  const { costToday: cost, affordable } = plan.reckoning.main ?? {};
  // Below what all of the money allows for one it still reaches the goal.
  const most = affordable && cost && affordable.value > cost.value ? spoken(plan.f, atLeast(affordable)) : '';
  return reserve && cost
    ? plan.say.verdict.reserve({
        rest: moneyText(plan, reserve.rest),
        one: oneResult(plan),
        cost: spoken(plan.f, cost),
        most,
      })
    : '';
}

/** How the reserve follows from what there is and what the goal takes. */
export function reserveEvidence(plan: Plan, w: Write): Evidence[] {
  const reserve = reserveOf(plan);
  const text = reserveText(plan);
  return reserve && text !== ''
    ? [w.computed(text, `${moneyText(plan, reserve.total)} − ${moneyText(plan, reserve.needs)}`)]
    : [];
}
