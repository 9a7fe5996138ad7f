/**
 * What an answer says of others: 'Back in 12 days, the maker takes 26 weeks', 'เคลือบแห้งใน 1 วัน ที่อื่นรอ 3 วัน'. It is the other
 * side of a comparison, and nothing that speaks for the client.
 */
import { LETTERS } from '../letters.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import type { Claim } from './index.ts';

/** What somebody takes, asks or has: without it a name only belongs to something of ours ('OEM parts in stock'). */
const DOES = String.raw`\b(?:is|are|was|were|has|have|take[sn]?|took|needs?|wants?|asks?|charges?|bills?|costs?|quotes?|waits?|makes?|made|sells?|sends?|gives?|offers?|says?|goes|go|runs?|leaves?|puts?|does|do|can|cannot|can['’]t|don['’]t|doesn['’]t|won['’]t|only|starts?|begins?|keeps?|closes?|loses?|comes?|uses?|loads?|lets?)\b`;
/** A figure stands behind what they do: 'print shops take 8', 'the nationals give ten years'. */
const FIGURE = String.raw`(?:\d|[£$€฿]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twice|half)\b)`;
/** A shop like ours, by its kind. */
const KIND = String.raw`(?:makers?|manufacturers?|dealers?(?:hips?)?|hospitals?|banks?|supermarkets?|chains?|agenc(?:y|ies)|big (?:brands?|firms?|names?|shops?|stores?)|high street|council|factor(?:y|ies)|importers?|brokers?|middlem[ae]n|competitors?|competition|rivals?|oems?)`;
const SHOPS = String.raw`(?:farms|shops|firms|stores|companies|brands|makers|labs|agencies|apps|tools|schools|gyms|clinics|builders|installers|garages|vets|dentists|hotels|bakeries|suppliers|charities|people|places)`;
/** Whoever sells the same, by what they are: told of them only beside a figure, since 'the kiosk by the gate' may be ours. */
const SELLERS = String.raw`(?:shops|stores|firms|companies|printers|outlets|kiosks?|centres|centers|nationals|franchises|practices|classes|platforms?|portals?|apps|surgeries|salons|studios|contractors|movers|roofers|surveyors|installers|plumbers|tailors|framers|dentists|lawyers|solicitors|accountants|tutors|breeders|wholesalers|distributors|retailers|merchants|traders|carriers|couriers|airlines|hotels|restaurants|cleaners|cleaner['’]s|laundries|gyms|schools|clinics|garages|mechanics|opticians|pharmacies|florists|caterers|bakeries|labs|mills|yards|nurseries|kennels|caf[eé]s|suppliers|providers|operators|vendors|sellers|brands|makers)`;
/** Behind these words whatever sells is somebody else: 'most printers want 500', 'the usual firm takes a week'. */
const MOST = String.raw`(?:most|many|some|other|normal|usual|typical|ordinary|standard|big(?:ger)?|large|local|cheap(?:er)?|national|online|high[- ]street|the average|the rest)`;
const OURS = String.raw`(?:our|my|we|us|your|you|both|all|each|every|\d+|two|three|four|five|six)`;
const SELLS_EN = String.raw`(?:the\s)?(?:${MOST}\s)?(?:(?!${OURS}\b)[${LETTERS}]+\s){0,2}?${SELLERS}\s(?=${DOES}\s(?:[${LETTERS}]+\s){0,2}?${FIGURE})|(?:the\s)?${MOST}\s(?:[${LETTERS}]+\s){0,2}?(?=${DOES}\s(?:[${LETTERS}]+\s){0,2}?${FIGURE})|(?:most|many|some)\s(?:[${LETTERS}]+\s)?${SELLERS}\s(?=${DOES})(?!.*\b(?:our|us)\b)|others\s(?!(?:on|in|at|by|to|from|too|also|welcome|available|ok|as|like|with|for)\b)(?=[${LETTERS}]|${FIGURE})|(?:most|others?|the (?:others?|rest|usual))\s(?:[${LETTERS}]+\s)?on the market\s(?=.*${FIGURE})|(?:the\s)?(?:market|industry)\s(?:average|norm|standard)\s(?=.*${FIGURE})`;
const SUBJECT_EN = new RegExp(
  String.raw`^(?:(?:and|but|while|whereas|when|where)\s)?(?:(?:at|in|from)\s)?(?:${SELLS_EN}|elsewhere|theirs\b|(?:they|(?:the\s)?others|most others|everybody else|everyone else|nobody else|no one else)\b(?=.*${DOES})|(?:most\s)?other\s${SHOPS}\b|(?:(?:the|most|some|all|any|a|an)\s)?(?:other|another|normal|usual|typical|cheap(?:er)?)\s(?:[${LETTERS}]+\s){0,3}(?=.*${DOES})|(?:(?:the|a|an|most|your|some|local)\s){0,2}${KIND}(?:['’]s?)?(?=\s.*${DOES})|a?\s?(?:brand\s)?new\s(?:one|unit|[${LETTERS}]+)\s(?:from|at|by)\s.*${DOES}|a\s(?:brand\s)?new\s(?:one|unit)\s.*${DOES})`,
  'iu',
);
/** Who sells, by a word before 'other', 'big', 'in town': 'ร้านอื่น', 'โรงงานใหญ่', 'ร้านในห้าง'. */
const SELLER_TH = String.raw`(?:ที่|เจ้า|ร้าน[ก-๛]{0,8}|ยี่ห้อ|แบรนด์|โรงงาน|โรงพิมพ์|โรง|สวน|คลินิก|ค่าย|บริษัท|ช่าง|ผู้รับเหมา|รายการ|แอป|โรงเรียน|สถาบัน|ฟาร์ม|ตลาด|อู่|คน)`;
/** Told of them with a figure, or with what they do. */
const DOES_TH = String.raw`(?=[ก-๛]{0,14}\s?\d|คิด|เก็บ|รอ|ใช้เวลา|นัด|ต้อง|ไม่|ขั้นต่ำ|บวก|ให้|ทำ|ส่ง|ขาย)`;
const OTHERS_TH = String.raw`(?:${SELLER_TH}อื่น(?:ๆ|\sๆ)?|${SELLER_TH}(?:ใหญ่|ทั่วไป|ในห้าง|ในเมือง|ในตลาด|แถวนี้|ข้างนอก|ออนไลน์)(?:ๆ)?${DOES_TH}|ตามร้าน|คู่แข่ง|ของเขา|ตามห้าง|(?:ของ|ใน)ห้าง(?!หุ้น)|ของศูนย์|ศูนย์(?=คิด|รอ|ใช้เวลา)|ซื้อใหม่(?=ต้อง|รอ|ราคา|\s?\d)|(?:ของ|สินค้า|ตัวอื่น|ยี่ห้อ)?(?:ใน|ตาม)(?:ท้อง)?ตลาด(?:ทั่วไป|ส่วนใหญ่|ส่วนมาก)|(?:ของ|สินค้า|ยี่ห้อ)(?:ใน|ตาม)(?:ท้อง)?ตลาด(?=[ก-๛]{0,14}\s?\d)|(?:ยี่ห้อ|แบรนด์|รุ่น)ทั่วไป(?=[ก-๛]{0,8}\s?\d)|(?:ท้องตลาด|ทั่วไป)(?=ใช้|คิด|รอ|ราคา|ขาย|ประมาณ|\s?\d))`;
const SUBJECT_TH = new RegExp(String.raw`^(?:ส่วน|แต่|ขณะที่|เทียบกับ)?${OTHERS_TH}`, 'u');
/** Thai sets both sides in one breath, with a space between them. */
const BESIDE_TH = new RegExp(String.raw`\s+(?=(?:ส่วน|แต่|ขณะที่)?${OTHERS_TH})`, 'gu');
/** What we do like them, or better than they, is told of us. */
const LIKE_THEM = /(?:เหมือน|เทียบเท่า|กว่า|แบบ|ไม่แพ้|ต่างจาก|จาก|ตาม|ของ|กับ)$/u;

/** Letters of a name's word that is nobody else's. */
const LEAST_NAME = 3;
/** Words of names that say nothing of whose they are. */
const EVERYBODYS =
  /^(?:the|and|for|big|new|old|own|our|local|other|doing|nothing|shops?|stores?|services?|cent(?:re|er)s?|company|group|repairs?|online|free|national|international|street|city)$/iu;

/** Whether a word of a name says nothing of whose it is: 'Local', 'Online'. */
export const isEverybodys = (word: string): boolean => EVERYBODYS.test(word);

/** Whether a statement has a rival as its subject, whom the client names. */
export function namesRival(words: string, rivals: readonly string[]): boolean {
  const own = words.replace(/^(?:and|but|while|the|at|แต่|ส่วน)\s*/iu, '');
  return rivals.some((name) => {
    if (name === '') return false;
    if (/[ก-๛]/u.test(name)) return own.startsWith(name);
    const [first = ''] = name.split(/\s+/u);
    const isFirst =
      first.length >= LEAST_NAME &&
      !EVERYBODYS.test(first) &&
      new RegExp(String.raw`^${escapeRegExp(first)}(?:['’]s)?\s.*(?:${DOES}|\d)`, 'iu').test(own) &&
      /\p{Lu}/u.test(first);
    // 'OEM parts in stock' has their name and no deed of theirs.
    return isFirst && new RegExp(DOES, 'iu').test(own);
  });
}

/** Whether a kind of seller has a word of a rival's name: 'print shops' of 'The campus print centre'. */
export const sharesName = (others: string, name: string): boolean => {
  const wordsIn = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [])
      .map((word) => word.replace(/['’]?s$/u, ''))
      .filter(
        (word) => word.length >= LEAST_SHARED && !EVERYBODYS.test(word) && !EVERYBODYS.test(`${word}s`),
      );
  const known = wordsIn(name);
  return /[ก-๛]/u.test(others)
    ? others.length >= LEAST_SHARED && name.includes(others)
    : wordsIn(others).some((word) => known.includes(word));
};
const LEAST_SHARED = 4;

/** Whether a statement is told of somebody else. */
export const isOfOthers = (words: string, rivals: readonly string[] = []): boolean =>
  SUBJECT_EN.test(words) || SUBJECT_TH.test(words) || namesRival(words, rivals);

/** A statement as what it says of us and of others. */
function sidesOf(words: string, rivals: readonly string[]): string[] {
  const sides: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of words.matchAll(BESIDE_TH)) {
    if (LIKE_THEM.test(words.slice(start, index))) continue;
    sides.push(words.slice(start, index));
    start = index + gap.length;
  }
  sides.push(words.slice(start));
  return sides
    .flatMap((side) => side.split(/;\s+/u))
    .flatMap((side) => (SUBJECT_TH.test(side) ? behindTh(side) : besideEn(side, rivals)))
    .filter(Boolean);
}

/** What goes on with the figure before it. */
const GOES_ON = /^(?:ถึง|กว่า|ขึ้นไป|และ|หรือ|ต่อ|บาท|ต้อง|ไม่รวม|ก็)/u;
/** Letters of a statement of its own. */
const LEAST_TH = 6;
/** Thai goes back to us behind the figure: 'ร้านอื่น 2 อาทิตย์ เรา 3 วัน', 'โรงงานใหญ่ขั้นต่ำ 3,000 ได้ใน 5 วัน'. */
function behindTh(side: string): string[] {
  const [first] = readQuantities(side);
  if (first === undefined) return [side];
  // '60 ปีที่แล้ว' are no sixty years.
  const end = [first.span.end, first.figure.end].find((at) => /^(?:\s|$)/u.test(side.slice(at)));
  const rest = end === undefined ? '' : side.slice(end).trimStart();
  return end === undefined || rest.length < LEAST_TH || GOES_ON.test(rest)
    ? [side]
    : [side.slice(0, end), rest];
}

/** Where a clause of its own may begin: 'in 48 hours - most surveyors need two weeks', '4 days, the high street takes 3 weeks'. */
const CLAUSE = /\s*(?:,|\s[–—-])\s+(?:(?:but|while|whereas|and)\s)?/giu;
/** English sets the other side behind a mark. */
function besideEn(words: string, rivals: readonly string[]): string[] {
  const isTheirs = isOfOthers(words, rivals);
  const found = [...words.matchAll(CLAUSE)].find(({ index, 0: mark }) => {
    const rest = words.slice(index + mark.length);
    return isTheirs ? IS_OURS.test(rest) : isOfOthers(rest, rivals);
  });
  return found === undefined
    ? [words]
    : [words.slice(0, found.index), words.slice(found.index + found[0].length)];
}

/** It says nothing without what is said of others: 'ours is free', 'we are 3'. */
const LEANS = /^(?:(?:but|while|and)\s)?(?:ours\b|we\s(?:are\s)?\d)/iu;
/** Behind the others' side comes ours: 'ร้านอื่น 2 อาทิตย์ เรา 3 วัน'. */
const IS_OURS = /^(?:(?:but|while|and)\s)?(?:ours|we)\b|^(?:แต่|ส่วน)?(?:ของ)?เรา/iu;

/** Where a clause about ourselves may begin on a rival's card. */
const CLAUSES =
  /([.;\n]+\s*|,\s+(?=(?:(?:but|and|while|whereas)\s)?(?:we|ours?)\b)|\s+(?=(?:แต่|ส่วน)?(?:ของเรา|ร้านเรา|เรา)(?![ก-๛]*(?:เขา|เค้า))))/giu;
const TOLD_OF_US =
  /^(?:(?:but|and|while|whereas)\s)?(?:we(?:['’](?:re|ve|ll))?|ours?)\b|^(?:แต่|ส่วน)?(?:ของเรา|ร้านเรา|เรา)/iu;
const OF_THEM = /\b(?:they|them|their|theirs|there)\b|เขา|เค้า|พวกนั้น/iu;
/** What an answer on a rival tells of ourselves: 'our own wait is 8 days', "We're £134", 'ของเราเดินเข้ามาได้เลย'. */
export const oursIn = (answer: string): string[] =>
  answer
    .split(CLAUSES)
    .flatMap((part, at) =>
      at % 2 === 0 && TOLD_OF_US.test(part) && !OF_THEM.test(part) ? [part.trim()] : [],
    );
/** The answer without it. */
export function withoutOurs(answer: string): string {
  const parts = answer.split(CLAUSES);
  return parts
    .map((part, at) => (at % 2 === 0 && TOLD_OF_US.test(part) && !OF_THEM.test(part) ? '' : part))
    .join('')
    .replace(/[\s,;]+$/u, '');
}

/** A bare figure that ends what is said of others is of what ours counts: '3 working days, print shops take 8 (working days)'. */
function withUnit(words: string, ours: string): string {
  const [[last, ...more], [own, ...others]] = [readQuantities(words), readQuantities(ours)];
  if (last?.quantity.kind !== 'count' || more.length > 0 || own === undefined || others.length > 0)
    return words;
  if (last.quantity.unit !== '' || last.span.end !== words.length) return words;
  const unit = ours.slice(own.figure.end, own.span.end);
  if (!/\p{L}/u.test(unit)) return words;
  // '20-year' is said '10 years'.
  return unit.startsWith('-') ? `${words} ${unit.slice(1)}s` : `${words}${unit}`;
}

/** Who is spoken of, where the words name somebody: 'print shops', 'most surveyors', 'ร้านอื่น'. */
export function othersIn(words: string): string {
  const [named = ''] = SUBJECT_EN.exec(words) ?? SUBJECT_TH.exec(words) ?? [];
  const name = named.replace(/^(?:and|but|while|whereas|when|where|ส่วน|แต่|ขณะที่|เทียบกับ)\s?/iu, '').trim();
  return /^(?:elsewhere|theirs|they|at|in|ของ)(?!\p{L})/iu.test(name) ? '' : name;
}

export interface Beside {
  /** What is said of us right before it: 'bound in 3 working days' of 'print shops take 8'. */
  beside?: string;
}

/** What is said of us in an answer, and what is said of others. */
export function partedSides<T extends Claim>(
  claims: readonly T[],
  rivals: readonly string[],
  read: (words: string) => T,
): { ours: T[]; theirs: (T & Beside)[] } {
  const all = claims.flatMap((claim) => {
    const sides = sidesOf(claim.words, rivals);
    return sides.length === 1 ? [claim] : sides.map(read);
  });
  const isTheirs = all.map(({ words }) => isOfOthers(words, rivals));
  const ofUs = (at: number): string | undefined => (isTheirs[at] === false ? all[at]?.words : undefined);
  return {
    ours: all.filter(({ words }, at) => isTheirs[at] !== true && !LEANS.test(words)),
    theirs: all.flatMap((claim, at) => {
      if (isTheirs[at] !== true) return [];
      const [before, after] = [ofUs(at - 1), ofUs(at + 1)];
      const beside = after !== undefined && IS_OURS.test(after) ? after : before;
      if (beside === undefined) return [claim];
      const told = withUnit(claim.words, beside);
      return [{ ...(told === claim.words ? claim : read(told)), beside }];
    }),
  };
}
