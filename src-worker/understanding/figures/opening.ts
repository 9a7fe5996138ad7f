/** On how many days something is open, and how often on one of them: 'เปิดแค่เสาร์อาทิตย์ วันละ 2 รอบ', 'six days a week'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { readRoomTimes } from '../answers/room-times.ts';
import { sentencesIn } from '../answers/sentences.ts';

export interface Opening {
  daysPerWeek?: number;
  /** Of one of what is counted: a crane, a boat. */
  daysPerMonth?: number;
  slotsPerDay?: number;
  words: string;
}

const DAYS = [
  /^(?:sun(?:day)?s?|อาทิตย์|อา\.?)$/iu,
  /^(?:mon(?:day)?s?|จันทร์|จ\.?)$/iu,
  /^(?:tue(?:s(?:day)?)?s?|อังคาร|อ\.?)$/iu,
  /^(?:wed(?:nesday)?s?|พุธ|พ\.?)$/iu,
  /^(?:thu(?:rs?(?:day)?)?s?|พฤหัส(?:บดี)?|พฤ\.?)$/iu,
  /^(?:fri(?:day)?s?|ศุกร์|ศ\.?)$/iu,
  /^(?:sat(?:urday)?s?|เสาร์|ส\.?)$/iu,
] as const;
const DAY =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?)s?|อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|(?<!\\p{L})(?:จ|อ|พฤ|พ|ศ|ส|อา)\\.?(?![\\p{L}\\p{M}])';
const RANGE = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])|(?<=เปิด|เฉพาะ|แค่|ทุก))(?:วัน)?(${DAY})\\s*(?:to|through|till?|until|-|–|ถึง)\\s*(?:วัน)?(${DAY})(?![\\p{Script=Latin}])`,
  'iu',
);
const WEEKEND = /เสาร์\s*(?:-|–|และ|กับ)?\s*อาทิตย์|\bweekends?\b|ส\.-อา\./iu;
const WEEKDAYS = /\bweek ?days?\b|วันธรรมดา/iu;
const ONLY = /แค่|เฉพาะ|เท่านั้น|only|just/iu;
const SLOT =
  /^(?:รอบ|sittings?|seatings?|sessions?|classes|rounds?|batches|tours?|sailings?|departures?|คลาส)/iu;
const A_WEEK = /(?:อาทิตย์|สัปดาห์)ละ\s*$/iu;
const A_MONTH = /เดือน(?:ละ|นึง|หนึ่ง)[^\d.;\n]{0,10}$|(?<![a-z])(?:a|per|each|every) month[^\d.;\n]{0,10}$/iu;
const WEEKLY = /^\s*(?:a|per|each|every|\/)\s*week|^\s*(?:ต่อ|\/)\s*(?:อาทิตย์|สัปดาห์)/iu;
const MONTHLY = /^\s*(?:a|per|each|\/)\s*month|^\s*(?:ต่อ|\/)\s*(?:เดือน|ด\.)/iu;

/** 'ทำงาน 22 วัน': so many days as a month of work has. */
const WORKS = /(?:ทำงาน|เปิด|works?|open)\s*$/iu;
/** Right behind what is done on one day: 'วันละ 40 ออเดอร์ 26 วัน'. */
const DONE_DAILY = /(?:วันละ\s?[\d,]+\s?[ก-๛]{0,12}|[\d,]+\s?(?:[a-z]+ ){0,2}(?:a|per) day),?\s*$/u;
const isMonthOfWork = (text: string, { start, end }: Span, days: number): boolean =>
  days >= 18 &&
  days <= 31 &&
  (WORKS.test(text.slice(0, start)) ||
    DONE_DAILY.test(text.slice(0, start)) ||
    // '3 jobs a day each, 20 working days'.
    /(?<![a-z])(?:working|work|business)(?![a-z])/u.test(text.slice(start, end)));

/** Days from one to the other, both named ones included. */
function daysBetween(from: string, to: string): number | undefined {
  const [a, b] = [from, to].map((name) => DAYS.findIndex((day) => day.test(name)));
  return a === undefined || b === undefined || a < 0 || b < 0 ? undefined : ((b - a + 7) % 7) + 1;
}

/** 'Closed on Sundays and Mondays', 'หยุดวันอาทิตย์'. */
const CLOSED = new RegExp(
  `(?:\\b(?:closed|off|not|no(?: \\p{L}+)?) (?:on )?|หยุด(?:ทุก)?|(?<!เ)ปิด(?:ทุก)?)\\s?(?:วัน)?(?<first>${DAY})(?:\\s?(?:and|&|,|/|\\+|และ|กับ)?\\s?(?:วัน)?(?<second>${DAY}))?(?![\\p{Script=Latin}])`,
  'iu',
);
/** 'Friday closed', 'วันอาทิตย์ปิด'. */
const CLOSED_BEHIND = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:วัน)?(?:(?<first>${DAY})(?:\\s?(?:and|&|,|/|\\+|และ|กับ)\\s?(?:วัน)?|\\s))?(?<second>${DAY})\\s?(?:(?:we )?(?:are |is )?closed(?![a-z])|ปิด(?![ก-๛])|หยุด(?![ก-๛]))`,
  'iu',
);

/** 'Tuesdays and Thursdays only', 'เปิดเฉพาะวันเสาร์ อาทิตย์และจันทร์'. */
const NAMED_DAY = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])|วัน|และ|กับ|เปิด|เฉพาะ|แค่)(?<day>${DAY})(?![\\p{Script=Latin}])`,
  'giu',
);
const SHUT = /closed|(?<![a-z])off(?![a-z])|(?<![a-z])no(?:t|n)?(?![a-z])|หยุด|(?<!เ)ปิด/iu;
const OPEN_ON = new RegExp(`(?:เปิด|(?<![a-z])open(?:s|ed)?(?: on)?\\s)\\s*(?:วัน)?(?:${DAY})`, 'iu');
function namedDays(text: string): { days: number; words: string } | undefined {
  for (const part of text.split(/[.;\n]/u)) {
    if (!(ONLY.test(part) || OPEN_ON.test(part)) || SHUT.test(part)) continue;
    const found = [...part.matchAll(NAMED_DAY)].map(({ groups }) => groups?.['day'] ?? '');
    const days = new Set(found.map((name) => DAYS.findIndex((day) => day.test(name))));
    if (days.size > 1 && days.size < 7 && !days.has(-1)) return { days: days.size, words: part.trim() };
  }
  return undefined;
}

const LISTED_DAY = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])|วัน|และ|กับ|เปิด)(?<day>${DAY})(?![\\p{Script=Latin}])`,
  'giu',
);
/** Two to four days that are named one after the other: 'Tues + Thurs', 'Mon Wed Thu', 'เสาร์ อาทิตย์'; undefined of those it is shut. */
export function daysListed(part: string): number | undefined {
  if (SHUT.test(part) || RANGE.test(part)) return undefined;
  // Thai letters alone are months and towns as well; 'อาทิตย์ละ' is a week.
  const found = [...part.matchAll(LISTED_DAY)].flatMap(({ groups, 0: words, index }) =>
    (/[ก-๛]/u.test(words) && words.length < 4) || part.slice(index + words.length).startsWith('ละ')
      ? []
      : [groups?.['day'] ?? ''],
  );
  const days = new Set(found.map((name) => DAYS.findIndex((day) => day.test(name))));
  return days.size > 1 && days.size < 5 && !days.has(-1) ? days.size : undefined;
}

/** 'Delivered in 3 days' and 'within 5 days' tell how long it takes. */
const SO_MANY_DAYS =
  /(?<!(?:in|within|after|takes?|every) )(?<![\d.,])\d{1,3} (?:\p{L}+ )?days(?![a-z])|(?<!ภายใน|ใน)(?<![\d.,])\d{1,3}\s?วัน(?!ละ)/u;
/** Whether a phrase tells on how many days something is done, in whatever time: '180 dry days', 'Tues + Thurs', 'open 4 days'. */
export const tellsDays = (words: string): boolean =>
  SO_MANY_DAYS.test(plain(words)) || daysListed(words) !== undefined || readDays(words) !== undefined;

/** Days on which nothing is left are no opening days: 'ศุกร์-เสาร์เต็ม'. */
const withoutFull = (answer: string): string =>
  sentencesIn(answer)
    .flatMap(({ start, end }) => readRoomTimes(answer.slice(start, end)))
    .reduce((rest, { kind, words }) => (kind === 'full' ? rest.replace(words, '') : rest), answer);

/** The days of a week without those on which it is shut. */
function shutDays(text: string): { days: number; words: string } | undefined {
  const found = CLOSED.exec(text) ?? CLOSED_BEHIND.exec(text);
  if (!found) return undefined;
  const { first, second } = found.groups ?? {};
  return { days: first === undefined || second === undefined ? 6 : 5, words: found[0] };
}

/** Days of the week that an answer names as a range, or as week days or a weekend. */
export function readDays(answer: string): { days: number; words: string } | undefined {
  const text = plain(withoutFull(answer));
  const range = RANGE.exec(text);
  const days = range ? daysBetween(range[1] ?? '', range[2] ?? '') : undefined;
  if (range && days !== undefined && days < 7 && days > 1) return { days, words: range[0] };
  const named = namedDays(text);
  if (named) return named;
  const weekend = WEEKEND.exec(text);
  if (weekend && ONLY.test(text)) return { days: 2, words: weekend[0] };
  const closed = shutDays(text);
  if (closed) return closed;
  const week = WEEKDAYS.exec(text);
  return week ? { days: 5, words: week[0] } : undefined;
}

/** When an answer says that something is open, or how often. */
export function readOpening(answer: string): Opening | undefined {
  const text = plain(answer);
  const found: Opening = { words: '' };
  for (const { quantity, span, per, each } of readQuantities(answer)) {
    const words = answer.slice(Math.max(0, span.start - 16), span.end).trim();
    const after = text.slice(span.end);
    if (quantity.kind === 'duration' && quantity.unit === 'day' && quantity.value > 0) {
      const isWeek = A_WEEK.test(text.slice(0, span.start)) || WEEKLY.test(after);
      if (isWeek && quantity.value < 7) found.daysPerWeek = quantity.value;
      else if (
        quantity.value <= 31 &&
        (MONTHLY.test(after) ||
          A_MONTH.test(text.slice(0, span.start)) ||
          isMonthOfWork(text, span, quantity.value))
      )
        found.daysPerMonth = quantity.value;
      else continue;
      found.words ||= words;
    }
    const isDaily = per === 'day' || /^(?:night|day|evening)$/u.test(each ?? '');
    if (quantity.kind === 'count' && isDaily && SLOT.test(quantity.unit)) {
      found.slotsPerDay = quantity.value;
      found.words ||= words;
    }
  }
  const named =
    found.daysPerWeek === undefined &&
    /เปิด|open|run|ออก|only|แค่|closed|หยุด|ปิด|\boff\b|\b(?:a|per|each) day\b|วันละ|ต่อวัน/iu.test(text)
      ? readDays(answer)
      : undefined;
  if (named) {
    found.daysPerWeek = named.days;
    found.words ||= named.words;
  }
  return found.words === '' ? undefined : found;
}
