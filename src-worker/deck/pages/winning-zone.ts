/** Page 11: three overlapping circles, the sweet spot as the only strong colour, and what follows from it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { cleanTexts } from '../kit/drafts.ts';
import {
  DoesNotFit,
  Stack,
  balanced,
  bodyBox,
  bottomOf,
  clean,
  columns,
  headlineOf,
  rule,
  say,
  style,
  tryLevels,
  widthOf,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { numberedHeights, numberedRows, type NumberedLook } from '../kit/numbered.ts';
import { VENN_SHAPE, headsOf, venn } from './winning-circles.ts';

type Output = SectionOutput<'winning-zone'>;

interface Level {
  /**
   * Where the three lists stand: in the circles; at the right of large ones as rows of running text, or as columns, over the
   * sweet spot; as rows over what follows, the sweet spot under the circles ('under'); beside small circles, the sweet spot
   * under both; 'split' moves the sweet spot to a second slide.
   */
  lists: 'inside' | 'rows' | 'under' | 'beside' | 'right' | 'split';
  /** Size of the lists. */
  size: Pt;
  /** Size of the implications. */
  points: Pt;
}
const LEVELS: readonly Level[] = [
  { lists: 'inside', size: 14, points: 16 },
  { lists: 'inside', size: 13.5, points: 14 },
  { lists: 'inside', size: 13, points: 13 },
  { lists: 'inside', size: 12, points: 13 },
  { lists: 'rows', size: 15, points: 16 },
  { lists: 'rows', size: 14, points: 15 },
  { lists: 'rows', size: 14, points: 14 },
  { lists: 'under', size: 16, points: 16 },
  { lists: 'under', size: 15, points: 15 },
  { lists: 'under', size: 14, points: 14 },
  { lists: 'rows', size: 13, points: 14 },
  { lists: 'rows', size: 13, points: 13 },
  { lists: 'right', size: 14, points: 14 },
  { lists: 'under', size: 13, points: 13 },
  { lists: 'right', size: 13, points: 13 },
  { lists: 'beside', size: 16, points: 16 },
  { lists: 'beside', size: 15, points: 15 },
  { lists: 'beside', size: 14, points: 14 },
  { lists: 'beside', size: 13, points: 13 },
  { lists: 'right', size: 12, points: 12 },
  { lists: 'beside', size: 12, points: 12 },
  { lists: 'split', size: 16, points: 18 },
  { lists: 'split', size: 14, points: 15 },
  { lists: 'split', size: 12, points: 12.5 },
];
/** More or longer points than these stand outside the circles. */
const MOST_INSIDE = 3;
/** Letters of a point in a circle: where other fonts draw a file, longer ones meet the sweet spot. */
const LONGEST_INSIDE = 40;
/** Letters that take room in a line: Thai vowels and tone marks above and below do not. */
const widthInLetters = (words: string): number => words.replaceAll(/\p{M}/gu, '').length;

/** Of the sweet spot in words where none, one or two consequences stand under it. */
const LARGE_SPOT = [32, 24, 22] as const;

/** Sizes of what follows beside circles that hold their lists, largest first. */
const BESIDE_SIZES: readonly Pt[] = [20, 18, 17, 16, 15, 14];

/** Little beside the circles begins this part of the height from the top. */
const LITTLE_TOP = 5;

/** Of the small circles and the lists beside them, in px of the design. */
const SMALL = [380, 744] as const;
const LIST_GAP: Pt = pxToPt(22);

const lookOf = (context: PageContext, size: Pt): NumberedLook => ({
  style: style('lead', context.lang, { size }),
  number: Math.max(20, size * 1.75),
  pad: size * 0.9,
  stretch: 1.5,
});

/** The sweet spot in words with its consequences under it. `close`: where lists stand over it. */
function conclusion(
  context: PageContext,
  output: Output,
  place: Box,
  points: Pt,
  top: Pt,
  { close = false, spotSize = Math.min(20, points + 4) }: { close?: boolean; spotSize?: Pt } = {},
): SceneNode[] {
  const { lang } = context;
  const stack = new Stack(context, { ...place, y: top, height: bottomOf(place) - top });
  const summary = clean(output.sweetSpotSummary);
  const implications = cleanTexts(output.positioningImplications);
  if (summary !== '') {
    stack.text(
      'spot-label',
      'Sweet spot label',
      say(context, 'The sweet spot', 'จุดที่ใช่'),
      style('label', lang, { colour: 'brand' }),
    );
    stack.gap(pxToPt(6));
    const long = summary.length > 160;
    stack.text(
      'spot',
      'Sweet spot',
      summary,
      style('head', lang, {
        size: long ? points : spotSize,
        weight: long ? 400 : 700,
      }),
      { balance: true },
    );
    stack.gap(pxToPt(close ? 14 : 28));
  }
  if (implications.length === 0) return stack.nodes;
  const rows = numberedRows(
    context,
    'implication',
    say(context, 'Consequence', 'ข้อสรุป'),
    implications,
    { ...place, y: stack.y, height: stack.left },
    { ...lookOf(context, points), ...(close ? { pad: points * 0.5 } : {}) },
  );
  return [...stack.nodes, ...rows.nodes];
}

/** The same, side by side over the slide's width. */
function conclusionBelow(context: PageContext, output: Output, body: Box, points: Pt, top: Pt): SceneNode[] {
  const place = { ...body, y: top, height: bottomOf(body) - top };
  const [left, right] = columns(place, [330, 794], pxToPt(40));
  const implications = cleanTexts(output.positioningImplications);
  if (!left || !right || implications.length === 0) return conclusion(context, output, place, points, top);
  const lead = conclusion(context, { ...output, positioningImplications: [] }, left, points, top);
  const look = { ...lookOf(context, points), pad: points * 0.55, stretch: 1.2 };
  const name = say(context, 'Consequence', 'ข้อสรุป');
  const wide = lead.length === 0 ? place : right;
  return [...lead, ...numberedRows(context, 'implication', name, implications, wide, look).nodes];
}

function lists(context: PageContext, output: Output, place: Box, size: Pt): SceneNode[] {
  const heads = headsOf(context, output);
  const shown = [heads.want, heads.best, heads.rivals].filter((head) => head.points.length > 0);
  return columns(place, Math.max(1, shown.length), pxToPt(28)).flatMap((box, index) => {
    const head = shown[index];
    if (!head) return [];
    return new Stack(context, box)
      .rule(`${head.id}-rule`, 'ink', 1.125)
      .gap(pxToPt(12))
      .text(
        `${head.id}-head`,
        `${head.words} head`,
        head.words,
        style('head', context.lang, { size: size + 1 }),
      )
      .gap(pxToPt(8))
      .list(`${head.id}-points`, head.words, head.points, style('body', context.lang, { size })).nodes;
  });
}

/** Of a row's name at least, in px of the design. */
const ROW_NAME: Pt = pxToPt(150);
/** Of running text: more would be a wall of it. */
const LONGEST_ROW = 150;
/** The same beside circles with the sweet spot under them, where the rows have more of the height. */
const LONGER_ROW = 200;
/** Least height of the circles over the sweet spot, in px of the design. */
const LEAST_CIRCLES: Pt = pxToPt(250);

/** The three lists as rows of running text under each other, the name of each beside it. */
function listRows(
  context: PageContext,
  output: Output,
  place: Box,
  size: Pt,
  longest = LONGEST_ROW,
): SceneNode[] {
  const { lang } = context;
  const heads = headsOf(context, output);
  const shown = [heads.want, heads.best, heads.rivals].filter((head) => head.points.length > 0);
  const named = style('head', lang, { size: size - 0.5 });
  const wide = Math.max(ROW_NAME, ...shown.map((head) => widthOf(context, head.words, named) + LIST_GAP));
  let { y } = place;
  return shown.flatMap((head, index) => {
    const said = head.points.join(' · ');
    if (head.points.length > MOST_INSIDE || widthInLetters(said) > longest) throw new DoesNotFit(head.words);
    const name = new Stack(context, { ...place, y, height: bottomOf(place) - y, width: wide })
      .gap(pxToPt(9))
      .text(`${head.id}-head`, `${head.words} head`, head.words, named);
    const words = new Stack(context, {
      ...place,
      x: place.x + wide,
      y,
      width: place.width - wide,
      height: bottomOf(place) - y,
    })
      .gap(pxToPt(9))
      .text(`${head.id}-points`, head.words, said, style('body', lang, { size }));
    const line = rule(
      `${head.id}-rule`,
      place.x,
      y,
      place.width,
      index === 0 ? 'ink' : 'line',
      index === 0 ? 1.125 : 0.75,
    );
    y = Math.max(name.y, words.y) + pxToPt(9);
    return [line, ...name.nodes, ...words.nodes];
  });
}

export const layout: PageLayout<'winning-zone'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const all = [output.customersWant, output.weDoBest, output.competitorsDoBest];
  const inside = all.every(
    (list) => list.length <= MOST_INSIDE && list.every((point) => widthInLetters(point) <= LONGEST_INSIDE),
  );
  const [left, right] = columns(body, [594, 443], pxToPt(92));
  if (!left || !right) return [];

  return tryLevels(context, output, LEVELS, ({ lists: where, size, points }): SlideDraft[] => {
    const slide = (nodes: SceneNode[]): SlideDraft => ({ layout: 'content', headline, nodes });
    if (where === 'inside') {
      if (!inside) throw new DoesNotFit('Circles');
      const spotSize = LARGE_SPOT[cleanTexts(output.positioningImplications).length];
      // Little beside the circles stands by their middle.
      const top = body.y + (spotSize === undefined ? pxToPt(16) : body.height / LITTLE_TOP);
      const draw = (own: Pt): SceneNode[] =>
        conclusion(context, output, right, own, top, spotSize === undefined ? {} : { spotSize });
      // What stands beside the circles is as large as its own room allows.
      const beside =
        BESIDE_SIZES.filter((own) => own > points)
          .map((own) => attempt(() => draw(own)))
          .find((made) => made !== undefined) ?? draw(points);
      return [slide([venn(context, output, left, size, true), ...beside])];
    }
    if (where === 'beside') {
      const [small, rest] = columns(body, SMALL, pxToPt(40));
      if (!small || !rest) return [];
      const listed = lists(context, output, rest, size);
      const end = Math.max(rest.y, ...listed.map((node) => bottomOf(node.box)));
      const high = Math.min(230, Math.max(184, end - body.y));
      const circles = venn(context, output, { ...small, height: high }, 12, false);
      const top = Math.max(end, body.y + high) + pxToPt(22);
      return [slide([circles, ...listed, ...conclusionBelow(context, output, body, points, top)])];
    }
    if (where === 'right' || where === 'rows') {
      const [large, rest] = columns(body, [470, 654], pxToPt(40));
      if (!large || !rest) return [];
      const listed = (where === 'rows' ? listRows : lists)(context, output, rest, size);
      const end = Math.max(rest.y, ...listed.map((node) => bottomOf(node.box)));
      const circles = venn(context, output, { ...large, height: large.height - pxToPt(10) }, 17, false);
      const top = end + LIST_GAP;
      return [
        slide([circles, ...listed, ...conclusion(context, output, rest, points, top, { close: true })]),
      ];
    }
    if (where === 'under') return [slide(underCircles(context, output, body, size, points))];
    const [large, rest] = columns(body, [470, 654], pxToPt(40));
    if (!large || !rest) return [];
    const height = Math.min(large.height - pxToPt(10), 300);
    const circles = venn(context, output, { ...large, height }, size > 12 ? 14 : 12, false);
    return [
      slide([circles, ...lists(context, output, rest, size)]),
      ...fewestConsequences(context, output, headline, points),
    ];
  });
};

/** The sweet spot in words under large circles; the lists as rows beside them, over what follows. */
function underCircles(context: PageContext, output: Output, body: Box, size: Pt, points: Pt): SceneNode[] {
  const [left, right] = columns(body, [410, 714], pxToPt(40));
  if (!left || !right) throw new DoesNotFit('Circles');
  const lead = (top: Pt): SceneNode[] =>
    conclusion(context, { ...output, positioningImplications: [] }, left, points, top, {
      spotSize: Math.min(18, points + 2),
    });
  const high = Math.max(0, ...lead(body.y).map((node) => bottomOf(node.box) - body.y));
  const room = body.height - pxToPt(10) - (high === 0 ? 0 : high + pxToPt(18));
  if (room < LEAST_CIRCLES) throw new DoesNotFit('Circles');
  // The circles begin at the left edge, as the words under them do.
  const wide = Math.min(left.width, room * VENN_SHAPE);
  const place = { ...left, width: wide, height: room };
  const circles = venn(context, output, place, room > pxToPt(330) ? 15 : 12, false);
  const rows = listRows(context, output, right, size, LONGER_ROW);
  const top = Math.max(right.y, ...rows.map((node) => bottomOf(node.box))) + LIST_GAP;
  const follows = conclusion(context, { ...output, sweetSpotSummary: '' }, right, points, top, {
    close: true,
  });
  return [circles, ...lead(body.y + room + pxToPt(18)), ...rows, ...follows];
}

/** On one slide in the largest size that allows it, else in the given one. */
function fewestConsequences(
  context: PageContext,
  output: Output,
  headline: string,
  points: Pt,
): SlideDraft[] {
  const drawn = [18, 16, 14, 13]
    .filter((size) => size <= points)
    .map((size) => attempt(() => consequences(context, output, headline, size)))
    .find((drafts) => drafts?.length === 1);
  return drawn ?? consequences(context, output, headline, points);
}

/** The sweet spot and its consequences on slides of their own. */
function consequences(context: PageContext, output: Output, headline: string, points: Pt): SlideDraft[] {
  const body = bodyBox(context, headline);
  const implications = cleanTexts(output.positioningImplications);
  const lead = conclusion(context, { ...output, positioningImplications: [] }, body, points, body.y);
  const end = Math.max(body.y, ...lead.map((node) => bottomOf(node.box)));
  const first = lead.length === 0 ? body.y : end + pxToPt(28);
  const look: NumberedLook = {
    ...lookOf(context, points),
    pad: points * 0.6,
    stretch: 1,
    from: implications.length,
  };
  const heights = numberedHeights(context, implications, body.width, look);
  const counts = balanced(heights, bottomOf(body) - first, body.height);
  if (!counts) throw new DoesNotFit('Consequences');
  if (implications.length === 0)
    return lead.length === 0 ? [] : [{ layout: 'content', headline, nodes: lead }];
  let at = 0;
  return counts.map((count, index) => {
    const top = index === 0 ? first : body.y;
    const part = implications.slice(at, at + count);
    const rows = numberedRows(
      context,
      'implication',
      say(context, 'Consequence', 'ข้อสรุป'),
      part,
      { ...body, y: top, height: bottomOf(body) - top },
      { ...look, from: at + 1 },
    );
    at += count;
    return { layout: 'content', headline, nodes: [...(index === 0 ? lead : []), ...rows.nodes] };
  });
}
