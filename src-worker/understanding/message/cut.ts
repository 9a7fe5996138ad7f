/**
 * How an answer is cut out of its sentence: with which kind of word it begins and ends, and what stands right before and behind it.
 * 'small beekeepers with' stops in the middle, 'we sell kayaks' begins too early, 'kayaks and' goes on.
 */
import type { Span } from '../../../src/shared/reading/quantity.ts';

/** Kinds of words, by what they do to a cut; the first that holds counts. */
const KINDS: readonly (readonly [kind: number, words: RegExp])[] = [
  [1, /^(?:and|or|but|plus|&|\+|so|because|then|และ|กับ|หรือ|แต่|แล้ว|แล้วก็|รวมถึง|ส่วน|เพราะ|เลย)$/iu],
  [
    2,
    /^(?:of|for|in|on|at|to|from|by|with|without|near|around|within|about|than|over|under|between|across|into|as|who|that|which|where|when|while|if|ของ|ใน|จาก|ให้|ที่|สำหรับ|เพื่อ|โดย|ตาม|แถว|ถึง|ซึ่ง|ว่า|ต่อ|ช่วง|ภายใน)$/iu,
  ],
  [3, /^(?:an?|the|our|my|your|their|his|her|its|this|these|those|some|any|all|every|ทุก|พวก|บาง)$/iu],
  [
    4,
    /^(?:we|i|they|it|he|she|you|there|is|are|was|were|be|been|am|do|does|did|have|has|had|can|will|would|should|want|wants|need|needs|sell|sells|selling|make|makes|offer|offers|rent|called|เรา|ผม|ฉัน|ดิฉัน|หนู|พี่|เขา|เค้า|ร้าน|ขาย|ทำ|รับ|เป็น|คือ|มี|อยาก|อยากได้|ต้องการ|เน้น|ขอ|จะ|ก็|ได้|ชื่อ|ไม่)$/iu,
  ],
  [
    5,
    /^(?:mostly|mainly|only|just|really|also|too|now|here|though|basically|usually|especially|please|lol|haha+|po|lah|na|ka|krub|yo|นะ|คะ|ค่ะ|ครับ|คับ|จ้า|เลย|อะ|อ่ะ|เนาะ|ด้วย|หน่อย|อยู่|กัน|ล้วนๆ)$/iu,
  ],
];
const OTHER = 0;
const kindOf = (word: string): number => KINDS.find(([, words]) => words.test(word))?.[0] ?? OTHER;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Characters to either side in which the next word stands. */
const BESIDE = 24;

function firstWord(text: string): string {
  for (const { segment, isWordLike } of segmenter.segment(text.slice(0, BESIDE)))
    if (isWordLike === true || /[&+]/u.test(segment)) return segment;
  return '';
}
function lastWord(text: string): string {
  let last = '';
  for (const { segment, isWordLike } of segmenter.segment(text.slice(-BESIDE)))
    if (isWordLike === true || /[&+]/u.test(segment)) last = segment;
  return last;
}

/** Of a line's rest, up to the first mark that ends a thought: 9 where it ends at once. */
const ENDED = 9;
const behind = (text: string): number =>
  /^\s*(?:$|[.,;:!?()\n\t|/"“”–—])/u.test(text) ? ENDED : kindOf(firstWord(text));
const before = (text: string): number =>
  /(?:^|[.,;:!?()\n\t|/"“”–—])\s*$/u.test(text) ? ENDED : kindOf(lastWord(text));

const odd = (words: string, mark: RegExp): number => (words.match(mark)?.length ?? 0) % 2;

/** The signs of a cut, for the judge; `value` is what the stretch became. */
export function cutSigns(text: string, span: Span, value: unknown): number[] {
  const words = typeof value === 'string' ? value : text.slice(span.start, span.end);
  const at = typeof value === 'string' ? text.indexOf(value, Math.max(0, span.start - BESIDE)) : span.start;
  const isThere = at >= 0 && at <= span.end;
  const start = isThere ? at : span.start;
  const end = isThere ? at + words.length : span.end;
  return [
    kindOf(firstWord(words)),
    kindOf(lastWord(words)),
    before(text.slice(Math.max(0, start - BESIDE), start)),
    behind(text.slice(end, end + BESIDE)),
    odd(words, /["“”]/gu) + (words.includes('(') === words.includes(')') ? 0 : 1),
    words.split(/[,;/]\s|\s(?:and|or|และ|กับ|หรือ)\s/u).length,
  ];
}
