/** Page 14: the pillars as wide as their share, and a plan for each platform. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { isPlaceholder } from '../../../src/shared/domain/real-data.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  card,
  chunks,
  clean,
  columns,
  firstLevel,
  headlineOf,
  isHeadline,
  para,
  say,
  style,
  surfaceColours,
  text,
  textShape,
  tryLevels,
  widthOf,
  type Cell,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Surface,
  type TableColumn,
} from '../kit/index.ts';
import { cardsBeside, fieldCards, type FieldCard } from '../kit/field-cards.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import { tableOrCards } from '../kit/table-or-cards.ts';
import { attempt, filledColumns, sharesByContent, tablePages, type Tail } from '../kit/table-pages.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { DRAFT_LEVELS, draftSlides, placeable } from './content-drafts.ts';

type Output = SectionOutput<'content-strategy'>;
type Pillar = Output['contentPillars'][number];

const SURFACES: readonly Surface[] = ['filled', 'strong', 'second', 'quiet'];
const GAP: Pt = pxToPt(4);
const PADDING = { x: pxToPt(20), y: pxToPt(10) };
/** A pillar is never narrower than this, whatever its share. */
const NARROWEST: Pt = 150;
/** Pillars on one line. */
const MOST_PILLARS = 4;
/** Kept free above the notes. */
const AIR: Pt = pxToPt(10);
/** Most height that pillars over one platform's plan take beyond their need. */
const MOST_FREE: Pt = 90;

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

const pillarsOf = (output: Output): Pillar[] =>
  output.contentPillars
    .map((pillar) => ({
      ...pillar,
      pillar: clean(pillar.pillar),
      share: clean(pillar.share),
      idea: clean(pillar.idea),
    }))
    .filter(({ pillar, share, idea }) => pillar !== '' || share !== '' || idea !== '');

/** Widths after the shares where they are percentages of one whole, else equal. */
function widthsOf(pillars: readonly Pillar[], width: Pt): number[] {
  const shares = pillars.map((pillar) =>
    Number(/^(\d+(?:\.\d+)?)\s*%$/.exec(pillar.share)?.[1] ?? Number.NaN),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (!(total > 95 && total < 105)) return pillars.map(() => 1);
  const least = (NARROWEST / width) * total;
  return shares.map((share) => Math.max(share, least));
}

function pillarSpecs(
  context: PageContext,
  pillar: Pillar,
  surface: Surface,
  idea: Pt,
  { compact, width, figure = idea * 1.9 }: { compact: boolean; width: Pt; figure?: Pt },
): ParagraphSpec[] {
  const { lang } = context;
  const colour = surfaceColours(surface).ink;
  const isFigure = pillar.share.length <= 8;
  const ideaSpec = (): ParagraphSpec =>
    para(pillar.idea, style('body', lang, { size: idea, colour }), {
      spaceBefore: idea * 0.25,
      balance: true,
    });
  if (compact && isFigure && pillar.share !== '' && pillar.pillar !== '') {
    const head = style('head', lang, { size: idea + 1.5, colour });
    const words = [{ text: `${pillar.share}  `, size: idea * 1.45 }, { text: pillar.pillar }];
    const line = { ...head, pitch: idea * (lang === 'th' ? 2 : 1.75) };
    // A name of several lines would run on under its share: it begins on a line of its own.
    const first =
      widthOf(context, words, line) <= width
        ? [para(words, line)]
        : [
            para(pillar.share, style('number', lang, { size: idea * 1.45, colour })),
            para(pillar.pillar, head),
          ];
    return pillar.idea === '' ? first : [...first, ideaSpec()];
  }
  return [
    ...(pillar.share === ''
      ? []
      : [
          isFigure
            ? para(pillar.share, style('number', lang, { size: figure, colour }))
            : para(pillar.share, style('body', lang, { size: idea, weight: 700, colour })),
        ]),
    ...(pillar.pillar === '' ? [] : [para(pillar.pillar, style('head', lang, { size: idea + 1.5, colour }))]),
    ...(pillar.idea === '' ? [] : [ideaSpec()]),
  ];
}

/** The pillars beside each other, from the top of `place`; as high as the highest needs, or `height`. */
function pillarRow(
  context: PageContext,
  pillars: readonly Pillar[],
  from: number,
  place: Box,
  idea: Pt,
  { height = 0, compact = false }: { height?: Pt; compact?: boolean } = {},
): { nodes: SceneNode[]; height: Pt } {
  const boxes = columns(place, widthsOf(pillars, place.width), GAP);
  const made = pillars.map((pillar, index) => {
    const surface = SURFACES[(from + index) % SURFACES.length] ?? 'quiet';
    const box = boxes[index] ?? place;
    return {
      surface,
      specs: pillarSpecs(context, pillar, surface, idea, { compact, width: box.width - 2 * PADDING.x }),
      box,
    };
  });
  const needed = Math.max(
    ...made.map(({ specs, box }) => block(context, specs, box.width - 2 * PADDING.x).height + 2 * PADDING.y),
  );
  const tall = Math.max(needed, height);
  if (tall > place.height + 0.5) throw new DoesNotFit('Pillars');
  const nodes = made.map(({ surface, specs, box }, index): SceneNode => {
    const { fill } = surfaceColours(surface);
    return textShape(
      context,
      `pillar-${from + index + 1}`,
      pillars[index]?.pillar.slice(0, 60) || `${say(context, 'Pillar', 'แกน')} ${from + index + 1}`,
      { ...box, height: tall },
      specs,
      {
        ...(fill === undefined ? {} : { fill }),
        padding: PADDING,
        verticalAlign: 'top',
      },
    );
  });
  return { nodes, height: tall };
}

/** Of a tall pillar: words that take more of its height are set smaller, down to this size. */
const MOST_FOOT = 0.45;
const LEAST_TALL: Pt = 16;

/** Pillars that have the slide to themselves: the share at the top, what it is for at the foot. */
function tallPillars(
  context: PageContext,
  pillars: readonly Pillar[],
  from: number,
  place: Box,
  idea: Pt,
): SceneNode[] {
  const boxes = columns(place, widthsOf(pillars, place.width), GAP);
  return pillars.map((pillar, index): SceneNode => {
    const surface = SURFACES[(from + index) % SURFACES.length] ?? 'quiet';
    const box = boxes[index] ?? place;
    const number = from + index + 1;
    const name = pillar.pillar.slice(0, 60) || `${say(context, 'Pillar', 'แกน')} ${number}`;
    const at = { x: box.x + PADDING.x, width: box.width - 2 * PADDING.x };
    const [first, ...rest] = pillarSpecs(context, pillar, surface, idea, {
      compact: false,
      width: at.width,
      figure: idea * 3,
    });
    const top = block(context, first ? [first] : [], at.width);
    const foot = block(context, rest, at.width);
    const most = idea > LEAST_TALL ? MOST_FOOT : 1;
    if (foot.height > box.height * most || top.height + foot.height + 3 * PADDING.y > box.height)
      throw new DoesNotFit('Pillars');
    const y = bottomOf(box) - PADDING.y * 1.5 - foot.height;
    return card(`pillar-${number}`, name, box, surface, [
      blockNode(top, { id: `pillar-${number}-share`, name, ...at, y: box.y + PADDING.y }),
      ...(rest.length === 0 ? [] : [blockNode(foot, { id: `pillar-${number}-idea`, name, ...at, y })]),
    ]);
  });
}

const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(', ');

const planHeads = (context: PageContext): TableColumn[] => [
  { head: say(context, 'Platform', 'แพลตฟอร์ม'), share: 104 },
  { head: say(context, 'Rhythm', 'ความถี่'), share: 174 },
  { head: say(context, 'Formats', 'รูปแบบ'), share: 170 },
  { head: say(context, 'Ratio, length', 'สัดส่วน ความยาว'), share: 134 },
  { head: say(context, 'Creative direction', 'ทิศทางงาน'), share: 188 },
  { head: say(context, 'What we need', 'สิ่งที่ต้องใช้'), share: 194 },
  { head: say(context, 'Why this way', 'เหตุผล'), share: 200, colour: 'quiet' },
];

/** The same plan for cells too long for seven columns. */
function planCards(context: PageContext, output: Output): FieldCard[] {
  const heads = planHeads(context);
  return output.platformPlan.map((plan) => ({
    head: plan.platform,
    fields: [
      plan.frequency,
      joined(plan.formats),
      ratioOf(plan).join('\n'),
      plan.creativeDirection,
      plan.materialsRequired,
      plan.benchmarkReasoning,
    ].map((words, field) => ({ label: heads[field + 1]?.head ?? '', words })),
  }));
}

const ratioOf = (plan: Output['platformPlan'][number]): string[] =>
  [joined(plan.aspectRatios), clean(plan.videoDurations)].filter((part) => !isPlaceholder(part));

function planTable(context: PageContext, output: Output, body: Box, size: Pt, padY: Pt, adapt: boolean) {
  const look = style('table', context.lang, { size });
  const heads = planHeads(context);
  const cells = output.platformPlan.map((plan): Cell[] => {
    const ratio = ratioOf(plan);
    return [
      clean(plan.platform),
      clean(plan.frequency),
      joined(plan.formats),
      ratio.length === 0 ? '' : { paragraphs: ratio.map((words) => para(words, look)) },
      clean(plan.creativeDirection),
      clean(plan.materialsRequired),
      clean(plan.benchmarkReasoning),
    ];
  });
  const { columns: kept, rows } = filledColumns(heads, cells);
  return {
    id: 'plan',
    name: 'Platform plan',
    caption: say(context, 'The plan of each platform, from rhythm to reason', 'แผนของแต่ละแพลตฟอร์ม'),
    x: body.x,
    width: body.width,
    columns: adapt ? sharesByContent(kept, rows) : kept,
    rows,
    size,
    padding: { x: pxToPt(10), y: padY },
  };
}

/** The note on the budget, under whatever comes last. */
function budgetTail(context: PageContext, output: Output, body: Box): Tail | undefined {
  const words = clean(output.budgetNotes);
  if (words === '') return undefined;
  const long = words.length > 100;
  const look = style('body', context.lang, { weight: long ? 400 : 700, size: long ? 13 : 14 });
  const node = (y: Pt) =>
    text(context, words, look, { id: 'budget', name: 'Budget note', x: body.x, y, width: body.width });
  return { height: node(0).box.height, nodes: (y) => [node(y)] };
}

const isWhole = (output: Output): boolean => output.platformPlan.length > 0;

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
      (size) => fieldCards(titled, 'plan', planCards(titled, output), own, size, tail),
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
