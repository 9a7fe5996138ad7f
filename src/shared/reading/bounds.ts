/** How a person bounds a figure: 'up to', 'อย่างน้อย', 'about', before it or after it. */
import type { Bound } from './quantity.ts';

/** Right before a figure, its currency taken off. */
const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  [
    'at most',
    /(?:(?<![a-z])(?:up to|at most|max(?:imum)?(?: of)?\.?|no more than|not more than|(?:never|not|no|nothing|cannot|(?:won|can|mustn?|don)['’]?t)(?: [a-z]+){0,2} (?:above|over|beyond)|not exceed(?:ing)?|(?<!never |not )under|(?<!never |not )below|(?<!not |no )less than|(?<!not |no )fewer than|capped at|cap of|ceiling(?: of)?|limit of)|[<≤]|ไม่เกิน|สูงสุด(?:ไม่เกิน)?|ไม่มากกว่า|มากสุด|เต็มที่|อย่างมาก(?:ที่สุด)?|เพดาน|ห้ามเกิน|อย่า(?:ให้)?เกิน|(?<!ไม่)ต่ำกว่า|(?<!ไม่)น้อยกว่า)[\s:]*$/u,
  ],
  [
    'at least',
    /(?:(?<![a-z])(?:at least|min(?:imum)?(?: of)?\.?|no less than|not less than|no fewer than|not fewer than|(?:never|not) (?:below|under)|starting (?:at|from)|starts? (?:at|from)|(?<!not |no )more than|over|above|upwards of)|(?<![-=])[>≥]|อย่างน้อย|ขั้นต่ำ|เริ่ม(?:ต้น)?(?:ที่)?|ไม่ต่ำกว่า|ไม่น้อยกว่า|(?<!ไม่)มากกว่า|(?<!ไม่|ห้าม|อย่า|อย่าให้)เกิน(?:กว่า)?|(?<!ต่ำ|น้อย)กว่า)[\s:]*$/u,
  ],
  [
    'about',
    /(?:(?<![a-z])(?:about|around|approx(?:imately)?\.?|roughly|circa|ca\.?|c\.|maybe|perhaps|probably|nearly|almost|say|some|an estimated|estimated)|~|≈|ประมาณ|ราวๆ?|คร่าวๆ|น่าจะ|เกือบๆ?|ซัก|สัก|แถวๆ)[\s:]*$/u,
  ],
];
/** Right after a figure. */
const AFTER: readonly (readonly [Bound, RegExp])[] = [
  ['at least', /\s?(?:\+(?!\s?\d)|or more|or above|and up|plus(?![a-z])|กว่าๆ?|ขึ้นไป|อย่างต่ำ|เป็นอย่างน้อย)/uy],
  ['at most', /\s?(?:or less|or fewer|max(?:imum)?(?![a-z])|at most|tops(?![a-z])|ลงมา|เป็นอย่างมาก)/uy],
  ['about', /\s?(?:เศษๆ?|or so(?![a-z])|-ish|ish(?![a-z])|odd(?![a-z])|โดยประมาณ|นิดๆ)/uy],
];
/** The bound whose words end right before `start` in a plain text. */
export const boundBefore = (text: string, start: number): Bound => {
  const before = text.slice(Math.max(0, start - 24), start);
  return BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ?? '';
};
/** 'Within six months'. */
const WITHIN = /(?:(?<![a-z])within(?: the next)?|ภายใน|ไม่ถึง)\s*$/u;
/** Of a length of time: 'within six months' is at most that. */
export const boundOfTime = (text: string, start: number): Bound =>
  WITHIN.test(text.slice(Math.max(0, start - 24), start)) ? 'at most' : boundBefore(text, start);

/** The bound whose words begin at `end`, and where they end. */
export function boundAfter(text: string, end: number): { bound: Bound; end: number } | undefined {
  for (const [bound, pattern] of AFTER) {
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    if (match) return { bound, end: end + match[0].length };
  }
  return undefined;
}
