/** Whether a capacity surely is one of what the goal counts, in the goal's time: only then a page says how much of it the goal takes. */
import {
  areTonnes,
  isAnything,
  isHeldTogether,
  isMade,
  isNoFlow,
  isOfEach,
  isOfNewOnes,
  isOfStayers,
  isPartlyFull,
  isPlace,
  isSomebody,
} from '../../../../understanding/answers/capacity-kinds.ts';
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { STEP_RANK, stepsIn } from '../../../../understanding/figures/steps.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import type { Plan } from '../../plan/index.ts';
import type { GoalFact } from '../../reckoning/facts.ts';
import type { Unit } from '../../reckoning/graph.ts';

/** Nights are let again every day, without a word for it. */
const LET = /(?<![a-z])(?:rooms?|tents?|kennels?|beds?|seats?|cottages?|villas?)(?![a-z])|ห้อง|เตียง|เต็นท์/iu;

/** Its room has the goal's own name. */
export function isNamed({ r, reckoning: { nodes } }: Plan, { metric, unit }: GoalFact): boolean {
  const of = countedBy(nodes.get('room')?.unit) ?? r.capacity?.of ?? '';
  return areOneThing(of, metric) || areOneThing(of, unit) || areTonnes(of, metric);
}
const countedBy = (unit: Unit | undefined): string | undefined =>
  unit?.kind === 'count' ? unit.of : undefined;

/** The goal counts what there is room for, under whatever name. */
function isOfGoal(plan: Plan, goal: GoalFact): boolean {
  const { r, reckoning } = plan;
  const of = countedBy(reckoning.nodes.get('room')?.unit) ?? r.capacity?.of ?? '';
  const isOne = isNamed(plan, goal);
  if (
    goal.per !== undefined &&
    isOfNewOnes(goal.metric) &&
    r.capacity?.isMore !== true &&
    (isPlace(of) || !isOne)
  )
    return false;
  if (isOne) return true;
  // Who asks takes no room.
  if (goal.step !== undefined && STEP_RANK[goal.step] < STEP_RANK.booking) return false;
  if (isPlace(of)) return isSomebody(`${goal.metric} ${goal.unit}`);
  // Who is met before the sale takes no room of the sale.
  const isBefore = stepsIn(r.capacity?.text ?? '').some(({ step }) => STEP_RANK[step] < STEP_RANK.booking);
  return isAnything(of) && !isBefore;
}

/** It is there anew in a time, or the goal is to fill it once. */
function isFlow(
  { r: { capacity }, reckoning: { nodes } }: Plan,
  { per, isStock, metric, unit }: GoalFact,
): boolean {
  if (!capacity) return true;
  const { per: time, kind, text, count } = capacity;
  if (isNoFlow(text) || isOfEach(text, count)) return false;
  if (time === 'hour' || (time === 'class' && !nodes.has('room.each'))) return false;
  // Work that is done every day is no pace at which customers are added.
  if (isStock && per === undefined && time === 'day') return false;
  if (time !== undefined || per === undefined) return true;
  return per === 'day' && !isHeldTogether(text) && (kind === 'limit' || LET.test(`${metric} ${unit}`));
}

/** So many of it can be served, and the goal is a part of that. */
export function isRoomOf(plan: Plan, goal: GoalFact): boolean {
  const { capacity } = plan.r;
  // What is there with no time is a group or a part, where the goal is past it.
  const isLess = capacity?.per === undefined && goal.to.value > (capacity?.count ?? 0);
  const isGroup = isLess && (capacity?.kind === 'stock' || !isNamed(plan, goal));
  return isOfGoal(plan, goal) && isFlow(plan, goal) && !(capacity && isGroup);
}

/** Room of a day is room of a month only where the days are known: else the goal is told in days of work. */
export const areDaysKnown = ({ r: { capacity }, reckoning: { nodes } }: Plan, { per }: GoalFact): boolean =>
  capacity?.per !== 'day' || per === 'day' || nodes.has('open.days.week') || nodes.has('open.days.month');

/** Percent of all days' room that the days which are surely open have. */
const OPEN_DAYS = 70;

/** The room is told in the goal's own unit and holds all of it, also where a day is closed now and then. */
export function holdsGoal(plan: Plan, goal: GoalFact, used: number): boolean {
  const { capacity } = plan.r;
  if (!capacity || used > 100 || !isNamed(plan, goal)) return false;
  const { per, text, count } = capacity;
  if (isPartlyFull(text) || isOfEach(text, count) || isHeldTogether(text)) return false;
  if (
    per === 'hour' ||
    per === 'class' ||
    goal.isStock ||
    isOfNewOnes(goal.metric) ||
    isOfStayers(goal.metric)
  )
    return false;
  // What stands beside the number decides over it: 'once the ground thaws'; a month that is closed is another word.
  const counted = text.split(isMostlyThai(text) ? /\s+/u : /[,;.]\s/u).filter((part) => /\d/u.test(part));
  if (isNoFlow(counted.join(' '))) return false;
  if (per === undefined) return isMade(text);
  return used <= OPEN_DAYS || (areDaysKnown(plan, goal) && !isNoFlow(text));
}
