/** A budget that changes by months: '£2,400 a month Sept to Dec then £1,000 Jan to March', '£450 a month Sept to Feb but £900 for Nov'. */
import { monthsBetween } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { CalendarDate, Reading } from '../../../src/shared/reading/quantity.ts';
import { isEnd } from '../figures/ends.ts';

export interface MonthlySums {
  /** The sum of each month, by its number from 1 to 12. */
  monthly: Readonly<Record<number, number>>;
  total: number;
  months: number;
  /** The sum of most months, from which the others differ; undefined where each has its own time. */
  usual?: number;
}

interface Step {
  value: number;
  months: readonly number[];
}

const YEAR = 12;
function monthsOf(from: CalendarDate, to: CalendarDate | undefined): number[] {
  if (from.month === undefined) return [];
  const count = to === undefined ? 1 : (monthsBetween(from, to) ?? 0);
  const first = from.month - 1;
  return count > YEAR ? [] : Array.from({ length: count }, (_, i) => ((first + i) % YEAR) + 1);
}

/** 'หลังปีใหม่', 'after New Year': from then on, and no month of a sum. */
const AFTER = /(?<![a-z])(?:after|from)(?: the)?\s*$|(?:หลัง|ตั้งแต่)(?:จาก)?\s*$/u;
/** Months that follow those of the sum before, to the one that an end names: 'then 1,800 a month after that to end of March'. */
function monthsTo(text: string, dates: readonly Reading[], before: readonly number[] | undefined): number[] {
  const last = before?.at(-1);
  const end = dates.find(({ span }) => isEnd(text.slice(0, span.start)))?.quantity;
  if (last === undefined || end?.kind !== 'date' || end.to !== undefined || end.from.month === undefined)
    return [];
  const count = (end.from.month - last + YEAR) % YEAR;
  return Array.from({ length: count }, (_, i) => ((last + i) % YEAR) + 1);
}

/** 'หลังจากนั้น 15,000 อีก 2 เดือน', 'then $900 for 2 more months': as many months as are told, after those of the sum before. */
function monthsMore(lengths: readonly Reading[], before: readonly number[] | undefined): number[] {
  const last = before?.at(-1);
  const [length] = lengths;
  if (last === undefined || lengths.length !== 1 || length?.quantity.kind !== 'duration') return [];
  const { unit, value } = length.quantity;
  if (unit !== 'month' || !Number.isInteger(value) || value + (before?.length ?? 0) > YEAR) return [];
  return Array.from({ length: value }, (_, i) => ((last + i) % YEAR) + 1);
}

/** '25,000 ต่อเดือนก่อนปีใหม่': the last month of the year. */
const BEFORE_NEW_YEAR =
  /^[^\d.;,]{0,16}(?:(?<![a-z])(?:before|until|till) (?:the )?new year(?![a-z])|(?:ก่อน|ถึง)(?:สิ้นปี|ปีใหม่))/u;

/** Each month, behind a sum: 'then $2,500 Jan to June each month'. */
const EACH_MONTH = /(?<![a-z])(?:each|every|per|a) month(?![a-z])|(?:ต่อ|ทุก|แต่ละ)เดือน|เดือนละ/u;

/** '$6k Feb then 2k Mar-May': behind the sum of one month comes that of each month. */
const THEN = /(?<![a-z])(?:then|after that|afterwards)(?![a-z])|(?:หลัง)?จากนั้น|แล้ว(?:ก็|ค่อย)?\s*$/u;

/** Right before a sum: 'In Jan & Feb $2,500'. */
const TOUCHES = /^\s*[:,]?\s*$/u;
/** Months told behind a sum and before the next one; those that touch the next one after others are that one's. */
function datesOf(
  text: string,
  readings: readonly Reading[],
  start: number,
  end = Infinity,
  isOfNext = false,
): Reading[] {
  const dates = readings.filter(
    ({ quantity, span }) =>
      quantity.kind === 'date' &&
      span.start > start &&
      span.start < end &&
      !AFTER.test(text.slice(0, span.start)),
  );
  const last = dates.at(-1);
  const touches =
    last !== undefined &&
    dates.length > 1 &&
    end !== Infinity &&
    TOUCHES.test(text.slice(last.span.end, end));
  if (isOfNext) return touches ? [last] : [];
  return touches ? dates.slice(0, -1) : dates;
}

/**
 * Undefined where a sum has no months of its own.
 * @param sums readings of the sums, in order
 */
export function monthlySums(
  readings: readonly Reading[],
  sums: readonly Reading[],
  text: string,
): MonthlySums | undefined {
  if (sums.length < 2) return undefined;
  const isMonthly = sums.some(({ per }) => per === 'month') || EACH_MONTH.test(plain(text));
  const isAhead = sums.every(({ span }) =>
    readings.some(
      ({ quantity, span: date }) =>
        quantity.kind === 'date' && date.end <= span.start && TOUCHES.test(text.slice(date.end, span.start)),
    ),
  );
  const steps: Step[] = [];
  for (const [index, { quantity, span, per }] of sums.entries()) {
    if (!('value' in quantity) || 'high' in quantity || (per !== undefined && per !== 'month'))
      return undefined;
    const [before, next] = [sums[index - 1], sums[index + 1]];
    const dates = isAhead
      ? datesOf(text, readings, before?.span.end ?? -1, span.start)
      : datesOf(text, readings, span.start, next?.span.start);
    const own = datesOf(text, readings, before?.span.start ?? 0, span.start, true);
    if (dates.length === 0) dates.push(...own);
    // 'ธ.ค. 45,000 แล้ว': the month stands before the first sum.
    const head = index === 0 ? readings.find((one) => one.quantity.kind === 'date') : undefined;
    if (
      dates.length === 0 &&
      head &&
      head.span.end <= span.start &&
      TOUCHES.test(text.slice(head.span.end, span.start))
    )
      dates.push(head);
    const behind = plain(text).slice(span.end, next?.span.start);
    // A step that another follows: of a single sum nobody knows where it begins.
    if (index === 0 && BEFORE_NEW_YEAR.test(behind)) {
      steps.push({ value: quantity.value, months: [YEAR] });
      continue;
    }
    const lengths = readings.filter(
      (one) =>
        one.quantity.kind === 'duration' &&
        one.span.start >= span.end &&
        one.span.start < (next?.span.start ?? Infinity),
    );
    const isAfter = before !== undefined && THEN.test(plain(text).slice(before.span.end, span.start));
    const following =
      dates.length === 0 && isAfter
        ? monthsMore(lengths, steps.at(-1)?.months)
        : per === 'month'
          ? monthsTo(text, dates, steps.at(-1)?.months)
          : [];
    if (following.length > 0) {
      steps.push({ value: quantity.value, months: following });
      continue;
    }
    const [months = [], ...others] = dates.map(({ quantity: date }) =>
      date.kind === 'date' ? monthsOf(date.from, date.to) : [],
    );
    // '$450 March (after March break)' names one month.
    if (months.length === 0 || others.some((more) => more.join() !== months.join())) return undefined;
    // '$200 for December, $300 for February': a sum that is for no month in particular may be for several.
    const isThen =
      before !== undefined &&
      steps.at(-1)?.months.length === 1 &&
      THEN.test(plain(text).slice(before.span.end, span.start));
    if (!isMonthly && !isThen && months.length !== 1) return undefined;
    steps.push({ value: quantity.value, months });
  }
  const [first, ...others] = steps;
  const isWithin = others.every(({ months }) => months.every((one) => first?.months.includes(one)));
  const all = new Set(steps.flatMap(({ months }) => months));
  const isApart = all.size === steps.reduce((count, { months }) => count + months.length, 0);
  if (first === undefined || !(isWithin || isApart)) return undefined;
  const monthly: Record<number, number> = {};
  for (const { value, months } of steps) for (const month of months) monthly[month] = value;
  return {
    monthly,
    total: Object.values(monthly).reduce((sum, one) => sum + one, 0),
    months: all.size,
    ...(isWithin ? { usual: first.value } : {}),
  };
}
