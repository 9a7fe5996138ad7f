/** A time of months that runs on the day of the proposal: 'Oct to Mar', said in November, is the season that has begun. */
import { lastDayOf, monthsBetween } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../../src/shared/reading/quantity.ts';
import { addDays, monthEnd } from '../language.ts';

/** The first and the last day of a time of months: without a year the one that is not over yet. */
function daysOf(from: CalendarDate, to: CalendarDate, created: Date): readonly [Date, Date] | undefined {
  const months = monthsBetween(from, to);
  if (months === undefined || from.month === undefined) return undefined;
  if (from.year !== undefined) {
    const begin = new Date(Date.UTC(from.year, from.month - 1, from.day ?? 1));
    return [begin, to.day === undefined ? monthEnd(begin, months - 1) : lastDayOf(to, begin)];
  }
  const end = lastDayOf(to, created);
  const begin = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - months + 1, from.day ?? 1));
  return [begin, end];
}

/** Days of media without which nothing of a time is left. */
const LEAST_LEFT = 14;

/**
 * The last day of the one time of months that a text names, where it has begun and enough of it is left for media.
 * @param soonest the first day on which media can run
 */
export function runsUntil(text: string, created: Date, soonest: Date): Date | undefined {
  const readings = readQuantities(text);
  // A share of a year's sum is for months that come every year.
  if (readings.some(({ quantity }) => quantity.kind === 'percent')) return undefined;
  const spans = readings.flatMap(({ quantity }) =>
    quantity.kind === 'date' && quantity.to ? [daysOf(quantity.from, quantity.to, created)] : [],
  );
  const [only, second] = spans;
  if (!only || second) return undefined;
  const [begin, end] = only;
  return begin <= soonest && end >= addDays(soonest, LEAST_LEFT) ? end : undefined;
}

/** Calendar months from the one to the other, both included. */
export const monthsThrough = (start: Date, end: Date): number =>
  (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth() + 1;
