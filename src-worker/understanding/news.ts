/**
 * What is new at the client, told in answer to 'why now': somebody who joins, a second place, books that open. Buyers may hear of it; how
 * idle it stands, what it costs and what is hoped of it they may not, and it is left out.
 */
import { forbids } from './denials.ts';
import { isMostlyThai, oneLine, trimEnds } from './text.ts';

const WHO =
  'doctors?|gp|dentists?|vets?|hygienists?|stylists?|therapists?|practitioners?|physios?|physiotherapists?|surgeons?|nurses?|midwi(?:fe|ves)|optometrists?|teachers?|tutors?|coach(?:es)?|instructors?|chefs?|groomers?|barbers?|trainers?|lawyers?|solicitors?|advis[eo]rs?';
const WHERE =
  'branch(?:es)?|clinics?|shops?|stores?|studios?|rooms?|locations?|showrooms?|floors?|courts?|pools?|wings?|buildings?|cent(?:re|er)s?|sites?|playrooms?|classrooms?|theatres?|labs?|scanners?|lasers?';
const BOOKS =
  'books?|enrol+ments?|registrations?|reg|bookings?|applications?|admissions?|sign-?ups?|nominations?';

const NEW = new RegExp(
  [
    String.raw`(?<!\p{L})(?:new|second(?![- ]hand)|third|2nd|3rd|another|extra(?! large))\s(?:(?!and\s)[\p{L}-]{1,16}\s){0,2}(?:${WHO}|${WHERE})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:dr|doctor|prof)\.?\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s(?:joins?|joined|starts?|started|begins?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${BOOKS})\s(?:(?:is|are|now|just|have|has)\s){0,2}(?:re-?)?open(?:s|ed)?(?!\p{L})`,
    String.raw`(?:^|\s)เปิด(?:จอง|รับสมัคร|รับจอง|สมัคร|สาขา|ตัว(?=\s|$))|สาขา(?:ใหม่|ที่\s?\d)|ตึกใหม่|(?:หมอ|ครู|เทรนเนอร์|ช่าง)(?:คน)?ใหม่|(?:รุ่น|เฟส)\s?\d{1,3}\s?(?:เปิด|เริ่ม)|เพิ่ม(?:เตียง|ห้อง|หมอ|สาขา|รอบ)`,
  ].join('|'),
  'iu',
);
/** Of somebody else: a rival, what buyers have, what is built around. */
const OF_OTHERS =
  /(?<!\p{L})(?:competitors?|rivals?|clients?|customers?|next door|nearby|near us|around here|in (?:the )?(?:area|town|city|mall)|up the road|down the road|across|in (?:the )?soi)(?!\p{L})|คู่แข่ง|เจ้า(?:ใหญ่|อื่น)|คนได้|ลูกค้าได้|มาเปิด|ข้างๆ|ในห้าง/iu;
/** Of the client's own house: how empty it is, what it costs, what it needs. */
const OWN =
  /(?<!\p{L})(?:idle|empty|left|leaves?|leaving|quit|quits|resign\p{L}*|clos(?:e|es|ed|ing)|flood\p{L}*|burn\p{L}*|fire|broke\p{L}*|rul(?:es?|ed|ing)|law|sits?|stands? still|nobody|no one|needs?|wants?|filling|fill|break ?even|loans?|leases?|rent|pays?|payments?|owe|anxious|hop(?:e|es|ing)|must|slow|only|yet|capacity|half|board|council|metro|lender|bank|grant|(?:i|we|my|our|me|us))(?!\p{L})|ตอนนี้|ปีที่แล้ว|รออยู่|มีของ|ผ่อน|จ้าง|อยาก|ต้อง|โล่ง|ว่าง|เหลือ|ขาด|ไม่(?:มี|เต็ม|รู้)|เป้า|ยอด|ลาออก|(?<!เ)ปิด|ช้า/iu;

/** Ends of sentences; 'Dr.' and 'ก.พ.' end none. */
const ENDS =
  /(?<!(?<!\p{L})(?:dr|st|prof|jan|feb|aug|sept?|oct|nov|dec|[ก-ฮ]|[ก-ฮ]\.[ก-ฮ]))[.!?](?=\s|$)|\n/iu;
/** Where a sentence may be left: what stands behind is told of the same thing or of the client. */
const LEFT = /,\s+|;\s+|\s+[-–—]\s+|\s+(?=(?:and|but|so|with)\s)|(?<=[\p{L}.]|2[05]\d\d)\s+(?=[ก-ฮเ-ไ])/gu;
/** Words of a sentence; letters of a Thai one. */
const [LEAST_WORDS, LEAST_LETTERS, MOST] = [3, 8, 110];

/** As much of a sentence as buyers may hear. */
function heard(sentence: string): string {
  let told = '';
  let from = 0;
  for (const mark of [...sentence.matchAll(LEFT), undefined]) {
    const end = mark?.index ?? sentence.length;
    if (OWN.test(sentence.slice(from, end))) break;
    told = sentence.slice(0, end);
    from = end + (mark?.[0].length ?? 0);
  }
  return trimEnds(told);
}

/** The first thing that is new, in the client's words; '' where nothing is told that buyers may hear. */
export function newsIn(answer: string): string {
  const told = answer
    .split(ENDS)
    .map((sentence) =>
      oneLine(sentence)
        .trim()
        .replace(/^(?:our|my|the|and|but|so)\s+/iu, ''),
    )
    .filter(
      (sentence) => sentence !== '' && !forbids(sentence) && !OF_OTHERS.test(sentence) && NEW.test(sentence),
    )
    .map((sentence) => heard(sentence))
    .find(
      (words) =>
        NEW.test(words) &&
        words.length <= MOST &&
        (isMostlyThai(words) ? words.length >= LEAST_LETTERS : words.split(/\s+/u).length >= LEAST_WORDS),
    );
  return (told ?? '').replace(/^reg(?=\s)/iu, 'Registration');
}
