/** Thai lists with spaces alone: 'อบไม่ทอด อย.แล้ว โปรตีน 9 กรัมต่อถุง' are three facts, and 'แพทย์เฉพาะทางหู คอ จมูก' is one. */
import { PROVINCES } from '../places/places.ts';

/** Goes on from the piece before it: a figure, a unit, an abbreviation, a small word. */
const GOES_ON =
  /^(?:[\d(฿%+–-]|[ก-ฮ]{1,4}\.(?![ก-๛])|(?:และ|หรือ|กับ|แต่|เพราะ|ซึ่ง|ที่(?!จอด)|ของ|ใน|จาก|ต่อ|ภายใน|ก่อน|หลัง|ทุก|ถึง|จน|เท่านั้น|ด้วย|เลย|แล้ว|ได้|ให้|ทั้ง|ตั้งแต่|โดย|เพื่อ|ไม่เกิน|อย่าง|มาก|กว่า))/u;
/** Waits for the piece behind it: a joining word, a figure before its unit. */
const OPEN = /(?:และ|หรือ|กับ|แต่|ที่|ซึ่ง|โดย|ถ้า|พร้อม|รวม|ทั้ง|มี|ให้|เป็น|คือ|ไม่|ก่อน|หลัง|ใน|จาก|เพื่อ|ของ|\d)$/u;
/** A price as people write it: '15,000-25,000'. */
const PRICE = /^\d{1,3}(?:,\d{3})+(?:[–-]\d{1,3}(?:,\d{3})+)?$/u;
/** What happens then, and what is only: several pieces of one thought. */
const ONE_THOUGHT = /ถ้า|หาก|เมื่อ|ชดเชย|เปลี่ยนให้|เปลี่ยนใหม่|คืนเงิน|ส่งใหม่|ซ่อมให้|แค่|เฉพาะ|(?<!ไม่)ให้(?:\s|$)/u;
/** Other marks, and Latin words, which Thai sets between spaces. */
const MARKED = /,(?!\d)|[;/()<>=]|\p{Script=Latin}/u;
/** As many facts in a row are a list; two may be one thought. */
const LEAST = 3;
/** Letters of a noun that is one of several in a name: 'หู คอ จมูก'. */
const SHORT = 4;

const PLACES = new Set(PROVINCES.map(({ th }) => th));
const isShort = (piece: string): boolean =>
  (piece.match(/\p{L}/gu)?.length ?? 0) <= SHORT && !/\d/u.test(piece);

/** The facts of a Thai phrase without marks; itself where it may be one thought. */
export function listedTh(words: string): string[] {
  const pieces = words.split(/\s+/u);
  const areNouns = pieces.some(
    (piece, at) => at > 0 && isShort(piece) && isShort(pieces[at + 1] ?? piece.repeat(SHORT)),
  );
  if (!/[ก-๛]/u.test(words) || MARKED.test(words) || ONE_THOUGHT.test(words) || areNouns) return [words];
  const facts: string[] = [];
  for (const piece of pieces) {
    const last = facts.at(-1);
    if (
      last !== undefined &&
      (GOES_ON.test(piece) || (OPEN.test(last) && !PRICE.test(last)) || PLACES.has(piece))
    )
      facts[facts.length - 1] = `${last} ${piece}`;
    else facts.push(piece);
  }
  return facts.length >= LEAST && words === facts.join(' ') ? facts : [words];
}
