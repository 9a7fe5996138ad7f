/**
 * A rule is told whole or not at all. Thai writes it with spaces between its parts ('โฆษณาต้องขอ ฆสพ. ก่อนทุกชิ้น'): one that begins
 * within a word run, or with words that hang on others, is led back to where it begins.
 */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { untoldAt } from './discretion.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

const THAI = /[ก-๛]/u;
/** Words that hang on what stands before them: no rule begins so. */
const HANGS =
  /^(?:ก่อน|หลัง(?!จาก)|ด้วย|เท่านั้น|ให้(?!ใช้|เขียน|เรียก)|ใน|กับ|ของ|โดย|เพราะ|เพื่อ|ซึ่ง|ที่|ทุก(?:ชิ้น|ครั้ง|โพสต?์?|แอด|คลิป|ภาพ|รูป|ที่)[ก-๛]{0,8}$|ใส่(?:ไป)?ด้วย|(?:[ก-ฮ]{1,4}\.)+)/u;
/** An order begins a thought of its own, wherever it stands. */
const ORDERS = /^(?:และ|แล้วก็|แต่|หรือ)?(?:ก็)?(?:ขอ)?(?:ห้าม|อย่า|งด|ไม่|ยังไม่|เลี่ยง|หลีก|เลิก)/u;
/** Runs of a Thai phrase that are looked back over. */
const MOST = 4;

/** Where the run of letters that holds a place begins. */
const runStart = (answer: string, at: number): number =>
  at - (/[^\s,;:()\n]*$/u.exec(answer.slice(0, at))?.[0].length ?? 0);

/** An order that names nothing: 'รูปปลวกเยอะๆ อย่าเอานะครับ', 'สายใต้เต็มแล้ว ห้ามโปรโมต' tell before it what is meant. */
const BARE_TH =
  /^(?:ห้าม|อย่า|ไม่)(?:เอา|ลง|ใช้|ทำ|โพสต์|โชว์|โปรโม[ตท]|โฆษณา|ดัน|บูส(?:ต์|โพสต์)?|รับเพิ่ม)(?:แล้ว|อีก)?(?:นะ)?(?:ครับ|ค่ะ|คะ|จ้า)?$/u;
/** That something is forbidden, and not what: 'ห้าม', 'คำต้องห้าม', 'ห้ามใช้คำว่า', 'ขนส่งห้าม', 'words to avoid'. */
const HEAD_ONLY =
  /^(?:[ก-๛]{0,8}ห้าม|งด|อย่า)(?:ใช้|พูด|เขียน|บอก)?(?:คำ)?(?:ว่า)?\s?:?$|^คำ(?:ต้อง)?ห้าม\s?:?$|(?:คำว่า|เช่น)$|^(?:never|no|not|don['’]?t|do not|avoid|(?:banned|forbidden) words?|words? to avoid)\s?:?$/iu;
/** Something is not yet to be shown or said: why, and which, stands before it. */
const NOT_YET =
  /^(?:แต่|และ)?(?:ห้าม|อย่า)(?:เพิ่ง|พึ่ง)[ก-๛]{2,14}$|^(?:(?:so|and|but|please|pls)\s)*(?:do not|don['’]?t|not to)\s(?:use|show|post|film|photograph|mention|say|advertise|print)(?:\s\p{L}+){0,3}\syet[.!]*$/iu;
/** Where what is told before it begins. */
const TOLD_BEFORE = /[^.!?;\n]*$/u;
/** Another order. */
const ORDERED = /(?<![a-z])(?:no|never|not|do not|don['’]?t|must|always|only)(?![a-z])|ห้าม|อย่า|งด/iu;
/** What is meant stands somewhere before it: 'don't push those', 'but dont chase'. */
const OF_IT =
  /^(?:(?:so|and|but|please|pls)\s)*(?:do not|don['’]?t|never) (?:(?:chase|push|promote|advertise|boost)|(?:chase|push|promote|advertise|boost|add to|touch|count on|bother with) (?:it|them|those|these|that|this))[.!]?$/iu;
/** Whether an order names nothing by itself: 'ห้ามลง'. */
export const isBareOrder = (text: string): boolean =>
  BARE_TH.test(text.trim()) || HEAD_ONLY.test(text.trim()) || OF_IT.test(text.trim());
/** Who forbids, or what is forbidden, right before the order. */
const SUBJECT_TH =
  /^(?:ลูกค้า|เจ้าของ|เจ้านาย|บริษัท|แบรนด์|หมอ|แม่(?=บอก)|ป้า|พี่|หลวงพ่อ|กฎหมาย|แพทยสภา|เพลง|รูป|ภาพ|คลิป|โลโก้|ชื่อ|ป้าย|ราคา|สี|เสียง)[ก-๛]{0,16}$/u;
/** 'Adoption is … and should not be mentioned': what it is stands before it. */
const PASSIVE_EN =
  /^(?:and )?(?:should|must|may|can)(?: not|n['’]t) be (?:mentioned|named|shown|used|said|advertised|promised|offered)/iu;

/** 'School age kids = waitlist, pls dont target them': whom is told before it. */
const OF_THEM =
  /^(?:(?:so|and|but|please|pls|we)\s)*(?:do not|don['’]?t|never) (?:re-?target|target|advertise|push|promote|boost|mention|show) (?:them|those|these|it|that)(?![\p{L}-]| \p{L})|^(?:(?:so|and|but|please|pls)\s)*(?:do not|don['’]?t) (?:advertise|promote|push|boost)[.!]?$/iu;
/** Characters of what stands before such an order and is told with it. */
const MOST_BEFORE = 60;

/** The rule with its head; undefined where none stands before it. */
export function withHead(answer: string, { start, end }: Span): Span | undefined {
  const said = answer.slice(start, end);
  if (PASSIVE_EN.test(said) || OF_THEM.test(said)) {
    const from = sentenceAt(sentencesIn(answer), start)?.start ?? start;
    return PASSIVE_EN.test(said) || start - from <= MOST_BEFORE ? { start: from, end } : { start, end };
  }
  if (NOT_YET.test(said.trim())) {
    const before = TOLD_BEFORE.exec(answer.slice(0, start).trimEnd())?.[0].trimStart() ?? '';
    const from = answer.lastIndexOf(before, start);
    return before !== '' && start - from <= MOST_BEFORE && !ORDERED.test(before)
      ? { start: from, end }
      : { start, end };
  }
  // What is not to be told stands before the order not to tell it.
  if (untoldAt(said.trim()) === 0) {
    const from = THAI.test(said)
      ? runStart(answer, start)
      : (sentenceAt(sentencesIn(answer), start)?.start ?? start);
    return start - from <= MOST_BEFORE && !ORDERED.test(answer.slice(from, start))
      ? { start: from, end }
      : { start, end };
  }
  if (!THAI.test(answer[start] ?? '')) return { start, end };
  if (BARE_TH.test(answer.slice(start, end).trim()) && /[ก-๛]\s$/u.test(answer.slice(0, start)))
    return { start: runStart(answer, start - 1), end };
  // 'เพลงในคลิปขออย่าดัง', 'ลูกค้าห้ามนำชื่อไปอ้าง': what or who it is stands before it in one run.
  const head = runStart(answer, start);
  if (head < start && (SUBJECT_TH.test(answer.slice(head, start)) || isBareOrder(said)))
    return { start: head, end };
  if (ORDERS.test(answer.slice(start, end))) return { start, end };
  let from = THAI.test(answer[start - 1] ?? '') ? runStart(answer, start) : start;
  for (let i = 0; i < MOST && HANGS.test(answer.slice(from, end)); i++) {
    const gap = /[ \t]+$/u.exec(answer.slice(0, from))?.[0].length ?? 0;
    if (gap === 0) return undefined;
    from = runStart(answer, from - gap);
  }
  return HANGS.test(answer.slice(from, end)) ? undefined : { start: from, end };
}

/** Words by which something is ordered at all; what only tells how things are orders nothing ('Our photos are poor'). */
const BINDS =
  /(?<![a-z])(?:must|always|only|never|no|not|nor|none|nothing|needs?|ha(?:s|ve) to|should|shall|may|may not|can|cannot|please|pls|ask|check|keep|leave|avoid|refrain|careful|use|say|says?|show|include|mention|write|call|put|carry|approv\p{L}*|permission|consent|forbidden|prohibited|required|compulsory|mandatory|obligatory|every|each|all|any|without|stop|want|prefer|instead|rather|first|confidential|(?:in half|in most) (?:of )?(?:the |our )?\p{L}+|to be (?:marked|labell?ed|checked|approved|read|translated|signed off|shown|stated|mentioned)|(?:stays?|kept) (?:out|off|private|secret)|forbids?|prohibits?|bans|huwag|wag|bawal|walang|hindi (?:pwede|puwede|dapat)|jangan|dilarang|(?:tak|tidak) boleh|off)(?![a-z])|n['’]t(?![a-z])|ต้อง|ห้าม|เท่านั้น|ทุก|ขอ|ให้|ไม่|อย่า|งด|ควร|ก่อน|เลี่ยง|ใส่|ใช้|บ่|มิ/iu;
export const binds = (words: string): boolean => BINDS.test(words);
