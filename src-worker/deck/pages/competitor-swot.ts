/** The four lists of a rival on page 10, as boxes or as rows of a table. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { cleanTexts } from '../kit/drafts.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  card,
  clean,
  diagram,
  list,
  para,
  say,
  style,
  surfaceColours,
  text,
  type PageContext,
  type Surface,
  type TableSpec,
} from '../kit/index.ts';
import type { Competitor } from './competitor-versus.ts';
import { swotBands } from './versus-figures.ts';

const GAP: Pt = pxToPt(12);

export interface Quadrant {
  id: string;
  letter: string;
  head: string;
  points: readonly string[];
  surface: Surface;
}

export function quadrants(context: PageContext, { swot }: Competitor): Quadrant[] {
  return [
    {
      id: 'strengths',
      letter: 'S',
      head: say(context, 'Strengths', 'จุดแข็ง'),
      points: cleanTexts(swot.strengths),
      surface: 'quiet',
    },
    // The weakness is what we attack: the one filled box.
    {
      id: 'weaknesses',
      letter: 'W',
      head: say(context, 'Weaknesses', 'จุดอ่อน'),
      points: cleanTexts(swot.weaknesses),
      surface: 'filled',
    },
    {
      id: 'opportunities',
      letter: 'O',
      head: say(context, 'Opportunities for them', 'โอกาสของเขา'),
      points: cleanTexts(swot.opportunities),
      surface: 'quiet',
    },
    {
      id: 'threats',
      letter: 'T',
      head: say(context, 'Threats to them', 'สิ่งที่คุกคามเขา'),
      points: cleanTexts(swot.threats),
      surface: 'quiet',
    },
  ];
}

const PAD: Pt = pxToPt(22);
/** Width from which a box may have two columns of points. */
const WIDE_BOX: Pt = pxToPt(420);
/** Room for a box's head: less where the text is small. */
const headRoom = (size: Pt): Pt => pxToPt(size > 13 ? 58 : 42);

/** What stands in one box, from its top; the box's height is what it takes or more. */
function quadrant(context: PageContext, { id, letter, head, points, surface }: Quadrant, box: Box, size: Pt) {
  const { lang } = context;
  const colours = surfaceColours(surface);
  const inner = box.width - 2 * PAD;
  const big = style('number', lang, {
    size: size > 13 ? 32 : 20,
    colour: surface === 'filled' && context.theme.dark ? 'onBrand' : 'mid',
  });
  const letterWidth = pxToPt(60);
  const children: SceneNode[] = [
    text(context, head, style('label', lang, { colour: colours.brand }), {
      id: `${id}-head`,
      name: head,
      role: 'label',
      x: box.x + PAD,
      y: box.y + pxToPt(18),
      width: inner - letterWidth,
    }),
    text(
      context,
      letter,
      { ...big, pitch: big.size },
      {
        id: `${id}-letter`,
        name: `Letter ${letter}`,
        role: 'label',
        align: 'right',
        x: box.x + box.width - PAD - letterWidth,
        y: box.y + pxToPt(12),
        width: letterWidth,
      },
    ),
  ];
  const y = box.y + headRoom(size);
  const look = style('body', lang, { size, colour: colours.ink });
  const place = { id: `${id}-points`, name: `${head} points`, x: box.x + PAD, y, width: inner };
  const unknown = say(context, 'To confirm', 'รอยืนยัน');
  const half = inner / 2 - pxToPt(10);
  const [one, other] = [0, 1].map((side) =>
    list(
      context,
      side === 0 ? points.slice(0, Math.ceil(points.length / 2)) : points.slice(Math.ceil(points.length / 2)),
      look,
      {
        ...place,
        id: side === 0 ? place.id : `${place.id}-2`,
        x: place.x + side * (half + pxToPt(20)),
        width: half,
        bulletColour: colours.brand,
        gap: size * 0.3,
      },
    ),
  );
  // A wide box has room for two short columns.
  if (points.length > 3 && inner > WIDE_BOX && one && other) {
    const pair = Math.max(one.box.height, other.box.height);
    const tall = list(context, points, look, place).box.height;
    if (pair < tall) {
      children.push(one, other);
      return { children, height: headRoom(size) + pair + PAD * 0.8 };
    }
  }
  const node =
    points.length > 3
      ? list(context, points, look, {
          ...place,
          bulletColour: colours.brand,
          gap: size > 13 ? size * 0.3 : 2,
        })
      : blockNode(
          block(
            context,
            (points.length === 0 ? [unknown] : points).map((point) =>
              para(point, points.length === 0 ? { ...look, colour: colours.quiet } : look, {
                spaceBefore: size * 0.4,
              }),
            ),
            inner,
          ),
          place,
        );
  children.push(node);
  return { children, height: headRoom(size) + node.box.height + (size > 13 ? PAD * 0.8 : PAD * 0.5) };
}

/** The four boxes; both rows of one height where that fits, else each as high as it needs. Bands where fewer are known. */
export function swotGrid(context: PageContext, competitor: Competitor, place: Box, size: Pt): SceneNode[] {
  const boxes = quadrants(context, competitor);
  const known = boxes.filter(({ points }) => points.length > 0);
  // Of a part that nobody knows there is no box: the others are bands over the whole width.
  if (known.length > 1 && known.length < boxes.length)
    return [swotBands(context, clean(competitor.brand), known, place, size)];
  const half = (place.width - GAP) / 2;
  const needed = [0, 2].map((first) =>
    Math.max(
      ...boxes
        .slice(first, first + 2)
        .map((box) => quadrant(context, box, { x: 0, y: 0, width: half, height: 0 }, size).height),
    ),
  );
  const [top = 0, lower = 0] = needed;
  const free = place.height - GAP;
  if (top + lower > free + 0.5) throw new DoesNotFit('SWOT');
  const even = free / 2;
  const heights =
    top <= even && lower <= even
      ? [even, even]
      : [top + (free - top - lower) / 2, lower + (free - top - lower) / 2];
  const cards = boxes.map((box, index) => {
    const row = Math.floor(index / 2);
    const own: Box = {
      x: place.x + (index % 2) * (half + GAP),
      y: place.y + (row === 0 ? 0 : (heights[0] ?? 0) + GAP),
      width: half,
      height: heights[row] ?? even,
    };
    return card(box.id, box.head, own, box.surface, quadrant(context, box, own, size).children);
  });
  return [diagram('swot', ['SWOT', clean(competitor.brand)].filter((word) => word !== '').join(': '), cards)];
}

/** The four lists as rows of a table. */
export function swotTable(context: PageContext, competitor: Competitor, place: Box, size: Pt): TableSpec {
  const look = style('table', context.lang, { size });
  return {
    id: 'swot',
    name: 'SWOT',
    caption: `SWOT: ${clean(competitor.brand)}`,
    x: place.x,
    width: place.width,
    columns: [
      { head: 'SWOT', share: 20 },
      { head: say(context, 'What we see', 'สิ่งที่เห็น'), share: 80 },
    ],
    rows: quadrants(context, competitor)
      .filter((box) => box.points.length > 0)
      .map((box) => [
        box.head,
        { paragraphs: box.points.map((point) => para(point, look, { spaceBefore: size * 0.35 })) },
      ]),
    size,
  };
}

/** Heads of the four where each has a point or two. */
export const singular = (context: PageContext): Readonly<Record<string, string>> => ({
  strengths: say(context, 'Strength', 'จุดแข็ง'),
  weaknesses: say(context, 'Where we differ', 'จุดที่เราต่าง'),
  opportunities: say(context, 'Open to them', 'โอกาสของเขา'),
  threats: say(context, 'Threat to them', 'สิ่งที่คุกคามเขา'),
});
