/**
 * Where an answer divides into phrases. A sentence ends a phrase for certain; a comma, 'and', a colon or a Thai space may part two or
 * join one ('Open till ten, Sundays too', 'มี อย. ขวดแก้วเก็บคืน'). Learnt from marked answers, of all such places of a sentence together.
 */
import { withPlainDigits } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { marginalsOf } from '../tagger/chain.ts';
import { classOf } from '../tagger/clusters.ts';
import { hashOf } from '../tagger/features.ts';
import learnt from './seams.json' with { type: 'json' };
import { openModel, type KeptModel, type Model } from '../tagger/model.ts';
import { scoresOf } from '../tagger/tagger.ts';
import { tokensOf } from '../tagger/tokens.ts';
import type { PhraseField, Place } from './features.ts';
import { isOneThought } from './clauses.ts';
import { isAbbreviated, OPEN, CLOSE } from './parts.ts';

/** A place between two words where the answer may divide: `start` to `end` is the mark itself. */
export interface Seam extends Place {
  mark: string;
}
/** Words between two sure ends, with the seams in them. */
export interface Sentence extends Place {
  seams: Seam[];
}
export interface Piece extends Place {
  /** Whether a seam within it or beside it may be told otherwise: then it is said whole, and names no product. */
  isUnsure: boolean;
}

export const SEAM_LABELS = ['join', 'divide'] as const;
const THAI = /[ก-๛]/u;
/** Ends of sentences, rows of a list. */
const SURE = /\n+|;\s*|[.!?]+(?=\s|$)\s*|\s*[•·]\s*|(?:^|(?<=\n))\s*(?:[-–—*]|\d{1,2}[.)])\s+/gu;
/** What only says which question is answered. */
const LABEL =
  /^(?:(?:our|my|the|main|key)\s)*(?:usps?|strengths?|strong points?|reasons?|why us|services?|products?|offers?|menu|range|what we (?:do|sell|offer)|we (?:do|sell|offer|make|have)|audience|customers?|targets?|buyers|pros?|cons?|good|bad|weak(?:ness(?:es)?)?|plus|also|note|จุดเด่น|จุดแข็ง|ข้อดี|ข้อเสีย|สินค้า|บริการ|ลูกค้า|กลุ่มลูกค้า|เมนู|มี|ขาย)\s*:\s*/iu;
/** Marks that part or join; the stroke of 'ISO/IEC 17025' is neither. */
const UNSURE =
  /,(?![\d๐-๙])\s*(?:(?:and|or|plus|but|also|so)\s+)?|\s+(?:and|&|plus|but|\+)\s+|\s+[–—-]\s+|(?:\s*\||\s+\/|(?<!\p{Lu}{2})\/|\/(?!\p{Lu}{2,}\s\d))(?!\d)\s*|\s*(?:แล้วก็|และ)\s*|[ \t]+/giu;

/** How many brackets are open at a place. */
function depthAt(text: string, at: number): number {
  let depth = 0;
  for (let index = 0; index < at; index += 1) {
    if (OPEN.includes(text[index] ?? ' ')) depth += 1;
    else if (CLOSE.includes(text[index] ?? ' ')) depth = Math.max(0, depth - 1);
  }
  return depth;
}

/** Whether a space of a mostly Latin text, or one between two Latin words: nothing divides there. */
const isPlainSpace = (text: string, start: number, end: number): boolean =>
  /^[ \t]+$/u.test(text.slice(start, end)) &&
  !(THAI.test(text[start - 1] ?? '') || THAI.test(text[end] ?? ''));

/** Up to a colon: what stands behind it is said of what stands before. */
function seamsIn(text: string, { start, end }: Place): Seam[] {
  const seams: Seam[] = [];
  const colon = /:\s/u.exec(text.slice(start, end))?.index ?? end;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(UNSURE)) {
    if (index > colon) break;
    const from = start + index;
    const to = from + mark.length;
    // What stands in brackets is said of what stands before.
    const isWithin = from > start && to < end && text[to] !== '(' && depthAt(text, from) === 0;
    if (isWithin && !isPlainSpace(text, from, to))
      seams.push({ start: from, end: to, mark: mark.trim().toLowerCase() || ' ' });
  }
  return seams;
}

/** The sentences and rows of an answer. */
export function sentencesWithSeams(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const add = (end: number): void => {
    const lead = /^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0;
    const label = LABEL.exec(text.slice(start + lead, end))?.[0].length ?? 0;
    const tail = /\s*$/u.exec(text.slice(start, end))?.[0].length ?? 0;
    const place = { start: start + lead + label, end: end - tail };
    if (place.start < place.end) found.push({ ...place, seams: seamsIn(text, place) });
  };
  for (const { index, 0: mark } of text.matchAll(SURE)) {
    if (depthAt(text, index) > 0 && !mark.includes('\n')) continue;
    if (mark.startsWith('.') && isAbbreviated(text, index)) continue;
    add(index);
    start = index + mark.length;
  }
  add(text.length);
  return found;
}

const FIGURE = /^\d[\d.,]*$/u;
const wordsOf = (text: string): string[] =>
  tokensOf(text.toLowerCase()).map(({ text: word }) => (FIGURE.test(word) ? '0' : word));
/** A word by what it means, so that few examples teach of many words. */
const kindOf = (word: string): string => {
  if (word === '0') return '0';
  const known = classOf(word);
  return known === undefined ? (THAI.test(word) ? 'th' : 'x') : `k${known}`;
};
const ending = (word: string): string => word.slice(-3);
const bucket = (count: number): number => (count > 4 ? (count > 7 ? 8 : 5) : count);
/** Tells of us, of you, or does something: a clause. */
const CLAUSE = /\b(?:we|you|i|it|they|he|she|is|are|was|have|has|can|don['’]t|won['’]t|will)\b/iu;
const NUMBERS = [2, 3, 4, 5] as const;
/** Signs that the model weighs: a word that often begins a fact, words that go on from what stands before, words that wait. */
const BEGINS_TH =
  /^(?:รถ(?!ไฟ)|ช่าง|ทีม|มี(?!ด)|ไม่มี|ไม่ต้อง|รับ|ส่ง(?!ท้าย)|บอก|เงิน|หอพัก|ของ(?:แท้|สด|ครบ)|จอด|ที่จอด|เปิด|สอน|ราคา|ฟรี|ตรวจ|คืน|ถ่าย|ดูแล|ประกัน|ผ่อน|ปรึกษา|เคลม|อะไหล่|คน|ครู|หมอ|พยาบาล|ผลิต|ทำ|อนุมัติ|กล้อง|คิว|ใช้|ออก|ใบ|ค่า|นัด|จอง|เก็บ|ใกล้|ผ่าน|ได้(?=[ก-๛]))/u;
const GOES_ON_TH =
  /^(?:[\d(฿%+–-]|[ก-ฮ]{1,4}\.(?![ก-๛])|(?:และ|หรือ|กับ|แต่(?!ละ|ง|เดิม)|เพราะ|ซึ่ง|ที่(?!จอด)|ของ(?!แท้|สด|ดี)|ใน|จาก|ต่อ|ภายใน|ก่อน|หลัง|ทุก|ถึง|จน|เท่านั้น|ด้วย|เลย|แล้ว|ได้(?![ก-๛])|ให้|ทั้ง|ตั้งแต่|โดย|เพื่อ|ไม่เกิน|อย่าง|มาก|กว่า))/u;
const WAITS_TH = /(?:และ|หรือ|กับ|แต่|ที่|ซึ่ง|โดย|ถ้า|พร้อม|รวม|ทั้ง|มี|ให้|เป็น|คือ|ไม่|ก่อน|หลัง|ใน|จาก|เพื่อ|ของ|ละ|\d)$/u;
const IF_TH = /ถ้า|หาก|เมื่อ|แค่|เฉพาะ/u;
/** What is done for whom something happened to. */
const MENDS_TH = /^(?:เปลี่ยน|ส่ง[ก-๛]*(?:ใหม่|แทน)|คืน(?:เงิน|ให้)|ชดเชย|ชดใช้|ซ่อม(?:ให้|ฟรี|ใหม่)|แก้ให้)/u;
const BROKEN_TH = /เสีย|แตก|รั่ว|พัง|หาย|ตาย|ไม่(?:ได้|พอใจ|อร่อย|ตรง|ผ่าน|หอม|ครบ)|ช้า|เกิน|น้ำเข้า|ดับ/u;
const GOES_ON_EN =
  /^(?:within|by|with|without|for|from|of|to|up to|until|after|before|even|always|not|no|then|too|extra|only|weekends?|any|every|each|which|who|that|whenever|while|as|or)\b|\b(?:too|also|extra|free|later|as well|included)$/iu;
const WAITS_EN =
  /^(?:if|when|once|unless|whenever|as long as)\b|\b(?:and|or|with|for|to|of|the|a|our|your)$/iu;
const TENS = 10;

/** What is seen of the two sides of a seam. */
export function seamFeatures(text: string, field: PhraseField, { start, end, seams }: Sentence): number[][] {
  const language = THAI.test(text.slice(start, end)) ? 'th' : 'en';
  const style = [...new Set(seams.map(({ mark }) => mark))].toSorted().join('');
  return seams.map((seam, at) => {
    const before = text.slice(seams[at - 1]?.end ?? start, seam.start);
    const after = text.slice(seam.end, seams[at + 1]?.start ?? end);
    const [left, right] = [wordsOf(before), wordsOf(after)];
    const [first, last] = [right[0] ?? '', left.at(-1) ?? ''];
    const names: string[] = [];
    const put = (name: string): void => void names.push(name, `${seam.mark} ${name}`, `${field} ${name}`);
    put('1');
    put(language);
    put(`style ${style}`);
    put(`l${bucket(left.length)}`);
    put(`r${bucket(right.length)}`);
    put(`lr${bucket(left.length)} ${bucket(right.length)}`);
    put(`at${Math.min(at, 2)} of${Math.min(seams.length, 4)}`);
    put(`r1 ${first}`);
    put(`r1 ${first} ${right[1] ?? '>'}`);
    put(`rk ${kindOf(first)}`);
    put(`rk ${kindOf(first)} ${kindOf(right[1] ?? '')}`);
    put(`re ${right.at(-1) ?? ''}`);
    put(`l1 ${left[0] ?? ''}`);
    put(`lk ${kindOf(left[0] ?? '')}`);
    put(`l1 ${left[0] ?? ''} ${left[1] ?? '>'}`);
    put(`le ${last}`);
    put(`lek ${kindOf(last)}`);
    put(`le ${left.at(-2) ?? '<'} ${last}`);
    put(`k ${kindOf(left[0] ?? '')} ${kindOf(first)}`);
    put(`ke ${kindOf(last)} ${kindOf(first)}`);
    put(`e ${ending(left[0] ?? '')} ${ending(first)}`);
    put(`same ${left[0] === first} ${last === right.at(-1)}`);
    put(`fig ${left.includes('0')} ${right.includes('0')}`);
    put(`fig1 ${last === '0'} ${first === '0'}`);
    put(`cl ${CLAUSE.test(before)} ${CLAUSE.test(after)}`);
    put(`end ${at === seams.length - 1}`);
    put(`cap ${/^\p{Lu}/u.test(before)} ${/^\p{Lu}/u.test(after)}`);
    if (seam.mark === ' ') put(`sp ${THAI.test(before.at(-1) ?? '')} ${THAI.test(after[0] ?? '')}`);
    put(`long${bucket(Math.floor(before.length / TENS))} ${bucket(Math.floor(after.length / TENS))}`);
    put(`len${bucket(Math.floor(before.length / TENS))}`);
    put(`len${bucket(Math.floor(after.length / TENS))}>`);
    const signs =
      language === 'th'
        ? [
            BEGINS_TH.test(after),
            GOES_ON_TH.test(after),
            WAITS_TH.test(before),
            IF_TH.test(before),
            MENDS_TH.test(after),
            BROKEN_TH.test(before),
          ]
        : [GOES_ON_EN.test(after), WAITS_EN.test(before), /^\d/u.test(after), /^\d/u.test(before)];
    for (const [index, sign] of signs.entries()) put(`sign ${language} ${index} ${sign}`);
    put(`signs ${language} ${signs.join(' ')}`);
    for (const word of new Set(right)) names.push(`rw ${word}`, `rw ${kindOf(word)}`);
    for (const word of new Set(left)) names.push(`lw ${word}`, `lw ${kindOf(word)}`);
    if (language === 'th')
      for (const size of NUMBERS)
        names.push(
          `rs ${after.slice(0, size)}`,
          `rt ${after.slice(-size)}`,
          `ls ${before.slice(0, size)}`,
          `lt ${before.slice(-size)}`,
        );
    return [...new Set(names.map(hashOf))];
  });
}

/** How likely the answer divides at each seam of a sentence. */
export function dividesBy(model: Model, text: string, field: PhraseField, sentence: Sentence): number[] {
  const { length } = sentence.seams;
  if (length === 0) return [];
  const divide = model.labels.indexOf('divide');
  const scores = scoresOf(model, seamFeatures(text, field, sentence));
  const { at: likely } = marginalsOf(model.chain, scores, length);
  return sentence.seams.map((_, at) => likely[at * model.labels.length + divide] ?? 0);
}

let opened: Model | undefined;
const model = (): Model => (opened ??= openModel(learnt satisfies KeptModel));

/** From here on an answer divides, and up to here it does not: so often is it right then on files that were not learnt from. */
const [DIVIDES, JOINS] = [0.58, 0.3];
/** A phrase that would be longer has no room as one: there the likelier reading is enough. */
const [LONG, LIKELIER] = [44, 0.5];

/** Papers and nothing else: 'มี อย.', 'ผ่าน มอก.', 'อย. ฮาลาล'; what follows is another thing. */
const ONE_PAPER_TH = String.raw`(?:มี|ได้|ผ่าน)?\s?(?:อย\.|มอก\.|มผช\.|ฮาลาล|GMP|GAP|HACCP|ISO\s?\d*|(?:(?:ใบ)?รับรอง|มาตรฐาน|(?:เกษตร)?อินทรีย์|ออร์แกนิ[กค])\s?[A-Z]{3,}(?:\s?\d+)?)`;
const PAPER_TH = new RegExp(String.raw`^${ONE_PAPER_TH}(?:\s${ONE_PAPER_TH})*$`, 'u');

/** What is not in it; a paper behind it is had, and not lacked: 'ไม่ใส่สารกันบูด อย.'. */
const DENIED_TH = /^(?:ไม่(?!มี$|ผ่าน$|ได้$|ขอ$)|ปราศจาก|ปลอด|ไร้)[ก-๛]+$/u;

/** What goes on from a thing that was counted, or waits for what stands behind: 'ซื้อ 3 ถุง ฟรี', 'เกิน 3 วัน คืนเงิน'. */
const GOES_ON_COUNTED = /^(?:ฟรี|ขึ้นไป)/u;
const CONDITION_TH = /ถ้า|หาก|เมื่อ|แค่|เฉพาะ(?!ทาง)|เกิน|ไม่ถึง|ไม่ได้|ช้า|เสีย|หาย|พัง|ดับ|ครบ|ซื้อ|สั่ง|จอง|จ่าย/u;

/** Whether a Thai phrase is whole with what it counts: 'ทันตแพทย์เฉพาะทาง 7 ท่าน'; the next word begins another. */
function isCounted(before: string, after: string): boolean {
  const last = readQuantities(before).at(-1);
  if (last?.quantity.kind !== 'count' || last.span.start === 0 || last.span.end !== before.length)
    return false;
  return (
    THAI.test(before.slice(last.figure.end)) &&
    !CONDITION_TH.test(before) &&
    !GOES_ON_TH.test(after) &&
    !GOES_ON_COUNTED.test(after)
  );
}

/** A price for each ends a thought: 'ถูกกว่าหน้าร้านที่ถ้วยละ 60 ช่าง 4 คนเป็นคนในหมู่บ้าน'. */
const EACH_TH = /[ก-๛]ละ\s?\d[\d,.]*$/u;
const MONEY_TH = /^(?:บาท|พัน|หมื่น|แสน|ล้าน|฿|-|ต่อ|ขึ้นไป|ถึง|กว่า|เท่านั้น|ก็|ได้|เอง)/u;
/** A thing counted by its own name, or by a word that no list knows: 'เตา 2 เตา', 'วันนึงรับได้ 8 น้อง', 'ย้อม 12 น้ำ'. */
const COUNTED_BY_NAME =
  /(?:^|[^ก-๛\d.,])(?<thing>[ก-๛]+)\s\d[\d,.]*\s\k<thing>$|[ก-๛]\s\d[\d,.]*\s(?!ใน|จาก|ต่อ|ถึง|กว่า|ขึ้น)[ก-๛]{2,5}$/u;
/** What is said of what was counted: 'เด็ก 3 คน เป็น…'. */
const SAID_OF_TH = /^(?:ทาง(?=ไลน์|โทร|แชต|แชท|อีเมล)|เป็น|คือ|ก็|จะ|ถึง|จบ|เสร็จ|ไม่คิด|ไม่เก็บ|ละ|แรก|เดียว|รวม)/u;
/** By when somebody must do it: what follows is told of that. */
const BY_WHEN_TH = /ก่อน|ภายใน|ยกเลิก|เลื่อน/u;
const isNamedCount = (before: string, after: string): boolean =>
  COUNTED_BY_NAME.test(before) &&
  !BY_WHEN_TH.test(before) &&
  THAI.test(after[0] ?? '') &&
  !CONDITION_TH.test(before) &&
  !SAID_OF_TH.test(after) &&
  !GOES_ON_TH.test(after) &&
  !GOES_ON_COUNTED.test(after);

/** When it was or is so begins another fact: 'เปิดมาตั้งแต่ พ.ศ.2549 ปีที่แล้วตัดไป 410 คู่'. */
const BEGINS_ANEW_TH = /^(?:ปีที่แล้ว|ปีก่อน|ปีนี้|เดือนที่แล้ว|เดือนก่อน|เดือนล่าสุด|ปัจจุบัน|ตอนนี้|ทุกวันนี้)[ก-๛]{2}/u;
/** Waits for what it measures or tells since when: 'เปิดมาตั้งแต่', 'เดินอยู่ราวๆ'. */
const WAITS_FOR_TH = /(?:ตั้งแต่|และ|หรือ|ซึ่ง|เพราะ|เพื่อ|ราวๆ|ประมาณ|ไม่เกิน|อย่างน้อย|เฉพาะ|ระหว่าง)$/u;

const isPriced = (before: string, after: string): boolean =>
  EACH_TH.test(before) && THAI.test(after[0] ?? '') && !MONEY_TH.test(after) && !GOES_ON_TH.test(after);

/** Since which year ends a thought. */
const SINCE_TH = /(?:ตั้งแต่|ก่อตั้ง)\s?(?:ปี)?\s?(?:พ\.?ศ\.?)?\s?\d{4}$/u;
/** A figure is never parted from what it counts: 'ดูครบ 13 นัด'. */
function withinQuantity(text: string, { start, end }: Place): (seam: Seam) => boolean {
  const spans = readQuantities(text.slice(start, end)).map(({ span }) => span);
  return (seam) =>
    seam.mark === ' ' && spans.some((span) => start + span.start < seam.start && start + span.end > seam.end);
}

/** The sign that says a Thai word twice: 'ร่ม ๆ'. */
const SAID_TWICE = /^[ๆฯ]/u;
/** 'Live arrival guarantee - photo and we resend': behind the only dash of a sentence in small letters stands what is meant by it. */
const DASH = /^[-–—]$/u;

/** What is done for them costs nothing: 'ทำใหม่ให้ ฟรี', 're-do ให้ free'. */
const FOR_NOTHING = /^(?:free|ฟรี)(?![ก-๛a-z])/iu;

/** A condition, and what is done then: 'ถ้าเละทำใหม่ให้' says both. */
const IF_FIRST_TH = /^(?:ถ้า|หาก)/u;
const TELLS_THEN_TH =
  /ทำใหม่|คืน|เปลี่ยน|ซ่อม|แก้|เก็บ|คิด(?=ครึ่ง|แค่|ราคา|เพิ่ม|ค่า)|บอก(?=ตรง|เลย|ก่อน)|จ่าย|ฟรี|ชดเชย|เอา|ส่ง(?=ใหม่|แทน|ให้)|ก็|ลด|แถม|เลื่อน|ยกเลิก|รับผิดชอบ/u;
/** An hour of the day: 'ตี 5', 'บ่าย 2 โมง', '9.30 น.'. */
const HOUR_TH = String.raw`(?:ตี\s?\d+|เที่ยง(?:คืน)?|บ่าย(?:\s?\d+)?(?:\s?โมง)?|เช้า|เย็น|ค่ำ|\d+(?:[.:]\d+)?\s?(?:โมง|ทุ่ม|น\.)(?:เช้า|เย็น)?)`;
const HOURS_TH = new RegExp(
  String.raw`^(?:ตอน|รอบ)?${HOUR_TH}(?:\s?(?:กับ|และ|,|-|ถึง|หรือ)?\s?${HOUR_TH})*$`,
  'u',
);
/** That it is had, and no thing of its own: 'GMP มีแล้ว'. */
const HAD_TH = /^(?:มีแล้ว|มีครบ|ครบแล้ว|เรียบร้อยแล้ว)$/u;
/** Letters of a condition that says what is asked for and no more. */
const LONGEST_IF = 40;
/**
 * Behind a thing, at the end: under which condition it is so, 'ถังแช่ให้ยืมฟรี ถ้าสั่งวันละ 5 กระสอบขึ้น'; and at which hours, 'ส่ง 2 รอบ ตี 4 กับบ่าย 2'.
 * @param rest all that stands behind in the sentence
 */
const hangsTh = (before: string, after: string, rest: string): boolean =>
  HAD_TH.test(after) ||
  HOURS_TH.test(rest) ||
  (rest.length <= LONGEST_IF &&
    IF_FIRST_TH.test(rest) &&
    !IF_FIRST_TH.test(before) &&
    !TELLS_THEN_TH.test(rest));

/** '2 ครั้ง/สัปดาห์', '3 visits/month'. */
const PER =
  /^(?:วัน|สัปดาห์|อาทิตย์|เดือน|ปี|ชั่วโมง|ชม\.?|รอบ|คน|days?|weeks?|months?|years?|hours?|person)(?![ก-๛a-z])/iu;
/** 'ng/L', 'km/h': two short Latin words with a stroke between are one unit. */
const SHORT_BEFORE = /(?<![a-z])[a-z]{1,3}$/iu;
const SHORT_BEHIND = /^[a-z]{1,3}(?![a-z])/iu;
/** Another word for it, the only one: 'กระสอบ/ลัง'. */
const ONE_WORD_TH = /^[ก-๛]{2,6}$/u;
/** Whether what stands behind a mark belongs to what stands before it, whatever is learnt. */
function belongs(mark: string, before: string, after: string, sentence: string): boolean {
  if (/^[ \t]+$/u.test(mark))
    return (
      SAID_TWICE.test(after) ||
      WAITS_FOR_TH.test(before) ||
      (before.endsWith('ให้') && FOR_NOTHING.test(after))
    );
  // '$2.20/km': what it is for each; 'หน่วยกระสอบ/ลัง': one or the other. With spaces around it parts two things.
  if (mark === '/')
    return (
      (/[\d๐-๙]$/u.test(before) && /^\p{L}/u.test(after)) ||
      (/[\d๐-๙]\s?[\p{L}\p{M}]{2,8}$/u.test(before) && PER.test(after)) ||
      (SHORT_BEFORE.test(before) && SHORT_BEHIND.test(after)) ||
      (ONE_WORD_TH.test(after) && sentence.split('/').length === 2)
    );
  return DASH.test(mark.trim()) && /^[a-z]/u.test(after) && sentence.split(/\s[-–—]\s/u).length === 2;
}

/** The pieces of an answer, each a phrase or none: where a division is unsure there is none. */
export function piecesOf(answer: string, field: PhraseField): Piece[] {
  const text = withPlainDigits(answer);
  return sentencesWithSeams(text).flatMap((sentence): Piece[] => {
    const likely = dividesBy(model(), text, field, sentence);
    const pieces: Piece[] = [];
    const isMeasured = withinQuantity(text, sentence);
    let start = sentence.start;
    let isUnsure = false;
    for (const [at, seam] of sentence.seams.entries()) {
      const end = sentence.seams[at + 1]?.start ?? sentence.end;
      const [before, after] = [text.slice(start, seam.start), text.slice(seam.end, end)];
      const isSure =
        (PAPER_TH.test(before) && !GOES_ON_TH.test(after) && !PAPER_TH.test(after) && !HAD_TH.test(after)) ||
        (DENIED_TH.test(before) && PAPER_TH.test(after)) ||
        (seam.mark === ' ' &&
          (isCounted(before, after) ||
            isNamedCount(before, after) ||
            isPriced(before, after) ||
            SINCE_TH.test(before) ||
            BEGINS_ANEW_TH.test(after)));
      // A list that is set apart by strokes with spaces around each is one of as many things.
      const isListed =
        /^\s+\/\s+$/u.test(text.slice(seam.start, seam.end)) &&
        text.slice(sentence.start, sentence.end).split(/\s\/\s/u).length > 2;
      const isOne =
        belongs(
          text.slice(seam.start, seam.end).toLowerCase(),
          before,
          after,
          text.slice(sentence.start, sentence.end),
        ) || isOneThought(before, seam.mark, after);
      const hangs = seam.mark === ' ' && hangsTh(before, after, text.slice(seam.end, sentence.end));
      const chance = hangs || isMeasured(seam) ? 0 : isSure || isListed ? 1 : isOne ? 0 : (likely[at] ?? 0);
      if (chance >= (end - start > LONG ? LIKELIER : DIVIDES)) {
        pieces.push({ start, end: seam.start, isUnsure });
        start = seam.end;
        isUnsure = false;
      } else isUnsure ||= chance > JOINS;
    }
    return [...pieces, { start, end: sentence.end, isUnsure }];
  });
}
