/** Whether a text names a place, and not a word that is spelled like it: 'Bath' is no bathroom, 'จองได้เลย' is not in เลย. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { wordStarts } from '../../../src/shared/reading/words.ts';

/** Provinces that are words of every day. */
const WORDS_TOO = /^(?:เลย|ตาก|แพร่|น่าน)$/u;
const THAI = /\p{Script=Thai}/u;

/** @param anyCase where who wrote it writes names in small letters: else one has its capital, or stands behind 'in' or 'near' */
export function namesPlace(text: string, name: string, anyCase: boolean): boolean {
  // Behind what is called so, or for itself at the end: 'บ้านสวนภูเรือ เลย'.
  if (WORDS_TOO.test(name))
    return new RegExp(
      `(?:จังหวัด|จ\\.\\s?|เมือง|ใน|ที่)${escapeRegExp(name)}(?![ก-๛])|\\s${escapeRegExp(name)}$`,
      'mu',
    ).test(text);
  if (THAI.test(name)) {
    const starts = wordStarts(text);
    // 'อุบล' begins 'อุบลราชธานี'.
    return [...text.matchAll(new RegExp(escapeRegExp(name), 'gu'))].some(({ index }) => starts(index));
  }
  return (
    new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(name)}(?![\\p{L}\\p{M}])`, anyCase ? 'iu' : 'u').test(
      text,
    ) ||
    new RegExp(`(?<!\\p{L})(?:in|at|near|around)\\s${escapeRegExp(name)}(?![\\p{L}\\p{M}])`, 'iu').test(text)
  );
}
