/**
 * Times at which nothing is left, and times that nobody takes, as the client tells them: 'weekends always full', 'Mon to Thu the hall
 * is lying empty', 'ศุกร์เสาร์เต็ม', 'ช่วงบ่ายว่างมาก'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { lately } from '../remember.ts';
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
  /(?<!\d\s?%\s?|half[- ]|not |un|to be |is |in |pay |the )(?<![a-z])full(?![a-z-])(?!\s(?:day|time|price|cleanse|set|review|service|size|course|refund|payment|rebuild|of|by|term|board|range|house\b))|(?<![a-z])(?:is|are|was|be|already|always|mostly|now) full(?![a-z-])(?!\s(?:day|time|of|by))|(?<![a-z])(?:packed|rammed|chock[- ]a[- ]block)(?![a-z])|(?<![a-z])max(?:x?ed)(?: out)?(?![a-z])|(?<![a-z])(?:booked (?:up|out|solid|to|through|until|till|into)|fully booked|sold out|sold already|no (?:space|room|slots?))(?![a-z])|เต็ม(?!ที่|เวลา|กำลัง|ใจ|รูปแบบ|จำนวน|ราคา|คราบ|วัน|ปาก|รอบ|งบ|ความจุ|ทีม|ตัว|หน้า)|(?:คน)?แน่น(?:มาก|ทุก|ตลอด|$)|ล้น(?!$|เหลือ)/iu;
/** It is to be full, or is not. */
const WISHED =
  /(?<![a-z])(?:want|wants|need|needs|goal|target|until|till|to get|get to|should be|make it)(?![a-z])[^.;]{0,30}$|(?:อยาก|ให้|ไม่|จน|คืนเงิน|ขอ|ยัง)[^\s]{0,8}$/iu;
/** Nobody takes it. */
const FREE =
  /(?<![a-z])(?:sits?|stands?|stood|lying|lies|sitting|standing)(?: just| all)? (?:idle|empty|still|quiet|around|parked)(?![a-z])|(?<![a-z])(?:sits?|stands?|stood)$|(?<![a-z])(?:is|are|stay|stays|goes|always|mostly|half|too) (?:very |really |so |pretty |mostly |just |half[- ])?(?:quiet|empty|slow|dead|idle)(?![a-z])|(?<![a-z])(?:quiet|empty|slow|dead|idle)(?: as a \p{L}+)?$|(?<![a-z])nothing to do(?![a-z])|(?<![a-z])spare (?:slots|places|capacity|hours|days)(?![a-z])|(?<![a-z])only half (?:booked|full)(?![a-z])|(?<![a-z])(?:mornings?|afternoons?|evenings?|week ?days?) (?:are )?free$|(?<![a-z])\d+ gaps(?![a-z])|(?<![a-z])room (?:is|on)(?![a-z])|(?<!ระห)ว่าง(?!งาน|เปล่า|ไว้|ใจ)|เงียบ(?:มาก|เลย|สุด|$)|คน(?:น้อย|ไม่ค่อยมา)/iu;
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
      last !== undefined &&
      (NUMBER.test(word) ||
        ENDS_IN_NUMBER.test(sentence.slice(last.start, last.end)) ||
        GOES_ON.test(sentence.slice(last.start, last.end)));
    if (isThai && isJoined) last.end = index;
    else parts.push({ start, end: index });
    start = index + mark.length;
  }
  return parts;
}
const NUMBER = /^[\d๐-๙(~]/u;
/** Until when, or which, stands behind the space: 'รอบเช้าเต็มถึง ก.พ.'. */
const GOES_ON = /(?:ถึง|จน|ตั้งแต่|เฉพาะ|ช่วง|เดือน|ยกเว้น)$/u;
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

/** One time by its name: of the week, the day or the clock, or a month. */
const DAY_EN =
  '(?:mon|tues?|wed|weds|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?|week ?days?|week ?ends?|midweek|week ?nights?';
const PART_EN = '(?:(?:early|late) )?(?:mornings?|afternoons?|evenings?|nights?|lunch(?:times?)?|daytimes?)';
const MONTH_EN =
  '(?:(?:early|mid|late)[- ])?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const CLOCK =
  '\\d{1,2}(?:[.:]\\d{2})?(?: ?(?:am|pm)|(?=\\s?(?:-|–|to)\\s?\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm)))';
const DAY_TH =
  'วันธรรมดา|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|(?<!/|ต่อ|\\d\\s?|หนึ่ง|สอง|สาม|สี่)อาทิตย์(?!ละ|ก่อน|หน้า|\\s?นี้))|(?:จ|อ|พ|พฤ|ศ|ส|อา)\\.?(?=\\s?[-–]\\s?(?:จ|อ|พ|พฤ|ศ|ส|อา|ศุกร์|พฤหัส))|(?<=[-–]\\s?)(?:พฤ|ศ|พ|ส|อา|จ|อ)(?![ก-๛])\\.?';
const PART_TH = 'เช้ามืด|เช้า|สาย|บ่าย|เย็น|หัวค่ำ|ดึก|กลางวัน|กลางคืน|เที่ยง';
const MONTH_TH =
  '(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)\\.?|มกรา(?:คม)?|กุมภา(?:พันธ์)?|มีนา(?:คม)?|เมษา(?:ยน)?|พฤษภา(?:คม)?|มิถุนา(?:ยน)?|กรกฎา(?:คม)?|สิงหา(?:คม)?|กันยา(?:ยน)?|ตุลา(?:คม)?|พฤศจิกา(?:ยน)?|ธันวา(?:คม)?';
const CLOCK_TH = '\\d{1,2}(?:[.:]\\d{2})?(?:\\s?(?:น\\.|โมง(?:เช้า|เย็น)?|ทุ่ม))?';
const ONE_EN = `(?:(?<![a-z])(?:${DAY_EN})(?![a-z])|(?<![a-z])${PART_EN}(?![a-z])|(?<![a-z])${MONTH_EN}(?![a-z])|(?<![\\d£$€])${CLOCK}(?![\\d%a-z]))`;
const JOINT_EN = '(?:\\s?(?:&|\\+|/|-|–|\\bto\\b|\\band\\b|\\btill\\b|\\buntil\\b)\\s?|\\s)';
const ROW_EN = new RegExp(`${ONE_EN}(?:${JOINT_EN}${ONE_EN})*`, 'giu');
const ONE_TH = `(?:${DAY_TH}|${PART_TH}|${MONTH_TH}|(?<!\\d)${CLOCK_TH}(?!\\d|\\s?(?:%|คน|คิว|ที่|ราย|คัน|ห้อง|วัน|บาท|ชั่วโมง|ชม)))`;
const JOINT_TH = '(?:\\s?(?:-|–|/|ถึง|ยัน|กับ|และ)\\s?|\\s?)';
const ROW_TH = new RegExp(`${ONE_TH}(?:${JOINT_TH}${ONE_TH})*`, 'giu');
const NAMES_DAY = new RegExp(`(?<![a-z])(?:${DAY_EN}|${PART_EN})(?![a-z])|${DAY_TH}|${PART_TH}`, 'iu');
const NAMES_MONTH = new RegExp(`(?<![a-z])${MONTH_EN}(?![a-z])|${MONTH_TH}`, 'iu');

/** How many of them, in front. */
const COUNTS = /^\d+ (?!โมง|ทุ่ม|น\.)/u;

/** A time as it may be told to a buyer: 'Mon to Thu', 'จันทร์-ศุกร์ 9-15 น.'. */
interface NamedTime {
  words: string;
  /** It is days or hours, which come every week; else months. */
  isWeekly: boolean;
}
/** The times that words name, each with what belongs to it: the longest row of names. */
const timesNamed = lately((words): readonly NamedTime[] => {
  const rows = [...words.matchAll(isMostlyThai(words) ? ROW_TH : ROW_EN)].map(([told]) =>
    told.trim().replace(COUNTS, ''),
  );
  return rows
    .filter((told) => NAMES_DAY.test(told) || NAMES_MONTH.test(told))
    .map((told) => ({ words: told, isWeekly: NAMES_DAY.test(told) && !NAMES_MONTH.test(told) }));
});

/** Days and hours by their names, each by itself, with what stands in brackets beside them: 'Fri and Sun (Bills)'. */
const EACH_DAY = new RegExp(`(?<![a-z])(?:${DAY_EN})(?![a-z])|${DAY_TH}|วันหยุด`, 'giu');
export function namesOfDays(words: string): string[] {
  const days = words.match(EACH_DAY) ?? [];
  return days.length === 0
    ? []
    : [...days, ...[...words.matchAll(/\(([^()]{3,24})\)/gu)].map(([, beside = '']) => beside)];
}

/** Less than this share is taken: there is room. */
const MOST_TAKEN = 75;
const TAKEN =
  /(?<share>\d{1,2}) ?% (?:full|used|booked|occupied|taken)(?![a-z])|(?:ใช้|เต็ม|จอง|เข้าพัก)[ก-๛]{0,6}\s?(?:แค่|แค|เพียง)?\s?(?<part>\d{1,2}) ?%/iu;
/** A time is asked for by its name: 'want OFFICE groups Mon-Thurs', 'อยากได้วันธรรมดา'. */
const SOUGHT_BEFORE =
  /(?<![a-z])(?:want|need|fill|push|promote)(?![a-z])[^\d,;.%]{0,24}$|(?:อยากได้|ขอ|เน้น|เอางาน|เอา|ดัน|เติม)(?:แค่|เฉพาะ|คน|ลูกค้า|งาน|กรุ๊ป|ช่วง)*(?:เล่น|มา)?\s?$/iu;
const NOT_SOUGHT = /(?<![a-z])(?:not?|never|don['’]?t|no more)(?![a-z])|ไม่|อย่า|ห้าม|เลิก/iu;

/** Few of ours are free then: that is no room. */
const FEW_LEFT = /(?<![a-z])only \d/iu;

/** Times that are to be filled: that nobody takes, of which less is taken, or that the client asks for. */
export function timesToFill(sentence: string): NamedTime[] {
  const rooms = readRoomTimes(sentence);
  const found = rooms
    .filter(({ kind, words }) => kind === 'free' && !FEW_LEFT.test(words))
    .flatMap(({ words }) => timesNamed(words));
  const isFullTime = (told: string): boolean =>
    rooms.some(({ kind, words }) => kind === 'full' && words.includes(told));
  const asked = clausesOf(sentence).flatMap((clause) => {
    const { share, part } = TAKEN.exec(clause)?.groups ?? {};
    const taken = Number(share ?? part);
    const isSlack = (share ?? part) !== undefined && taken < MOST_TAKEN;
    return timesNamed(clause).filter(({ words }) => {
      const before = clause.slice(0, clause.indexOf(words));
      return isSlack || (SOUGHT_BEFORE.test(before) && !NOT_SOUGHT.test(before));
    });
  });
  const told = [...found, ...asked].filter(({ words }) => !isFullTime(words));
  return told.filter(({ words }, at) => told.findIndex((one) => one.words === words) === at);
}
const clausesOf = (sentence: string): string[] =>
  isMostlyThai(sentence) ? sentence.split(/[,;/]\s|\s{2,}/u) : sentence.split(/[,;]\s|\sbut\s/u);

/** Days that come every week: 'Tues/Wed', 'Sunday nights', 'เสาร์-อาทิตย์'; 'on a Monday' is one of them, once. */
const EVERY_WEEK = new RegExp(
  `(?:${DAY_EN}|nights?|evenings?)(?<=s)$|[/&–-]| (?:and|to) |ถึง|กับ|และ|วันธรรมดา`,
  'iu',
);
export const daysNamed = (words: string): string[] =>
  timesNamed(words).flatMap((time) => (time.isWeekly && EVERY_WEEK.test(time.words) ? [time.words] : []));
