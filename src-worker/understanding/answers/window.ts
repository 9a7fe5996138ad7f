/**
 * The months that a budget is for: 'Oct to Mar', 'thru May', 'four months from September', 'between now and 15 Jan'. Without a year
 * they are the time that runs now or comes next: only a time that is all over is that of next year.
 */
import { firstDayOf, isDay, lastDayOf, monthsBetween } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate, Reading } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { isEnd } from '../figures/ends.ts';
import { monthsOff } from './months-off.ts';

export interface Window {
  from?: CalendarDate;
  to?: CalendarDate;
  /** From its first month on, where no last one is named. */
  months?: number;
  /** Counted from the day on which it was written. */
  days?: number;
  /** It runs already: 'now until April'. */
  isFromNow?: true;
}

/** The days of a window. */
export interface WindowDays {
  first?: Date;
  last?: Date;
  /** The very day on which it ends is named. */
  isToTheDay: boolean;
  /** And that on which it begins. */
  isFromTheDay?: true;
  /** It runs already. */
  isFromNow?: true;
}

const BEGINS =
  /(?<![a-z])(?:from|since|start(?:ing|s)?|beginning|as of)(?: in| on)?(?: the)?\s*$|(?:ตั้งแต่|เริ่ม)(?:เดือน|ต้น)?\s*$/iu;
/** Behind the day on which so many weeks begin: '6 weeks (5 Jan start)', '16 weeks, 1 March to the Sunday'. */
const STARTS = /^\s?(?:starts?|onwards?|to the|till|until|เป็นต้นไป|เริ่ม)(?![a-z])/u;
/** One of a month's sums, and not all of the time: 'but £900 for Nov'. */
const OF_ONE = /(?<![a-z])(?:but|except|more|double)(?![a-z])|แต่|ยกเว้น|เพิ่ม/iu;
/** A date that tells of something else: 'they meet in October', 'opens 5 March'. */
const OF_ELSE =
  /(?<![a-z])(?:meets?|decides?|opens?|opening|last|again|event|agreed|reviewed?|rate)(?![a-z])|ประชุม|เปิด|ปีที่แล้ว|งานวันที่|ปรับ/iu;

/** 'For Dec and again Jan': the next month. */
const AND_AGAIN = /(?<![a-z])(?:and|&) (?:the same )?again (?:for |in )?$/u;

/** What begins then ends the time before it: 'until class starts Feb 9', 'ก่อนเปิดเทอม 16 พ.ค.'. */
const UP_TO =
  /(?<![a-z])(?:until|till|before|up to) (?:the |our )?(?:[a-z]+ ){1,3}(?:(?:starts?|begins?|opens?|is|opening)(?: (?:on|in))? )?$|(?:ก่อน|จนถึง|ถึง)(?:วัน)?(?:เปิด|เริ่ม|งาน)[ก-๛]{0,12}\s?$/iu;
export const isUpTo = (before: string): boolean => UP_TO.test(before.split(/[.;,\n(]/u).at(-1) ?? '');

/** 'Application deadline is January 31', 'it ends mid March', 'ปิดรับสมัคร 15 ก.พ.'. */
const ENDS_ON =
  /(?<![a-z])(?:deadline|clos(?:es?|ing(?: date)?)|cut-?off|ends?|is due|is over|finish(?:es)?|expires?|last (?:day|date))(?: date)?(?: is| are|:)?(?: on| in| by| from)?(?: the)?\s$|(?:ปิดรับ(?:สมัคร|จอง)?|หมดเขต|สิ้นสุด|วันสุดท้าย)(?:วันที่|คือ|เดือน|\s)*$/iu;
export const isToldEnd = (before: string): boolean => ENDS_ON.test(before);
/** The only day on which the text says that something ends. */
export function toldEnd(text: string): Window | undefined {
  const said = plain(text);
  const [only, another] = readQuantities(text).flatMap(({ quantity, span }) =>
    quantity.kind === 'date' && quantity.to === undefined && isToldEnd(said.slice(0, span.start))
      ? [quantity.from]
      : [],
  );
  return only === undefined || another !== undefined ? undefined : { to: only };
}

/** Beside an end: 'now until April', 'ตอนนี้จนถึงเมษา'. */
const FROM_NOW = /(?<![a-z])(?:now|today|straight ?away)(?![a-z])|ตั้งแต่วันนี้|ตอนนี้|เดี๋ยวนี้/iu;
const FOR_DAY = /(?<![a-z])(?:for|over)(?: the)?\s*$|(?:ช่วง|สำหรับ|หน้า|รับ|เทศกาล)\s*$/iu;

interface Dated {
  reading: Reading;
  from: CalendarDate;
  to?: CalendarDate;
  before: string;
}

function datesOf(text: string, readings: readonly Reading[]): Dated[] {
  const off = monthsOff(text, readings, true);
  return readings.flatMap((reading, index) => {
    const { quantity, span } = reading;
    if (quantity.kind !== 'date' || off.has(index)) return [];
    const before = text.slice(0, span.start);
    const part = readings.findLast(({ span: other }, i) => i < index && other.end <= span.start);
    // '70% in September to December': the months of a part.
    const isOfShare =
      part?.quantity.kind === 'percent' &&
      /^\s*(?:ใน|ช่วง|in|during|between|from|for)?\s*$/u.test(text.slice(part.span.end, span.start));
    const clause = (before.split(/[.;,\n(]/u).at(-1) ?? '').replace(AND_AGAIN, '');
    if (isOfShare || (OF_ELSE.test(clause) && !UP_TO.test(clause))) return [];
    return [{ reading, from: quantity.from, ...(quantity.to ? { to: quantity.to } : {}), before }];
  });
}

const isMonths = ({ month, quarter, half, feast, part, offset }: CalendarDate): boolean =>
  offset === undefined && [month, quarter, half, feast, part].some((one) => one !== undefined);

/** 'Q4 2026 and Q1 2027', 'for Jan, same for Feb': one after the other. */
const NEXT =
  /^\s?(?:and|&|\+|,|plus|และ|กับ|[,;]?\s?(?:and |& )?(?:the )?(?:same )?(?:again|same)(?: (?:for|in))?|[,;]?\s?(?:และ)?เท่ากัน(?:ใน)?)\s?$/iu;
const isNext = (text: string, { reading }: Dated, { reading: next }: Dated): boolean =>
  NEXT.test(text.slice(reading.span.end, next.span.start));

/** A year that stands alone is that of the months beside it: 'for the whole of 2027, January to December'. */
function inNamedYear(dates: Dated[]): Dated[] {
  const years = dates.filter(({ from, to }) => from.year !== undefined && !isMonths(to ?? from));
  const [only] = years;
  const months = dates.filter((one) => isMonths(one.to ?? one.from));
  const { year } = only?.from ?? {};
  const isAlone =
    years.length === 1 && months.every(({ from, to }) => from.year === undefined && to?.year === undefined);
  if (year === undefined || !isAlone) return months;
  // From one year into the next no year is that of both.
  if (months.some(({ from, to }) => to !== undefined && (from.month ?? 0) > (to.month ?? 0))) return months;
  return months.map((one) => ({
    ...one,
    from: { ...one.from, year },
    ...(one.to ? { to: { ...one.to, year } } : {}),
  }));
}

/** 'In these 4 weeks', 'for the next six weeks', '4 อาทิตย์นี้': they run from the day on which it is written. */
const THESE = /(?<![a-z])(?:next|coming|these|remaining)\s$/u;
const LEFT = /^\s?(?:left|from (?:now|today)|to go|นี้|ข้างหน้า|ที่เหลือ)/u;
function daysFromNow(text: string, readings: readonly Reading[]): number | undefined {
  const told = readings.find(
    ({ quantity, span }) =>
      quantity.kind === 'duration' &&
      (quantity.unit === 'week' || quantity.unit === 'day') &&
      (THESE.test(text.slice(0, span.start)) || LEFT.test(text.slice(span.end))),
  )?.quantity;
  return told?.kind === 'duration' ? told.value * (told.unit === 'week' ? WEEK : 1) : undefined;
}
const WEEK = 7;

/** What is told of before the months of a window: '£400 to Christmas, then £150 a month January to May' begins before January. */
function earlierOf(first: Dated, dates: readonly Dated[]): Pick<Window, 'from' | 'isFromNow'> | undefined {
  const earlier = dates.findLast(
    ({ to, reading, before }) =>
      to === undefined &&
      reading.span.end <= first.reading.span.start &&
      !OF_ONE.test(before.split(/[.;,\n]/u).at(-1) ?? ''),
  );
  const months = (a = 0, b = 0): number => (b - a + YEAR) % YEAR;
  if (earlier === undefined || months(earlier.from.month, first.from.month) !== 1) return undefined;
  if (isEnd(earlier.before)) return { isFromNow: true };
  return isDay(earlier.from) ? undefined : { from: earlier.from };
}

/** 'March to June, and in January and February': what is told last comes first. */
function inOrder(spans: Dated[]): Dated[] {
  const [one, other, more] = spans;
  const isBefore = more === undefined && other?.to?.month !== undefined && other.from.month !== undefined;
  return one && isBefore && (other.to?.month ?? 0) % 12 === (one.from.month ?? 0) - 1 ? [other, one] : spans;
}

/** Months from one to the next sum. */
const APART = 2;
/** Months one after the other with a sum each: '$1,300 Dec + $1,300 Jan', 'ธ.ค. 70,000 / ม.ค. 40,000', '$18k Dec, 9k for Valentine’s'. */
function eachWithSum(
  text: string,
  readings: readonly Reading[],
  dates: readonly Dated[],
): Window | undefined {
  const months = dates.flatMap(({ from, to }) =>
    to === undefined && from.month !== undefined ? [from] : [],
  );
  const sums = readings.filter(({ quantity: { kind } }) => kind === 'money' || kind === 'count');
  const [first, last] = [months[0], months.at(-1)];
  const isEach = months.length > 1 && months.length === dates.length && sums.length === months.length;
  if (!isEach || first === undefined || last === undefined || OF_ONE.test(plain(text))) return undefined;
  const areNext = months.every(({ month = 0 }, i) => {
    const apart = (month - (months[i - 1]?.month ?? 0) + YEAR) % YEAR;
    return i === 0 || apart === 1 || apart === APART;
  });
  return areNext ? { from: first, to: last } : undefined;
}

/** 'All of it between Stephen's day and Valentine's': two days, or a day and a month. */
const BETWEEN = /(?<![a-z])between(?: the)?\s$|ระหว่าง\s?$/u;
const AND = /^\s?(?:and|&|to|กับ|และ|ถึง)(?: the)?\s?$/u;
function betweenTwo(text: string, dates: readonly Dated[]): Window | undefined {
  for (const [index, { reading, from, to, before }] of dates.entries()) {
    const next = dates[index + 1];
    if (next === undefined || to !== undefined || next.to !== undefined || !BETWEEN.test(before)) continue;
    if (AND.test(text.slice(reading.span.end, next.reading.span.start))) return { from, to: next.from };
  }
  return undefined;
}

/** '3 webinars: Feb, Apr, June': a row of months, none or one between two of them. */
function rowOf(dates: readonly Dated[]): Window | undefined {
  const months = dates.flatMap(({ from, to }) =>
    to === undefined && from.month !== undefined && !isDay(from) ? [from] : [],
  );
  const [first, last] = [months[0], months.at(-1)];
  if (months.length < 3 || months.length !== dates.length || !first || !last) return undefined;
  const areNext = months.every(({ month = 0 }, i) => {
    const apart = (month - (months[i - 1]?.month ?? 0) + YEAR) % YEAR;
    return i === 0 || (apart > 0 && apart <= APART);
  });
  return areNext ? { from: first, to: last } : undefined;
}

/** Undefined where the text names no months that its money is for. */
export function windowIn(text: string): Window | undefined {
  const readings = readQuantities(text);
  const dates = inNamedYear(datesOf(text, readings));
  const length = readings.find(
    ({ quantity }) => quantity.kind === 'duration' && monthsOf(quantity.value, quantity.unit) >= 1,
  )?.quantity;
  const months = length?.kind === 'duration' ? monthsOf(length.value, length.unit) : undefined;
  const spans = inOrder(dates.filter(({ to }) => to !== undefined));
  const [first, last] = [spans[0], spans.at(-1)];
  if (first?.to && last?.to) {
    const named = monthsBetween(first.from, last.to);
    // 'Six months, more in December and January': the months are no window of it.
    if (months !== undefined && named !== undefined && Math.abs(named - months) > 1) return undefined;
    const earlier = earlierOf(first, dates);
    return earlier?.isFromNow ? { to: last.to, ...earlier } : { from: first.from, to: last.to, ...earlier };
  }
  const each = betweenTwo(plain(text), dates) ?? eachWithSum(text, readings, dates) ?? rowOf(dates);
  if (each !== undefined) return each;
  const end = dates.find(({ before }) => isEnd(before) || isUpTo(before));
  const begin = dates.find(
    ({ before, from, reading }) =>
      (BEGINS.test(before) && !isUpTo(before)) ||
      (months !== undefined && (!isDay(from) || STARTS.test(plain(text).slice(reading.span.end)))),
  );
  if (begin && end && begin !== end) return { from: begin.from, to: end.from };
  if (end) {
    // 'Dec till end May', 'มีนา (เดือนรณรงค์) ถึงเมษา'.
    const from = dates.find(
      (one) =>
        one.reading.span.end <= end.reading.span.start && one.from.month !== undefined && !isDay(one.from),
    );
    if (from && !OF_ONE.test(plain(text).slice(0, end.reading.span.start)))
      return { from: from.from, to: end.from };
    return { to: end.from, ...(FROM_NOW.test(text) ? { isFromNow: true } : {}) };
  }
  const days = dates.length === 0 ? daysFromNow(plain(text), readings) : undefined;
  if (days !== undefined) return { days, isFromNow: true };
  if (begin) return { from: begin.from, ...(months === undefined ? {} : { months }) };
  const [only, another, more] = dates.filter(
    ({ before }) => !OF_ONE.test(before.split(/[.;,\n]/u).at(-1) ?? ''),
  );
  // 'For Christmas', 'ช่วงตรุษจีน': the money is for the time before it.
  if (only !== undefined && isDay(only.from))
    return another === undefined && FOR_DAY.test(only.before) ? { to: only.from } : undefined;
  if (only === undefined) return undefined;
  if (another !== undefined)
    return more === undefined && isNext(text, only, another)
      ? { from: only.from, to: another.from }
      : undefined;
  return only.from.quarter !== undefined || only.from.half !== undefined || only.from.month !== undefined
    ? { from: only.from, to: only.from }
    : undefined;
}

/** So many months back a beginning without an end is still that of now. */
const RUNS_ON = 4;
const YEAR = 12;
/** With fewer days left, nothing can be made ready any more. */
const FEWEST_DAYS = 7;
const DAY_MS = 86_400_000;
const monthsLater = (day: Date, months: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, day.getUTCDate()));
const inYear = (date: CalendarDate, year: number): CalendarDate =>
  date.year === undefined ? { ...date, year } : date;

/** @param today the day on which it was written */
export function windowDays({ from, to, months, days, isFromNow }: Window, today: Date): WindowDays {
  if (days !== undefined)
    return { last: new Date(today.getTime() + days * DAY_MS), isToTheDay: true, isFromNow: true };
  const isToTheDay = to !== undefined && isDay(to);
  if (to !== undefined) {
    const soonest = new Date(today.getTime() + FEWEST_DAYS * DAY_MS);
    const last = lastDayOf(to, soonest);
    const first = from && firstIn(from, last);
    return {
      ...(first ? { first } : {}),
      last,
      isToTheDay,
      ...(from && isDay(from) ? { isFromTheDay: true } : {}),
      ...(isFromNow ? { isFromNow } : {}),
    };
  }
  if (from === undefined) return { isToTheDay };
  const of = firstDayOf(from, today);
  if (of === undefined) return { isToTheDay };
  const own = isDay(from) ? { isFromTheDay: true as const } : {};
  if (from.year !== undefined || from.offset) return { ...endOf(of, months), ...own };
  const begun = of > today ? monthsLater(of, -YEAR) : of;
  const isRunning =
    months === undefined
      ? monthsLater(begun, RUNS_ON) > today
      : monthsLater(begun, months).getTime() - today.getTime() > FEWEST_DAYS * DAY_MS;
  return { ...endOf(isRunning ? begun : of, months), ...own };
}

const YEAR_DAYS = 365;
/** The day after so many months: weeks are told in parts of a month. */
const spanEnd = (first: Date, months: number): Date =>
  Number.isInteger(months)
    ? monthsLater(first, months)
    : new Date(first.getTime() + Math.round((months * YEAR_DAYS) / YEAR) * DAY_MS);

/** So many months from its first day on. */
const endOf = (first: Date, months: number | undefined): WindowDays => ({
  first,
  ...(months === undefined ? {} : { last: new Date(spanEnd(first, months).getTime() - DAY_MS) }),
  // Of weeks the day is known.
  isToTheDay: months !== undefined && !Number.isInteger(months),
});

/** The first day of a time that ends on a day: of the twelve months before it. */
function firstIn(from: CalendarDate, last: Date): Date | undefined {
  const year = last.getUTCFullYear();
  const own = firstDayOf(inYear(from, year), last);
  return own !== undefined && own > last && from.year === undefined
    ? firstDayOf(inYear(from, year - 1), last)
    : own;
}

/** What is wanted belongs to a part of the year. */
const SEASON =
  /(?<![a-z])(?:season|evenings|spring|summer|autumn|winter|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* ?(?:-|–|to|and) ?[a-z]{3})|ฤดู|หน้า(?:ร้อน|หนาว|ฝน)|ซีซั่น|ซีซัน/iu;
export const isOfSeason = (answer: string): boolean => SEASON.test(answer);
