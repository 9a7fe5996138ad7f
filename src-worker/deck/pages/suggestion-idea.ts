/** Page 18: three groups of numbered changes on one grid, the reason under each. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  DoesNotFit,
  balanced,
  block,
  bodyBox,
  bottomOf,
  clean,
  columns,
  firstLevel,
  group,
  headlineOf,
  isHeadline,
  blockNode,
  para,
  rule,
  say,
  style,
  text,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { numberedHeights, numberedRows, type NumberedLook } from '../kit/numbered.ts';
import { reckonedPage, type Part } from '../kit/reckoned.ts';
import { FEW_SIZES, fewIdeas } from './ideas-few.ts';
import { IDEA_LEVELS, ideaSlides } from './idea-cards.ts';
import { TOGETHER_LEVELS, ideaSpecs, ideasTogether, type Group, type Idea } from './ideas-together.ts';

type Output = SectionOutput<'suggestion-idea'>;

/** The grid of all groups; where none fits, each group has slides of its own. */
interface GridLevel {
  size: Pt;
  /** Ideas on common lines; else each column as its own need be. */
  common: boolean;
}
const GRID_LEVELS: readonly GridLevel[] = [
  ...[18, 16, 15, 14, 13].map((size) => ({ size, common: true })),
  { size: 13, common: false },
  { size: 12.5, common: true },
  { size: 12.5, common: false },
  { size: 12, common: true },
  { size: 12, common: false },
  { size: 11.5, common: false },
];
/** One or two changes alone on a slide are set large. */
const FEW = 2;
const LARGE_LEVELS: readonly GridLevel[] = [28, 24, 20].map((size) => ({ size, common: true }));
/** Sizes of a group on one slide, and of a group that continues. */
const WHOLE_SIZES: readonly Pt[] = [18, 16, 15, 14, 13, 12];
/** Characters that surely do not fit on one slide, and in one cell of the grid: measuring them is dear. */
const MOST_ON_ONE = 6000;
const MOST_IN_GRID = 1200;
const PART_SIZES: readonly Pt[] = [14, 13, 12];
/** Rows of a grid; more are read group by group. */
const MOST_ROWS = 5;
/** Ideas of a group that stand in two columns. */
const TWO_COLUMNS_FROM = 4;

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

function mediaIdea(context: PageContext, item: Output['mediaTargetingSolution'][number]): Idea {
  const objective = clean(item.objective);
  const reason = clean(item.reasoning);
  const aim = objective === '' ? '' : say(context, `Objective: ${objective}`, `วัตถุประสงค์: ${objective}`);
  const stop = aim === '' || reason === '' || /[.!?…]$/.test(reason) || context.lang === 'th' ? '' : '.';
  return {
    lead: joined(
      [joined([clean(item.platform), clean(item.campaignType)], ' '), clean(item.targeting)],
      ': ',
    ),
    reason: joined([reason + stop, aim], context.lang === 'th' ? '  ·  ' : ' '),
  };
}

const says = ({ lead, reason }: Idea): boolean => lead !== '' || reason !== '';
const ideaOf = (item: Output['businessSolution'][number]): Idea => ({
  lead: clean(item.recommendation),
  reason: clean(item.reasoning),
});

/** @param first number of the first change: after those that cards show */
function groupsOf(context: PageContext, output: Output, first = 1): Group[] {
  const all: readonly (readonly [string, string, Idea[]])[] = [
    ['business', say(context, 'Business', 'ธุรกิจ'), output.businessSolution.map(ideaOf)],
    [
      'creative',
      say(context, 'Communication and creative', 'การสื่อสารและครีเอทีฟ'),
      output.communicationCreativeSolution.map(ideaOf),
    ],
    [
      'media',
      say(context, 'Media targeting', 'การกำหนดกลุ่มสื่อ'),
      output.mediaTargetingSolution.map((item) => mediaIdea(context, item)),
    ],
  ];
  const groups: Group[] = [];
  let from = first;
  for (const [id, name, written] of all) {
    const ideas = written.filter(says);
    if (ideas.length > 0) groups.push({ id, name, ideas, from });
    from += ideas.length;
  }
  return groups;
}

/** All groups beside each other. */
function grid(
  context: PageContext,
  groups: readonly Group[],
  headline: string,
  { size, common }: GridLevel,
): SceneNode[] {
  const rowCount = Math.max(...groups.map((one) => one.ideas.length));
  if (rowCount > MOST_ROWS) throw new DoesNotFit('Ideas');
  const body = bodyBox(context, headline);
  const places = columns(body, groups.length);
  const width = places[0]?.width ?? body.width;
  const last = groups.at(-1);
  const digits = String((last?.from ?? 1) + (last?.ideas.length ?? 1) - 1).length;
  const number = style('number', context.lang, { size: Math.min(30, size * 1.7), colour: 'brand' });
  const indent = number.size * (0.62 * digits + 0.7);
  const head = style('head', context.lang, { size: Math.min(20, size + 3) });
  const headHeight = Math.max(...groups.map((one) => block(context, [para(one.name, head)], width).height));
  const top = body.y + pxToPt(13) + headHeight + pxToPt(13);
  const pad = size * (size > 13 ? 0.75 : 0.55);
  const own = groups.map((one) =>
    one.ideas.map(
      (idea) =>
        Math.max(block(context, ideaSpecs(context, idea, size), width - indent).height, number.pitch) +
        2 * pad,
    ),
  );
  const shared = Array.from({ length: rowCount }, (_, row) =>
    Math.max(...own.map((heights) => heights[row] ?? 0)),
  );
  const room = bottomOf(body) - top;
  return groups.flatMap((one, column): SceneNode[] => {
    const natural = common ? shared : (own[column] ?? []);
    const needed = natural.reduce((sum, height) => sum + height, 0) - pad;
    if (needed > room + 0.5) throw new DoesNotFit('Ideas');
    const extra = Math.min(size * 1.5, (room - needed) / Math.max(1, natural.length));
    const place = places[column] ?? body;
    const nodes: SceneNode[] = [
      rule(`${one.id}-rule`, place.x, body.y, width, 'brand', 3),
      text(context, one.name, head, {
        id: `${one.id}-head`,
        name: one.name,
        x: place.x,
        y: body.y + pxToPt(13),
        width,
      }),
    ];
    let y = top;
    for (const [row, idea] of one.ideas.entries()) {
      const height = (natural[row] ?? 0) + extra;
      const at = one.from + row;
      const id = `idea-${at}`;
      const words = block(context, ideaSpecs(context, idea, size), width - indent);
      const lead = style('head', context.lang, { size: size + 1 });
      const drop = (lead.pitch - lead.size * 0.72) / 2 - (number.pitch - number.size * 0.72) / 2;
      nodes.push(
        rule(`${id}-rule`, place.x, y, width),
        group(
          id,
          `${one.name} ${row + 1}`,
          { x: place.x, y, width, height: Math.min(height, bottomOf(body) - y) },
          [
            text(context, String(at), number, {
              id: `${id}-number`,
              name: `Number ${at}`,
              role: 'number',
              x: place.x,
              y: y + pad + Math.max(-pad, drop),
              width: indent,
            }),
            blockNode(words, {
              id: `${id}-text`,
              name: `Idea ${at}`,
              x: place.x + indent,
              y: y + pad,
              width: width - indent,
            }),
          ],
        ),
      );
      y += height;
    }
    return nodes;
  });
}

/** A group on slides of its own: numbered rows, the lead and its reason in each. `first`: the section's headline. */
function groupSlides(context: PageContext, one: Group, first: string): SlideDraft[] {
  const counted = say(
    context,
    `${one.name}: ${one.ideas.length} changes`,
    `${one.name}: ${one.ideas.length} ข้อเสนอ`,
  );
  const headline = first !== '' ? first : isHeadline(context, counted) ? counted : headlineOf(context);
  const titled = { ...context, section: { ...context.section, title: headline } };
  const characters = one.ideas.reduce((sum, idea) => sum + idea.lead.length + idea.reason.length, 0);
  const levels = [
    ...(characters > MOST_ON_ONE ? [] : WHOLE_SIZES).map((size) => ({ size, onePage: true })),
    ...PART_SIZES.map((size) => ({ size, onePage: false })),
  ];
  const outline = { [one.name]: one.ideas.flatMap((idea) => [idea.lead, idea.reason]) };
  return tryLevels(titled, outline, levels, ({ size, onePage }) => {
    const body = bodyBox(context, headline);
    const look: NumberedLook = {
      style: style('head', context.lang, { size: size + 1 }),
      number: size * 1.8,
      pad: size * (size > 13 ? 0.7 : 0.5),
      from: one.from,
    };
    const head = style('head', context.lang, { size: Math.min(20, size + 3) });
    const top = first === '' ? body.y : body.y + head.pitch + pxToPt(14);
    const specs = one.ideas.map((idea) => ideaSpecs(context, idea, size));
    const heading = (): SceneNode[] =>
      first === ''
        ? []
        : [
            text(context, one.name, head, {
              id: `${one.id}-head`,
              name: one.name,
              x: body.x,
              y: body.y,
              width: body.width,
            }),
          ];
    if (onePage && specs.length >= TWO_COLUMNS_FROM) {
      const half = Math.ceil(specs.length / 2);
      const room = { ...body, y: top, height: bottomOf(body) - pxToPt(10) - top };
      const rows = columns(room, 2, pxToPt(56)).flatMap((place, side) => {
        const part = side === 0 ? specs.slice(0, half) : specs.slice(half);
        const own = { ...look, from: one.from + side * half, stretch: 1.5 };
        return numberedRows(context, 'idea', one.name, part, place, own).nodes;
      });
      return [{ layout: 'content', headline, nodes: [...heading(), ...rows] }];
    }
    const last = { ...look, from: one.from + specs.length };
    const counts = balanced(
      numberedHeights(context, specs, body.width, last),
      bottomOf(body) - top,
      body.height,
    );
    if (!counts || (onePage && counts.length > 1)) throw new DoesNotFit(one.name);
    let at = 0;
    return counts.map((count, index): SlideDraft => {
      const y = index === 0 ? top : body.y;
      const rows = numberedRows(
        context,
        'idea',
        one.name,
        specs.slice(at, at + count),
        { ...body, y, height: bottomOf(body) - y },
        { ...look, from: one.from + at, stretch: 1.3 },
      );
      at += count;
      const heads = index === 0 ? heading() : [];
      return { layout: 'content', headline, nodes: [...heads, ...rows.nodes] };
    });
  });
}

/** What the cards do not say. */
function furtherThan(ideas: Part<'ideas'>, output: Output): Output {
  const said = new Set(ideas.map(({ headline }) => clean(headline)));
  const left = (list: Output['businessSolution']): Output['businessSolution'] =>
    list.filter(({ recommendation }) => !said.has(clean(recommendation)));
  return {
    ...output,
    businessSolution: left(output.businessSolution),
    communicationCreativeSolution: left(output.communicationCreativeSolution),
  };
}

export const layout: PageLayout<'suggestion-idea'> = (output, context) => {
  const { ideas } = context.reckoned;
  if (!ideas) return groupsAlone(context, output, groupsOf(context, output));
  const further = furtherThan(ideas, output);
  const title = say(context, 'Further suggestions, and why', 'ข้อเสนออื่นพร้อมเหตุผล');
  const all = groupsOf(context, further);
  // One group left is numbered after the cards; the three groups are numbered as ever.
  const groups = all.length === 1 ? groupsOf(context, further, ideas.length + 1) : all;
  const only = groups.length === 1 ? groups[0] : undefined;
  return (
    (only &&
      reckonedPage(
        context,
        TOGETHER_LEVELS,
        (level) => ideasTogether(context, ideas, only, title, level),
        undefined,
      )) ??
    reckonedPage(context, IDEA_LEVELS, (level) => ideaSlides(context, ideas, level), {
      title,
      slides: (rest) => groupsAlone(rest, further, groups),
    }) ??
    groupsAlone(context, output, groupsOf(context, output))
  );
};

/** The groups alone. */
function groupsAlone(context: PageContext, output: Output, groups: readonly Group[]): SlideDraft[] {
  const headline = headlineOf(context);
  const ideas = groups.flatMap((one) => one.ideas);
  const longest = Math.max(0, ...ideas.map((idea) => idea.lead.length + idea.reason.length));
  if (groups.length === 0) return tryLevels(context, output, [], () => []);
  const levels = ideas.length <= FEW ? [...LARGE_LEVELS, ...GRID_LEVELS] : GRID_LEVELS;
  const [only, ...others] = groups;
  return (
    (only && others.length === 0
      ? firstLevel(context, FEW_SIZES, (size) => fewIdeas(context, only, headline, size))
      : undefined) ??
    firstLevel(context, longest > MOST_IN_GRID ? [] : levels, (level) => [
      { layout: 'content', headline, nodes: grid(context, groups, headline, level) },
    ]) ??
    groups.flatMap((one, index) => groupSlides(context, one, index === 0 ? headline : ''))
  );
}
