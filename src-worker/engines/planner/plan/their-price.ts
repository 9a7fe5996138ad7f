/** Whether a sum that is told of a rival is what it asks for the thing that we sell. */
import { growsLater } from '../../../understanding/phrases/growing.ts';

/** What is free, and what a thing costs us: no price that a rival asks of its buyers. */
export const NO_PRICE = /(?<![a-z-])free(?![a-z-])|ฟรี|\bcosts? us\b|เราเสีย|เราต้องจ่าย/iu;

/** A price to which a tax is added is no smaller than one that has it; a way there is half of there and back. */
const WITHOUT_TAX =
  /(?:\+|plus|excl?\.?|excluding|ex)\s?(?:\d+\s?%\s?)?(?:vat|gst|tax)|ไม่รวม\s?(?:vat|ภาษี)|\+\s?vat/iu;
const ONE_WAY = /\bone[- ]way\b|\beach way\b|\bsingle (?:trip|ride|ticket)\b|ขาเดียว|เที่ยวเดียว/iu;
/** A sum that is no price. */
const OTHER_SUM =
  /\bmin\.? ?(?=\D?\d)|\b(?:deposits?|pays? (?:its|their|more)|wages?|salar\w+|fines?|fees? of|(?:document|paperwork|admin|joining|set-?up|trip|application|\p{L}+ing) fees?|sign[- ]on|(?<=\d )down|costumes?(?! (?:from|hire|rental)\b)|deliver\w+ (?:fee|charge)|extra|on top|bonus|excess|bills?|minimum|fit-?outs?|cents on the dollar|below)\b|มัดจำ|คิดเพิ่ม|บวก(?=เพิ่ม|\s?\d)|ค่าส่ง|ค่าแรง|เงินเดือน|ค่าธรรมเนียม|(?:ค่า|โดน|ถูก)ปรับ|ค่าน้ำมัน|ค่าเปิด|ค่า\s?set-?up|วงเงิน|ขั้นต่ำ|ไม่รับงาน|(?<=[ก-๛A-Za-z]\s?)คิด(?=\s?\d)|(?:กลุ่ม|คลาส|ห้อง(?:เรียน)?)ละ\s?\d{1,2}(?!\d|,)/iu;

/** Several things for one sum are not the one thing. */
const PACKAGE = /แพ็?[คก](?:เกจ)?ละ|\b(?:packages?|bundles?)\b/iu;
/** Whether words on a rival tell what it asks: no deposit, no extra, nothing that grows until it is paid. */
export const isTheirPrice = (words: string): boolean =>
  !growsLater(words) && !OTHER_SUM.test(words) && !NO_PRICE.test(words);
/** One that grows until it is paid is no price, nor is what is added to one. */
export const isOtherPrice = (them: string, us: string): boolean =>
  PACKAGE.test(them) !== PACKAGE.test(us) ||
  growsLater(them) ||
  OTHER_SUM.test(them) ||
  WITHOUT_TAX.test(them) !== WITHOUT_TAX.test(us) ||
  ONE_WAY.test(them) !== ONE_WAY.test(us);
