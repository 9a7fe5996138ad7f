/**
 * How many of those who are there leave in a time: 'about 19 move out every month', 'we lost 14 owners last year', 'ย้ายออกเดือนละ 2';
 * and the part that does not go on from one term to the next: 'drop-off between terms is 18%'.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isPeriod, type Period } from '../answers/period.ts';

export interface Leaving {
  value: number;
  /** A percentage of those who are there, lost each time that something ends. */
  isShare: boolean;
  /** Of a number: in what time. */
  per?: Period;
  /** Who leaves, in the client's word; '' where none stands there. */
  of: string;
  words: string;
}

const AMOUNT = '(?:\\s(?:about|around|roughly|some|maybe|another|over|nearly|us|of))*\\s*$';
const LOSES = new RegExp(`(?<![a-z])(?:los(?:e|es|t|ing)|sa(?:y|id) goodbye to)${AMOUNT}`, 'iu');
const GOES =
  /^[^.;,\n\d]{0,32}?(?<![a-z])(?:mov(?:e|es|ed|ing)[- ]?outs?|leav(?:e|es|ing|ers)|left|quits?|drop(?:s|ped)?[- ]?(?:outs?|offs?)|cancel(?:s|led|lations?)?|stop(?:s|ped)?|lapse[sd]?|resign(?:s|ed)?|g(?:o|ive|ave) (?:elsewhere|notice)|went elsewhere|g(?:o|oes|ive|ave) up)(?![a-z])(?! (?:by|in|messages?|reviews?|notes?))/iu;
const GOES_TH =
  /(?:ย้ายออก|ลาออก|เลิก(?:เรียน|เช่า|ใช้|จ้าง|เป็นสมาชิก|บริจาค|ส่ง)?|ออกไป|หายไป|หลุด(?:ไป)?|ยกเลิก|ปิดกิจการ|ปิดร้าน|ไม่ต่อ(?:สัญญา|อายุ)?|คืนห้อง|ออก)[^\d.;,\n]{0,10}$/u;
const GOES_TH_BEHIND = /^\s?[ก-๛]{0,10}?(?:ย้ายออก|ลาออก|เลิก|ออกไป|หายไป|ยกเลิก|ไม่ต่อ)/u;
/** What asks, buys or is done is no member who leaves. */
const NO_MEMBER =
  /^\s*(?:of (?:the |our )?)?(?:calls?|jobs?|orders?|enquir\p{L}*|inquir\p{L}*|leads?|sales?|bookings?|deals?|messages?|chats?|hours?|days?|weeks?|minutes?|kg|kilos?|tons?|quotes?|reviews?|tables?|nights?|staff|drivers?|สาย|งาน|ออเดอร์|ชั่วโมง|วัน|บาท|คิว|ดีล)(?![a-z])/iu;

/** 'Three big jobs'. */
const NO_MEMBER_OF_A_KIND =
  /^\s*[a-z]+ (?:calls?|jobs?|orders?|enquiries|inquiries|leads?|sales?|bookings?|deals?|quotes?)(?![a-z])/iu;

const TIMES: Readonly<Record<string, Period>> = {
  week: 'week', month: 'month', quarter: 'quarter', year: 'year', season: 'year',
  อาทิตย์: 'week', สัปดาห์: 'week', เดือน: 'month', ปี: 'year',
}; // prettier-ignore
const EVERY =
  /(?<![a-z])(?:every|each|an?|per|last|this|(?:in|over) the (?:last|past)) (?<time>week|month|quarter|year|season)(?![a-z])|(?<![a-z])in (?<past>20\d\d)(?!\d)|(?:ทุก|ต่อ)(?<thai>อาทิตย์|สัปดาห์|เดือน|ปี)|(?<then>เดือน|ปี)(?:ที่แล้ว|ก่อน|กลาย)/iu;

function timeIn(words: string): Period | undefined {
  const { time, thai, then, past } = EVERY.exec(words)?.groups ?? {};
  if (past !== undefined) return 'year';
  return TIMES[(time ?? thai ?? then ?? '').toLowerCase()];
}

const DROPS =
  /(?:drop(?:ped|s)?[- ]?(?:offs?|outs?)|attrition|turnover of (?:pupils|members|children)|los(?:e|es|s|ing))[^.;\n%]{0,40}$/iu;
const BETWEEN =
  /(?<![a-z])(?:between|from (?:one )?|each|every|per|a) ?(?:terms?|seasons?|intakes?|semesters?|courses?|school years?)(?![a-z])|(?:ระหว่าง|ทุก|ต่อ)(?:เทอม|คอร์ส|รุ่น|ฤดู)/iu;
/** A limit that is wished for is not today's. */
const WISH =
  /\b(?:under|below|less than|keep|target|goal|want|should be|reduce|cut|down to|get it to|to)\b[^.;,]{0,20}$|(?:ไม่เกิน|ต่ำกว่า|อยาก|เป้า|ลดให้|เหลือ)[^\d]{0,16}$/iu;
const FROM = /(?:\bfrom|จาก)\s*$/iu;
/** Whether the words right before a percentage ask for it, and tell nothing of today. */
export const isLossWished = (before: string): boolean => WISH.test(before) && !FROM.test(before);

const LOSS =
  /churn|\blos(?:e|ing) [^.;]{0,30}(?:members|customers|clients|subscribers|users)|(?:leave|cancel|quit|drop out|move out|give notice)s? (?:each|every|a|per) |of \p{L}+ (?:stop|leave|cancel|quit)s?\b|เลิกใช้|ยกเลิก|(?:หาย|หลุด|ออก|เลิก)(?:ไป)?\s?เดือนละ/iu;
/** Whether an answer or a clause tells, beside a percentage, that people leave. */
export const tellsLoss = (words: string): boolean => LOSS.test(words);

/** A percentage is lost in each of these, or whenever a term ends. */
export type LossTime = Exclude<Period, 'day'> | 'term';
const TERM = /(?<![a-z])(?:terms?|semesters?|intakes?|termly)(?![a-z])|เทอม|ภาคเรียน/iu;
const LOSS_TIMES: readonly (readonly [LossTime, RegExp])[] = [
  ['week', /(?<![a-z])weekly(?![a-z])|\/\s?w(?:ee)?k(?![a-z])|สัปดาห์ละ|อาทิตย์ละ|(?:ต่อ|ทุก)(?:สัปดาห์|อาทิตย์)/iu],
  ['month', /(?<![a-z])(?:monthly|(?:a|per|each|every) (?:month|mth|mo))(?![a-z])|\/\s?m(?:onth|th|o)?(?![a-z])|เดือนละ|(?:ต่อ|ทุก|ราย)เดือน/iu],
  ['quarter', /(?<![a-z])(?:quarterly|(?:a|per|each|every) quarter)(?![a-z])|(?:ต่อ|ทุก|ราย)ไตรมาส|ไตรมาสละ/iu],
  ['year', /(?<![a-z])(?:annual(?:ly)?|yearly|(?:a|per|each|every|in a|in one|in) (?:year|yr)|p\.?a\.?)(?![a-z])|\/\s?y(?:ea)?r(?![a-z])|ปีละ|(?:ต่อ|ทุก|ราย)ปี/iu],
]; // prettier-ignore
/** 'In the first year', 'inside two months': of those who begin, and of no time that comes again. */
const ONCE =
  /(?<![a-z])(?:first|within|before|inside|by)(?![a-z])|(?<![a-z])(?:in|after) (?:\d+|two|three|four|five|six)(?![a-z])|แรก|ภายใน|ก่อน/iu;
/** The time in which a percentage is lost again and again, by the words beside it. */
export function timeOfLoss(words: string): LossTime | undefined {
  if (ONCE.test(words)) return undefined;
  return TERM.test(words) ? 'term' : LOSS_TIMES.find(([, said]) => said.test(words))?.[0];
}

const LEAVERS =
  /(?<![a-z])(?:quit(?:s|ting|ters)?|leav(?:e|es|ing|ers)|los(?:e|es|ing|ses)|cancel[a-z]*|churn|drop[- ]?(?:outs?|offs?)|laps(?:e|es|ed|ing)|resign[a-z]*|mov(?:e|es|ing)[- ]?outs?|(?:gives?|giving) notice|attrition)(?![a-z])|ลาออก|เลิก|ย้ายออก|หลุด|หายไป|ไม่ต่อ/iu;
/** Whether a name or a clause is about those who leave. */
export const isOfLeavers = (words: string): boolean => LEAVERS.test(words);

/** The first such figure of an answer. */
export function readLeaving(answer: string): Leaving | undefined {
  const text = plain(answer);
  for (const { quantity, span, per, perSpan } of readQuantities(answer)) {
    if (!('value' in quantity) || !(quantity.value > 0)) continue;
    if ('high' in quantity && quantity.high !== undefined) continue;
    const [start, end] = [
      Math.min(span.start, perSpan?.start ?? span.start),
      Math.max(span.end, perSpan?.end ?? 0),
    ];
    const before = clauseBefore(text.slice(Math.max(0, start - 60), start));
    const behind = text.slice(span.end, span.end + 60);
    const words = answer.slice(Math.max(0, start - 24), end + 24).trim();
    if (quantity.kind === 'percent') {
      const isBetween = DROPS.test(before) && BETWEEN.test(`${before} ${clause(behind)}`);
      if (isBetween && !isLossWished(before) && quantity.value < MOST)
        return { value: quantity.value, isShare: true, of: '', words };
      continue;
    }
    const who = `${'unit' in quantity ? quantity.unit : ''} ${behind}`.replaceAll(/\s+/gu, ' ');
    if (quantity.kind !== 'count' || NO_MEMBER.test(who) || NO_MEMBER_OF_A_KIND.test(who)) continue;
    const goes = LOSES.test(before) || GOES.test(who) || GOES_TH.test(before) || GOES_TH_BEHIND.test(behind);
    const time = per !== undefined && isPeriod(per) ? per : timeIn(`${before} | ${clause(behind)}`);
    if (goes && time !== undefined && time !== 'day')
      return { value: quantity.value, isShare: false, per: time, of: quantity.unit, words };
  }
  return undefined;
}

/** Of a percentage, above this it is told of something else. */
const MOST = 60;
const clause = (behind: string): string => behind.split(/[,;\n]|\.\s/u)[0] ?? '';
const clauseBefore = (before: string): string => before.split(/[,;\n]\s|\.\s/u).at(-1) ?? '';
