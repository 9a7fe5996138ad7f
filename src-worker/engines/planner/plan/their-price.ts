/** Whether a sum that is told of a rival is what it asks for the thing that we sell. */
import { growsLater } from '../../../understanding/phrases/growing.ts';
import { NO_PRICE } from './rivals.ts';

/** A price to which a tax is added is no smaller than one that has it; a way there is half of there and back. */
const WITHOUT_TAX =
  /(?:\+|plus|excl?\.?|excluding|ex)\s?(?:\d+\s?%\s?)?(?:vat|gst|tax)|ไม่รวม\s?(?:vat|ภาษี)|\+\s?vat/iu;
const ONE_WAY = /\bone[- ]way\b|\beach way\b|\bsingle (?:trip|ride|ticket)\b|ขาเดียว|เที่ยวเดียว/iu;
/** A sum that is no price. */
const OTHER_SUM =
  /\b(?:deposits?|pays? (?:its|their|more)|wages?|salar\w+|fines?|fees? of|deliver\w+ (?:fee|charge)|extra|on top)\b|มัดจำ|คิดเพิ่ม|บวกเพิ่ม|ค่าส่ง|ค่าแรง|เงินเดือน|ค่าธรรมเนียม/iu;

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
