/** Page 5: who they are, the hero product set apart, the other products, and the selling points as one line. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  clean,
  columns,
  firstLevel,
  headlineOf,
  problemsOf,
  say,
  style,
  tables,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { heroCard, productCards, sellingPoints, who, type Level, type Product } from './business-parts.ts';
import { factAlone, factSlide, isDrawnOut, pointParts } from './business-fact.ts';
import { continued, saidBy } from './reckoned-first.ts';

type Output = SectionOutput<'business-overview'>;

const LEVELS: readonly Level[] = [
  { lead: 26, body: 20, point: 22, cards: 4, across: 3, pointsApart: false },
  { lead: 24, body: 19, point: 20, cards: 4, across: 4, pointsApart: false },
  { lead: 22, body: 18, point: 20, cards: 4, across: 3, pointsApart: false },
  { lead: 20, body: 17, point: 18, cards: 4, across: 4, pointsApart: false },
  { lead: 18, body: 15, point: 17, cards: 4, across: 4, pointsApart: false },
  { lead: 17, body: 15, point: 16, cards: 4, across: 6, pointsApart: false },
  { lead: 17, body: 15, point: 16, cards: 4, across: 3, pointsApart: false },
  { lead: 16, body: 14, point: 15, cards: 4, across: 6, pointsApart: false },
  { lead: 16, body: 14, point: 15, cards: 4, across: 3, pointsApart: false },
  { lead: 15, body: 13, point: 14, cards: 4, across: 6, pointsApart: false },
  { lead: 15, body: 13, point: 14, cards: 4, across: 3, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 4, across: 6, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 4, across: 3, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 4, across: 4, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 4, across: 6, narrow: true, pointsApart: false },
  { lead: 20, body: 16, point: 16, cards: 4, across: 3, pointsApart: true },
  { lead: 17, body: 15, point: 15, cards: 4, across: 3, pointsApart: true },
  { lead: 14, body: 13, point: 14, cards: 4, across: 3, pointsApart: true },
  { lead: 14, body: 12, point: 13, cards: 1, across: 4, pointsApart: false },
  { lead: 12, body: 12, point: 12, cards: 1, across: 3, pointsApart: true },
];

/** So many selling points stand under a lone product rather than in rows under everything. */
const MANY_POINTS = 5;
const POINTS_GAP: Pt = pxToPt(26);
/** Most height of the product's card beside a fact or over its selling points. */
const MOST_HERO: Pt = pxToPt(190);
/** So many other products that are only a name have cards: a table of them is half empty. */
const MOST_NAMED = 6;
/** A hero lower than this has small words. */
const LEAST_HERO: Pt = pxToPt(170);
/** Between the hero and the other products. */
const CARD_GAP: Pt = pxToPt(20);
/** Kept free under products that fill the height, and most height that they fill. */
const FILL_AIR: Pt = pxToPt(10);
const MOST_FILLED: Pt = pxToPt(450);
/** The hero's part of a height that it shares with other products, and with such as are only a name. */
const HERO_SHARE = 0.56;
const HERO_OVER_NAMES = 0.68;

const productTable = (context: PageContext, products: readonly Product[], box: Box) =>
  tables(
    context,
    {
      id: 'products',
      name: say(context, 'Products', 'สินค้าและบริการ'),
      caption: say(context, 'Products', 'สินค้าและบริการ'),
      x: box.x,
      width: box.width,
      size: 13,
      padding: { x: 10, y: 9 },
      columns: [
        { head: say(context, 'Product', 'สินค้าและบริการ'), share: 34 },
        { head: say(context, 'What it is', 'รายละเอียด'), share: 66 },
      ],
      rows: products.map((product) => [product.name, product.detail]),
      stretch: 1.3,
    },
    box.y,
    { first: box.height },
  );

/** The other products as a table and the selling points beside it, on one slide. */
function productsAndPoints(
  context: PageContext,
  products: readonly Product[],
  points: readonly string[],
  body: Box,
  level: Level,
): SceneNode[] {
  const [left, right] = columns({ ...body, height: body.height - pxToPt(8) }, [720, 404], pxToPt(40));
  if (!left || !right) throw new DoesNotFit('Products');
  const [table, ...others] = productTable(context, products, left);
  if (!table || others.length > 0) throw new DoesNotFit('Products');
  const beside = new Stack(context, right)
    .text(
      'points-head',
      'Selling points',
      say(context, 'What sets it apart', 'สิ่งที่แตกต่าง'),
      style('table', context.lang, { size: 12, colour: 'quiet' }),
    )
    .gap(6)
    .rule('points-rule', 'ink', 1.125)
    .gap(10)
    .list(
      'points',
      'Selling points',
      points,
      style('body', context.lang, { size: level.body, weight: 700 }),
      {
        gap: level.body * 0.5,
      },
    );
  return [table, ...beside.nodes];
}

/** One product over what sets it apart, in two columns: both as high as the slide. */
function heroWithPoints(
  context: PageContext,
  hero: Product,
  points: readonly string[],
  box: Box,
  level: Level,
): SceneNode[] {
  const room = { ...box, height: box.height - FILL_AIR };
  const two = { ...level, across: 2 };
  const natural = sellingPoints(context, points, { ...room, y: 0, height: 10_000 }, two).bottom;
  const top = heroCard(context, hero, room, level, {
    alone: false,
    least: Math.min(MOST_HERO, room.height - natural - POINTS_GAP),
  });
  const y = bottomOf(top.box) + POINTS_GAP;
  return [top, ...sellingPoints(context, points, { ...room, y, height: bottomOf(room) - y }, two).nodes];
}

/** Of selling points that have a slide to themselves, largest first. */
const ALONE: readonly { point: Pt; across: number }[] = [
  { point: 34, across: 1 },
  { point: 30, across: 2 },
  { point: 26, across: 2 },
  { point: 22, across: 2 },
  { point: 20, across: 2 },
  { point: 18, across: 3 },
];

/** As large as the slide allows, never smaller than usual. */
function pointsAlone(context: PageContext, points: readonly string[], body: Box, level: Level): SceneNode[] {
  for (const each of ALONE.filter(({ point }) => point > level.point)) {
    const made = attempt(() => sellingPoints(context, points, body, { ...level, ...each }));
    if (made && problemsOf(made.nodes, body).length === 0) return made.nodes;
  }
  return sellingPoints(context, points, body, level).nodes;
}

function draw(output: Output, context: PageContext, level: Level): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const [left, right] = columns(body, [434, 651], pxToPt(79));
  if (!left || !right) throw new DoesNotFit('Business overview');
  // What sets it apart is no more than its name where nothing else was said.
  const names = new Set(output.keyProducts.map(({ name }) => clean(name)));
  const points = output.uniqueSellingPoints.map(clean).filter((point) => point !== '' && !names.has(point));
  const [hero, ...others] = output.keyProducts;
  const named = others.length <= MOST_NAMED && others.every(({ detail }) => clean(detail) === '');
  const asTable = output.keyProducts.length > level.cards && others.length > 0 && !named;

  const under = points.length > 0 && !level.pointsApart;
  const beside = under && hero !== undefined && others.length === 0 && points.length >= MANY_POINTS;
  const low =
    under && !beside ? sellingPoints(context, points, { ...body, y: 0, height: 10_000 }, level) : undefined;
  // Products and words fill the height over the selling points; the position stands at its end.
  const fill = hero !== undefined && !asTable;
  const free = right.height - (low ? 0 : FILL_AIR) - (low ? low.bottom + POINTS_GAP : 0);
  const room = { ...right, height: Math.min(free, MOST_FILLED) };
  const natural = who(context, output, left, level);
  if (low && natural.y > bottomOf(room) + FILL_AIR) throw new DoesNotFit('Business overview');
  const about = fill ? who(context, output, left, level, Math.max(0, bottomOf(room) - natural.y)) : natural;
  const nodes: SceneNode[] = [...about.nodes];
  let bottom = about.y;
  if (beside) {
    const all = heroWithPoints(context, hero, points, right, level);
    return [{ layout: 'content', headline, nodes: [...nodes, ...all] }];
  }
  if (hero) {
    const alone = others.length === 0 || asTable;
    const share = alone ? 1 : named ? HERO_OVER_NAMES : HERO_SHARE;
    // The others have what they need before the hero takes its share.
    const needed = alone
      ? 0
      : productCards(context, others, { ...right, y: 0, height: 10_000 }, level, false).bottom + CARD_GAP;
    const given = fill ? Math.min(room.height * share, room.height - needed) : 0;
    // A hero with little height is set small.
    const least = given < LEAST_HERO ? 0 : given;
    const top = heroCard(context, hero, fill ? room : right, level, { alone, least });
    nodes.push(top);
    bottom = Math.max(bottom, bottomOf(top.box));
    if (!alone) {
      const y = bottomOf(top.box) + CARD_GAP;
      const cards = productCards(context, others, { ...room, y, height: bottomOf(room) - y }, level, true);
      nodes.push(...cards.nodes);
      bottom = Math.max(bottom, cards.bottom);
    }
    if (low && bottom > bottomOf(room) + FILL_AIR) throw new DoesNotFit('Products');
  }
  const more: SlideDraft[] = [];
  if (points.length > 0 && level.pointsApart && asTable) {
    const both = attempt(() => productsAndPoints(context, others, points, body, level));
    if (both)
      return [
        { layout: 'content', headline, nodes },
        { layout: 'content', headline, nodes: both, note: '' },
      ];
  }
  if (points.length > 0 && level.pointsApart) {
    more.push({
      layout: 'content',
      headline,
      nodes: pointsAlone(context, points, body, level),
      note: '',
    });
  } else if (points.length > 0) {
    const y = bottom + POINTS_GAP;
    nodes.push(...sellingPoints(context, points, { ...body, y, height: bottomOf(body) - y }, level).nodes);
  }
  const rest = asTable ? productTable(context, others, body) : [];
  return [
    { layout: 'content', headline, nodes },
    ...rest.map((node): SlideDraft => ({ layout: 'content', headline, nodes: [node], note: '' })),
    ...more,
  ];
}

const present: PageLayout<'business-overview'> = (output, context) =>
  tryLevels(context, output, LEVELS, (level) => draw(output, context, level));

/** Sizes of a fact with all that the page says beside it; smaller ones say more than stands on one slide. */
const TOGETHER: readonly Level[] = LEVELS.filter((level) => level.cards > 1 && !level.pointsApart);
const FACT_SHARES = [400, 684] as const;

/**
 * A fact that nothing counts out, with what is sold and who sells it beside it: apart, both slides would be half empty.
 * Undefined where there is more to say.
 */
function factTogether(output: Output, context: PageContext): SlideDraft[] | undefined {
  const { fact } = context.reckoned;
  const [hero, ...others] = output.keyProducts;
  if (!fact || !hero || clean(fact.value.text) === '' || isDrawnOut(context, fact)) return undefined;
  const points = output.uniqueSellingPoints
    .map(clean)
    .filter((point) => point !== '' && point !== clean(fact.caption));
  return firstLevel(context, TOGETHER, (level) => {
    if (output.keyProducts.length > level.cards) throw new DoesNotFit('Products');
    const headline = headlineOf(context);
    const whole = bodyBox(context, headline);
    const body = { ...whole, height: whole.height - FILL_AIR };
    const row = (y: Pt) => sellingPoints(context, points, { ...body, y, height: 10_000 }, level);
    const low = points.length === 0 ? 0 : row(0).bottom;
    const end = bottomOf(body) - (low === 0 ? 0 : low + pxToPt(18));
    const room = { ...body, height: end - body.y };
    const [left, right] = columns(room, FACT_SHARES, pxToPt(44));
    if (!left || !right) throw new DoesNotFit('Business overview');
    const gap = pxToPt(16);
    const beside = (least: Pt, top: Pt): { nodes: SceneNode[]; bottom: Pt } => {
      const about = who(context, output, right, level);
      const sold = heroCard(context, hero, { ...right, y: about.y + top }, level, { alone: false, least });
      const y = bottomOf(sold.box) + gap;
      const under = { ...right, y, height: bottomOf(right) - y };
      const rest = others.length > 0 ? productCards(context, others, under, level, false) : undefined;
      return {
        nodes: [...about.nodes, sold, ...(rest?.nodes ?? [])],
        bottom: rest?.bottom ?? bottomOf(sold.box),
      };
    };
    const natural = beside(0, gap);
    const free = end - natural.bottom;
    if (free < -0.5) throw new DoesNotFit('Business overview');
    // What is free makes the product's card higher.
    const larger = attempt(() => beside(Math.min(MOST_HERO, pxToPt(104) + free), gap));
    const placed = larger && larger.bottom <= end + 0.5 ? larger : natural;
    return [
      {
        layout: 'content',
        headline,
        nodes: [
          ...factAlone(context, fact, left),
          ...placed.nodes,
          ...(low === 0 ? [] : row(bottomOf(body) - low).nodes),
        ],
      },
    ];
  });
}

export const layout: PageLayout<'business-overview'> = (output, context) => {
  const together = factTogether(output, context);
  if (together) return together;
  const first = factSlide(output, context);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const uniqueSellingPoints = output.uniqueSellingPoints.filter((point) => !said(pointParts(point).lead));
  const head = say(context, 'What they sell, and where they stand', 'ขายอะไร และยืนอยู่ตรงไหน');
  return continued(context, first, head, (own) => present({ ...output, uniqueSellingPoints }, own));
};
