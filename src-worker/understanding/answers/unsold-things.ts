/** The thing alone of what a client says that it does not sell or do: 'Ducts no' → 'ducts', 'ไม่ไปหลีเป๊ะ' → 'หลีเป๊ะ'. */
import type { Rule } from '../../../src/shared/domain/rules.ts';
import { unique } from '../text.ts';

/** Words of a thing; more tell a story. */
const MOST_WORDS = 3;
/** Characters of a Thai one. */
const [LEAST_THAI, MOST_THAI] = [3, 22];
/** Answers that tell what is sold. */
const OF_OFFER = /productService$|heroProduct$/u;
/** Answers in which much else is denied: there somebody says that he does not do it. */
const BESIDE = /currentChallenges$|additionalNotes$/u;
const OF_SELF = /^(?:we|i)\s|^(?:เรา|ที่นี่)?ไม่(?:ได้)?(?:รับ|ทำ|ขาย)/iu;

/** What is not done, before the thing: 'We don't do kitchens', 'NO solar', 'not selling chicks'. */
const DENIED_EN =
  /^(?:(?:and|but|so|also)\s)*(?:(?:we|i)\s(?:no dey|do not|don['’]?t|dont|never|not)\s(?:do|sell|offer|make|take|fit|install|repair|stock|serve|supply|handle)|not?\s(?:sell(?:ing)?|doing)|not?(?! for(?![a-z])| just(?![a-z])| only(?![a-z])| even(?![a-z])| more(?![a-z]))(?: an?)?)\s(?<thing>.+)$/iu;
/** Behind it: 'Ducts no', 'dry hire NO', 'Hair transplant not done here'. */
const DENIED_BEHIND_EN =
  /^(?<thing>\p{L}[\p{L} '’-]*?)\s(?:no|not)(?:\s(?:done|taken|here|now|anymore|any more))*$/iu;
/** When, and how surely: 'anymore', 'this period', 'yet'. */
const WHEN_EN =
  /\s+(?:o|abeg|any ?more|no more|yet|now|here|please|pls|ever|at all|sorry|this (?:time|period|year|season|month))$/iu;
/** What tells of whom, how or when, and names no thing. */
const NO_THING_EN =
  /(?<![\p{L}-])(?:there|we|i|you|they|it|is|are|be|do|does|can|need(?:ed)?|want|sell|for|with|under|over|after|across|from|to|of|at|in|on|by|than|that|this|last|who|which|only|even|more|other|others|price|cost|fees?|cash|thanks|licen[cs]e|appointment|referral|outside|inside)(?![\p{L}-])|(?<!\p{L})I-|\d/iu;

function english(piece: string): string {
  const text = piece.trim().replace(/[.!?]+$/u, '');
  const found = DENIED_EN.exec(text) ?? DENIED_BEHIND_EN.exec(text);
  const thing = (found?.groups?.['thing'] ?? '').replace(WHEN_EN, '').trim();
  return thing !== '' && thing.split(/\s+/u).length <= MOST_WORDS && !NO_THING_EN.test(thing)
    ? lowered(thing)
    : '';
}

/** 'POS' and 'EV' keep their capitals. */
const lowered = (thing: string): string =>
  thing
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}|^\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');

/** Each of several: 'No vans no EV', 'No botox, no fillers', 'we do not do grooming / boarding'. */
function englishThings(quote: string): string[] {
  const pieces = quote
    .replaceAll(/\([^()]*\)?|\)/gu, ' ')
    .split(/\s*[,;.]\s+|\s+(?=no\s(?!more(?![a-z])|longer|dey))/iu)
    .filter((piece) => piece.trim() !== '');
  return pieces.flatMap((piece) => {
    const [first = '', ...others] = piece.split(/\s+(?:or|nor|and|&)\s+|\s*\/\s*/iu);
    const head = english(first);
    if (head === '' && others.length > 0) return [];
    const rest = others.map((other) =>
      /^(?:no|not)\s/iu.test(other) ? english(other) : english(`no ${other}`),
    );
    return [head, ...rest].filter(Boolean);
  });
}

/** A verb that every offer has names no thing; 'ร้อยไหม' and 'ซ่อมคอม' are what is looked for. */
const DENIED_TH =
  /^(?:และ|แต่|เรา|ที่นี่|ร้าน)?ไม่(?:ได้)?(?:(?:มี)?(?:รับ|ทำ|ขาย|ไป|มี|ผลิต|ติดตั้ง|จัดส่ง|ใช่)(?:บริการ)?|(?=ร้อย|ซ่อม|ฉีด|ผ่า|จัดฟัน|ดู|สอน|ซัก|เย็บ|เขียน|ล้าง|ทาสี|ถ่าย|ซื้อขาย|ย้อม))(?<thing>.+)$/u;
const DENIED_BEHIND_TH =
  /^(?<thing>[ก-๛A-Za-z.]+?)(?:ก็|เรา)?ไม่(?:ได้)?(?:ทำ|รับ|ขาย|มี|ติด|เอา|ซ่อม|สอน|บริการ)(?:ให้|แล้ว)?(?:นะคะ|นะครับ|นะ|ค่ะ|ครับ|คะ|จ้า)?$/u;
const END_TH = /(?:นะคะ|นะครับ|นะ|ค่ะ|ครับ|คะ|จ้า|เด็ดขาด|แล้ว|เลย)+$/u;
/** What tells how, when or why, and names no thing. */
const NO_THING_TH =
  /ไม่|ที่(?!นา|ดิน)|เอง|เกิน|ต่ำกว่า|ไม่ถึง|เพราะ|กลาง|คนเดียว|ให้|ได้|ต้อง|เท่านั้น|(?<!ย้อน)หลัง|ก่อน|ถึงบ้าน|รายปี|ราคา|มาเทิร์น|เปลี่ยน|ตัวเอง|ออนไลน์|ปลีก|\d/u;

function thaiThing(piece: string): string {
  const found = DENIED_BEHIND_TH.exec(piece) ?? DENIED_TH.exec(piece);
  const thing = (found?.groups?.['thing'] ?? '').replace(END_TH, '');
  return thing.length >= LEAST_THAI && thing.length <= MOST_THAI && !NO_THING_TH.test(thing) ? thing : '';
}

/** Things that a rule says are not sold; empty where it names none surely. */
export const thingsIn = (quote: string): string[] =>
  /[ก-๛]/u.test(quote)
    ? quote
        .split(/[\s,;()/]+/u)
        .map(thaiThing)
        .filter(Boolean)
    : englishThings(quote);

/** Whether a rule tells what is not sold: of the offer, or of what the client itself does not do. */
export const isOfOffer = ({ kind, path, quote }: Rule): boolean =>
  kind === 'not offered' && (OF_OFFER.test(path) || (BESIDE.test(path) && OF_SELF.test(quote)));

/** Things that the client says it does not sell, in order. */
export const unsoldThings = (rules: readonly Rule[]): string[] =>
  unique(rules.filter(isOfOffer).flatMap(({ quote }) => thingsIn(quote)));
