/**
 * Thai writes what is sold, on what the work is done, of what it is made and its sizes in one row with spaces between:
 * 'รับล้างแท็งก์น้ำ บ้าน หอพัก คอนโด'. Only what is sold is a thing.
 */
import { tellsPreference } from './inner.ts';

/** Work is sold: what follows is done to somebody or somewhere. */
const IS_WORK =
  /^(?:รับ|ซ่อม|ล้าง|ทำความสะอาด|กำจัด|ตรวจ|รักษา|ฝึก|ติดตั้ง|ออกแบบ|อาบน้ำ|นวด|ดูแล|บริการ|ขน|ย้าย|ฉีด|พ่น|ทาสี|สอน|แก้|บำบัด|ตัด|เดินสาย|กายภาพ)/u;
/** Where or on whom: a whole word. */
const PATIENT =
  /^(?:บ้าน|หอพัก|คอนโด|โรงงาน|ออฟฟิศ|สำนักงาน|โรงแรม|โรงเรียน|ร้าน(?:ค้า|อาหาร|กาแฟ)?|อพาร์[ทต]เม้?น[ทต]์?|อาคาร|โกดัง|ตึก|รีสอร์[ทต]|วัด|ห้าง|ทาวน์โฮม|หมา|แมว|น้องหมา|น้องแมว|สุนัข|กระต่าย|นก|เต่า|เม่น|ชูการ์|กิ้งก่า|งู|ปลา|หนู|แฮมสเตอร์|มด|แมลงสาบ|ยุง|เด็ก(?:เล็ก|โต|ทารก|ประถม)?|ทารก|วัยรุ่น|ผู้ใหญ่|รถเก๋ง|รถกระบะ|รถตู้|มอเตอร์ไซค์|ผู้(?:ป่วย|สูงอายุ)[ก-๛]*)$/u;
/** What somebody suffers from. */
const COMPLAINT = /^(?:ปวด|เจ็บ|เมื่อย|ชา|บวม)|(?:ช้า|ไม่ชัด|เรื้อรัง|ผิดปกติ|บกพร่อง|ซินโดรม)$/u;
/** How much of it: '5 ลิตร', '300 มล. 750 มล.'. */
const SIZES =
  /^(?:\s*\d[\d.,]*\s?(?:มล|ลิตร|กก|กรัม|กิโล|โล|ขีด|ซม|มม|เมตร|นิ้ว|ขวบ|ปี|เดือน|ml|l|kg|g|cm)\.?\s*)+$/iu;
const PACK_BEFORE = /(?:ขวด|แกลลอน|ถุง|กล่อง|กระป๋อง|กระปุก|แพ็[คก]|ซอง|ลัง)\s*$/u;
/** 'ปลากะตักกับเกลือ' behind a word of making. */
const MIXTURE = /^[ก-๛]{2,14}กับ[ก-๛]{2,14}$/u;
const MADE = /หมัก|ทำจาก|ผสม|จาก|แท้/u;

/** A name without the words that name no thing; '' where none is left. */
function bareOf(answer: string, name: string, isWork: boolean): string {
  const before = answer.slice(0, Math.max(0, answer.indexOf(name)));
  if (SIZES.test(name)) {
    const pack = PACK_BEFORE.exec(before)?.[0];
    return pack === undefined ? '' : `${pack}${name}`;
  }
  if (!isWork) return MIXTURE.test(name) && MADE.test(before) ? '' : name;
  if (IS_WORK.test(name) && !/\s/u.test(name)) return name;
  return name
    .split(/\s+/u)
    .filter((word) => word !== '' && !PATIENT.test(word) && (IS_WORK.test(word) || !COMPLAINT.test(word)))
    .join(' ');
}

/** A range of sizes, how much of it there is, what it is bound to: words beside what is sold. */
const BESIDE =
  /^\d[\d.,]*\s?[a-z]{0,6}\s?(?:to|-|–)\s?\d|^\d[\d.,]*\s?(?:kg|g|ml|cl|l|litres?|oz|lb|cm|mm|m|inch(?:es)?)\b|^(?:any|all|every|each|most|both|half|deposit|no|only|worth|from|up to)\s|^(?:talk|get|learn|see|read|pay|choose|meet|find|works?|takes?|prints?)\s|^(?:the )?(?:owner|boss|founder|they|he|she|customers?|people) (?:says?|said|tells?|told)\b|^(?:the )?(?:(?:train|bus|railway|coach|ferry|central) (?:stations?|terminals?|stops?)|airports?|piers?|ports?)$|\b(?:linked|based|owned|certified)(?:\s*\(.*)?$/iu;
/** What a program can do is told behind its name, and not sold apart. */
const PROGRAM = /\b(?:app|software|platform|saas|web ?app|system)\b/iu;

const PROGRAM_TH = /^(?:แอป|แอพ|โปรแกรม|ระบบ|ซอฟต์แวร์|แพลตฟอร์ม)/u;

/** What it does, told behind its name: 'Answers, books the job in their calendar, texts a summary'. */
const DOES = /^\p{L}+s\s(?:the|a|an|their|your|our|its|it|them|you|every|each|all|staff|customers)\b/iu;
/** Where the sentence that holds a place begins. */
const sentenceStart = (answer: string, at: number): number =>
  Math.max(
    0,
    ...[...answer.slice(0, at).matchAll(/[.!?\n]\s+/gu)].map(({ index, 0: mark }) => index + mark.length),
  );
/** Of a sentence that tells what the offer does nothing is sold apart. */
function deedsOf(answer: string, names: readonly string[]): Set<number> {
  const starts = names
    .filter((name) => DOES.test(name))
    .map((name) => sentenceStart(answer, answer.indexOf(name)));
  return new Set(starts.filter((start) => start > 0));
}

/** What a later sentence lists is told of what is sold, unless a word of selling leads to it: 'Open fires, stoves, Agas'. */
const SELLS_ALSO =
  /^(?:we\b|and\b|also\b|plus\b)|\b(?:also|sell|offer|hire|rent|make|teach|supply|repair|do)\b/iu;
function isListedLater(answer: string, name: string): boolean {
  const at = answer.indexOf(name);
  const start = sentenceStart(answer, at);
  if (start === 0) return false;
  const [sentence = ''] = answer.slice(start).split(/[.!?\n](?:\s|$)/u);
  return /,\s/u.test(sentence) && !SELLS_ALSO.test(sentence);
}

/** What stands behind a colon is told of the name before it: 'stoneground flour: wheat, rye, spelt'. */
function isBehindColon(answer: string, name: string, first: string): boolean {
  const at = answer.indexOf(name);
  const colon = answer.slice(0, at).lastIndexOf(': ');
  return (
    colon > answer.indexOf(first) &&
    colon > sentenceStart(answer, at) &&
    sentenceStart(answer, at) <= answer.indexOf(first)
  );
}

function englishThings(answer: string, names: readonly string[]): string[] {
  const [first = '', ...rest] = names;
  const sentenceEnd = answer.search(/[.!?\n](?:\s|$)/u);
  const listEnd = sentenceEnd < 0 ? answer.length : sentenceEnd;
  const isProgram = PROGRAM.test(first);
  const deeds = deedsOf(answer, names);
  return [
    first,
    ...rest.filter(
      (name) =>
        !BESIDE.test(name) &&
        !isListedLater(answer, name) &&
        !isBehindColon(answer, name, first) &&
        !(isProgram && answer.indexOf(name) > listEnd) &&
        !deeds.has(sentenceStart(answer, answer.indexOf(name))),
    ),
  ]
    .map((name) => name.replace(/\s+(?:too|as well|also)$/iu, ''))
    .filter((name) => name !== '' && !tellsPreference(name));
}

/** For whom, how, by whom or where it is: no thing of its own. */
const HOW_TH =
  /^[ก-๛]*ล้วน$|^แยก(?=ตึก|ห้อง|ชั้น|โซน)|^(?:ตกแต่ง|พร้อมอยู่|โดย|พิมพ์ได้)|^หน้า(?:วัด|ตลาด|โรงเรียน|ห้าง|มอ|ปากซอย|หาด|สถานี)/u;

/** What kind of business somebody is: 'Charity.', 'Family business', 'Independent opticians', '3rd generation', 'บริษัท'. Nobody buys one. */
const KIND_OF_BUSINESS =
  /^(?:(?:an?|the|small|local|registered|family|online|social|family-run|independent)\s)*(?:independent|family[- ](?:owned|run)|charity|non-?profit|ngo|company|business|firm|start-?up|enterprise|cooperative|co-op|b2b|b2c|web ?shop|online shop|agency)(?:,? (?:since|est\.?) \d{4})?$|^(?:now )?(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth)[- ]gen(?:eration)?(?: (?:family|owned|run|business|firm))*$|^(?:an? )?(?:independent|family[- ](?:run|owned)) (?:\p{L}+ )?\p{L}+(?:ians|ers|ists|ors|smiths)$|^(?:บริษัท|มูลนิธิ|ธุรกิจ(?:ครอบครัว)?|กิจการ|องค์กร|สมาคม|วิสาหกิจชุมชน|สหกรณ์|รุ่น(?:ที่)?\s?(?:สอง|สาม|สี่|\d))$/iu;
export const isKindOfBusiness = (name: string): boolean => KIND_OF_BUSINESS.test(name.trim());

/** Of the names that were found in an answer those of things that are sold. */
export function thingsOf(answer: string, found: readonly string[]): string[] {
  const names = found.filter((name) => !isKindOfBusiness(name));
  const [first = ''] = names;
  if (!/[ก-๛]/u.test(first)) return englishThings(answer, names);
  // What a program can do is told behind its name.
  if (PROGRAM_TH.test(first)) return [first];
  const isWork = IS_WORK.test(first);
  const things: string[] = [];
  for (const name of names) {
    const last = things.at(-1);
    // 'ตัดสต๊อกตาม lot / expiry' is one.
    const joined = last === undefined ? '' : `${last} / ${name}`;
    const isOne = /^[a-z]+$/u.test(name) && /[ก-๛]\s?[a-z]+$/u.test(last ?? '') && answer.includes(joined);
    if (isOne) things[things.length - 1] = joined;
    else things.push(bareOf(answer, name, isWork));
  }
  return things.filter(
    (name, at) => name !== '' && !tellsPreference(name) && (at === 0 || !HOW_TH.test(name)),
  );
}
