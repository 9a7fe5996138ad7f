/** One table a page; cards where its cells are too long for columns; flowing text where they are too long for cards. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { enlarged, firstLevel, tryLevels } from './fit.ts';
import { tableLevelsApart, type TableLevel } from './table-pages.ts';
import type { PageContext, SlideDraft } from './types.ts';

const CARD_SIZES: readonly Pt[] = [14, 13, 12];

/**
 * `table` and `cards` give the nodes of each slide, `few` those of one slide that shows very few rows large. One slide
 * with a table is best otherwise; of several the fewer are taken, tables first.
 */
export function tableOrCards(
  context: PageContext,
  output: Readonly<Record<string, unknown>>,
  headline: string,
  rows: number,
  table: (level: TableLevel) => SceneNode[][],
  cards: (size: Pt) => SceneNode[][],
  few?: () => SceneNode[],
): SlideDraft[] {
  const slides = (pages: SceneNode[][]): SlideDraft[] =>
    pages.map((nodes): SlideDraft => ({ layout: 'content', headline, nodes }));
  const { whole, larger, parts } = tableLevelsApart(rows);
  const one =
    (few && firstLevel(context, [few], (draw) => slides([draw()]))) ??
    firstLevel(context, whole, (level) => slides(table(level)));
  if (one) return one;
  const tables = firstLevel(context, parts, (level) => slides(table(level)));
  const best = better(
    tables,
    firstLevel(context, CARD_SIZES, (size) => slides(cards(size))),
    rows,
  );
  if (best === tables) {
    const large = enlarged(context, larger, tables, (level) => slides(table(level)));
    if (large) return large;
  }
  return best ?? tryLevels(context, output, [], () => []);
}

/** The table, unless cards take fewer slides or the table has only one row on each. */
function better(
  table: SlideDraft[] | undefined,
  cards: SlideDraft[] | undefined,
  rows: number,
): SlideDraft[] | undefined {
  if (!table || !cards) return table ?? cards;
  const sparse = rows > 1 && table.length >= rows;
  return cards.length < table.length || (sparse && cards.length === table.length) ? cards : table;
}
