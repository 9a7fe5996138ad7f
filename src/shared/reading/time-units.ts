/** Units of time, and the ways to say 'for each of them'. */
import { MONTH } from './calendar.ts';
import type { TimeUnit } from './quantity.ts';

/** Matches nowhere. */
const NOTHING = /(?!)/;
const UNITS: readonly {
  unit: TimeUnit;
  english: RegExp;
  thai: RegExp;
  /** After 'per', '/' or 'ต่อ' alone. */
  short: RegExp;
  times: number;
}[] = [
  { unit: 'minute', english: /minutes?|mins?/, thai: /นาที/, short: /min/, times: 1 },
  { unit: 'hour', english: /hours?|hrs?/, thai: /ชั่วโมง|ชม\.?/, short: /h|hr/, times: 1 },
  { unit: 'day', english: /days?/, thai: /วัน/, short: /d/, times: 1 },
  { unit: 'week', english: /weeks?|wks?/, thai: /สัปดาห์|อาทิตย์|วีค/, short: /w|wk/, times: 1 },
  { unit: 'week', english: /fortnights?/, thai: NOTHING, short: NOTHING, times: 2 },
  {
    unit: 'month',
    english: /mo?n?ths?|mos?|mes(?:es)?|mois|luna|luni|monate?|bulan/,
    thai: /เดือน/,
    short: /m|mo|mth|ด\.?(?![ก-๛])/,
    times: 1,
  },
  { unit: 'quarter', english: /quarters?|qtrs?/, thai: /ไตรมาส/, short: /q|qtr/, times: 1 },
  { unit: 'year', english: /years?|yrs?|annum/, thai: /ปี(?![\u0E47-\u0E4E])/, short: /y|yr/, times: 1 },
];
const ADVERBS: Readonly<Record<string, TimeUnit>> = {
  daily: 'day', weekly: 'week', monthly: 'month', quarterly: 'quarter', yearly: 'year', annually: 'year', annual: 'year',
  pcm: 'month', 'p.c.m.': 'month', 'p.m.': 'month', pm: 'month', pa: 'year', 'p.a.': 'year', hourly: 'hour',
  'mtl.': 'month', mtl: 'month', monatlich: 'month', mensuel: 'month', mensuelle: 'month', mensuelles: 'month', mensual: 'month',
  รายวัน: 'day', รายสัปดาห์: 'week', รายอาทิตย์: 'week', รายเดือน: 'month', รายไตรมาส: 'quarter', รายปี: 'year',
}; // prettier-ignore

interface Found {
  unit: TimeUnit;
  end: number;
  times: number;
}
/** 'ในเดือนเมษายน' names a month: what is to be in it is not wanted each month. */
const MONTH_NAMED =
  'มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิ|ธันวา|(?:ม|มี|เม|มิ)\\.?\\s?[คย]\\.|ก\\.?\\s?[พคย]\\.|[พสตธ]\\.?\\s?[คย]\\.';
/** A unit right after a number: 'weeks', '-week', 'เดือน'; not 'วันที่' and not 'เดือนละ'. */
const AFTER = UNITS.map(
  ({ unit, english, thai, times }) =>
    [
      new RegExp(
        `(?:\\s?-?\\s?)(?:(?:(?:working|business|calendar)\\s)?(?:${english.source})(?![a-z])|(?:${thai.source}))(?!ละ|นึง|หนึ่ง(?!ใน)|(?<=วัน)งาน|(?<=เดือน)(?:${MONTH_NAMED})|ที่\\s?\\d|(?<=ปี)\\s?(?:25|20)\\d\\d(?!\\d))`,
        'uy',
      ),
      unit,
      times,
    ] as const,
);
/** 'A month', 'per week', '/mo', 'ต่อเดือน', 'เดือนละ', 'in each month'. */
const PER = UNITS.map(
  ({ unit, english, thai, short, times }) =>
    [
      new RegExp(
        `(?:\\/-)?[\\s,]*(?:\\(?(?:per|par|por|pro|pe|by|a|an|each|every|in each|in the|for each|in every|p\\/|\\/|x|×|ต่อ|ทุก|ทุกๆ|ใน)\\s?(?:calendar\\s)?(?:1\\s?)?(?:(?:${english.source})(?![a-z])|(?:${thai.source})(?!นี้|หน้า|(?<!ต่อ\\s?เดือน)ก่อน|ที่แล้ว|แรก|สุดท้าย|(?:${MONTH_NAMED})))` +
          `|(?:\\/|p\\/|ต่อ)\\s?(?:${short.source})(?![a-z])|(?:${thai.source})ละ(?!\\s?(?:ประมาณ|ราวๆ?|แค่|ไม่เกิน|สูงสุด|เฉลี่ย|ได้)?\\s?(?:\\d|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)))(?![a-z])`,
        'uy',
      ),
      unit,
      times,
    ] as const,
);
/** There is one in a week; and one of the days of a week. */
const PER_WEEKEND = [
  [/\s(?:per|a|each|every|\/)\s?weekend(?![a-z])/uy, 'week', 1],
  [/\s(?:per|a|each|every|\/)\s?(?:weekday|weeknight)(?![a-z])/uy, 'day', 1],
] as const;
/** 'นักเรียนรายเดือน 35 คน': who pays or comes by the month, however many there are of them. */
const WHO_PAYS = '(?<!(?:ผู้[ก-๛]{2,12}|บริจาค|สมาชิก|ลูกค้า|นักเรียน|ลูกบ้าน|แพ็?กเกจ|คอร์ส|เช่า|บัตร))';
/** Before a number: 'เดือนละ', 'monthly budget of', 'per month:'. */
const LEADING = UNITS.map(
  ({ unit, english, thai }) =>
    [
      new RegExp(
        `(?:(?:${thai.source})(?:ละ|นึง|หนึ่ง(?!ใน))|(?:ต่อ|${WHO_PAYS}ราย|ทุกๆ?)\\s?(?:${thai.source})(?:ใช้|จ่าย|ขาย|ได้|มี|เสีย|ต้อง)*|(?:per|each|every)\\s(?:${english.source})(?![a-z]))(?:[\\s:]*(?:is|of|at|about|around|ประมาณ|ราวๆ?|ไม่เกิน|แค่|อยู่ที่|เฉลี่ย))?[\\s:]*$`,
        'u',
      ),
      unit,
    ] as const,
);
const ADVERB_AFTER =
  /(?:\/-)?[\s,(]*(daily|weekly|monthly|quarterly|yearly|annually|annual|pcm|p\.c\.m\.|p\.m\.|pm|pa|p\.a\.|hourly|mtl\.?|monatlich|mensuel(?:les?)?|mensual|ราย(?:วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี))(?![a-z])/uy;
const ADVERB_BEFORE =
  /(?:^|[^a-z])(daily|weekly|monthly|quarterly|yearly|annual)\s(?:(?:ad|ads|media|marketing|advertising|online|digital|paid)\s)*(?:budget|spend|spending|target|goal)?(?:\s?(?:is|of|at|about|around|:|=))*\s?$/u;

function at(
  patterns: readonly (readonly [RegExp, TimeUnit, number])[],
  text: string,
  from: number,
): Found | undefined {
  for (const [pattern, unit, times] of patterns) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match) return { unit, times, end: from + match[0].length };
  }
  return undefined;
}

/** The unit of time that follows a number ending at `from`. */
export const unitAfter = (text: string, from: number): Found | undefined => at(AFTER, text, from);

/** 'A month' after a figure that ends at `from`. */
export function perAfter(text: string, from: number): { unit: TimeUnit; end: number } | undefined {
  const found = at(PER, text, from) ?? at(PER_WEEKEND, text, from);
  if (found) return found;
  ADVERB_AFTER.lastIndex = from;
  const match = ADVERB_AFTER.exec(text);
  const unit = match === null ? undefined : ADVERBS[match[1] ?? ''];
  return match === null || unit === undefined ? undefined : { unit, end: from + match[0].length };
}

/** What goes on behind a time that a sum is for; a noun there would make it 'a day ticket', 'monthly donors'. */
const GOES_ON = `(?=\\s*(?:$|[^a-z\\s]|(?:for|from|until|till|to|through|thru|over|x|and|or|in|during|starting|then|incl|including|plus|max|only|tops|${MONTH})(?![a-z])))`;
const BARE = UNITS.map(
  ({ unit, english, thai }) =>
    [
      new RegExp(`\\s(?:${english.source})(?![a-z])${GOES_ON}|\\s?(?:${thai.source})(?:นึง|หนึ่ง(?!ใน))`, 'uy'),
      unit,
      1,
    ] as const,
).filter(([, unit]) => unit !== 'minute');
const ENDS_HERE = new RegExp(GOES_ON, 'uy');

/** '$110 wk', 'BD 180 month': a time that stands alone behind a sum of money. */
export const bareAfter = (text: string, from: number): { unit: TimeUnit; end: number } | undefined =>
  at(BARE, text, from);

/** '600 monthly', '5,500 p/m': the time that a bare number is for, and no part of what it counts ('35 monthly donors'). */
export function perOfBare(text: string, from: number): { unit: TimeUnit; end: number } | undefined {
  const found = perAfter(text, from);
  if (found === undefined) return undefined;
  ENDS_HERE.lastIndex = found.end;
  return ENDS_HERE.test(text) ? found : undefined;
}

/** 'เดือนละ' and 'monthly budget of' before a figure that begins at `to`. */
export function perBefore(text: string, to: number): { unit: TimeUnit; start: number } | undefined {
  const before = text.slice(Math.max(0, to - 60), to);
  for (const [pattern, unit] of LEADING) {
    const match = pattern.exec(before);
    if (match) return { unit, start: to - match[0].length };
  }
  const match = ADVERB_BEFORE.exec(before);
  const unit = match === null ? undefined : ADVERBS[match[1] ?? ''];
  return match === null || unit === undefined ? undefined : { unit, start: to - match[0].length };
}

const MONTHS: Readonly<Record<TimeUnit, number>> = {
  minute: 12 / 525_600, hour: 12 / 8760, day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12,
}; // prettier-ignore
/** Length in months; weeks and days as parts of a year of twelve months. */
export const monthsOf = (count: number, unit: TimeUnit): number => count * MONTHS[unit];

/** `count` of one unit in another where that is exact (months, quarters, years; days, weeks), else undefined. */
export function convert(count: number, from: TimeUnit, to: TimeUnit): number | undefined {
  if (from === to) return count;
  const scales: readonly Partial<Record<TimeUnit, number>>[] = [
    { day: 1, week: 7 },
    { month: 1, quarter: 3, year: 12 },
    { minute: 1, hour: 60 },
  ];
  for (const scale of scales) {
    const [a, b] = [scale[from], scale[to]];
    if (a !== undefined && b !== undefined) return (count * a) / b;
  }
  return undefined;
}

const ADVERB =
  /(?<![a-z])(daily|weekly|monthly|quarterly|yearly|annual(?:ly)?)(?![a-z])|(ราย(?:วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี))/u;
/** 'Monthly churn', 'ยอดรายเดือน': the period that a plain text names apart from its figure. */
export const adverbIn = (text: string): TimeUnit | undefined => {
  const match = ADVERB.exec(text);
  return match === null ? undefined : ADVERBS[match[1] ?? match[2] ?? ''];
};
