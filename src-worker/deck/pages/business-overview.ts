/** Page 5: who they are, the hero product set apart, the other products, and the selling points as one line. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  chunks,
  clean,
  columns,
  firstLevel,
  headlineOf,
  inset,
  rule,
  say,
  shape,
  splitFigure,
  style,
  tables,
  text,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { factAlone, factSlide, isDrawnOut, pointParts } from './business-fact.ts';
import { continued, saidBy } from './reckoned-first.ts';

type Output = SectionOutput<'business-overview'>;
type Product = Output['keyProducts'][number];

interface Level {
  lead: Pt;
  body: Pt;
  point: Pt;
  /** Products drawn as cards; more become a table on a second slide. */
  cards: number;
  /** Selling points in one row; more go on in another. */
  across: number;
  /** Selling points on a slide of their own. */
  pointsApart: boolean;
}
const LEVELS: readonly Level[] = [
  { lead: 22, body: 18, point: 20, cards: 4, across: 3, pointsApart: false },
  { lead: 18, body: 15, point: 17, cards: 4, across: 4, pointsApart: false },
  { lead: 16, body: 14, point: 15, cards: 4, across: 6, pointsApart: false },
  { lead: 15, body: 13, point: 14, cards: 4, across: 6, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 4, across: 4, pointsApart: false },
  { lead: 14, body: 12, point: 13, cards: 1, across: 4, pointsApart: false },
  { lead: 20, body: 16, point: 16, cards: 4, across: 3, pointsApart: true },
  { lead: 17, body: 15, point: 15, cards: 4, across: 3, pointsApart: true },
  { lead: 14, body: 13, point: 14, cards: 4, across: 3, pointsApart: true },
  { lead: 12, body: 12, point: 12, cards: 1, across: 3, pointsApart: true },
];

/** So many selling points stand under a lone product rather than in rows under everything. */
const MANY_POINTS = 5;
const POINTS_GAP: Pt = pxToPt(26);
/** Most height of the product's card beside a fact or over its selling points. */
const MOST_HERO: Pt = pxToPt(190);
/** Other products beside each other, and how many that are only a name have cards: a table of them is half empty. */
const MOST_BESIDE = 3;
const MOST_NAMED = 6;
/** Kept free under products that fill the height, and most height that they fill. */
const FILL_AIR: Pt = pxToPt(10);
const MOST_FILLED: Pt = pxToPt(400);
/** The hero's part of a height that it shares with other products. */
const HERO_SHARE = 0.56;

/** 'What it is. 310 subscribers today': a closing figure stands large at the card's right. */
function heroFigure(detail: string): { detail: string; figure: string; unit: string } | undefined {
  const at = detail.lastIndexOf('. ');
  if (at < 0) return undefined;
  const split = splitFigure(detail.slice(at + 2));
  if (!split || split.rest.length > 28 || split.figure.length > 6) return undefined;
  return { detail: detail.slice(0, at + 1), figure: split.figure, unit: split.rest };
}

/** In the hero's card, and over the words of another product. */
const PICTURE = { width: pxToPt(168), height: pxToPt(126) };
const SMALL_PICTURE = { width: pxToPt(112), height: pxToPt(84) };

const lowered = (node: SceneNode, by: Pt): SceneNode => ({
  ...node,
  box: { ...node.box, y: node.box.y + by },
});

/** How the hero stands: without others beside it, and at least so high where its slide has nothing below. */
interface HeroPlace {
  alone: boolean;
  least?: Pt;
}

function heroCard(
  context: PageContext,
  product: Product,
  box: Box,
  level: Level,
  { alone, least = 0 }: HeroPlace,
): SceneNode {
  const { lang } = context;
  const large = alone || least > 0;
  const picture = pictureIn(context, 'product');
  const pictured = picture ? PICTURE.width + pxToPt(20) : 0;
  const whole = inset(box, pxToPt(26), pxToPt(20));
  const inner = { ...whole, width: whole.width - pictured };
  const detail = clean(product.detail);
  const hero = heroFigure(detail);
  const figureWidth = hero ? pxToPt(170) : 0;
  const words = new Stack(context, { ...inner, width: inner.width - figureWidth });
  words.text(
    'product-1',
    'Hero product',
    product.name,
    style('head', lang, { size: large ? Math.max(26, level.lead * 1.5) : 20, colour: 'onBrand' }),
  );
  words
    .gap(4)
    .text(
      'product-1-detail',
      'Hero product detail',
      hero?.detail ?? detail,
      style('body', lang, { size: level.body + (large ? 3 : 0), colour: 'onBrand' }),
    );
  const nodes = [...words.nodes];
  let bottom = words.y;
  if (hero) {
    const figure = new Stack(context, {
      ...inner,
      x: inner.x + inner.width - figureWidth,
      width: figureWidth,
    });
    figure.gap(-6);
    figure.text(
      'product-1-figure',
      'Figure',
      hero.figure,
      style('number', lang, { size: 48, colour: 'onBrand' }),
      { align: 'right', role: 'number' },
    );
    figure.text(
      'product-1-unit',
      'Figure, of what',
      hero.unit,
      style('label', lang, { weight: 400, colour: 'onBrand' }),
      { align: 'right' },
    );
    nodes.push(...figure.nodes);
    bottom = Math.max(bottom, figure.y);
  }
  const height = Math.max(
    least,
    alone
      ? Math.min(box.height * (level.pointsApart ? 0.8 : 0.62), pxToPt(level.lead > 16 ? 300 : 190))
      : pxToPt(104),
    picture ? PICTURE.height + pxToPt(24) : 0,
    bottom + pxToPt(18) - box.y,
  );
  // Words stand in the middle of a card that is higher than they.
  const down = large ? Math.max(0, (height - (bottom - box.y) - pxToPt(20)) / 2) : 0;
  const placed = nodes.map((node) => lowered(node, down));
  if (picture) {
    const x = box.x + box.width - PICTURE.width - pxToPt(12);
    const y = box.y + (height - PICTURE.height) / 2;
    placed.push(pictureNode('product-1-picture', picture, { x, y, ...PICTURE }));
  }
  return card('product-1-card', clean(product.name).slice(0, 60), { ...box, height }, 'filled', placed);
}

/** `fill`: nothing stands below, the cards take the whole box. */
function productCards(
  context: PageContext,
  products: readonly Product[],
  box: Box,
  level: Level,
  fill: boolean,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const rows = chunks(products, MOST_BESIDE);
  const across = Math.max(1, ...rows.map((row) => row.length));
  const gap = pxToPt(16);
  let top = box.y;
  let number = 1;
  const nodes: SceneNode[] = [];
  for (const [index, row] of rows.entries()) {
    const high = fill ? (bottomOf(box) - top - gap * (rows.length - 1 - index)) / (rows.length - index) : 0;
    const made = columns({ ...box, y: top, height: bottomOf(box) - top }, across).flatMap((place, at) => {
      const product = row[at];
      if (!product) return [];
      number += 1;
      const whole = inset(place, pxToPt(18), pxToPt(14));
      const id = `product-${number}`;
      const picture = pictureIn(context, 'product', number - 1);
      const pictured = picture ? SMALL_PICTURE.height + pxToPt(12) : 0;
      const inner = new Stack(context, { ...whole, y: whole.y + pictured, height: whole.height - pictured });
      if (picture)
        inner.nodes.push(pictureNode(`${id}-picture`, picture, { x: whole.x, y: whole.y, ...SMALL_PICTURE }));
      inner.text(id, 'Product', product.name, style('head', lang, { size: fill ? 20 : 16 })).gap(4);
      inner.text(`${id}-detail`, 'Product detail', product.detail, style('body', lang, { size: level.body }));
      return [{ place, stack: inner, id, name: clean(product.name).slice(0, 60) }];
    });
    const end = Math.max(...made.map(({ stack }) => stack.y)) + gap;
    const bottom = Math.max(end, top + high);
    for (const { place, stack, id, name } of made) {
      const words = stack.nodes.map((node) => lowered(node, (bottom - end) / 2));
      nodes.push(card(`${id}-card`, name, { ...place, height: bottom - top }, 'quiet', words));
    }
    top = bottom + gap;
  }
  return { nodes, bottom: top - gap };
}

function sellingPoints(
  context: PageContext,
  points: readonly string[],
  box: Box,
  level: Level,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const nodes: SceneNode[] = [rule('points-rule', box.x, box.y, box.width, 'ink', 1.125)];
  let y = box.y + pxToPt(16);
  let number = 0;
  for (const row of chunks(points, level.across)) {
    let next = y;
    const across = Math.min(level.across, points.length === 1 ? 1 : Math.max(3, points.length));
    const places = columns(box, across);
    row.forEach((point, index) => {
      const place = places[index];
      if (!place) return;
      number += 1;
      nodes.push(
        shape(
          `point-mark-${number}`,
          'Mark',
          { x: place.x, y: y + 1, width: pxToPt(24), height: 2.5 },
          { fill: 'brand' },
        ),
      );
      const node = text(context, point, style('body', lang, { size: level.point, weight: 700 }), {
        id: `point-${number}`,
        name: `Selling point ${number}`,
        x: place.x,
        y: y + 9,
        width: place.width - 4,
      });
      nodes.push(node);
      next = Math.max(next, bottomOf(node.box) + 12);
    });
    y = next;
  }
  if (y - 12 > bottomOf(box) + 0.5) throw new DoesNotFit('Selling points');
  return { nodes, bottom: y - 12 };
}

/** `foot`: the position stands on the end of the box. */
function who(context: PageContext, output: Output, box: Box, level: Level, foot = 0): Stack {
  const { lang } = context;
  const stack = new Stack(context, box);
  // The footer names the company already.
  if (clean(output.company) !== context.company)
    stack.text('company', 'Company', output.company, style('head', lang, { size: 17 })).gap(6);
  stack.text('description', 'Description', output.description, style('lead', lang, { size: level.lead }));
  if (clean(output.marketPosition) !== '') {
    stack.gap(pxToPt(26) + foot);
    const quoted = new Stack(context, {
      ...box,
      x: box.x + pxToPt(22),
      y: stack.y,
      width: box.width - pxToPt(22),
      height: stack.left,
    });
    quoted
      .text(
        'position-label',
        'Position',
        say(context, 'The position we propose', 'จุดยืนที่เราเสนอ'),
        style('label', lang, { weight: 400, colour: 'quiet' }),
      )
      .gap(3);
    quoted.text(
      'position',
      'Position',
      output.marketPosition,
      style('quotation', lang, { size: Math.max(level.body + 1, 14) }),
    );
    stack.nodes.push(
      shape(
        'position-bar',
        'Mark',
        { x: box.x, y: stack.y, width: 3, height: quoted.used },
        { fill: 'brand' },
      ),
      ...quoted.nodes,
    );
    stack.gap(quoted.used);
  }
  if (clean(output.location) !== '') {
    stack
      .gap(pxToPt(16))
      .text('location', 'Location', output.location, style('label', lang, { weight: 400, colour: 'quiet' }));
  }
  return stack;
}

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

  // With no selling points below, the products fill the height and the position stands at its end.
  const fill = points.length === 0 && !asTable && hero !== undefined;
  const room = { ...right, height: Math.min(right.height - FILL_AIR, MOST_FILLED) };
  const natural = who(context, output, left, level);
  const about = fill ? who(context, output, left, level, Math.max(0, bottomOf(room) - natural.y)) : natural;
  const nodes: SceneNode[] = [...about.nodes];
  let bottom = about.y;
  if (hero && others.length === 0 && points.length >= MANY_POINTS && !level.pointsApart) {
    const under = heroWithPoints(context, hero, points, right, level);
    return [{ layout: 'content', headline, nodes: [...nodes, ...under] }];
  }
  if (hero) {
    const alone = others.length === 0 || asTable;
    const products = (least: Pt): { nodes: SceneNode[]; bottom: Pt } => {
      const top = heroCard(context, hero, right, level, { alone, least });
      if (alone) return { nodes: [top], bottom: bottomOf(top.box) };
      const y = bottomOf(top.box) + pxToPt(20);
      const under = { ...right, y, height: bottomOf(fill ? room : body) - y };
      const cards = productCards(context, others, under, level, fill);
      return { nodes: [top, ...cards.nodes], bottom: cards.bottom };
    };
    const shared = fill ? room.height * (alone ? 1 : HERO_SHARE) : 0;
    const usual = products(shared);
    // The products end where the words beside them end.
    const missing = about.y - usual.bottom;
    const [heroNode] = usual.nodes;
    const drawn =
      !fill && heroNode && missing > 0
        ? (attempt(() => products(heroNode.box.height + missing)) ?? usual)
        : usual;
    nodes.push(...drawn.nodes);
    bottom = Math.max(bottom, drawn.bottom);
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
      nodes: sellingPoints(context, points, body, level).nodes,
      note: '',
    });
  } else if (points.length > 0) {
    const y = Math.max(bottom + pxToPt(26), Math.min(pxToPt(496), bottomOf(body) - pxToPt(110)));
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
