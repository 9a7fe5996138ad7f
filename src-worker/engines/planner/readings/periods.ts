/** Periods ('a month', 'ต่อเดือน') and lengths of time ('for 3 months', 'ภายในไตรมาสแรก'). */

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';
export interface Span {
  count: number;
  unit: Period;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const UNITS: Readonly<Record<Period, string>> = {
  day: 'days?|วัน',
  week: 'weeks?|wks?|สัปดาห์|อาทิตย์',
  month: 'months?|mths?|mo|เดือน',
  quarter: 'quarters?|ไตรมาส',
  year: 'years?|yrs?|ปี',
};
const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const ADVERBS: Readonly<Record<Period, string>> = {
  day: 'daily',
  week: 'weekly',
  month: 'monthly|p\\.?m\\.?(?![a-z])',
  quarter: 'quarterly',
  year: 'yearly|annual(?:ly)?|p\\.?a\\.?(?![a-z])',
};

const perPattern = (unit: Period): RegExp =>
  new RegExp(
    `(?:(?:\\bper|\\ba|\\ban|\\beach|\\bevery|/)\\s*(?:calendar\\s+)?(?:${UNITS[unit]})(?![a-z])|\\b(?:${ADVERBS[unit]})\\b|(?:ต่อ|/|ราย|ทุก)\\s*(?:${UNITS[unit]})|(?:${UNITS[unit]})ละ)`,
    'iu',
  );
const PER = PERIODS.map((unit) => [unit, perPattern(unit)] as const);

/** The period that an amount is given for, where the text names one. */
export function periodIn(text: string): { unit: Period; start: number; end: number } | undefined {
  let best: { unit: Period; start: number; end: number } | undefined;
  for (const [unit, pattern] of PER) {
    const match = pattern.exec(text);
    // 'a year' after 'in' or 'over' is a length of time.
    if (!match || /\b(?:in|over|within)\s*$/iu.test(text.slice(0, match.index))) continue;
    if (!best || match.index < best.start)
      best = { unit, start: match.index, end: match.index + match[0].length };
  }
  return best;
}

const SPAN = new RegExp(
  `(?<!ต่อ|ทุก|ราย|every |per )(\\d+(?:\\.\\d+)?)\\s*-?\\s*(?:${PERIODS.map((unit) => `(${UNITS[unit]})`).join('|')})(?![a-zก-๛]*ละ)(?![a-z])`,
  'giu',
);

/** The first length of time with a number. */
export function spanIn(text: string): Span | undefined {
  for (const match of text.matchAll(SPAN)) {
    const index = match.slice(2).findIndex((group) => group !== undefined);
    const unit = PERIODS[index];
    const count = Number(match[1]);
    if (unit === undefined || !(count > 0) || count > 3660) continue;
    return { count, unit, start: match.index, end: match.index + match[0].length };
  }
  const quarter =
    /\b(?:in|within|by|for|during)\s+(?:the\s+)?(?:first|next|1st|coming)\s+quarter\b|\bQ[1-4]\b|ไตรมาส(?:แรก|หน้า|นี้|ที่\s*[1-4])/iu.exec(
      text,
    );
  if (quarter)
    return { count: 1, unit: 'quarter', start: quarter.index, end: quarter.index + quarter[0].length };
  const half = /\b(?:half a year|first half)\b|ครึ่งปี(?:แรก|หลัง)?/iu.exec(text);
  if (half) return { count: 6, unit: 'month', start: half.index, end: half.index + half[0].length };
  const year = /\b(?:in|within|over)\s+(?:a|one|the first)\s+year\b|ภายในปี(?:นี้|แรก|หน้า)?/iu.exec(text);
  if (year) return { count: 1, unit: 'year', start: year.index, end: year.index + year[0].length };
  return undefined;
}

const MONTHS_PER: Readonly<Record<Period, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};
/** Length in months; weeks and days as parts of a year of twelve months. */
export const monthsOf = (count: number, unit: Period): number => count * MONTHS_PER[unit];

/** `count` of one unit in another where that is exact (months, quarters, years; days, weeks), else undefined. */
export function convert(count: number, from: Period, to: Period): number | undefined {
  if (from === to) return count;
  const days: Partial<Record<Period, number>> = { day: 1, week: 7 };
  const months: Partial<Record<Period, number>> = { month: 1, quarter: 3, year: 12 };
  for (const scale of [days, months]) {
    const [a, b] = [scale[from], scale[to]];
    if (a !== undefined && b !== undefined) return (count * a) / b;
  }
  return undefined;
}
