/** What of the money the goal takes, or the room, and what is held back: pages 3, 15 and 19 say it from here. */
import type { Held } from '../../plan/held.ts';
import { restOf } from '../../plan/held.ts';
import { mustBeSpent } from '../../../../understanding/answers/budget-bound.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import type { Write } from '../write.ts';
import { dueDay, goalMoney, moneyText, oneResult, resultCount, wantedPhrase } from './counted.ts';
import { atLeast, spoken } from './figures.ts';
import { isPastRoom, isTeamLimit, roomOf } from './room-point.ts';
import { storyOf } from './story.ts';
import { unmetGoals } from './unmet.ts';

export interface Spare {
  /** Media money that as many take as there is room for. */
  needs: Node;
  /** How many that is, as a phrase. */
  count: string;
}

/** Where the room ends before the goal does: what it takes is asked for in place of the whole. */
export function spareOf(plan: Plan): Spare | undefined {
  const { main, nodes } = plan.reckoning;
  const own = goalMoney(plan);
  const room = roomOf(plan);
  if (!main || !own || !room?.room || !isPastRoom(room)) return undefined;
  // Of what stays those who are there have their place already.
  const places = room.goal.fact.isStock && room.freeToday ? room.freeToday : room.room;
  const needs = nodes.get(`${places.id}.budget`);
  if (!needs || places.value < 1 || needs.value >= own.value) return undefined;
  return { needs, count: resultCount(plan, places) };
}

/**
 * Parts of the money: whose goal takes more than the first spends it all, since a rest that small is no more than the margin of a
 * forecast; where it takes less than the second, no platform learns from so little, or the figures hardly count the same thing.
 */
const [NEARLY_ALL, HARDLY_ANY] = [0.85, 0.25];

/** What the plan may hold back; undefined where the goal takes all of it, another goal needs it, or the room is the limit. */
export function heldOf(plan: Plan): Held | undefined {
  const { reckoning, budget } = plan;
  const { main, gate, first } = reckoning;
  const [needs, total] = [main?.closers.budget, goalMoney(plan)];
  if (storyOf(plan) !== 'reach' || gate || first || !needs || total?.unit.kind !== 'money') return undefined;
  if (!budget.known || isPastRoom(roomOf(plan)) || isTeamLimit(plan) || unmetGoals(plan).length > 0)
    return undefined;
  if (mustBeSpent(plan.r.budget)) return undefined;
  // What lies behind the day of the goal buys nothing towards it.
  if (main?.target.per === undefined && dueDay(plan) < plan.time.mediaEnd) return undefined;
  const part = needs.value / total.value;
  if (part > NEARLY_ALL || part < HARDLY_ANY) return undefined;
  const whole = budget.amount;
  const spent = roundUp(whole * part);
  const { affordable: most, costToday: cost } = main ?? {};
  return { spent, whole, ...(most && cost && most.value > cost.value ? { most: atLeast(most) } : {}) };
}
/** Of binary fractions. */
const NOISE = 1e-9;
/** To two figures, as a person names a sum: 1,408 is 1,500, 8.12 is 8.2. */
function roundUp(sum: number): number {
  const step = 10 ** (Math.floor(Math.log10(sum)) - 1);
  return Math.round(Math.ceil((sum / step) * (1 - NOISE)) * step * 100) / 100;
}

/** With less money, which may be on fewer channels, the goal is still reached, and so is every other. */
export const isHeldWell = (plan: Plan): boolean =>
  storyOf(plan) === 'reach' && unmetGoals(plan).length === 0 && !isPastRoom(roomOf(plan));

/** What is spent of the client's money, all in its own time, and what of it waits. */
export interface Reserve {
  needs: Node;
  total: Node;
  rest: Node;
}

/** Undefined where the plan spends all of it. */
export function reserveOf({ held, reckoning: { money } }: Plan): Reserve | undefined {
  const { amount } = money;
  if (!held || !amount) return undefined;
  const of = (value: number): Node => ({ ...amount, value });
  return { needs: of(held.spent), total: of(held.whole), rest: of(restOf(held)) };
}

/** That the goal takes a part of the money: 'At today’s rates £345 of the £1,100 a month is enough for 16 patients'. */
export function enoughText(plan: Plan): string | undefined {
  const reserve = reserveOf(plan);
  return (
    reserve &&
    plan.say.verdict.enough({
      needs: spoken(plan.f, reserve.needs),
      total: moneyText(plan, reserve.total),
      goal: wantedPhrase(plan),
    })
  );
}

/** What is held back and when it is spent; '' where nothing is. */
export function reserveText(plan: Plan): string {
  const reserve = reserveOf(plan);
  const cost = plan.reckoning.main?.costToday;
  const most = plan.held?.most;
  return reserve && cost
    ? plan.say.verdict.reserve({
        rest: spoken(plan.f, reserve.rest),
        total: moneyText(plan, reserve.total),
        one: oneResult(plan),
        cost: spoken(plan.f, cost),
        most: most ? spoken(plan.f, most) : '',
      })
    : '';
}

/** How it follows from what there is and what the goal takes. */
export function reserveEvidence(plan: Plan, w: Write): Evidence[] {
  const reserve = reserveOf(plan);
  const text = reserveText(plan);
  return reserve && text !== ''
    ? [w.computed(text, `${moneyText(plan, reserve.total)} − ${moneyText(plan, reserve.needs)}`)]
    : [];
}
