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
  month: 'monthly|p\\.?c?\\.?m\\.?(?![a-z])',
  quarter: 'quarterly',
  year: 'yearly|annual(?:ly)?|p\\.?a\\.?(?![a-z])',
};

/** Short forms after 'per', '/' or 'ต่อ' alone. */
const SHORT: Readonly<Record<Period, string>> = {
  day: 'd(?![a-z])',
  week: 'w(?![a-z])',
  month: 'm(?![a-z])|ด\\.?(?![ก-๛])',
  quarter: 'q(?![a-z])|qtr',
  year: 'y(?![a-z])',
};
const perPattern = (unit: Period): RegExp =>
  new RegExp(
    `(?:(?:\\bper|\\ba|\\ban|\\beach|\\bevery|/)\\s*(?:calendar\\s+)?(?:${UNITS[unit]})(?![a-z])|(?:/|p/|ต่อ)\\s*(?:${SHORT[unit]})|\\b(?:${ADVERBS[unit]})\\b|(?:ต่อ|ราย|ทุก)\\s*(?:${UNITS[unit]})|(?:${UNITS[unit]})ละ)`,
    'iu',
  );
const PER = PERIODS.map((unit) => [unit, perPattern(unit)] as const);

/** The period that an amount is given for, where the text names one. */
export function periodIn(text: string): { unit: Period; start: number; end: number } | undefined {
  let best: { unit: Period; start: number; end: number } | undefined;
  for (const [unit, pattern] of PER) {
    const match = pattern.exec(text);
    if (!match) continue;
    // 'a year' after 'in' or 'over' is a length of time.
    if (/^an?\s/iu.test(match[0]) && /\b(?:in|over|within|for|during)\s*$/iu.test(text.slice(0, match.index)))
      continue;
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
  const one =
    /\b(?:in|within|over|for|during)\s+(?:an?|the (?:first|next|coming))\s+(day|week|month|quarter|year)\b/iu.exec(
      text,
    );
  const unit = PERIODS.find((name) => name === one?.[1]?.toLowerCase());
  if (one && unit) return { count: 1, unit, start: one.index, end: one.index + one[0].length };
  const year = /ภายในปี(?!\s*\d)(?:นี้|แรก|หน้า)?/u.exec(text);
  if (year) return { count: 1, unit: 'year', start: year.index, end: year.index + year[0].length };
  return monthsNamed(text);
}

const MONTH_NAMES = [
  /^(?:jan(?:uary)?|ม\.?ค\.?|มกราคม|มกรา)$/iu,
  /^(?:feb(?:ruary)?|ก\.?พ\.?|กุมภาพันธ์|กุมภา)$/iu,
  /^(?:mar(?:ch)?|มี\.?ค\.?|มีนาคม|มีนา)$/iu,
  /^(?:apr(?:il)?|เม\.?ย\.?|เมษายน|เมษา)$/iu,
  /^(?:may|พ\.?ค\.?|พฤษภาคม|พฤษภา)$/iu,
  /^(?:june?|มิ\.?ย\.?|มิถุนายน|มิถุนา)$/iu,
  /^(?:july?|ก\.?ค\.?|กรกฎาคม|กรกฎา)$/iu,
  /^(?:aug(?:ust)?|ส\.?ค\.?|สิงหาคม|สิงหา)$/iu,
  /^(?:sep(?:t(?:ember)?)?|ก\.?ย\.?|กันยายน|กันยา)$/iu,
  /^(?:oct(?:ober)?|ต\.?ค\.?|ตุลาคม|ตุลา)$/iu,
  /^(?:nov(?:ember)?|พ\.?ย\.?|พฤศจิกายน|พฤศจิกา)$/iu,
  /^(?:dec(?:ember)?|ธ\.?ค\.?|ธันวาคม|ธันวา)$/iu,
];
/** A month's name in either language, not inside a word. */
export const MONTH = MONTH_NAMES.map(({ source }) => `${source.slice(1, -1)}(?![a-z])`).join('|');
const YEAR = '(?:\\s*(?:พ\\.?ศ\\.?|ค\\.?ศ\\.?)?\\s*(\\d{4}|\\d{2}(?!\\d)))?';
const RANGE = new RegExp(
  `(?<![a-z])(${MONTH})${YEAR}\\s*(?:-|–|—|to|until|till|through|ถึง)\\s*(?:เดือน)?\\s*(${MONTH})${YEAR}`,
  'iu',
);
/** 0 to 11. */
export const monthOf = (name: string): number => MONTH_NAMES.findIndex((names) => names.test(name));

/** 2569, 69 and 2026 are one year. */
export function yearOf(digits: string): number {
  const value = Number(digits);
  if (digits.length === 2) return value >= 50 ? value + 2500 - 543 : value + 2000;
  return value >= 2400 ? value - 543 : value;
}

/** 'October to December', 'พ.ย. 69 – ม.ค. 70': whole months, both named ones included. */
function monthsNamed(text: string): Span | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [from, to] = [monthOf(match[1] ?? ''), monthOf(match[3] ?? '')];
  const years = match[2] && match[4] ? yearOf(match[4]) - yearOf(match[2]) : to < from ? 1 : 0;
  const count = years * 12 + to - from + 1;
  if (from < 0 || to < 0 || count < 1 || count > 60) return undefined;
  return { count, unit: 'month', start: match.index, end: match.index + match[0].length };
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
