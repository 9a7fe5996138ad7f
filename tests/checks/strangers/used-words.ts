/** Which statements of a client stand on its slides, in whatever form: told by the words that carry meaning. */

const THAI = /[ก-๛]/u;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words that any sentence has. */
const COMMON = new Set(
  `a an and are as at be by can for from has have how if in is it its no not of on or our so that the their them they this to
   was we were what when who will with you your but do does than i us any all which only each per
   ที่ และ หรือ ของ ใน ให้ ได้ มี เป็น ไม่ จะ ก็ กับ ว่า แต่ คือ ไป มา แล้ว จาก โดย ด้วย ถ้า นี้ นั้น อยู่ ต้อง ทุก คน ครับ ค่ะ คะ นะ เรา เขา`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** 'washed', 'washing' and 'washes' are one word here: a page may set the client's words into another form. */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/u, '') : word.replace(/s$/u, '');

/** The words of a text that carry meaning; figures without their commas. */
export function meaningOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
    .replaceAll(/[’']s\b/gu, '');
  const words = THAI.test(plain)
    ? [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) =>
        isWordLike === true ? [segment] : [],
      )
    : (plain.match(/[\p{L}\p{M}\p{N}.]*[\p{L}\p{M}\p{N}]/gu) ?? []);
  return words.filter((word) => !COMMON.has(word)).map(stemOf);
}

/** Share of a statement's words from which on a text tells it. */
const TOLD = 0.7;
/** Whether a text, given by its words, tells a statement. */
export function tells(textWords: ReadonlySet<string>, statement: readonly string[]): boolean {
  if (statement.length === 0) return false;
  const told = statement.filter((word) => textWords.has(word)).length;
  return told >= Math.max(1, statement.length * TOLD);
}
