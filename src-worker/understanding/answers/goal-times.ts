/** When a goal is to be reached: by a day, or in so many months. */
import { isDay, monthsBetween } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Goal } from './goal.ts';
import { isPeriod } from './period.ts';
import { timesBeside } from './goal-sides.ts';
import { figuresAs, type Figure } from './roles.ts';
import { timeOfToday } from './today-times.ts';

/** 'Families stay 60 weeks': how long people stay is no time to reach a goal in. */
const isOfPeople = (text: string, end: number): boolean =>
  /^\s?(?:on average|on avg|course|plan|contract|term|trial)(?![a-z])/iu.test(text.slice(end));

const isTime = (unit: string): boolean => readQuantities(`1 ${unit}`)[0]?.quantity.kind === 'duration';

const UNTIL =
  /(?:\b(?:by|before|until|till|ahead of|no later than|on|in time for|up to|at|in|within|during)\s+(?:the\s+)?(?:end(?: of)?[\s-]+)?(?:the\s+)?|ก่อน|ภายใน(?:วัน(?:ที่)?|สิ้น|ปลาย|ต้น)?|สิ้น|ใน|ถึง|ไม่เกิน|วัน|ให้ทัน|ทัน|ช่วง|เทศกาล)\s*$/iu;
/** Right before a month, a quarter or a year: it is reached by the day before that begins. */
const BEFORE_IT = /(?:\b(?:before|ahead of)\s+(?:the\s+)?|ก่อน(?:เดือน|ปี)?)\s*$/iu;
/** What is over when the date begins. */
function endBefore(date: CalendarDate): CalendarDate {
  const { year, month, quarter, half, part, day, offset } = date;
  if (day !== undefined || date.feast !== undefined || part !== undefined || offset || half !== undefined)
    return date;
  if (month !== undefined)
    return month > 1
      ? { ...date, month: month - 1 }
      : { ...date, month: 12, ...(year === undefined ? {} : { year: year - 1 }) };
  if (quarter !== undefined)
    return quarter > 1
      ? { ...date, quarter: quarter - 1 }
      : { ...date, quarter: 4, ...(year === undefined ? {} : { year: year - 1 }) };
  return year === undefined ? date : { ...date, year: year - 1 };
}

const BEGINS =
  /(?:\b(?:from|since|start(?:ing|s)?|launch(?:ing)?|opens?|after)\s+(?:in\s+|on\s+)?|ตั้งแต่|เริ่ม|หลัง|เปิด)\s*$/iu;

const SINCE = /(?:\b(?:from|since)\s+|ตั้งแต่)$/iu;

/** A figure that holds from a time on; what was sold since then is no goal, and 'from Feb on' names no day. */
const HOLDS_FROM =
  /\d[\d,.]*(?:\s(?!up\b|down\b)\p{L}+){0,3}(?:\s(?:a|per|each|every)\s(?:month|week|day)|\s?\/\s?(?:month|mo|week|wk|day))?,?\s(?:from|starting(?: in| from)?|as of|beginning(?: in)?)\s+$|\d[\d,.]*\s?[ก-๛]{0,12}\s?(?:ตั้งแต่|เริ่ม)(?:เดือน)?$/iu;
const WAS = /\b(?:did|had|sold|was|were|lost|got|came|went|grew|fell)\b/iu;
function holdsFrom(before: string, behind: string): boolean {
  const clause = before.split(/[.;\n]\s/u).at(-1) ?? '';
  return HOLDS_FROM.test(clause) && !WAS.test(clause) && !/^\s(?:on|onwards?)\b/iu.test(behind);
}

/** The first date that the text sets itself; a month alone is one only after 'by' and the like. */
export function dueIn(
  text: string,
  readings: readonly Reading[],
): { date: CalendarDate; span: Span } | undefined {
  for (const reading of readings) {
    const { quantity, span } = reading;
    if (quantity.kind !== 'date' || (quantity.to && !isDay(quantity.to))) continue;
    const before = text.slice(0, span.start);
    const from = quantity.to ?? quantity.from;
    // 'The first quarter' is that of the campaign; 'Q1' is the year's.
    if (
      from.quarter !== undefined &&
      from.year === undefined &&
      !/\p{Nd}/u.test(text.slice(span.start, span.end))
    )
      continue;
    // '12 a month from Feb': there when that month begins.
    if (
      quantity.to === undefined &&
      from.month !== undefined &&
      from.day === undefined &&
      holdsFrom(before, text.slice(span.end))
    )
      return { date: { ...from, day: 1 }, span: { start: span.start, end: span.end } };
    if (BEGINS.test(before)) continue;
    const isYear = /^(?:in|by|for|during|before|until|throughout)\s/iu.test(text.slice(span.start));
    const isSet =
      (isYear && from.year !== undefined) || isDay(from) || from.part === 'end' || UNTIL.test(before);
    if (
      isSet &&
      !(from.month !== undefined && from.day === undefined && /\b(?:in|during)\s+$/iu.test(before))
    )
      return {
        date: BEFORE_IT.test(before) ? endBefore(from) : from,
        span: { start: span.start - (UNTIL.exec(before)?.[0].length ?? 0), end: span.end },
      };
  }
  return undefined;
}

/** A goal is reached within so many months. */
const MOST_MONTHS = 36;

/** So many months, from one month to another, or the quarter or half of a year that is named. */
export function lengthIn(
  text: string,
  readings: readonly Reading[],
): { months: number; reading: Reading } | undefined {
  for (const reading of readings) {
    const { quantity, span } = reading;
    // 'Weeknights (Nov-Feb)' names the nights, and 'next year' alone no length.
    if (/\(\s*$/u.test(text.slice(0, span.start)) && quantity.kind === 'date') continue;
    if (isOfPeople(text, span.end)) continue;
    // '1,400 day' tickets: no goal takes longer.
    if (quantity.kind === 'duration' && quantity.value * monthsOf(1, quantity.unit) > MOST_MONTHS) continue;
    if (quantity.kind === 'duration' && isPeriod(quantity.unit))
      return { months: monthsOf(quantity.value, quantity.unit), reading };
    if (quantity.kind !== 'date') continue;
    const { from, to } = quantity;
    const months = to === undefined ? undefined : monthsBetween(from, to);
    if (months !== undefined) return { months, reading };
    if (to === undefined && from.part === undefined && from.year === undefined) {
      if (from.quarter !== undefined) return { months: 3, reading };
      if (from.half !== undefined) return { months: 6, reading };
      // 'ปีหน้าอยากได้ 80%' says when, and not how long it takes.
      if (from.offset?.unit === 'year' && from.offset.count > 0 && !UNTIL.test(text.slice(0, span.start)))
        continue;
      if (from.offset && isPeriod(from.offset.unit) && from.offset.count >= 0)
        return { months: monthsOf(1, from.offset.unit), reading };
    }
  }
  return undefined;
}

/** 'Last year' is no time to reach a goal in. */
const isOver = ({ quantity }: Reading): boolean =>
  quantity.kind === 'date' && (quantity.from.offset?.count ?? 0) < 0;

/** '14 visits in a month today, aim 25': what comes in a month, and no time to reach anything in. */
const isOfToday = (
  text: string,
  { reading: { span, quantity } }: Figure,
  figures: readonly Figure[],
): boolean => {
  const before = figures.findLast((figure) => figure.reading.span.end <= span.start);
  return (
    quantity.kind === 'duration' &&
    before !== undefined &&
    before.likely('today') > 0.5 &&
    timeOfToday(text, before.reading) === quantity.unit &&
    !/[.;,]/u.test(text.slice(before.reading.span.end, span.start))
  );
};

/** Characters between a feast and its day: 'before the Christmas concert on 19 December'. */
const SAME_DAY = 24;
/** The day of the calendar that is told right behind a feast or a season. */
function exactOf(first: Figure, times: readonly Figure[]): Figure {
  const { quantity, span } = first.reading;
  if (quantity.kind !== 'date' || quantity.from.year !== undefined) return first;
  const next = times.find(
    ({ reading: { quantity: other, span: at } }) =>
      at.start >= span.end &&
      at.start - span.end <= SAME_DAY &&
      other.kind === 'date' &&
      other.from.day !== undefined &&
      other.from.year !== undefined,
  );
  return next ?? first;
}

/** Between a year and what is wanted in it: '2027 = 150', 'ปี 2570 อยากได้ 4.5 ล้าน'. */
const WANTED_IN =
  /^\s?[:=–-]\s?(?:(?:we|i) )?(?:want|need|plan|aim|target)?:?\s*$|^\s?(?:(?:we|i) )?(?:want|need|plan|aim|target)(?: for)?:?\s*$|^\s?(?:เรา)?(?:อยาก|ขอ|ต้องการ|ตั้งเป้า|เป้า)[ก-๛]{0,10}\s?$/iu;
/** A season ends when nobody says. */
const SEASON = /(?:season|summer|winter|spring|autumn|fall|cny|ฤดู|หน้า[ก-๛]{2,4})\s*$/iu;
const BUDDHIST = 543;
/** A year that stands alone, as it is counted everywhere. */
function yearOf({ quantity }: Reading): number | undefined {
  if (quantity.kind === 'date') {
    const { year, month, quarter, half, part } = quantity.from;
    return [month, quarter, half, part, quantity.to].every((one) => one === undefined) ? year : undefined;
  }
  if (quantity.kind !== 'count' || quantity.unit !== '' || quantity.high !== undefined) return undefined;
  const year = quantity.value > 2500 ? quantity.value - BUDDHIST : quantity.value;
  return Number.isInteger(year) && year > 2020 && year < 2050 ? year : undefined;
}
/** The year that is told right before what is wanted. */
function yearBefore(text: string, { span }: Reading, figures: readonly Figure[]): number | undefined {
  const before = figures.findLast(({ reading }) => reading.span.end <= span.start)?.reading;
  return before !== undefined &&
    WANTED_IN.test(text.slice(before.span.end, span.start)) &&
    !SEASON.test(text.slice(0, before.span.start))
    ? yearOf(before)
    : undefined;
}

/** 'All by the end of April', 'before end of March': a time that has the end of the answer for itself, with no figure beside it. */
const OF_ALL =
  /(?<![a-z])(?:all|both|everything)(?: of (?:it|them|this))?(?: (?:this|of it))?(?: is| to be| must be)?,? $|ทั้งหมด(?:นี้)?\s?$|ทั้ง(?:สอง|คู่)(?:อย่าง)?\s?$/u;
function isOfAll(text: string, time: Figure, figures: readonly Figure[], wanted: readonly Figure[]): boolean {
  const { span } = time.reading;
  if (!wanted.every(({ reading }) => reading.span.end <= span.start)) return false;
  const isAlone = figures.every(
    (other) =>
      other === time ||
      other.reading.quantity.kind === 'date' ||
      other.sentence.start !== time.sentence.start,
  );
  const ahead = plain(text).slice(0, span.start);
  const until = UNTIL.exec(ahead)?.[0].length ?? 0;
  return (isAlone && until > 0) || OF_ALL.test(ahead.slice(0, ahead.length - until));
}

/** 'Five in 2027, seven live by December': the year of what is wanted before it. */
function inYearBefore(
  text: string,
  date: CalendarDate,
  time: Figure,
  figures: readonly Figure[],
  wanted: readonly Figure[],
): CalendarDate {
  if (date.year !== undefined || date.month === undefined || date.offset !== undefined) return date;
  const before = figures.filter(({ reading }) => reading.span.end <= time.reading.span.start);
  const years = before.flatMap((one) => {
    const year = one.reading.quantity.kind === 'date' ? yearOf(one.reading) : undefined;
    const last = before[before.indexOf(one) - 1];
    const isOfWanted =
      last !== undefined && wanted.includes(last) && IN_YEAR.test(text.slice(one.reading.span.start));
    return year === undefined ? [] : [isOfWanted && one.sentence.start === time.sentence.start ? year : 0];
  });
  const [only] = years;
  return only !== undefined && only > 0 && years.every((year) => year === only)
    ? { ...date, year: only }
    : date;
}
const IN_YEAR = /^(?:in|during)\s/iu;

/** A date that looks like what is wanted: it can be nothing but the time of it. */
const LEAST_DATE = 0.5;
const isDateWanted = ({ reading: { quantity }, likely }: Figure): boolean =>
  quantity.kind === 'date' && likely('by') + likely('target') >= LEAST_DATE;

/** The time of what there is already; not where a word sets it as an end, or where it is a part of every year. */
const isOfWhatIs = (text: string, time: Figure, ofToday: readonly Figure[]): boolean =>
  ofToday.includes(time) &&
  !isOfMonths(time) &&
  !UNTIL.test(text.slice(0, time.reading.span.start).replace(/(?:\b(?:in|on|at|during)\s|ใน|ช่วง)$/iu, ''));
/** From one month of the year to another. */
const isOfMonths = ({ reading: { quantity } }: Figure): boolean =>
  quantity.kind === 'date' && quantity.to?.month !== undefined;

/**
 * The time that what is wanted has by where it stands, whatever it looks like: the months that are told with it ('60 trips March to
 * May'), a year ('30 for 2027'); else the months of last time ('มี.ค.-เม.ย. ปีก่อน 84 ปีนี้ 140').
 */
function setBeside(
  text: string,
  { span: at }: Reading,
  { own, ofLastTime }: { own: readonly Figure[]; ofLastTime: readonly Figure[] },
): CalendarDate | undefined {
  const datesOf = (times: readonly Figure[]) =>
    times.flatMap(({ reading: { quantity, span } }) =>
      quantity.kind === 'date' ? [{ ...quantity, span }] : [],
    );
  const mine = datesOf(own);
  const year = mine.find(({ from, to }) => from.year !== undefined && from.month === undefined && !to)?.from;
  const months = [...mine, ...datesOf(ofLastTime)].find(
    ({ to }) => to?.month !== undefined && to.feast === undefined,
  )?.to;
  if (months?.month !== undefined) {
    const { year: _year, ...inAnyYear } = months;
    return { ...(mine.some(({ to }) => to === months) ? months : inAnyYear), ...year };
  }
  if (year) return year;
  return mine.find(({ from, to, span }) => {
    if (to !== undefined) return false;
    const isSet = UNTIL_DAY.test(text.slice(0, span.start));
    const isBehind = span.start >= at.end && IN_MONTH.test(text.slice(at.end, span.start));
    const isEnd =
      from.part === 'end' && ((from.month ?? from.year) !== undefined || from.offset?.unit === 'year');
    return isEnd || isDay(from) || (from.month !== undefined && (isSet || isBehind));
  })?.from;
}
/** The next year that a goal is told of, where nothing else says by when: 'ปีหน้า 190 รุ่น'. */
export function withNextYear(text: string, goal: Goal, figure: Figure, figures: readonly Figure[]): Goal {
  if (goal.by !== undefined || goal.months !== undefined || isTime(goal.unit)) return goal;
  const next = timesBeside(text, figure, figures).own.find(
    ({ reading: { quantity } }) =>
      quantity.kind === 'date' && quantity.from.offset?.unit === 'year' && quantity.from.offset.count > 0,
  )?.reading.quantity;
  if (next?.kind !== 'date') return goal;
  const head = figures.find((one) => headsYears(text, one, figure))?.reading.quantity;
  return { ...goal, by: head?.kind === 'date' ? head.from : next.from };
}
/** 'Before 1 June: this year 310, next year 600': the day of every year that follows it. */
const headsYears = (text: string, { reading: { quantity, span } }: Figure, wanted: Figure): boolean =>
  span.end < wanted.reading.span.start &&
  quantity.kind === 'date' &&
  quantity.from.month !== undefined &&
  quantity.from.year === undefined &&
  UNTIL.test(text.slice(0, span.start)) &&
  /^\s?:/u.test(text.slice(span.end));
const UNTIL_DAY = /(?:\b(?:by|before|until|till)\s+(?:the\s+)?(?:end\s+of\s+)?|ภายใน(?:สิ้น|เดือน)?|สิ้น|ให้ทัน)$/iu;
/** Between what is wanted and its month. */
const IN_MONTH = /^\s?(?:in|for|ใน|เดือน|ช่วง)?\s?$/iu;

/** 'แล้วอยากให้คนเก่ากลับมาปีหน้า': of another wish, where no word sets it as the end of this one. */
const isVague = (text: string, { reading: { quantity, span } }: Figure): boolean =>
  quantity.kind === 'date' && quantity.from.offset !== undefined && !UNTIL.test(text.slice(0, span.start));

/**
 * A goal with its time: that of its own words, else one that the answer sets; behind the last goal of a sentence it is said of
 * them all.
 */
export function withTime(
  text: string,
  goal: Goal,
  { reading, sentence }: Figure,
  figures: readonly Figure[],
  wanted: readonly Figure[],
): Goal {
  if (isTime(goal.unit)) return goal;
  const isNear = (other: Figure): boolean => other.sentence.start === sentence.start;
  const others = wanted
    .filter((one) => isNear(one) && one.reading !== reading)
    .map((one) => one.reading.span.start);
  const due = new Set(figuresAs(figures, 'by'));
  const beside = timesBeside(text, { reading }, figures);
  const times = figures.filter(
    (figure) =>
      (due.has(figure) || isDateWanted(figure)) &&
      figure.reading !== reading &&
      !isOver(figure.reading) &&
      !isOfToday(text, figure, figures) &&
      !isOfWhatIs(text, figure, beside.ofToday),
  );
  const isOwn = ({ reading: { span } }: Figure): boolean =>
    others.every((start) =>
      span.start > reading.span.start
        ? start < reading.span.start || start > span.start
        : start > reading.span.start,
    ) ||
    // Behind all of them it is said of them all; between two it is said of the one before it.
    (reading.span.start < span.start && others.every((start) => start < span.start));
  // 'Twenty a month, and three contracts by Christmas': what is wanted each month is wanted at once.
  const isAnothers = ({ reading: { span } }: Figure): boolean =>
    goal.per !== undefined &&
    !figures.some(
      (one) =>
        one.reading.per === goal.per &&
        one.reading.span.start > reading.span.start &&
        one.reading.span.start < span.start,
    ) &&
    wanted.some(
      (one) =>
        isNear(one) &&
        // A year that is named is when, and not how often.
        (one.reading.per === undefined || (one.reading.per === 'year' && goal.per !== 'year')) &&
        one.reading.quantity.kind === 'count' &&
        one.reading.span.start > reading.span.start &&
        one.reading.span.start < span.start,
    );
  const first =
    times.find((one) => isNear(one) && isOwn(one) && !isAnothers(one)) ??
    (wanted.length === 1 ? times.find((one) => isNear(one) || !isVague(text, one)) : undefined) ??
    times.find((one) => isOfAll(text, one, figures, wanted));
  const year =
    first?.reading.quantity.kind === 'date' || goal.per !== undefined
      ? undefined
      : yearBefore(text, reading, figures);
  if (year !== undefined) return { ...goal, by: { year } };
  if (first === undefined) {
    const by = setBeside(text, reading, beside);
    return by === undefined ? goal : { ...goal, by };
  }
  const time = exactOf(first, times);
  const set = dueIn(text, [time.reading]);
  if (set) return { ...goal, by: inYearBefore(text, set.date, time, figures, wanted) };
  const length = lengthIn(text, [time.reading]);
  if (length) {
    const { quantity: range } = time.reading;
    // '35 orders January to March' are to be there by the end of March.
    const isRange = range.kind === 'date' && range.to !== undefined;
    return { ...goal, months: length.months, ...(isRange ? { by: range.to } : {}) };
  }
  const { quantity, span } = time.reading;
  // 'Nine would be great from February on' says from when; a course that starts in May is to be full by then.
  const isBeginning =
    quantity.kind === 'date' && quantity.to === undefined && SINCE.test(text.slice(0, span.start));
  return quantity.kind === 'date' && !isBeginning ? { ...goal, by: quantity.to ?? quantity.from } : goal;
}
