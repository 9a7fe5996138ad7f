/**
 * Where buyers are, as the client says it, where that says more than names of places do: 'Bristol and the villages around',
 * '40 miles either side of the M5', 'โคราช กับจังหวัดใกล้เคียง'. Then the answer stands whole; names alone would promise too much or too little.
 */
import { wordsOf } from '../../../src/shared/reading/words.ts';
import { oneLine } from '../text.ts';
import { withoutExtent } from './reached.ts';

/** Characters that a sentence has room for. */
const LONGEST = 60;
const THAI = /[ก-๛]/u;
/** Words that only list. */
const JOINS = /^(?:and|or|plus|the|&|\+|และ|กับ|หรือ|จังหวัด|อำเภอ|อ|จ|เมือง|เขต|ใน|ทั่ว|all|of|in)$/iu;
/** Words that say how far, on which side, without what. */
const TELLS_EN =
  /^(?:\d[\d.]*|miles?|kms?|kilomet(?:re|er)s?|minutes?|mins?|hours?|drive|either|both|sides?|a|an|our|this|within|around|about|from|to|between|villages?|towns?|areas?|surrounding|nearby|near|round|neighbou?ring|suburbs|outskirts|count(?:y|ies)|city|coast|along|up|down|north|south|east|west|valleys?|corridor|edge|greater|radius|wider|region|close|by|on|at|no|not|except|excluding|but|without|mainland|islands?|whole|behind|beyond|opposite|side|river|station|university|centre|center|hour['’]s|half|any|every|anywhere|everywhere|all|of)$/iu;
const TELLS_TH =
  /^(?:\d[\d.]*|ใกล้|เคียง|ใกล้เคียง|รอบ|ๆ|รอบๆ|แถว|หลัง|หน้า|ตัว|ตัวเมือง|ย่าน|ฝั่ง|ถึง|ตั้งแต่|ไม่|เกิน|ไม่เกิน|กิโล|กิโลเมตร|กม|รัศมี|จาก|ยกเว้น|เว้น|ทั้ง|ริม|ถนน|ซอย|เส้น|สาย|ม|มหา|มหาลัย|มหาวิทยาลัย|และ|นอก|ชั้น|ใน|สอง|สาม|อื่น|อื่นๆ|แห่ง|บริเวณ|โดย)$/u;

/** Behind a mark what is left out: 'UK, no Highlands', 'Marina, Downtown. No Sharjah'. */
const LEFT_OUT = /^(.+?)[,.;]\s+((?:no|not|but not|without|except|excluding)\s.+)$/iu;
/** A list that is joined already, or is no list. */
const CLOSED = /[;.]|\b(?:and|or|to|from|within|around)\b/iu;

/** Before a phrase that begins with a preposition or a figure. */
const LEADS_EN =
  /^(?:\d|(?:within|around|along|between|near|up to|either|both|behind|beyond|opposite|half|an?\s+(?:half\s+)?(?:hour|mile))\b)/iu;

/**
 * The answer as a phrase behind 'in', without what stands in parentheses; undefined where it only lists names or tells something
 * else. `names`: places that were read in it.
 */
export function placeSaid(answer: string, names: readonly string[]): string | undefined {
  const phrase = withoutExtent(
    oneLine(answer.replaceAll(/\s*\([^()]*\)/gu, ''))
      .replace(/(?<!ม|อ|จ)[\s.,;]+$/u, '')
      .replace(/^local(?:ly)?\s*[-–—:,]\s*/iu, '')
      .replace(/^(?:any|every)where\s+(?=within\b|along\b|between\b|near\b)/iu, ''),
  );
  if (phrase === '' || phrase.length > LONGEST || names.length === 0) return undefined;
  const isThai = THAI.test(phrase);
  // Thai names begin with no capital.
  const rest = isThai ? names.reduce((left, name) => left.replaceAll(name, ' '), phrase) : phrase;
  const words = wordsOf(rest)
    .map(({ text }) => text)
    .filter((word) => /[\p{L}\d]/u.test(word) && !JOINS.test(word));
  const isPlace = (word: string): boolean =>
    isThai ? TELLS_TH.test(word) : TELLS_EN.test(word) || /^\p{Lu}/u.test(word);
  const tells = words.filter((word) => (isThai ? TELLS_TH : TELLS_EN).test(word));
  if (tells.length === 0 || !words.every(isPlace)) return undefined;
  if (isThai) {
    const bare = phrase.replace(/^ใน(?=[ก-๛])/u, '');
    return /^(?:หลัง|หน้า|แถว|ริม|รัศมี|ใกล้|รอบ|ไม่เกิน)/u.test(bare) ? `พื้นที่${bare}` : bare;
  }
  if (LEADS_EN.test(phrase)) return `the area ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
  const bare = phrase.replace(/^(?:in\s+)?(?=(?:UK|US|USA|EU)\b)/u, 'the ').replace(/^in\s+/iu, '');
  const [, list = bare, left = ''] = LEFT_OUT.exec(bare) ?? [];
  // A list that the client ends with no 'and'.
  const told = CLOSED.test(list) ? list : list.replace(/,\s(?=[^,]+$)/u, ' and ');
  const joins = told.match(/\s*[+&]\s*|,|\band\b/gu) ?? [];
  if (left === '' && joins.length === 1) return told.replace(/\s*[+&]\s*/u, ' and ');
  return left === '' ? told : `${told} (${left.charAt(0).toLowerCase()}${left.slice(1)})`;
}
