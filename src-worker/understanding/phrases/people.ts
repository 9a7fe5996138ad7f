/** Who buys, who decides, who uses it, and what is said of them, phrase by phrase. */
import { readPlaces } from '../places/read-places.ts';
import { phrasesIn, type Phrase } from './index.ts';
import { SENTENCE } from './offer.ts';
import { partsOf } from './parts.ts';

export interface PeoplePhrases {
  buyers: string[];
  deciders: string[];
  users: string[];
  traits: string[];
  where: string[];
  /** Who is not wanted. */
  not: string[];
}

/** Who decides is said to. */
const DECIDES =
  /\b(?:decid|sign|pay|approv|buy|choos|say|agree|order|book)|ตัดสิน|เซ็น|จ่าย|อนุมัติ|เห็นชอบ|โอน|ซื้อ|เลือก|ออกเงิน|สั่ง/iu;
/** Where people are is said by a place or by one of these. */
const WHERE =
  /(?:^|\s)(?:in|near|within|around|from|at|across|along|living|based)\s|\b(?:km|miles|radius|city|town|area)\b|แถว|ใกล้|รอบ|ย่าน|ใน(?:จังหวัด|เขต|เมือง|รัศมี)|จังหวัด|อำเภอ|ภาค|รัศมี|กทม|กรุงเทพ/iu;

/** Characters of an answer's first part that names those who buy where nothing else does. */
const LONGEST = 70;

/** 'remote workers who brew at home', 'plant directors at tier-1 suppliers'. */
const CLAUSE = /^(?<who>\S.*?)\s+(?:(?:who|that)\s+(?<does>.+)|(?<at>(?:at|in|near|within)\s+.+))$/iu;

/** What is said of the last of a list goes on behind 'and': 'who brew at home and care where it comes from'. */
function withClauses(text: string, phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const one of phrases) {
    const last = joined.at(-1);
    const goesOn =
      last?.tag === 'buyer' &&
      CLAUSE.test(last.words) &&
      /^\s+(?:and|or)\s+$/iu.test(text.slice(last.end, one.start));
    if (last && goesOn)
      joined[joined.length - 1] = { ...last, end: one.end, words: text.slice(last.start, one.end) };
    else joined.push(one);
  }
  return joined;
}

const YEAR = /(?:น\.?ศ\.?|นักศึกษา|นักเรียน|เด็ก)\s?(?:ชั้น)?(?:ปี|ม\.|ป\.)$/u;
const NAMED: ReadonlySet<string> = new Set(['buyer', 'decider', 'user', 'not', 'where', 'ages']);
/** Names people, whatever it says of them. */
const PEOPLE =
  /^(?:people|those|anyone|parents|families|women|men|couples|mothers|fathers|owners)\s|^(?:คน|ผู้(?!หญิง$|ชาย$)|ข้าราชการ|พนักงาน|ครู|พ่อแม่|เจ้าของ|ลูกหลาน|นัก(?:ศึกษา|เรียน|ท่องเที่ยว|วิ่ง)|ครอบครัว|ชาว|ทหาร|ตำรวจ|พยาบาล|วัยรุ่น|ร้าน|บริษัท|โรงแรม|ช่าง)/iu;

/** 'Brides 27-38': who they are stands before their ages. */
const AGED =
  /^(?<who>(?!ages?\b|aged\b|between\b|over\b|under\b|about\b|from\b)\p{L}[\p{L}' -]{3,40}?)\s+(?:aged?\s|of\s)?\d{2}\s*(?:[-–+]|to\b|and\b)/iu;

export function peoplePhrases(text: string): PeoplePhrases {
  const found: PeoplePhrases = { buyers: [], deciders: [], users: [], traits: [], where: [], not: [] };
  for (const one of withClauses(text, phrasesIn(text, 'audience'))) {
    const { tag } = one;
    // 'น.ศ. ปี 1'.
    const year = YEAR.test(one.words) ? (/^\s?\d{1,2}(?!\d)/u.exec(text.slice(one.end))?.[0] ?? '') : '';
    const words = `${one.words}${year}`;
    const isSentence = SENTENCE.test(words) || /\b(?:never|decides?|pays?)\b/iu.test(words);
    const isTold = !NAMED.has(tag) && found.buyers.every((who) => !words.includes(who));
    if (isTold && PEOPLE.test(words)) found.buyers.push(words);
    else if (tag === 'buyer' && !isSentence) {
      const { who = words, does, at } = CLAUSE.exec(words)?.groups ?? {};
      found.buyers.push(who);
      if (does !== undefined) found.traits.push(does);
      if (at !== undefined) found.where.push(at);
    } else if (tag === 'decider') (DECIDES.test(words) ? found.deciders : found.buyers).push(words);
    else if (tag === 'user') found.users.push(words);
    else if (tag === 'not') found.not.push(words);
    else if (
      tag === 'where' &&
      (WHERE.test(words) || readPlaces(words).some(({ known }) => known !== undefined))
    )
      found.where.push(words);
    else if (tag !== 'ages') found.traits.push(words);
    else {
      const { who } = AGED.exec(words)?.groups ?? {};
      if (who !== undefined) found.buyers.push(who);
    }
  }
  const [first] = partsOf(text);
  const words = first === undefined ? '' : text.slice(first.start, first.end);
  if (found.buyers.length === 0 && words !== '' && words.length <= LONGEST && !SENTENCE.test(words)) {
    found.buyers.push(words);
    found.traits = found.traits.filter((trait) => !words.includes(trait));
  }
  return found;
}
