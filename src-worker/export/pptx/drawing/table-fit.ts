/**
 * How large a table's texts stand. PowerPoint never shrinks a cell: in a wider font its rows grow, and the last ones would
 * stand on what is under the table. Where nothing else is left for them, the words are a little smaller.
 */
import type { TableNode, TextBlock } from '../../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { likelyHeight } from './fit.ts';

/** How much wider than the deck's fonts the widest that a machine may take in their place sets a text (DejaVu Sans). */
const WIDEST = 1.2;
/** Share of a cell's padding that stays when its row grows. */
export const KEPT_PADDING = 0.4;
/** Largest first. */
const SCALES = [1, 0.92] as const;
/** No text of a table is smaller than this, in points. */
const SMALLEST: Pt = 10;

/** By how much the rows grow in the widest font. */
function growth({ rows, padding }: TableNode, scale: number): Pt {
  return rows.reduce((sum, row) => {
    const needed = Math.max(
      0,
      ...row.cells.map(
        ({ text, box }) =>
          likelyHeight(text, box.width, WIDEST * scale) * scale + 2 * padding.y * KEPT_PADDING,
      ),
    );
    return sum + Math.max(0, needed - row.height);
  }, 0);
}

const smallestOf = ({ rows }: TableNode): Pt =>
  Math.min(
    ...rows.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => text.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size))),
    ),
  );

/** Share of its size in which a table's texts are set. `below`: what is free under it, in points. */
export function tableScale(node: TableNode, below: Pt): number {
  const least = Math.min(1, SMALLEST / smallestOf(node));
  const allowed = SCALES.filter((scale) => scale >= least);
  return allowed.find((scale) => growth(node, scale) <= below) ?? allowed.at(-1) ?? 1;
}

export const smaller = (block: TextBlock, scale: number): TextBlock =>
  scale === 1
    ? block
    : {
        ...block,
        paragraphs: block.paragraphs.map((paragraph) => ({
          ...paragraph,
          // Half points, as people set sizes.
          runs: paragraph.runs.map((run) => ({ ...run, size: Math.round(run.size * scale * 2) / 2 })),
        })),
      };
