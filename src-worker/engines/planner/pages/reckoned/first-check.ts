/** The day on which the plan is first looked at, where no gate says so: a third of the way, and not too late. */
import { addDays, monthEnd } from '../../language.ts';
import type { Plan } from '../../plan/index.ts';
import { dueDay } from './counted.ts';

/** Of the run; nobody waits longer than so many days for a first check, nor checks sooner. */
const [THIRD, LATEST, FEWEST] = [3, 42, 5];
const DAY_MS = 86_400_000;

/** Days of media until the first check; undefined where the run is too short for one. */
export function daysToCheck(plan: Plan): number | undefined {
  const { time } = plan;
  const end = Math.min(time.mediaEnd.getTime(), dueDay(plan).getTime());
  const days = Math.min(LATEST, Math.round((end - time.start.getTime()) / DAY_MS / THIRD));
  return days < FEWEST ? undefined : days;
}

export function firstCheck(plan: Plan): Date | undefined {
  const days = daysToCheck(plan);
  return days === undefined ? undefined : addDays(plan.time.start, days);
}

/** Months from that of the start to the last whose end is no later than a check, where the figures of month ends are looked at. */
export function monthsToCheck(start: Date, days: number): number {
  const day = addDays(start, days);
  let months = 0;
  while (monthEnd(start, months + 1) <= day) months += 1;
  // A start on the 29th has run for no month on the 31st.
  return monthEnd(start, months) < addDays(start, FEWEST) ? months + 1 : months;
}
