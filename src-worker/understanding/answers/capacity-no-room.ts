/** Whether no more goes beyond a figure, and which figures are no number of what can be served at all. */
import { unitOf } from './capacity-many.ts';
import { isRound, timeOf } from './capacity-open.ts';
import type { Figure } from './roles.ts';

const NO_MORE_BEFORE =
  /(?:(?<![a-z])(?:max(?:imum)?(?: of)?|at most|no more than|not more than|up to|limit(?:ed)?(?: is| of| to)*|cap(?:s|ped)? (?:us )?at|full at|tops? (?:out )?at|licen[cs]ed for|(?<!we |i )(?:handles?|holds?|fits?|seats?|sleeps|takes?|carr(?:y|ies)|houses)(?: about| around| only)?)|ไม่เกิน|สูงสุด|เต็มที่|มากสุด|จุ(?:ได้)?|(?<!สำห)รับ(?:คน|แขก|ลูกค้า|นักเรียน|คนไข้|สมัคร)?ได้|จอด(?:รถ)?ได้|นั่งได้|รองรับ(?:ได้)?|พร้อมกัน(?:ได้)?|(?:ทำ|แพ็?[คก]|ผลิต|ติดตั้ง|อบ|ซ่อม|ซัก|ล้าง|นวด|เย็บ|พิมพ์|แต่ง|คั่ว|ดูแล|สอน)[ก-๛]{0,8}ได้(?:(?:วัน|เดือน|สัปดาห์|อาทิตย์)ละ)?)\s*$/u;
const NO_MORE_BEHIND =
  /^[^.;,\d]{0,24}?(?<![a-z])(?:max(?:imum)?|at (?:the )?most|tops)(?![a-z])|^[^.;,\d]{0,24}(?:,| and) (?:no|not) more(?![a-z])|^[^.;,\d]{0,24}, that'?s (?:all|it|the lot)(?![a-z])|^\s?(?:[a-z-]+\s){0,3}(?:at (?:a|any|one|the same)(?: one)? time|at once|in parallel)(?![a-z])|^\s?[ก-๛]{0,10}พร้อมกัน/u;
export function isBounded(text: string, { reading: { span, figure } }: Figure): boolean {
  return (
    NO_MORE_BEFORE.test(text.slice(Math.max(0, span.start - 30), span.start)) ||
    NO_MORE_BEHIND.test(text.slice(figure.end, figure.end + 40))
  );
}

/** What was done once is no limit: 'ปีที่แล้วทำได้ 45 ไร่'. */
const LAST_TIME =
  /(?:(?<![a-z])last (?:year|season|month|time)|(?:ปี|เดือน|ฤดู|รอบ|รุ่น)(?:ที่แล้ว|ก่อน))[^.;,\d]{0,16}$/u;

/** 'Busy 4-7pm', '10.00-18.00 น.': times of a day. */
const CLOCK = /^\s?(?:[ap]\.?m\.?|o'clock|น\.|โมง|ทุ่ม)(?![a-zก-๛])/u;
/** Who works there, how long people stay, when it is done: no number of what can be served. */
const NO_ROOM =
  /^(?:views?|likes?|followers?|impressions?|clicks?|leaflets?|flyers?|printed|crews?|engineers?|officers?|teachers?|trainers?|instructors?|staff|clerks?|execs?|drivers?|fitters?|installers?|vets?|doctors?|dentists?|surgeons?|therapists?|physios?|guides?|chefs?|bakers?|nurses?|carers?|cleaners?|gardeners?|stylists?|barbers?|groomers?|assessors?|surveyors?|technicians?|techs|mechanics?|cooks?|tutors?|volunteers?)(?![a-z])/iu;
const EACH = /^\s?[a-z]+ (?:each|apiece) (?:an?|per|every) (?:day|week|month)(?![a-z])/u;
/** How large one of them is. */
const SIZE =
  /^(?:m|cm|mm|km|ft|feet|inch(?:es)?|metres?|meters?|yards?|hp|kw|kva|v|°c|เมตร|ซม\.?|ฟุต|นิ้ว|ขวบ)$/iu;
const SPAN_OF_TIME =
  /^(?:nights?|days?|weeks?|months?|years?|hours?|minutes?|คืน|วัน|ปี|เดือน|ชั่วโมง|นาที|ครั้ง)(?![a-z])/iu;
/** What one who comes takes: so many of them in a time are room. */
const SLOT = /^(?:slots?|lessons?)(?![a-z])/iu;
const GROUP = /^(?:groups?|classes|tours?|trips?|workshops?|batches|กลุ่ม|รุ่น|ค่าย|ทริป|เที่ยว)/iu;
const STAFF_BEFORE =
  /(?:ครู|ช่าง|หมอ|แพทย์|พยาบาล|นักกายภาพ|พนักงาน|แอดมิน|ทีมงาน|คนขับ|เซลส์?|โค้ช|เทรนเนอร์|เชฟ|ไกด์|สัตวแพทย์|ทันตแพทย์)\s*$/u;
/** '6 คันเช่าไปแล้ว', 'already booked 6': taken, and no room. */
const TAKEN_BEFORE = /(?:[ก-๛]ไปแล้ว|(?<![a-z])already (?:booked|taken|let|sold|rented|gone|full)[:,]?)\s*$/u;
const TAKEN_BEHIND =
  /^\s?(?:[a-z]+ )?(?:are |is |of them )?(?:already (?:taken|booked|let|sold|rented|full)|on long[- ](?:hire|let|rental)|booked already|taken already)(?![a-z])|^\s?[ก-๛]{0,6}(?:ติดเช่า|ติดสัญญา|จองไปแล้ว|ใช้ไปแล้ว)/u;
/** How old somebody is. */
const AGE = /^\s?(?:[-–]\s?\d+\s?)?(?:ขวบ|years? old|yrs? old|y\/o)/u;
/** Whether a figure counts what is taken already, or years of age. */
export const isTakenOrAge = (text: string, { reading }: Figure): boolean => {
  const { span, figure } = reading;
  return (
    unitOf(reading) === 'ขวบ' ||
    TAKEN_BEFORE.test(text.slice(Math.max(0, span.start - 30), span.start)) ||
    TAKEN_BEHIND.test(text.slice(figure.end, figure.end + 40)) ||
    AGE.test(text.slice(figure.end, figure.end + 16))
  );
};

/** What there is, waits or stays today, and no more can be served for it. */
const IS_NOW_BEFORE =
  /(?:เหลือ[ก-๛]{0,12}ละ|ตอนนี้(?:มี)?|ปัจจุบัน(?:มี)?|รอ(?:อยู่|คิว)?|เฉลี่ย[ก-๛]{0,8}|ผลผลิต[ก-๛]{0,10}|(?<![a-z])(?:now|currently|today|average[a-z ]{0,12}|stays?|wait(?:ing)?(?:[- ]?list)?(?: of)?)(?: is| of)?)\s*$/u;
const IS_NOW_BEHIND =
  /^[^.;,\d]{0,20}?(?<![a-z])(?:today|now|currently|already|so far|on average|waiting|on the list)(?![a-z])/u;
/** 'Stock ready 610 sarees + what comes off the looms': more comes, and nobody says how much. */
const MORE_COMES =
  /^[^.;,\d]{0,24}?(?:\+|(?<![a-z])(?:plus|and)(?![a-z]))\s?(?:what|whatever|more|anything|the next)(?![a-z])|^\s?[ก-๛]{0,8}\s?(?:บวก|และ|กับ)(?:ที่|ของที่)/u;
/** 'The chain hotel next door has 120 rooms': what others hold. */
const OF_OTHERS =
  /(?<![a-z])(?:next door|across the (?:road|street)|down the road|nearby|competitors?|rivals?)(?![a-z])[^.;,\d]*$|(?:คู่แข่ง|เจ้าอื่น|ข้างๆ|ตรงข้าม)[^\s\d]*\s?(?:มี)?$/u;
/** 'Only 2 wet rooms', '2 rooms on the ground floor', 'ห้องแอร์เสียอยู่สองห้อง': some of the rooms, and not all that there are. */
const PART_BEHIND =
  /^\s?(?:[a-z]+ )?(?:wet|wheelchair|accessible|disabled|downstairs|ground[- ]floor) |^\s?(?:[a-z]+ )?(?:rooms?|units?|flats?|cabins?|tables?|beds?|suites?)?\s?(?:are |is )?(?:on the (?:ground|first|top) floor|downstairs|out of (?:order|use|service)|broken|being (?:repaired|renovated|refurbished)|under (?:repair|renovation)|have? no |with no |without )|^\s?[ก-๛]{0,6}\s?(?:เสีย|ซ่อม|ชั้นล่าง|ชั้นหนึ่ง|ปิดปรับปรุง)/u;
const PART_BEFORE = /(?:เสีย|ซ่อม|พัง|ปิดปรับปรุง)(?:อยู่|ไป|มี)?\s?$|(?<![a-z])(?:broken|out of order)[: ]+$/u;
export const isPart = (text: string, { reading: { per, span, figure } }: Figure): boolean =>
  per === undefined &&
  (PART_BEHIND.test(text.slice(figure.end, figure.end + 40)) ||
    PART_BEFORE.test(text.slice(Math.max(0, span.start - 40), span.start)));
export function isNoRoom(text: string, of: Figure): boolean {
  const { reading } = of;
  const { span, figure } = reading;
  const isMost = isBounded(text, of);
  const [ahead, behind] = [
    text.slice(Math.max(0, span.start - 40), span.start),
    text.slice(figure.end, figure.end + 40),
  ];
  const unit = unitOf(reading);
  const isTimed = timeOf(text, of.sentence, reading) !== undefined;
  return (
    LAST_TIME.test(ahead.slice(-24)) ||
    isTakenOrAge(text, of) ||
    OF_OTHERS.test(ahead) ||
    isPart(text, of) ||
    (reading.per === undefined && MORE_COMES.test(behind)) ||
    CLOCK.test(text.slice(figure.end, figure.end + 8)) ||
    // '6 drivers each per day' are trained.
    (NO_ROOM.test(unit) && !(isTimed && EACH.test(behind))) ||
    // '1,500 m² per month' is made, and no size.
    (reading.per === undefined && SIZE.test(unit) && !/^[a-z\s]*[²³]/u.test(behind)) ||
    (reading.per === undefined && SPAN_OF_TIME.test(unit)) ||
    (unit === '' && reading.per === undefined && /^\s?(?:กลุ่ม|รุ่น|รอบ|คลาส)(?!ละ)/u.test(behind)) ||
    (isRound(unit) && !SLOT.test(unit) && (!isTimed || !(isMost || GROUP.test(unit)))) ||
    (SLOT.test(unit) && !isTimed) ||
    (/^(?:คน|ท่าน|ราย)?$/u.test(unit) && reading.per === undefined && STAFF_BEFORE.test(ahead)) ||
    (reading.per === undefined && (IS_NOW_BEFORE.test(ahead) || IS_NOW_BEHIND.test(behind)))
  );
}

const NO_LIMIT =
  /(?<![a-z])(?:no|not a|isn'?t a|without) (?:limit|problem|issue)(?![a-z])|(?<![a-z])plenty(?![a-z])|ไม่ติด(?:เรื่อง|ที่)?กำลัง|(?:กำลัง|ของ)(?:เหลือเฟือ|พอ)|ไม่อั้น/iu;
/** Whether the client says that what it can serve holds nothing up: 'so no limit there', 'ไม่ติดเรื่องกำลัง'. */
export const tellsNoLimit = (words: string): boolean => NO_LIMIT.test(words);
