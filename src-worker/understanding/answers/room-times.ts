/**
 * Times at which nothing is left, and times that nobody takes, as the client tells them: 'weekends always full', 'Mon to Thu the hall
 * is lying empty', 'ศุกร์เสาร์เต็ม', 'ช่วงบ่ายว่างมาก'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { isMostlyThai } from '../text.ts';

export interface RoomTime {
  kind: 'full' | 'free';
  /** The client's words, whole: the time and what is told of it. */
  words: string;
  /** Where they stand in the sentence. */
  span: Span;
}

/** A time of the day, the week or the year. */
const TIME =
  /(?<![a-z])(?:mornings?|afternoons?|evenings?|nights?|week ?days?|week ?ends?|month[- ]?ends?|winter|summer|spring|autumn|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?|off[- ]season|low season|midweek|lunch|daytime)(?![a-z])|ช่วง|วันธรรมดา|เสาร์|(?<!\/|ต่อ|\d\s?|หนึ่ง|สอง|สาม|สี่|ล่วงหน้า\s?)อาทิตย์(?!ละ|ก่อน|หน้า)|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เช้า|บ่าย|เย็น|กลางวัน|กลางคืน|ดึก|บางเดือน|สิ้นเดือน|ปลายเดือน|ต้นเดือน|หน้า(?:ฝน|หนาว|ร้อน|แล้ง)|โลว์/iu;
const hasTime = (words: string): boolean =>
  TIME.test(words) || readQuantities(words).some(({ quantity }) => quantity.kind === 'date');

/** Nothing is left. */
const FULL =
  /(?<!\d\s?%\s?|half[- ]|not |un|to be |is |in |pay |the )(?<![a-z])full(?![a-z-])(?!\s(?:day|time|price|cleanse|set|review|service|size|course|refund|payment|rebuild|of|by|term|board|range|house\b))|(?<![a-z])(?:is|are|was|be|already|always|mostly|now) full(?![a-z-])(?!\s(?:day|time|of|by))|(?<![a-z])(?:packed|rammed|chock[- ]a[- ]block)(?![a-z])|(?<![a-z])(?:booked (?:up|out|solid|to|through|until|till|into)|fully booked|sold out|sold already|no (?:space|room|slots?))(?![a-z])|เต็ม(?!ที่|เวลา|กำลัง|ใจ|รูปแบบ|จำนวน|ราคา|คราบ|วัน|ปาก|รอบ|งบ|ความจุ|ทีม|ตัว|หน้า)|(?:คน)?แน่น(?:มาก|ทุก|ตลอด|$)|ล้น(?!$|เหลือ)/iu;
/** It is to be full, or is not. */
const WISHED =
  /(?<![a-z])(?:want|wants|need|needs|goal|target|until|till|to get|get to|should be|make it)(?![a-z])[^.;]{0,30}$|(?:อยาก|ให้|ไม่|จน|คืนเงิน|ขอ|ยัง)[^\s]{0,8}$/iu;
/** Nobody takes it. */
const FREE =
  /(?<![a-z])(?:sits?|stands?|stood|lying|lies|sitting|standing)(?: just| all)? (?:idle|empty|still|quiet|around|parked)(?![a-z])|(?<![a-z])(?:sits?|stands?|stood)$|(?<![a-z])(?:is|are|stay|stays|goes|always|mostly|half|too) (?:very |really |so |pretty |mostly |just |half[- ])?(?:quiet|empty|slow|dead|idle)(?![a-z])|(?<![a-z])(?:quiet|empty|slow|dead|idle)(?: as a \p{L}+)?$|(?<![a-z])nothing to do(?![a-z])|(?<![a-z])spare (?:slots|places|capacity|hours|days)(?![a-z])|(?<![a-z])only half (?:booked|full)(?![a-z])|(?<![a-z])(?:mornings?|afternoons?|evenings?|week ?days?) (?:are )?free$|(?<![a-z])\d+ gaps(?![a-z])|(?<![a-z])room (?:is|on)(?![a-z])|ว่าง(?!งาน|เปล่า|ไว้|ใจ)|เงียบ(?:มาก|เลย|สุด|$)|คน(?:น้อย|ไม่ค่อยมา)/iu;
/** Of a campaign that is over: 'sold 130 in the first week, then quiet'. */
const ONCE = /\b(?:then|went|gone|got) (?:very |really )?(?:quiet|dead|slow)\b|แล้วเงียบ/iu;

/** Parts of a sentence that stand alone: Thai parts them by spaces, and keeps a number with the words around it. */
function partsOf(sentence: string): Span[] {
  const isThai = isMostlyThai(sentence);
  const marks = isThai ? /\s+/gu : /[,;]\s+(?:and |but |so )?|\s+(?:but|while|so)\s+/giu;
  const parts: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of [...sentence.matchAll(marks), { index: sentence.length, 0: '' }]) {
    const word = sentence.slice(start, index);
    const last = parts.at(-1);
    const isJoined =
      last !== undefined && (NUMBER.test(word) || ENDS_IN_NUMBER.test(sentence.slice(last.start, last.end)));
    if (isThai && isJoined) last.end = index;
    else parts.push({ start, end: index });
    start = index + mark.length;
  }
  return parts;
}
const NUMBER = /^[\d๐-๙(~]/u;
const ENDS_IN_NUMBER = /(?:^|\s)[\d๐-๙.,:–-]+$/u;

/** Parts that are joined until the time stands in them: before, then behind. */
const [BEFORE, BEHIND] = [3, 2];

const tellsState = (part: string): boolean => FULL.test(part) || FREE.test(part);

/** The parts around one of them that tell when; what tells of another time is none of it. */
function around(sentence: string, parts: readonly Span[], at: number): Span | undefined {
  const span = (from: number, to: number): Span => ({
    start: parts[from]?.start ?? 0,
    end: parts[to]?.end ?? sentence.length,
  });
  const text = (from: number, to: number): string => sentence.slice(span(from, to).start, span(from, to).end);
  const isThai = isMostlyThai(sentence);
  if (hasTime(text(at, at))) return span(at, at);
  for (let from = at - 1; from >= Math.max(0, at - (isThai ? BEFORE : 1)); from -= 1) {
    if (tellsState(text(from, from))) break;
    if (hasTime(text(from, at))) return span(from, at);
  }
  const last = isThai ? Math.min(parts.length - 1, at + BEHIND) : at;
  for (let to = at + 1; to <= last; to += 1) {
    if (tellsState(text(to, to))) break;
    if (hasTime(text(at, to))) return span(at, to);
  }
  return undefined;
}

/** @param sentence of the client's own */
export function readRoomTimes(sentence: string): RoomTime[] {
  const parts = partsOf(sentence);
  return parts.flatMap(({ start, end }, i): RoomTime[] => {
    const part = plain(sentence.slice(start, end));
    const full = FULL.exec(part);
    const isFull = full !== null && !WISHED.test(part.slice(0, full.index));
    const isFree = FREE.test(part) && !ONCE.test(part) && !/ไม่(?:ค่อย)?ว่าง/u.test(part);
    if (isFull === isFree) return [];
    const span = around(sentence, parts, i);
    if (span === undefined) return [];
    const said = sentence.slice(span.start, span.end).trim();
    // 'กลางวันเต็มแล้ว 25': of what the number is, nobody says.
    const words = isMostlyThai(said) ? said.replace(/(?<!\d[.,:–-]?)\s\d+$/u, '') : said;
    return [{ kind: isFull ? 'full' : 'free', words, span }];
  });
}
