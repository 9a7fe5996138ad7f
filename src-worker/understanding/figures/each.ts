/** How many of one thing go with one of another: '2 people per room', 'กล่องละ 12 ขวด', 'four vans, nine seats each'. */
import { lately } from '../remember.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';

export interface Each {
  value: number;
  high?: number;
  /** What is counted; 'day', 'hour', … of a time. */
  of: string;
  /** With one of what. */
  each: string;
  /** So many in every such time. */
  per?: TimeUnit;
  words: string;
}

/** A time, which so many in it are not 'each' of. */
export const TIME =
  /(?:วัน|คืน|สัปดาห์|อาทิตย์|เดือน|ปี|ครั้ง|ชั่วโมง|นาที|ไตรมาส)$|^(?:minute|hour|day|night|week|weekend|month|quarter|year|season|time|วัน|คืน|สัปดาห์|อาทิตย์|เดือน|ปี|ครั้ง|ชั่วโมง|ชม|นาที|รอบปี|ไตรมาส)/iu;
/** 'กล่องละ', 'คันละ': the thing stands before the figure. */
const THAI_BEFORE =
  /(?<what>[\p{Script=Thai}\p{M}]{2,})\.?ละ\s*(?:ประมาณ|ราวๆ?|แค่|เฉลี่ย|ได้|มี|ใช้|รับ(?:ได้)?)?\s*$/u;
/** Words that run into the name of the thing, where nobody writes spaces. */
const THAI_LEAD =
  /^.*(?:ตอนนี้|ปัจจุบัน|โดย|ต้อง|ขาย|ราคา|เฉลี่ย|เป็น|บรรจุ|รับ|ใช้|มี|แพ็ค|จัด|คิด|ได้|ปลูก|ซื้อ|สั่ง|ทำ|ใส่|จบ|ตก|ค่า|แต่|และ|กับ|ให้|ว่า|อีก|ส่ง|ออก|หัก|จ่าย|ต้นทุน|ครู|รวม|ตก)/u;
const LONGEST_THAI = 8;

/** Words that things are counted by: what runs into one names something else, 'ต้นทุนอาหารหัวละ'. */
const THAI_CLASSIFIER =
  /(?:คน|หัว|ท่าน|ราย|ตัว|ชิ้น|กล่อง|กระปุก|กระสอบ|ซอง|ถาด|แพ็[กค]|ก้อน|ถุง|ขวด|แก้ว|จาน|ถ้วย|ชุด|ห้อง|คัน|ลำ|หลัง|คอร์ส|เคส|ต้น|ไร่|ใบ|แผ่น|เครื่อง|โต๊ะ|รอบ|เที่ยว|คาบ|กิโล|กก|ตัน|ลิตร|เมตร|เล่ม)$/u;

/** What a Thai answer counts with 'ละ' right before a figure; undefined where no such word is clear. */
export function thaiEach(before: string): string | undefined {
  const whole = THAI_BEFORE.exec(before)?.groups?.['what']?.replace(THAI_LEAD, '') ?? '';
  const run = THAI_CLASSIFIER.exec(whole)?.[0] ?? whole;
  return run.length < 2 || run.length > LONGEST_THAI ? undefined : run;
}

const VERB =
  /(?:takes?|took|holds?|has|have|needs?|uses?|is|are|buys?|orders?|carr(?:y|ies)|makes?|gives?|yields?|fits?|seats?|serves?|contains?|works?|covers?|feeds?|lasts?|brings?|runs?|sells?|drinks?|eats?|visits?|comes?)/u;
const ENGLISH_BEFORE = new RegExp(
  `(?<![\\p{L}])(?:each|every|one|an?|per|most|typical(?:ly)?|average)\\s+(?:new |average |typical |usual |single )?(?<what>\\p{L}[\\p{L}-]+)\\s+${VERB.source}\\s+(?:about|around|roughly|up to|some|on average)?\\s*$`,
  'iu',
);
/** 'One group plants', '1 group ปลูก': any one word stands between. */
const ONE_DOES = /(?<![\p{L}\d])(?:1|one|each|every)\s+(?<what>\p{L}[\p{L}-]+)\s+[\p{L}\p{M}]{2,14}\s*$/iu;
/** 'กลุ่มนึงมา 6 คน'. */
const THAI_ONE =
  /(?<what>[\p{Script=Thai}\p{M}]{2,8})(?:นึง|หนึ่ง)\s?(?:(?:มา|มี|นั่ง|สั่ง|ใช้|ซื้อ|จอง)(?:กัน)?(?:เฉลี่ย|ประมาณ)?|เฉลี่ย|ประมาณ)\s*$/u;
/** 'Box 10 ซอง', 'กล่อง 12 ชิ้น'. */
const PACK_NAMED =
  /(?<what>(?<![\p{L}])(?:box|bag|pack|carton|case|jar|set|tray|bundle)|กล่อง|ถุง|แพ็[กค]|(?<!ห)ลัง|ชุด|ถาด|กระปุก|ซอง)\s*$/iu;
const UP_TO =
  /(?<what>(?<![\p{L}])(?:group|class|table|room|van|boat|bus|session|team|course|trip|tour)|กรุ๊ป|กลุ่ม|คลาส|รอบ|โต๊ะ|ห้อง|รถตู้|เรือ)\s*(?:of up to|up to|for up to|max\.?|ไม่เกิน|สูงสุด|รับได้|นั่งได้|จุได้?)\s*$/iu;
/** A thing that no classifier is known for, where it stands alone behind the figure. */
const THAI_UNIT = /^\s?(?<unit>[\p{Script=Thai}\p{M}]{2,10})(?=[\s/,.;)]|ใน|ต่อ|$)/u;
const PACK_OF =
  /(?<![\p{L}])(?<what>box|bag|pack|package|carton|case|crate|bottle|jar|class|group|batch|table|tray|pallet|container|set|course|team|bunch|sack|bundle)(?:es|s)? of\s*(?:about|around|up to)?\s*$/iu;
const PACK_WITH = /(?<![\p{L}])(?<what>\p{L}[\p{L}-]+)\s*\(\s*$/u;
const IN_ONE = /^\s*(?:in|to|for|on|makes?|fills?)\s+(?:an?|each|every|one)\s+(?<what>\p{L}[\p{L}-]+)/iu;
const EACH_BEHIND = /^\s*(?:\p{L}+\s){0,2}each(?![\p{L}])/iu;
/** What a Thai answer counts where no classifier is known: the word that stands alone behind the figure. */
export function thingBehind(after: string): string {
  const thing = THAI_UNIT.exec(after)?.groups?.['unit'] ?? '';
  // 'โต๊ะละ 2,300 มัดจำงานละ 5,000': what ends in 'ละ' has a sum of its own.
  return THAI_NOTHING.test(thing) || thing.endsWith('ละ') ? '' : thing;
}

const MONEY = /^(?:baht|thb|usd|dollars?|euros?|pounds?|บาท)$/iu;
/** Words that name nothing. */
const NOTHING =
  /^(?:per|can|because|of|off|under|over|way|in|the|and|or|for|at|with|left|gone|sold|already|it|them|us|we|day|old)$|ห้าม|ว่า|ตาม|ไม่|ของ/iu;
const THAI_NOTHING =
  /^(?:มัดจำ|ประกัน|ค่า|ส่ง|ฟรี|เอง|บาท|ถ้วน|ครับ|เท่านั้น|ราคา|จ่าย|ต่อ|รวม|ละ|ใน|ของ|ที่|ขึ้น|กว่า|แล้ว|ไม่|เลย|นะ|ครับ|ค่ะ|คะ|และ|กับ|แต่|จาก|ถึง)/u;
/** Where a sentence ends. */
const STOP = /[.;\n!?](?:\s|$)/u;

const unitOf = ({ quantity }: Reading): string =>
  quantity.kind === 'count' ? quantity.unit : quantity.kind === 'duration' ? quantity.unit : '';

/** One of what, by the words around a figure; undefined where nothing says so. */
function eachOf(text: string, reading: Reading, before: Reading | undefined): string | undefined {
  const { quantity, span, each } = reading;
  const ahead = text.slice(Math.max(0, span.start - 48), span.start);
  const behind = text.slice(span.end);
  if (each !== undefined && !TIME.test(each)) return each;
  const thai = thaiEach(ahead);
  if (thai !== undefined) return TIME.test(thai) ? undefined : thai;
  const named = [
    ENGLISH_BEFORE,
    ONE_DOES,
    THAI_ONE,
    PACK_OF,
    UP_TO,
    ...(unitOf(reading) === '' ? [] : [PACK_NAMED]),
  ].map((pattern) => pattern.exec(ahead)?.groups?.['what']);
  const found = named.find((what) => what !== undefined) ?? IN_ONE.exec(behind)?.groups?.['what'];
  if (found !== undefined) return TIME.test(found) ? undefined : found;
  const pack = PACK_WITH.exec(ahead)?.groups?.['what'];
  // 'กล่องละ 145 บาท (100 ชิ้น)': of what the price is for.
  if (pack !== undefined && quantity.kind === 'count' && /^\s*\)/u.test(behind))
    return MONEY.test(pack) ? before?.each : pack;
  const between = before === undefined ? '' : text.slice(before.span.end, span.start);
  const isOfThose = before?.quantity.kind === 'count' && EACH_BEHIND.test(behind) && !STOP.test(between);
  return isOfThose && before ? unitOf(before) || undefined : undefined;
}

/** Texts: each answer of a questionnaire is asked for by many. */
const MOST_KEPT = 64;
/** Every such figure of an answer, in order. */
export const readEach = lately((answer: string): readonly Each[] => {
  const text = plain(answer);
  const readings = readQuantities(answer);
  return readings.flatMap((reading, i): Each[] => {
    const { quantity, span } = reading;
    if (quantity.kind !== 'count' && quantity.kind !== 'duration') return [];
    const each = eachOf(text, reading, readings[i - 1]);
    const of = unitOf(reading) || thingBehind(text.slice(span.end));
    // A bare number 'for each' is a price.
    const isBare = of === '' && /[\u0E00-\u0E7F]/u.test(each ?? '');
    if (each === undefined || each === of || isBare || NOTHING.test(each) || NOTHING.test(of)) return [];
    if (!(quantity.value > 1) || each.length > 24) return [];
    const { value, high } = quantity;
    const per = reading.per === undefined ? {} : { per: reading.per };
    const words = answer.slice(Math.max(0, span.start - 24), span.end).trim();
    return [{ value, ...(high === undefined ? {} : { high }), of, each, ...per, words }];
  });
}, MOST_KEPT);
