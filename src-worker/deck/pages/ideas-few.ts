/** Page 18 where one to three changes are left for a slide: their group on a panel, each a row that has its share of the height. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { DoesNotFit, bodyBox, columns, style, type PageContext, type SlideDraft } from '../kit/index.ts';
import { numberedHeights, numberedRows } from '../kit/numbered.ts';
import { namePanel } from '../kit/spotlight.ts';
import { ideaSpecs, type Group } from './ideas-together.ts';

/** More stand on the grid. */
const MOST = 3;
/** Of the changes, largest first. */
export const FEW_SIZES: readonly Pt[] = [28, 26, 24, 22, 20, 18, 17, 16];
/** Least air over and under a row, in its text's size. */
const LEAST_PAD = 0.6;
const GAP: Pt = pxToPt(40);
const AIR: Pt = pxToPt(8);

/** One slide; throws `DoesNotFit` where the changes are more, or longer, than stand in it large. */
export function fewIdeas(context: PageContext, left: Group, headline: string, size: Pt): SlideDraft[] {
  const { ideas, from } = left;
  if (ideas.length === 0 || ideas.length > MOST) throw new DoesNotFit('Suggestions');
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - AIR };
  const [panel, rows] = columns(body, [350, 774], GAP);
  if (!panel || !rows) throw new DoesNotFit('Suggestions');
  const specs = ideas.map((idea) => ideaSpecs(context, idea, size));
  const look = { style: style('head', context.lang, { size: size + 1 }), number: size * 1.9, pad: 0, from };
  const used = numberedHeights(context, specs, rows.width, look).reduce((sum, height) => sum + height, 0);
  const pad = (rows.height - used) / (2 * ideas.length);
  if (pad < size * LEAST_PAD) throw new DoesNotFit('Suggestions');
  const nodes: SceneNode[] = [
    namePanel(context, left.id, { head: left.name, fields: [] }, panel, size),
    // A hair less than the share: rounding must not make the rows higher than the box.
    ...numberedRows(context, 'idea', left.name, specs, rows, { ...look, pad: pad - 0.01 }).nodes,
  ];
  return [{ layout: 'content', headline, nodes }];
}
