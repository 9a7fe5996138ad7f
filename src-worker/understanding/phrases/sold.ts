/**
 * Whether a name that was found in an answer is surely something that is sold. In a story much looks like a thing: when it was, where
 * they play, how it is paid, what is done to it. A wrong product is worse than one that is not named.
 */
import { placesMentioned } from '../places/read-places.ts';

const THAI = /[ก-๛]/u;
/** A day is no thing: 'Sat 19 + Sun 20 June 2027'. */
const DATED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?20\d\d\b|^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\s\d/iu;
/** Where the first sentence ends: what is told behind it is told of what was named in it. */
const ENDS = /[.!?](?=\s|$)|\n|(?:นะ)?(?:ค่ะ|คะ|ครับ|คับ)(?=\s|$)/u;
/** Before a name of its own in a later sentence, and at the head of a row. */
const SELLS =
  /(?:\b(?:sells?|selling|offers?|rents?|hires?|makes?|bakes?|grows?|suppl(?:y|ies)|runs?|teach(?:es)?|provides?|do|does|repairs?|install|restore|build|also|plus|there is|there are|there['’]s|have|has)\b[^.!?\n]*|ขาย(?:ทั้ง)?|รับ(?:ทำ)?|ผลิต|สอน|ให้เช่า|บริการ|จำหน่าย|แล้วก็มี|และมี|มีทั้ง|มี|(?:^|\n)\s*[-–—•*\d.)]*\s*)$/iu;

/** Done to a thing, or somebody comes: no name. */
const DEED_EN =
  /^(?:supplied|delivered|made|built|sold|grown|fitted|installed|baked|shipped|posted|collected|picked|cut|printed|tested|packed|sent)(?:$|\s(?:direct|by|to|in|on|from|at|with|here|fresh|and|daily|weekly|for)\b)|^\p{L}+ (?:comes?|goes|works?|runs?|starts?|opens?|includes?|travels?|drives?|visits?)$/iu;
/** How it is bought or ordered, and what it does not hold. */
const TERMS_EN =
  /^(?:one[- ]time|one[- ]off|once|subscribe|subscription or|pay as|by (?:post|mail|the)|in store|online|order)\b|\b(?:or|and) subscribe\b|\bno\b.*\bno\b|\b(?:incl|included)\b\.?(?:\s|$)/iu;
/** What somebody tells, where one gets on or off, and what the state gives back: no thing of its own. */
const TOLD_OR_STOP_TH =
  /^(?:เจ้าของ|ลูกค้า|เขา|พี่|คน)[ก-๛]{0,8}(?:เล่า|บอก|พูด)(?:ว่า|ให้)|^(?:สถานี(?:รถไฟ|ขนส่ง|รถ)|ท่าเรือ|สนามบิน|ท่ารถ|คิวรถ|บขส)[ก-๛.]{0,12}$|^(?:ใช้|เอาไป)?ลดหย่อน(?:ภาษี)?(?:ได้)?$|^(?:เบิก|ผ่อน)ได้$/u;
/** When, where, how much, on what terms, of which class, what somebody suffers from or sees there. */
const NO_THING_TH =
  /^(?:ปี(?:ที่แล้ว|นี้|หน้า|ก่อน)|เดือน(?:ที่แล้ว|นี้|ก่อน)|ตอนนี้|ช่วง(?:นี้|ก่อน)|เมื่อ|ล่าสุด|เดิม(?:ที)?|เล่นที่|อยู่(?:ที่|ใน|ติด|ใกล้)|ตั้งอยู่|ใกล้|ติด(?:ทะเล|ถนน|แม่น้ำ|หาด)|วิว|บรรยากาศ|ผ่อน|ส่วนลด|ในตัว|ในที่เดียว|ครบวงจร|ปวด|เจ็บ|บาดเจ็บ|อาการ|เหย้า|เยือน|(?:ชั้น|เบอร์|ไซ[ซส]์|เกรด|ขนาด)\s?\d)/u;
const TOLD_TH = /(?:ค่ะ|คะ|ครับ|คับ)\s|กับ(?:เรา|ผม|พี่)(?![ก-๛]*ร่วม)/u;
/** What is done to goods before they are sold. */
const TREATED_TH = /^(?:อบ(?!รม|ไอน้ำ)|ตัดตาม|เคลือบ|ประทับ|ปั๊ม|ชุบ|ขัด|ตราประทับ|ผ่านการ|คัด(?:เกรด|ไซ))/u;
/** Figures with a unit, or only a code: '9000-24000 BTU', 'IPPC (ISPM15)'. */
const CODE = /^[\d\s.,–-]+\s?\p{L}{0,5}\.?$|^(?=.*[A-Z])[A-Z\d][A-Z\d() /-]*$/u;
const LEAST_CODE_LETTERS = 3;

/** The first sentence of an answer that says more than what kind of business it is. */
function firstSentenceEnd(answer: string, first: string): number {
  const from = Math.max(0, answer.indexOf(first));
  const found = ENDS.exec(answer.slice(from + first.length));
  return found === null ? answer.length : from + first.length + found.index;
}

/** Whether goods stand first: then a deed behind them is done to them. */
const isGoods = (first: string): boolean => !TREATED_TH.test(first) && !/^(?:รับ|บริการ)/u.test(first);

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The first sentence says that something is sold, and the name stands behind it: 'ขายตั๋วปีค่ะ ทีมฟุตบอลไทยลีก'. */
const SOLD_FIRST =
  /^(?:ขาย|ให้เช่า|จำหน่าย|รับ|สอน|ผลิต|we (?:sell|make|rent|hire|teach|offer)\b|i (?:sell|make|rent|teach)\b)/iu;
const isToldLater = (answer: string, first: string): boolean => {
  const end = ENDS.exec(answer)?.index ?? answer.length;
  const at = answer.indexOf(first);
  return at > end && SOLD_FIRST.test(answer.trimStart()) && !SELLS.test(answer.slice(end, at).trimEnd());
};

/**
 * @param answer what the client says of what it sells
 * @param first the name that the answer begins with
 */
export function isSurelySoldThing(answer: string, name: string, first: string): boolean {
  const isLater = isToldLater(answer, first);
  if (name === first && !isLater && !NO_THING_TH.test(name) && !DEED_EN.test(name) && !DATED.test(name))
    return true;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (DATED.test(name) || placesMentioned(name).some(({ en, th }) => isSame(en, name) || isSame(th, name)))
    return false;
  const isCode = CODE.test(name) && (letters <= LEAST_CODE_LETTERS || THAI.test(first));
  if (isCode || DEED_EN.test(name) || TERMS_EN.test(name) || NO_THING_TH.test(name)) return false;
  if (TOLD_OR_STOP_TH.test(name)) return false;
  // Somebody tells, with the end of one sentence in the middle of it.
  if (name !== first && TOLD_TH.test(name)) return false;
  if (THAI.test(name) && TREATED_TH.test(name) && isGoods(first)) return false;
  const at = answer.indexOf(name);
  if (at < 0 || (!isLater && at <= firstSentenceEnd(answer, first))) return true;
  return SELLS.test(answer.slice(0, at).trimEnd()) || /\n\s*[-–—•*\d.)]*\s*$/u.test(answer.slice(0, at));
}

/** Heads that what stands before 'and' tells more of: 'folk music and real ale festival' is one. */
const SHARED_HEAD =
  /\b(?:festival|fair|market|evening|night|day|weekend|party|tour|walk|camp|club|course|class|workshop|app|software|training|show|event|shop|store|caf[eé]|school|centre|center|retreat|holiday|system|platform)$/iu;
const WHERE = /\s(?:by|at|in|near|on|around)\s.*$/iu;
/** Words before the first name that tell more of it. */
const LEAD = /^(?:\p{L}+\s){1,2}$/u;
const VERB = /^(?:we|i|our|the|an?|selling|making)\s/iu;

/** Whether what stands before 'and' only tells more of the thing behind it. */
export const sharesHead = (before: string, behind: string): boolean =>
  SHARED_HEAD.test(behind.replace(WHERE, '')) && !SHARED_HEAD.test(before);

/** Two names as one, where both tell which thing it is. */
export function withSharedHead(answer: string, names: readonly string[]): string[] {
  const [first = '', second, ...rest] = names;
  if (second === undefined) return [...names];
  const head = second.replace(WHERE, '');
  const joined = ['and', '&'].map((word) => `${first} ${word} ${head}`).find((one) => answer.includes(one));
  if (joined === undefined || !sharesHead(first, head)) return [...names];
  const before = answer.slice(0, answer.indexOf(joined));
  const lead = LEAD.test(before) && !VERB.test(before) ? before : '';
  return [`${lead}${joined}`, ...rest];
}

/** A Thai name with a Latin comma in it is a list of names, where each is short: 'un-yellow พื้น, repaint'. */
const MOST_WORDS = 3;
export function apartAtCommas(name: string): string[] {
  const parts = name.split(/,\s+/u);
  return parts.length > 1 &&
    THAI.test(name) &&
    !/[()]/u.test(name) &&
    parts.every((part) => part.length > 2 && part.split(/\s+/u).length <= MOST_WORDS)
    ? parts
    : [name];
}
