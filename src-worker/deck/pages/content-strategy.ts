/** Page 14: the pillars as wide as their share, and a plan for each platform. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  firstLevel,
  headlineOf,
  isHeadline,
  say,
  tryLevels,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { cardsBeside, fieldCards } from '../kit/field-cards.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import { tableOrCards } from '../kit/table-or-cards.ts';
import { attempt, tablePages } from '../kit/table-pages.ts';
import { DRAFT_LEVELS, draftSlides, placeable } from './content-drafts.ts';
import { AIR, MOST_FREE, MOST_PILLARS, pillarRow, pillarsOf, tallPillars } from './content-pillars.ts';
import { budgetTail, isWhole, planCards, planTable } from './content-plan.ts';

interface Level {
  /** Size of the table's text. */
  size: Pt;
  padY: Pt;
  /** Size of a pillar's idea. */
  idea: Pt;
  /** Column widths after the content. */
  adapt?: boolean;
  /** A pillar's share and name on one line. */
  compact?: boolean;
}
const TOGETHER: readonly Level[] = [
  { size: 15, padY: 11, idea: 16 },
  { size: 14, padY: 10, idea: 16 },
  { size: 14, padY: 9, idea: 14, adapt: true },
  { size: 13.5, padY: 9, idea: 15 },
  { size: 13, padY: 8, idea: 15 },
  { size: 13, padY: 8, idea: 14, adapt: true },
  { size: 12, padY: 7, idea: 14 },
  { size: 12, padY: 6, idea: 13 },
  { size: 11.5, padY: 5, idea: 13 },
  { size: 11.5, padY: 4, idea: 12 },
  { size: 11.5, padY: 4, idea: 12, adapt: true },
  { size: 12, padY: 4, idea: 13, adapt: true, compact: true },
  { size: 11.5, padY: 3, idea: 12, adapt: true, compact: true },
];

/** Of the pillars, where the plan under them leaves more room: largest first. */
const LARGER_IDEAS: readonly Pt[] = [22, 20, 18, 17, 16, 15, 14];
/** Of the pillars and of the plan of one or two platforms under them. */
const WITH_FEW: readonly { idea: Pt; plan: Pt; compact?: boolean }[] = [
  { idea: 18, plan: 18 },
  { idea: 16, plan: 17 },
  { idea: 16, plan: 16 },
  { idea: 15, plan: 15 },
  { idea: 14, plan: 14 },
  { idea: 14, plan: 13 },
  { idea: 13, plan: 13 },
  { idea: 14, plan: 12 },
  { idea: 13, plan: 12 },
  { idea: 12, plan: 12 },
  { idea: 13, plan: 13, compact: true },
  { idea: 13, plan: 12, compact: true },
  { idea: 12, plan: 11.5, compact: true },
];
/** Platforms whose plan stands in cards: more are a table. */
const MOST_CARDS = 2;

export const layout: PageLayout<'content-strategy'> = (output, context) => {
  const drafts = placeable(context.reckoned.drafts ?? []);
  const reckoned = reckonedPage(
    context,
    drafts.length === 0 ? [] : DRAFT_LEVELS,
    (level) => draftSlides(context, drafts, level),
    {
      title: say(context, 'Pillars, and a plan for each platform', 'แกนคอนเทนต์ และแผนของแต่ละแพลตฟอร์ม'),
      slides: (rest) => written(output, rest),
    },
  );
  return reckoned ?? written(output, context);
};

/** The output alone. */
const written: PageLayout<'content-strategy'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const pillars = pillarsOf(output);
  const slide = (nodes: SceneNode[], title = headline): SlideDraft => ({
    layout: 'content',
    headline: title,
    nodes,
  });

  /** The largest size in which the pillars are no higher than `room`. */
  const largerIdea = (room: Pt, usual: Pt, compact = false): Pt =>
    LARGER_IDEAS.find(
      (own) =>
        own > usual &&
        attempt(() => pillarRow(context, pillars, 0, { ...body, height: room }, own, { compact })) !==
          undefined,
    ) ?? usual;

  const together = ({ size, padY, idea, adapt = false, compact = false }: Level): SlideDraft[] => {
    if (pillars.length === 0 || pillars.length > MOST_PILLARS || !isWhole(output))
      throw new DoesNotFit('Pillars');
    const tail = budgetTail(context, output, body);
    const drawn = (height: Pt, own = idea): SceneNode[] => {
      const row = pillarRow(context, pillars, 0, body, own, { compact, height });
      const top = body.y + row.height + pxToPt(padY > 4 ? 16 : 8);
      const rest = { ...body, y: top, height: bottomOf(body) - top };
      const [nodes = []] = tablePages(context, planTable(context, output, rest, size, padY, adapt), rest, {
        tail,
        gap: pxToPt(padY > 4 ? 16 : 10),
        onePage: true,
      });
      return [...row.nodes, ...nodes];
    };
    // What the table leaves free, the pillars take.
    const natural = drawn(0);
    const end = Math.max(...natural.map((node) => bottomOf(node.box)));
    const free = Math.min(bottomOf(body) - AIR - end, MOST_FREE);
    const high = Math.max(0, ...natural.slice(0, pillars.length).map((node) => node.box.height));
    if (free <= AIR) return [slide(natural)];
    return [slide(drawn(high + free, largerIdea(high + free, idea, compact)))];
  };

  /** One platform or two are no table of seven columns: their plans stand in fields, as large as there is room. */
  const withFew = ({ idea, plan: size, compact = false }: (typeof WITH_FEW)[number]): SlideDraft[] => {
    const count = output.platformPlan.length;
    if (pillars.length === 0 || pillars.length > MOST_PILLARS || count === 0 || count > MOST_CARDS)
      throw new DoesNotFit('Plan');
    const tail = budgetTail(context, output, body);
    const natural = pillarRow(context, pillars, 0, body, idea, { compact }).height;
    const gap = pxToPt(compact ? 12 : 20);
    const plan = (y: Pt): SceneNode[] => {
      const rest = { ...body, y, height: bottomOf(body) - AIR - y };
      const cards = planCards(context, output);
      if (count > 1) {
        const under = tail ? tail.height + gap : 0;
        const nodes = cardsBeside(context, 'plan', cards, { ...rest, height: rest.height - under }, size);
        const end = Math.max(...nodes.map((node) => bottomOf(node.box)));
        return [...nodes, ...(tail ? tail.nodes(end + gap) : [])];
      }
      const pages = fieldCards(context, 'plan', cards, rest, size, tail);
      if (pages.length > 1) throw new DoesNotFit('Plan');
      return pages[0] ?? [];
    };
    const end = Math.max(...plan(body.y + natural + gap).map((node) => bottomOf(node.box)));
    const free = Math.max(0, Math.min(bottomOf(body) - AIR - end, MOST_FREE));
    const high = natural + free;
    const row = pillarRow(context, pillars, 0, body, largerIdea(high, idea, compact), {
      height: high,
      compact,
    });
    return [slide([...row.nodes, ...plan(body.y + row.height + gap)])];
  };

  /** The pillars with a slide to themselves. */
  const pillarSlides = (): SlideDraft[] =>
    tryLevels(context, { contentPillars: output.contentPillars }, [22, 20, 18, 16, 14, 12], (idea) => {
      let from = 0;
      return chunks(pillars, MOST_PILLARS).map((part) => {
        const nodes = tallPillars(context, part, from, { ...body, height: body.height - AIR }, idea);
        from += part.length;
        return slide(nodes);
      });
    });

  const planTitle = (): string => {
    const words = say(context, 'The plan, platform by platform', 'แผนของแต่ละแพลตฟอร์ม');
    return pillars.length > 0 && isHeadline(context, words) ? words : headline;
  };

  const planSlides = (): SlideDraft[] => {
    const title = planTitle();
    const own = bodyBox(context, title);
    const tail = budgetTail(context, output, own);
    const titled = { ...context, section: { ...context.section, title } };
    const rest = { platformPlan: output.platformPlan, budgetNotes: output.budgetNotes };
    if (!isWhole(output)) {
      return tryLevels(titled, rest, [0], () => (tail ? [slide(tail.nodes(own.y), title)] : []));
    }
    return tableOrCards(
      titled,
      rest,
      title,
      output.platformPlan.length,
      ({ size, padY, adapt, onePage }) =>
        tablePages(titled, { ...planTable(titled, output, own, size, padY, adapt), stretch: 1.3 }, own, {
          tail,
          gap: pxToPt(20),
          onePage,
        }),
      (size) =>
        fieldCards(
          titled,
          'plan',
          planCards(titled, output),
          own,
          size,
          budgetTail(titled, output, own, size),
        ),
    );
  };

  return (
    firstLevel(context, WITH_FEW, withFew) ??
    firstLevel(context, TOGETHER, together) ?? [
      ...(pillars.length > 0 ? pillarSlides() : []),
      ...(isWhole(output) || clean(output.budgetNotes) !== '' ? planSlides() : []),
    ]
  );
};
