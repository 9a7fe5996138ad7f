/** Dates of the plan, from the day the proposal was started. All are planning assumptions except lengths that the client gave. */
import { addDays, addMonths, monthEnd } from '../language.ts';
import { firstDayOf, isDay, lastDayOf } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import {
  isOfSeason,
  isToldEnd,
  isUpTo,
  windowDays,
  toldEnd,
  windowIn,
  type Window,
  type WindowDays,
} from '../../../understanding/answers/window.ts';
import { runsNow } from '../../../understanding/answers/runs-now.ts';
import type { Season } from '../../../understanding/answers/seasons.ts';
import { closuresIn, type Closure } from '../../../understanding/answers/closures.ts';
import { isEnd } from '../../../understanding/figures/ends.ts';
import type { CalendarDate } from '../../../../src/shared/reading/quantity.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Readings } from '../readings/index.ts';
import type { Assumptions } from './assumptions.ts';

export interface Timeframe {
  created: Date;
  /** A Monday. */
  approveBy: Date;
  /** Media is wanted so much later that the decision waits for the preparation. */
  isLater: boolean;
  prepareFrom: Date;
  prepareTo: Date;
  /** First Monday of the first media month, or the very day that the client names. */
  start: Date;
  /** Last day of paid media. */
  mediaEnd: Date;
  /** Last day of the plan. */
  end: Date;
  /** Calendar months with paid media. */
  mediaMonths: number;
  /** True where the client named the length of the media. */
  mediaMonthsGiven: boolean;
  /** Months that the client's budget names and that are over before the start. */
  pastMonths: number;
  /** Months from the start to the last goal. */
  planMonths: number;
  /** Days: of a campaign that the client gave in weeks or days. */
  mediaDays?: number;
}

/** Days in which a first campaign can be made ready. */
const SHORTEST_PREPARATION = 7;
/** A plan looks at most this far. */
const MAX_MONTHS = 24;
/** Where nobody named a length. */
const DEFAULT_MONTHS = 3;

const nextMonday = (day: Date): Date => addDays(day, (8 - day.getUTCDay()) % 7);

/** The day of the proposal, and the days that follow from it alone. */
export type Beginning = Pick<Timeframe, 'created' | 'approveBy' | 'isLater' | 'start'> & {
  preparation: number;
  /** The days that the budget is for, where it names months that media can still run in. */
  window?: WindowDays;
};

/** The day from which the client wants media to run, and whether it named the very day. */
interface AskedStart {
  day: Date;
  isExact: boolean;
  /** The client names the day itself; weeks before another day begin on a Monday. */
  isNamed?: true;
}

/** '11 weeks up to the weekend': the time is counted back from the day that the goal is due. */
const UP_TO = /\b(?:up to|until|till|before|leading (?:up )?to|run-?up)\b|ก่อนถึง|ก่อนวันงาน|จนถึงวัน/iu;
const WITH_EVENT =
  /เดือนแรก|ซีซั่น|ซีซัน|ฤดู|(?<![a-z])(?:first (?:\d+|two|three|four|five|six) months|season)(?![a-z])/iu;
/** Money that lasts until something that has its day elsewhere. */
const UNTIL_DAY =
  /(?<![a-z])(?:until|till?|before|by|up to|to) (?:the |our |that )?(?:application |early |final )?(?:deadline|closing date|cut-?off|end)(?![a-z])|(?:ก่อน|จน(?:ถึง)?|ถึง)(?:วัน)?(?:ปิดรับ|หมดเขต|หมดรับ)/iu;
/** 'Until the deadline', 'for the season': the day on which it ends, where the reason for the campaign tells it. */
const endTold = (budget: string, reason: string): Window | undefined =>
  UNTIL_DAY.test(budget) || WITH_EVENT.test(budget) ? toldEnd(reason) : undefined;
/** Money for the season lasts until the last day of the only one that is told. */
function seasonEnd(budget: string, seasons: readonly Season[]): Window | undefined {
  const [only, another] = seasons.filter(({ kind, end }) => kind === 'busy' && end !== undefined);
  return WITH_EVENT.test(budget) && only?.end && another === undefined ? { to: only.end } : undefined;
}
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.4;

/** The first day or month that the budget names; else the weeks that it names, before a goal that is due on a day. */
function askedStart(budget: string, created: Date, goals: readonly Goal[]): AskedStart | undefined {
  const all = readQuantities(budget);
  const read = all.map(({ quantity }) => quantity);
  for (const { quantity, span } of all) {
    // 'For the year to June' begins before June.
    const before = budget.slice(0, span.start);
    if (isEnd(before) || isUpTo(before) || isToldEnd(before)) continue;
    const day = quantity.kind === 'date' ? firstDayOf(quantity.from, created) : undefined;
    if (quantity.kind === 'date' && day) return { day, isExact: isDay(quantity.from), isNamed: true };
  }
  const due = goals.find(({ by }) => by && isDay(by))?.by;
  const span = read.find((quantity) => quantity.kind === 'duration' && quantity.unit === 'week');
  if (!due || span?.kind !== 'duration' || !UP_TO.test(budget)) return undefined;
  return { day: new Date(lastDayOf(due, created).getTime() - span.value * 7 * DAY_MS), isExact: true };
}

/** The days that the client's money is for, and the first Monday on which media can run in them; undefined where none is left. */
function windowOf(
  named: Window | undefined,
  created: Date,
  soon: Date,
  month: Date,
  goals: readonly Goal[],
  isRunning: boolean,
): { window: WindowDays; start: Date; approveBy: Date } | undefined {
  const window = named && windowDays(named, created);
  if (window?.first === undefined && window?.last === undefined) return undefined;
  const { first, last } = window;
  if (last !== undefined && last < addDays(created, RUSHED) && !(window.isFromTheDay && first)) {
    const rushed = atOnce(created);
    const start = first && first > rushed.start ? first : rushed.start;
    if (last >= addDays(start, 1)) return { ...rushed, window, start };
  }
  // What runs already waits for no first month.
  if (isRunning && (first === undefined || first <= addDays(created, SHORTEST_PREPARATION)))
    return { ...nextWeek(created), window };
  // With two weeks left, the decision is needed at once.
  const isHurried = last !== undefined && last < addDays(soon, SHORTEST_PREPARATION + LEAST_MEDIA);
  const approveBy = isHurried ? nextMonday(addDays(created, 1)) : soon;
  const soonest = nextMonday(addDays(approveBy, SHORTEST_PREPARATION));
  const isShort = last !== undefined && last < addDays(month, SHORT_WINDOW);
  const start = first
    ? isOnTheDay(first, window.isFromTheDay, soonest)
      ? first
      : nextMonday(first > soonest ? first : soonest)
    : nextMonday(isShort || window.isFromNow === true ? soonest : inTime(month, soon, created, goals));
  return last !== undefined && last < addDays(start, 1) ? undefined : { window, start, approveBy };
}
/** A day that the client names is kept; months and weeks begin on a Monday. */
const isOnTheDay = (day: Date, isExact: boolean | undefined, soonest: Date): boolean =>
  isExact === true && day >= soonest;
/** Days: with fewer left, media runs on the third working day. */
const RUSHED = 42;
const isWorkingDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0;
/** The working day so many after a day. */
const workingDay = (day: Date, count: number): Date => {
  const next = addDays(day, 1);
  const left = count - (isWorkingDay(next) ? 1 : 0);
  return left === 0 ? next : workingDay(next, left);
};
const atOnce = (created: Date): Pick<Beginning, 'approveBy' | 'start'> => ({
  approveBy: workingDay(created, 1),
  start: workingDay(created, 3),
});
/** Days: of a shorter time the first month is not waited for. */
const SHORT_WINDOW = 62;

/** What a client tells of its time: the budget's months, why now, the days on which nobody is there, its year. */
export interface ToldOfTime {
  /** The budget in the client's words: the months that it names are the months of the media. */
  budget: string;
  goals?: readonly Goal[];
  /** Why now: the opening or the season that such a budget is for. */
  reason?: string;
  /** Answers that may tell when the client is shut for once: nothing starts and nobody decides then. */
  shut?: readonly string[];
  /** Answers that may tell what runs now. */
  year?: readonly string[];
  seasons?: readonly Season[];
}

/** @param toDay the calendar day of a moment where the proposal is read, as UTC midnight */
export function makeBeginning(
  createdAt: string,
  assumptions: Assumptions,
  toDay: (moment: Date) => Date,
  { budget, goals = [], reason = '', shut = [], year = [], seasons = [] }: ToldOfTime,
): Beginning {
  const parsed = new Date(createdAt);
  const moment = Number.isNaN(parsed.getTime()) ? new Date(0) : parsed;
  const created = toDay(moment);
  const soon = nextMonday(addDays(created, assumptions.value('approval-days', 7)));
  const preparation = assumptions.value('preparation-days', 21);
  const ready = addDays(soon, preparation);
  let month = addMonths(ready, 0);
  if (nextMonday(month) < ready) month = addMonths(month, 1);
  const isRunning = runsNow(reason, year, created) && !wouldEndBefore(budget, month, created, goals);
  const named = windowOf(
    windowIn(budget) ?? endTold(budget, reason) ?? seasonEnd(budget, seasons),
    created,
    soon,
    month,
    goals,
    isRunning,
  );
  const asked =
    askedStart(budget, created, goals) ??
    // 'The first three months', 'the whole season': they begin where the reason for the campaign says.
    (WITH_EVENT.test(budget) ? askedStart(reason, created, []) : undefined);
  // A day that the client names is kept where a week is left to prepare it.
  const isKept =
    asked !== undefined &&
    (asked.day > month || (asked.isExact && asked.day >= addDays(soon, SHORTEST_PREPARATION)));
  const hurried =
    named || isKept
      ? undefined
      : (hurriedFor(goals, created, soon) ??
        (isRunning ? (isBrief(budget) ? atOnce(created) : nextWeek(created)) : undefined));
  const start =
    named?.start ??
    hurried?.start ??
    (isKept && asked.isExact && asked.isNamed === true
      ? asked.day
      : nextMonday(
          isKept ? asked.day : inTime(lengthBefore(budget, month, created, goals), soon, created, goals),
        ));
  const open = afterClosures(start, closuresIn(shut, created), asked?.isExact === true);
  const last = nextMonday(addDays(open, -preparation - SPARE - 7));
  const isLater = last >= addDays(soon, FAR_OFF);
  const approveBy = isLater ? last : (named?.approveBy ?? hurried?.approveBy ?? soon);
  return {
    created,
    approveBy,
    isLater,
    preparation,
    start: open,
    ...(named ? { window: named.window } : {}),
  };
}

/** No media begins while nobody is there who could answer; a very day that the client names stands. */
function afterClosures(start: Date, closures: readonly Closure[], isNamed: boolean): Date {
  const within = isNamed ? undefined : closures.find(({ first, last }) => first <= start && start <= last);
  return within === undefined ? start : nextMonday(addDays(within.last, 1));
}

/** Days between the last of the preparation and its start, and days from which on nobody is asked to decide so early. */
const [SPARE, FAR_OFF] = [14, 56];

/** Days of media before a day that it could end on. */
const FEWEST_DAYS = 7;
/** Days of media without which a goal cannot be reached, and those that are not given away before one that is near. */
const [LEAST_MEDIA, NEAR_MEDIA] = [14, 42];

const dueOf = (goals: readonly Goal[], created: Date): Date[] =>
  goals.flatMap(({ by, months }) =>
    by !== undefined && months === undefined ? [lastDayOf(by, created)] : [],
  );

/** Money for a few weeks. */
const isBrief = (budget: string): boolean =>
  readQuantities(budget).some(
    ({ quantity }) =>
      quantity.kind === 'duration' &&
      (quantity.unit === 'week' || quantity.unit === 'day') &&
      quantity.value > 1 &&
      quantity.value * (quantity.unit === 'week' ? 7 : 1) < RUSHED,
  );

/** Approved on the next Monday, and a week later on the air. */
function nextWeek(created: Date): Pick<Beginning, 'approveBy' | 'start'> {
  const approveBy = nextMonday(addDays(created, 1));
  return { approveBy, start: nextMonday(addDays(approveBy, SHORTEST_PREPARATION)) };
}

/** A goal that is due within weeks: the decision is needed at once. */
function hurriedFor(
  goals: readonly Goal[],
  created: Date,
  soon: Date,
): Pick<Beginning, 'approveBy' | 'start'> | undefined {
  const usual = addDays(nextMonday(addDays(soon, SHORTEST_PREPARATION)), SHORTEST_PREPARATION);
  const rushed = atOnce(created);
  const isDue = (by: Date): boolean =>
    dueOf(goals, created).some((due) => due < by && due >= addDays(rushed.start, FEWEST_DAYS));
  return isDue(addDays(created, RUSHED)) || isDue(usual) ? rushed : undefined;
}

/** So many weeks or months of money end on the day that they are for: they begin so long before it. */
function lengthBefore(budget: string, month: Date, created: Date, goals: readonly Goal[]): Date {
  const [due, another] = dueOf(goals, created);
  const span = readQuantities(budget).find(
    ({ quantity }) => quantity.kind === 'duration' && (quantity.unit === 'week' || quantity.unit === 'month'),
  )?.quantity;
  if (due === undefined || another !== undefined || span?.kind !== 'duration') return month;
  const from =
    span.unit === 'week' ? addDays(due, -span.value * 7 - 6) : addMonths(due, 1 - Math.ceil(span.value));
  return from < month && due >= addDays(month, -LEAST_MEDIA)
    ? new Date(Math.max(from.getTime(), created.getTime()))
    : month;
}

/** So many months of money, begun now, would be gone before the day of the goal. */
const wouldEndBefore = (budget: string, month: Date, created: Date, goals: readonly Goal[]): boolean => {
  const due = dueOf(goals, created);
  const span = readQuantities(budget).find(
    ({ quantity }) => quantity.kind === 'duration' && quantity.unit === 'month' && quantity.value > 1,
  )?.quantity;
  return (
    span?.kind === 'duration' &&
    due.length > 0 &&
    due.every((day) => day > monthEnd(month, Math.ceil(span.value) - 2))
  );
};

/** Where a goal is due before the media of the plan would have run, media starts as soon as it can be prepared. */
function inTime(month: Date, approveBy: Date, created: Date, goals: readonly Goal[]): Date {
  const soonest = nextMonday(addDays(approveBy, SHORTEST_PREPARATION));
  const isDue = dueOf(goals, created).some(
    (due) => due < addDays(month, NEAR_MEDIA) && due >= addDays(soonest, SHORTEST_PREPARATION),
  );
  return month < soonest || (isDue && soonest < month) ? soonest : month;
}

/** A year and nothing nearer. */
const isYearAlone = ({ month, quarter, half, part, feast, offset }: CalendarDate): boolean =>
  [month, quarter, half, part, feast, offset].every((one) => one === undefined);

/**
 * A day without a year is the one that follows the start: nothing is reached before its media begins. What is wanted of the season
 * of 2027, with money until May, is to be sold by then.
 */
export const inTheirYear = (
  goals: readonly Goal[],
  { created, start, window }: Beginning,
  answer: string,
): Goal[] =>
  goals.map((goal) => {
    const { by } = goal;
    const last = isOfSeason(answer) ? window?.last : undefined;
    if (by?.year !== undefined && isYearAlone(by) && last?.getUTCFullYear() === by.year)
      return { ...goal, by: { year: by.year, month: last.getUTCMonth() + 1, day: last.getUTCDate() } };
    if (by === undefined || by.year !== undefined || by.offset) return goal;
    if (by.month === undefined && by.feast === undefined) return goal;
    const due = lastDayOf(by, created);
    return due < start ? { ...goal, by: { ...by, year: lastDayOf(by, start).getUTCFullYear() } } : goal;
  });

const FIRST_DAYS = 5;
/** Goals with a date of their own: the months from the start of the media to it, both named months included. */
export const withMonths = (goals: readonly Goal[], { created, start }: Beginning): Goal[] =>
  goals.map((goal) => {
    if (!goal.by || goal.months !== undefined) return goal;
    const due = lastDayOf(goal.by, created);
    const calendar =
      (due.getUTCFullYear() - start.getUTCFullYear()) * 12 + due.getUTCMonth() - start.getUTCMonth() + 1;
    // From the middle of December to the first of March it is not four months.
    const exact = Math.round(((due.getTime() - start.getTime()) / DAY_MS / MONTH_DAYS) * 10) / 10;
    // The first days of a month are no month of money, where the first month is nearly whole.
    const isRightBehind =
      isDay(goal.by) && due.getUTCDate() <= FIRST_DAYS && start.getUTCDate() <= FIRST_DAYS;
    const months =
      isRightBehind && calendar > 1
        ? calendar - 1
        : isDay(goal.by) && calendar - exact > 1
          ? exact
          : calendar;
    return { ...goal, months: Math.min(MAX_MONTHS, Math.max(1, months)) };
  });

/** Calendar months from one day to another, both of their months counted. */
export const calendarMonths = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;

/** Days of both ends, both counted. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / DAY_MS) + 1;

/** Of media that the client gave in weeks or days, or up to a near day; undefined of longer ones. */
function daysOfMedia(
  { budget: { span } }: Readings,
  start: Date,
  last: Date | undefined,
): number | undefined {
  if (last !== undefined && last < addDays(start, SHORT_WINDOW)) return daysBetween(start, last);
  return span && (span.unit === 'week' || span.unit === 'day')
    ? span.count * (span.unit === 'week' ? 7 : 1)
    : undefined;
}

/** The very day on which the last goal is due; undefined where the last one has none. */
function lastDue(goals: readonly Goal[], created: Date): Date | undefined {
  const timed = goals.filter(({ by, months }) => by !== undefined || months !== undefined);
  const days = timed.flatMap(({ by }) => (by && isDay(by) ? [lastDayOf(by, created)] : []));
  return days.length > 0 && days.length === timed.length
    ? new Date(Math.max(...days.map((day) => day.getTime())))
    : undefined;
}

/**
 * No money is planned for after the day that it is all for: where nobody named a length, and where the day lies in the last month of a
 * length that was named in months.
 */
function beforeDue(
  goals: readonly Goal[],
  created: Date,
  start: Date,
  { day, isFixed, isToTheDay }: { day: Date; isFixed: boolean; isToTheDay: boolean },
): Date {
  const due = lastDue(goals, created);
  if (due === undefined || due >= day || due < addDays(start, FEWEST_DAYS)) return day;
  return !isFixed || (!isToTheDay && due >= addMonths(day, 0)) ? due : day;
}

export function makeTimeframe(r: Readings, beginning: Beginning, assumptions: Assumptions): Timeframe {
  const { created, approveBy, isLater, preparation, start, window } = beginning;

  // A length that a person has set stands, whatever the answer names.
  const last = r.corrected.includes('budget') ? undefined : window?.last;
  const goalMonths = Math.max(0, ...r.goals.map((goal) => goal.months ?? 0));
  const whole = (months: number): number => Math.min(MAX_MONTHS, Math.max(1, Math.ceil(months - 0.01)));
  const given = last === undefined ? r.budget.months : calendarMonths(start, last);
  const mediaMonths =
    given === undefined
      ? assumptions.value('media-months', goalMonths > 0 ? whole(Math.min(goalMonths, 12)) : DEFAULT_MONTHS)
      : whole(given);
  const planMonths = Math.max(mediaMonths, goalMonths > 0 ? whole(goalMonths) : 0);
  const isToTheDay = window?.isToTheDay === true;
  const namedDays = daysOfMedia(r, start, isToTheDay ? last : undefined);
  const named =
    last ?? (namedDays === undefined ? monthEnd(start, mediaMonths - 1) : addDays(start, namedDays - 1));
  const mediaEnd = beforeDue(r.goals, created, start, {
    day: named,
    isFixed: given !== undefined,
    isToTheDay,
  });
  const mediaDays = namedDays === undefined ? undefined : daysBetween(start, mediaEnd);
  // A goal that is due a day after the month is still a goal of the plan.
  const due = Math.max(
    0,
    ...r.goals.flatMap(({ by, months = 0 }) =>
      by && (isDay(by) || !Number.isInteger(months)) ? [lastDayOf(by, created).getTime()] : [],
    ),
  );
  const very = lastDue(r.goals, created);
  // Where every goal has its day the plan ends on the last of them, and no month later.
  const planEnd =
    very !== undefined && very >= mediaEnd
      ? very
      : new Date(Math.max(monthEnd(start, planMonths - 1).getTime(), due));
  const isShort = start < addDays(approveBy, preparation);
  return {
    created,
    approveBy,
    isLater,
    // Where media is wanted months from now, preparation begins in time for it.
    prepareFrom: new Date(
      Math.max(addDays(approveBy, 1).getTime(), addDays(start, -preparation - SPARE).getTime()),
    ),
    // The last days before the start are for checking.
    prepareTo: new Date(
      Math.max(
        addDays(approveBy, 1).getTime(),
        addDays(start, -(isShort ? 3 : Math.min(17, preparation - 4))).getTime(),
      ),
    ),
    start,
    mediaEnd,
    end: goalMonths > 0 ? planEnd : mediaEnd,
    mediaMonths,
    mediaMonthsGiven: given !== undefined,
    pastMonths:
      last === undefined || window?.first === undefined
        ? 0
        : Math.max(0, calendarMonths(window.first, start) - 1),
    planMonths,
    ...(mediaDays === undefined ? {} : { mediaDays }),
  };
}
