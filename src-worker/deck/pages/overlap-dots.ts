/** How far a rival overlaps with us, as three dots over the word: drawn, since no text has them alike in every program. */
import type { SceneNode, TableNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { group, para, rowPlaces, shape, style, type Cell, type PageContext } from '../kit/index.ts';

const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/^(very high|high|สูง)/i, 3],
  [/^(medium|moderate|partial|mid|ปานกลาง|กลาง|บางส่วน)/i, 2],
  [/^(low|little|ต่ำ|น้อย)/i, 1],
];
const DOT: Pt = pxToPt(10);
const STEP: Pt = pxToPt(14);

/** 1 to 3; undefined for a word that names no degree. */
const degreeOf = (words: string): number | undefined => DEGREES.find(([pattern]) => pattern.test(words))?.[1];

/** The word under a line that is left free for the dots; the word alone where it names no degree. */
export function overlapCell(context: PageContext, words: string, size: Pt): Cell {
  if (degreeOf(words) === undefined) return words;
  const look = style('table', context.lang, { size });
  return { paragraphs: [para('\u00a0', look), para(words, look)] };
}

/** The dots of a table's rows; `overlaps`: the word of each, '' for a row without. */
export function overlapDots(
  context: PageContext,
  table: TableNode,
  column: number,
  overlaps: readonly string[],
  size: Pt,
): SceneNode[] {
  const { pitch } = style('table', context.lang, { size });
  const x = table.box.x + table.columnWidths.slice(0, column).reduce((sum, width) => sum + width, 0);
  return rowPlaces(table)
    .slice(1)
    .flatMap((row, index): SceneNode[] => {
      const words = overlaps[index] ?? '';
      const degree = degreeOf(words);
      if (degree === undefined) return [];
      const id = `${table.id}-overlap-${index + 1}`;
      const box = {
        x: x + table.padding.x,
        y: row.y + table.padding.y + (pitch - DOT) / 2,
        width: 2 * STEP + DOT,
        height: DOT,
      };
      const dots = [0, 1, 2].map((at) =>
        shape(
          `${id}-${at + 1}`,
          words,
          { ...box, x: box.x + at * STEP, width: DOT },
          { fill: at < degree ? 'brand' : 'neutral', geometry: { type: 'ellipse' } },
        ),
      );
      return [group(id, words, box, dots)];
    });
}
