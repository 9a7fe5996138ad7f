/**
 * Two statements that say of one thing that it is so and that it is not: 'สีไม่ตก' beside 'สีตก', 'nothing to install' beside 'you
 * install it'; and two counts of how many share one thing: '8 people in the van' beside '16 people'.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { lately } from '../remember.ts';
import { isMostlyThai } from '../text.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words that are denied of anything. */
const ANYTHING =
  /^(?:มี|ได้|ให้|เป็น|มา|ไป|ทำ|รู้|ดี|ต้อง|ใช่|เกิน|จำกัด|ค่อย|เคย|คิด|กี่|ทัน|ยอม|อยาก|ใคร|ราคา|คน|have|has|been|need|want|does|doing|know|more|less|only|just|even|long|extra|other|others|always|people|they|them|their|this|that|these|those|what|when|which|with|from|back|your|yours|there|where|about|time|times|days?|hours?|weeks?|months?|years?|good|well)$/u;
/** Verbs that are denied with what follows them. */
const PUTS_TH = /^(?:ใส่|ผสม|เติม|เจือ|บอก)$/u;
/** Letters of an English word that says what it is about. */
const LEAST_EN = 4;

/** Words of a statement, each with whether it is denied; English words by their stems. */
const told = lately((text): ReadonlyMap<string, boolean> => {
  const isThai = isMostlyThai(text);
  // What is in stock is sent nowhere yet.
  const words = [...segmenter.segment(text.toLowerCase().replaceAll('พร้อมส่ง', ' '))].flatMap(
    ({ segment, isWordLike }) => (isWordLike === true ? [segment] : []),
  );
  const found = new Map<string, boolean>();
  // Thai denies the next word; English whatever follows in the clause.
  let left = 0;
  for (const [at, word] of words.entries()) {
    if (/^(?:ไม่|ไร้|no|not|never|nothing|without|nobody)$|n['’]t$/u.test(word)) {
      left = isThai ? 1 : 3;
      continue;
    }
    // 'ใส่' says nothing without what is put in: 'ใส่แป้ง' and 'ไม่ใส่สารกันบูด' are of two things.
    // What is not allowed or not had stands behind the word for it: 'ไม่ให้ลองตัว', 'ไม่มีคนเฝ้า'.
    if (PUTS_TH.test(word) || (left > 0 && /^(?:ให้|มี|ได้)$/u.test(word))) continue;
    const stem = isThai ? word : word.replace(/(?:e?s|e?d|ing|e)$/u, '');
    const says = isThai ? word.length > 1 : stem.length >= LEAST_EN - 1 && word.length >= LEAST_EN;
    if (says && !ANYTHING.test(word) && !/^\d/u.test(word))
      found.set(stem, left > 0 || words[at + 1] === 'free');
    left = Math.max(0, left - 1);
  }
  return found;
});

/** Whether one says of a thing that it is so, and the other that it is not. */
export function isFlipped(theirs: string, ours: string): boolean {
  const [a, b] = [told(theirs), told(ours)];
  return [...a].some(([word, isDenied]) => b.has(word) && b.get(word) !== isDenied);
}

/** Whoever is together in one place, or cared for by one. */
const TOGETHER =
  /^(?:people|persons?|guests?|kids?|children|pupils|students|residents|dogs|cats|animals|riders|guests|seats|rooms|cabins|tables|patients|คน|ตัว|ห้อง|หลัง|โต๊ะ|ที่|ท่าน)$/iu;
/** How many there are at most, or for each. */
const FEW =
  /\b(?:max(?:imum)?|only|at most|up to|no more than|per|in (?:a|the|each)|groups? of|to (?:one|a)\b|each)\b|ไม่เกิน|แค่|เพียง|กลุ่มละ|ห้องละ|รุ่นละ|รอบละ|ต่อ/iu;

/** What they share, behind how many they are or before it. */
const SHARED_BY =
  /^\s*(?:(?:in|to|per|for|with|at) (?:(?:an?|each|the|one|every) )?)?(?:per |a )?(?:class|groups?|room|boat|van|bus|teacher|tutor|coach|instructor|carer|trainer|guide|therapist|nurse|adult|table|team|session|ครู|คลาส|ห้อง|กลุ่ม|รอบ)\b/iu;
const SHARED_OF = /\b(?:group|class|team|party|room|hall)s? of\s?$/iu;
const SHARED_TH = /(?:ห้อง|กลุ่ม|รอบ|รุ่น|คลาส|คันรถ|ครู|โต๊ะ)ละ\s?$/u;

/** How many share it: the one count of people or places, or what stands after 'one to'. */
function sharing(text: string): { value: number; unit: string } | undefined {
  const [, each] =
    /(?:\b(?:1|one)(?: \p{L}+)? (?:for|to|per)|1\s?ต่อ(?:\s?[ก-๛]+)?)\s?(\d+)/iu.exec(text) ?? [];
  if (each !== undefined) return { value: Number(each), unit: 'each' };
  const counts = readQuantities(text).flatMap(({ quantity, span }) => {
    if (quantity.kind !== 'count') return [];
    // '12 in a class', 'ห้องละ 60', '6 babies per teacher': whoever they are, they share it.
    const isEach =
      SHARED_BY.test(text.slice(span.end)) ||
      (quantity.unit === '' && SHARED_OF.test(text.slice(0, span.start))) ||
      (quantity.unit === '' && SHARED_TH.test(text.slice(0, span.start)));
    return TOGETHER.test(quantity.unit) || isEach
      ? [{ value: quantity.value, unit: isEach ? 'each' : quantity.unit }]
      : [];
  });
  const [only] = counts;
  return only && counts.length === 1 ? { value: only.value, unit: only.unit.toLowerCase() } : undefined;
}

/** Both told per one that cares for them: 'ครู 1 ต่อ 4' beside 'ห้องละ 30 คน'. */
const isPeople = (unit: string): boolean =>
  /^(?:each|people|kids?|children|pupils|students|residents|คน)$/iu.test(unit);

/** Whether ours is shared by fewer, where both tell how many share it. */
export function isForFewer(theirs: string, ours: string): boolean {
  const [a, b] = [sharing(theirs), sharing(ours)];
  if (!a || !b || !(FEW.test(ours) || b.unit === 'each')) return false;
  return (a.unit === b.unit || (isPeople(a.unit) && isPeople(b.unit))) && b.value < a.value;
}

/** They lack it, or have no more of it than they are told to have. */
const IS_SHORT_OF = /\b(?:no|not|never|nobody|nothing|without|only|leaves?)\b|n['’]t\b|ไม่|แค่|เท่านั้น/iu;
export const isShortOf = (words: string): boolean => IS_SHORT_OF.test(words);
