/** Days of the calendar that a date names, given the day on which it was written. A day is UTC midnight. */
import { feastIn, nextFeast } from './feasts.ts';
import type { CalendarDate, TimeUnit } from './quantity.ts';

const MONTHS_OF: Readonly<Partial<Record<TimeUnit, number>>> = { month: 1, quarter: 3, year: 12 };
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const DAY_MS = 86_400_000;

/** First and last month (0 to 11) that a date without a day covers. */
function monthsIn({ month, quarter, half, part }: CalendarDate): readonly [number, number] {
  if (month !== undefined) return [month - 1, month - 1];
  if (quarter !== undefined) return [quarter * 3 - 3, quarter * 3 - 1];
  if (half !== undefined) return half === 1 ? [0, 5] : [6, 11];
  if (part === 'start') return [0, 3];
  return part === 'middle' ? [4, 5] : [0, 11];
}

/** Of a month, the day in it that its part ends on. */
const lastIn = (year: number, month: number, { month: named, part }: CalendarDate): Date =>
  named !== undefined && part !== undefined && part !== 'end'
    ? utc(year, month, part === 'start' ? 10 : 20)
    : utc(year, month + 1, 0);

/**
 * The last day of what the date names: 'June' ends on the 30th, 'Q3' on 30 September. Without a year the next one that
 * is not over on `today`.
 */
export function lastDayOf(date: CalendarDate, today: Date): Date {
  if (date.offset) return lastDayOfOffset(date, today);
  const feast = feastOf(date, today);
  if (feast) return feast;
  const { year, month, day } = date;
  const inYear = (of: number): Date => {
    if (month !== undefined && day !== undefined) {
      const last = utc(of, month, 0).getUTCDate();
      return utc(of, month - 1, Math.min(day, last));
    }
    return lastIn(of, monthsIn(date)[1], date);
  };
  if (year !== undefined) return inYear(year);
  const next = inYear(today.getUTCFullYear());
  return next < today ? inYear(today.getUTCFullYear() + 1) : next;
}

/** A feast in its year, else the next time that it is kept. */
const feastOf = ({ feast, year }: CalendarDate, today: Date): Date | undefined =>
  feast && (year === undefined ? nextFeast(feast, today) : feastIn(feast, year));

/** The first day of what the date names; undefined for one that names no month. Without a year as `lastDayOf` has it. */
export function firstDayOf(date: CalendarDate, today: Date): Date | undefined {
  const { year, day, month, quarter, half, offset } = date;
  const feast = feastOf(date, today);
  if (feast) return feast;
  if (offset || [month, quarter, half].every((one) => one === undefined)) return undefined;
  const of = year ?? lastDayOf(date, today).getUTCFullYear();
  return utc(of, monthsIn(date)[0], day ?? 1);
}

function lastDayOfOffset({ offset, part }: CalendarDate, today: Date): Date {
  const { count, unit } = offset ?? { count: 0, unit: 'month' };
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const size = MONTHS_OF[unit];
  if (size === undefined) {
    const days = unit === 'week' ? 7 : 1;
    // A week ends on its Sunday.
    const toSunday = unit === 'week' ? (7 - today.getUTCDay()) % 7 : 0;
    return new Date(today.getTime() + (toSunday + count * days) * DAY_MS);
  }
  const first = Math.floor(month / size) * size + count * size;
  if (unit === 'year' && part !== undefined) {
    const last = utc(year, first + monthsIn({ part })[1] + 1, 0);
    // 'By mid year' said in November is that of the year after.
    return count === 0 && last < today ? utc(year + 1, first + monthsIn({ part })[1] + 1, 0) : last;
  }
  if (unit === 'month' && part !== undefined && part !== 'end')
    return utc(year, first, part === 'start' ? 10 : 20);
  return utc(year, first + size, 0);
}

/**
 * Whole months from the first to the last that a span of the calendar names, both included; from one day to the same day of a
 * later month the months between. Undefined without months.
 */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number | undefined {
  if (from.month === undefined || to.month === undefined) return undefined;
  const years =
    from.year !== undefined && to.year !== undefined ? to.year - from.year : to.month < from.month ? 1 : 0;
  const isToTheDay = from.day !== undefined && to.day !== undefined && to.day <= from.day;
  const count = years * 12 + to.month - from.month + (isToTheDay ? 0 : 1);
  return count >= 1 && count <= 60 ? count : undefined;
}

/** A day, and not a longer time. */
export const isDay = ({ day, feast }: CalendarDate): boolean => day !== undefined || feast !== undefined;
