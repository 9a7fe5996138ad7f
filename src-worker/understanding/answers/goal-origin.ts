/** Where a goal begins: today's figure, or an earlier one, of the same thing and the same time. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import { isPeriod } from './period.ts';
import { rolesIn, type Figure } from './roles.ts';

/** Classifiers that count anything. */
const GENERIC = /^(?:คน|ราย|ครั้ง|อัน|people|persons?|times?)?$/iu;

/** Two figures that count the same: both shares, both money, or things of one name. */
function countAlike({ quantity: a }: Reading, { quantity: b }: Reading): boolean {
  if (a.kind === 'percent' || b.kind === 'percent')
    return (
      a.kind === b.kind ||
      (b.kind === 'count' && b.unit === '' && b.value <= 100) ||
      (a.kind === 'count' && a.unit === '' && a.value <= 100)
    );
  if (a.kind === 'count' && b.kind === 'count') {
    if (GENERIC.test(a.unit) || GENERIC.test(b.unit)) return true;
    const words = new Set(a.unit.toLowerCase().split(/[\s-]+/u));
    return b.unit
      .toLowerCase()
      .split(/[\s-]+/u)
      .some((word) => words.has(word));
  }
  return a.kind === b.kind || (a.kind === 'money' && b.kind === 'count' && b.unit === '');
}

/** Where a goal begins: today's figure, else an earlier one, of the same thing and the same time. */
export function withToday(
  text: string,
  goal: Goal,
  { reading, from }: Figure,
  figures: readonly Figure[],
  elsewhere: readonly string[],
): Goal {
  if (goal.to === undefined || goal.kind === 'change' || goal.high !== undefined) return goal;
  if (from !== undefined || goal.from !== undefined)
    return from === undefined ? goal : inheriting(goal, from, false);
  const known = [...figures]
    .filter(
      ({ role, reading: other }) =>
        role !== 'rate' &&
        !figures.some((one) => one.from === other) &&
        isToday(goal, reading, other, oneAfter(text, other)) &&
        isOfSameTime(text, goal, other),
    )
    .toSorted(
      (a, b) =>
        (CLOSENESS[a.role] ?? 9) - (CLOSENESS[b.role] ?? 9) ||
        Math.abs(a.reading.span.start - reading.span.start) -
          Math.abs(b.reading.span.start - reading.span.start),
    )
    .find(({ role }) => role in CLOSENESS)?.reading;
  const there = (): Reading | undefined =>
    elsewhere
      .flatMap((other) => rolesIn(other, true))
      .find(
        ({ role, reading: other }) =>
          role === 'now' && isToday(goal, reading, other) && isSameThing(reading, other),
      )?.reading;
  const found = known ?? there();
  const isUnnamed = reading.quantity.kind === 'count' && reading.quantity.unit === '' && !isThai(goal.metric);
  return found
    ? inheriting(
        { ...goal, kind: 'ramp', from: valueOf(found) },
        found,
        true,
        isUnnamed || goal.metric === '',
      )
    : goal;
}
const CLOSENESS: Readonly<Partial<Record<Figure['role'], number>>> = { now: 0, past: 1, open: 2 };

const ONE: Readonly<Record<string, TimeUnit>> = { day: 'day', week: 'week', month: 'month', year: 'year' };
/** '2 in one month' is a figure of a month. */
const oneAfter = (text: string, { span }: Reading): TimeUnit | undefined =>
  ONE[
    /^\s?in (?:one|a|1) (?<unit>day|week|month|year)(?![a-z])/iu.exec(text.slice(span.end))?.groups?.[
      'unit'
    ] ?? ''
  ];

const LAST =
  /(?<![a-z])last (?<en>week|month|quarter|year)(?![a-z])|(?<th>สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)/gu;
const UNITS: Readonly<Record<string, TimeUnit>> = {
  week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month', ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore
/** 'Last year 320' is no beginning of 500 in six months; 'the same three months last year' is. */
function isOfSameTime(text: string, goal: Goal, { span, per }: Reading): boolean {
  const before = plain(text).slice(Math.max(0, span.start - 40), span.start);
  const groups = [...before.matchAll(LAST)].at(-1)?.groups;
  const unit = UNITS[groups?.['en'] ?? groups?.['th'] ?? ''];
  if (unit === undefined || per !== undefined || /(?<![a-z])same(?![a-z])|เดียวกัน/u.test(before)) return true;
  if (goal.per !== undefined) return goal.per === unit;
  return goal.months === undefined || Math.abs(goal.months - monthsOf(1, unit)) < 0.1;
}

const isSameThing = ({ quantity: a }: Reading, { quantity: b }: Reading): boolean =>
  a.kind === 'count' &&
  b.kind === 'count' &&
  !GENERIC.test(a.unit) &&
  a.unit.toLowerCase() === b.unit.toLowerCase();

const LESS =
  /เหลือ|ลด|ไม่เกิน|(?<![a-z])(?:reduce|cut|lower|down|fewer|less|under|below|at most|not the|returns|complaints|vacan|churn)/iu;

function isToday(goal: Goal, wanted: Reading, other: Reading, inOne?: TimeUnit): boolean {
  if (other === wanted || !countAlike(wanted, other)) return false;
  const { quantity } = other;
  const per = other.per ?? inOne;
  if ('high' in quantity && quantity.high !== undefined) return false;
  const [value, to] = [valueOf(other), goal.to ?? 0];
  const isLess = goal.kind === 'ceiling' || LESS.test(goal.text);
  if (
    value === to ||
    (isLess
      ? value < to
      : value > to && !(wanted.quantity.kind === 'percent' && other.quantity.kind === 'count'))
  )
    return false;
  // So many in three months are no figure of a month.
  if (per !== undefined && goal.per === undefined) return goal.months === undefined && isBare(wanted);
  return !(per !== undefined && goal.per !== undefined && per !== goal.per);
}
const isBare = ({ quantity }: Reading): boolean => quantity.kind === 'count' && GENERIC.test(quantity.unit);

/** 'Nineteen dogs a week, I want twenty eight': what is not said again is meant again. */
/** @param unnamed the goal's own figure counts nothing by name: what stood before it is all that tells */
function inheriting(goal: Goal, from: Reading, time = true, unnamed = goal.metric === ''): Goal {
  const { quantity, per } = from;
  const read = { ...goal };
  if (time && read.per === undefined && read.months === undefined && per !== undefined && isPeriod(per))
    read.per = per;
  if (read.unit === '' && quantity.kind === 'percent') read.unit = '%';
  if (read.unit === '' && quantity.kind === 'money') read.unit = quantity.currency;
  if (read.unit === '' && quantity.kind === 'count' && isThai(quantity.unit)) read.unit = quantity.unit;
  if (quantity.kind === 'count' && quantity.unit !== '' && !isThai(quantity.unit) && unnamed)
    read.metric = quantity.unit;
  return read;
}
