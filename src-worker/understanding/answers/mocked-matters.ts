/** What a rule forbids to joke about or to frighten with: 'no jokes about wives', 'ห้ามขู่เรื่องติดคุก'. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';

/** What is joked about stands before it or behind. */
const BEHIND =
  /(?<![a-z])(?:jok(?:e|es|ing)|puns?|(?:mak|pok)(?:e|ing) fun|laugh(?= (?:at|about))|mock(?:ing)?|teas(?:e|ing)|scar(?:e|es|ing)|frighten(?:ing)?|threaten(?:ing)?|fear)(?: (?:people|them|anyone|readers|customers|clients))? (?:(?:about|at|of|on|with|by)(?: the| our| any| their| being)? )?(?<about>[^.,;:!?()]{3,40})/gu;
const BEFORE =
  /(?<![a-z])(?:no|avoid|without|not?) (?:any |more |cheap |silly )?(?<about>[a-z][a-z' -]{2,40}?) (?:jokes?|puns?|humou?r|scares?)(?![a-z])/gu;
const BEHIND_TH =
  /(?:ล้อ(?:เลียน|เล่น)?|แซว|เล่นมุก|มุก(?:ล้อ|ตลก)?|ขำ|ขู่|ดูถูก|เหยียด(?:หยาม)?)(?:กับ|ว่า|ด้วย)?(?:เรื่อง)?(?<about>[ก-๛]{3,24})/gu;
/** Wheels are no joke: 'ล้อรถ', 'สี่ล้อ'. */
const WHEELS = /(?:ลูก|สี่|หก|สิบ|\d\s?)ล้อ|ล้อ(?:รถ|แม็ก|ยาง|หน้า|หลัง|เลื่อน)/u;
const TO_JOKE = /(?:มุก|ล้อ|แซว|ขำ|ขู่|ดูถูก|เหยียด)/u;

/** One matter in the words that it has. */
const NEAR: readonly RegExp[] = [
  /(?<![a-z])(?:wife|wives|missus)(?![a-z])|เมีย|ภรรยา/u,
  /(?<![a-z])(?:husbands?|hubb(?:y|ies))(?![a-z])|สามี|(?<![ก-๛])ผัว/u,
  /(?<![a-z])(?:old (?:people|men|women|age)|elderly|grand(?:ma|pa|mother|father)s?)(?![a-z])|คนแก่|ผู้สูงอายุ|อาม่า|อากง|ตายาย/u,
  /(?<![a-z])(?:fat|obes\p{L}+|overweight|chubby)(?![a-z])|อ้วน/u,
  /(?<![a-z])(?:deaths?|dead|dying|dies?|died)(?![a-z])|(?:คน|เสีย|ความ)ตาย|เสียชีวิต|ศพ/u,
  /(?<![a-z])(?:smell(?:s|y)?|stinks?|odou?rs?)(?![a-z])|กลิ่น|เหม็น/u,
  /(?<![a-z])(?:poor|poverty)(?![a-z])|ยากจน|คนจน/u,
  /(?<![a-z])(?:bald(?:ness|ing)?)(?![a-z])|หัวล้าน/u,
  /(?<![a-z])(?:jail|prison|arrest(?:s|ed)?)(?![a-z])|ติดคุก|โดนจับ|ถูกจับ/u,
];
/** Words that name no matter. */
const NO_MATTER =
  /^(?:and|or|the|a|an|of|in|on|at|for|with|about|any|our|your|their|people|person|client|clients|customer|customers|that|this|it|them|us|anyone|please|ads?|adverts?|bad|cheap|silly|old|new|side|inside|one|not|even)$/u;
const LEAST = 3;

export interface Matter {
  words: readonly string[];
  near: readonly RegExp[];
}

/** The matters that a rule keeps from jokes and fright; none where it is another rule. */
export function mattersOf(quote: string): Matter[] {
  const text = plain(quote);
  const found = /[ก-๛]/u.test(text)
    ? WHEELS.test(text) || !TO_JOKE.test(text)
      ? []
      : [...text.matchAll(BEHIND_TH)]
    : [...text.matchAll(BEHIND), ...text.matchAll(BEFORE)];
  return found.flatMap(({ groups }) => {
    const about = groups?.['about'] ?? '';
    const words = /[ก-๛]/u.test(about)
      ? [about]
      : about.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word.length >= LEAST && !NO_MATTER.test(word));
    const near = NEAR.filter((each) => each.test(about));
    return words.length === 0 && near.length === 0 ? [] : [{ words, near }];
  });
}

/** Nobody is frightened, with whatever it is: "Don't scare people", 'no scare tactics', 'ห้ามขู่ให้กลัว'. */
const NO_FRIGHT =
  /(?<![a-z])(?:scar(?:e|es|ing)|frighten(?:ing)?|terrify(?:ing)?)(?: (?:people|anyone|anybody|them|customers?|clients?|parents?|patients?|buyers?|readers?|owners?|residents?|families))?\s*(?:[.,;!)]|$|(?:-|–) )|(?<![a-z])(?:scare|fear)[- ](?:tactics?|mongering|stories)(?![a-z])|(?<![a-z])(?:no|not?|without) (?:fear|scares?|scaring)\s*(?:[.,;!)]|$)|(?:ขู่|หลอก)(?:คน|ลูกค้า|พ่อแม่)?(?:ให้(?:คน|ลูกค้า)?กลัว|\s*(?:[.,;!)]|$))|ทำให้(?:คน|ลูกค้า|เขา)?(?:ตก)?ใจ?กลัว|สร้างความกลัว/u;
export const frightensNobody = (quote: string): boolean => {
  const text = plain(quote);
  return NO_FRIGHT.test(text) && negationsIn(quote).length > 0;
};

/** What somebody does to them, or what happens to their house and to them. */
const HARM =
  /(?<![a-z])(?:(?:was|were|got|been|is|are) hit|robb\p{L}*|burgl\p{L}+|break[- ]?ins?|broken into|stolen|steal\p{L}*|theft|thie(?:f|ves)|mugg\p{L}+|hijack\p{L}*|attack\p{L}*|shot|shooting|stabb\p{L}+|fires?|flood\p{L}*|explo\p{L}+|collaps\p{L}+|accidents?|crash\p{L}*|drown\p{L}*|poison\p{L}*|hacked|ransom\p{L}*|phish\p{L}*|scam\p{L}*|injur\p{L}+|killed|dea(?:d|th)s?|died|dies|dying)(?![a-z])|ขโมย|โจร|ปล้น|โดนงัด|ถูกงัด|ไฟไหม้|ระเบิด|น้ำท่วม|อุบัติเหตุ|จมน้ำ|ไฟ(?:ดูด|ช็อต)|ตาย|เสียชีวิต|บาดเจ็บ|โดนแฮก|โดนหลอก|มีเลือด|เลือดออก/u;
/** Whether words tell of a harm: nobody is to be frightened with it, where a rule says so. */
export const tellsHarm = (words: string): boolean => HARM.test(plain(words));
