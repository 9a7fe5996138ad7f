/** Dates of the plan, from the day the proposal was started. All are planning assumptions except lengths that the client gave. */
import { addDays, addMonths, monthEnd } from '../language.ts';
import { firstDayOf, lastDayOf } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Readings } from '../readings/index.ts';
import type { Assumptions } from './assumptions.ts';

export interface Timeframe {
  created: Date;
  /** A Monday. */
  approveBy: Date;
  prepareFrom: Date;
  prepareTo: Date;
  /** First Monday of the first media month. */
  start: Date;
  /** Last day of paid media. */
  mediaEnd: Date;
  /** Last day of the plan. */
  end: Date;
  /** Calendar months with paid media. */
  mediaMonths: number;
  /** True where the client named the length of the media. */
  mediaMonthsGiven: boolean;
  /** Months from the start to the last goal. */
  planMonths: number;
  /** Days: of a campaign that the client gave in weeks or days. */
  mediaDays?: number;
}

/** A plan looks at most this far. */
const MAX_MONTHS = 24;
/** Where nobody named a length. */
const DEFAULT_MONTHS = 3;

const nextMonday = (day: Date): Date => addDays(day, (8 - day.getUTCDay()) % 7);

/** The day of the proposal, and the days that follow from it alone. */
type Beginning = Pick<Timeframe, 'created' | 'approveBy' | 'start'> & { preparation: number };

/** The day from which the client wants media to run: the first month that its budget names. */
function askedStart(budget: string, created: Date): Date | undefined {
  const dates = readQuantities(budget).flatMap(({ quantity }) =>
    quantity.kind === 'date' ? [quantity.from] : [],
  );
  return dates.map((date) => firstDayOf(date, created)).find((day) => day !== undefined);
}

/** @param budget the budget in the client's words: the months that it names are the months of the media
 *  @param toDay the calendar day of a moment where the proposal is read, as UTC midnight */
export function makeBeginning(
  createdAt: string,
  assumptions: Assumptions,
  toDay: (moment: Date) => Date,
  budget = '',
): Beginning {
  const parsed = new Date(createdAt);
  const moment = Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
  const created = toDay(moment);
  const approveBy = nextMonday(addDays(created, assumptions.value('approval-days', 7)));
  const preparation = assumptions.value('preparation-days', 21);
  const ready = addDays(approveBy, preparation);
  let month = addMonths(ready, 0);
  if (nextMonday(month) < ready) month = addMonths(month, 1);
  const asked = askedStart(budget, created);
  const start = nextMonday(asked !== undefined && asked > month ? asked : month);
  return { created, approveBy, preparation, start };
}

/** Goals with a date of their own: the months from the start of the media to it, both named months included. */
export const withMonths = (goals: readonly Goal[], { created, start }: Beginning): Goal[] =>
  goals.map((goal) => {
    if (!goal.by || goal.months !== undefined) return goal;
    const due = lastDayOf(goal.by, created);
    const months =
      (due.getUTCFullYear() - start.getUTCFullYear()) * 12 + due.getUTCMonth() - start.getUTCMonth() + 1;
    return { ...goal, months: Math.min(MAX_MONTHS, Math.max(1, months)) };
  });

export function makeTimeframe(r: Readings, beginning: Beginning, assumptions: Assumptions): Timeframe {
  const { created, approveBy, preparation, start } = beginning;

  const goalMonths = Math.max(0, ...r.goals.map((goal) => goal.months ?? 0));
  const whole = (months: number): number => Math.min(MAX_MONTHS, Math.max(1, Math.ceil(months - 0.01)));
  const given = r.budget.months;
  const mediaMonths =
    given === undefined
      ? assumptions.value('media-months', goalMonths > 0 ? whole(Math.min(goalMonths, 12)) : DEFAULT_MONTHS)
      : whole(given);
  const planMonths = Math.max(mediaMonths, goalMonths > 0 ? whole(goalMonths) : 0);
  const { span } = r.budget;
  const mediaDays =
    span && (span.unit === 'week' || span.unit === 'day')
      ? span.count * (span.unit === 'week' ? 7 : 1)
      : undefined;
  const mediaEnd = mediaDays === undefined ? monthEnd(start, mediaMonths - 1) : addDays(start, mediaDays - 1);
  const planEnd = monthEnd(start, planMonths - 1);
  return {
    created,
    approveBy,
    // Where media is wanted months from now, preparation begins in time for it.
    prepareFrom: new Date(
      Math.max(addDays(approveBy, 1).getTime(), addDays(start, -preparation - 14).getTime()),
    ),
    // The last days before the start are for checking.
    prepareTo: addDays(start, -Math.min(17, preparation - 4)),
    start,
    mediaEnd,
    end: goalMonths > 0 || mediaDays === undefined ? planEnd : mediaEnd,
    mediaMonths,
    mediaMonthsGiven: given !== undefined,
    planMonths,
    ...(mediaDays === undefined ? {} : { mediaDays }),
  };
}
