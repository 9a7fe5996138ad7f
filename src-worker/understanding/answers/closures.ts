/** Days on which the client is shut for once: 'Shut 4 to 17 January', 'ปิดร้าน 10–16 เม.ย.'. */
import { firstDayOf, isDay, lastDayOf } from '../../../src/shared/reading/days.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../src/shared/reading/quantity.ts';

export interface Closure {
  first: Date;
  last: Date;
}

/** Right before the days. Orders and schools that close shut nobody's business. */
const SHUT =
  /(?:^|[.;,\n(]\s*)(?:(?:we|i|shop|office|workshop|studio|clinic|factory|kitchen|everything)(?:['’]?(?:re|m)| are| am| is| will be)? )?(?:all )?(?:shut|closed|away|on (?:leave|holiday|vacation)|shut ?down|close(?: up)?|shutdown)(?: down)?(?: (?:from|for|between|over|on))?(?: the)?\s*:?\s*$|(?:ปิดร้าน|ปิดโรงงาน|ปิดทำการ|ปิดออฟฟิศ|ปิดครัว|หยุดร้าน|หยุดยาว|ร้าน(?:ปิด|หยุด)|โรงงาน(?:ปิด|หยุด)|ช่างหยุด|(?:^|[\s,])หยุด|(?:^|[\s,])ปิด)(?:ช่วง|วันที่|ตั้งแต่|เทศกาล|สงกรานต์|ปีใหม่|\s)*$/u;
/** Behind them: '24 Dec - 4 Jan we are closed'. */
const SHUT_BEHIND =
  /^\s?[:,]?\s?(?:(?:we|i) (?:are |am )?(?:shut|closed|away)|(?:shut|closed)(?![a-z])|(?:ปิดร้าน|ปิดทำการ|ร้านปิด|ร้านหยุด|หยุด(?:ยาว|ร้าน)?)(?![ก-๛]))/u;
/** Longer is a season, in which buyers may well be spoken to. */
const MOST_DAYS = 35;
const DAY_MS = 86_400_000;

/** '4 to |17 January': the first day stands before the date, in its month. */
const FROM_DAY = /(?<![\d.,:])(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?\s?(?:to|till|until|through|-|–|ถึง)\s?$/u;

/** The days of one that is told as a date, or as a day before it. */
function daysOf(
  from: CalendarDate,
  to: CalendarDate | undefined,
  day: string | undefined,
  today: Date,
): Closure | undefined {
  const end = to ?? from;
  const start = to === undefined ? { ...from, day: Number(day) } : from;
  if ((to === undefined && day === undefined) || !isDay(end) || !isDay(start)) return undefined;
  const last = lastDayOf(end, today);
  const began = firstDayOf(start, today);
  if (began === undefined) return undefined;
  // From one year into the next the first day is the one before the last.
  const first =
    began > last
      ? new Date(Date.UTC(last.getUTCFullYear() - 1, began.getUTCMonth(), began.getUTCDate()))
      : began;
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1;
  return days > 1 && days <= MOST_DAYS ? { first, last } : undefined;
}

/** Every such time that answers tell, counted from the day on which they were written. */
export function closuresIn(answers: readonly string[], today: Date): Closure[] {
  return answers.flatMap((answer) => {
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span }): Closure[] => {
      if (quantity.kind !== 'date') return [];
      const from = FROM_DAY.exec(text.slice(0, span.start));
      const before = text.slice(0, from?.index ?? span.start);
      if (!SHUT.test(before) && !SHUT_BEHIND.test(text.slice(span.end))) return [];
      const closure = daysOf(quantity.from, quantity.to, from?.groups?.['day'], today);
      return closure === undefined ? [] : [closure];
    });
  });
}
