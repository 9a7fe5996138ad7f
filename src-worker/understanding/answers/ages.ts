/** Ages as they are written, and as a description tells them. */
import { plain } from '../../../src/shared/reading/plain.ts';

/** '25–44', '25+'; '' where no age is known. */
export function ageSpan(min: number, max: number): string {
  if (min > 0 && max > 0) return min === max ? `${min}` : `${min}–${max}`;
  return min > 0 ? `${min}+` : '';
}

const AGES = [
  /(?:aged?|ages|years? old|between|(?<!บ้าน|รถ|ตึก|อาคาร|คอนโด|ห้อง|เครื่อง|ต้นไม้)อายุ)\s*(?:of\s+)?(?<low>\d{1,2})\s*(?:-|–|to|and|ถึง)\s*(?<high>\d{1,3})/iu,
  /(?<![\d,.฿$€£])(?<low>\d{2})\s*(?:-|–|to|ถึง)\s*(?<high>\d{2})\s*(?:years?|yrs?|y\/?o|ปี)/iu,
  /^[\p{L}\s]+\s(?<low>[1-8]\d)\s*(?:[-–]|to|until|ถึง)\s*(?<high>[1-9]\d)(?=\s*(?:$|[,;.]|in\b|who\b|living))/iu,
  /(?:aged?|over|above|อายุ)?\s*(?<![\d,.฿$€£])(?<low>\d{2})\s*(?:\+(?!\s*(?:staff|employees|people|คน|rooms|units|seats|beds|km|kg|sqm|m2|กม|กก|กิโล|ตร|ห้อง|หลัง|คัน|ไร่|ที่นั่ง|เตียง|โต๊ะ|สาขา|บาท))|(?:years?\s+)?(?:and (?:over|above|older)|or older)|ปีขึ้นไป)/iu,
  /,\s*(?<low>[1-8]\d)\s*[-–]\s*(?<high>[1-9]\d)(?=\s*(?:$|[,;.]))/iu,
  /\b(?:over|above|older than|at least)\s+(?<low>[1-8]\d)(?=\s*(?:$|[,;.]|years?\b|in\b|who\b))/iu,
] as const;

/** Things that are so old, and nobody: 'เจ้าของเก๋งกระบะอายุ 7-15 ปี', 'vans aged 8 to 12', 'houses 30-50 years'. */
const THING =
  /(?:รถ|เก๋ง|กระบะ|มอ(?:เตอร์)?ไซค?์?|บ้าน|ตึก|อาคาร|คอนโด|แอร์|ลิฟต์|ปั๊ม|หม้อแปลง|เครื่อง(?:จักร)?|หลังคา|ต้นไม้|สวน)[ก-๛]{0,8}\s?(?:อายุ)?\s*$|(?<![a-z])(?:cars?|vans?|trucks?|vehicles?|bikes?|boats?|houses?|homes?|buildings?|blocks?|roofs?|boilers?|furnaces?|machines?|lifts?|elevators?|trees?|horses?|dogs?|cats?)(?: (?:that are|over|of))?\s*$/iu;

/** Ages that the description names; 0 where it names none. Ages of children that they have are not theirs. */
export function agesIn(text: string): readonly [number, number] {
  for (const pattern of AGES) {
    const found = pattern.exec(plain(text));
    if (found && THING.test(plain(text).slice(0, found.index))) continue;
    const { low, high } = found?.groups ?? {};
    const [from, to] = [Number(low), Number(high ?? 0)];
    if (from >= 5 && from <= 100 && (to === 0 || (to > from && to <= 120))) return [from, to];
  }
  return [0, 0];
}

/** One span or age of several: '50-65', '65+'. */
const SPAN = /(?<![\d,.฿$€£])(?<low>\d{1,2})\s*(?:(?:-|–|to|ถึง)\s*(?<high>\d{1,3})|(?<more>\+|ปีขึ้นไป))/gu;
/** 'Mothers of girls', 'แม่ที่มีลูก': the ages behind are those of whom somebody has or brings. */
const OF_CHILDREN =
  /(?<![a-z])(?:of|with|whose|have|has) (?:[a-z]+ ){0,2}(?:girls?|boys?|kids?|child(?:ren)?|pupils?|students?|toddlers?|teens?|teenagers?|sons?|daughters?|babies|baby)(?: (?:aged?|ages|from|between))*\s*$|(?:พ่อ|แม่|ผู้ปกครอง)[^\d]{0,16}(?:ลูก|เด็ก|หลาน)[^\d]{0,12}$/u;

/** Whether the ages that a description names are other people's than the chosen ones, and none that it names are the chosen ones. */
export function areOthers(text: string, min: number, max: number): boolean {
  const [from, to] = agesIn(text);
  if (from === 0 || (from <= max && (to === 0 ? 120 : to) >= min)) return false;
  const words = plain(text);
  const spans = [...words.matchAll(SPAN)];
  // 'A daughter of 50-65 for her mother of 82+': the chosen ages are told, and others beside them.
  if (
    spans.some(({ groups }) => {
      const [low, high] = [Number(groups?.['low']), Number(groups?.['high'] ?? 120)];
      return low <= max && high >= min;
    })
  )
    return false;
  const own = spans.find(({ groups }) => Number(groups?.['low']) === from);
  return own === undefined || !OF_CHILDREN.test(words.slice(0, own.index));
}
