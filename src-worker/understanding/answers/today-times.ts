/** For which time a figure of today is told: '430 bed nights in a month', '26 pairs monthly', '190 trips last month', '62 โต๊ะต่อคืน'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { periodOf } from './period.ts';

/** Of a figure of today 'in a month' is no time to reach it in; what is counted may stand between, and where it comes from. 'Monthly donors' are a kind of donor. */
const TIME_BEHIND =
  /^(?:\s(?!to(?![a-z])|and(?![a-z])|but(?![a-z])|want|need|by(?![a-z]))[\p{L}'’-]+){0,5}?\s(?:(?:in (?:(?:our|the|a|my) )?(?:best|good|normal|average|typical|usual|busy|slow|quiet|bad) |in (?:one |an? |1 )?|per |an? |each |every |last )(?<unit>day|week|wk|month|mth|quarter|year)(?![\p{L}])|(?<adverb>daily|weekly|monthly|pm|p\.m\.|pcm)(?=\s*(?:$|[^\p{L}\s]|(?:now|today|currently|to|at|in|from|and|but|this|last)(?!\p{L}))))/iu;
const UNITS: Readonly<Record<string, TimeUnit>> = {
  day: 'day', week: 'week', wk: 'week', month: 'month', mth: 'month', quarter: 'quarter', year: 'year',
  daily: 'day', weekly: 'week', monthly: 'month', pm: 'month', 'p.m.': 'month', pcm: 'month',
}; // prettier-ignore
/** 'Last month we did 12', 'เดือนที่แล้วได้ 22 เคส'. */
const TIME_BEFORE =
  /(?:(?<![a-z])last (?<unit>week|month)(?: (?:we|i|it))?(?: (?:did|had|got|sold|made|signed|served|was|were))?(?: about| around| only)?[,:]?|(?<thai>เดือน|สัปดาห์|อาทิตย์)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)(?:เรา)?(?:ได้|มี|ขาย(?:ได้)?|ทำ(?:ได้)?)?(?:แค่|เพียง|ประมาณ)?)\s*$/u;
const THAI_UNITS: Readonly<Record<string, TimeUnit>> = {
  วัน: 'day', สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month', ปี: 'year',
}; // prettier-ignore
/** '44 น้องต่อเดือน', '58 ฉบับ/เดือน': what counts stands between the figure and its time. */
const TIME_BEHIND_TH = /^\s?[ก-๛]{0,14}?(?:ต่อ|\/\s?)(?<unit>วัน|สัปดาห์|อาทิตย์|เดือน|ปี)(?![ก-๛]*(?:ก่อน|แล้ว))/u;
/** 'เดือนนึงประมาณ 85 ก้อน'. */
const EACH_BEFORE_TH =
  /(?<unit>วัน|สัปดาห์|อาทิตย์|เดือน|ปี)(?:นึง|หนึ่ง)(?:เรา)?(?:ได้|ขาย(?:ได้)?|มี|ทำ(?:ได้)?)?(?:ประมาณ|ประมาน|ราวๆ?|สัก|แค่)?\s*$/u;
/** '3 jobs most days', 'on a normal day 22 dogs', 'วันธรรมดาได้ 90 หัว'. */
const USUAL = '(?:normal|usual|typical|average|ordinary|regular|good|bad|quiet|slow|busy)';
const USUAL_BEHIND = new RegExp(
  `^(?:\\s[a-z]+){0,2}?\\s(?:(?:on |in )?most (?<unit>day|week|month)s|(?:on|in) (?:an? |our )?${USUAL} (?<one>day|week|month|(?:week)?night|weekday|evening|morning))(?![a-z])`,
  'u',
);
const USUAL_BEFORE = new RegExp(
  `(?<![a-z])(?:(?:on |in )?most (?<unit>day|week|month)s|(?:on|in) (?:an? |our )?${USUAL} (?<one>day|week|month|(?:week)?night|weekday|evening|morning))(?: (?:we|i))?(?: (?:do|get|have|see|sell|take))?(?: about| around| only)?,?\\s*$|(?<thai>วัน)(?:ธรรมดา|ปกติ|ทั่วไป)(?:เรา)?(?:ได้|มี|ขาย(?:ได้)?|รับ)?(?:แค่|ประมาณ|ราวๆ?)?\\s*$`,
  'u',
);
const usualOf = (text: string, { span, figure }: Reading): TimeUnit | undefined => {
  const { unit, one, thai } =
    USUAL_BEFORE.exec(text.slice(Math.max(0, span.start - 60), span.start))?.groups ??
    USUAL_BEHIND.exec(text.slice(figure.end, figure.end + 60))?.groups ??
    {};
  const found = unit ?? one ?? (thai === undefined ? undefined : 'day');
  return found === undefined ? undefined : (UNITS[found] ?? 'day');
};
/** What came last year may be told of a goal that has another time. */
const LAST_YEAR = /(?<![a-z])last year$/iu;

/** The time that a figure of today is for, where it is told beside it. */
export function timeOfToday(text: string, reading: Reading): TimeUnit | undefined {
  const read = periodOf(text, reading);
  if (read !== undefined || (reading.quantity.kind !== 'count' && reading.quantity.kind !== 'money'))
    return read;
  const usual = reading.quantity.kind === 'count' ? usualOf(plain(text), reading) : undefined;
  if (usual !== undefined) return usual;
  const before = TIME_BEFORE.exec(plain(text).slice(0, reading.span.start))?.groups;
  if (before) return UNITS[before['unit'] ?? ''] ?? THAI_UNITS[before['thai'] ?? ''];
  const thai =
    TIME_BEHIND_TH.exec(plain(text).slice(reading.figure.end)) ??
    EACH_BEFORE_TH.exec(plain(text).slice(0, reading.span.start));
  if (thai) return THAI_UNITS[thai.groups?.['unit'] ?? ''];
  const found = TIME_BEHIND.exec(plain(text).slice(reading.figure.end, reading.figure.end + 70));
  const { unit, adverb } = found?.groups ?? {};
  if (found === null || LAST_YEAR.test(found[0])) return undefined;
  return UNITS[(unit ?? adverb ?? '').toLowerCase()];
}
