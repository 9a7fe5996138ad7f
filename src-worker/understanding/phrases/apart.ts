/**
 * Facts that were typed as one: a price beside something else ('£1,400 and 7 months wait', 'หาง่าย โลละ 38'), or in Thai one behind
 * the other with a space between them. Told apart, a price stands beside a price and a wait beside a wait.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { pointOf, type Claim } from './index.ts';
import type { PhraseField } from './features.ts';

const NUMBER = String.raw`\d[\d,.]*`;
const CURRENCY = String.raw`(?:[£$€฿¥₹₱₫]|US\$|A\$|S\$|R(?=\d)|Rp|RM)`;
/** A price and nothing else, with what it is for: '$640/t', '£80', '$31 one way', 'from 38 baht'. */
const PRICE_EN = new RegExp(
  String.raw`^(?:(?:from|about|only|at|up to)\s)?(?:${CURRENCY}\s?${NUMBER}(?:k|m)?|${NUMBER}(?:k|m)?\s?(?:baht|THB|USD|EUR|GBP|euros?|dollars?|pounds?|rand|rupees?|pesos?|ringgit))(?:\s?\/\s?\p{L}+|\s(?:each|one way|a \p{L}+|per \p{L}+|an hour|price))?$`,
  'iu',
);
/** 'ครั้งละ 2,500', '1.4 ล้าน', '38 บาท', 'โลละ 38'. */
const PRICE_TH_BODY = String.raw`(?:(?!ร้อย)[ก-๛]{1,14}ละ\s?(?:ตั้ง)?\s?${NUMBER}(?:\s?(?:ล้าน|แสน|หมื่น|พัน))?(?:\s?บาท)?|(?:ราคา|เริ่ม(?:ต้น)?(?:ที่)?)\s?${NUMBER}(?:\s?(?:ล้าน|แสน|หมื่น|พัน))?(?:\s?บาท)?|${NUMBER}\s?(?:(?:ล้าน|แสน|หมื่น|พัน)(?:\s?บาท)?|บาท|฿))`;
const PRICE_TH = new RegExp(`^${PRICE_TH_BODY}$`, 'u');
const PRICE_TH_WITHIN = new RegExp(`(?<=^|\\s)${PRICE_TH_BODY}(?=\\s|$)`, 'gu');
/** Words that a price beside them belongs to: 'ถูกกว่า 300 บาท', 'ลด 50 บาท'. */
const BELONGS_BEFORE =
  /(?:กว่า|ถึง|ประมาณ|แค่|เพียง|ไม่เกิน|ขั้นต่ำ|อย่างต่ำ|ถูก|แพง|ลด|แถม|มัดจำ|ค่า[ก-๛]*|บวก|ดาวน์|เกิน|ต่ำ|คืน|ครบ|จ่าย|หัก|ชดเชย|ชดใช้|ชดใช้ให้|ปรับ|เพิ่ม|ให้|ได้|รับ|เหลือ|สูงสุด|วงเงิน|เครดิต|มูลค่า|(?:ประกัน|คุ้มครอง|รับผิด)[ก-๛]*|เป็นเงิน|เงิน|ซื้อ|สั่ง|ยอด)$/u;
const BELONGS_AFTER =
  /^(?:\d[\d.,]*\s?(?:กก|กิโล|กรัม|ก\.|มล|ลิตร|ซม|ชิ้น)|กก|กิโล|กรัม|ขีด|ตัน|ลิตร|มล|ซม|เมตร|ไร่|ครั้ง|คน|วัน|นาที|ชม|ชั่วโมง|รอบ|เดือน|ปี|ชิ้น|กิโล|ขวด|กล่อง|คัน|ตัว|ต่อ|ขึ้นไป|กว่า|ถึง|ทุก|แรก|-|–)/u;
const LEAST = 3;
/** So many a day are done or served, and that is no price: 'แพคได้วันละ 120 ออเดอร์', 'ทำวันละ 1 เคส'; 'เดือนละ 990' is one. */
const DONE_A_DAY = /^(?:[ก-๛]+(?:วัน|เดือน|ปี|อาทิตย์|สัปดาห์)ละ\s?[\d,.]+|(?:วัน|เดือน|ปี|อาทิตย์|สัปดาห์)ละ\s?\d{1,2})$/u;
const isCounted = (price: string, words: string): boolean =>
  DONE_A_DAY.test(price) ||
  (!/บาท|฿/u.test(price) &&
    readQuantities(words).some(
      ({ quantity, span }) => quantity.kind === 'count' && span.end > words.indexOf(price) + price.length,
    ));

const PRESSES = /กดราคา|\blow(?:er)? offers?\b|\bpays? (?:less|little)\b/iu;

/** A price is as sure as anything that is read. */
const SURE = 0.95;

/** What is had at once is a short wait: 'cash today', 'รับเงินทันที'. */
const AT_ONCE =
  /\b(?:today|same[- ]day|instant(?:ly)?|on the spot|straight away|immediately|within (?:minutes|the hour))\b|ทันที|วันเดียว(?:ได้|เสร็จ)|เดี๋ยวนั้น/iu;
const SOON = 0.8;

export const isPrice = (words: string): boolean => PRICE_EN.test(words) || PRICE_TH.test(words);

/** The facts of a statement; itself where it holds one. */
export function apart(words: string): string[] {
  const joined = words.split(/\s(?:and|&|but)\s|,\s(?!\d)/iu).map((part) => part.trim());
  if (joined.length === 2 && joined.some(isPrice) && joined.every((part) => part.length >= LEAST))
    return joined;
  const prices = [...words.matchAll(PRICE_TH_WITHIN)];
  const [price] = prices;
  if (prices.length !== 1 || price === undefined) return [words];
  const before = words.slice(0, price.index).trim();
  const after = words.slice(price.index + price[0].length).trim();
  // 'ทำวันละ 1 เคส': what has its unit behind it is no sum.
  const end = price.index + price[0].length;
  const isCount = readQuantities(words).some(
    ({ quantity, figure }) => quantity.kind === 'count' && quantity.unit !== '' && figure.end === end,
  );
  const isApart =
    !isCount &&
    !BELONGS_BEFORE.test(before) &&
    !(after !== '' && isCounted(price[0], words)) &&
    // 'ดูครบ 13 นัดตกนัดละ 45 บาท': a bare figure counts what stands behind it.
    !/(?<![\p{L}\d])\d+$/u.test(before) &&
    !BELONGS_AFTER.test(after) &&
    [before, after].every((part) => part === '' || part.length >= LEAST);
  return isApart ? [before, price[0], after].filter((part) => part !== '') : [words];
}

/** A claim as the facts that it holds, each with the points that it speaks of. */
export function factsOf(claim: Claim, field: PhraseField): Claim[] {
  const parts = apart(claim.words);
  return parts.map((words) => {
    // Who buys cheaply asks nobody for less.
    if (PRESSES.test(words)) return { words, point: 'other', chances: [] };
    if (isPrice(words)) return { words, point: 'price', chances: [{ point: 'price', probability: SURE }] };
    const read = parts.length === 1 ? claim : pointOf(words, field);
    if (!AT_ONCE.test(words) || read.chances.some(({ point }) => point === 'wait')) return read;
    return { words, point: 'wait', chances: [{ point: 'wait', probability: SOON }, ...read.chances] };
  });
}
