/** How much can be served, as a client tells it in passing: 'one crew', '8 per class', 'closed Mondays', 'รับได้วันละ 3 ราย'. */
import { isMostlyThai } from '../text.ts';

/** Who and what serves, by the words that a team uses of itself. */
const HANDS_EN = String.raw`(?:crews?|teams?|vans?|lorr(?:y|ies)|trucks?|cars|boats?|buses|bikes|techs?|technicians|fitters?|installers?|drivers?|engineers?|teachers?|tutors?|instructors?|nurses?|doctors?|dentists?|therapists?|trainers?|coaches|guides?|cooks?|chefs?|ovens?|machines?|kilns?|looms|rooms?|beds|seats?|places|bays?|benches|chairs|tables|lanes|courts|stalls|kits|lawyers?|agents?|advisers?|assessors?|inspectors?|packers?|operators?|architects?|gardeners?|cleaners?)`;
const LIMIT_EN = new RegExp(
  String.raw`(?<![a-z])(?:at most|max(?:imum)?|(?:no|not) more than|tops? (?:out )?at|caps? (?:us|the|it)|capped at|(?:holds?|sleeps|seats|fits) \d|at (?:a|one|any one) (?:one )?time|\d[^.;,]{0,20} at once|by appointment|(?:weekends?|weekdays|mornings|afternoons|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) only|only (?:on|in|from|open|every|\d+ ${HANDS_EN}|one ${HANDS_EN})|(?:is|are|now|already|fully|all) (?:full|booked|sold)|closed (?:on|from|in|mon|tue|wed|thu|fri|sat|sun)|shut (?:on|from|in|jan)|(?:one|two|three|four|five|six|\d+) (?:[a-z]+ )?${HANDS_EN}(?![a-z])(?: only)?(?=$|,| and | each| per| can | a )|last order)`,
  'iu',
);
const LIMIT_TH =
  /ได้แค่|ไม่เกิน|สูงสุด|เต็ม(?:ถึง|แล้ว|หมด|ทุก|ตลอด)|หยุด(?:วัน|ทุก|เสาร์|อาทิตย์|จันทร์|พุธ)|ปิด(?:วัน|ทุก|ช่วง|จันทร์|พุธ)|(?:คน|ชุด|ห้อง|คัน|ทีม|ตัว|เครื่อง|เตา)เดียว|(?:ช่าง|ครู|หมอ|รถ|ทีม|เตียง|ห้อง|คนขับ|พนักงาน|แอดมิน|เจ้าหน้าที่|จักร|ล่าม|เตา|วิศวกร)[ก-๛]{0,12}\s?(?:\d|สอง|สาม|สี่|ห้า)|(?:วัน|รอบ|คน|ทีม|เตียง|คัน|ตัว|เครื่อง|เช้า|คืน)ละ\s?\d|รับได้|ทำทัน|ไม่ทัน|เฉพาะ(?:วัน|เสาร์|ช่วง)/u;
/** What adverts brought, what is earned, and room that nobody takes. */
const NO_LIMIT =
  /%|(?<![a-z])(?:leads?|clicks?|likes?|followers?|views?|replies|came|got|spent|sold|bought|buys?|asks?|budget|ads?|adverts?|posts?|idle|empty|quiet|unused|half|free|want|need|target|goal|competitors?|rivals?|they|last (?:year|month|season))(?![a-z])|คลิก|ไลก์|คนทัก|ทักมา|ยิง|แอด(?!มิน)|งบ|โพสต์|ว่าง|เงียบ|เป้า|อยาก|คู่แข่ง|ปีที่แล้ว|เดือนที่แล้ว|ซื้อ|บิล|ปิดการขาย|ยอดขาย|ขายได้/iu;

/** Whether words tell how much can be served, or when it is full or closed. */
export const tellsLimit = (words: string): boolean =>
  (isMostlyThai(words) ? LIMIT_TH : LIMIT_EN).test(words) && !tellsOtherwise(words);
/** Whether words tell what adverts brought, what is earned, or room that nobody takes. */
export const tellsOtherwise = (words: string): boolean => NO_LIMIT.test(words);

/** What is not done, sent or allowed on the spot, and no more offered. */
const NOT_DONE =
  /\bwe (?:do not|don['’]?t|can(?:not|['’]?t)|won['’]?t|never) (?:send|deliver|ship|take|serve|treat|accept|work|go|sell|fit|install|open|book|host|travel|carry)\b|\bnot (?:\p{L}+ )?any ?more\b|^(?:ช่วง|หน้า)[ก-๛. ]{2,20}$|(?:ห้าม|อย่า)(?:ขี่|ตี|พา|สูบ|ดื่ม)/iu;
const OF_PIECES =
  /\b(?:say|show|mention|name|posts?|ads?|adverts?|photos?|pictures?|pics?|videos?|words?|logos?)\b|รูป|ภาพ|ชื่อ|คำ|โฆษณา|โพสต์|พูด|บอก|โชว์|คลิป/iu;
/** Whether a rule is for whoever serves or is served, and says nothing of what is shown: 'heat over 42 we don't send'. */
export const isOfService = (rule: string): boolean => NOT_DONE.test(rule) && !OF_PIECES.test(rule);

/** An order behind a limit is a rule of its own. */
const ORDER_BEHIND = /\s+(?:อย่า|ห้าม).*$|[,;]\s+(?:do not|don['’]?t|never|pls|please)\s.*$/isu;
/** A limit without the order behind it. */
export const withoutOrder = (words: string): string => words.replace(ORDER_BEHIND, '');
