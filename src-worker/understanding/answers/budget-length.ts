/** How long a budget is for: 'in six weeks', 'Oct to Mar', 'Q1 and Q2', 'for December', and whether it has an end at all. */
import { monthsBetween } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { CalendarDate, Reading } from '../../../src/shared/reading/quantity.ts';
import { isEnd } from '../figures/ends.ts';
import { isPeriod, type Period } from './period.ts';
import { windowIn } from './window.ts';

/** Before a date that begins or ends something: it says nothing of a length. */
const START_OR_END =
  /(?:\b(?:start(?:ing|s)?|from|since|by|before|until|till?|end of|launch(?:ing)?)\s+(?:in\s+|on\s+)?|ภายใน|สิ้น|ต้น|ก่อน|เริ่ม|ถึง)\s*$/iu;

export interface Length {
  count: number;
  unit: Period;
}

/** One after the other: 'Q1 and Q2', 'ธ.ค. กับ เม.ย.'. */
const JOINS = /^\s?(?:and|&|\+|plus|,|,?\s?then|และ|กับ)?\s?(?:เดือน)?$/iu;

/** 'Nothing in July and August': months that it is not for. */
const NOT_IN =
  /(?:(?<![a-z])(?:nothing|none|not|except|excluding|without|closed|skip|bar)(?![a-z])|ไม่|ยกเว้น|งด|เว้น)[^.;,\d]{0,12}$/iu;

/** How long a date lasts that names a time of months. */
function lastingOf({ from, to }: { from: CalendarDate; to?: CalendarDate }): Length | undefined {
  const months = to === undefined ? undefined : monthsBetween(from, to);
  if (months !== undefined) return { count: months, unit: 'month' };
  if (to !== undefined || from.part !== undefined || from.day !== undefined) return undefined;
  if (from.quarter !== undefined) return { count: 1, unit: 'quarter' };
  if (from.half !== undefined) return { count: 6, unit: 'month' };
  return from.month === undefined ? undefined : { count: 1, unit: 'month' };
}

/** Several times of months one after the other, from the reading at `first` on; undefined where only one stands there. */
function severalFrom(text: string, readings: readonly Reading[], first: number): Length | undefined {
  const lengths: Length[] = [];
  for (let at = first; at < readings.length; at++) {
    const [before, one] = [readings[at - 1], readings[at]];
    if (one?.quantity.kind !== 'date') break;
    if (at > first && !JOINS.test(text.slice(before?.span.end, one.span.start))) break;
    const length = lastingOf(one.quantity);
    if (length === undefined) return undefined;
    lengths.push(length);
  }
  const unit = lengths[0]?.unit;
  if (unit === undefined || lengths.length < 2) return undefined;
  const isOne = lengths.every((length) => length.unit === unit);
  const count = lengths.reduce(
    (sum, length) => sum + (!isOne && length.unit === 'quarter' ? 3 : 1) * length.count,
    0,
  );
  return { count, unit: isOne ? unit : 'month' };
}

/** The first length of time: in so many weeks, from one month to another, a quarter or a year that is named. */
export function lengthIn(
  text: string,
  readings: readonly Reading[],
): (Length & { reading: Reading }) | undefined {
  /** The last month that it is not for. */
  let left: Reading | undefined;
  for (const [index, reading] of readings.entries()) {
    const { quantity } = reading;
    if (quantity.kind === 'duration' && isPeriod(quantity.unit))
      return { count: quantity.high ?? quantity.value, unit: quantity.unit, reading };
    if (quantity.kind !== 'date' || isOfShare(text, readings, reading)) continue;
    const { from, to } = quantity;
    const before = text.slice(0, reading.span.start);
    const last = readings[index - 1];
    const goesOn =
      last !== undefined && last === left && JOINS.test(text.slice(last.span.end, reading.span.start));
    if (NOT_IN.test(before) || goesOn) {
      left = reading;
      continue;
    }
    const isBound = START_OR_END.test(before);
    const several = isBound ? undefined : severalFrom(text, readings, index);
    if (several) return { ...several, reading };
    const length = lastingOf(quantity);
    if (to !== undefined && length) return { ...length, reading };
    if (to !== undefined || isBound || from.part !== undefined || from.day !== undefined) continue;
    if (from.month !== undefined) continue;
    if (length) return { ...length, reading };
    if (from.offset && isPeriod(from.offset.unit) && from.offset.count >= 0)
      return { count: 1, unit: from.offset.unit, reading };
    if (from.year !== undefined) return { count: 1, unit: 'year', reading };
  }
  return undefined;
}

/** Lengths that no number tells: 'all year', 'ปีนึง', 'two quarters', 'first semester', '3ด.'. */
const IN_WORDS: readonly (readonly [words: RegExp, length: (found: string) => Length])[] = [
  [
    /(?<![a-z])(?:all|the whole|the entire|the full|a whole|a full|one) year(?: round| long)?(?![a-z])|(?:ทั้ง|ตลอด)ปี(?!\s?\d)|ปี(?:นึง|หนึ่ง|เดียว)/u,
    () => ({ count: 12, unit: 'month' }),
  ],
  [
    /(?<![a-z])(?:two|three|2|3) quarters(?![a-z])/u,
    (found) => ({ count: /^(?:two|2)/u.test(found) ? 2 : 3, unit: 'quarter' }),
  ],
  [/(?<![a-z])(?:the |one |a )?(?:first |second )?semester(?![a-z])/u, () => ({ count: 6, unit: 'month' })],
  [/(?<![\d.,])\d{1,2}\s?ด\.?(?![ก-๛])/u, (found) => ({ count: Number.parseInt(found, 10), unit: 'month' })],
];
/** Of a sum for each day, week or month: how long it is to be spent, where words tell it. */
export function lengthInWords(text: string): Length | undefined {
  const said = plain(text);
  for (const [words, length] of IN_WORDS) {
    const [found] = words.exec(said) ?? [];
    if (found !== undefined) return length(found);
  }
  return undefined;
}

const [YEAR, QUARTER] = [12, 3];
/** From one month or quarter to another that is told apart from it: 'Q1-Q2 2570', 'มีนา (เดือนรณรงค์) ถึงเมษา'. */
export function lengthOfWindow(text: string): Length | undefined {
  const { from, to } = windowIn(text) ?? {};
  if (from === undefined || to === undefined || from.day !== undefined || to.day !== undefined)
    return undefined;
  const first = from.month ?? (from.quarter === undefined ? undefined : (from.quarter - 1) * QUARTER + 1);
  const last = to.month ?? (to.quarter === undefined ? undefined : to.quarter * QUARTER);
  // One month alone is read as a length of its own.
  const years = from.year === undefined || to.year === undefined ? 0 : to.year - from.year;
  if (first === last && years <= 0) return undefined;
  if (first === undefined || last === undefined || from.part !== undefined || to.part !== undefined)
    return undefined;
  const count = years > 0 ? years * YEAR + last - first + 1 : ((last - first + YEAR) % YEAR) + 1;
  return { count, unit: 'month' };
}

/** '70% in September to December': the months are those of a part. */
const isOfShare = (text: string, readings: readonly Reading[], date: Reading): boolean =>
  readings.some(
    ({ quantity, span }) =>
      quantity.kind === 'percent' &&
      span.end <= date.span.start &&
      /^\s*(?:ใน|ช่วง|in|during|between|from|for)?\s*$/u.test(text.slice(span.end, date.span.start)),
  );

const LEADS_TO_MONTH =
  /^\s?,?\s?(?:(?:total|in total|media|ads?|advertising)\s)?(?:for|in|over|during|สำหรับ|ช่วง|ของ|ใน)?\s?(?:เดือน)?\s?$/iu;
const MONTH_ALONE = /^\s?(?:เดือนเดียว|only(?![a-z])|alone(?![a-z]))/iu;
/** '£2,000 for December', '30,000 ธันวาเดือนเดียว': the only time that is named is one month, right behind the sum or alone. */
export function isForOneMonth(text: string, readings: readonly Reading[], sum: Reading): boolean {
  const times = readings.filter(({ quantity: { kind } }) => kind === 'date' || kind === 'duration');
  const [only] = times;
  if (times.length !== 1 || only?.quantity.kind !== 'date' || only.quantity.to !== undefined) return false;
  const { month, day, part } = only.quantity.from;
  if (month === undefined || day !== undefined || part !== undefined) return false;
  const behind = Math.max(sum.span.end, sum.perSpan?.end ?? 0);
  return (
    MONTH_ALONE.test(text.slice(only.span.end)) ||
    (only.span.start >= behind && LEADS_TO_MONTH.test(text.slice(behind, only.span.start)))
  );
}

/** '£2,200 to end of May', '20,000 ใช้ถึงมิถุนา', '$3,100 Dec 28 to April': it is for a time that ends on a day, and then it is spent. */
export const hasEnd = (text: string, readings: readonly Reading[]): boolean =>
  readings.some(
    ({ quantity, span }) =>
      quantity.kind === 'date' && (quantity.to !== undefined || isEnd(text.slice(0, span.start))),
  );
