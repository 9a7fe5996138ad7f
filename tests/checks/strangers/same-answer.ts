/**
 * Whether two answers are the same one, as a careful colleague would say who has both before him. A name, an address and a
 * figure are exact. Free words are the same where the same things are said of the same things: no thought more and none less;
 * how they are introduced, joined and inflected does not count.
 */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { wordsOf } from '../../../src/shared/reading/words.ts';

/** 'part': everything that is said is right, and something of its own is not said. */
export type Likeness = 'same' | 'part' | 'other';

/** Letters, digits and what makes a figure of them. */
export const fold = (value: unknown): string =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/&(?:amp|nbsp|quot);/gu, ' ')
    .replace(/^https?:\/\//u, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}€£$฿¥%+]/gu, '');

/** Words that carry no thought: of grammar, of courtesy, and verbs that only introduce what is meant. */
const LIGHT = new Set(
  `a an the and or & + of for in on at to with by from as into about around over per than then so too also just only really
  very quite mostly mainly basically actually well still already ever is are was were be been being am isn do does did done have
  has had having we our ours us i my me mine it its they their them you your this that these those there here who which what
  where when because since if while will would can could should may might must want wants wanted like likes wish wishes wishing
  hope hopes need needs looking reach get gets got give gives let make makes making sell sells selling offer offers offering
  provide provides say says said tell called named please thanks um uh er ok okay yes yeah such each every all any some one
  และ กับ หรือ รวมถึง พวก ที่ ซึ่ง อัน ของ ใน จาก ให้ ได้ เป็น คือ ก็ จะ แล้ว นะ นะคะ นะครับ คะ ค่ะ ครับ ครับผม คับ จ้า จ้ะ เลย ด้วย ว่า มา ไป
  อยู่ มี เรา ผม ฉัน ดิฉัน หนู พี่ เขา เค้า ทาง ขาย ทำ รับ อยาก อยากได้ ต้องการ ขอ เน้น หลัก ส่วนใหญ่ ประมาณ แถว สำหรับ เพื่อ โดย ตาม ทุก แบบ อย่าง พอ อะ อ่ะ เนาะ
  เด้อ น่ะ นี้ นั้น นี่ เอา ถึง คน ตัว กำลัง จังหวัด พื้นที่ เขต บริการ`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
/** What says the opposite: as weighty as any thought. */
const DENIES =
  /^(?:no|not|never|without|none|nothing|n't|don|doesn|didn|isn|aren|won|cannot|ไม่|ไม่มี|อย่า|ห้าม|ยกเว้น|งด|เลิก|ปราศจาก)$/u;
/** What begins a part of a thought that may be left out, together with what goes before: 'for schools', 'who live in Leeds'. */
const ADDS =
  /\s(?=\d[\d.,]*\s?(?:-|–|to)\s?\d)|\s(?=(?:for|in|with|who|which|that|from|at|on|within|near|around|living|between|until|by|during|aged|over|under)\s)|(?=สำหรับ|(?<!\p{M})ใน(?!ตัว)|จาก|ที่(?!สุด)|เพื่อ|ภายใน|อายุ|ซึ่ง|โดย)/iu;
const LIST =
  /(?:[;/|•\n()]|[,–—](?!\d)|(?<!\d)[,–—])+|\s[-+&]\s|\s(?:and|plus|or)\s|(?:\s|(?<=\p{Script=Thai}))(?:และ|กับ(?!ดัก)|รวมถึง|หรือ)/iu;

/** Thai parts what it lists by a space; it stands before names and quoted words too, so what is left must stand for itself. */
const THAI_LIST = /(?<=\p{Script=Thai}\p{M}*)\s+(?=\p{Script=Thai})/u;
const WAITS = /(?:ว่า|คำ|ที่|ของ|ใน|จาก|ให้|และ|กับ|หรือ|โดย|เพื่อ|สำหรับ|ไม่|คือ|เป็น|แต่|แต่ว่า|ถ้า)$/u;

const stem = (word: string): string =>
  /^[a-z]{4,}/u.test(word)
    ? word
        .replace(/['’]s$/u, '')
        .replace(/(?:ies|y)$/u, 'i')
        .replace(/(?:ing|ed|es|s|e)$/u, '')
        .replace(/(?<double>[b-df-hj-np-tv-z])\k<double>$/u, '$<double>')
    : word;

interface Said {
  /** Words that carry a thought, stemmed, without figures. */
  words: readonly string[];
  figures: readonly string[];
  denials: number;
  folded: string;
}

const figureOf = ({ quantity }: Reading): string =>
  quantity.kind === 'date' || quantity.kind === 'duration' || quantity.kind === 'proportion'
    ? `${quantity.kind} ${JSON.stringify(quantity)}`
    : `${quantity.value}${quantity.high === undefined ? '' : `-${quantity.high}`}`;

function saidIn(text: string): Said {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[*_"“”‘`]/gu, ' ')
    .replaceAll('’', "'");
  const readings = readQuantities(plain);
  const isFigure = (start: number): boolean =>
    readings.some(({ quantity, span, figure }) => {
      const { start: from, end } = quantity.kind === 'count' ? figure : span;
      return start >= from && start < end;
    });
  const all = wordsOf(plain)
    .filter(({ isWord, start }) => isWord && !isFigure(start))
    .map(({ text: word }) => word.toLowerCase().replace(/'(?:s|re|m|ll|ve|d)$/u, ''));
  return {
    words: all.filter((word) => !LIGHT.has(word) && !DENIES.test(word)).map(stem),
    figures: readings.map(figureOf),
    denials: Math.max(negationsIn(plain).length, all.filter((word) => DENIES.test(word)).length),
    folded: fold(text),
  };
}

/** 'Deliver' and 'delivery'. */
const isKin = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 5 &&
  Math.abs(a.length - b.length) <= 3 &&
  /^[a-z]/u.test(a) &&
  (a.startsWith(b) || b.startsWith(a));

/** The words of one that the other has not, with how many of them stand together at most. */
function missing(own: Said, other: Said): { count: number; run: number } {
  const left = [...other.words];
  let [count, run, longest] = [0, 0, 0];
  for (const word of own.words) {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((one) => isKin(one, word));
    const isWithin =
      at < 0 && word.length >= 3 && /\p{Script=Thai}/u.test(word) && other.folded.includes(word);
    if (at >= 0) left.splice(at, 1);
    if (at >= 0 || isWithin) run = 0;
    else {
      count += 1;
      run += 1;
      longest = Math.max(longest, run);
    }
  }
  return { count, run: longest };
}

const haveSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** One word in four may be another one, and never two that stand together. */
const covers = (own: Said, other: Said): boolean => {
  const { count, run } = missing(own, other);
  return count <= own.words.length / 4 && run < 2;
};

/** The thing that is spoken of: in English the last word before what is said of it, in Thai the first. */
function headOf(text: string): string | undefined {
  const first = text.split(LIST).find((part) => part.trim() !== '') ?? '';
  const { words } = saidIn(first.split(ADDS)[0] ?? '');
  return /\p{Script=Thai}/u.test(words[0] ?? '') ? words[0] : words.at(-1);
}

const has = ({ words, folded }: Said, head: string): boolean =>
  folded.includes(head) || words.some((word) => word === head || isKin(word, head));

function areSame(a: string, b: string): boolean {
  const [one, other] = [saidIn(a), saidIn(b)];
  if (one.folded === other.folded) return true;
  if (one.denials !== other.denials || !haveSame(one.figures, other.figures)) return false;
  if (one.words.length === 0 || other.words.length === 0)
    return one.words.length === other.words.length && one.figures.length > 0;
  const heads = [headOf(a), headOf(b)];
  return (
    covers(one, other) &&
    covers(other, one) &&
    heads.every((head) => head === undefined || [one, other].every((each) => has(each, head)))
  );
}

/** Words that a modifier has at most: a longer one is a thought of its own. */
const MODIFIER = 4;

/** The answer whole, with a modifier behind it that the client said of it in the same breath: 'saddles' as 'saddles for racing'. */
function isModified(found: string, stated: string): boolean {
  const pieces = found.split(ADDS);
  return pieces.slice(1).some((_, at) => {
    const rest = pieces.slice(at + 1).join(' ');
    const { words, figures, denials } = saidIn(rest);
    return (
      words.length > 0 &&
      words.length <= MODIFIER &&
      figures.length === 0 &&
      denials === 0 &&
      !LIST.test(rest) &&
      areSame(pieces.slice(0, at + 1).join(' '), stated)
    );
  });
}

/** Of a list in Thai some of its things, each whole; what only denies the thing before it cannot be left out. */
function isSomeOfThai(found: string, stated: string): boolean {
  const parts = found.split(THAI_LIST);
  const left = stated.split(THAI_LIST);
  for (const part of parts) {
    const at = left.findIndex((thing) => areSame(part, thing));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return (
    left.length > 0 &&
    !WAITS.test(found.trim()) &&
    left.every((thing) => saidIn(thing).words.length > 0 && !thing.startsWith('แต่'))
  );
}

/** Free words. `found` is held against one way to state the answer. */
export function likeness(found: string, stated: string): Likeness {
  if (areSame(found, stated) || isModified(found, stated)) return 'same';
  if (isSomeOfThai(found, stated)) return 'part';
  // What is stated, thing by thing; what is only added to a thing counts with it.
  const things = stated
    .split(LIST)
    .filter((part) => part.trim() !== '')
    .map((thing) => {
      const pieces = thing.split(ADDS).filter((part) => part.trim() !== '');
      return pieces.map((_, at) => pieces.slice(0, at + 1).join(' '));
    });
  if (things.length < 2 && (things[0]?.length ?? 0) < 2) return 'other';
  const parts = found
    .split(LIST)
    .filter((part) => saidIn(part).words.length + saidIn(part).figures.length > 0);
  const isPart = parts.every((part) => things.some((thing) => thing.some((one) => areSame(part, one))));
  return parts.length > 0 && isPart ? 'part' : 'other';
}

/** Words around a figure that change nothing of it, at most. */
const AROUND_FIGURE = 3;

/** A price, a budget: the same money in the same rhythm, and no other figure. */
export function likenessOfFigures(found: string, stated: string): Likeness {
  if (fold(found) === fold(stated)) return 'same';
  const [own, other] = [readQuantities(found), readQuantities(stated)];
  const amounts = (all: readonly Reading[]): Reading[] =>
    all.filter(({ quantity }) => quantity.kind === 'money' || quantity.kind === 'count');
  const [[first], [second]] = [amounts(own), amounts(other)];
  if (first === undefined || second === undefined || !isSameAmount(first, second)) return 'other';
  const isMore = amounts(own).some((one) => !amounts(other).some((two) => isSameAmount(one, two)));
  const { count } = missing(saidIn(found), saidIn(stated));
  if (isMore || count > AROUND_FIGURE) return 'other';
  const isLess = other.some((one) => !own.some((two) => figureOf(one) === figureOf(two)));
  const hasNoRhythm = first.per === undefined && second.per !== undefined;
  return isLess || hasNoRhythm ? 'part' : 'same';
}

function isSameAmount(a: Reading, b: Reading): boolean {
  const [one, two] = [a.quantity, b.quantity];
  if ((one.kind !== 'money' && one.kind !== 'count') || (two.kind !== 'money' && two.kind !== 'count'))
    return false;
  if (one.value !== two.value || one.high !== two.high) return false;
  const currencies = [one, two].map((each) => (each.kind === 'money' ? each.currency : ''));
  if (currencies[0] !== '' && currencies[1] !== '' && currencies[0] !== currencies[1]) return false;
  return a.per === undefined || b.per === undefined || JSON.stringify(a.per) === JSON.stringify(b.per);
}
