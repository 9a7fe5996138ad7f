/**
 * What an answer says of others: 'Back in 12 days, the maker takes 26 weeks', 'เคลือบแห้งใน 1 วัน ที่อื่นรอ 3 วัน'. It is the other
 * side of a comparison, and nothing that speaks for the client.
 */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import type { Claim } from './index.ts';

/** What somebody takes, asks or has: without it a name only belongs to something of ours ('OEM parts in stock'). */
const DOES = String.raw`\b(?:is|are|was|were|has|have|take[sn]?|took|needs?|wants?|asks?|charges?|costs?|quotes?|waits?|makes?|made|sells?|sends?|gives?|says?|does|do|can|cannot|can['’]t|don['’]t|doesn['’]t|won['’]t|only|starts?|begins?|keeps?|closes?|loses?|comes?|uses?)\b`;
/** A shop like ours, by its kind. */
const KIND = String.raw`(?:makers?|manufacturers?|dealers?(?:hips?)?|hospitals?|banks?|supermarkets?|chains?|agenc(?:y|ies)|big (?:brands?|firms?|names?|shops?|stores?)|high street|council|factor(?:y|ies)|importers?|brokers?|middlem[ae]n|competitors?|competition|rivals?|oems?)`;
const SHOPS = String.raw`(?:farms|shops|firms|stores|companies|brands|makers|labs|agencies|apps|tools|schools|gyms|clinics|builders|installers|garages|vets|dentists|hotels|bakeries|suppliers|charities|people|places)`;
const SUBJECT_EN = new RegExp(
  String.raw`^(?:(?:and|but|while|whereas|when|where)\s)?(?:(?:at|in|from)\s)?(?:elsewhere|theirs\b|(?:they|(?:the\s)?others|most others|everybody else|everyone else|nobody else|no one else)\b(?=.*${DOES})|(?:most\s)?other\s${SHOPS}\b|(?:(?:the|most|some|all|any|a|an)\s)?(?:other|another|normal|usual|typical|cheap(?:er)?)\s(?:\p{L}+\s){0,3}(?=.*${DOES})|(?:(?:the|a|an|most|your|some|local)\s){0,2}${KIND}(?:['’]s?)?(?=\s.*${DOES})|a?\s?(?:brand\s)?new\s(?:one|unit|\p{L}+)\s(?:from|at|by)\s.*${DOES}|a\s(?:brand\s)?new\s(?:one|unit)\s.*${DOES})`,
  'iu',
);
const OTHERS_TH = String.raw`(?:(?:ที่|เจ้า|ร้าน|ยี่ห้อ|แบรนด์|โรง|สวน|คลินิก|ค่าย|บริษัท|ช่าง|รายการ|แอป|โรงเรียน|ฟาร์ม|คน)อื่น(?:ๆ|\sๆ)?|คู่แข่ง|ของเขา|ตามห้าง|(?:ของ|ใน)ห้าง(?!หุ้น)|ของศูนย์|ศูนย์(?=คิด|รอ|ใช้เวลา)|ซื้อใหม่(?=ต้อง|รอ|ราคา|\s?\d)|(?:ท้องตลาด|ทั่วไป)(?=ใช้|คิด|รอ|ราคา|ขาย|ประมาณ|\s?\d))`;
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

/** Whether a statement is told of somebody else. */
export const isOfOthers = (words: string, rivals: readonly string[] = []): boolean =>
  SUBJECT_EN.test(words) || SUBJECT_TH.test(words) || namesRival(words, rivals);

/** A statement as what it says of us and of others. */
function sidesOf(words: string): string[] {
  const sides: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of words.matchAll(BESIDE_TH)) {
    if (LIKE_THEM.test(words.slice(start, index))) continue;
    sides.push(words.slice(start, index));
    start = index + gap.length;
  }
  sides.push(words.slice(start));
  return sides.flatMap((side) => side.split(/;\s+|\s*,\s+(?=(?:theirs|elsewhere)\b)/iu)).filter(Boolean);
}

/** What is said of us in an answer, and what is said of others. */
export function partedSides<T extends Claim>(
  claims: readonly T[],
  rivals: readonly string[],
  read: (words: string) => T,
): { ours: T[]; theirs: T[] } {
  const all = claims.flatMap((claim) => {
    const sides = sidesOf(claim.words);
    return sides.length === 1 ? [claim] : sides.map(read);
  });
  return {
    ours: all.filter(({ words }) => !isOfOthers(words, rivals)),
    theirs: all.filter(({ words }) => isOfOthers(words, rivals)),
  };
}
