/** How far a rival overlaps with us, as three dots before the word: characters of its cell, which stay with it. */
import type { Pt } from '../../../src/shared/scene/units.ts';
import { para, style, type Cell, type PageContext } from '../kit/index.ts';

const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/^(very high|high|สูง)/i, 3],
  [/^(medium|moderate|partial|mid|ปานกลาง|กลาง|บางส่วน)/i, 2],
  [/^(low|little|ต่ำ|น้อย)/i, 1],
];
const MOST = 3;
const DOT = '●';
/** Of what is not there: an outline, so that a pale colour need not tell it. */
const NONE = '○';

/** 1 to 3; undefined for a word that names no degree. */
const degreeOf = (words: string): number | undefined => DEGREES.find(([pattern]) => pattern.test(words))?.[1];

/** The word after its dots, or under them where the column is narrow; the word alone where it names no degree. */
export function overlapCell(context: PageContext, words: string, size: Pt): Cell {
  const degree = degreeOf(words);
  if (degree === undefined) return words;
  const look = style('table', context.lang, { size });
  const dots = [
    { text: DOT.repeat(degree), colour: 'brand' as const },
    { text: NONE.repeat(MOST - degree), colour: 'quiet' as const },
  ].filter(({ text }) => text !== '');
  return { paragraphs: [para([...dots, { text: `  ${words}` }], look)] };
}
