/** Page 10: rivals of whom little is known, side by side on one slide; each alone would leave the most of it empty. */
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  columns,
  firstLevel,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { quadrants, singular } from './competitor-swot.ts';
import type { Competitor } from './competitor-versus.ts';
import { ROOMY_PAD, swotBands } from './versus-figures.ts';

/** Points of a part, and of all, that leave a slide empty. */
const MOST = { each: 3, all: 5 };
const LEAST_PARTS = 2;
export const MOST_TOGETHER = 3;
const SIZES: readonly Pt[] = [22, 20, 18, 16];
/** Three columns are narrow: smaller words than these would be a table. */
const LEAST_OF_THREE: Pt = 18;

const partsOf = (context: PageContext, competitor: Competitor) => {
  const heads = singular(context);
  return quadrants(context, competitor)
    .map((box) => ({ ...box, head: heads[box.id] ?? box.head }))
    .filter(({ points }) => points.length > 0);
};

/** Nothing is compared with this rival, and a few words say what is known of it. */
export function isThin(context: PageContext, competitor: Competitor): boolean {
  const counts = partsOf(context, competitor).map(({ points }) => points.length);
  return (
    clean(competitor.brand) !== '' &&
    competitor.vsUsHighlights.length === 0 &&
    counts.length >= LEAST_PARTS &&
    counts.every((count) => count <= MOST.each) &&
    counts.reduce((sum, count) => sum + count, 0) <= MOST.all
  );
}

/** A column a rival: its name and who it is over what is known, the bands of all on one line. `about`: who each is. */
export function thinTogether(
  context: PageContext,
  rivals: readonly { competitor: Competitor; about: string }[],
  headline: string,
): SlideDraft[] | undefined {
  const levels = SIZES.filter((size) => rivals.length < MOST_TOGETHER || size >= LEAST_OF_THREE);
  return firstLevel(context, levels, (size) => {
    const body = bodyBox(context, headline);
    const room = { ...body, height: body.height - pxToPt(8) };
    const places = columns(room, rivals.length, pxToPt(36));
    const heads = rivals.map(({ competitor, about }, index) => {
      const place = places[index];
      if (!place) throw new DoesNotFit('Rivals');
      const id = `rival-${index + 1}`;
      const stack = new Stack(context, place)
        .rule(`${id}-rule`, 'brand', 2.25)
        .gap(pxToPt(14))
        .text(`${id}-name`, 'Brand', competitor.brand, style('head', context.lang, { size: size + 4 }), {
          balance: true,
        });
      if (about !== '')
        stack
          .gap(4)
          .text(`${id}-about`, 'Overview', about, style('body', context.lang, { size: 14, colour: 'quiet' }));
      return { competitor, id, place, stack };
    });
    const top = Math.max(...heads.map(({ stack }) => stack.y)) + pxToPt(18);
    const nodes = heads.flatMap(({ competitor, id, place, stack }) => {
      const parts = partsOf(context, competitor).map((part) => ({ ...part, id: `${id}-${part.id}` }));
      const box = { ...place, y: top, height: bottomOf(room) - top };
      return [
        ...stack.nodes,
        swotBands(context, clean(competitor.brand), parts, box, size, { id: `${id}-swot`, pad: ROOMY_PAD }),
      ];
    });
    return [{ layout: 'content', headline, nodes }];
  });
}
