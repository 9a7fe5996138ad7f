/** Dates by which something is wanted: 'by December 2026', 'ภายในสิ้นปี', 'before 14 February', 'by Q3'. */
import { MONTH, monthOf, yearOf } from './periods.ts';

export interface Deadline {
  /** Common era; absent where the client named none: the next such date. */
  year?: number;
  /** 1 to 12. */
  month: number;
  /** Absent: the end of the month. */
  day?: number;
}
export interface FoundDeadline extends Deadline {
  start: number;
  end: number;
}

const UNTIL = '(?:by|before|until|till|ahead of|no later than|on|in time for|ก่อน|ภายใน|ภายในวัน|ถึง|ไม่เกิน|วัน)';
const END_OF = '(?:the\\s+)?(?:end\\s+of\\s+|สิ้น|ปลาย|กลาง)?(?:the\\s+|เดือน|วันที่)?';
const YEAR = '(?:,?\\s*(?:พ\\.?ศ\\.?|ค\\.?ศ\\.?|ปี)?\\s*(?<year>\\d{4}|\\d{2}(?![\\d,.%]|\\s*[\\p{L}%])))?';
const DATE = new RegExp(
  `(?:${UNTIL}\\s*${END_OF}\\s*|(?=\\d))(?:(?:\\d{1,2}\\s*[-–]\\s*)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?)?(?<![a-z])(?<month>${MONTH})(?:\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d,]))?${YEAR}`,
  'iu',
);
/** '31/12/2026', '31-12-69': day first, as in Thailand. */
const NUMERIC = /(?<![\d/])(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?![\d/])/u;
const QUARTER =
  /(?:(?:by|before|until|end of)\s+(?:the\s+)?(?:end\s+of\s+)?Q(?<q>[1-4])|(?:ภายใน|สิ้น|ก่อน)\s*ไตรมาส\s*(?:ที่\s*)?(?<q2>[1-4]))(?:\s*(?:of\s+|ปี\s*|\/\s*)?(?<year>\d{4}))?/iu;
/** Days of the year that need no date. */
const DAYS: readonly (readonly [RegExp, number, number])[] = [
  [/songkran|สงกรานต์/u, 4, 13],
  [/christmas|คริสต์มาส/u, 12, 25],
  [/valentine[’']?s?(?: day)?|วาเลนไทน์/u, 2, 14],
  [/new year(?:[’']?s(?: eve| day)?)?|ปีใหม่/u, 12, 31],
  [/mid-?\s?year|กลางปี/u, 6, 30],
];
const DAY = DAYS.map(
  ([names, month, day]) =>
    [new RegExp(`${UNTIL}\\s*(?:the\\s+|ช่วง|วัน|เทศกาล)?(?:${names.source})`, 'iu'), month, day] as const,
);
const YEAR_END =
  /(?:\b(?:by|before|until|at)\s+)?(?:\b(?:the\s+)?end\s+of\s+(?:the\s+|this\s+)?year\b|\byear[- ]end\b|(?:ภายใน|ก่อน)?(?:สิ้น|ปลาย)ปี(?:นี้)?)\s*(?<year>\d{4})?/iu;
const IN_YEAR =
  /(?:\b(?:by|in|within|during)\s+(?:the\s+end\s+of\s+)?|ภายในปี\s*(?:พ\.?ศ\.?\s*)?|ในปี\s*)(?<year>(?:20|25)\d\d)(?![\d,])/iu;

/** The first date that the text sets itself. */
export function deadlineIn(text: string): FoundDeadline | undefined {
  const at = (match: RegExpExecArray): Pick<FoundDeadline, 'start' | 'end'> => ({
    start: match.index,
    end: match.index + match[0].length,
  });
  const year = (digits: string | undefined): Pick<Deadline, 'year'> =>
    digits === undefined ? {} : { year: yearOf(digits) };
  const quarter = QUARTER.exec(text);
  if (quarter) {
    const { q, q2, year: digits } = quarter.groups ?? {};
    return { ...year(digits), month: Number(q ?? q2) * 3, ...at(quarter) };
  }
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [day, month] = [Number(numeric.groups?.['day']), Number(numeric.groups?.['month'])];
    if (day >= 1 && day <= 31 && month >= 1 && month <= 12)
      return { ...year(numeric.groups?.['year']), month, day, ...at(numeric) };
  }
  const date = DATE.exec(text);
  if (date) {
    const { day, day2, month = '', year: digits } = date.groups ?? {};
    const number = Number(day ?? day2);
    return {
      ...year(digits),
      month: monthOf(month) + 1,
      ...(number >= 1 && number <= 31 ? { day: number } : {}),
      ...at(date),
    };
  }
  for (const [pattern, month, day] of DAY) {
    const named = pattern.exec(text);
    if (named) return { month, day, ...at(named) };
  }
  const end = YEAR_END.exec(text) ?? IN_YEAR.exec(text);
  return end ? { ...year(end.groups?.['year']), month: 12, ...at(end) } : undefined;
}

/** The day itself, not before `from` where no year was named. */
export function dayOf({ year, month, day }: Deadline, from: Date): Date {
  const inYear = (of: number): Date => {
    const last = new Date(Date.UTC(of, month, 0)).getUTCDate();
    return new Date(Date.UTC(of, month - 1, Math.min(day ?? last, last)));
  };
  if (year !== undefined) return inYear(year);
  const next = inYear(from.getUTCFullYear());
  return next < from ? inYear(from.getUTCFullYear() + 1) : next;
}
