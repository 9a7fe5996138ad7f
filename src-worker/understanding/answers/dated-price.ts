/** A price, or something free, that holds until a day: 'winter booking $35 if signed by Feb 15', 'จองก่อน 31 ม.ค. ลด 500'. It is the offer of a plan that runs before that day. */
import { datesIn } from '../../../src/shared/reading/dates.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

/** Until a day; what is delivered, or ends, by one is no offer. */
const UNTIL =
  /\b(?:if|when|for (?:those|all) who) \p{L}+(?:\s\p{L}+)? (?:by|before|until|till)\b|\b(?:early[- ]?bird|book(?:ed|ing)?|order(?:ed)?|sign(?:ed)?(?: up)?|paid|enrol(?:l?ed)?) (?:by|before|until|till)\b|\bearly[- ]?bird\b|จอง(?:ก่อน|ภายใน|ถึง)|สมัคร(?:ก่อน|ภายใน)|สั่ง(?:ก่อน|ภายใน)/iu;
const COSTS_LESS = /\b(?:free|half|off|less)\b|ฟรี|ลด|ครึ่ง/iu;
/** What is paid of a price by then is no price. */
const PART_OF_IT = /\b(?:deposit|balance|instal+ment)\b|มัดจำ|ส่วนที่เหลือ/iu;
/** Characters of an offer that stands in an advert. */
const LONGEST = 60;

/** The clause that tells it, in the client's words; undefined where no day is told beside what it gives. */
export const datedPrice = (startingPrice: string): string | undefined =>
  startingPrice
    .split(/,\s+(?!\d{3}\b)|;\s*|(?<![ก-ฮ]\.[ก-ฮ])\.\s+|\n/u)
    .map((clause) => clause.trim().replace(/[.\s]+$/u, ''))
    .find(
      (clause) =>
        clause.length <= LONGEST &&
        UNTIL.test(clause) &&
        !PART_OF_IT.test(clause) &&
        datesIn(clause).length > 0 &&
        (COSTS_LESS.test(clause) || readQuantities(clause).some(({ quantity }) => quantity.kind === 'money')),
    );
