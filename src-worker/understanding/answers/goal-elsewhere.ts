/**
 * Where a goal begins that another answer tells: '120 direct bookings' beside 'last winter: 74 direct bookings' of what adverts brought. The
 * same thing, the same time, and no second number of it.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
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

/**
 * A count that names no beginning, with the only number of the same thing that other answers tell.
 * @param told what else the client says of how things are: of adverts, of what is sold
 */
export function withTodayElsewhere(goal: Goal, told: readonly string[]): Goal {
  if (goal.kind !== 'count' || goal.from !== undefined || goal.high !== undefined) return goal;
  if (goal.isMore === true || goal.months !== undefined || goal.to === undefined || goal.unit === '%')
    return goal;
  const found = told.flatMap((text) =>
    figuresIn(text, 'adissues')
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
  return first === undefined || more.some(({ value }) => value !== first.value)
    ? goal
    : { ...goal, kind: 'ramp', from: first.value };
}
