/** What the client does for those who buy, by kind: what costs nothing, what is promised if it goes wrong, what is proved, what is sent. */
import { isMostlyThai } from '../../../understanding/text.ts';
import { isRated } from '../../../understanding/ratings.ts';
import { isHeadCount, isOwnAccount, isOwnRate } from '../../../understanding/phrases/inner.ts';
import { isOfOthers } from '../../../understanding/phrases/others.ts';
import type { Readings } from '../readings/index.ts';
import { isAllowed, isCharged, isConvenience, speaksForUs, tidy } from './claims.ts';
import { isWhole } from './whole.ts';

export type DeedKind = 'free' | 'promise' | 'proof' | 'sent' | 'other';

export interface Deed {
  kind: DeedKind;
  /** The client's words, whole. */
  words: string;
  from: 'strengths' | 'afterSalesService';
}

/** Characters of a deed that a page has room for. */
const LONGEST = 100;
const LEAST_LETTERS = 5;

/** What is made right where something is wrong, and what may be undone. */
const PROMISE =
  /\bguarante\w*|\bexchange[sd]?\b|\bwarrant(?:y|ies)\b|\brefund\w*|\bmoney[- ]back\b|\bredo\b|\bre-?do it\b|\breplac(?:e|es|ed)\b|\bswap(?:s|ped)?\b|\bre-?sends?\b|\bpost a new one\b|\bsend (?:it |them )?back\b|\breturns?\b(?! customers?)|\bfor life\b|\bif\b[^.;]*\b(?:we|free|no charge)\b|รับประกัน|คืนเงิน|เปลี่ยน(?:ให้|คืน|ใหม่)|แก้(?:ให้|ฟรี|ใหม่)|ทำ(?:ให้)?ใหม่|ส่งใหม่|เคลม|(?:ถ้า|หาก)[ก-๛\s\d]*(?:ให้|ฟรี|คืน|ลด)|ลดให้/iu;
/** What nothing is asked for; what is without something is not given. */
const FREE =
  /\bfree of charge\b|\bfor free\b|\bno (?:extra )?charge\b|\bat no cost\b|(?<!-|\p{L}|\b(?:gluten|sugar|dairy|lactose|nut|egg|soy|meat|alcohol|acid|dust|lead|chemical|pesticide|stress|hassle|worry|risk|pain|smoke|interest|tax|duty|toll|rent) )free (?!range|from|of\b|standing|flow|parking|wi-?fi|kick|way|style|time)\p{L}+|ฟรี|ไม่คิด(?:เงิน|ค่า|เพิ่ม)|ไม่เสียค่า|ไม่มีค่าใช้จ่าย/iu;
/** Given to whoever buys so much, or with something: 'free delivery over £50', '2 free per 100'. */
const ON_TERMS =
  /\bfree (?:for|with) (?!everyone|everybody|all\b)|\b(?:over|above|per|once|when|if|within|with every|every \d+|from(?= \D?\d))\b|เมื่อ|ถ้า|หาก|เกิน|ขึ้นไป|ครบ(?=\s?\d)|ทุก(?=\s?\d)/iu;
/** What reaches those who have bought. */
const SENT =
  /\b(?:we |and )?(?:sends?|text|texts|emails?|calls?|phones?|rings?|posts?|photographs?|reports?|postcards?|letters?)\b|ส่ง(?:คลิป|รูป|ภาพ|วิดีโอ|จดหมาย|รายงาน|ข้อความ|พิกัด|สรุป|การ์ด)|โทร(?:ถาม|ติดตาม|เช็[คก])(?![ก-๛]*ได้)|ติดตามผล|ถ่าย(?:วิดีโอ|คลิป|รูป)/iu;
/** A condition that waits for what is done. */
const CONDITION = /^(?:if|when)\b(?![^.;]*\b(?:we|you get|free|no charge)\b)|^(?:ถ้า|หาก)(?!.*(?:ให้|ฟรี|คืน))/iu;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

function kindOf(words: string, from: Deed['from']): DeedKind {
  if (isRated(words)) return 'proof';
  if (PROMISE.test(words)) return 'promise';
  if (FREE.test(words) && !ON_TERMS.test(words)) return 'free';
  return from === 'afterSalesService' && SENT.test(words) ? 'sent' : 'other';
}

/** Phrases of an answer, a condition with what it leads to: 'ถ้าครบ 6 ครั้งยังไม่กล้า', 'เพิ่มให้อีก 1 ครั้งฟรี'. */
function joined(phrases: readonly string[], answer: string): string[] {
  const whole: string[] = [];
  for (const phrase of phrases) {
    const last = whole.at(-1);
    const both = last === undefined ? '' : `${last} ${phrase}`;
    if (last !== undefined && CONDITION.test(last) && answer.includes(both)) whole[whole.length - 1] = both;
    else whole.push(phrase);
  }
  return whole.filter((phrase) => !CONDITION.test(phrase));
}

/** Every deed that a page may tell, in the order of the answers. */
export function deedsOf(r: Readings): Deed[] {
  const { answers, strengths, afterSales, competitors } = r;
  const rivals = competitors.map(({ name }) => name);
  const told = [
    ...joined(strengths, answers.strengths).map((words) => ({ words, from: 'strengths' as const })),
    ...joined(afterSales, answers.afterSalesService).map((words) => ({
      words,
      from: 'afterSalesService' as const,
    })),
  ];
  return told
    .map(({ words, from }) => ({ words: tidy(words), from }))
    .filter(
      ({ words }) =>
        words.length <= LONGEST &&
        letters(words) >= LEAST_LETTERS &&
        isWhole(words) &&
        speaksForUs(words) &&
        !isOfOthers(words, rivals) &&
        !isConvenience(words) &&
        !isOwnAccount(words) &&
        !isOwnRate(words) &&
        !isHeadCount(words) &&
        !isCharged(r, words) &&
        isAllowed(r, words),
    )
    .map(({ words, from }) => ({ kind: kindOf(words, from), words, from }));
}

/** Whether a deed is told in the language of the page. */
export const isTold = ({ words }: Pick<Deed, 'words'>, language: 'en' | 'th'): boolean =>
  isMostlyThai(words) === (language === 'th');
