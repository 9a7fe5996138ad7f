/** Phrases that are cut inside a thought, and cells that say nothing but that something is not known. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { answersOf } from './answers-used.ts';
import type { Finding } from './finding.ts';
import { isThai, wordsIn, type DeckText } from './texts.ts';

const DANGLING_END =
  /(?:^|\s)(?:and|or|but|the|an?|of|than|from|because|if|plus|our|your|their)[.,;]?$|[,;/(&–—]$|\s[+-]$/iu;
const DANGLING_START = /^(?:and|or|than)\s+\p{L}|^[,;/)&]/u;
/** Thai words that something has to follow. */
const THAI_JOINS = new Set(['และ', 'หรือ', 'แต่', 'เพราะ', 'ซึ่ง', 'เพื่อ', 'สำหรับ', 'กับ', 'โดย', 'จาก', 'ว่า']);
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Why a text is cut; undefined where it is whole. */
function cut(text: string): string | undefined {
  if (/…|\.\.\.$/u.test(text)) return 'an ellipsis';
  const words = wordsIn(text);
  if (words.length > 1) {
    if (DANGLING_END.test(text)) return 'it ends in the middle';
    if (THAI_JOINS.has(words.at(-1) ?? '') && isThai(text.at(-1) ?? '')) return 'it ends in the middle';
  }
  if (DANGLING_START.test(text) || /^(?:และ|ซึ่ง)/u.test(text)) return 'it begins in the middle';
  const open = PAIRS.find(([left, right]) => count(text, left) !== count(text, right));
  if (open !== undefined) return `an unclosed ${open.join('')}`;
  if (count(text, '"') % 2 === 1 && !/\d"/u.test(text)) return 'an unclosed quotation mark';
  return undefined;
}

/** A phrase that ends inside a word, a number or an abbreviation of the answer that it was taken from. */
function cutFromAnswer(text: string, answers: readonly string[]): boolean {
  if (text.length < 8) return false;
  const sought = text.toLowerCase().replace(/\.$/u, '');
  const places = answers.flatMap((answer) => {
    const at = answer.toLowerCase().indexOf(sought);
    return at < 0 ? [] : [answer.slice(at + sought.length)];
  });
  return (
    places.length > 0 &&
    places.every(
      (rest) =>
        /^(?:[a-z0-9%]|[.,]\d|[ะ-ู็-๎])/iu.test(rest) ||
        // The full stop of 'ชม.' belongs to it; 'พ.ศ.' waits for its year.
        (/(?:^|[\s\d.])[ก-ฮ]{1,4}$/u.test(sought) && (text.endsWith('.') ? /^\.\s*\d/u : /^\./u).test(rest)),
    )
  );
}

export function checkClipped(texts: readonly DeckText[], form: FormData): Finding[] {
  const answers = answersOf(form).map(({ text }) => text);
  return texts.flatMap(({ page, text }) => {
    // The client may write '…' or open a bracket itself.
    const own = answers.some((answer) => answer.includes(text));
    const why = own ? undefined : cut(text);
    if (why !== undefined) return [{ fault: 'clipped' as const, page, text, why }];
    if (cutFromAnswer(text, answers))
      return [{ fault: 'clipped' as const, page, text, why: 'the answer goes on inside the word' }];
    return [];
  });
}

const UNKNOWN =
  /\bto (?:be )?(?:confirm(?:ed)?|agreed?|choose|chosen|check(?:ed)?)\b|\bnot (?:known|given|specified|named)\b|\bunknown\b|\bTB[CD]\b|\bn\/a\b|รอ(?:ยืนยัน|ตกลง|ตรวจ|เลือก|ข้อมูล)|ไม่ทราบ|ไม่ระบุ|ยังไม่รู้|ยังไม่ได้ระบุ/iu;
/** Words of a cell that is taken up by the unknown. */
const CELL = 7;

/** Cells that say only that something is open; a sentence on it, and the list at the end, are right to. */
export const checkUnknown = (texts: readonly DeckText[]): Finding[] =>
  texts
    .filter(({ page, text, isSentence }) => {
      if (page === 19 || !UNKNOWN.test(text)) return false;
      return !isSentence && wordsIn(text).length <= (isThai(text) ? CELL * 1.5 : CELL);
    })
    .map(({ page, text }) => ({ fault: 'unknown cell', page, text, why: 'a cell for the unknown' }));
