/** Rows of a table as cards, for cells too long for narrow columns: a head, and each field under its label. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { balanced } from './fit.ts';
import { bottomOf, columns } from './grid.ts';
import { card, surfaceColours, type Surface } from './shapes.ts';
import { style } from './styles.ts';
import type { Tail } from './table-pages.ts';
import { block, blockNode, clean, para } from './text.ts';
import { say } from './words.ts';
import { DoesNotFit, type PageContext } from './types.ts';

export interface FieldCard {
  head: string;
  /** A small line above the head, where the card is drawn large. */
  above?: string;
  /** `strong`: the one that says what we do, where the card is drawn large. */
  fields: readonly { label: string; words: string; strong?: boolean }[];
  /** The one card that is ourselves: brand behind it. */
  marked?: boolean;
}

const PAD = { x: pxToPt(22), y: pxToPt(16) };
const CARD_GAP: Pt = pxToPt(14);
const ROW_GAP: Pt = pxToPt(12);
/** Above what follows the cards. */
const TAIL_GAP: Pt = pxToPt(20);
const COLUMNS = 3;
/** No card's text is set smaller. */
const SMALLEST: Pt = 12;
/** Longer texts take the card's whole width. */
const WIDE_FROM = 260;

/** The fields in rows of the card: short ones side by side, each long one alone. */
function packed(item: FieldCard, most = COLUMNS): { label: string; words: string }[][] {
  const rows: { label: string; words: string }[][] = [];
  let open: { label: string; words: string }[] | undefined;
  for (const field of item.fields) {
    const words = clean(field.words);
    if (words === '') continue;
    const own = { label: field.label, words };
    if (words.length > WIDE_FROM) {
      rows.push([own]);
      open = undefined;
    } else if (open && open.length < most) open.push(own);
    else {
      open = [own];
      rows.push(open);
    }
  }
  return rows;
}

/** A card's contents from the top of `box`, and the height they take with the padding. */
function contents(context: PageContext, id: string, item: FieldCard, box: Box, size: Pt, surface: Surface) {
  const { lang } = context;
  const colours = surfaceColours(surface);
  const inner: Box = { ...box, x: box.x + PAD.x, width: box.width - 2 * PAD.x };
  const nodes: SceneNode[] = [];
  let y = box.y + PAD.y;
  const head = clean(item.head);
  if (head !== '') {
    const made = block(
      context,
      [para(head, style('head', lang, { size: size + 2, colour: colours.ink }))],
      inner.width,
    );
    nodes.push(
      blockNode(made, { id: `${id}-head`, name: head.slice(0, 60), x: inner.x, y, width: inner.width }),
    );
    y += made.height + ROW_GAP * 0.6;
  }
  let number = 0;
  for (const row of packed(item)) {
    const wide = row.length === 1 && (row[0]?.words.length ?? 0) > WIDE_FROM;
    const places = columns({ ...inner, y }, wide ? 1 : COLUMNS, pxToPt(24));
    let end = y;
    for (const [index, field] of row.entries()) {
      number += 1;
      const place = places[index] ?? inner;
      const made = block(
        context,
        [
          para(field.label, style('label', lang, { colour: colours.brand })),
          para(field.words, style('body', lang, { size, colour: colours.ink })),
        ],
        place.width,
      );
      nodes.push(
        blockNode(made, { id: `${id}-${number}`, name: field.label, x: place.x, y, width: place.width }),
      );
      end = Math.max(end, y + made.height);
    }
    y = end + ROW_GAP;
  }
  return { nodes, height: y - (number > 0 ? ROW_GAP : 0) + PAD.y - box.y };
}

/** The nodes of each slide: whole cards, evenly spread, what follows them under the last. */
export function fieldCards(
  context: PageContext,
  id: string,
  items: readonly FieldCard[],
  body: Box,
  size: Pt,
  tail?: Tail,
): SceneNode[][] {
  const surfaceOf = (item: FieldCard): Surface => (item.marked ? 'filled' : 'quiet');
  const heights = items.map(
    (item) => contents(context, id, item, { ...body, y: 0 }, size, surfaceOf(item)).height,
  );
  const counts = balanced(heights, body.height, body.height, CARD_GAP);
  if (!counts || items.length === 0) throw new DoesNotFit(id);
  let at = 0;
  const pages = counts.map((count) => {
    let y = body.y;
    return Array.from({ length: count }, (): SceneNode => {
      const item = items[at];
      const height = heights[at] ?? 0;
      at += 1;
      if (!item) throw new DoesNotFit(id);
      const own = { ...body, y, height };
      const surface = surfaceOf(item);
      y += height + CARD_GAP;
      const { nodes } = contents(context, `${id}-${at}`, item, own, size, surface);
      return card(
        `${id}-${at}`,
        clean(item.head).slice(0, 60) || `${say(context, 'Card', 'การ์ด')} ${at}`,
        own,
        surface,
        nodes,
      );
    });
  });
  if (!tail) return pages;
  const last = pages.at(-1) ?? [];
  const end =
    Math.max(body.y, ...last.map((node) => bottomOf(node.box))) + (size > SMALLEST ? TAIL_GAP : CARD_GAP);
  if (end + tail.height <= bottomOf(body) + 0.5) last.push(...tail.nodes(end));
  // A few lines alone on a slide look forgotten: smaller cards make room for them, where cards may be smaller.
  else if (size > SMALLEST) throw new DoesNotFit(id);
  else pages.push(tail.nodes(body.y));
  return pages;
}

/** Fields of a card that stands beside another one, in a row. */
const BESIDE_COLUMNS = 2;
const BESIDE_PAD: Pt = pxToPt(20);

/** Two cards side by side, each field in line with the other card's. Throws `DoesNotFit` where they are higher than `place`. */
export function cardsBeside(
  context: PageContext,
  id: string,
  items: readonly FieldCard[],
  place: Box,
  size: Pt,
): SceneNode[] {
  const { lang } = context;
  const colours = surfaceColours('quiet');
  const boxes = columns(place, items.length, CARD_GAP);
  const cells = items.map((item, at) => {
    const box = boxes[at] ?? place;
    const inner = { ...box, x: box.x + BESIDE_PAD, width: box.width - 2 * BESIDE_PAD };
    const columnsOf = columns(inner, BESIDE_COLUMNS, pxToPt(20));
    const rowsOf = packed({ ...item, fields: item.fields }, BESIDE_COLUMNS);
    return rowsOf.map((row) =>
      row.map((field, index) => {
        const own = row.length === 1 && rowsOf.length > 0 ? inner : (columnsOf[index] ?? inner);
        const words = [
          para(field.label, style('label', lang, { colour: colours.brand })),
          para(field.words, style('body', lang, { size, colour: colours.ink })),
        ];
        return { label: field.label, own, made: block(context, words, own.width) };
      }),
    );
  });
  const heads = items.map((item, at) =>
    block(
      context,
      [para(clean(item.head), style('head', lang, { size: size + 3, colour: colours.ink }))],
      (boxes[at] ?? place).width - 2 * BESIDE_PAD,
    ),
  );
  const top = place.y + PAD.y + Math.max(...heads.map(({ height }) => height)) + ROW_GAP * 0.6;
  const count = Math.max(...cells.map((rows) => rows.length));
  const heights = Array.from({ length: count }, (_, row) =>
    Math.max(0, ...cells.flatMap((rows) => (rows[row] ?? []).map(({ made }) => made.height))),
  );
  const end = top + heights.reduce((sum, height) => sum + height, 0) + ROW_GAP * (count - 1) + PAD.y;
  if (end > bottomOf(place) + 0.5) throw new DoesNotFit(id);
  return items.map((item, at): SceneNode => {
    const box = { ...(boxes[at] ?? place), height: end - place.y };
    const own = `${id}-${at + 1}`;
    const head = heads[at];
    let y = top;
    const fields = (cells[at] ?? []).flatMap((row, index) => {
      const nodes = row.map(({ label, own: { x, width }, made }, field) =>
        blockNode(made, { id: `${own}-${index * BESIDE_COLUMNS + field + 1}`, name: label, x, y, width }),
      );
      y += (heights[index] ?? 0) + ROW_GAP;
      return nodes;
    });
    const name = clean(item.head).slice(0, 60) || `${say(context, 'Card', 'การ์ด')} ${at + 1}`;
    const nodes: SceneNode[] = head
      ? [
          blockNode(head, {
            id: `${own}-head`,
            name,
            x: box.x + BESIDE_PAD,
            y: place.y + PAD.y,
            width: box.width - 2 * BESIDE_PAD,
          }),
        ]
      : [];
    return card(own, name, box, 'quiet', [...nodes, ...fields]);
  });
}
