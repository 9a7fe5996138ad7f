/** The words of stretches as an answer: whole figures and names, without what was taken back, not stopped in the middle. */
import { networksIn, readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { spoken } from './candidate.ts';
import type { Found } from './spans.ts';
import { ACCOUNTS, FIGURES, NAMES } from './tags.ts';

/** Where people take back what they just said: what follows counts. */
const TAKEN_BACK =
  /^.*(?:\bscratch that|\bno,? wait|\bsorry,? (?:no|i mean)|\bi mean\b|\bmake (?:it|that)\b|\bcorrection\b|\bor rather\b|เอ้ย(?:ไม่ใช่)?|ไม่ใช่สิ|แก้เป็น|เปลี่ยนเป็น)[\s,:.–—-]*(?=.)/iu;

/** Words that are joined before a word: 'Star-in-a-' before 'Box'. A dash between two words joins nothing. */
const JOINED_BEFORE = /(?<![\p{L}\p{M}\p{N}@._/-])(?:[\p{Script=Latin}\p{Nd}]+-)+$/u;
const LONGEST_JOINED = 30;
/** The rest of a figure, and the mark of its currency. */
const BEFORE_FIGURE = /(?:(?<!\p{L})\p{Lu}{0,2})?\p{Sc}\s?(?:\p{Nd}[\p{Nd}.,]*)?$|\p{Nd}[\p{Nd}.,]*$/u;

/**
 * A figure is whole, and so is a word of several and a Thai syllable: a vowel that stands behind its consonant begins no word.
 * 'ม.3' is one.
 */
function wholeFrom(text: string, start: number): number {
  const before = (length: number): string => text.slice(Math.max(0, start - length), start);
  if (/^\p{Nd}/u.test(text.slice(start, start + 2)))
    return start - (BEFORE_FIGURE.exec(before(20))?.[0].length ?? 0);
  return /^\p{Script=Latin}/u.test(text.slice(start, start + 2))
    ? start - (JOINED_BEFORE.exec(before(LONGEST_JOINED))?.[0].length ?? 0)
    : start;
}
const wholeTo = (text: string, end: number): number => {
  const rest = text.slice(end, end + 24);
  const more = /^(?:[\u0E30-\u0E3A\u0E45-\u0E4E]+|\.\p{Nd}+(?=\P{L}|$))/u.exec(rest)?.[0];
  const thousands = /\p{Nd}/u.test(text[end - 1] ?? '')
    ? /^(?:,\p{Nd}{3})+(?!\p{Nd})/u.exec(rest)?.[0]
    : undefined;
  return end + (more ?? thousands ?? '').length;
};

/** The words of the message from the first to the last, without markup. */
export function wordsOf(text: string, found: readonly Found[]): string {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return '';
  return spoken(
    text
      .slice(wholeFrom(text, first.start), wholeTo(text, last.end))
      .replaceAll(/\*\*|__|``|""/gu, (marks) => (marks === '""' ? '"' : ''))
      .replaceAll(/\s+/gu, ' ')
      .replace(TAKEN_BACK, ''),
  );
}

/** A name with what belongs to it before it: 'Goats of' before 'Slane'. Two rivals are joined by 'and' as often. */
const BEFORE_NAME = /\p{Lu}[\p{L}\p{M}'’-]*\s(?:of|on|and|&|de|in)\s$/u;
const BEFORE_RIVAL = /\p{Lu}[\p{L}\p{M}'’-]*\s(?:of|on|de|in)\s$/u;

/** The legal form behind a name, which a comma may stand before: 'Co., Ltd.', 'GmbH'. */
const AFTER_NAME =
  /^\.?,?\s*(?:(?:Co|Pty|Pvt|Sdn)\.?,?\s*)?(?:Ltd|Limited|Inc|LLC|LLP|PLC|Corp|GmbH|AG|Bhd|S\.?A|B\.?V|จำกัด(?:\s*\(มหาชน\))?)(?!\p{L})\.?/u;

/** The legal form before a Thai name, and alone: no name. */
const THAI_FORM = /(?:บริษัท\s*|(?:บจก|หจก|บมจ)\.?\s*|ห้างหุ้นส่วนจำกัด\s*)$/u;
const ONLY_FORM = /^(?:บริษัท|บจก|หจก|บมจ|ห้างหุ้นส่วนจำกัด|ร้าน|จำกัด)\.?$/u;

/** Who comes is no part of where from: 'they drive over from Leeds and York mostly'. */
const BEFORE_PLACE =
  /^(?:they|people|customers?|clients?|guests?|we|most|mostly|mainly)\b[\p{Ll}'’ ]{0,40}\b(?:from|in|around|near|across)\s+(?=\p{Lu})/u;
const AFTER_PLACE = /\s+(?:mostly|mainly|only|for now|at the moment|เป็นหลัก|เท่านั้น|อย่างเดียว)$/iu;

/** Whose name it is does not belong to it: 'เจ้าของร้านตัดผมลุงเปี๊ยก', 'founder of Tuk Boats', 'about Tuk Boats'. */
const BEFORE_COMPANY =
  /^(?:(?:(?:คุณ|พี่|น้อง|นาย|นางสาว|นาง|เฮีย|เจ๊|ป้า|ลุง)\S{1,15}\s+)?(?:เจ้าของ|ผู้จัดการ|ผู้ก่อตั้ง|หุ้นส่วน|ตัวแทน|แอดมิน)(?:กิจการ|เพจ)?\s*(?:ของ|จาก)?\s*(?=\S)|(?:the )?(?:co-?)?(?:owner|founder|manager|director|proprietor|head|ceo)\s+(?:of|at)\s+|(?:about|from|at|welcome to|re|fwd):?\s+(?=\p{Lu}))/iu;
/** Who speaks for it, and where it stands. */
const AFTER_COMPANY =
  /\s*[,(–-]\s*(?:co-?)?(?:owner|founder|proprietor|director|manager|ceo|เจ้าของ|ผู้จัดการ)[^,]*$|\s+(?:อ\.|อำเภอ|จ\.|จังหวัด|ต\.|ตำบล)\s?\S+.*$/iu;

const companyName = (words: string): string =>
  words.replace(BEFORE_COMPANY, '').replace(AFTER_COMPANY, '').trim();

/** What leads to a name and is none of it: 'Only Malverstone', 'ก็มี SiteClock', 'ชื่อ ดวงดี'. */
const BEFORE_NAMES =
  /^(?:(?:only|mainly|mostly|just|there(?:'s| is)|it'?s|called|named|probably|maybe) (?=\p{Lu})|(?:(?:ก็|กะ)?(?:มี|คือ|เป็น)(?:อยู่)?|ชื่อ(?:ว่า|เพจ|ร้าน(?=\s))?)\s*(?=\S))/iu;

/** A word after which something must come. */
const OPEN_END =
  /(?:\s(?:of|to|for|with|in|at|the|an?|than|from|by|on|who|that|which|and|or|is|are|living|based|located|domiciled|residing|situated|aged|interested|looking|planning|wanting|coming|working)|(?:\s|(?<=\p{Script=Thai}))(?:ไม่|ที่|และ|กับ|ใน|ของ|จาก|ให้|ว่า|หรือ|โดย|เพื่อ|สำหรับ))$/iu;
/** The rest of a clause that is short enough to belong to it. */
const REST = /^[^.,;:!?()\n\t|]{1,40}(?=[.,;:!?()\n\t|]|$)/u;

/**
 * Words that do not stop in the middle: with the rest of their clause, else without the word that leads on. In Thai that word
 * begins the next clause as often.
 */
function finished(text: string, found: readonly Found[], words: string): string {
  if (!OPEN_END.test(words)) return words;
  const end = found.at(-1)?.end ?? 0;
  const rest = REST.exec(text.slice(end))?.[0] ?? '';
  const isBeside = text.slice(0, end).endsWith(words);
  return rest !== '' && isBeside && /[a-z]$/iu.test(words)
    ? spoken(`${words}${rest}`)
    : words.replace(OPEN_END, '').trim();
}

/** A name from its beginning to its legal form; '' where it is nothing but a form. */
function nameOf(text: string, start: number, words: string, isRival: boolean): string {
  const before =
    (isRival ? BEFORE_RIVAL : BEFORE_NAME).exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const at = text.indexOf(words, start);
  const end = at + words.length;
  const after = at < 0 ? '' : (AFTER_NAME.exec(text.slice(end, end + 30))?.[0] ?? '');
  const form = THAI_FORM.exec(text.slice(Math.max(0, start - 22), start))?.[0] ?? '';
  const isForm = form !== '' && (!form.startsWith('บริษัท') || /จำกัด/u.test(`${words}${after}`));
  const name = `${isForm ? form : ''}${/^\p{Lu}/u.test(words) ? before : ''}${words}${after}`;
  return ONLY_FORM.test(name) ? '' : name;
}

/** Characters in which a bracket that was opened is closed. */
const LONGEST_BRACKET = 60;

/** Brackets belong together: one that is opened is closed, or what stands in it is left out; one that was not opened is none. */
function closed(text: string, end: number, words: string, isName: boolean): string {
  const opened = words.lastIndexOf('(');
  if (opened > words.lastIndexOf(')')) {
    const rest = /^[^()\n]*\)/u.exec(text.slice(end, end + LONGEST_BRACKET))?.[0];
    return rest !== undefined && !isName && text.slice(0, end).endsWith(words)
      ? `${words}${rest}`
      : words.slice(0, opened).trim() || words;
  }
  return words.includes(')') && !words.includes('(') ? words.replace(/\s*\)$/u, '') : words;
}

/** Behind a dash something is said of the rival that is named: 'Salt Row – cheap'. */
const AFTER_RIVAL = /\s[–—-]\s.*$/u;

/** In brackets behind a rival's name. */
const BRACKET_BEHIND = /\s*\((?<inner>[^()]*)\)$/u;

/** A rival's name without where it is found: 'Salt Row (TikTok @salt.row)'. */
const withoutAddress = (name: string): string =>
  name.replace(BRACKET_BEHIND, (bracket, inner: string) =>
    readAddresses(inner).length > 0 || networksIn(inner).length > 0 ? '' : bracket,
  );

/** Behind an account: that there is none elsewhere. */
const AFTER_ACCOUNT =
  /\s+(?:(?:เว็บ(?:ไซต์)?|เพจ|ไอจี|ig)\s?(?:ยัง)?ไม่มี|(?:แต่)?(?:ยัง)?ไม่มี|(?:but |and )?(?:we (?:have|got) no|no|(?:we )?(?:don['’]?t|do not) have(?: an?)?)\s(?:web(?:site)?|site|instagram|ig|facebook|tiktok|shop)(?![a-z])).*$/iu;

/** Words that only say whose answer follows: 'our best customers are', 'ลูกค้าส่วนใหญ่เป็น'. */
const BEFORE_AUDIENCE =
  /^(?:[^.,;:\n]{0,20}\b(?:customers?|clients?|buyers?|guests?|audience|target(?: group| market)?)\b[^.,;:\n]{0,24}?(?:(?<!\b(?:who|that|which))\s(?:are|is)|\s?=)\s+(?:(?:mostly|mainly|usually|basically)\s+)?|(?:(?:กลุ่ม)?(?:ลูกค้า|คนซื้อ|ผู้ซื้อ|เป้าหมาย)(?:(?:เป้าหมาย|หลัก|ของเรา|เรา|ตอนนี้|ปัจจุบัน|ส่วนใหญ่|ส่วนมาก)+\s*(?:จะ|ก็)?เป็น|(?:เป้าหมาย|หลัก|ของเรา|เรา|ตอนนี้|ปัจจุบัน|ส่วนใหญ่|ส่วนมาก)*\s*(?:ก็)?คือ)|(?:ปัจจุบัน|ตอนนี้|ส่วนใหญ่|ส่วนมาก)\s*(?:เป็น|คือ))(?:พวก|กลุ่ม)?(?!โรค|เบาหวาน|มะเร็ง|ภูมิแพ้|สิว|ไมเกรน)\s*)(?=\S)/iu;
const BEFORE_PRODUCT = /^(?:ประกอบกิจการ|ดำเนิน(?:ธุรกิจ|กิจการ))(?:ด้าน|เกี่ยวกับ)?\s*(?=\S)/u;
const BEFORE: Readonly<Record<string, RegExp>> = { audience: BEFORE_AUDIENCE, product: BEFORE_PRODUCT };

/** What is said of a rival, without the words that only say that it is good or bad: 'strong side: big bus', 'ดีตรงส่งไว'. */
export const saidOfRival = (words: string): string =>
  words.replace(CONTRAST, '').replace(GOOD_OR_BAD, '').trim() || words;
/** What follows what is good of a rival and says what is bad, or the other way round. */
const CONTRAST = /^(?:แต่|แต่ว่า|but|though|yet)\s*/iu;
const GOOD_OR_BAD =
  /^(?:(?:their |the |its )?(?:strengths?|weakness(?:es)?|pros?|cons?|upsides?|downsides?|(?:strong|weak|good|bad)(?: (?:sides?|points?|things?|parts?|bits?))?)\s*(?:[:,–-]|\s(?:is|are)\s(?:that\s)?)\s*|(?:(?:จุด|ข้อ)(?:เด่น|ดี|แข็ง|อ่อน|เสีย|ด้อย)|(?:ได้|เสีย)เปรียบ|ดี|เด่น|แย่)\s*(?:ตรง|เรื่อง|คือ|อยู่ที่|ที่(?!สุด))(?:ที่|ว่า)?\s*)(?=\S)/iu;

/** What leads to a goal and is none of what is counted: a wish, a label, how it is now. */
const BEFORE_COUNT =
  /^.*?(?:อยากได้|อยากให้(?:มี|ได้)?|ต้องการ|ตั้งเป้า(?:ไว้)?|เป้าหมาย|เป้า|ตอนนี้(?:ได้)?|ปัจจุบัน|ประมาณ|ราว|สัก|ขอ(?=\d|$)|เพิ่ม(?:เป็น)?|จาก|เป็น|ได้)+(?:คือ|ที่|ว่า)?\s*/u;
/** The Thai words right before a place, in its line, from a gap on. */
const THAI_BEFORE = /[\p{Script=Thai}\p{M}]{2,30}\s?$/u;

/** A goal that begins with its figure, with what is counted: in Thai that stands before it. */
function counted(text: string, found: readonly Found[], words: string): string {
  const start = found[0]?.start ?? 0;
  if (!/^[\d๐-๙]/u.test(words) || !text.slice(start).startsWith(words)) return words;
  const before = THAI_BEFORE.exec(text.slice(Math.max(0, start - 34), start))?.[0] ?? '';
  const thing = before.replace(BEFORE_COUNT, '');
  return thing.trim().length >= 3 ? `${thing}${words}` : words;
}

/** The words of a field, with whole brackets. */
export function trimmed(tag: string, text: string, found: readonly Found[]): string {
  const open = unclosed(tag, text, found);
  const words = tag === 'goal' ? counted(text, found, open) : open;
  const whole = closed(text, found.at(-1)?.end ?? 0, words, tag === 'company' || tag === 'rival');
  return quotedWhole(text, found.at(-1)?.end ?? 0, whole);
}

/** Characters in which a quotation that was begun ends. */
const LONGEST_QUOTE = 40;

/** Quotation marks belong together: what is begun ends, and a mark alone is none of the answer. */
function quotedWhole(text: string, end: number, words: string): string {
  if ((words.match(/["“”]/gu)?.length ?? 0) % 2 === 0) return words;
  const rest = /^[^"“”\n]*["”]/u.exec(text.slice(end, end + LONGEST_QUOTE))?.[0];
  if (rest !== undefined && text.slice(0, end).endsWith(words)) return spoken(`${words}${rest}`);
  return words.replace(/^["“]\s*|\s*["“”]$/u, '').trim() || words;
}

/** The words of a field: a name from its beginning, of several prices the first. */
function unclosed(tag: string, text: string, found: readonly Found[]): string {
  const words = wordsOf(text, found);
  if (tag === 'company' || tag === 'rival') {
    const name = nameOf(text, found[0]?.start ?? 0, words.replace(BEFORE_NAMES, ''), tag === 'rival');
    return tag === 'company' ? companyName(name) : withoutAddress(name.replace(AFTER_RIVAL, ''));
  }
  if (ACCOUNTS.has(tag)) return words.replace(BEFORE_NAMES, '').replace(AFTER_ACCOUNT, '');
  if (tag === 'place') return finished(text, found, words.replace(BEFORE_PLACE, '').replace(AFTER_PLACE, ''));
  const lead = BEFORE[tag];
  if (lead !== undefined) return finished(text, found, words.replace(lead, ''));
  if (tag !== 'price') return tag in NAMES || FIGURES.has(tag) ? words : finished(text, found, words);
  const [first, second] = readQuantities(words).filter(
    ({ quantity }) => quantity.kind === 'money' || (quantity.kind === 'count' && quantity.value >= 10),
  );
  if (first === undefined || second === undefined) return words;
  const end = Math.max(first.span.end, first.perSpan?.end ?? 0);
  return spoken(words.slice(0, end));
}
