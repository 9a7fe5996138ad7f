/**
 * Whether words tell that a buyer waits, or how soon something comes: goods, an answer, a visit, a date, a repair. A length of time
 * alone is no wait: 'We call 30 minutes before', 'shops reorder inside 10 weeks', 'ส่งออกแล้วไม่ได้คืน'.
 */
import { lately } from '../remember.ts';

const UNIT = String.raw`(?:seconds?|secs?|min(?:ute)?s?|hours?|hrs?|h|(?:working |business )?days?|nights?|weeks?|wks?|months?|mths?|weekend)`;
const NUMBER = String.raw`(?:\d[\d.,]*(?:\s?(?:[-–]|to)\s?\d[\d.,]*)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|the|a few|under an)`;
const TIME = String.raw`${NUMBER}[\s-]?(?:full |working |business )?${UNIT}\b`;
/** What is waited for, or comes. */
const COMES = String.raw`(?:deliver\w*|ship\w*|dispatch\w*|despatch\w*|install\w*|arriv\w*|sent|posted|send|post|mail\w*|email\w*|collect\w*|pick(?:ed)? up|turn(?:ed|s)?[- ](?:a)?round|turnaround|ready|done|finish\w*|repair\w*|fix\w*|mend\w*|replac\w*|swap\w*|back|made|built|print\w*|cut|fitted|repl(?:y|ies|ied)|answer\w*|quot\w*|estimate\w*|respon\w*|calls?|call(?:ed)? back|appointments?|seen|sees?|visits?|on[- ]?site|at your|with you|at the door|to you|come[s]?|attend\w*|leaves?|set ?up|onboard\w*|live|import\w*|results?|reports?|cert\w*|drawings?|samples?|proofs?|survey\w*|pa(?:id|ys?|yout)|refund\w*|approv\w*|decision|pallets?|orders?|parts?|boards?|units?|service|design\w*|move[sd]? in|start(?:s|ed)?|booked?|slots?|harvest|bottle)`;

/** Said so, without any length of time. */
const WAITS_EN =
  /\bwait(?:s|ed|ing)?\b(?! (?:staff|fees?|charges?|for you|with you|at the wall))|\bqueu(?:e|es|ing)\b|\bbacklogs?\b|\blead[- ]?times?\b|\bdelays?\b|\bdelayed\b|\blate\b(?! (?:night|opening|bar|fees?))|\bslow(?:ly|er)?\b|\bon[- ]time\b|\bpunctual\b|\bsame[- ](?:day|evening|week|weekend|morning|night|afternoon)\b|\bnext[- ](?:day|morning|week|working day)\b|\bovernight\b|\binstant(?:ly)?\b|\bstraight ?away\b|\bimmediate(?:ly)?\b|\btoday\b|\btomorrow\b|\bfast(?:er|est)?\b(?! (?:food|charg|fashion|dry))|\bquick(?:er|est|ly)?\b|\bexpress\b|\bin stock\b|\bahead\b|\bdouble[- ]books?\b|\bnever (?:comes?|turns? up|arrives?|shows?|calls? back)\b|\b(?:cancels|no[- ]shows?|stood up|turns? up late)\b|\bhold(?:s|ing)? (?:for|you)\b|\bon hold\b|\bbooked (?:out|up|solid|[a-z]+day)\b|\bresponse times?\b|\bturn[- ]?around\b|\bready\b|\bthis week\b|\bthe day after\b|\b(?:by|before) (?:noon|lunch(?:time)?|tonight|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bring back\b|\bwe turn up\b|\b(?:takes|took|taking) (?:ages|forever|weeks|months|days|so long|too long)\b/iu;
/** That somebody waits is said, whatever else is. */
const SAID = /\bwait|\bqueue|\bwithin\b|\blead[- ]?time|รอ(?!ด|บ|ง|ย|ก|ม)|คิว|ภายใน/iu;
/** A wait by its length and by what comes. */
const COMES_IN = new RegExp(
  String.raw`(?:\b${COMES}\b[^.;]{0,32}\b(?:(?:with)?in|inside|under|by|less than|after|for|takes?|about|of)?\s?${TIME})|(?:\b${TIME}[^.;,]{0,24}\b${COMES}\b)|\b(?:with)?in ${TIME}$|\b(?:is|are|takes?|needs?|quotes?|wants?) (?:about |over |up to )?${TIME}$|^${TIME} (?:for an?|and then|before they|to get|on average)\b`,
  'iu',
);
/** What takes its time before or after, and is no wait for what is bought. */
const NO_WAIT_EN =
  /\breorder\w*|\brenew\w*|\bremind\w*|\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?) (?:before|beforehand|in advance)\b|\bnotice\b|\bguarante\w*|\bwarrant\w*|\blasts\b|\blast \d|\bstays?\b|\bkeeps? (?:for|fresh)\b|\bheld until\b|\breturn(?:s|ed)?(?: it| them)? (?:with)?in\b|\bto (?:send|give) (?:it )?back\b|\bcancel (?:with)?in\b|\btrial\b|\bevery \d/iu;

/** Weeks are waited for, minutes are spent. */
const SPENT = String.raw`${NUMBER}[\s-]?(?:full )?(?:min(?:ute)?s?|hours?|hrs?)\b`;
/** How long it takes that one came for, is no time to wait for it: '60 minutes for a first visit', '45-minute lessons'. */
const LENGTH_OF = new RegExp(
  String.raw`\b${SPENT}(?:[- ]long)?(?: (?:for|per|in|with|at) (?:an?|the|each|every|your|one))? (?:first |full |private |single )?(?:visits?|sessions?|appointments?|assessments?|consultations?|lessons?|class(?:es)?|massages?|treatments?|tests?|checks?|exams?|slots?|workshops?|tours?|trips?|rides?|stays?)\b(?! (?:with)?in\b)|\bat least ${SPENT}|\b${SPENT}[^.;]{0,20}\bnever less\b|เต็ม(?:เวลา)?$`,
  'iu',
);
/** How many there are now: '132 units today' answers nobody who asks when. */
const NOW = /\b(?:today|this week)\b|วันนี้|สัปดาห์นี้/giu;
const COUNTED_NOW =
  /^(?:we (?:have|run|manage) |มี|ดูแล|วันนี้มี)?\s?\d[\d,.]*\+?\s?(?!sec|min|hour|hr|day|week|month|year|วัน|ชม|ชั่วโมง|นาที|สัปดาห์|อาทิตย์|เดือน)(?:\p{L}[\p{L}\p{M}'’-]*\s?){1,4}$/iu;
const isCountedNow = (words: string): boolean => {
  const without = words.replaceAll(NOW, '').trim();
  return without !== words.trim() && COUNTED_NOW.test(without);
};

const TIME_TH = String.raw`(?:\d[\d.,–-]*|หนึ่ง|สอง|สาม|ครึ่ง|ไม่กี่)\s?(?:วินาที|นาที|ชม\.?|ชั่วโมง|วัน(?:ทำการ)?|คืน|สัปดาห์|อาทิตย์|เดือน|hrs?|days?|weeks?|months?|mins?)`;
const COMES_TH = String.raw`(?:จัดส่ง|ส่ง(?!เสริม|ออก)|ถึง|ได้(?:ของ|รับ|ผล|คิว|เครื่อง|งาน|เลย|เร็ว)?|เสร็จ|จบ(?:เคส|งาน|เรื่อง|เคลม)|ติดตั้ง|ตอบ|นัด|ซ่อม|รับ(?:ของ|งาน|เครื่อง|เงิน|ได้)|มา(?:ถึง|หา|ตรวจ|ดู)?|เข้า(?:หน้างาน|ตรวจ|ซ่อม|ดู)|ผล(?:ออก|ตรวจ|แล็บ)?|ออก(?:ใบ|แบบ|ของ|ผล)?|ใช้(?:งาน)?(?:ได้|เป็น)|โอน|อนุมัติ|เปลี่ยน|คืน|ผลิต|ตัด|พิมพ์|ทำ|กาง|ประกอบ|เสนอราคา|สาย|onboarding|report|samples?|trial|approve|settlement|on ?site|go-?live|technician|lead ?time|delivery|ship\w*|installed?)`;
const WAITS_TH = new RegExp(
  String.raw`รอ(?!ด|บ|ง|ย|ก|ม)|คิว|(?:ส่ง|ตอบ|มา|ได้|ทำ|ซ่อม|งาน|บริการ|ของ)?(?:ล่าช้า|ช้า(?!ง|ๆ|ว))|(?<!น้ำมัน)ด่วน|ทันที|วันเดียว|วันถัดไป|วันรุ่งขึ้น|พรุ่งนี้|เย็นนี้|วันนี้|ตรงเวลา|ตรงนัด|มาสาย|ผิดนัด|เบี้ยวนัด|(?:มา|ส่ง|เสร็จ|ตอบ|ใบเสนอราคา|ซ่อม|ทำ)(?:ไว|เร็ว)|^ไว$|ภายใน(?:ชั่วโมง|วัน|เที่ยง|เช้า|เย็น|คืน)|เลื่อน(?:นัด|งาน|คิว)|นัดแล้วเลื่อน|ข้ามคืน|(?:สั่ง|จอง|โทร)ก่อน|ก่อน(?:เที่ยง|บ่าย)|ต้องจองล่วงหน้า|รวดเร็ว|ไม่นาน|(?<!มา)นาน(?!า|แล้ว)|ไม่ทัน|ทัน(?:ใช้|เวลา|วัน|งาน|ใจ)|lead ?time|พร้อมส่ง|${COMES_TH}[^\n]{0,18}?(?:ภายใน|ใน|ไม่เกิน|แค่|เพียง)?\s?${TIME_TH}|${TIME_TH}\s?(?:ก็)?(?:แล้ว)?${COMES_TH}`,
  'iu',
);
const NO_WAIT_TH =
  /ส่งออก|รับประกัน|ประกัน\s?\d|เคลม|ล่วงหน้า|ก่อนถึง|อายุ|อยู่ได้|เก็บได้|กลับมาซื้อ|สั่งซ้ำ|ซื้อซ้ำ|ทุก\s?\d|มานาน|นานกว่า|ใช้(?:งาน)?ได้นาน/u;

const ONLY_TIME = new RegExp(String.raw`^(?:${TIME}|${TIME_TH})$`, 'iu');
/** Nothing but a length of time: told as a weakness, behind 'slow', it is how long that takes. */
export const isOnlyTime = (words: string): boolean => ONLY_TIME.test(words.trim());

const ONE_OF = new RegExp(String.raw`\ban?\s(?=(?:full |working |business )?${UNIT}\b)`, 'iu');
/** A wait that is told without a figure, with it: 'takes a week' is one week. */
export const withOne = (words: string): string =>
  isOnlyTime(words) || tellsWait(words) ? words.replace(ONE_OF, 'one ') : words;

/** What takes so long, and how long, and nothing else: 'เคลม 30 วัน', 'delivery 6 weeks'. */
const TAKES = new RegExp(
  String.raw`^(?:claims?|repairs?|replacements?|deliver(?:y|ies)|quotes?|results?|install(?:ation)?s?|repl(?:y|ies)|approvals?|refunds?|orders?|เคลม|ซ่อม|(?:จัด)?ส่ง(?:ของ)?|ผลิต|ตอบ|อนุมัติ|ผล|ติดตั้ง|คืนเงิน|เสนอราคา)\s?(?:takes? |in |ใช้เวลา|ใน|ราว|ประมาณ)?\s?(?:${TIME}|${TIME_TH})$`,
  'iu',
);
/** Minutes or an hour alone may be how long it takes: '50 min' of a massage. */
const SHORT_TIME = /\b(?:min(?:ute)?s?|hrs?|hours?)\b|นาที|ชั่วโมง|ชม\.?/iu;
/** A year or more, or a term by its half years, alone: so long somebody is bound. */
const TERM_TIME = /^(?:12|18|24|36|48|60)[\s-]?(?:months?|mths?|เดือน)$/iu;
/** Nothing but the length of a contract. */
const isTie = (words: string): boolean => TERM_TIME.test(words.trim());
export const tellsHowLong = (words: string): boolean =>
  (isOnlyTime(words) && !SHORT_TIME.test(words) && !isTie(words)) || TAKES.test(words.trim());

/** Whether the words plainly tell of a wait, or of none. */
export const tellsWait = lately((words): boolean => {
  if (isCountedNow(words) || (LENGTH_OF.test(words) && !SAID.test(words))) return false;
  if (/[ก-๛]/u.test(words) && WAITS_TH.test(words)) return !isOtherTh(words);
  const isOther = NO_WAIT_EN.test(words) && !/\bwait|\bqueue|\blead[- ]?time|\bslow|\blate\b/iu.test(words);
  return !isOther && (WAITS_EN.test(words) || COMES_IN.test(words));
});

/** A time is told of something else, and nobody is said to wait. */
const isOtherTh = (words: string): boolean =>
  NO_WAIT_TH.test(words) && !/รอ(?!ด|บ|ง|ย|ก|ม)|คิว|ช้า(?!ง|ๆ|ว)|ด่วน|ทันที|ต้องจองล่วงหน้า/u.test(words);

/** From when the time is counted, which is not what is waited for: 'in 25 days after the sample is passed'. */
const COUNTED_FROM =
  /(?<=\d[^.;]*)\s(?:after|from|once|upon|following)\s.*$|(?<=\d[^.;]*)(?:หลัง|นับ(?:จาก|แต่|ตั้งแต่)|ตั้งแต่).*$/iu;
export const withoutCountedFrom = (words: string): string => words.replace(COUNTED_FROM, '');
