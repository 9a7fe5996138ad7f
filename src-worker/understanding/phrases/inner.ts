/**
 * What a client tells the agency and no buyer: how many of its customers do something, how many it has, and what it would rather not
 * sell now. A page may reckon with it, and neither promises nor prints it as a reason to buy.
 */
import { LETTERS } from '../letters.ts';

const SHARE = String.raw`(?:\d[\d.,]*\s?%|\d+ (?:in|of|out of) (?:\d+|ten|a hundred)|(?:one|two|three|four) (?:in|out of) [${LETTERS}]+|(?:a|one) (?:third|quarter|half|fifth|tenth)|half|most|few|nobody|hardly any(?:body|one)?|some)`;
/** What customers do for the business, and nothing is done for them. */
const DEEDS = String.raw`(?:do(?:es)?|did|join|joins|joined|stay|stays|renew|renews|upgrade\w*|convert\w*|cancel\w*|leave|leaves|drop out|churn\w*|use (?:it|this)|take (?:it|this|that)(?: up)?|ask(?: for it)?|claim(?: it)?|send (?:it|them) back|return (?:it|them)|sign up|go on|carry on|come back|buy again|re-?order|re-?book|subscribe|book (?:it|one|this)|pay for (?:it|one)|want (?:it|one)|need (?:it|one))`;
/** 'About 22% of graduates join', '1 in 5 members renew'. */
const RATE_EN = new RegExp(
  String.raw`^(?:only |about |around |roughly |maybe |over |under |nearly |~\s?)*${SHARE}(?: of)?(?: (?:our|the|all|them|us))?(?: [${LETTERS}][${LETTERS}'’-]*){0,3} ${DEEDS}\b|\b(?:they|people|members|customers|clients|subscribers|graduates) (?:usually |mostly |on average )?(?:stay|keep it|last|leave|cancel|drop out|churn) (?:us )?(?:for )?(?:at )?(?:about |around |on average )?\d|^churn (?:is )?(?:about |around |at )?\d`,
  'iu',
);
const RATE_TH =
  /(?:\d[\d.,]*\s?(?:%|เปอร์เซ็นต์)|\d+ ใน \d+|ครึ่ง(?:นึง|หนึ่ง)?)[ก-๛ ]{0,16}(?:สมัครต่อ|ต่อคอร์ส|ต่ออายุ|ต่อสัญญา|กลับมา|ซื้อซ้ำ|สั่งซ้ำ|ซื้อต่อ|อยู่ต่อ|ยกเลิก|เลิก|คืนของ|ส่งคืน|ขอคืน|เคลม|ใช้สิทธิ์?|แลก|(?:ซื้อ|สั่ง|เอา)[ก-๛]{1,12}เพิ่ม|อัปเกรด)|(?:ลูกค้า|สมาชิก|นักเรียน|ผู้เช่า)[ก-๛]{0,10}(?:ต่อคอร์ส|ต่ออายุ|ต่อสัญญา|สมัครต่อ|กลับมา|ซื้อซ้ำ|สั่งซ้ำ|ยกเลิก)[ก-๛ ]{0,10}\d[\d.,]*\s?(?:%|เปอร์เซ็นต์)|อยู่(?:กับเรา)?(?:กัน)?(?:เฉลี่ย|ประมาณ|ราว)\s?\d+\s?(?:เดือน|ปี)/u;

/** How seldom it is needed: 'ปกติไม่เกิน 3%', 'usually under 2%'. */
const SELDOM =
  /^(?:ปกติ|โดยปกติ|ส่วนใหญ่|โดยทั่วไป|เฉลี่ย)(?:แล้ว)?(?:มี)?(?:ไม่(?:เกิน|ถึง)|แค่|ประมาณ|ราว)?\s?\d[\d.,]*\s?(?:%|เปอร์เซ็นต์)$|^(?:it['’]s |it is )?(?:usually|normally|on average|typically) (?:under|below|less than|about|around|only)?\s?\d[\d.,]*\s?%$/iu;

/** Whether a statement only tells how many customers go on, come back or make use of something. */
export const isOwnRate = (words: string): boolean =>
  RATE_EN.test(words) || RATE_TH.test(words) || SELDOM.test(words);

/** A bracket that holds such a rate and nothing else: '30 days to send it back (6% do)', 'เปลี่ยนได้ใน 7 วัน (มีคนเปลี่ยน 3%)'. */
const RATE_ASIDE = new RegExp(
  String.raw`\s*\((?:only |about |around |roughly |maybe |~\s?)*(?:${SHARE}(?: of (?:them|people|customers|buyers|orders))?(?: (?:ever|actually|really))? ${DEEDS}|[ก-๛ ]{0,16}\d[\d.,]*\s?%(?:\s?(?:ของ)?(?:ลูกค้า|คน|ออเดอร์)?[ก-๛]{0,8})?)(?: it| them)?\)`,
  'giu',
);
export const withoutOwnRate = (words: string): string => words.replaceAll(RATE_ASIDE, '');

const PEOPLE = String.raw`(?:children|kids|people|families|members|schools?|customers|clients|pupils|volunteers|donors|givers|students|users|households|stores|branches|stockists|companies|businesses|patients|guests|subscribers|followers|villages|farmers|homes|shops|partners|dealers|agents|graduates|learners|residents|farms|growers|artisans|makers|producers)`;
const HEADS = new RegExp(
  String.raw`^(?:we (?:have|have had|serve|help|teach)\s)?(?:over|more than|about|around|nearly|almost|some|only|now)?\s?\d[\d,.]*k?\+?\s(?:(?:happy|active|local|regular|paying|primary|monthly|registered|small|partner)\s){0,2}${PEOPLE}(?:\s(?:last|this|so far|a|every|each|per|since|already|to date|in(?! (?:a|the|each|one)\b)|across|around|served|today|now)\b[^,;]*)?$`,
  'iu',
);
const HEADS_TH =
  /^(?:มี|สอน|ดูแล)?(?:ลูกค้า|นักเรียน|เด็ก|สมาชิก|ผู้ป่วย|คนไข้|โรงเรียน|ร้านค้า|ตัวแทน|ผู้บริจาค|อาสา|ผู้ใช้|ครอบครัว|ผู้เรียน|ลูกศิษย์)[ก-๛]{0,12}\s?(?:กว่า|เกิน|ประมาณ)?\s?\d[\d,]*\+?\s?(?:คน|ราย|แห่ง|โรง|ร้าน|ครอบครัว|เจ้า)?(?:ต่อปี|ปีที่แล้ว|แล้ว|ทั่วประเทศ)?$/u;
/** Whether a statement tells only how many people or places there are: one stands for no number. */
const isOneHeadCount = (words: string): boolean => HEADS.test(words) || HEADS_TH.test(words);
/** How much was sold: 'ปีที่แล้วตัดไป 410 คู่', '2,300 pairs sold last year'. */
const VOLUME =
  /(?:^|\s)(?:ปีที่แล้ว|ปีก่อน|ปีนี้|เดือนที่แล้ว)(?:เรา)?(?:ตัด|ขาย|ทำ|ส่ง|ผลิต|ติดตั้ง)(?:ไป|ได้|มา)?(?:แล้ว)?\s?\d[\d,]*\s?[ก-๛]{1,8}$|^(?:we (?:sold|made|fitted|delivered|installed) )?\d[\d,]*\+? (?:\p{L}+ )?(?:sold|made|fitted|delivered|installed|done)?(?: (?:last|this) year| so far)$/iu;
export const isHeadCount = (words: string): boolean =>
  VOLUME.test(words) || isOneHeadCount(words) || words.split(/,\s+/u).every(isOneHeadCount);

/** How much the business can make or take in a time: '1,100 sets per day'. */
const OUTPUT = /^\d[\d,]* (?:\p{L}+ ){1,2}(?:per|a|each|every) (?:hour|shift|day|night|week|month|year)$/iu;
export const isOutput = (words: string): boolean => OUTPUT.test(words);

/** '31 of them are with us': of whom is told in the sentence before, without which it says nothing. */
const OF_BEFORE =
  /^(?:about |around |over |nearly |only )?(?:\d[\d.,]*|\p{L}+) of (?:them|those|these|which|whom)\b|^ในนั้น|^ในจำนวนนี้/iu;
export const leansOnBefore = (words: string): boolean => OF_BEFORE.test(words);

/** Somebody would rather sell something else: 'ก็รับค่ะแต่อยากดันเรื่องเข่า', 'too, but we would rather push knees'. */
const RATHER =
  /ก็(?:รับ|มี|ทำ|ขาย|ได้|สอน|ให้)[ก-๛ ]{0,10}แต่|แต่(?:อยาก|รอบนี้|ช่วงนี้|ตอนนี้|ครั้งนี้|เดือนนี้)[ก-๛]*|(?:รอบ|ครั้ง|ช่วง)นี้(?:ไม่|ขอ|อยาก|เน้น)|อยาก(?:ดัน|เน้น|โปรโมต|ชู)|ไม่(?:ดัน|ได้เน้น|ค่อยเน้น|อยากเน้น|อยากขาย|เน้น(?=\s|$))|\b(?:but|though) (?:i|we)(?:['’]d| would)? (?:rather|prefer|really want|want to|don['’]t want|do not want|are not)|\b(?:i|we)(?:['’]d| would)? rather\b|\bnot (?:this time|for this campaign|pushing (?:it|that|those))\b|\bthis campaign is\b|\b(?:do not|don['’]?t) (?:really )?push\b|\bclogs? (?:up )?(?:the|our|my)\b/iu;
export const tellsPreference = (words: string): boolean => RATHER.test(words);

/** What the business itself can do, has and pays: it stops no buyer. */
const OWN_ROOM =
  /\b(?:we|we['’]re|us|our|i|i['’]m|me|my)\b|\bcan(?:['’]t|not) (?:add|take|do|make|serve|grow)\b|\b(?:deposit|capacity|margin|break-?even)s?\b|^\d+ \p{L}+,|รับได้|กำลัง(?:ผลิต|การผลิต)|กำไร|เครดิต|ต้นทุน|คิวว่าง|มัดจำ/iu;
export const tellsOfOwnRoom = (words: string): boolean => OWN_ROOM.test(words);

/** Somebody looked: a result that was counted or checked, by whom does not matter. */
const CHECKED =
  /\b(?:checked|verified|audited|confirmed|measured|counted|evaluated|assessed|studied|proved|proven|published)\b|\buniversity\b|\bindependent(?:ly)?\b|\b(?:counts?|records?|figures?|photos?|data|logs?) to (?:show|prove|back)\b|\bto prove it\b|มีตัวเลข(?:ยืนยัน|ให้ดู)|ตรวจสอบ|มหาวิทยาลัย|งานวิจัย|นับ(?:จริง|ได้|แล้ว|มา)|วัดผล|พิสูจน์|ประเมินโดย/iu;
/** What became of those who had it: so many of so many, or by how much. */
const OUTCOME =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:of|out of|in) (?:every )?(?:\d+|two|three|four|five|six|ten|a hundred)\b|\d\s?%|\b(?:gain|improv|grew|grow|rose|fell|drop|cut|save|reduc|increas|pass|score|lost|lose|heal|recover|finish|complet)\p{L}*\b[^.;]*\d|\d+ ใน \d+|\d+ จาก \d+|(?:ลด|เพิ่ม|ผ่าน|หาย|รอด|ดีขึ้น|ประหยัด)[^.;]*\d/iu;
/**
 * Whether a statement tells a result that somebody checked or counted.
 * @param after what goes on behind it in its sentence: 'we have the counts to show for it'
 */
export const isCheckedResult = (words: string, after = ''): boolean =>
  CHECKED.test(`${words}${after}`) && OUTCOME.test(words) && !isOwnRate(words);

/** What makes a statement less than it says: fit to be told to us, and no line of a page. */
const HEDGE =
  /(?:\bnear enough\b|\bmore or less\b|\bgive or take\b|\bor thereabouts\b|\bi (?:think|reckon|guess|suppose)\b|\bif i['’]m honest\b|\bto be honest\b|\bbetween (?:us|you and me)\b|\bdon['’]t quote me\b|\bnot sure\b|\bwell,? maybe\b|\bmaybe (?:one|two|not|next)\b|\bfor now\b|\bmostly[.!)]*$|^otherwise\b|^not (?:yet )?(?:accredited|registered|licen[cs]ed|certified|insured|approved)\b|^no questions[.!]*$|^(?!say |never )(?:\p{L}+\s){1,2}no[.!]*$|ประมาณนั้น|อะไรประมาณนี้|มั้ง|น่าจะ(?=\s|$))/iu;
const HEDGE_AT_END = new RegExp(`${HEDGE.source}[.!\\s]*$`, 'iu');
/** Without a hedge at its end: 'a reader for a term, near enough'. */
export function withoutHedge(words: string): string {
  const hedge = HEDGE_AT_END.exec(words);
  if (hedge === null) return words.trim();
  const told = words.slice(0, hedge.index).trimEnd();
  return (told.endsWith(',') ? told.slice(0, -1) : told).trim();
}
export const isHedged = (words: string): boolean => HEDGE.test(words);

const GROUPS: readonly (readonly [who: RegExp, sold: RegExp])[] = [
  [/\b(?:women|ladies|girls|female)\b|ผู้หญิง|สตรี|หญิงล้วน/iu, /\b(?:wom[ae]n|lad(?:y|ies)|girls?|female|bride|bridal|mums?|mothers?|maternity)\b|ผู้หญิง|สตรี|เจ้าสาว|คุณแม่/iu],
  [/\b(?:men|gents|boys|male)\b|ผู้ชาย/iu, /\b(?:m[ae]n|gents?|boys?|male|barber|groom|dads?)\b|ผู้ชาย|เจ้าบ่าว/iu],
  [/\b(?:kids|children|toddlers?|teens?|juniors?)\b|เด็ก|วัยรุ่น/iu, /\b(?:kids?|child(?:ren)?|toddlers?|teen\w*|juniors?|famil\w+|parents?|school|nursery|pupils?)\b|เด็ก|วัยรุ่น|ครอบครัว|พ่อแม่|ลูก|นักเรียน/iu],
  [/\b(?:seniors?|pensioners?|over[- ]\d\ds)\b|ผู้สูงอายุ|คนแก่/iu, /\b(?:seniors?|pensioners?|elderly|older|retire\w*|care home)\b|ผู้สูงอายุ|คนแก่|คนชรา/iu],
  [/\b(?:students?|nurses?|nhs|teachers?|military|veterans?)\b|นักศึกษา|นักเรียน|ข้าราชการ/iu, /\b(?:students?|nurses?|nhs|teachers?|school|universit\w+|college|military|veterans?|pupils?|cours\w+|class(?:es)?|lessons?)\b|นักศึกษา|นักเรียน|ข้าราชการ|เรียน|คอร์ส/iu],
  [/\bmembers?\b|สมาชิก/iu, /\bmember\w*|\bclub\b|\bgym\b|สมาชิก|ฟิตเนส/iu],
]; // prettier-ignore
/** It is only for them: a group, a day or a price of their own. */
const ONLY_THEM =
  /\b\p{L}+[- ]only\b|\bfor \p{L}+ only\b|^(?:\p{L}+['’]?s?)\s(?:groups?|class(?:es)?|sessions?|nights?|hours?|mornings?|evenings?|days?|discounts?|rates?|prices?|menu|corner|room|changing)\b|\b(?:discounts?|\d+\s?%(?: off)?|reduced|cheaper|half price) for\b|(?:เฉพาะ|ส่วนลด|ราคา|ลดให้|รอบ|กลุ่ม|คลาส|ห้อง|มุม|โซน)(?:สำหรับ)?(?:ผู้หญิง|สตรี|ผู้ชาย|เด็ก|นักเรียน|นักศึกษา|สมาชิก|ผู้สูงอายุ|ข้าราชการ)|(?:หญิง|ชาย)ล้วน/iu;

/**
 * Whether a statement is true for a part of the buyers only: 'Women-only groups on Tuesday' of a course for all.
 * @param sold words of what is sold and to whom: where they name the part, it is all of them
 */
export const isForSome = (words: string, sold: string): boolean =>
  ONLY_THEM.test(words) && GROUPS.some(([who, all]) => who.test(words) && !all.test(sold));

const OTHERS_EN = String.raw`(?:customers|clients|people|guests|parents|kids|children|mums|families|buyers|members|patients|owners|tenants|relatives|users|they|everyone|everybody)`;
const OTHERS_TH = String.raw`(?:ลูกค้า|คนไข้|ญาติ|แขก|ผู้ปกครอง|พ่อแม่|เด็กๆ|สมาชิก|คนซื้อ|ผู้เช่า|นักเรียน|คนในพื้นที่)`;
/** That somebody likes it says nothing of what it is: 'ลูกค้าที่อยู่เมืองนอกชอบมาก', 'customers love it'. */
const LIKED = new RegExp(
  String.raw`^(?:our |the |most )?${OTHERS_EN}\b.{0,40}\b(?:love|like|enjoy|appreciate|prefer|swear by|are happy with) (?:it|this|that|them|us)(?: (?:a lot|very much|so much))?$|^${OTHERS_TH}[ก-๛. ]{0,44}(?:ชอบ|ถูกใจ|ติดใจ|ประทับใจ)(?:มาก|กัน|เลย|สุด|กันมาก|มากๆ)*$`,
  'iu',
);
/** What some of them would rather have or not have is told to us: 'ญาติบางบ้านไม่ให้คนรู้', 'some families prefer not to'. */
const OF_SOME = new RegExp(
  String.raw`^(?:some|a few|not all|many) (?:of (?:our|the|them) ?)?${OTHERS_EN}\b|^${OTHERS_TH}[ก-๛]{0,6}บาง(?:บ้าน|คน|ราย|ท่าน|ครอบครัว|เจ้า|กลุ่ม)`,
  'iu',
);
/** Whether a statement tells of those who buy, and of the offer nothing. */
export const tellsOfOthers = (words: string): boolean => LIKED.test(words) || OF_SOME.test(words);

/** What is lacking is granted before something speaks for it: 'Nobody on site at night but we have cameras'. */
const GRANTS =
  /^(?:nobody|no one|no|not|we (?:do not|don['’]t|cannot|can['’]t|have no))\b.{4,60}\b(?:but|though|although)\b|^ไม่(?:มี|ได้|ใช่)[ก-๛ ]{2,40}แต่/iu;
export const grantsFirst = (words: string): boolean => GRANTS.test(words);

/** What more of it costs, without the word for money: 'xtra day 15', 'extra ton 65', 'วันเพิ่ม 200'. */
const EXTRA_COSTS =
  /^(?:x?tra|extra|additional|each (?:extra|additional)|overtime|late fee)\b[^,;]{0,24}\s[£$€฿]?\d[\d.,]*(?:\s?(?:\/\s?\p{L}+|each|a \p{L}+))?$|^(?:เพิ่ม(?:วัน|ชั่วโมง|คน|ระยะ)|ส่วนเกิน|เกินจากนี้|[ก-๛]{2,10}(?:เพิ่ม|เกิน))[ก-๛ ]{0,8}\s?\d[\d,.]*(?:\s?บาท)?$/iu;
export const isExtraCharge = (words: string): boolean => EXTRA_COSTS.test(words);

/** What the business earns, pays and comes to on average. */
const BOOKS =
  /(?<!\b(?:no|zero|without|any)\s)(?<!\b0\s?%\s)\bcommission\b(?![- ]free)(?=.*\d)|\d.*\bcommission\b|\b(?:churn|margins?|(?<!staff )turnover|revenue)\b(?=.*\d)|\d.*\b(?:churn|margins?|(?<!staff )turnover|revenue)\b|\b(?:average|avg\.?|ave\.?)\s(?:\p{L}+\s)?(?:orders?|bills?|baskets?|spend|fleet|tickets?|sale|stay)\b|(?:กำไร|ต้นทุน)(?=[^.]{0,14}\d)|(?:^|\s)ทุน(?=[ก-๛]*\s?\d)|ค่าส่งค่าแพ|คอมมิชชั่น|ค่าคอม|(?:บิล|ออเดอร์|fleet|ลูกค้า|ยอด|เครื่อง|หัว|งาน|บ้าน|หลัง|ตะกร้า)(?:นึง|ละ)?\s?เฉลี่ย(?!\s?\d+\s?(?:วัน|ชม|ชั่วโมง|นาที|สัปดาห์|เดือน))/iu;
/** What its customers do for it. */
const CUSTOM =
  /\b(?:are|is) repeats?\b|\border (?:from us )?again\b|\bcall us again\b|\bback (?:each|every|next) (?:yr|year|season)\b|\bleaves? (?:in|within|after) (?:a|the|\d+) (?:first )?(?:year|month)\b|\d\s?% of (?:our |the |all )?(?:tenants|customers|clients|members|buyers|orders|sales|bookings|patients|owners|users)$|^\d[\d,]* \p{L}+ (?:today|now|at the moment)$|มาซ้ำ|ซื้อ[^.]{0,16}กับเรา\s?\d+\s?%|(?:เจ้า|ลูกค้า)(?:ประจำ\s?\d|เก่า(?:สั่ง|ซื้อ)(?:รอบ|ครั้ง)ละ)/iu;
const ROOM_TH = String.raw`(?:วิ่ง|ทำ|แต่ง|รับ|ผลิต|ซ่อม|แพ็?[คก]|อบ|ตัด|เย็บ|ล้าง|พิมพ์)`;
/** How much of it can be made or served. */
const ROOM = new RegExp(
  String.raw`\b(?:avg\.?|on average) left\b|\b\d[\d.,]* \p{L}+ left\b|^(?:we (?:can )?(?:do|make|pack|bake|produce) |up to |capacity (?:of )?)?\d{2,}[\d,.]*k? \p{L}+ (?:per|a) (?:day|week|month|hour)$|\bcapacity (?:is |of )?\d|(?:คัน|วัน|เดือน|ชั่วโมง|คน)(?:นึง|หนึ่ง|ละ)[ก-๛]{0,6}${ROOM_TH}ได้|${ROOM_TH}ได้(?:สูงสุด|เต็มที่)?(?:วัน|เดือน|อาทิตย์|สัปดาห์|ชั่วโมง|รอบ)ละ|กำลัง(?:การ)?ผลิต|เปิดรับ\s?\d+\s?[ก-๛]+ต่อ(?:วัน|เดือน|สัปดาห์)|ตอนนี้(?:เดิน|ใช้|ทำ)อยู่|ไม่รับงาน|งดรับ`,
  'iu',
);
/** Whether a statement tells of the business's own books and room: no line of a page. */
export const isOwnAccount = (words: string): boolean =>
  BOOKS.test(words) || CUSTOM.test(words) || ROOM.test(words);

/** An order to the agency in one breath with what it is about: 'Cameras but we do NOT say "secure"'. */
const ORDER =
  /,?\s+(?:but|though)\s+(?:we\s+|please\s+)?(?:do(?:n['’]t| not)|never|cannot|can['’]t|must(?:n['’]t| not))\s+(?:say|claim|promise|call|advertise|mention|write)\b.*$|\s*แต่(?:ห้าม|อย่า)(?:พูด|เขียน|บอก|ใช้คำ|เคลม|โฆษณา).*$/iu;
export const withoutOrder = (words: string): string => words.replace(ORDER, '');

/** Of a rival: from whom it is known, or that it is the same with both. */
const NOTHING_OF_THEM =
  /^(?:our |the |some )?(?:tenants|customers|clients|people|they|parents|patients|owners|members|buyers) (?:told|tell|said|say)(?: us| me)?(?: so)?$|^(?:ลูกค้า|คนไข้|เขา|ผู้เช่า)[ก-๛]{0,8}(?:บอกมา|เล่าให้ฟัง|บอกเรา)$|(?<!ไม่)(?:เท่ากัน|เหมือนกัน)$|^(?:the )?same (?:as (?:us|ours)|with both)$/iu;
export const isNothingOfThem = (words: string): boolean => NOTHING_OF_THEM.test(words);

/** A remark to us in brackets: 'same technician every quarter (this is what people tell)'. */
const REMARK_ASIDE =
  /\s*\((?:(?:this|that|it)(?: is|['’]s) (?:what|the (?:thing|one|reason))\b|(?:so |as )?(?:people|they|customers|clients|everybody|everyone|mums|parents|guests) (?:always |all )?(?:say|tell|love|like|mention|remark|rave)|lol\b|haha|honest(?:ly)?\b|trust me|i (?:think|hope|believe|guess)\b|not sure\b|true story|ask me\b|between us|don['’]?t (?:say|tell|print|write|push|advertise)|(?:ลูกค้า|คน|เขา)(?:ชอบ|มัก)?(?:บอก|ชม|พูด)|555)[^()]*\)/giu;
export const withoutRemark = (words: string): string => words.replaceAll(REMARK_ASIDE, '');
