/** What is not done or not there, and is to be told all the same: 'no men after 5, say it but kindly', 'no lift yet, say so'. */
import { lately } from '../remember.ts';

/** What is to be told, and how. */
export interface Saying {
  words: string;
  how?: 'kindly' | 'plainly';
  /** Characters of the order. */
  length: number;
}

const SAYING =
  /^(?<words>(?:no|not|without|only|closed?)\s[^.;,!\n]{2,60}?)(?:\s(?:ever|yet))?,?\s(?:[-–—]\s)?(?:(?:but|and|so|please|pls|just)\s)*(?:say|mention|tell them)\s(?:so|it|this|that)(?:,?\s(?:but\s|and\s)?(?<how>kindly|nicely|gently|politely|warmly|softly|clearly|plainly))?(?=$|[.;,!\n])/iu;
const SAYING_TH =
  /^(?<words>(?:ไม่(?!ต้อง)|งด|ปิด)[ก-๛\d][ก-๛\d ]{2,50}?)\s(?:แต่)?(?:ให้|ช่วย|ต้อง|ขอให้)?(?:บอก|แจ้ง|เขียน)(?:ลูกค้า|เขา|ไว้|ไป|ให้ชัด|ด้วย|ตรงๆ)+\s?(?:แต่)?(?<how>(?:แบบ|อย่าง|ให้)?(?:สุภาพ|ดีๆ|นุ่มๆ|นิ่มๆ|นุ่มนวล))?(?=$|[\s.,;])/u;
/** What stands beside the thing itself: 'ราคาต้องบอกว่ายังไม่รวมรั้ว'. */
const BESIDE_TH =
  /^(?:ราคา|บัตร|โปร[ก-๛]{0,8}|โฆษณา|แอด)?ต้อง(?:บอก|เขียน|ระบุ)(?:ด้วย)?ว่า\s?(?<words>[ก-๛\d][ก-๛\d,.]{4,60}?)(?:นะ|ครับ|ค่ะ|คะ|ด้วย)*(?=$|[\s.,;(])/u;
const KINDLY = /kind|nice|gent|polite|warm|soft|สุภาพ|ดี|นุ่ม|นิ่ม/iu;

/** Where a place of an answer begins with what is to be told; undefined where it does not. */
export const sayingAt = lately((text: string): Saying | undefined => {
  const found = SAYING.exec(text) ?? SAYING_TH.exec(text) ?? BESIDE_TH.exec(text);
  const words = found?.groups?.['words']?.trim();
  if (found === null || words === undefined) return undefined;
  const how = found.groups?.['how'];
  return {
    words,
    length: found[0].length,
    ...(how === undefined ? {} : { how: KINDLY.test(how) ? 'kindly' : 'plainly' }),
  };
});

/** Where what is to be told may begin: where a thought does. */
const BEGINS =
  /(?<=^|[.;\n]\s*)(?=(?:no|not|without|only|closed?)\s|ไม่|งด|ปิด)|(?<=^|[\s.;])(?=(?:ราคา|บัตร|โปร[ก-๛]{0,8}|โฆษณา|แอด)?ต้อง(?:บอก|เขียน|ระบุ)(?:ด้วย)?ว่า)/giu;
/** Every place of an answer that says what is to be told. */
export const sayingsIn = (answer: string): { start: number; end: number }[] =>
  [...answer.matchAll(BEGINS)].flatMap(({ index }) => {
    const saying = sayingAt(answer.slice(index));
    return saying === undefined ? [] : [{ start: index, end: index + saying.length }];
  });
