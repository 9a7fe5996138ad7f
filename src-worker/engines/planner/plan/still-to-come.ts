/** What of a budget is still to come: where a part is spent, and where a part of its months is past. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../../src/shared/reading/quantity.ts';
import { roundStep } from '../../../../src/shared/domain/split.ts';
import { withLength, type BudgetReading } from '../../../understanding/answers/budget.ts';
import { isEnd } from '../../../understanding/figures/ends.ts';
import { readAsides } from '../../../understanding/figures/aside.ts';
import type { Readings } from '../readings/index.ts';
import { calendarMonths, daysBetween, type Beginning } from './timeframe.ts';

/** 'For the year to June 2027'. */
function lastOf(text: string): CalendarDate | undefined {
  const dates = readQuantities(text).flatMap(({ quantity, span }) =>
    quantity.kind === 'date' && (quantity.to || isEnd(text.slice(0, span.start)))
      ? [quantity.to ?? quantity.from]
      : [],
  );
  return dates.find(({ month, year }) => month !== undefined && year !== undefined);
}

/**
 * A budget of which a part is spent: what is left is for the months that are left, to the last one that the answer names.
 * @param start the first day of the media
 */
export function stillToCome(budget: BudgetReading, start: Date): BudgetReading {
  const { amount, text } = budget;
  if (amount === undefined || !readAsides(text, amount).some(({ isGone }) => isGone)) return budget;
  const { year = 0, month = 0 } = lastOf(text) ?? {};
  const months = (year - start.getUTCFullYear()) * 12 + month - start.getUTCMonth();
  if (!(months > 0) || months >= (budget.months ?? Infinity)) return budget;
  // What is left of a year's sum is no sum of a year.
  return { ...budget, period: 'total', months, span: { count: months, unit: 'month' }, total: amount };
}

/** Days of a month, where a length ends within one. */
const MONTH_DAYS = 30.4;

/**
 * The money of the months that are left of those that the budget names. One sum for all of them is for each in even parts: what of it
 * is spent nobody said.
 */
function withinWindow(budget: BudgetReading, { start, window }: Beginning): BudgetReading {
  const { amount, period = 'total', monthly } = budget;
  if (amount === undefined || window?.last === undefined) return budget;
  const { first, last, isToTheDay } = window;
  const left = calendarMonths(start, last);
  const all = first === undefined ? left : Math.max(left, calendarMonths(first, last));
  const days = daysBetween(start, last);
  // Money of each day or week is that of the days or weeks that are left.
  if (period === 'day' && days > 0) return withLength(budget, { count: days, unit: 'day' });
  if (period === 'week' && days >= 7)
    return withLength(budget, { count: Math.round(days / 7), unit: 'week' });
  const isWeeks = isToTheDay && days < MONTH_DAYS * 2;
  const length = !isWeeks
    ? ({ count: left, unit: 'month' } as const)
    : period === 'month'
      ? ({ count: Math.max(1, Math.round(days / MONTH_DAYS)), unit: 'month' } as const)
      : ({ count: Math.max(1, Math.round(days / 7)), unit: 'week' } as const);
  if (monthly !== undefined) {
    const sums = Array.from({ length: left }, (_, i) => monthly[((start.getUTCMonth() + i) % 12) + 1] ?? 0);
    const sum = sums.reduce((whole, one) => whole + one, 0);
    return withLength({ ...budget, amount: sum, period: 'total', periodAssumed: false }, length);
  }
  const step = roundStep(amount);
  const part = period === 'total' && left < all ? Math.floor((amount * left) / all / step) * step : amount;
  const isSame = left === all && !isWeeks && budget.months === left;
  return isSame ? budget : withLength({ ...budget, amount: part, periodAssumed: false }, length);
}

/** The money that is still to come; a sum and a length that a person has set stand. */
export function budgetLeft(
  { budget, corrected }: Pick<Readings, 'budget' | 'corrected'>,
  beginning: Beginning,
): BudgetReading {
  const left = stillToCome(budget, beginning.start);
  return left !== budget || corrected.includes('budget') ? left : withinWindow(budget, beginning);
}
