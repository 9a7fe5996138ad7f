/** What page 5 is made of: who they are, the hero's card, the other products, and what sets them apart. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode, TextNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  card,
  chunks,
  clean,
  columns,
  inset,
  rule,
  say,
  shape,
  splitFigure,
  style,
  text,
  type PageContext,
  type TextStyle,
} from '../kit/index.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';

type Output = SectionOutput<'business-overview'>;
export type Product = Output['keyProducts'][number];

export interface Level {
  lead: Pt;
  body: Pt;
  point: Pt;
  /** Products drawn as cards; more become a table on a second slide. */
  cards: number;
  /** Selling points in one row; more go on in another. */
  across: number;
  /** Rather narrow columns of many lines than a second slide. */
  narrow?: true;
  /** Selling points on a slide of their own. */
  pointsApart: boolean;
}
/** Other products beside each other. */
const MOST_BESIDE = 3;

/** 'What it is. 310 subscribers today': a closing figure stands large at the card's right. */
function heroFigure(detail: string): { detail: string; figure: string; unit: string } | undefined {
  const at = detail.lastIndexOf('. ');
  if (at < 0) return undefined;
  const split = splitFigure(detail.slice(at + 2));
  // A figure that nobody says the unit of tells nothing: 'ราคา 5 กก. 420 บาท / 1 กก. 95'.
  if (!split || split.rest === '' || split.rest.length > 28 || split.figure.length > 6) return undefined;
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

export function heroCard(
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
export function productCards(
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
      inner
        .text(
          id,
          'Product',
          product.name,
          style('head', lang, { size: Math.max(16, Math.min(20, level.body + 3)) }),
        )
        .gap(4);
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

/** So many in a row are narrow columns, for points of two lines at most. */
const NARROW = 6;
const MOST_NARROW_LINES = 2;
const POINTS_PITCH: Pt = 12;

/** The points row by row under each other, from the top of `box`. */
function pointRows(
  context: PageContext,
  points: readonly string[],
  box: Box,
  look: TextStyle,
  across: number,
): { nodes: TextNode[]; bottom: Pt } {
  let { y } = box;
  let number = 0;
  const pitch = Math.max(POINTS_PITCH, look.size * 0.7);
  const rows = chunks(points, across);
  const places = columns(box, Math.max(1, ...rows.map((row) => row.length)));
  const nodes = rows.flatMap((row) => {
    const made = row.flatMap((point, index) => {
      const place = places[index];
      if (!place) return [];
      number += 1;
      return text(context, point, look, {
        id: `point-${number}`,
        name: `Selling point ${number}`,
        x: place.x,
        y,
        width: place.width - 4,
      });
    });
    y = Math.max(y, ...made.map((node) => bottomOf(node.box) + pitch));
    return made;
  });
  return { nodes, bottom: y - pitch };
}

export function sellingPoints(
  context: PageContext,
  points: readonly string[],
  box: Box,
  level: Level,
): { nodes: SceneNode[]; bottom: Pt } {
  const look = style('head', context.lang, { size: level.point, colour: 'brand' });
  const place = { ...box, y: box.y + pxToPt(16) };
  const made = pointRows(context, points, place, look, level.across);
  const lines = ({ text: { paragraphs } }: TextNode): number =>
    paragraphs.reduce((sum, paragraph) => sum + paragraph.lines.length, 0);
  if (
    level.across >= NARROW &&
    level.narrow !== true &&
    made.nodes.some((node) => lines(node) > MOST_NARROW_LINES)
  )
    throw new DoesNotFit('Selling points');
  if (made.bottom > bottomOf(box) + 0.5) throw new DoesNotFit('Selling points');
  return { ...made, nodes: [rule('points-rule', box.x, box.y, box.width, 'ink', 1.125), ...made.nodes] };
}

/** `foot`: the position stands on the end of the box. */
export function who(context: PageContext, output: Output, box: Box, level: Level, foot = 0): Stack {
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
