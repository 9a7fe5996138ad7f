/**
 * One to three rows of a table, drawn large: where there is little, a table leaves a slide half empty. One item is a panel
 * with its name and its fields beside it; two or three are cards that fill the height.
 */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { FieldCard } from './field-cards.ts';
import { bottomOf, columns } from './grid.ts';
import { card, rule, surfaceColours, type Surface } from './shapes.ts';
import { style } from './styles.ts';
import type { Tail } from './table-pages.ts';
import { block, blockNode, clean, para, widthOf } from './text.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { wholeFigure } from './figures.ts';
import { DoesNotFit, type PageContext } from './types.ts';

/** Rows of more items are a table. */
const MOST_IN_LIGHT = 3;
/** Body sizes, largest first; cards side by side begin lower. */
const SIZES: readonly Pt[] = [30, 26, 23, 20, 18, 17, 16, 15, 14, 13];
/** Larger texts are for a field or two. */
const LARGEST_OF_MANY: Pt = 20;
const FEW_FIELDS = 2;
const LARGEST_OF_TWO: Pt = 20;
const LARGEST_OF_THREE: Pt = 17;
const TAIL_GAP: Pt = pxToPt(20);
const PAD: Pt = pxToPt(28);
/** Kept free above the notes. */
const AIR: Pt = pxToPt(8);
/** Least distance between two fields. */
const FIELD_GAP: Pt = pxToPt(14);
/** Most free height that one field of a card gets; a panel's rows share its whole height. */
const MOST_AIR: Pt = pxToPt(64);

interface Field {
  label: string;
  words: string;
  strong?: boolean;
}

const said = (item: FieldCard): Field[] =>
  item.fields.map((field) => ({ ...field, words: clean(field.words) })).filter(({ words }) => words !== '');

/** Of a panel's figure, largest first. */
const FIGURES: readonly Pt[] = [120, 104, 92, 80, 66, 54];

/** What stands on the panel: a figure as a big number with its unit under it, any other name as a large head. */
function headSpecs(context: PageContext, item: FieldCard, size: Pt, width: Pt): ParagraphSpec[] {
  const { lang } = context;
  const colour = 'onBrand';
  const above = clean(item.above ?? '');
  const lead = above === '' ? [] : [para(above, style('label', lang, { colour }))];
  const split = wholeFigure(clean(item.head));
  const fits = (each: Pt): boolean =>
    split !== undefined && widthOf(context, split.figure, style('number', lang, { size: each })) <= width;
  const figure = split && FIGURES.find(fits);
  if (!split || figure === undefined) {
    const head = style('head', lang, { size: Math.min(32, size * 1.7), colour });
    return [...lead, para(item.head, head, { balance: true, spaceBefore: 4 })];
  }
  return [
    ...lead,
    para(split.figure, style('number', lang, { size: figure, colour }), { spaceBefore: 4 }),
    ...(split.rest === '' ? [] : [para(split.rest, style('head', lang, { size: 20, colour }))]),
  ];
}

/** A filled panel with the item's name in its middle. */
export function namePanel(context: PageContext, id: string, item: FieldCard, box: Box, size: Pt): SceneNode {
  const inner = box.width - 2 * PAD;
  const head = block(context, headSpecs(context, item, size, inner), inner);
  if (head.height > box.height - 2 * PAD) throw new DoesNotFit(id);
  const name = clean(item.head).slice(0, 60);
  return card(`${id}-panel`, name, box, 'filled', [
    blockNode(head, {
      id: `${id}-head`,
      name,
      x: box.x + PAD,
      y: box.y + (box.height - head.height) / 2,
      width: inner,
    }),
  ]);
}

/** The panel with the name, and a row for each field beside it. */
function panel(context: PageContext, id: string, item: FieldCard, box: Box, size: Pt): SceneNode[] {
  const { lang } = context;
  const [left, right] = columns(box, [350, 774], pxToPt(40));
  if (!left || !right) throw new DoesNotFit(id);
  const fields = said(item);
  const labelWidth = pxToPt(190);
  const look = style('body', lang, { size });
  const bold = style('body', lang, { size, weight: 700, colour: 'brand' });
  const made = fields.map(({ label, words, strong = false }) => ({
    label: block(context, [para(label, style('label', lang, { colour: 'brand' }))], labelWidth),
    name: label,
    words: block(
      context,
      [para(words, strong ? bold : look, { balance: true })],
      right.width - labelWidth - pxToPt(20),
    ),
  }));
  const heights = made.map(({ label, words }) => Math.max(label.height, words.height) + 2 * FIELD_GAP);
  const natural = heights.reduce((sum, height) => sum + height, 0);
  if (natural > box.height + 0.5) throw new DoesNotFit(id);
  const air = (box.height - natural) / Math.max(1, fields.length);
  const nodes: SceneNode[] = [namePanel(context, id, item, left, size)];
  let y = box.y;
  for (const [index, field] of made.entries()) {
    const own = (heights[index] ?? 0) + air;
    const strong = index === 0;
    nodes.push(
      rule(
        `${id}-rule-${index + 1}`,
        right.x,
        y,
        right.width,
        strong ? 'ink' : 'line',
        strong ? 1.125 : 0.75,
      ),
    );
    const top = y + (own - Math.max(field.label.height, field.words.height)) / 2;
    // Label and text share the middle of their first lines.
    const drop = (look.pitch - style('label', lang).pitch) / 2;
    nodes.push(
      blockNode(field.label, {
        id: `${id}-${index + 1}-label`,
        name: field.name,
        role: 'label',
        x: right.x,
        y: top + Math.max(0, drop),
        width: labelWidth,
      }),
      blockNode(field.words, {
        id: `${id}-${index + 1}`,
        name: field.name,
        x: right.x + labelWidth + pxToPt(20),
        y: top,
        width: field.words.width,
      }),
    );
    y += own;
  }
  return nodes;
}

/** Few fields are this much larger than those of a fuller card beside them. */
const LARGER_BESIDE = 1.25;
const LABEL_AIR: Pt = pxToPt(4);

/** Share of a card's width that labels take where they stand beside their texts. */
const LABEL_SHARE = 0.3;
/** More fields stand beside their labels, not under them. */
const MOST_UNDER = 4;

/** Two of whom different things are known: lines that stand across from each other would leave holes. */
function isUneven(items: readonly FieldCard[]): boolean {
  const labels = items.flatMap((item) => said(item).map(({ label }) => label));
  const alone = labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label));
  return items.length === 2 && alone.length >= 2;
}
const UNEVEN_SHARES = [7, 5] as const;

/** The fuller card wider, labels beside its texts; the other's fields larger, under their labels; both fill the height. */
function unevenCards(
  context: PageContext,
  id: string,
  items: readonly FieldCard[],
  box: Box,
  size: Pt,
): SceneNode[] {
  const { lang } = context;
  const [one, other] = items.map((item) => said(item).length);
  const fullest = (one ?? 0) >= (other ?? 0) ? 0 : 1;
  const places = columns(box, fullest === 0 ? UNEVEN_SHARES : UNEVEN_SHARES.toReversed());
  return items.map((item, at) => {
    const place = places[at] ?? box;
    const surface: Surface = item.marked ? 'filled' : 'quiet';
    const colours = surfaceColours(surface);
    const name = clean(item.head).slice(0, 60);
    const width = place.width - 2 * PAD;
    const beside = at === fullest;
    const own = beside ? size : size * LARGER_BESIDE;
    const labelWidth = beside ? width * LABEL_SHARE : width;
    const label = style('label', lang, { colour: colours.brand });
    const look = (strong: boolean) =>
      style('body', lang, { size: own, colour: colours.ink, weight: strong ? 700 : 400 });
    const head = block(
      context,
      [para(item.head, style('head', lang, { size: size * 1.35, colour: colours.ink }), { balance: true })],
      width,
    );
    const fields = said(item).map((field) => ({
      ...field,
      made: block(context, [para(field.label, label)], labelWidth),
      text: block(
        context,
        [para(field.words, look(field.strong === true))],
        beside ? width - labelWidth : width,
      ),
    }));
    const heightOf = ({ made, text }: (typeof fields)[number]): Pt =>
      beside ? Math.max(made.height, text.height) : made.height + LABEL_AIR + text.height;
    const used = head.height + fields.reduce((sum, field) => sum + heightOf(field) + FIELD_GAP, 0);
    const free = place.height - 2 * PAD - used;
    if (free < -0.5) throw new DoesNotFit(id);
    // One field stands under its head, both in the middle.
    const lone = fields.length === 1;
    const air = lone ? 0 : free / Math.max(1, fields.length);
    const x = place.x + PAD;
    const top = place.y + PAD + (lone ? free / 2 : 0);
    const children: SceneNode[] = [blockNode(head, { id: `${id}-${at + 1}-head`, name, x, y: top, width })];
    let y = top + head.height;
    for (const [index, field] of fields.entries()) {
      y += FIELD_GAP + air;
      const key = `${id}-${at + 1}-${index + 1}`;
      const drop = beside ? Math.max(0, (look(false).pitch - label.pitch) / 2) : 0;
      const under = beside ? 0 : field.made.height + LABEL_AIR;
      children.push(
        blockNode(field.made, {
          id: `${key}-label`,
          name: field.label,
          role: 'label',
          x,
          y: y + drop,
          width: labelWidth,
        }),
        blockNode(field.text, {
          id: key,
          name: field.label,
          x: beside ? x + labelWidth : x,
          y: y + under,
          width: field.text.width,
        }),
      );
      y += heightOf(field);
    }
    return card(`${id}-${at + 1}`, name, place, surface, children);
  });
}

/** Cards side by side, as high as the box, the same field on the same line of each that has them all. */
function cards(
  context: PageContext,
  id: string,
  items: readonly FieldCard[],
  box: Box,
  size: Pt,
): SceneNode[] {
  const { lang } = context;
  if (isUneven(items)) return unevenCards(context, id, items, box, size);
  const places = columns(box, items.length);
  const width = (places[0]?.width ?? box.width) - 2 * PAD;
  const beside = items.some((item) => item.fields.length > MOST_UNDER);
  const labelWidth = beside ? width * LABEL_SHARE : 0;
  const count = Math.max(...items.map((item) => item.fields.length));
  const surfaces = items.map((item): Surface => (item.marked ? 'filled' : 'quiet'));
  const made = items.map((item, at) => {
    const colours = surfaceColours(surfaces[at] ?? 'quiet');
    return {
      head: block(
        context,
        [para(item.head, style('head', lang, { size: size * 1.35, colour: colours.ink }), { balance: true })],
        width,
      ),
      fields: item.fields.map(({ label, words, strong = false }) => ({
        name: label,
        words: clean(words),
        label: block(
          context,
          [para(label, style('label', lang, { colour: colours.brand }))],
          labelWidth || width,
        ),
        text: block(
          context,
          [
            ...(beside ? [] : [para(label, style('label', lang, { colour: colours.brand }))]),
            para(words, style('body', lang, { size, colour: colours.ink, weight: strong ? 700 : 400 })),
          ],
          width - labelWidth,
        ),
      })),
    };
  });
  const headHeight = Math.max(...made.map(({ head }) => head.height));
  const heights = Array.from({ length: count }, (_, field) =>
    Math.max(
      0,
      ...made.map(({ fields }) => {
        const own = fields[field];
        return own?.words ? Math.max(own.text.height, beside ? own.label.height : 0) : 0;
      }),
    ),
  );
  const filled = heights.filter((height) => height > 0).length;
  const natural =
    2 * PAD + headHeight + heights.reduce((sum, height) => sum + (height > 0 ? height + FIELD_GAP : 0), 0);
  if (natural > box.height + 0.5) throw new DoesNotFit(id);
  const air = Math.min(MOST_AIR, (box.height - natural) / Math.max(1, filled));
  return items.map((item, at) => {
    const place = { ...(places[at] ?? box), height: natural + air * filled };
    const { head, fields } = made[at] ?? { head: undefined, fields: [] };
    const name = clean(item.head).slice(0, 60);
    const x = place.x + PAD;
    const children: SceneNode[] = head
      ? [blockNode(head, { id: `${id}-${at + 1}-head`, name, x, y: place.y + PAD, width })]
      : [];
    let y = place.y + PAD + headHeight;
    // A card that says less than the other would have holes across from its fields: its own are spread over its height.
    const own = fields.map(({ words, text, label }) =>
      words === '' ? 0 : Math.max(text.height, beside ? label.height : 0),
    );
    const spoken = own.filter((height) => height > 0).length;
    const alike = spoken === filled;
    const used = own.reduce((sum, height) => sum + (height > 0 ? height + FIELD_GAP : 0), 0);
    const between = alike ? air : (place.height - 2 * PAD - headHeight - used) / Math.max(1, spoken);
    for (const [index, height] of (alike ? heights : own).entries()) {
      if (height === 0) continue;
      y += FIELD_GAP + between;
      const field = fields[index];
      if (field && field.words !== '') {
        const key = `${id}-${at + 1}-${index + 1}`;
        if (beside)
          children.push(
            blockNode(field.label, {
              id: `${key}-label`,
              name: field.name,
              role: 'label',
              x,
              y: y + Math.max(0, (style('body', lang, { size }).pitch - style('label', lang).pitch) / 2),
              width: labelWidth,
            }),
          );
        children.push(
          blockNode(field.text, {
            id: key,
            name: field.name,
            x: x + labelWidth,
            y,
            width: width - labelWidth,
          }),
        );
      }
      y += height;
    }
    return card(`${id}-${at + 1}`, name, place, surfaces[at] ?? 'quiet', children);
  });
}

/** The nodes of one slide, with what follows the items under them. Throws `DoesNotFit` where a table is better. */
export function spotlight(
  context: PageContext,
  id: string,
  items: readonly FieldCard[],
  body: Box,
  tail?: Tail,
): SceneNode[] {
  if (items.length === 0 || items.length > MOST_IN_LIGHT || items.some((item) => said(item).length === 0))
    throw new DoesNotFit(id);
  const box = { ...body, height: body.height - (tail ? tail.height + TAIL_GAP : AIR) };
  const single = items.length === 1 ? items[0] : undefined;
  const few = single !== undefined && said(single).length <= FEW_FIELDS;
  const beside = items.length === 2 ? LARGEST_OF_TWO : LARGEST_OF_THREE;
  const largest = few ? Infinity : single ? LARGEST_OF_MANY : beside;
  for (const size of SIZES) {
    if (size > largest) continue;
    try {
      const nodes = single ? panel(context, id, single, box, size) : cards(context, id, items, box, size);
      const end = Math.max(...nodes.map((node) => bottomOf(node.box)));
      return [...nodes, ...(tail ? tail.nodes(end + TAIL_GAP) : [])];
    } catch (error) {
      if (!(error instanceof DoesNotFit)) throw error;
    }
  }
  throw new DoesNotFit(id);
}
