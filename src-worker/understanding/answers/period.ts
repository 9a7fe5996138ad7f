/** The times that a plan counts in. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';

export type Period = Exclude<TimeUnit, 'minute' | 'hour'>;

export const isPeriod = (unit: TimeUnit): unit is Period => unit !== 'minute' && unit !== 'hour';

const NIGHT = /(?:ต่อ|ละ|\/|(?<![a-z])(?:per|a|an|each|every)\s)\s?(?:คืน|night|evening)(?![a-z])|คืนละ/u;
/** 'Monthly donors' are donors, however many there are in a month; so are 'ร้านที่สั่งทุกเดือน'. */
const KIND_OF_CUSTOMER =
  /(?:ผู้|สมาชิก|แพ็?กเกจ|คอร์ส|บริจาค|ลูกค้า|สัญญา|ประกัน)[ก-๛]{0,12}?ราย(?:วัน|สัปดาห์|เดือน|ปี)(?:มี|ได้|ขาย)?\s*$|ที่(?:สั่ง|มา|ซื้อ|จ่าย|ใช้|รับ|ส่ง|โอน|บริจาค)[ก-๛]{0,10}ทุก(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)\s*$|(?:คน|ผู้|สมาชิก|ราย)[ก-๛]{2,14}(?:ต่อเนื่อง|ประจำ|สม่ำเสมอ)ทุก(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี)\s*$/u;
const WEEKDAY =
  /(?:ทุก|ละ)\s?(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์)ละ|(?<![a-z])(?:each|every|per|a|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![a-z])/u;
/** 'Wed from 55 ppl', 'Tuesdays: 19 cuts': what a day of the week is told of comes once a week; a day of the calendar does not. */
const WEEKDAY_NAME = '(?:mon|tue|tues|wed|weds|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?';
const WEEKDAY_FIRST = new RegExp(
  `^\\s?(?:on )?${WEEKDAY_NAME}(?: (?:and|&) ${WEEKDAY_NAME})?(?: (?:nights?|evenings?|mornings?|lunch))?:?(?: from| at| is| are| we do| we get)?\\s?$`,
  'u',
);
const WEEKDAY_AHEAD = (text: string, start: number): boolean =>
  WEEKDAY_FIRST.test(
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;,\n]/u)
      .at(-1) ?? '',
  );

/** What is counted on the days of the week is counted on each of them: 'วันธรรมดา 95 แก้ว', 'weekdays 40 covers'. */
const ON_DAYS =
  /วันธรรมดา(?:ขายได้|ขาย|ได้|มี|มา|วันนี้)?\s*$|(?<![a-z])(?:weekdays?|mon(?:day)?s?\s?(?:-|–|to)\s?(?:thu|thurs|fri)(?:day)?s?)(?: (?:now|we do|we sell|we get|at))?:?\s*$/u;

/** The time that a figure is for: as it is read, a night as a day, a Saturday as a week. */
export function periodOf(text: string, { per, span, perSpan, quantity }: Reading): TimeUnit | undefined {
  if (per !== undefined && !(perSpan && KIND_OF_CUSTOMER.test(plain(text).slice(0, perSpan.end)))) return per;
  const around = plain(text).slice(Math.max(0, span.start - 14), Math.max(span.end, perSpan?.end ?? 0) + 14);
  const isOnDays =
    quantity.kind === 'count' && ON_DAYS.test(plain(text).slice(Math.max(0, span.start - 24), span.start));
  if (NIGHT.test(around) || isOnDays) return 'day';
  const isWeekly =
    WEEKDAY.test(around) || (quantity.kind === 'count' && WEEKDAY_AHEAD(plain(text), span.start));
  return isWeekly ? 'week' : undefined;
}
