/**
 * Words that stand on those before them, though a comma parts the two: 'Welded seams, tested 90 minutes' says what was tested only with
 * its head. Said whole, both are true of the same thing; alone the second says it of nothing.
 */

/** Done to what stands before it: a participle, and behind it when, where, by whom or how often. */
const DONE = String.raw`(?:(?:hand|home|oven|kiln|air|machine|freshly|newly|individually|properly|fully|all|each|locally)[- ])?(?:(?!(?:need|speed|feed|indeed|exceed)\b)\p{L}{2,}(?<!e)ed|made|built|cut|grown|sewn|woven|laid|taught|run|kept|sold|led|held|bred|fed|sent|spun|dug|drawn|written|chosen|hung|set|caught|born|worn|thrown|cast|done|brought|bought|found|paid)`;
const DONE_THEN = new RegExp(
  String.raw`^(?!used to\b)${DONE}(?:$|\s(?:in|on|by|at|to|for|with|from|under|over|up to|before|after|until|every|each|here|there|daily|weekly|monthly|quarterly|yearly|annually|twice|once|within|to order|not|overnight|\d)(?:\s|$|\p{L}|\d))`,
  'iu',
);
const ENDS_DONE = new RegExp(String.raw`\b${DONE}(?:\s(?:in|on|since|by|from|at)\s.*)?$`, 'iu');
/** Somebody does something: what follows a clause is told of the firm as well. */
const CLAUSE = /\b(?:we|you|i|it|they|he|she|is|are|was|were|have|has|can|will|do|does|get|gets)\b/iu;

/** Of whom or of what stands before it. */
const OF_THEM =
  /^(?:(?:about |around |over |nearly |only |just )?(?:\d[\d.,]*|\p{L}+) of (?:them|those|these|which|whom)|each (?:one|of them)?\b(?= (?:with|has|is|gets|guaranteed|made|signed|numbered|tested|checked|of))|each one|all (?:our|their|his|her|my) own|all (?:of )?them|both(?! (?:sexes|ways|sides|of you))|neither|none|nothing (?:from|in|on|is|ever|else|but)|nobody else|no one else|every (?:single )?one\b|most of it|half of it)\b/iu;
/** That others have none of it, said of what stands before: 'hardly anyone else in town has one', 'the only ones in Kent'. */
const HAS_ONE =
  /^(?!we\b|you\b|if\b|when\b)(?=[^,]{0,60}$).*\b(?:has|have|had|got|sells?|makes?|offers?|does|do|stocks?|uses?) (?:one|ones|it|them|this|that|these|those|so)(?: (?:here|round here|in (?:the )?[\p{L} ]+))?$|^the only ones?\b/iu;
/** At the end it points back: 'no children in the pool at that time'. */
const POINTS_BACK =
  /\b(?:at|in|on|during|by) (?:that|those|this) (?:time|moment|day|hour|hours|week|price|rate|point)s?$|\bin there$/iu;
/** What then is done, where it is not as was said: 'Colour does not run, we replace if it does'. */
const IF_SO =
  /\bif (?:it|they|you|we) (?:does|do|did|doesn['’]t|don['’]t|is|are)(?:$|[,.]| (?:with)?in\b| not\b)/iu;
/** So many of what stands before it: 'Make-up lesson if they are sick, 2 per term'. */
const SO_MANY =
  /^(?:max(?:imum)? |up to )?\d{1,2} (?:per|a|each|every) (?:day|week|month|term|season|year|visit|family|person|child|order|booking)$/iu;
/** Counted of the same year: '41 schools, 612 children last year'. */
const COUNTED_EN = /^\d[\d,.]*\s(?!%)\p{L}/u;
const SAME_TIME = /^\d[\d,.]*\s\p{L}[^,;]*\b(?:last|this) (?:year|season|month|term|summer|winter)$/iu;
/** How many said so, of a mark: '4.8 stars / 2,140 reviews'. */
const MARKED =
  /\b\d(?:[.,]\d+)?\s?(?:stars?|\/\s?5|out of (?:5|five|10|ten)|★)|\brated\b|\brating\b|ดาว|คะแนน/iu;
const HOW_MANY_SAID =
  /^(?:from |over |across )?\d[\d,.]*\+?\s(?:\p{L}+ )?(?:reviews?|ratings?|votes?)\b|^(?:จาก)?\s?\d[\d,.]*\s?รีวิว/iu;

/** What others do instead, who are not named: 'bond pays for repairs up to 250k, most only re-spray', '2 full reef days, others do 1'. */
const OTHERS_DO =
  /^(?:most|others|the others|the rest|some|many) (?:only|just|still|do(?:n['’]?t|es)?|won['’]?t|can['’]?t|charge|take|make|ask|use|quote|subcontract|give|will|are|have)\b|^(?:most|other|some|many) (?:places|shops|firms|companies|clinics|agencies|schools|sellers|providers|people|ones)\b|^(?:nobody|no one|hardly any(?:one|body)?|everybody|everyone) else\b|^hardly any(?:one|body)\b/iu;
/** A share or a few of what stands before it: 'claims paid in 7 days, 0.6% of moves', 'two already moved up', '10 years on units, 2 on fitting'. */
const FEW_OF_THEM =
  /^\d[\d.,]*\s?% of \p{L}+$|^(?:one|two|three|four|five|\d{1,3}) (?:already|of which|more)\b|^one (?:at a time|by one)$|^\d{1,2} (?:on|for) \p{L}+$/iu;

const isCounted = (text: string): boolean => COUNTED_EN.test(text);
/** A thing of so many words, and no clause. */
const HEAD_WORDS = 6;
const isHead = (text: string): boolean =>
  text.split(/\s+/u).length <= HEAD_WORDS &&
  !CLAUSE.test(text) &&
  !DONE_THEN.test(text) &&
  !ENDS_DONE.test(text);

/** Between the two: a comma, 'and', 'plus', a slash. */
const LISTED = /^\s*,\s*(?:and\s+)?$|^\s+(?:and|&)\s+$/u;
const PLUS = /^\s+plus\s+$/iu;
const SLASHED = /^\s*[/(|·,]\s*$/u;
const NUMBER_FIRST = /^(?:an?|\d+|one|two|three|four|five)\s/iu;

/**
 * Whether an English phrase stands on the one before it.
 * @param between the mark and the words between the two, as written
 */
export function leansOn(before: string, between: string, words: string): boolean {
  if (SLASHED.test(between) && MARKED.test(before) && HOW_MANY_SAID.test(words)) return true;
  // 'One teacher for five plus an assistant in the water': one count of people.
  if (PLUS.test(between)) return NUMBER_FIRST.test(words) && !CLAUSE.test(words);
  if (!LISTED.test(between)) return false;
  return (
    OF_THEM.test(words) ||
    HAS_ONE.test(words) ||
    POINTS_BACK.test(words) ||
    SO_MANY.test(words) ||
    IF_SO.test(words) ||
    OTHERS_DO.test(words) ||
    FEW_OF_THEM.test(words) ||
    (isCounted(before) && SAME_TIME.test(words)) ||
    (DONE_THEN.test(words) && isHead(before))
  );
}

/** A share of what stands before it: 'a bit more than half flew again'. */
const SHARE_OF_THEM =
  /^(?:(?:(?:a bit|just|slightly|a little) )?(?:more|less|fewer) than |about |over |nearly |around )?(?:half|a (?:third|quarter)|two thirds|most|some) (?!of\b)(?:\p{L}+ed|flew|went|were|are|came|have|had|made|got|grew)\b/iu;
/** What is wrong 'with it', told of nothing that is named. */
const ENDS_BACK = /\b(?:with|about|on|of) (?:it|them|those)$/iu;
/** Whether words point back to something that they do not name: alone they may not lead. */
export const pointsBack = (words: string): boolean =>
  OF_THEM.test(words) ||
  HAS_ONE.test(words) ||
  POINTS_BACK.test(words) ||
  SHARE_OF_THEM.test(words) ||
  ENDS_BACK.test(words) ||
  (/^we\b/iu.test(words) && IF_SO.test(words));

/** A remark on what was said before it: 'we say 8', 'well 18'. */
const REMARK = /^(?:we say|well|ok|okay|lol|etc|ever|always|sometimes)(?:\s\S+)?$/iu;
/** Whether words say nothing by themselves, wherever they stand: they are said with what they stand on, or left out. */
export const isScrap = (words: string): boolean =>
  OTHERS_DO.test(words) || FEW_OF_THEM.test(words) || REMARK.test(words) || /^[+&(]/u.test(words);

/** What buyers get, and the thing before it that they get it of or who they are. */
const WHO_TH =
  /^(?:เด็ก|ผู้สูงอายุ|คนแก่|คนชรา|นักเรียน|นักศึกษา|คนพิการ|สมาชิก|พระ|ทหาร|ลูกค้าเก่า|คนท้อง|ผู้พิการ|มา(?=\s?\d)|ครบ|ซื้อครบ|สั่งครบ|กลุ่ม)/u;
const GETS_TH =
  /^(?:เข้า|นั่ง|กิน|ทาน|พัก|ขึ้น|เรียน|เล่น|ส่ง|แถม)?(?:ฟรี|ครึ่งราคา)$|^ลด(?:ให้|เหลือ|ครึ่ง)?\s?\d|^ไม่(?:คิด|เก็บ|เสีย)(?:เงิน|ค่า)[ก-๛]*$/u;
/** What a thing is good for, or what nobody has to do himself because of it. */
const USE_TH = /^ใช้(?:แนบ|แทน|ประกอบ|ยื่น|ลดหย่อน|คู่|ต่อ|เป็น)|^เอาไป|^ไม่ต้อง[ก-๛]{2,12}เอง$/u;

/** Whoever can do it, and not what: 'แก่แค่ไหนก็ดูได้', 'มือใหม่ก็ใช้เป็น'. */
const ANYBODY_TH =
  /^(?:[ก-๛]{2,10}(?:แค่ไหน|ขนาดไหน)|ใคร(?:ๆ)?|คนแก่|ผู้สูงอายุ|ผู้หญิง|มือใหม่|(?:เด็ก|ตา|ยาย|แม่บ้าน)[ก-๛]{0,4})ก็(?:ดู|ใช้|ทำ|กิน|เล่น|ขับ|เข้าใจ|อ่าน|ขึ้น|เดิน|ติด|เปิด|กด|ยก)(?:ได้|เป็น|ง่าย|ไหว)$/u;

/** How few there are, how little it is, or what they know, of whom or what stands before: 'ทันตแพทย์เด็ก 1 คน คนเดียวในจังหวัด', 'นัดแรกไม่ทำฟัน แค่นั่งเก้าอี้เล่น', 'ล่ามเคยทำโรงงาน รู้ศัพท์แม่พิมพ์'. */
const ONLY_TH = /^(?:แค่|คนเดียว|เจ้าเดียว|ที่เดียว|แห่งเดียว|ร้านเดียว|รู้(?:ว่า|ศัพท์|เรื่อง|ใจ))/u;

/** Whether a Thai phrase stands on the one before it. */
export const leansOnTh = (before: string, words: string): boolean =>
  (WHO_TH.test(before) && !/ฟรี/u.test(before) && GETS_TH.test(words)) ||
  USE_TH.test(words) ||
  ONLY_TH.test(words) ||
  ANYBODY_TH.test(words);

/** Whether Thai words say of nothing what it is good for. */
export const pointsBackTh = (words: string): boolean => USE_TH.test(words) || ANYBODY_TH.test(words);

/** What is said back to a doubt, and makes sense only behind it: 'It is not, the hinge leaks', 'ไม่จริง หมอดูให้ทุกครั้ง'. */
const REPLY =
  /^(?:it|they|that|this|he|she|there|these|those)(?:['’]s|['’]re|\s(?:is|are|was|were|does|do|did|has|have|can|will|won['’]t|doesn['’]t|don['’]t|isn['’]t|aren['’]t|would|comes?|goes|works?|takes?|costs?))\b|^(?:yes|no|nope|not (?:true|so|really|quite|at all)|true|wrong|of course|actually|sure|on the contrary|well|but|because)(?:[,.]|\s(?:it|they|we|you|that|this|because|the)\b)|^(?:ไม่(?:จริง|ใช่|เลย)|ไม่ต้อง(?:กลัว|ห่วง|กังวล)|ใช่|จริงๆ|ความจริง|มัน|อันนี้|แบบนั้น|แต่|ก็|เพราะ|คือ)/iu;
export const isReply = (words: string): boolean => REPLY.test(words);

/** Whether words ask something; what is only thought or feared asks nothing. */
const ASKS =
  /\?\s*$|^(?:how|what|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may)\b|ไหม|มั้ย|หรือเปล่า|หรือยัง|หรือไม่|อะไร|เท่าไ[รห]|เท่าไหร่|ยังไง|อย่างไร|กี่|ที่ไหน|ตรงไหน|เมื่อไ[รห]|เมื่อไหร่|ใคร|ทำไม|แบบไหน|อันไหน|ตัวไหน|รึเปล่า|เหรอ|หรอ/iu;
export const asksSomething = (words: string): boolean => ASKS.test(words);
