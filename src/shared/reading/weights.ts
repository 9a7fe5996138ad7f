/** Whether a figure beside a word that may be money is a weight. */

/** A Thai pound is a weight far more often than money: cakes of two pounds, dumbbells of twelve; a price is led to as one. */
const WEIGHT_TH = /\s?ปอนด์(?!\s?(?:ต่อ|\/|สเตอร์ลิง))/uy;
/** Names what weighs so much, or opens a remark: a figure alone is a sum. */
const NAMES_THING = /[ก-๛(]\s?$/u;
const LEADS_TO_SUM = /(?:ราคา|ค่า[ก-๛]*|ละ|งบ|จ่าย|เริ่ม(?:ต้น)?(?:ที่)?|เงิน|แค่|เพียง)\s?$/u;
/** Pounds that one thing weighs that somebody buys or lifts. */
const HEAVIEST = 20;
/** Characters before the figure that may lead to a sum. */
const LEAD = 24;

/**
 * Whether a figure that stands at `start` to `end` of a plain text weighs something: 'เค้ก 2 ปอนด์'.
 * @param value the figure, or the upper of two
 */
export function weighs(text: string, start: number, end: number, value: number): boolean {
  const before = text.slice(Math.max(0, start - LEAD), start);
  WEIGHT_TH.lastIndex = end;
  return value <= HEAVIEST && WEIGHT_TH.test(text) && NAMES_THING.test(before) && !LEADS_TO_SUM.test(before);
}
