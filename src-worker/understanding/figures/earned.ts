/**
 * The part that the client earns of what others pay: a broker's commission, a manager's share of the rent. What is sold is no
 * income then, and the smallest fee is one.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { SELLERS } from './platforms.ts';

export interface Earned {
  percent: number;
  words: string;
}

/** 'Our commission 12%', 'we keep 15%', 'ค่าคอมเรา 18%'. */
const OURS =
  /(?:(?<![a-z])(?:our|my) (?:commission|fee|cut|share)(?: is| of|:)?|(?<![a-z])we (?:keep|take|charge|earn|get)(?: a| an)?(?: (?:commission|fee|cut) of)?|(?:ค่าคอม(?:มิชชั่น)?|ค่านายหน้า)(?:ของ)?(?:เรา|ร้าน)(?:ได้|คิด|รับ)?|(?:เรา|ร้าน)(?:ได้|คิด|รับ|หัก|เก็บ)(?:ค่าคอม(?:มิชชั่น)?|ค่านายหน้า)?)\s*(?:about|around|only|ประมาณ|ราว|แค่)?\s*$/iu;
/** In an answer on the price a commission is the client's own. */
const COMMISSION =
  /(?<![a-z])commission(?: is| of|:| negotiable)?,?\s*(?:typically|usually|mostly|about|around|from)?\s*$|(?:ค่าคอม(?:มิชชั่น)?|ค่านายหน้า|ค่าบริหาร|ส่วนแบ่ง)\s*(?:เริ่ม|คิด)?\s*$/iu;
const BEHIND =
  /^\s*(?:\+ ?(?:gst|vat|tax)|(?:plus|ex|inc(?:l|luding)?\.?) ?(?:gst|vat|tax))?,?\s*(?:commission|on top|of (?:the |all |every |each |any |your |gross |net |collected |annual )*(?:rents?|rental\p{L}*|collected|sales?|sold|sells|selling|sale price|premiums?|bookings?|booked|nights?|revenue|takings|recover\p{L}*|settlements?|what|whatever|salar(?:y|ies)|proceeds|hammer|turnover|invoices?)(?![a-z])|ของ(?:ราคา(?:ขาย|โอน|ที่ขาย)|ยอด(?:ขาย|จอง|โอน)|ค่าเช่า|เบี้ย|เงินเดือน))/iu;
/** 'Commission 12% ของเบี้ย', in any answer: nobody else than a broker earns of premiums. */
const OF_PREMIUM = /^\s*(?:ของเบี้ย|of (?:the )?premiums?(?![a-z]))/iu;
/** What others keep, what is left, and what is paid first or off. */
const NOT_OURS = new RegExp(
  `(?:${SELLERS}|hotels?|desks?|concierges?|affiliates?|partners?|referrers?|dealers?|reps?|they|others?|rivals?|competitors?|royalt[a-z]+|margin|profit|deposit|discount|off|save|interest|apr|vat|gst|tax|กำไร|ส่วนลด|ลด|มัดจำ|ดอกเบี้ย|ดอก|ภาษี|คนแนะนำ|ตัวแทน)[^.;\\n]{0,16}$`,
  'iu',
);
/** The answer begins with the percent and tells a smallest fee, or nothing but it. */
const AT_HEAD = /^(?:from |only |flat |just |เริ่ม(?:ต้น)?(?:ที่)?\s?)?$/iu;
const NO_SHARE =
  /(?<![a-z])(?:apr|interest|off|discount|deposit|up ?front|per (?:month|year|annum))|ดอก|ลด|มัดจำ|\/\s?(?:เดือน|ปี)|ต่อ(?:เดือน|ปี)/iu;
const SMALLEST_FEE = /(?<![a-z])min(?:imum|\.)?(?![a-z])|ขั้นต่ำ/iu;
const MOST = 60;

function isEarned(text: string, { span }: Reading, isPrice: boolean): boolean {
  const before = text.slice(Math.max(0, span.start - 48), span.start);
  const after = text.slice(span.end, span.end + 48);
  if (OURS.test(before)) return !/^\s*(?:off|discount|deposit|up ?front|vat|gst|tax)/iu.test(after);
  if (NOT_OURS.test(before)) return false;
  if (COMMISSION.test(before) && OF_PREMIUM.test(after)) return true;
  if (!isPrice) return false;
  if (COMMISSION.test(before) || BEHIND.test(after)) return true;
  const clause = after.split(/[;\n]/u)[0] ?? '';
  return AT_HEAD.test(text.slice(0, span.start)) && !NO_SHARE.test(clause) && SMALLEST_FEE.test(clause);
}

/** @param isPrice the answer says what the client asks for, where a commission can be nobody else's */
export function readEarned(answer: string, isPrice: boolean): Earned | undefined {
  if (!/%|percent|per cent|ร้อยละ|เปอร์เซ็น/iu.test(answer)) return undefined;
  const text = plain(answer);
  for (const reading of readQuantities(answer)) {
    const { quantity, span } = reading;
    if (quantity.kind !== 'percent' || quantity.ratio !== undefined) continue;
    if (!(quantity.value > 0 && quantity.value <= MOST) || !isEarned(text, reading, isPrice)) continue;
    return { percent: quantity.value, words: answer.slice(Math.max(0, span.start - 24), span.end).trim() };
  }
  return undefined;
}

const PREMIUM =
  /(?<![a-z])premiums?(?= |$|[.,;:])(?! (?:pack|plan|class|room|seat|brand|grade|quality))|เบี้ย(?!เลี้ยง)/iu;
const INSURANCE =
  /(?<![a-z])insurance(?! (?:claims?|paperwork|work|jobs?|cover(?:s|ed)|accepted|approved|included))|ประกัน(?:ภัย|สุขภาพ|ชีวิต|รถ|กลุ่ม|เดินทาง|โรค|สัตว์|อัคคี|กลุ่ม)/iu;
/** Whether the price is an insurance premium: it goes to the insurer, and what the client earns of it is told apart. */
export const isPremium = (price: string, offered: string): boolean =>
  INSURANCE.test(offered) ||
  (PREMIUM.test(price) &&
    /insurances?(?![a-z])|polic(?:y|ies)(?![a-z])|ประกัน|กรมธรรม์/iu.test(`${price} ${offered}`));
