/** After how many times of what is done instead our price is reached: '11 taxi rides at €18 against €189 once'. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Readings } from '../readings/index.ts';
import { sureKind } from '../readings/way.ts';
import { isDoneInstead } from './done-instead.ts';

export interface PaidBack {
  /** As the client calls what is done instead. */
  name: string;
  /** The client's words for what it costs. */
  words: string;
  each: number;
  times: number;
  isMonthly: boolean;
}

/** A price for once, that comes again each time. */
const EACH_TIME = /\b(?:each|every|a|per) (?:time|ride|trip|go|visit|day)\b|ครั้งละ|ต่อครั้ง|รอบละ|เที่ยวละ|วันละ/iu;
const EACH_MONTH = /\b(?:each|every|a|per) month\b|\bmonthly\b|เดือนละ|ต่อเดือน/iu;
/** What is bought once. */
const ONCE: ReadonlySet<string | undefined> = new Set([
  'goods',
  'goods with installation',
  'course',
  undefined,
]);
const MOST = 60;
const LONGEST = 60;

/** @returns undefined where nothing that is done instead has a price for a time */
export function paidBackOf(r: Readings): PaidBack | undefined {
  const { value, currency } = r.price;
  if (value === undefined || currency === '' || !ONCE.has(sureKind(r.offer))) return undefined;
  if (EACH_TIME.test(r.answers.startingPrice) || EACH_MONTH.test(r.answers.startingPrice)) return undefined;
  for (const { name, weaknesses } of r.competitors) {
    if (!isDoneInstead(name) && !/(?:เรียก|ขึ้น|นั่ง)\s?\p{L}+/u.test(name)) continue;
    for (const words of weaknesses) {
      const isMonthly = EACH_MONTH.test(words);
      if (words.length > LONGEST || (!isMonthly && !EACH_TIME.test(words))) continue;
      const sums = readQuantities(words).flatMap(({ quantity }) =>
        (quantity.kind === 'money' && (quantity.currency === currency || quantity.currency === '')) ||
        (quantity.kind === 'count' && quantity.unit === '')
          ? [quantity.value]
          : [],
      );
      const [each] = sums;
      if (each === undefined || sums.length !== 1 || each <= 0) continue;
      const times = Math.ceil(value / each);
      if (times >= 2 && times <= MOST) return { name, words, each, times, isMonthly };
    }
  }
  return undefined;
}
