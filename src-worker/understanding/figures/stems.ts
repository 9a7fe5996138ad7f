/** Whether two names mean one thing by their words alone: 'signed site' and 'sites signed', 'standing riders' and 'standing rider'. */

/** Words that say how something is counted, and not what. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the of new first more each per one our your number total month months monthly week weekly year day daily'.split(
    ' ',
  ),
);
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}\p{M}'’]+/gu;
const THAI = /[\p{Script=Thai}\p{M}]+/gu;
const THAI_EMPTY = /^(?:จำนวน|ยอด|คน|ราย|ลูกค้า(?=.)|การ)|(?:ใหม่|ประจำ|ทั้งหมด)$/gu;

/** 'Signed' and 'signs' are 'sign'; 'enquiries' and 'enquiry' are 'enquiry'. */
function stemOf(word: string): string {
  const low = word.toLowerCase();
  if (low.length <= 3) return low;
  const one = low
    .replace(/ies$/u, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '');
  return one.length > 4 ? one.replace(/(?:ed|ing)$/u, '').replace(/(.)\1$/u, '$1') : one;
}

/** Stems of a name's words, in the order of the name. */
function stemsOf(name: string): string[] {
  const latin = (name.match(LATIN) ?? []).map(stemOf);
  const thai = (name.match(THAI) ?? []).flatMap((word) => {
    const bare = word.replaceAll(THAI_EMPTY, '');
    return bare === '' ? [] : [bare];
  });
  return [...latin.filter((stem) => !EMPTY.has(stem)), ...thai];
}

/** One name holds all words of the other. */
export function areOneThing(a: string, b: string): boolean {
  const [first, second] = [stemsOf(a), stemsOf(b)];
  if (first.length === 0 || second.length === 0) return false;
  const holds = (whole: readonly string[], part: readonly string[]): boolean =>
    part.every((word) => whole.includes(word));
  return holds(first, second) || holds(second, first);
}

/** Both hold the same words. */
export const areEqual = (a: string, b: string): boolean =>
  areOneThing(a, b) && new Set(stemsOf(a)).size === new Set(stemsOf(b)).size;
