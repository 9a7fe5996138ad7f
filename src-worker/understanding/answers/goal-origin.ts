/** Where a goal begins: today's figure, or an earlier one, of the same thing and the same time. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { areOneThing } from '../figures/stems.ts';
import { stepsIn } from '../figures/steps.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import {
  bracketOf,
  isBound,
  isDoneEach,
  isLeftAsItIs,
  isNewBesideHeld,
  isPlainlyToday,
  isTellingNow,
  saysNoneYet,
} from './goal-today.ts';
import { partDone, stillFree, takenOf } from './goal-wholes.ts';
import { metricBefore } from './metric.ts';
import { isPeriod } from './period.ts';
import { figuresAs, figuresIn, type Figure } from './roles.ts';
import { timeOfToday } from './today-times.ts';

/** Classifiers that count anything. */
const GENERIC = /^(?:คน|ราย|ครั้ง|อัน|people|persons?|times?)?$/iu;

const POINTS = /^(?:percentage )?(?:points?|pts?|pp|จุด)$/iu;
/** '9 of 26 half-weeks sold. Want 22': the 22 are some of the 26, and no percent. */
const isPartOf = (share: Reading['quantity'], count: Reading['quantity']): boolean =>
  share.kind === 'percent' &&
  count.kind === 'count' &&
  share.ratio !== undefined &&
  count.value > share.ratio[0] &&
  count.value <= share.ratio[1];
/** Figures that can be one thing at two times: of one kind, a bare number beside any. Which thing, their roles have told. */
function countAlike({ quantity: a }: Reading, { quantity: b }: Reading): boolean {
  const isBare = (one: Reading['quantity']): boolean => one.kind === 'count' && one.unit === '';
  const isInDays = (one: Reading['quantity']): boolean =>
    one.kind === 'duration' && (one.unit === 'day' || one.unit === 'week') && one.value > 1;
  const inPoints = (one: Reading['quantity']): boolean => one.kind === 'count' && POINTS.test(one.unit);
  // '10 days a month, last year four'.
  if ((isInDays(a) && isBare(b)) || (isInDays(b) && isBare(a))) return true;
  if ((a.kind === 'percent' && inPoints(b)) || (b.kind === 'percent' && inPoints(a))) return true;
  if (isPartOf(a, b) || isPartOf(b, a)) return false;
  if (a.kind === 'percent' || b.kind === 'percent')
    return (
      a.kind === b.kind || [a, b].some((one) => one.kind === 'count' && one.unit === '' && one.value <= 100)
    );
  return a.kind === b.kind || (isBare(a) && b.kind === 'money') || (isBare(b) && a.kind === 'money');
}

/** From here on a figure may be where a goal begins. */
const LEAST = 0.3;
/** In another answer it must be plainly so. */
const LEAST_ELSEWHERE = 0.4;

/** Where a goal begins: today's figure, of the same thing and the same time. */
export function withToday(
  text: string,
  goal: Goal,
  { reading, sentence }: Figure,
  {
    figures,
    wanted,
    elsewhere,
  }: { figures: readonly Figure[]; wanted: readonly Figure[]; elsewhere: readonly string[] },
): Goal {
  if (goal.to === undefined || goal.kind === 'change' || goal.high !== undefined) return goal;
  const changes = changesIn(
    text,
    figures.map((figure) => figure.reading),
  );
  const told = changes.find(({ to }) => to === reading)?.from;
  if (told !== undefined)
    return goal.from === undefined
      ? beginning(goal, reading, timed(text, told))
      : inheriting(goal, timed(text, told));
  const own = respectively(text, reading, figures, wanted);
  if (own !== undefined) return beginning(goal, reading, timed(text, own));
  const taken = takenOf(text, reading, figures);
  if (taken !== undefined) return beginning(goal, reading, timed(text, taken));
  const latest = goal.per === 'month' && wanted.length === 1 ? rowOfMonths(text, figures).at(-1) : undefined;
  if (latest !== undefined) return beginning(goal, reading, timed(text, latest.reading));
  const free = stillFree(text, figures);
  const beside = figures
    // What is still free of a whole is none of what is there.
    .filter((figure) => valueOf(figure.reading) !== free && mayBegin(text, figure, goal))
    .filter(
      (other) =>
        !changes.some(({ from }) => from === other.reading) &&
        isToday(text, goal, reading, other.reading) &&
        !(other.reading.span.start > reading.span.start && isOutOf(text, other.reading)) &&
        !EVERY_FEW.test(plain(text).slice(other.reading.figure.end)) &&
        !isOtherBeside(text, reading, other.reading) &&
        isOfSameTime(text, goal, other.reading) &&
        (isBesideIt(text, other, reading, wanted) ??
          wanted.every(
            (rival) =>
              !countAlike(rival.reading, other.reading) ||
              distance(rival, other) >= distance({ reading, sentence }, other),
          )),
    )
    .toSorted((a, b) => distance({ reading, sentence }, a) - distance({ reading, sentence }, b));
  // '46 in hand, want 15 more a month (now 6 a month)': what comes in the goal's own time begins it.
  const known =
    beside.find((one) => goal.per !== undefined && timeOfToday(text, one.reading) === goal.per) ?? beside[0];
  const there = (): Reading | undefined =>
    elsewhere.flatMap((other) => {
      const all = figuresIn(other, 'whynow');
      const today = figuresAs(all, 'today', LEAST_ELSEWHERE);
      return all
        .filter(
          (figure) => today.includes(figure) || isTellingNow(other, figure) || isPlainlyToday(other, figure),
        )
        .filter(
          (figure) =>
            isToday(other, goal, reading, figure.reading) && isSameHead(named(reading, goal), figure.reading),
        )
        .map((figure) => timed(other, figure.reading));
    })[0];
  const found = (known && timed(text, known.reading)) ?? there();
  if (found && known && isNewBesideHeld(text, reading, found)) return goal;
  if (found) return beginning(known ? namedBy(text, goal, found) : goal, reading, found);
  const isFreeBeside = figures.some(
    (one) => one.sentence.start === sentence.start && valueOf(one.reading) === free,
  );
  if (goal.kind === 'count' && isFreeBeside && free !== undefined && free < goal.to)
    return { ...goal, kind: 'ramp', from: goal.to - free };
  if (wanted.length > 1 || (goal.kind !== 'count' && goal.kind !== 'floor')) return goal;
  if (free !== undefined && free < goal.to) return { ...goal, kind: 'ramp', from: goal.to - free };
  const done = partDone(text, figures);
  if (done !== undefined && done < goal.to) return { ...goal, kind: 'ramp', from: done };
  return saysNoneYet(text) ? { ...goal, kind: 'ramp', from: 0 } : goal;
}

/** As many times less than what is wanted, or more. */
const FAR = 50;
/**
 * The only figure of the answer that is told in so many words as what there is, where the goal has no beginning yet: '70 tenants
 * for our 70 units by August; 44 so far'.
 */
export function withLoneToday(
  text: string,
  goal: Goal,
  { reading }: Figure,
  { figures, taken }: { figures: readonly Figure[]; taken: readonly (number | undefined)[] },
): Goal {
  if (goal.kind !== 'count' && goal.kind !== 'ceiling') return goal;
  if (goal.from !== undefined || goal.to === undefined || goal.high !== undefined || goal.isMore === true)
    return goal;
  const { to } = goal;
  const told = figures.filter((other) => {
    const value = valueOf(other.reading);
    return (
      isToday(text, goal, reading, other.reading) &&
      value > to / FAR &&
      value < to * (goal.kind === 'ceiling' ? FAR : 1) &&
      !taken.includes(value) &&
      isOfSameTime(text, goal, other.reading) &&
      (isPlainlyToday(text, other) || isTellingNow(text, other)) &&
      !isBound(text, other) &&
      !isNewBesideHeld(text, reading, other.reading)
    );
  });
  const [only] = told;
  return only !== undefined && told.length === 1 ? beginning(goal, reading, timed(text, only.reading)) : goal;
}

/** '60 dogs in the catalogue and 500 bidders registered': two things in one row, each named, of which neither begins the other. */
function isOtherBeside(
  text: string,
  { quantity: a, span: one }: Reading,
  { quantity: b, span: two }: Reading,
): boolean {
  if (a.kind !== 'count' || b.kind !== 'count' || GENERIC.test(a.unit) || GENERIC.test(b.unit)) return false;
  const [before, after] = one.start < two.start ? [one, two] : [two, one];
  return (
    /^[^.;:\n→>]*\s(?:and|plus|&)\s$/u.test(plain(text).slice(before.end, after.start)) &&
    !areOneThing(a.unit, b.unit)
  );
}

/** 'One every two months' is no figure of a month. */
const EVERY_FEW =
  /^\s?(?:[a-z]+\s)?every (?:other|second|third|few|two|three|four|six|\d+) ?(?:days?|weeks?|months?|years?)(?![a-z])|^\s?[ก-๛]{0,8}ทุก\s?(?:สอง|สาม|\d+)\s?(?:วัน|อาทิตย์|สัปดาห์|เดือน|ปี)/u;

/** 'Trial 60, สมัคร 24 (ตอนนี้ 35 กับ 12)': as many in one bracket as are wanted before it, each of its own. */
function respectively(
  text: string,
  reading: Reading,
  figures: readonly Figure[],
  wanted: readonly Figure[],
): Reading | undefined {
  const at = wanted.findIndex((one) => one.reading === reading);
  const row = rowOfNow(text, figures);
  const last = wanted.at(-1)?.reading.span.end ?? 0;
  if (row.length === wanted.length && (row[0]?.reading.span.start ?? 0) >= last) return row[at]?.reading;
  const rows = rowBefore(text, figures, wanted);
  if (rows) return rows[at]?.reading;
  const open = text.indexOf('(', last);
  const close = text.indexOf(')', open);
  const said = text.slice(open, close);
  if (open < 0 || close < 0 || wanted.length < 2 || !/กับ|และ|(?<![a-z])and(?![a-z])|[/,&]/u.test(said))
    return undefined;
  const within = figures.filter(({ reading: { span } }) => span.start > open && span.end <= close);
  return within.length === wanted.length && wanted.every((one) => one.reading.span.end <= open)
    ? within[at]?.reading
    : undefined;
}

/** '58% going in, 31% coming out. Want 80 and 60': as many of today before a row of as many that are wanted. */
function rowBefore(
  text: string,
  figures: readonly Figure[],
  wanted: readonly Figure[],
): readonly Figure[] | undefined {
  const said = plain(text);
  const [first, ...others] = wanted;
  if (first === undefined || others.length === 0) return undefined;
  const isRow = others.every((one, index) =>
    ROW.test(said.slice(wanted[index]?.reading.figure.end, one.reading.span.start)),
  );
  const before = figures.filter(
    (one) =>
      one.reading.span.end <= first.reading.span.start &&
      one.reading.quantity.kind !== 'date' &&
      one.likely('target') + one.likely('change') < 0.4,
  );
  return isRow &&
    before.length === wanted.length &&
    before.every((one, index) => countAlike(one.reading, wanted[index]?.reading ?? one.reading))
    ? before
    : undefined;
}

const BETWEEN_MONTH = /^\s?(?:(?:in|for)\s)?$/u;
/**
 * What came in one month after the other, in the order of the months: '(ก.ย. 35, ต.ค. 28, พ.ย. 19)', 'we did 19 in October and 17 in November'. The last
 * is how it is now; empty where fewer than two stand so.
 */
export function rowOfMonths(text: string, figures: readonly Figure[]): readonly Figure[] {
  const said = plain(text);
  const row = figures.flatMap((figure, index) => {
    if (figure.reading.quantity.kind !== 'count' || figure.likely('target') > 0.7) return [];
    const beside = [figures[index - 1], figures[index + 1]].find((other) => {
      const [a, b] = other === figures[index - 1] ? [other, figure] : [figure, other];
      return a !== undefined && b !== undefined && monthIn(other) !== undefined && areBeside(said, a, b);
    });
    const month = monthIn(beside);
    return month === undefined ? [] : [{ figure, month }];
  });
  const [first, second] = row;
  if (!first || !second || !row.some(({ figure }) => figure.likely('today') > 0.4)) return [];
  // '9 in Oct, 11 in Sept, 8 in Aug' goes back in time.
  const isBack = (first.month - second.month + 12) % 12 < 6;
  const all = row.map(({ figure }) => figure);
  return isBack ? all.toReversed() : all;
}
/** The month that a figure is, without a day or a year. */
function monthIn(one: Figure | undefined): number | undefined {
  const quantity = one?.reading.quantity;
  if (quantity?.kind !== 'date' || quantity.to !== undefined) return undefined;
  const { month, day, year, part } = quantity.from;
  return day === undefined && year === undefined && part === undefined ? month : undefined;
}
const areBeside = (text: string, a: Figure, b: Figure): boolean =>
  BETWEEN_MONTH.test(text.slice(Math.max(a.reading.span.end, a.reading.figure.end), b.reading.span.start));

const NOW_BEFORE =
  /(?:(?<![a-z])(?:now|today|currently|at the moment|last (?:year|month|season|time))(?: (?:it is|we (?:get|have|do|are at)|about|around))?|ตอนนี้|ปัจจุบัน|ทุกวันนี้|(?:ปี|เดือน|รอบ)(?:ที่แล้ว|ก่อน))(?:ได้|มี|อยู่ที่)?[\s:]*$/u;
const ROW = /^\s?(?:,|\/|&|(?:,\s?)?and(?![a-z])|กับ|และ)\s?$/u;
/** 'Now 150 and 8': figures of today in one row, unnamed behind the first; empty where fewer than two stand so. */
export function rowOfNow(text: string, figures: readonly Figure[]): readonly Figure[] {
  const said = plain(text);
  const first = figures.findIndex(({ reading: { span } }) => NOW_BEFORE.test(said.slice(0, span.start)));
  if (first < 0) return [];
  const end = figures.findIndex(({ reading }, index) => {
    const before = figures[index - 1]?.reading.span.end ?? 0;
    return index > first && !ROW.test(said.slice(before, reading.span.start));
  });
  const row = figures.slice(first, end < 0 ? undefined : end);
  return row.length > 1 ? row : [];
}

/** A figure in brackets is said of the one that is wanted before them; undefined of a figure outside brackets. */
function isBesideIt(
  text: string,
  other: Figure,
  reading: Reading,
  wanted: readonly Figure[],
): boolean | undefined {
  const open = bracketOf(text, other);
  const owner = wanted.findLast((one) => open !== undefined && one.reading.span.end <= open);
  return open === undefined || owner === undefined ? undefined : owner.reading === reading;
}

/** '40 ราย จากลีดเดือนละ 100', '6 orders from 50 quotes': what the goal is a part of, and no figure of it. */
const isOutOf = (text: string, { span, perSpan, quantity }: Reading): boolean => {
  const before = plain(text).slice(
    Math.max(0, span.start - 30),
    Math.min(span.start, perSpan?.start ?? span.start),
  );
  const thing = /จาก(?<thing>[ก-๛]{2,12})$/u.exec(before.trimEnd())?.groups?.['thing'];
  if (thing !== undefined) return stepsIn(thing).length > 0;
  return (
    quantity.kind === 'count' &&
    /(?<![a-z])(?:from|out of)\s$/u.test(before) &&
    stepsIn(quantity.unit).length > 0 &&
    !/(?<![a-z])(?:up|grow|increase|raise)/u.test(plain(text))
  );
};

/** Likely to be today's, or plainly so; what is done each week begins what is wanted each week. */
function mayBegin(text: string, figure: Figure, { per }: Goal): boolean {
  if (isBound(text, figure) || isLeftAsItIs(text, figure)) return false;
  if (figuresAs([figure], 'today', LEAST).length > 0) return true;
  if (isPlainlyToday(text, figure) || isTellingNow(text, figure)) return true;
  return per !== undefined && figure.reading.per === per && isDoneEach(text, figure);
}

/** Of several the one of the same thing, then of the same sentence, then the nearest. */
const distance = (goal: Pick<Figure, 'reading' | 'sentence'>, other: Figure): number =>
  Math.max(
    other.reading.span.start - goal.reading.span.end,
    goal.reading.span.start - other.reading.span.end,
  ) +
  (other.sentence.start === goal.sentence.start ? 0 : 1000) +
  (isSameThing(goal.reading, other.reading) ? 0 : 2000) +
  (other.likely('today') > 0.5 ? 0 : 500);

/** 'สมาชิกรายปี 120 คน อยากได้ 300 คน': what is counted is named once, before today's figure. */
function namedBy(text: string, goal: Goal, { span, quantity }: Reading): Goal {
  if (goal.metric !== '' || quantity.kind !== 'count' || !isThai(quantity.unit)) return goal;
  const ahead =
    text
      .slice(0, span.start)
      .split(/[.,;\n]|\s(?=ตอนนี้|ปัจจุบัน)/u)
      .at(-1) ?? '';
  const metric = metricBefore(ahead.replace(/^(?:ตอนนี้|ปัจจุบัน)(?:เรา)?(?:มี)?\s*/u, ''));
  return metric.length > LONGEST_NAME || /\d/u.test(metric) ? goal : { ...goal, metric };
}
const LONGEST_NAME = 28;

/** Characters between two figures of one thing, and of both with their words. */
const [BESIDE, AHEAD] = [40, 90];
/** '340 a week in summer, 120 in winter', 'เคยได้เดือนละ 90 ลูก ตอนนี้เหลือ 63 ลูก': the time is told once, of the one before. */
function timeOfOneBefore(text: string, reading: Reading): TimeUnit | undefined {
  if (reading.quantity.kind !== 'count') return undefined;
  const ahead = text.slice(Math.max(0, reading.span.start - AHEAD), reading.span.start);
  const before = readQuantities(ahead).at(-1);
  if (before?.quantity.kind !== 'count' || before.each !== undefined) return undefined;
  const between = ahead.slice(Math.max(before.span.end, before.perSpan?.end ?? 0));
  const { unit } = reading.quantity;
  const isOneThing = GENERIC.test(unit) || unit.toLowerCase() === before.quantity.unit.toLowerCase();
  const [a, b] = [valueOf(before), valueOf(reading)];
  const isOneSize = Math.max(a, b) < Math.min(a, b) * MOST_TIMES;
  return isOneThing && isOneSize && between.length <= BESIDE && !/[.;\n]/u.test(between)
    ? timeOfToday(ahead, before)
    : undefined;
}

/** A figure of today with the time that it is for. */
function timed(text: string, reading: Reading): Reading {
  const { per: _per, ...rest } = reading;
  const per = timeOfToday(text, reading) ?? timeOfOneBefore(text, reading);
  return per === undefined ? rest : { ...rest, per };
}

function beginning(goal: Goal, reading: Reading, found: Reading): Goal {
  const isUnnamed = reading.quantity.kind === 'count' && reading.quantity.unit === '' && !isThai(goal.metric);
  return inheriting(
    { ...goal, kind: 'ramp', from: inUnitOf(reading, found) },
    found,
    isUnnamed || goal.metric === '',
  );
}

/** Kilograms in one of a weight. */
const WEIGHTS: readonly (readonly [name: RegExp, kilos: number])[] = [
  [/^(?:ตัน|tonn?es?|tons?|t)(?![a-zก-๛])/iu, 1000],
  [/^(?:กิโล(?:กรัม)?|กก\.?|โล|kg|kgs|kilos?|kilograms?)(?![a-zก-๛])/iu, 1],
];
const kilosOf = ({ quantity }: Reading): number | undefined =>
  quantity.kind === 'count' ? WEIGHTS.find(([name]) => name.test(quantity.unit))?.[1] : undefined;
/** '1.2 ตัน' beside 'ตอนนี้ 700 กิโล': today's figure in the unit of the goal. */
function inUnitOf(goal: Reading, today: Reading): number {
  const [one, other] = [kilosOf(goal), kilosOf(today)];
  const { quantity } = today;
  // 'Now seven or eight': seven and a half.
  const high = 'high' in quantity ? quantity.high : undefined;
  // 'Now one or two': nobody counts in halves where there is hardly one.
  const low = valueOf(today);
  const value = high === undefined || (low === 1 && high === 2) ? low : (low + high) / 2;
  return one === undefined || other === undefined ? value : Number(((value * other) / one).toFixed(6));
}

const LAST =
  /(?<![a-z])last (?<en>week|month|quarter|year)(?![a-z])|(?<th>สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)/gu;
const UNITS: Readonly<Record<string, TimeUnit>> = {
  week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month', ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore
/** 'Last year 320' is no beginning of 500 in six months; 'the same three months last year' is. */
function isOfSameTime(text: string, goal: Goal, reading: Reading): boolean {
  const { span } = reading;
  const per = timeOfToday(text, reading);
  const before = plain(text).slice(Math.max(0, span.start - 40), span.start);
  const groups = [...before.matchAll(LAST)].at(-1)?.groups;
  const unit = UNITS[groups?.['en'] ?? groups?.['th'] ?? ''];
  if (unit === undefined || per !== undefined || /(?<![a-z])same(?![a-z])|เดียวกัน/u.test(before)) return true;
  // 'At the festival 400 a day, last year 260': it comes round once a year.
  if (
    unit === 'year' &&
    readQuantities(goal.text).some(
      ({ quantity }) => quantity.kind === 'date' && quantity.from.feast !== undefined,
    )
  )
    return true;
  // '160 a day, last year 70': no year has fewer of them than one of its days; so many in all would be many times more.
  if (goal.per !== undefined && unit === 'year' && goal.to !== undefined && goal.per !== 'quarter') {
    const value = valueOf(reading);
    if (value < goal.to && value * MOST_TIMES >= goal.to) return true;
  }
  if (goal.per !== undefined) return goal.per === unit;
  // 'Between February and June, last year 112': the same months of last year.
  if (unit === 'year' && readQuantities(goal.text).some(({ quantity }) => 'to' in quantity)) return true;
  return goal.months === undefined || Math.abs(goal.months - monthsOf(1, unit)) < 0.1;
}

const isSameThing = ({ quantity: a }: Reading, { quantity: b }: Reading): boolean =>
  a.kind === 'count' &&
  b.kind === 'count' &&
  !GENERIC.test(a.unit) &&
  a.unit.toLowerCase() === b.unit.toLowerCase();

/** '12 more clients': what is counted is named behind 'more'. */
const named = (reading: Reading, { metric }: Goal): Reading =>
  reading.quantity.kind === 'count' && reading.quantity.unit === ''
    ? { ...reading, quantity: { ...reading.quantity, unit: metric } }
    : reading;

/** 'Paying subscribers' and 'subscribers': what is counted is named last. */
function isSameHead(a: Reading, b: Reading): boolean {
  if (isSameThing(a, b)) return true;
  const [one, other] = [a, b].map(({ quantity }) =>
    (quantity.kind === 'count' ? quantity.unit : '')
      .toLowerCase()
      .replace(/ (?:today|now|already|currently)$/u, ''),
  );
  if (!one || !other || GENERIC.test(one) || isThai(one)) return false;
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}

/** As many times the lower end of a range that is one figure, told roughly. */
const NARROW = 1.5;

/** Which figure may begin a goal: of one kind and one time with it. */
function isToday(text: string, goal: Goal, said: Reading, other: Reading): boolean {
  // 'Want 20 out of 34' is a number of them.
  const isNumber =
    goal.unit !== '%' && said.quantity.kind === 'percent' && said.quantity.ratio?.[0] === goal.to;
  const wanted: Reading = isNumber
    ? { ...said, quantity: { kind: 'count', value: goal.to ?? 0, unit: '' } }
    : said;
  if (other === said || !countAlike(wanted, other) || valueOf(other) === goal.to) return false;
  const { quantity } = other;
  const per = timeOfToday(text, other);
  // 'Two or three' and 'six or seven' are figures of today, 'from ten to ninety' is none.
  if (
    'high' in quantity &&
    (quantity.high ?? 0) > quantity.value * NARROW &&
    (quantity.high ?? 0) - quantity.value > 1
  )
    return false;
  // So many in three months are no figure of a month.
  if (per !== undefined && goal.per === undefined)
    return (
      goal.months === undefined &&
      (isBare(wanted) || isOfSameLevel(wanted, other) || areShares(wanted, other))
    );
  return !(per !== undefined && goal.per !== undefined && per !== goal.per);
}
/** As many times what comes in a time: more of the same is counted over several of them. */
const MOST_TIMES = 5;
/** '$140k a month now, want $200k': of one thing, and of one size. */
const isOfSameLevel = (wanted: Reading, today: Reading): boolean =>
  (isSameThing(wanted, today) || (wanted.quantity.kind === 'money' && today.quantity.kind === 'money')) &&
  valueOf(wanted) < valueOf(today) * MOST_TIMES;
/** 'หลุดเดือนละ 11% ขอให้เหลือ 7%': of both the time is the same. */
const areShares = ({ quantity: a }: Reading, { quantity: b }: Reading): boolean =>
  a.kind === 'percent' && b.kind === 'percent';
const isBare = ({ quantity }: Reading): boolean => quantity.kind === 'count' && GENERIC.test(quantity.unit);

/** What is done with a thing, and no name of it. */
const DEED = /^(?:let|booked|sold|signed|taken|filled|leased|rented|occupied)$/iu;
const ENDS_IN_DEED =
  /\s+(?:are|is|were)?\s*(?:let|booked|sold|signed|taken|filled|leased|rented|occupied)?$/iu;

/** 'Nineteen dogs a week, I want twenty eight': what is not said again is meant again. */
/** @param unnamed the goal's own figure counts nothing by name: what stood before it is all that tells */
function inheriting(goal: Goal, from: Reading, unnamed = goal.metric === ''): Goal {
  const { quantity, per } = from;
  const read = { ...goal };
  if (read.per === undefined && read.months === undefined && per !== undefined && isPeriod(per))
    read.per = per;
  if (read.unit === '' && quantity.kind === 'percent') read.unit = '%';
  if (read.unit === '' && quantity.kind === 'money') read.unit = quantity.currency;
  if (read.unit === '' && quantity.kind === 'count' && isThai(quantity.unit)) read.unit = quantity.unit;
  if (quantity.kind === 'count' && !isThai(quantity.unit) && (unnamed || DEED.test(goal.metric))) {
    const thing = metricBefore(quantity.unit.replace(ENDS_IN_DEED, ''));
    // '41 rooms are let now; all 62 let': rooms let.
    read.metric = thing === '' ? read.metric : DEED.test(goal.metric) ? `${thing} ${goal.metric}` : thing;
  }
  return read;
}
