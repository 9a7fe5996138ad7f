/** Who buys, who decides, who uses it, and what is said of them, phrase by phrase. */
import { readPlaces } from '../places/read-places.ts';
import { phrasesIn } from './index.ts';
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

export function peoplePhrases(text: string): PeoplePhrases {
  const found: PeoplePhrases = { buyers: [], deciders: [], users: [], traits: [], where: [], not: [] };
  for (const { tag, words } of phrasesIn(text, 'audience')) {
    const isSentence = SENTENCE.test(words) || /\b(?:never|decides?|pays?)\b/iu.test(words);
    if (tag === 'buyer' && !isSentence) found.buyers.push(words);
    else if (tag === 'decider') (DECIDES.test(words) ? found.deciders : found.buyers).push(words);
    else if (tag === 'user') found.users.push(words);
    else if (tag === 'not') found.not.push(words);
    else if (
      tag === 'where' &&
      (WHERE.test(words) || readPlaces(words).some(({ known }) => known !== undefined))
    )
      found.where.push(words);
    else if (tag !== 'ages') found.traits.push(words);
  }
  const [first] = partsOf(text);
  const words = first === undefined ? '' : text.slice(first.start, first.end);
  if (found.buyers.length === 0 && words !== '' && words.length <= LONGEST && !SENTENCE.test(words)) {
    found.buyers.push(words);
    found.traits = found.traits.filter((trait) => !words.includes(trait));
  }
  return found;
}
