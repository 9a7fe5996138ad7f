/** Days, months, quarters and years that a text names: '15 March', 'Dec-Mar', 'สิ้นปี', 'ไตรมาสหน้า', '11.11'. */
import { FEASTS, feastIn, type Feast } from './feasts.ts';
import { MONTH, monthOf, NAMED_DAYS, yearOf } from './calendar.ts';
import { matchesOf } from './matches.ts';
import { plain } from './plain.ts';
import type { CalendarDate, Span, TimeUnit } from './quantity.ts';

export interface DateReading extends Span {
  from: CalendarDate;
  /** Of a span of the calendar, included. */
  to?: CalendarDate;
  certainty: number;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Reader = (groups: Groups) => Pick<DateReading, 'from' | 'to'> | undefined;

const yearAs = (name: string): string =>
  `(?:[\\s,]*(?:พ\\.?ศ\\.?|ค\\.?ศ\\.?|ปี|of)?\\s?'?(?<${name}>(?:19|20|24|25)\\d\\d|(?<=')[23]\\d|[0-3567]\\d(?![\\d,.%:]|\\s?[\\p{L}%])|(?:6[6-9]|7[0-5])(?=\\s[ก-๙])(?!\\s(?:คน|ราย|ห้อง|ชิ้น|บาท|วัน|เดือน|ครั้ง|ออเดอร์|นัด|คู่|ตัว)))(?!\\d))?`;
const [YEAR, YEAR_A, YEAR_B, YEAR_2, YEAR_3] = ['year', 'ya', 'yb', 'y2', 'y3'].map(yearAs);
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';
const LAST_DAY = '(?<last>[0-3]?\\d)(?:st|nd|rd|th)?';
const NAME = `(?<month>${MONTH})`;
const NAME_A = `(?<a>${MONTH})`;
const NAME_B = `(?<b>${MONTH})`;
const TO =
  '\\s?(?:-|(?:right )?(?:up )?(?:to|until|till|through to|through|thru)|ถึง|จนถึง|ยัน)\\s?(?:the\\s)?(?:สิ้น|ปลาย)?\\s?(?:เดือน|(?:the )?(?:end|close) of\\s)?(?:the\\s)?';
const MIDDLE = '(?<![a-z])(?:the )?(?:mid(?:dle of)?)[\\s-]|กลาง(?:เดือน)?\\s?';
/** Between the months of a list. */
const AND = '(?:\\s?[,/&+]\\s?(?:and\\s|และ)?|\\s(?:and|plus)\\s|\\s?(?:และ|กับ)\\s?|\\s)(?:เดือน)?';
const THIS_NEXT = '(?<which>this|the coming|coming|upcoming|next|last|หน้า|นี้|ที่แล้ว|ก่อน|ที่ผ่านมา)';

const year = (digits: string | undefined): Pick<CalendarDate, 'year'> =>
  digits === undefined ? {} : { year: yearOf(digits) };
/** The day itself where the year is told; the feast where it is not. */
function feastDate(feast: Feast, of: number | undefined): CalendarDate {
  const day = of === undefined ? undefined : feastIn(feast, of);
  if (day === undefined) return { ...(of === undefined ? {} : { year: of }), feast };
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
}
const OFFSETS: Readonly<Record<string, number>> = {
  next: 1, coming: 1, upcoming: 1, 'the coming': 1, หน้า: 1, last: -1, ที่แล้ว: -1, ก่อน: -1, ที่ผ่านมา: -1,
}; // prettier-ignore
const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function parts(word: string | undefined): Pick<CalendarDate, 'part'> {
  if (word === undefined) return {};
  if (/end|late|close|สิ้น|ปลาย/u.test(word)) return { part: 'end' };
  if (/mid|กลาง/u.test(word)) return { part: 'middle' };
  if (/early|start|begin|ต้น/u.test(word)) return { part: 'start' };
  return {};
}
const PART =
  '(?:(?<part>(?:the )?(?:end|middle|start|beginning|close) of|early|mid|late|สิ้น|ปลาย|กลาง|ต้น)[\\s-]?(?:the |เดือน)?)?';

const dayMonth: Reader = ({ day, last, month = '', year: digits }) => {
  const number = monthOf(month);
  if (!isDate(number, Number(day)) || (last !== undefined && !isDate(number, Number(last)))) return undefined;
  const from = { ...year(digits), month: number, day: Number(day) };
  return last === undefined ? { from } : { from, to: { ...from, day: Number(last) } };
};
/** Two figures of years that somebody plans in: 'Dec 26 - Feb 27'; those of others are days. */
const PLANNED_YEARS: readonly [first: number, last: number] = [24, 40];
const isPlannedYear = (digits: string): boolean =>
  digits.length !== 2 ||
  Number(digits) > 31 ||
  Number(digits) === 0 ||
  (Number(digits) >= PLANNED_YEARS[0] && Number(digits) <= PLANNED_YEARS[1]);
/**
 * 'Feb 10 - Mar 17', 'Jan 25-Mar', 'Dec to Jan 10': two figures behind the months of a span are its days, but where they are years
 * that follow from each other.
 */
const months: Reader = (groups) => {
  const { a = '', b = '', ya, yb } = groups;
  const isYear = yb !== undefined && isPlannedYear(yb);
  const next = Number(ya) + (monthOf(b) < monthOf(a) ? 1 : 0);
  const areYears =
    ya === undefined || (isPlannedYear(ya) && (ya.length !== 2 || (isYear && Number(yb) === next)));
  if (areYears && (yb === undefined || isYear)) return monthsFrom(groups);
  const first = areYears || ya === undefined ? {} : { ya: undefined, da: ya };
  return monthsFrom({ ...groups, ...first, ...(yb?.length === 2 ? { yb: undefined, db: yb } : {}) });
};
const monthsFrom: Reader = ({ a = '', b = '', ya, yb, da, db, ma, mb }) => {
  const [first, second] = [monthOf(a), monthOf(b)];
  if (first === 0 || second === 0) return undefined;
  const day = (digits: string | undefined, middle: string | undefined): Pick<CalendarDate, 'day'> =>
    digits === undefined ? (middle === undefined ? {} : { day: 15 }) : { day: Number(digits) };
  const to = { ...year(yb), month: second, ...day(db, mb) };
  // 'Nov 2026 - Jan' ends in the year after, 'Jan-Mar 2027' begins in that year.
  const from = {
    ...(ya === undefined && to.year !== undefined
      ? { year: second < first ? to.year - 1 : to.year }
      : year(ya)),
    month: first,
    ...day(da, ma),
  };
  const until =
    to.year === undefined && from.year !== undefined
      ? { ...to, year: second < first ? from.year + 1 : from.year }
      : to;
  return { from, to: until };
};
/** 'January, February, March and April': one after the other, a span; others are no span. */
const monthsInList: Reader = ({ list = '', year: digits }) => {
  const all = [...list.matchAll(new RegExp(MONTH, 'gu'))].map(([name]) => monthOf(name));
  const [first, last] = [all[0], all.at(-1)];
  const isInOrder = all.every((month, i) => i === 0 || month === ((all[i - 1] ?? 0) % 12) + 1);
  if (first === undefined || last === undefined || !isInOrder) return undefined;
  const { year: of } = year(digits);
  if (of === undefined) return { from: { month: first }, to: { month: last } };
  return { from: { year: last < first ? of - 1 : of, month: first }, to: { year: of, month: last } };
};
const numeric: Reader = ({ day, month, year: digits }) =>
  isDate(Number(month), Number(day))
    ? { from: { ...year(digits), month: Number(month), day: Number(day) } }
    : undefined;
const quarter: Reader = ({ q, part, year: digits }) => ({
  from: { ...year(digits), quarter: Number(q), ...parts(part) },
});
const QUARTERS: Readonly<Record<string, number>> = {
  first: 1, second: 2, third: 3, fourth: 4, last: 4, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, แรก: 1, สุดท้าย: 4,
}; // prettier-ignore
const UNITS: Readonly<Record<string, TimeUnit>> = {
  week: 'week', month: 'month', quarter: 'quarter', year: 'year', สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month',
  ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore
const relative: Reader = ({ which = 'this', unit = '', part }) => {
  const of = UNITS[unit];
  return of === undefined
    ? undefined
    : { from: { offset: { count: OFFSETS[which] ?? 0, unit: of }, ...parts(part) } };
};

type Readers = readonly (readonly [pattern: RegExp, read: Reader, certainty?: number])[];

/** In figures alone: years, quarters, '31/12/2026'. */
const IN_FIGURES: Readers = [
  [
    new RegExp('(?<![\\d-])(?<year>(?:19|20|25)\\d\\d)-(?<month>[01]?\\d)-(?<day>[0-3]?\\d)(?!\\d)', 'gu'),
    numeric,
  ],
  // 'ปี 2568-2570', 'from 2026 to 2028'
  [
    /(?:(?<![a-z])(?:years?|from)\s|ปี\s?|พ\.?ศ\.?\s?)(?<ya>(?:19|20|25)\d\d)\s?(?:-|to|until|ถึง)\s?(?:ปี\s?)?(?<yb>(?:19|20|25)\d\d)(?![\d,])/gu,
    ({ ya, yb }) => ({ from: year(ya), to: year(yb) }),
  ],
  // 'Q1 2026 to Q3 2026', 'ไตรมาส 1-2'
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:q|ไตรมาส(?:ที่)?\\s?)(?<qa>[1-4])${YEAR_A}${TO}(?:q|ไตรมาส(?:ที่)?\\s?)?(?<qb>[1-4])(?![\\p{L}\\d])${YEAR_B}`,
      'gu',
    ),
    ({ qa, qb, ya, yb }) => ({
      from: { ...year(ya ?? yb), quarter: Number(qa) },
      to: { ...year(yb), quarter: Number(qb) },
    }),
  ],
  // Day first, as in Thailand and Britain.
  [
    new RegExp(
      '(?<![\\d/.-])(?<day>[0-3]?\\d)[/.-](?<month>[01]?\\d)[/.-](?<year>(?:19|20|25)\\d\\d|\\d{2})(?![\\d/])',
      'gu',
    ),
    numeric,
  ],
];

const OF_MONTHS: Readers = [
  // 'Jan-Feb-Mar' is a list of all its months.
  [new RegExp(`(?<list>${MONTH}(?:\\s?[-/]\\s?${MONTH}){2,})${YEAR}`, 'gu'), monthsInList],
  [
    new RegExp(
      `(?:(?<![\\d.,])(?<da>[0-3]?\\d)\\s?|(?<ma>${MIDDLE}))?${NAME_A}${YEAR_A}${TO}(?:(?<db>[0-3]?\\d)\\s?|(?<mb>${MIDDLE}))?${NAME_B}${YEAR_B}`,
      'gu',
    ),
    months,
  ],
  [new RegExp(`(?<list>${MONTH}(?:${AND}${MONTH})+)${YEAR}`, 'gu'), monthsInList],
  // 'Between 1 Dec and 9 Jan'
  [
    new RegExp(
      `(?<![a-z])between\\s(?:the\\s)?(?<da>[0-3]?\\d)(?:st|nd|rd|th)?\\s(?:of\\s)?${NAME_A}${YEAR_A}\\sand\\s(?:the\\s)?(?<db>[0-3]?\\d)(?:st|nd|rd|th)?\\s(?:of\\s)?${NAME_B}${YEAR_B}`,
      'gu',
    ),
    months,
  ],
  // 'Between February and June'
  [new RegExp(`(?<![a-z])between\\s${NAME_A}${YEAR_A}\\sand\\s${NAME_B}${YEAR_B}`, 'gu'), months],
  // 'Nov 1 2027 thru Apr 30 2028'
  [
    new RegExp(
      `${NAME_A}\\s(?<da>[0-3]?\\d)(?:st|nd|rd|th)?${YEAR_A}${TO}${NAME_B}(?:\\s(?<db>[0-3]?\\d)(?:st|nd|rd|th)?(?!\\d))?${YEAR_B}`,
      'gu',
    ),
    months,
  ],
  [
    new RegExp(
      `(?<![\\d.,])(?:วันที่\\s?)?${DAY}(?:\\s?-\\s?${LAST_DAY})?\\s?(?:of\\s|เดือน)?${NAME}${YEAR}`,
      'gu',
    ),
    dayMonth,
  ],
  [
    new RegExp(
      `${NAME}\\s(?:the\\s)?${DAY}(?!\\d|[,.]\\d|\\s?(?:%|x\\b|[km](?![a-z]))|\\d*,\\d{3}|\\s(?:places|seats|spots|beds|rooms|slots|pitches|tickets|berths|units|weeks|nights)(?![a-z]))(?:\\s?-\\s?${LAST_DAY}(?!\\d))?${YEAR}`,
      'gu',
    ),
    dayMonth,
  ],
  [
    new RegExp(`${PART}(?:เดือน\\s?)?${NAME}${YEAR}`, 'gu'),
    ({ part, month = '', year: digits }) =>
      monthOf(month) === 0 ? undefined : { from: { ...year(digits), month: monthOf(month), ...parts(part) } },
  ],
];

/** Quarters, halves, 'next month', 'สิ้นปี'. */
const OF_PERIODS: Readers = [
  [new RegExp(`(?<![\\p{L}\\d])q(?<q>[1-4])(?![\\p{L}\\d])(?:[\\s/]*(?:of\\s)?)?${YEAR}`, 'gu'), quarter],
  [new RegExp(`(?<part>สิ้น|ปลาย|กลาง|ต้น)?ไตรมาส(?:ที่)?\\s?(?<q>[1-4])(?!\\d)${YEAR}`, 'gu'), quarter],
  [
    new RegExp(
      `(?<![a-z])(?:the )?(?<q>first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: of)?${YEAR}|ไตรมาส(?<th>แรก|สุดท้าย)`,
      'gu',
    ),
    ({ q = '', th = '', year: digits }) => ({
      from: { ...year(digits), quarter: QUARTERS[q] ?? QUARTERS[th] ?? 1 },
    }),
  ],
  // 'ครึ่งแรกปีหน้า', 'the first half of next year' ends where the year is half over.
  [
    /ครึ่ง(?:ปี)?(?<th>แรก|หลัง)(?:ของ)?ปี(?<which>หน้า|นี้|ที่แล้ว|ก่อน)(?!ที่)|(?<![a-z])(?<word>first|second) half of (?<en>this|next|last) year(?![a-z])/gu,
    ({ th, which, word, en }) => ({
      from: {
        offset: { count: OFFSETS[which ?? en ?? ''] ?? 0, unit: 'year' },
        part: th === 'หลัง' || word === 'second' ? 'end' : 'middle',
      },
    }),
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\d])h(?<h>[12])(?![\\p{L}\\d])${YEAR}|(?<![a-z])(?<word>first|second) half(?: of(?: the year)?)?${YEAR_2}|ครึ่ง(?:ปี(?<th>แรก|หลัง)|(?<th2>แรก|หลัง)(?:ของ)?(?=ปี))${YEAR_3}`,
      'gu',
    ),
    ({ h, word, th, th2, year: a, y2, y3 }) => ({
      from: {
        ...year(a ?? y2 ?? y3),
        half: h === '2' || word === 'second' || (th ?? th2) === 'หลัง' ? 2 : 1,
      },
    }),
  ],
  [
    new RegExp(
      `(?:(?:the )?(?<part>end of|middle of|start of|beginning of|late|early|mid)[\\s-]?)?(?<![a-z])${THIS_NEXT} (?<unit>week|month|quarter|year)(?![a-z])`,
      'gu',
    ),
    relative,
  ],
  [
    new RegExp(`(?<part>สิ้น|ปลาย|กลาง|ต้น)?(?<unit>สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)${THIS_NEXT}(?!ที่)`, 'gu'),
    relative,
  ],
  [
    new RegExp(
      `(?<![a-z])(?:the )?(?<part>end|middle|start|beginning) of (?:the )?(?<unit>week|month|quarter|year)(?![a-z])${YEAR}|(?<![a-z])(?<unit2>year|month)[- ](?<part2>end)(?![a-z])${YEAR_2}|(?<part3>mid)-?\\s?(?<unit3>year)(?![a-z])${YEAR_3}`,
      'gu',
    ),
    ({ part, part2, part3, unit, unit2, unit3, year: a, y2, y3 }) => {
      const digits = a ?? y2 ?? y3;
      const found = relative({ part: part ?? part2 ?? part3, unit: unit ?? unit2 ?? unit3 });
      return found && digits !== undefined
        ? { from: { ...year(digits), ...parts(part ?? part2 ?? part3) } }
        : found;
    },
  ],
  [
    new RegExp(`(?<part>สิ้น|ปลาย|กลาง|ต้น)(?<unit>เดือน|ไตรมาส|ปี)${YEAR}(?!หน้า|นี้|ที่แล้ว)`, 'gu'),
    ({ part, unit, year: digits }) =>
      digits === undefined ? relative({ part, unit }) : { from: { ...year(digits), ...parts(part) } },
  ],
];

const OF_FEASTS: Readers = [
  ...NAMED_DAYS.map(
    ([name, month, day]) =>
      [
        new RegExp(`(?<![a-z])(?:${name.source})(?![a-z])${YEAR}`, 'gu'),
        ({ year: digits }: Groups) => ({ from: { ...year(digits), month, day } }),
      ] as const,
  ),
  ...FEASTS.map(
    ([name, feast]) =>
      [
        new RegExp(`(?<![a-z])(?:${name.source})(?![a-z])${YEAR}`, 'gu'),
        ({ year: digits }: Groups) => ({ from: feastDate(feast, year(digits).year) }),
      ] as const,
  ),
];

/** A year by its number, with what stands before it, and the days on which marketplaces sell. */
const OF_YEARS: Readers = [
  // 'Summer 2027', 'ปีงบ 2570': which days of it they are depends on the place.
  [
    /(?:(?<![a-z])(?:spring|summer|autumn|fall|winter|(?:school|academic|tax) year)\s|ปีงบ(?:ประมาณ)?\s?|ปีการศึกษา\s?|หน้า(?:ร้อน|หนาว|ฝน)\s?(?:ปี\s?)?)(?<year>(?:20|25)\d\d|(?<=ปีงบ(?:ประมาณ)?\s?|ปีการศึกษา\s?)\d\d)(?![\d,%])/gu,
    ({ year: digits }) => ({ from: year(digits) }),
  ],
  // Days on which marketplaces sell: 9.9, 11.11, 12.12.
  [
    new RegExp(
      '(?<![\\d.,:])(?<day>[1-9]|1[0-2])[./](?<same>\\k<day>)(?![\\d.,%:])(?!\\s?(?:ล้าน|แสน|หมื่น|พัน|บาท|million|k|m|%))',
      'gu',
    ),
    ({ day }) => ({ from: { month: Number(day), day: Number(day) } }),
    0.8,
  ],
  [
    /(?:(?<![a-z])(?<part>early|mid|late|(?:the )?(?:start|beginning|middle|end) of)[\s-]|(?<th>ต้น|กลาง|ปลาย|สิ้น)ปี\s?)(?<year>(?:19|20|25)\d\d)(?![\d,])/gu,
    ({ part, th, year: digits }) => ({ from: { ...year(digits), ...parts(part ?? th) } }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:fy|fiscal(?: year)?|financial year|calendar year|year)\\s?(?<year>(?:19|20|25)\\d\\d|\\d\\d)(?!\\d)|(?<![a-z])(?:in|by|during|for|before|until|throughout|of|since|from|after)\\s(?:calendar\\s)?(?<y2>(?:20|25)\\d\\d)(?!\\d|[,.]\\d|\\s?(?:people|baht|thb|leads|orders|customers))|(?:(?<!ราย)ปี|พ\\.?ศ\\.?|ค\\.?ศ\\.?)\\s?(?:พ\\.?ศ\\.?\\s?)?(?<y3>(?:20|25)\\d\\d|\\d\\d(?=\\s|$))|(?<y4>(?<![\\d.,])20[2-4]\\d)(?=\\s(?:media |marketing |ad )?(?:budget|plan|campaign))`,
      'gu',
    ),
    ({ year: a, y2, y3, y4 }) => ({ from: year(a ?? y2 ?? y3 ?? y4) }),
  ],
];

/** Whatever must stand before them is left out: it would be looked for at every letter. */
const NAMES_OF_FEASTS = [...NAMED_DAYS, ...FEASTS]
  .map(([name]) => name.source.replaceAll(/\(\?<[=!](?:[^()]|\([^()]*\))*\)/gu, ''))
  .join('|');
/**
 * The first that matches at a place counts: the narrow before the wide. Most texts name no date; of each group something stands
 * in every text that it reads, and one look for that is much quicker than all its patterns.
 */
const GROUPS: readonly (readonly [holds: RegExp, readers: Readers])[] = [
  [/\d[/.-][01]?\d[/.-]\d|(?:19|20|25)\d\d\s?(?:-|to|until|ถึง)|q[1-4]|ไตรมาส/u, IN_FIGURES],
  [new RegExp(MONTH, 'u'), OF_MONTHS],
  [/(?<![\p{L}\d])[qh][1-4]|week|month|quarter|half|year|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ครึ่ง|ปี/u, OF_PERIODS],
  [new RegExp(`(?<![a-z])(?:${NAMES_OF_FEASTS})`, 'u'), OF_FEASTS],
  [/(?:19|20|25)\d\d|(?:fy|fiscal|year)\s?\d|ปี|[พค]\.?ศ|([1-9]|1[0-2])[./]\1/u, OF_YEARS],
];

/** Short English names that are words as well: they are months beside a day, a year, or a word of time. */
const ALSO_WORDS = /^(?:may|march|mar|sep|jan|dec|oct|nov|jun|jul|apr|feb|aug)\.?$/u;
const OF_TIME =
  /(?:\b(?:in|by|until|till|from|since|before|after|during|for|through|next|this|last|early|mid|late|of|end|and|or|to|every|starting|start|begin|launch|opens?|on)[\s-]|เดือน|ภายใน|ช่วง|ถึง)$/u;

/** Every date and span of the calendar in a text, in order; none overlaps another. */
export function datesIn(source: string): DateReading[] {
  const text = plain(source);
  const found: DateReading[] = [];
  const readers = GROUPS.flatMap(([holds, all]) => (holds.test(text) ? all : []));
  for (const [pattern, read, certainty = 1] of readers) {
    for (const match of matchesOf(text, pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (isOnlyAWord(source, text, start, match[0]) || isDecimal(text, start, match)) continue;
      if (isNextSentence(text, end, match[0])) continue;
      if (isRowOfMonths(text, end, match[0])) {
        const [name = ''] = MONTH_AT_HEAD.exec(match[0]) ?? [];
        if (name !== '')
          found.push({ start, end: start + name.length, certainty, from: { month: monthOf(name) } });
        continue;
      }
      const wanted = wantedBefore(text, start, match[0]);
      if (wanted > 0) {
        found.push(...datesAfter(source, start + wanted, end));
        continue;
      }
      const reading = read(match.groups ?? {});
      if (reading) found.push({ start, end, certainty, ...reading });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** 'We want 30 dec - march': what is wanted is no day of the month behind it. 0 where the figure is one. */
const WANTED = /(?:(?<![a-z])(?:want|need|would like|wish for|aim for|hoping for)|อยากได้|ขอ|ต้องการ)\s?$/u;
const SPAN_OF_MONTHS = new RegExp(`^(?<day>\\d{1,2}\\s)${MONTH}\\s?(?:-|to|until|till|ถึง)\\s?${MONTH}`, 'u');
const wantedBefore = (text: string, start: number, words: string): number =>
  WANTED.test(text.slice(Math.max(0, start - 16), start))
    ? (SPAN_OF_MONTHS.exec(words)?.groups?.['day']?.length ?? 0)
    : 0;
/** The dates of a part of a text, where they stand in the whole. */
const datesAfter = (source: string, start: number, end: number): DateReading[] =>
  datesIn(source.slice(start, end)).map((one) => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  }));

/** '(ก.ย. 35, ต.ค. 28, พ.ย. 19)': of each month a number; a Thai day stands before its month. */
const THAI_MONTH_NUMBER = new RegExp(`^(?:เดือน\\s?)?${MONTH}\\s\\d{1,2}$`, 'u');
const NEXT_OF_ROW = new RegExp(`^\\s?[,/]?\\s?${MONTH}\\s\\d{1,3}(?!\\d)`, 'u');
const LAST_OF_ROW = new RegExp(`${MONTH}\\s\\d{1,3}\\s?[,/]?\\s?$`, 'u');
const DAY_OF_NEXT = new RegExp(`^\\d{1,2}\\s${MONTH}\\s\\d{1,2}$`, 'u');
const MONTH_AT_HEAD = new RegExp(`^${MONTH}`, 'u');
const MONTH_AHEAD = new RegExp(`${MONTH}\\s$`, 'u');
function isRowOfMonths(text: string, end: number, words: string): boolean {
  const said = words.trim();
  if (!/[ก-๛]/u.test(said)) return false;
  const ahead = text.slice(0, end - said.length);
  if (DAY_OF_NEXT.test(said)) return MONTH_AHEAD.test(ahead);
  return THAI_MONTH_NUMBER.test(said) && (NEXT_OF_ROW.test(text.slice(end)) || LAST_OF_ROW.test(ahead));
}

/** '7 in October. 12 a month': a month in full has no point behind it, and what comes so often is no day. */
const isNextSentence = (text: string, end: number, words: string): boolean =>
  /^(?:january|february|march|april|june|july|august|september|october|november|december)\.\s\d/u.test(
    words,
  ) ||
  // 'By March 2) renewals to 65%': the number of the next in a list.
  (/^[a-z]+\.?\s\d$/u.test(words.trim()) &&
    /^\)\s\S/u.test(text.slice(end)) &&
    text.lastIndexOf('(', end) <= text.lastIndexOf(')', end - 1)) ||
  (/^[a-z]+\.?\s\d{1,2}$/u.test(words.trim()) &&
    /^\s?(?:\/|per |an? (?=day|week|month|year))\s?(?:d|day|w|wk|week|m|mo|mth|month|y|yr|year)(?![a-z])/u.test(
      text.slice(end),
    ));

/** '9.9' is a sale day among words of selling, '11.11' anywhere; elsewhere it is a decimal. */
const isDecimal = (text: string, start: number, { 0: words, groups }: RegExpExecArray): boolean =>
  groups?.['same'] !== undefined &&
  (/^\s?(?:kg|g|km|m|cm|ml|l|x|กก|กิโล|ลิตร|เมตร)(?![a-z])/u.test(text.slice(start + words.length)) ||
    Number(groups['day']) < 10) &&
  !/sale|campaign|mega|double|day|deal|แคมเปญ|เซล|โปร|ดีล|ลดราคา/u.test(
    text.slice(Math.max(0, start - 30), start + 30),
  );

/** 'May' and 'march' without anything of time beside them; 'Jan, Feb' are months of a list. */
const LISTED = /[,;&/(-]\s?$/u;
const isOnlyAWord = (source: string, text: string, start: number, words: string): boolean =>
  ALSO_WORDS.test(words.trim()) &&
  !OF_TIME.test(text.slice(Math.max(0, start - 12), start)) &&
  !(!/^ma(?:y|r|rch)/u.test(words) && LISTED.test(text.slice(0, start))) &&
  !(/^\p{Lu}/u.test(source.slice(start)) && start > 0 && !/[.!?]\s*$/u.test(text.slice(0, start)));
