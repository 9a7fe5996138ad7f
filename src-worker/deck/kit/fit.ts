/** Levels, and how much goes on which slide. */
import type { Pt } from '../../../src/shared/scene/units.ts';
import { problemsOf } from './check.ts';
import { bodyBox } from './frame.ts';
import { flow, outlineOf } from './flow.ts';
import { DoesNotFit, type PageContext, type SlideDraft } from './types.ts';

/**
 * How many items of these heights go on each slide so that each fits and the slides are alike;
 * undefined where one item alone is too high.
 */
export function balanced(
  heights: readonly Pt[],
  first: Pt,
  next: Pt = first,
  gap: Pt = 0,
): number[] | undefined {
  const fill = (limit: number): number[] | undefined => {
    const counts: number[] = [];
    let at = 0;
    while (at < heights.length) {
      const room = counts.length === 0 ? first : next;
      let used = 0;
      let count = 0;
      while (at < heights.length && count < limit) {
        const height = (heights[at] ?? 0) + (count > 0 ? gap : 0);
        if (used + height > room + 0.5) break;
        used += height;
        count += 1;
        at += 1;
      }
      if (count === 0) return undefined;
      counts.push(count);
    }
    return counts;
  };
  const greedy = fill(Infinity);
  if (!greedy || greedy.length < 2) return greedy;
  for (let limit = Math.ceil(heights.length / greedy.length); limit <= heights.length; limit += 1) {
    const counts = fill(limit);
    if (counts && counts.length <= greedy.length) return counts;
  }
  return greedy;
}

/** More slides than this are not set larger. */
const MOST_ENLARGED = 4;

/** A slide that shows no notes line: the page's first one has it. */
export const withoutNote = (draft: SlideDraft): SlideDraft => ({ ...draft, note: '' });

/** Items cut into slides of at most `most`, alike in number: 7 by 4 is 4 + 3. */
export function chunks<T>(items: readonly T[], most: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

/**
 * Draws with each level in turn, the best-looking first, and takes the first whose every slide fits: no text out of
 * its box, none on another, all inside the body. Undefined where none does.
 */
export function firstLevel<L>(
  context: PageContext,
  levels: readonly L[],
  draw: (level: L) => SlideDraft[],
): SlideDraft[] | undefined {
  for (const level of levels) {
    try {
      const drafts = draw(level);
      const clean = drafts.every(
        (draft) =>
          problemsOf(draft.nodes, draft.layout === 'cover' ? undefined : bodyBox(context, draft.headline))
            .length === 0,
      );
      if (drafts.length > 0 && clean) return drafts;
    } catch (error) {
      if (!(error instanceof DoesNotFit)) throw error;
    }
  }
  return undefined;
}

/** `drafts`, or the same set larger where that costs no slide: the first of `levels` that takes no more. */
export function enlarged<L>(
  context: PageContext,
  levels: readonly L[],
  drafts: SlideDraft[] | undefined,
  draw: (level: L) => SlideDraft[],
): SlideDraft[] | undefined {
  // What takes many slides is long enough to be read in small text.
  if (!drafts || drafts.length > MOST_ENLARGED) return drafts;
  for (const level of levels) {
    const larger = firstLevel(context, [level], draw);
    if (larger && larger.length <= drafts.length) return larger;
  }
  return drafts;
}

/**
 * `firstLevel`, and where no level fits the section is set as plain flowing text, whole, over as many slides as it
 * takes: ugly contents never lose a word.
 */
export function tryLevels<L>(
  context: PageContext,
  output: Readonly<Record<string, unknown>>,
  levels: readonly L[],
  draw: (level: L) => SlideDraft[],
): SlideDraft[] {
  return (
    firstLevel(context, levels, draw) ?? flow(context, context.section.title, outlineOf(output, context.lang))
  );
}
