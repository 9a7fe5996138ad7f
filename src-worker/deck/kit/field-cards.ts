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
const COLUMNS = 3;
/** Longer texts take the card's whole width. */
const WIDE_FROM = 260;

/** The fields in rows of the card: short ones side by side, each long one alone. */
function packed(item: FieldCard): { label: string; words: string }[][] {
  const rows: { label: string; words: string }[][] = [];
  let open: { label: string; words: string }[] | undefined;
  for (const field of item.fields) {
    const words = clean(field.words);
    if (words === '') continue;
    const own = { label: field.label, words };
    if (words.length > WIDE_FROM) {
      rows.push([own]);
      open = undefined;
    } else if (open && open.length < COLUMNS) open.push(own);
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
  const end = Math.max(body.y, ...last.map((node) => bottomOf(node.box))) + pxToPt(20);
  if (end + tail.height <= bottomOf(body) + 0.5) last.push(...tail.nodes(end));
  else pages.push(tail.nodes(body.y));
  return pages;
}
