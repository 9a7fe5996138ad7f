/**
 * Where a goal begins that another answer tells: '120 direct bookings' beside 'last winter: 74 direct bookings' of what adverts brought. The
 * same thing, the same time, and no second number of it.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
import { sameStep, stepOf } from '../figures/steps.ts';
import { isBound, isPlainlyToday, isTellingNow } from './goal-today.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import { figuresIn, type Figure, type Role } from './roles.ts';
import { timeOfToday } from './today-times.ts';

/** What is wanted is at most so many times what there is: more is a count of another kind. */
const MOST_TIMES = 6;
/** Words that count anything. */
const ANYTHING = /^(?:people|persons?|times?|more|new|clients?|customers?|in|of)?$/iu;
/** Who went, what came to nothing, and what lies there to be sold. */
const GONE_BEHIND =
  /^[^.;,\d]{0,24}(?<![a-z])(?:left|lost|cancel\p{L}*|late|returned|refused|bounced|no[- ]?shows?|spam|unpaid|from people|each|per head|in stock|in store|on the shelf|on hand|available|unsold)(?![a-z])|^[^\d.;]{0,12}(?:หาย|เลิก|ยกเลิก|ไม่ทัน|ตีกลับ|เงียบ|ในสต็?อ[กค]|พร้อมส่ง|ละ\s?\d)/u;
const GONE_BEFORE =
  /(?:(?<![a-z])(?:lost|lose|cancel\p{L}*|missing|minus|without|least|max|up to|could do|can do|of them|of those)|ไม่เกิน|รับได้|หาย|เลิก|เหลือ|สูงสุด|ขั้นต่ำ|ลด)\s*$/u;

/** '390 boxes from the ad, 1,150 boxes in all': the rest are parts of it. */
const IN_ALL = /^\s?(?:[a-z]+ ){0,2}(?:in all|in total|altogether|all told|overall)(?![a-z])/u;

const isNamedAlike = ({ metric }: Goal, { quantity }: Reading): boolean => {
  if (quantity.kind !== 'count') return false;
  const said = quantity.unit.replace(/ (?:today|now|already|currently|online|in all|sold|so far)$/u, '');
  if (ANYTHING.test(said) || ANYTHING.test(metric)) return false;
  // A classifier counts too many things.
  if (isThai(said)) return false;
  return metric !== '' && said.split(' ').length <= 3 && areOneThing(said, metric);
};

const NO_BEGINNING: readonly Role[] = ['capacity', 'cost', 'price', 'target', 'by'];

/** Told for the same time: of each month, or of no time. */
function isOfTime(text: string, { per, months }: Goal, reading: Reading): boolean {
  const time = timeOfToday(text, reading);
  return time === per || (per === undefined && months === undefined && time === 'year');
}

/** 'About 35 jobs a week in summer and 19 in winter. Now 27': what is counted now was named before. */
function named(text: string, figure: Figure, figures: readonly Figure[]): Figure {
  const { reading } = figure;
  const { quantity } = reading;
  if (quantity.kind !== 'count' || quantity.unit !== '' || !isTellingNow(text, figure)) return figure;
  if (!/^\s*(?:$|[.,;)])/u.test(plain(text).slice(reading.figure.end))) return figure;
  const before = figures
    .slice(0, figures.indexOf(figure))
    .findLast((one) => one.reading.quantity.kind === 'count' && one.reading.quantity.unit !== '')?.reading;
  if (before?.quantity.kind !== 'count' || reading.span.start - before.span.end > AS_FAR) return figure;
  const per = timeOfToday(text, reading) ?? timeOfToday(text, before);
  const told: Reading = {
    ...reading,
    quantity: { ...quantity, unit: before.quantity.unit },
    ...(per === undefined ? {} : { per }),
  };
  return { ...figure, reading: told };
}
const AS_FAR = 60;

function mayBegin(text: string, goal: Goal, figure: Figure): boolean {
  const { reading, likely } = figure;
  const { quantity } = reading;
  const [value, to] = [valueOf(reading), goal.to ?? 0];
  if (quantity.kind !== 'count' || quantity.high !== undefined || value >= to || value * MOST_TIMES < to)
    return false;
  if (NO_BEGINNING.some((role) => likely(role) > 0.4)) return false;
  const said = plain(text);
  return (
    !isBound(text, figure) &&
    !GONE_BEHIND.test(said.slice(reading.figure.end)) &&
    !GONE_BEFORE.test(said.slice(Math.max(0, reading.span.start - 24), reading.span.start)) &&
    isNamedAlike(goal, reading) &&
    isOfTime(text, goal, reading)
  );
}

/** Between a deed and its number: 'ปิดได้ 9', 'เช่าจริงแค่ 31'. */
const AMOUNT = /^[\s,/]*(?:แต่|และ|แล้ว|ก็)?|(?:ไป|ได้|จริง|แค่|เพียง|เหลือ|ประมาณ|ราวๆ?|อยู่|มี|\s)+$/gu;
/** A list's own number, and what a name says of the time: '1) เช่า', 'ทำสัญญาเดือนละ'. */
const NO_NAME = /^\d+[).]\s*|(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)(?:นึง|หนึ่ง|ละ).*$/gu;

/** Two Thai names of one step: one word, or the same step further than asking. */
function isSameDeed(deed: string, metric: string): boolean {
  const name = metric.replace(NO_NAME, '').trim();
  if (deed.length < 2 || name.length < 2 || !isThai(deed)) return false;
  const step = stepOf(deed);
  if (step === 'lead' || step === 'chat' || step === 'click') return false;
  return areOneThing(deed, name) || sameStep(deed, name);
}

/**
 * The end of a way that is told for the goal's time, where it is what the goal counts: 'ทักเดือนละ 90 เช่า 31' begins 'เช่าเดือนละ 70'. Thai
 * alone: its deeds stand before their numbers, which have no unit.
 */
function endOfWay(text: string, goal: Goal): number | undefined {
  if (goal.per === undefined || !isThai(goal.metric)) return undefined;
  const said = plain(text);
  const figures = figuresIn(text, 'adissues');
  const ends = figures.flatMap((figure, index) => {
    const { reading, sentence } = figure;
    const before = figures[index - 1];
    if (before === undefined || before.sentence.start !== sentence.start) return [];
    const deed = said.slice(before.reading.span.end, reading.span.start).replace(AMOUNT, '');
    const value = valueOf(reading);
    const isTimed = figures
      .slice(0, index)
      .some((one) => one.sentence.start === sentence.start && timeOfToday(text, one.reading) === goal.per);
    const fits = value < (goal.to ?? 0) && value * MOST_TIMES >= (goal.to ?? 0);
    return reading.quantity.kind === 'count' &&
      reading.quantity.high === undefined &&
      fits &&
      isTimed &&
      isSameDeed(deed, goal.metric)
      ? [value]
      : [];
  });
  return ends.length === 1 ? ends[0] : undefined;
}

/**
 * A count that names no beginning, with the only number of the same thing that other answers tell.
 * @param told what else the client says of how things are: of adverts, of what is sold
 */
export function withTodayElsewhere(goal: Goal, told: readonly string[]): Goal {
  if (goal.kind !== 'count' || goal.from !== undefined || goal.high !== undefined) return goal;
  if (goal.isMore === true || goal.to === undefined || goal.unit === '%') return goal;
  // So many in three months; '34 a week from May to September' is so many in each week.
  if (goal.months !== undefined && goal.per === undefined) return goal;
  const found = told.flatMap((text) =>
    figuresIn(text, 'adissues')
      .map((figure, _, all) => named(text, figure, all))
      .filter((figure) => mayBegin(text, goal, figure))
      .map((figure) => ({
        value: valueOf(figure.reading),
        isAll: IN_ALL.test(plain(text).slice(figure.reading.figure.end)),
        isNow: isTellingNow(text, figure) || isPlainlyToday(text, figure),
      })),
  );
  const now = found.filter(({ isNow }) => isNow);
  const all = found.filter(({ isAll }) => isAll);
  const [first, ...more] = now.length > 0 ? now : all.length > 0 ? all : found;
  if (first === undefined) {
    const [end, ...ends] = told.map((text) => endOfWay(text, goal)).filter((one) => one !== undefined);
    if (end !== undefined && ends.length === 0) return { ...goal, kind: 'ramp', from: end };
  }
  return first === undefined || more.some(({ value }) => value !== first.value)
    ? goal
    : { ...goal, kind: 'ramp', from: first.value };
}
