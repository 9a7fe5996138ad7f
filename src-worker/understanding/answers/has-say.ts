/** Of words that tell who decides: each person who has a say, as the client calls them, and what this one does. */
import { isChore } from './heard-as.ts';
import { deniesBy } from '../denials.ts';
import { isPerson } from './insights.ts';

export interface Sayer {
  /** 'Office manager', 'เถ้าแก่'. */
  who: string;
  /** The clause that tells it: 'Office manager makes shortlist'. */
  words: string;
  /** The last word is theirs; others ask, look or pay attention. */
  isLast: boolean;
}

/** Characters and words of a name on a card. */
const LONGEST = 36;
const MOST_WORDS = 5;

/** What whoever has the last word does. */
const LAST_EN =
  'decides?|signs?(?! up)(?: off)?|approves?|okays?|votes?|picks?|chooses?|choose|pays?|(?:has|have) the (?:last|final) (?:say|word)|says? (?:yes|no|ok(?:ay)?)|holds? the (?:budget|purse)|writes? the che(?:que|ck)|counts? the money|sends? the money|(?:does|do) the choosing|must (?:agree|like|say|sign)|(?:has|have) to (?:agree|say|like)|(?:needs?|wants?) to agree|blocks?|kills?|can (?:stop|veto|block|refuse)|vetoes|never agrees?|disagrees?|can nominate|nominates?';
/** What others do on the way. */
const ASKS_EN =
  'asks?|tests?|counts|compares?|shortlists?|selects?|inspects?|drives?|books?|calls?|rings?|phones?|writes?|texts?|orders?|buys?|arranges?|wants?|tries|try|brings?|checks?|recommends?|renews?|searches|search|looks?|finds?|proposes?|collects?|sends?|talks?|tours?|visits?|makes?|reads?|runs?|tastes?|taste|needs?|loves?|handles?|downloads?|opens?|fills?|does the|do the|bargains?|beats? down|draws?|helps?|gives?|scrolls?|tells?|says?|signs? up|comes? (?:along|with|at)|opens|advises?|push(?:es)?|does the googling|do the googling|do(?:es)? the comparing|(?:is|are) (?:worried|sk[ce]ptical|against it|the ones? (?:who|they|that)|who they)|sk[ce]ptical';
const ADVERB = '(?:(?:usually|mostly|often|always|normally|then|also|only|just|sometimes|never) )?';
const CLAUSE_EN = new RegExp(
  `^(?<who>.+?)\\s${ADVERB}(?:(?<last>${LAST_EN})|(?<asks>${ASKS_EN}))(?!\\p{L})`,
  'iu',
);
/** What stands before the subject and is no part of it. */
const LEAD_EN =
  /^(?:(?:but|and|so|then|usually|mostly|often|normally|typical(?:ly)?|always|sometimes|also|then only|only|finally|secret:|office:|many times|in the end|in this trade|a lot of (?:the )?time|it is|it['’]s)[\s:,]+)+/iu;
const DETERMINER =
  /^(?:(?:the|a|an|their|our|his|her|its|both|some)\s+)+|\s(?:both|themselves|really|too|of \d.*)$/giu;
/** Nobody by name. */
const NOBODY_EN =
  /^(?:she|he|they|it|we|you|i|only|who\p{L}*|nobody|no one|anyone|everyone|people|both|one|some|most|many|all|each|this|that|there|what|which|herself|himself|customers?|clients?|two|three|four|fear|doubts?|worr\p{L}+|starts?)(?:\s|$)|\b(?:she|he|they|we|i|that|which|who|whose|is|are|was|were|has|have|if|when|because)\b/iu;

/** 'They have to ask the boss first', 'must convince the husband': the last word is another's. */
const ASK_FIRST =
  /\b(?:must|ha(?:ve|s) to|needs? to|will|want to|always|first|then|they) (?:first )?(?:ask|check with|convince|persuade|talk to) (?:the|their|his|her) (?<who>(?:[a-z-]+ )??[a-z-]+?)(?: first| before.*| about.*)?$/iu;

const clausesEn = (text: string): string[] =>
  text
    .split(/[,;.!]\s+|\s+(?:but|while|and then)\s+|\s[-–—]\s|!+$/iu)
    .map((clause) =>
      clause
        .trim()
        .replace(LEAD_EN, '')
        .replace(/\s*\([^()]*$/u, ''),
    )
    .filter((clause) => clause !== '');

function inEnglish(text: string): Sayer[] {
  return clausesEn(text).flatMap((words): Sayer[] => {
    const asked = ASK_FIRST.exec(words)?.groups?.['who'];
    if (asked !== undefined && isPerson(asked)) return [{ who: asked, words, isLast: true }];
    const { who: named = '', last } = CLAUSE_EN.exec(words)?.groups ?? {};
    const who = named
      .replace(/\s\([^()]*\)/gu, '')
      .replace(DETERMINER, '')
      .trim();
    const isName =
      who.length >= 2 &&
      who.length <= LONGEST &&
      who.split(/\s+/u).length <= MOST_WORDS &&
      !NOBODY_EN.test(who) &&
      !/[\d"“”:?=]/u.test(who) &&
      !deniesBy(words, ['not']);
    return isName ? [{ who, words, isLast: last !== undefined }] : [];
  });
}

const LAST_TH =
  '(?:เป็นคน)?(?:ตัดสิน(?:ใจ)?|เคาะ|เซ็น|sign|อนุมัติ|จ่าย|ออกเงิน|โอน|เลือก|ชี้ขาด|โหวต|ถือเงิน|veto|คุมเงิน)|ต้อง(?:อนุมัติ|เซ็น|โอเค|ยอม|โหวต|ประชุม)|บอกโอเค|พูดคำเดียว|รูดบัตร';
const ASKS_TH =
  'เป็นคน(?:หา|ซื้อ|สั่ง|จอง|โทร|ทัก|ถาม|พา|ต่อ|อยาก|ค้น)|เสนอ|สั่ง|จอง|โทร|หาข้อมูล|คนหา|ขอใบเสนอราคา|เช็ค|เช็ก|ถาม|อยาก|ดู|(?<!จัด)ซื้อ|รวบรวม|(?<!ผู้)จัดการ|กดให้|ต่อราคา|ทำ shortlist|หา(?=$|\\s)';
const CLAUSE_TH = new RegExp(
  `^(?<who>(?:ฝ่าย)?จัดซื้อ|.+?)(?:ก็|มัก|มักจะ|จะ|เอง|มา)?\\s?(?:(?<last>${LAST_TH})|(?<asks>${ASKS_TH}))`,
  'iu',
);
/** 'คนจ่ายคือแม่ยาย', 'คนเซ็น = ผจก.โรงงาน'. */
const WHO_IS_TH =
  /^คน(?:ที่)?(?<does>จ่าย|เซ็น|หา|สั่ง|เลือก|จอง|ตัดสินใจ|ซื้อ|เคาะ|ทัก|โทร)(?:จริงๆ?)?\s?(?:คือ|เป็น|=)\s?(?<who>.+)$/u;
const LASTING_TH = /^(?:จ่าย|เซ็น|เลือก|ตัดสินใจ|เคาะ)$/u;
const LEAD_TH = /^(?:แต่(?:ว่า)?|ส่วน(?:ใหญ่|มาก)?|แล้ว(?:ก็)?|จริงๆ|สุดท้าย|บริษัท\s)\s*/u;
const NOBODY_TH = /^ผู้$|^(?:คน|เป็น|เขา|เค้า|ลูกค้า|ต้อง|ให้|ไม่|เรา|กลัว|ถ้า|พอ|ตอน|เริ่ม|ใคร|รอ|ผ่าน|หลาย|กัน)/u;
/** Words before the verb that are no part of who it is: 'โต๊ะอิหม่ามฝาก|ซื้อ', 'คณะกรรมการไป|ดู', 'ลูกอยู่เกาหลี|สั่ง'. */
const BEFORE_VERB_TH = /^[/\s]+|(?:ฝาก|ไป|มา|ก็|จะ|ต้อง|ให้|ชอบ|อยู่[ก-๛]*)$/gu;
/** 'เด็กไม่|อยาก' denies, and names nobody. */
const DENIES_TH = /ไม่$/u;
const LONGEST_TH = 24;
/** Thai runs on: a space behind a Thai word parts two clauses, unless what follows goes on with it. */
const BETWEEN_TH =
  /[,;]\s*|(?<!ผอ|ผจก|จป)\.\s+|\s+(?=แต่)|(?<=[ก-๛])แต่(?=[ก-๛])|(?<=[ก-๛])\s+(?![=\d]|เจ้า(?!ของ|สาว)|veto|shortlist|เซ็น|คือ)/u;

function inThai(text: string): Sayer[] {
  return text
    .split(BETWEEN_TH)
    .map((clause) => clause.trim().replace(LEAD_TH, ''))
    .flatMap((words): Sayer[] => {
      const is = WHO_IS_TH.exec(words)?.groups;
      const { who: named = '', last } = CLAUSE_TH.exec(words)?.groups ?? {};
      const who = (is?.['who'] ?? named).replaceAll(BEFORE_VERB_TH, '').trim();
      const isLast = is ? LASTING_TH.test(is['does'] ?? '') : last !== undefined;
      const isName =
        who.length >= 2 &&
        who.length <= LONGEST_TH &&
        !NOBODY_TH.test(who) &&
        !DENIES_TH.test(who) &&
        !/[\d"“”]/u.test(who);
      return isName ? [{ who, words, isLast }] : [];
    });
}

/** Everybody who is told to have a say, once, in the order of the answer. */
export function sayersIn(text: string): Sayer[] {
  const found = (/[ก-๛]/u.test(text) ? inThai(text) : inEnglish(text)).filter(({ words }) => !isChore(words));
  return found.filter(
    ({ who }, at) => found.findIndex((other) => other.who.toLowerCase() === who.toLowerCase()) === at,
  );
}
