/** Where today's cost needs far less than the money: what is needed, and for how many. Pages 3, 15 and 19 say it from here. */
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { goalMoney, otherGoals, resultCount, wantedPhrase } from './counted.ts';
import { isLess } from './figures.ts';
import { isPastRoom, roomOf } from './room-point.ts';
import { storyOf } from './story.ts';

export interface Spare {
  /** Media money that the goal takes, or as many as there is room for. */
  needs: Node;
  /** How many that is, as a phrase. */
  count: string;
  /** The room ends before the goal does. */
  isRoom: boolean;
}

/** The need is asked for in place of the whole where it is no more than this part of it; where the room is the limit, always. */
const MOST = 0.8;

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
  if (storyOf(plan) !== 'reach' || !needs || needs.value > own.value * MOST) return undefined;
  return { needs, count: plan.f.sentence(wantedPhrase(plan)), isRoom: false };
}

/** What is left of the money where the goal takes nearly all of it: a reserve that the ask names. Undefined where another goal needs it. */
export function reserveOf(plan: Plan): { needs: Node; total: Node; rest: number } | undefined {
  const { main, bought } = plan.reckoning;
  const needs = main?.closers.budget;
  const { total } = bought;
  if (storyOf(plan) !== 'reach' || !needs || !total || main?.target.per !== undefined) return undefined;
  if (spareOf(plan) || otherGoals(plan).length > 0 || isPastRoom(roomOf(plan))) return undefined;
  return isLess(plan, needs, total) ? { needs, total, rest: total.value - needs.value } : undefined;
}
