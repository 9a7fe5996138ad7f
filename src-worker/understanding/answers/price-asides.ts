/** Sums beside a price that are none: fees, what comes on top, averages, renewals; and prices that differ by the time of day or week. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';

/** 'Deposit 3,000' and 'joining fee' are no price of another thing. */
const FEE =
  /(?:deposit|down ?payment|(?:joining|admin|agency|booking|service|call-?out|doc(?:ument)?|application) fee|call-?out|set-?up(?: fee)?|delivery|shipping|postage|ประกัน|มัดจำ|ค่าส่ง|ค่าแรกเข้า|ค่าติดตั้ง|ค่าธรรมเนียม|ค่าเดินทาง|ดาวน์|เงินดาวน์)\s*(?:of\s|is\s|:)?\s*$/iu;
/** What it cost before ('was 499 now 349'), and a part of it that is paid at a time. */
const NOT_WHOLE =
  /(?:(?<![a-z])(?:was|were|originally|normally|usually|rrp|instead of|reduced from|down from|list price)(?: price)?|ราคาเต็ม|ราคาป้าย|ปกติ|จากราคา|ผ่อน(?:ชำระ)?(?:เริ่มต้น|เริ่ม|เพียง|แค่)?(?:เดือนละ|งวดละ)?|(?<![a-z]|self[- ])(?:instal?ments? of|finance from|pay|first month(?: is| for| only)?))\s*:?\s*$/u;
/** 'Manila add 1,900', 'second flue same visit £45': beside the whole, for more than it holds. */
const MORE_BEFORE =
  /(?:(?<![a-z])(?:add(?:itional|-on)?|plus|extras?|surcharge|upgrade|renewals?(?: at| is)?|renews? (?:at|for))(?: of| is| at| a)?|\+|บวก(?:เพิ่ม)?|จ่ายเพิ่ม|คิดเพิ่ม|ต่ออายุ(?:ปีละ|เดือนละ)?)\s*:?\s*$/u;
const MORE_BEHIND =
  /^\s?(?!(?:each|per|a|every|incl|including|inc|with|free) )(?:[a-z]+ (?!incl|inc|with|free)){0,2}?(?:on top|(?:refundable )?(?:deposit|advance)(?=\s*(?:$|[.,;)]|on|at|to))|extra(?! (?:large|small|virgin|long))|surcharge|add-?on|(?:admin|joining|agency|booking|delivery|call-?out) (?:fee|charge)|delivery|air freight|freight|shipping|postage|renewal)(?![a-z])(?!\s?:?\s?[€£$฿]?\d)|^\s?(?:ขึ้นไป|ขึ้น)?(?:เพิ่มเติม|(?:ค่าส่ง|ค่ามัดจำ)(?!\s?\d|ตาม|ฟรี|แยก|คิด|ต่าง|เอง|ปลายทาง|\s))/u;
const AVERAGE =
  /(?:(?<![a-z])(?:avg|average|typical(?:ly)?)(?![a-z])\.?[^.;,/\d]{0,24}|เฉลี่ย[^.;,/\d]{0,20})$/u;
/** 'Free delivery over £50', 'ส่งฟรีเมื่อเกิน 20,000'. */
const FREE_FROM = /(?:free|ฟรี)[^.;]{0,24}(?:over|above|from|เกิน|ครบ|ตั้งแต่)\s*$/u;
const AVERAGE_BEHIND = /^\s?(?:on average(?![a-z])|โดยเฉลี่ย)/u;

const around = (text: string, { span, perSpan }: Reading): readonly [before: string, behind: string] => [
  text.slice(Math.max(0, Math.min(span.start, perSpan?.start ?? span.start) - 48), span.start),
  text.slice(Math.max(span.end, perSpan?.end ?? 0), span.end + 48),
];

/** Whether a sum of an answer on prices is told beside the price. `text` is plain. */
export const isAside = (text: string, reading: Reading): boolean => {
  const [before, behind] = around(text, reading);
  return [FEE, NOT_WHOLE, MORE_BEFORE, FREE_FROM].some((one) => one.test(before)) || MORE_BEHIND.test(behind);
};

/** Whether it is an average: no price to begin at beside one, and better than none. */
export const isAverage = (text: string, reading: Reading): boolean => {
  const [before, behind] = around(text, reading);
  return AVERAGE.test(before) || AVERAGE_BEHIND.test(behind);
};

/** A time of day or week; 'a night' and 'per room night' are what one pays for. */
const TIME_OF_IT =
  /(?<![a-z])(?:off-?peak|peak|weekdays?|weekends?|daytime|evenings?|mornings?|(?<!(?:(?<![a-z])a|per|each|every|room|bed|\d|\/)\s?-?)nights?|mon|sat|sun|high season|low season)(?![a-z])|เย็น|กลางวัน|กลางคืน|ช่วงเช้า|วันธรรมดา|วันหยุด|เสาร์|จันทร์|ไฮซีซั?่?น|โลว์ซีซั?่?น/u;
const PART = /[,/;|\n]|\.\s/u;
/** Of prices for one thing at several times, the lowest: 'RO 16 peak, RO 9 off-peak'. */
export function lowestByTime<One extends Reading>(text: string, prices: readonly One[]): One | undefined {
  const timed = prices.filter(({ span }) => {
    const before = text.slice(0, span.start).split(PART).at(-1) ?? '';
    const behind = text.slice(span.end).split(PART)[0] ?? '';
    return TIME_OF_IT.test(`${before} ${behind}`);
  });
  return timed.length < 2 ? undefined : timed.toSorted((a, b) => valueIn(a) - valueIn(b))[0];
}
export const valueIn = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
