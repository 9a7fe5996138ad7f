/**
 * Orders by their form, wherever they stand in a sentence: whom not to target, what to keep out, what not to show, who must see it
 * first. Beside them, what only sounds like one.
 */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Field } from './figure-features.ts';

/** Where a clause of an English answer begins. */
const CLAUSE = String.raw`(?<=^|[.!?;:,(\n]\s*|\s[-–—/]+\s|(?<![a-z])(?:so|and|but|then)\s)`;
const TO_END = String.raw`[^.!?;\n]*`;
const TO_COMMA = String.raw`[^.!?;,\n]*`;

/** 'So dont target them', 'no remarketing to patients', 'don't advertise climate': who and what no media is spent on. */
const NOT_AT = new RegExp(
  String.raw`${CLAUSE}(?:(?:please|pls|we) )*(?:do not|don['’]?t|never|no)\s(?:re-?target(?:ing)?|re-?marketing|remarket|target|targeting|advertise|push|promote|boost|chase)(?![a-z])${TO_COMMA}`,
  'giu',
);
/** 'Only Mar to Jul pls', 'pls not the Mary Poppins thing'. */
const PLEA = new RegExp(
  String.raw`${CLAUSE}(?:please|pls|plz|kindly),? (?:not|no|only|avoid|keep|leave|spell|write)(?![a-z])${TO_END}|${CLAUSE}(?=${TO_COMMA}(?<![a-z])(?:not|only|no)(?![a-z])${TO_COMMA}\s(?:please|pls|plz)(?![a-z]))${TO_COMMA}`,
  'giu',
);
/** 'Keep that out completely', 'leave the eBay shop out of it'. */
const OUT = new RegExp(
  String.raw`${CLAUSE}(?:please |pls )?(?:keep|leave) (?:it|that|this|them|him|her|those) (?:out|off|away|private|quiet|secret)(?![a-z])${TO_COMMA}`,
  'giu',
);
/** 'No discount in autumn', 'no tone marks in ads', 'no faces of ladies'; how deep a discount may be is a limit of its own. */
const NO_SUCH = new RegExp(
  String.raw`${CLAUSE}(?:(?:also|and|please|pls) )*no (?:[\p{L}'’-]+ ){0,3}?(?:photos?|pictures?|pics?|shots?|selfies|close-?ups?|faces|names|logos?|claims?|jokes?|puns|discounts?|before[-/ ](?:and[- ])?afters?|marks|emojis?|hashtags?|stock (?:photos?|images?)|celebrit\p{L}+|influencers?|posts?|adverts?)(?![a-z])(?! (?:yet|of our own|so far|at the moment|since|for years|deeper|above|over|more|bigger|larger|beyond|greater))${TO_END}`,
  'giu',
);
/** 'Weavers photos only with their permission', 'prices always RO with 3 decimals on ads', '40% advance is compulsory'. */
const MUST_BE = new RegExp(
  String.raw`${CLAUSE}(?=${TO_COMMA}(?<![a-z])only (?:with|after) (?:\p{L}+ ){0,2}(?:permission|consent|ok|approval)|${TO_COMMA}(?<![a-z])always(?![a-z])${TO_COMMA}(?<![a-z])(?:on|in) (?:all |every |the |our )*(?:ads?|adverts?|posts?)(?![a-z])|${TO_COMMA}(?<![a-z])is (?:compulsory|mandatory|obligatory|a must)(?![a-z]))${TO_COMMA}`,
  'giu',
);
/** 'Tutors cannot be shown with face', 'kids do not touch the machine in the picture': who stands before what must not be seen. */
const NOT_SEEN = String.raw`(?=(?:[\p{L}'’-]+ ){1,5}(?:(?:cannot|can not|can['’]?t|must not|mustn['’]?t|may not|should not|shouldn['’]?t|(?:is|are) not to) be (?:shown|named|filmed|photographed|recorded|seen|tagged)|(?:do not|don['’]?t|must not|cannot|can['’]?t) ${TO_COMMA} (?:in|on) (?:the |any |our |a )?(?:pictures?|photos?|videos?|camera|ads?|adverts?))(?![a-z]))${TO_COMMA}`;
const WITH_SUBJECT = new RegExp(CLAUSE + NOT_SEEN, 'giu');
const IS_WITH_SUBJECT = new RegExp(`^${NOT_SEEN}`, 'iu');
/** Whether an order tells first of whom it is: such a one is no fact about others. */
export const hasSubject = (words: string): boolean => IS_WITH_SUBJECT.test(words);
/** 'Bawal ang libreng tubig', 'huwag banggitin ang client name', 'jangan kata increases milk': Filipino and Malay beside English. */
const OTHER_TONGUES = new RegExp(
  String.raw`${CLAUSE}(?:huwag|['’]?wag(?= (?:mo|po|ang|na|muna|ka(?:ng|yo)?|tayo|i-?[a-z]{3,}|mag[a-z]{2,}|gam[a-z]+|bang[a-z]+|sab[a-z]+|lag[a-z]+)(?![a-z]))|bawal|walang(?=${TO_COMMA}(?:["“]|(?<![a-z])(?:ads?|adverts?|posts?|captions?|presyo|price|pangalan|names?|mukha|faces?|litrato|larawan|photos?|claims?)(?![a-z])))|hindi (?:pwede|puwede|dapat)|jangan|dilarang|(?:tak|tidak) boleh)(?![a-z])${TO_COMMA}`,
  'giu',
);
/** 'Egg items to be marked', 'women in half of the pics', 'say “up to” with the rebate': how it is to be shown or said. */
const SHOWN_AS = new RegExp(
  String.raw`${CLAUSE}(?=[^.!?;,\n]{3,60}\sto be (?:marked|labell?ed|checked|approved|read|translated|signed off|shown|stated|mentioned)(?![a-z])(?! (?:in|within) (?:\d|an? )))${TO_COMMA}|${CLAUSE}\p{L}(?:(?! (?:is|are|was|were|appears?|feature) in )[\p{L} ]){2,30} in (?:half|most|all) (?:of )?(?:the |our )?(?:pics|pictures|photos|posts|ads|videos)(?![a-z])|(?<=^|[.!?;:\n]\s*)(?:please |pls )?(?:say|write) ["“][^"”\n]{2,40}["”][^.!?;,\n]*`,
  'giu',
);
/** What is told, and no dust that stays out of a house. */
const TOLD =
  '(?:names?|faces?|prices?|rates?|fees?|address(?:es)?|numbers?|figures|photos?|pictures?|logos?|clients?|customers?|patients?|details?|locations?|terms|results?|recipes?|salar(?:y|ies)|deals?|identit(?:y|ies))';
/** 'Farmer names stay out', 'building addresses are confidential': what nobody is told. */
const STAYS_OUT = new RegExp(
  String.raw`${CLAUSE}(?=[\p{L}'’ ]{0,30}(?<![a-z])${TOLD}(?: [a-z]+){0,2}\s(?:(?:stays?|to stay|(?:is|are) kept|(?:is|are) to be kept) (?:(?:out|off)(?=\s*(?:$|[.,;!?)]| of | the | our ))|private|secret|confidential)|(?:is|are) (?:strictly )?confidential)(?![a-z]))${TO_COMMA}`,
  'giu',
);
const MONTHS =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?';
/** 'Not in August', 'none Dec to Feb', 'budget off for Easter': when no media is wanted. */
const NOT_WHEN = new RegExp(
  String.raw`(?:(?<=^|[.!?;:(\n]\s*)(?:none|nothing)|${CLAUSE}(?:(?<!but |(?<![a-z])${MONTHS},? )not|no (?:ads?|adverts?|posts?|money|spend|budget)|(?:so )?(?:budget|ads?|spend|money) off))(?:\s(?:in|for|during|on|from|over|at))*(?:\sthe)?\s(?:${MONTHS}|school hol(?:iday)?s|weekends?|easter|christmas|xmas|ramadan|lent)(?![a-z])(?!\s(?:have|has|had|was|were|is|are|can)(?![a-z]))${TO_COMMA}`,
  'giu',
);
const FORBIDS = String.raw`(?:forbids?|prohibits?|bans|(?:does not|doesn['’]?t|do not|don['’]?t|will not|won['’]?t) (?:allow|permit))(?![a-z])(?=\s(?!(?:it|this|that|us)(?![a-z]))\p{L})${TO_COMMA}`;
/** 'CFO forbids price in announcements', 'the council does not allow posters': who forbids stands before it. */
const FORBIDDEN_BY = new RegExp(
  String.raw`${CLAUSE}(?:the |our |their |local )?(?:\p{L}+ ){0,2}?(?:laws?|rules?|codes?|regulators?|regulations?|councils?|associations?|boards?|ministry|authority|authorities|government|society|landlord|licen[cs]e|guidelines|platforms?|facebook|google|tiktok|meta|law|fda|asa|cfo|ahpra) ${FORBIDS}`,
  'giu',
);
/** 'RSPCA does not allow puppy photos': whose letters stand for a name, written as such. */
const FORBIDDEN_BY_LETTERS = new RegExp(
  String.raw`${CLAUSE}(?:[Tt]he |[Oo]ur )?(?:\p{L}+ ){0,2}?[A-Z]{2,6} ${FORBIDS}`,
  'gu',
);
/** What is not offered in a row: 'Not maids, not babysitters, no part-time day nanny'. */
const ROW = /(?<=^|[.!?;\n]\s*)(?:not|no) [^.,;!?\n]{2,30}(?:, (?:and )?(?:not|no) [^.,;!?\n]{2,40})+/giu;
/** Of whom the client tells: 'They don't do adults'. */
const THEY_DECLINE =
  /(?<=^|[.!?;:,(\n]\s*|\b(?:and|but|so) )(?:they|he|she) (?:do not|don['’]?t|does not|doesn['’]?t) (?:do|sell|take|make|offer|teach|serve|ship|deliver)(?![a-z])[^.!?;,\n]*/giu;

/** 'ลูกค้าห้ามนำชื่อโรงงานไปอ้าง', 'เพลงในคลิปขออย่าดัง': an order with what it is about before it. */
const TH_SUBJECT =
  /(?<=^|[\s,;(:/])[ก-๛]{2,24}?(?:ห้าม(?:นำ|ใช้|เอา|ลง|โชว์|บอก|พูด|เขียน|ถ่าย|เอ่ย|อ้าง|โพสต์|เปิดเผย|รีวิว|เคลม|ใส่|ลดราคา|ยิง)|ขออย่า)[ก-๛]{1,40}|(?<=^|[\s,;(:/])[ก-๛]{4,24}(?:ห้าม(?:ขาย|โปรโม[ทต]|ดัน|ยิง))(?=$|[\s,;)])/gu;
/** 'ใช้คนใส่จริงเท่านั้น', 'ไม่เอาวันฤกษ์ดีเพิ่ม': what alone is used, and of what no more is wanted. */
const TH_ONLY =
  /(?<=^|[\s,;(:/])ใช้[ก-๛]{2,24}เท่านั้น|(?<=^|[\s,;(:/])ไม่(?:เอา|รับ)[ก-๛]{2,20}เพิ่ม(?:แล้ว)?[ก-๛]{0,10}/gu;
/** 'ทองไม่รับซื้อ', 'เค้กไม่มี': what is not sold stands before the word. */
const TH_DECLINED =
  /(?<=^|[\s,;(:/])(?!กลิ่น|สาร|ยุง|แมลง|คิว|เสียง|ฝุ่น|ควัน|วันหยุด|ที่จอด|สี|น้ำตาล|แอลกอฮอล์|พาราเบน|ค่า|ผล(?!ไม้)|อาการ|ความ|ปัญหา|ดอกเบี้ย|ขั้นต่ำ|มัดจำ)(?![ก-๛]{0,20}(?:ที่อื่น|เจ้าอื่น|ร้านอื่น|ที่ไหน|คู่แข่ง|ผลข้างเคียง))[ก-๛]{2,20}?ไม่(?:รับ(?:ซื้อ|ทำ|ซ่อม|สอน|ส่ง)?|มีขาย|มี|ขาย)(?=$|[\s,;)])/gu;
/** 'ต้องมีคนญี่ปุ่นอ่านก่อนลง', 'ต้องขออนุมัติโฆษณาก่อนทุกชิ้น'. */
const TH_SEEN =
  /(?<=^|[\s,;(:/])ต้อง(?:มี|ให้)[ก-๛]{2,20}(?:อ่าน|ตรวจ|เช็ก|เช็ค|แปล)[ก-๛]*|(?<=^|[\s,;(:/])ต้องขอ(?:อนุมัติ|อนุญาต)[ก-๛]*(?:ก่อน|ทุก)[ก-๛]*/gu;

const ANYWHERE: readonly RegExp[] = [NOT_AT, OUT, TH_SUBJECT, TH_SEEN, OTHER_TONGUES];
const OF_ADVERTS: readonly RegExp[] = [
  PLEA,
  NO_SUCH,
  MUST_BE,
  WITH_SUBJECT,
  SHOWN_AS,
  STAYS_OUT,
  FORBIDDEN_BY,
  FORBIDDEN_BY_LETTERS,
  NOT_WHEN,
  TH_ONLY,
];
const OF_OFFER: readonly RegExp[] = [THEY_DECLINE, TH_DECLINED];

/** The forms of an order that an answer to this question may hold. */
export const orderForms = (field: Field): readonly RegExp[] => [
  ...ANYWHERE,
  ...(field === 'challenges' || field === 'notes' || field === 'goals' ? OF_ADVERTS : []),
  ...(field === 'product' || field === 'hero' ? OF_OFFER : []),
];

/** Rows of what is not offered, each whole. */
export const rowsIn = (answer: string): Span[] =>
  [...answer.matchAll(ROW)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.trimEnd().length,
  }));
