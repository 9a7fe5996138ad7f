/** A draft of a post in a feed: who says it, the words, a block that is seen first, and the offer with its button. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  block,
  bottomOf,
  clean,
  group,
  inset,
  para,
  say,
  shape,
  style,
  text,
  textShape,
  type PageContext,
} from '../kit/index.ts';
import { sceneNodes } from '../kit/scenes/index.ts';
import { attempt } from '../kit/table-pages.ts';
import {
  BUTTON_HEIGHT,
  avatar,
  button,
  buttonWidth,
  sponsored,
  type Draft,
  type DraftPlace,
} from './draft-parts.ts';

const PAD: Pt = pxToPt(16);
const BLOCK_PAD: Pt = pxToPt(18);
const SIGN: Pt = pxToPt(40);
const TILE_COLUMNS = 7;
const TILE_GAP: Pt = pxToPt(5);
const LEAST_TILE: Pt = pxToPt(14);
const TALLEST_TILE: Pt = pxToPt(44);
const LEAST_SCENE: Pt = pxToPt(56);
const LEAST_BLOCK: Pt = pxToPt(60);
/** Tiles under a line that stands alone, and where in the company's field they begin. */
const LEAST_FIELD: Pt = pxToPt(64);
const FIELD_FROM = 2;
const TALLEST_POINT: Pt = pxToPt(64);

/** Company and 'Sponsored' beside the sign, the words under them. */
function head(context: PageContext, draft: Draft, { id, box, size }: DraftPlace): Stack {
  const { lang } = context;
  const left = box.x + PAD + SIGN + pxToPt(12);
  const who = text(
    context,
    [
      para(context.company, style('body', lang, { size: Math.max(12, size), weight: 700 })),
      para(sponsored(context), style('table', lang, { size: 12, colour: 'quiet' })),
    ],
    style('body', lang),
    { id: `${id}-who`, name: 'Who', x: left, y: box.y + pxToPt(11), width: box.x + box.width - PAD - left },
  );
  const stack = new Stack(context, { ...box, x: box.x + PAD, width: box.width - 2 * PAD });
  stack.nodes.push(avatar(`${id}-sign`, box.x + PAD, box.y + pxToPt(14), SIGN), who);
  stack.y = Math.max(bottomOf(who.box), box.y + pxToPt(14) + SIGN) + pxToPt(10);
  return stack.text(`${id}-text`, 'Text', draft.text ?? '', style('body', lang, { size }));
}

/** Address, offer and button on tint; nothing where the draft has none of them. */
function foot(
  context: PageContext,
  draft: Draft,
  { id, box, size }: DraftPlace,
): { nodes: SceneNode[]; top: Pt } {
  const { lang } = context;
  const cta = clean(draft.cta ?? '');
  const wide = cta === '' ? 0 : Math.min(box.width * 0.5, buttonWidth(context, cta, Math.min(13, size)));
  const specs = [
    ...(clean(draft.address ?? '') === ''
      ? []
      : [para(draft.address ?? '', style('table', lang, { size: 11.5, colour: 'quiet' }))]),
    ...(clean(draft.offer ?? '') === ''
      ? []
      : [para(draft.offer ?? '', style('body', lang, { size: Math.min(13, size), weight: 700 }))]),
  ];
  if (specs.length === 0 && cta === '') return { nodes: [], top: bottomOf(box) };
  const width = box.width - 2 * PAD - (wide === 0 ? 0 : wide + pxToPt(8));
  const made = specs.length === 0 ? undefined : block(context, specs, width);
  const height = Math.max(made?.height ?? 0, BUTTON_HEIGHT) + 2 * pxToPt(11);
  const top = bottomOf(box) - height;
  const nodes: SceneNode[] = [shape(`${id}-foot`, 'Ground', { ...box, y: top, height }, { fill: 'tint' })];
  if (made)
    nodes.push(
      text(context, specs, style('body', lang), {
        id: `${id}-offer`,
        name: 'Offer',
        x: box.x + PAD,
        y: top,
        width,
        height,
        verticalAlign: 'middle',
      }),
    );
  if (cta !== '') {
    const place = {
      x: box.x + box.width - pxToPt(14) - wide,
      y: top + (height - BUTTON_HEIGHT) / 2,
      width: wide,
      height: BUTTON_HEIGHT,
    };
    nodes.push(
      button(context, `${id}-cta`, cta, place, { fill: 'tint2', ink: 'ink', size: Math.min(13, size) }),
    );
  }
  return { nodes, top };
}

/** Days as tiles, ours before the marked last one. */
function tiles(
  context: PageContext,
  id: string,
  { value, of }: { value: number; of: number },
  place: Box,
): SceneNode {
  const across = Math.min(TILE_COLUMNS, of);
  const lines = Math.ceil(of / across);
  const height = Math.min(TALLEST_TILE, (place.height - TILE_GAP * (lines - 1)) / lines);
  if (height < LEAST_TILE || value > of) throw new DoesNotFit('Days');
  const width = (place.width - TILE_GAP * (across - 1)) / across;
  // On a dark page the two shades of the brand are too much alike.
  const rest: ColourRole = context.theme.dark ? 'surface' : 'deep';
  const fill = (index: number): ColourRole => (index === value - 1 ? 'accent' : index < value ? 'mid' : rest);
  const days = Array.from({ length: of }, (_, index) =>
    shape(
      `${id}-day-${index + 1}`,
      'Day',
      {
        x: place.x + (index % across) * (width + TILE_GAP),
        y: place.y + Math.floor(index / across) * (height + TILE_GAP),
        width,
        height,
      },
      { fill: fill(index) },
    ),
  );
  const name = say(context, `${value} of ${of} days`, `${value} จาก ${of} วัน`);
  return group(`${id}-days`, name, { ...place, height: lines * height + (lines - 1) * TILE_GAP }, days);
}

const POINT_GAP: Pt = pxToPt(5);
/** Over and under a point's words, at least. */
const POINT_PAD: Pt = pxToPt(3);
/** Sizes of the points' numbers. */
const POINT_FIGURES: readonly Pt[] = [20, 15];
/** Of a point's number and its margin. */
const POINT_NUMBER: Pt = pxToPt(44);

/** Heights of the points: alike where all fit so, else after their words. */
function pointHeights(needs: readonly Pt[], height: Pt): Pt[] {
  const free = height - POINT_GAP * (needs.length - 1);
  const even = Math.min(TALLEST_POINT, free / needs.length);
  if (needs.every((need) => need <= even + 0.5)) return needs.map(() => even);
  const spare = free - needs.reduce((sum, need) => sum + need, 0);
  if (spare < -0.5) throw new DoesNotFit('Points');
  return needs.map((need) => need + Math.min(spare / needs.length, pxToPt(6)));
}

/** Facts, numbered, the last one set apart. */
function points(
  context: PageContext,
  id: string,
  draft: Draft,
  place: Box,
  largest: Pt,
  figure: Pt,
): SceneNode[] {
  const { lang } = context;
  const all = draft.points ?? [];
  const drawn = all.map((point, index) => {
    const last = index === all.length - 1 && all.length > 1;
    const colour = last ? ('ink' as const) : ('onDeep' as const);
    const words = clean(point.text);
    const detail = clean(point.detail ?? '');
    const said = [{ text: words, weight: 700 as const }, { text: detail === '' ? '' : ` ${detail}` }];
    const specs = [para(said, style('table', lang, { size: largest, colour }))];
    const number = style('number', lang, { size: figure, colour });
    const width = place.width - POINT_NUMBER - pxToPt(8);
    const need = Math.max(number.pitch, block(context, specs, width).height) + 2 * POINT_PAD;
    return { last, words, specs, number, width, need };
  });
  const heights = pointHeights(
    drawn.map(({ need }) => need),
    place.height,
  );
  let { y } = place;
  return drawn.flatMap(({ last, words, specs, number, width }, index): SceneNode[] => {
    const box = { ...place, y, height: heights[index] ?? 0 };
    y = bottomOf(box) + POINT_GAP;
    const textBox = { ...box, x: box.x + POINT_NUMBER, width };
    return [
      textShape(context, `${id}-point-${index + 1}`, words.slice(0, 60), box, specs, {
        fill: last ? 'tint2' : 'deep',
        textBox,
      }),
      text(context, String(index + 1), number, {
        id: `${id}-point-${index + 1}-number`,
        name: String(index + 1),
        role: 'number',
        x: box.x + pxToPt(14),
        y: box.y,
        width: POINT_NUMBER - pxToPt(16),
        height: box.height,
        verticalAlign: 'middle',
      }),
    ];
  });
}

/** Tiles of the company's field from `y` to the foot of a block; nothing where they have too little room. */
function fieldUnder(context: PageContext, id: string, box: Box, y: Pt): SceneNode[] {
  const height = bottomOf(box) - y;
  if (height < LEAST_FIELD) return [];
  return [sceneNodes('plain', { ...box, y, height }, context, { id: `${id}-field`, from: FIELD_FROM })];
}

/** The block on brand: its line, and days, facts or a scene under it. */
function middle(context: PageContext, draft: Draft, { id, size }: DraftPlace, box: Box): SceneNode[] {
  const { lang } = context;
  const own = inset(box, BLOCK_PAD, pxToPt(10));
  const hasMore = draft.tiles !== undefined || (draft.points ?? []).length > 0 || draft.scene !== undefined;
  const ground = shape(`${id}-block`, 'Ground', box, { fill: 'brand' });
  for (const headline of [20, 18, 16, 14]) {
    const line = text(
      context,
      draft.headline ?? '',
      style('head', lang, { size: headline, colour: 'onBrand' }),
      {
        id: `${id}-headline`,
        name: 'Headline',
        x: own.x,
        y: own.y,
        width: own.width,
        ...(hasMore ? {} : { height: own.height, verticalAlign: 'middle' as const }),
      },
    );
    if (line.text.height > own.height) continue;
    const y = bottomOf(line.box) + pxToPt(10);
    const room = { ...own, y, height: bottomOf(box) - BLOCK_PAD - y };
    if (!hasMore) {
      // A line alone: tiles of the company's field under it where they have room.
      const top = { ...line.box, y: box.y + BLOCK_PAD, height: line.text.height };
      const tiled = fieldUnder(context, id, box, bottomOf(top) + BLOCK_PAD);
      return [ground, tiled.length === 0 ? line : { ...line, box: top }, ...tiled];
    }
    if (draft.tiles) return [ground, line, tiles(context, id, draft.tiles, room)];
    if ((draft.points ?? []).length > 0) {
      // A long line gives way before the points do.
      const listed = POINT_FIGURES.map((figure) =>
        attempt(() => points(context, id, draft, room, Math.min(13, size), figure)),
      ).find((made) => made !== undefined);
      if (!listed) continue;
      const end = Math.max(...listed.map((node) => bottomOf(node.box))) + BLOCK_PAD;
      return [ground, line, ...listed, ...fieldUnder(context, id, box, end)];
    }
    const scene = { ...box, y, height: bottomOf(box) - y };
    if (scene.height < LEAST_SCENE) continue;
    return [
      ground,
      line,
      sceneNodes(clean(draft.scene ?? ''), scene, context, { id: `${id}-scene`, moon: false }),
    ];
  }
  throw new DoesNotFit('Post');
}

export function postNodes(context: PageContext, draft: Draft, place: DraftPlace): SceneNode[] {
  const { id, box } = place;
  const top = head(context, draft, place);
  const end = foot(context, draft, place);
  const y = top.y + pxToPt(12);
  const height = end.top - y;
  if (height < LEAST_BLOCK) throw new DoesNotFit('Post');
  const seen = middle(context, draft, place, { ...box, y, height });
  return [
    shape(`${id}-back`, 'Post', box, { fill: 'surface' }),
    ...top.nodes,
    ...seen,
    ...end.nodes,
    shape(`${id}-edge`, 'Post', box, { stroke: { colour: 'line', width: 0.75 } }),
  ];
}
