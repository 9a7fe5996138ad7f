/** Which words of an answer say what is offered: not those that say what is not, nor those that say for whom. */
import { lexicon, type Found, type Text } from './phrases.ts';

type Reach = 'sentence' | 'clause';

/** 'Not' reaches over a list to the end of its sentence; 'no' and 'without' to the next comma. */
const ENGLISH_NOT: readonly (readonly [string, Reach])[] = [
  ...[
    "don't", "doesn't", "didn't", "won't", "can't", "isn't", "aren't", 'do not', 'does not', 'did not', 'will not',
    'cannot', 'is not', 'are not', 'never', 'not', 'nothing to do with',
  ].map((words) => [words, 'sentence'] as const),
  ...['no', 'without', 'instead of', 'rather than', 'unlike', 'non'].map((words) => [words, 'clause'] as const),
]; // prettier-ignore

/** Thai ends a phrase with a space. 'ไม่เกิน' is a bound and 'ไม่ต้อง' a promise: neither denies the offer. */
const THAI_NOT = ['ไม่ได้', 'ไม่มี', 'ไม่ใช่', 'ไม่ขาย', 'ไม่รับ', 'ไม่ทำ', 'ไม่ให้', 'ไม่', 'ห้าม', 'อย่า', 'เลิก'];
const THAI_ASIDE = ['ไม่เกิน', 'ไม่ต้อง', 'ไม่ต่ำกว่า', 'ไม่น้อยกว่า', 'ไม่จำกัด', 'ไม่อั้น', 'ไม่รวม', 'ไม่แพง', 'ไม่บวก'];

const notIn = lexicon<Reach | ''>([
  ...ENGLISH_NOT,
  ...THAI_NOT.map((words) => [words, 'clause'] as const),
  ...THAI_ASIDE.map((words) => [words, ''] as const),
]);

/** Before whom or where it is for. */
const forIn = lexicon<true>(
  [
    'for', 'to', 'in', 'at', 'who', 'customers', 'clients', 'สำหรับ', 'ส่งให้', 'ให้กับ', 'ขายให้', 'ใน',
    'ลูกค้าคือ', 'ลูกค้า',
  ].map((words) => [words, true] as const),
); // prettier-ignore

/** The sentence ends at a mark with a space behind it, a line, a bracket or a dash between spaces. */
const SENTENCE_END = /[.!?;:()[\]\n•|](?=\s|$)|[()[\]\n]| - | but | แต่|\s(?=\p{Script=Thai})/gu;
const CLAUSE_END =
  /[,.!?;:()[\]\n•|](?=\s|$)|[()[\]\n]| - | but | แต่|\s(?=\p{Script=Thai})| and (?=we )|\bno /gu;

function endFrom(text: string, at: number, end: RegExp): number {
  end.lastIndex = at;
  const found = end.exec(text)?.index ?? text.length;
  if (text[found] !== ':' || end === SENTENCE_END) return found;
  // 'For little factories: beer, honey, soap.' The list says more of the same.
  SENTENCE_END.lastIndex = found + 1;
  return SENTENCE_END.exec(text)?.index ?? text.length;
}

interface Scope {
  /** Whether a place of the text lies in what is denied. */
  denied: (at: number) => boolean;
  /** Whether it lies in what tells for whom, where or from what. */
  aside: (at: number) => boolean;
}

export function scopeOf(text: Text): Scope {
  const spans = (found: readonly Found<unknown>[], end: (at: Found<unknown>) => RegExp): [number, number][] =>
    found.map((one) => [one.start, endFrom(text.plain, one.end, end(one))]);
  const denied = spans(
    notIn(text).filter(({ value }) => value !== ''),
    ({ value }) => (value === 'sentence' ? SENTENCE_END : CLAUSE_END),
  );
  const aside = spans(forIn(text), () => CLAUSE_END);
  const within = (list: readonly [number, number][]) => (at: number) =>
    list.some(([start, end]) => at > start && at < end);
  return { denied: within(denied), aside: within(aside) };
}
