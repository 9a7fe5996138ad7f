/** Page 10 where figures can be compared: them against us in bars, the line it gives us, and the SWOT as four bands. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  diagram,
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  callout,
  chunks,
  clean,
  columns,
  firstLevel,
  group,
  para,
  say,
  shape,
  style,
  textShape,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { cleanTexts } from '../kit/drafts.ts';
import {
  WIDEST_NAME,
  figures,
  versusBoard,
  versusPanels,
  versusRows,
  type RowSizes,
  type VersusRow,
} from './versus-rows.ts';

interface Level extends RowSizes {
  /** 0 leaves the SWOT to the next slide: the comparisons stand in two columns. */
  swot: Pt;
  line: Pt;
  /** Only for this many comparisons or fewer. */
  most: number;
  /** Width of the comparisons beside the SWOT, in px of the design. */
  left: number;
  /** Words against words on panels side by side, over the slide's height. */
  board?: true;
}
const LEVELS: readonly Level[] = [
  // One comparison of figures takes the height that there is.
  { bar: 150, figure: 50, name: 16, words: 30, gap: 40, swot: 16, line: 20, most: 1, left: 700 },
  { bar: 150, figure: 40, name: 16, words: 24, gap: 40, swot: 16, line: 20, most: 1, left: 700 },
  { bar: 150, figure: 40, name: 16, words: 24, gap: 40, swot: 14, line: 20, most: 1, left: 700 },
  { bar: 112, figure: 50, name: 16, words: 30, gap: 40, swot: 16, line: 20, most: 1, left: 700 },
  { bar: 84, figure: 40, name: 16, words: 24, gap: 40, swot: 16, line: 20, most: 1, left: 700 },
  { bar: 84, figure: 40, name: 16, words: 24, gap: 40, swot: 14, line: 20, most: 1, left: 700 },
  { bar: 84, figure: 40, name: 16, words: 24, gap: 40, swot: 14, line: 20, most: 1, left: 600 },
  { bar: 64, figure: 34, name: 16, words: 20, gap: 40, swot: 14, line: 16, most: 1, left: 600 },
  { bar: 50, figure: 34, name: 16, words: 24, gap: 80, swot: 16, line: 16, most: 2, left: 700 },
  { bar: 50, figure: 34, name: 16, words: 22, gap: 80, swot: 14, line: 16, most: 2, left: 700 },
  { bar: 50, figure: 30, name: 15, words: 18, gap: 80, swot: 16, line: 15, most: 2, left: 700 },
  { bar: 50, figure: 30, name: 15, words: 18, gap: 80, swot: 14, line: 15, most: 2, left: 700 },
  { bar: 50, figure: 30, name: 15, words: 18, gap: 80, swot: 14, line: 15, most: 2, left: 600 },
  { bar: 40, figure: 28, name: 14, words: 16, gap: 22, swot: 16, line: 15, most: 4, left: 700 },
  { bar: 34, figure: 28, name: 14, words: 16, gap: 22, swot: 16, line: 14, most: 4, left: 700 },
  { bar: 34, figure: 28, name: 14, words: 15, gap: 18, swot: 14, line: 14, most: 4, left: 700 },
  { bar: 34, figure: 28, name: 14, words: 15, gap: 18, swot: 14, line: 14, most: 4, left: 600 },
  { bar: 30, figure: 28, name: 13, words: 14, gap: 16, swot: 14, line: 13, most: 4, left: 600 },
  ...[
    { words: 24, swot: 13, left: 640 },
    { words: 20, swot: 13, left: 600 },
    { words: 20, swot: 12.5, left: 560 },
    { words: 18, swot: 12, left: 560 },
    { words: 16, swot: 12, left: 560 },
  ].map((own) => ({ bar: 50, figure: 34, name: 15, gap: 110, line: 15, most: 2, ...own })),
  // Smaller than elsewhere rather than a second slide, and half of each empty.
  { bar: 34, figure: 28, name: 14, words: 16, gap: 22, swot: 13, line: 14, most: 4, left: 640 },
  { bar: 30, figure: 28, name: 13, words: 14, gap: 16, swot: 13, line: 13, most: 4, left: 560 },
  { bar: 30, figure: 28, name: 13, words: 14, gap: 16, swot: 12, line: 13, most: 4, left: 560 },
  { bar: 72, figure: 40, name: 16, words: 24, gap: 40, swot: 0, line: 18, most: 2, left: 700, board: true },
  { bar: 48, figure: 34, name: 15, words: 20, gap: 30, swot: 0, line: 16, most: 3, left: 700, board: true },
  { bar: 40, figure: 28, name: 14, words: 16, gap: 24, swot: 0, line: 15, most: 3, left: 700, board: true },
  { bar: 48, figure: 28, name: 14, words: 16, gap: 30, swot: 0, line: 15, most: 6, left: 700 },
  { bar: 30, figure: 28, name: 13, words: 14, gap: 16, swot: 0, line: 14, most: 6, left: 700 },
];
const GAP: Pt = pxToPt(40);
const LETTER: Pt = pxToPt(76);
const CELL_GAP: Pt = pxToPt(8);
/** Above and below the words of a band, at least; more where the bands have most of the slide. */
const BAND_PAD: Pt = pxToPt(3);
export const ROOMY_PAD: Pt = pxToPt(14);
const LONGEST_NAME: Pt = pxToPt(200);
/** Comparisons that stand under each other; more are two columns. */
const MOST_IN_A_COLUMN = 3;
/** More points in a box go to the page's next slide. */
const MOST_POINTS = 3;

export interface SwotPart {
  id: string;
  letter: string;
  head: string;
  points: readonly string[];
}

/** The four one under the other, each a band: as high as each other, or as its points need where one needs more. */
export function swotBands(
  context: PageContext,
  brand: string,
  swot: readonly SwotPart[],
  box: Box,
  size: Pt,
  { id = 'swot', pad = BAND_PAD }: { id?: string; pad?: Pt } = {},
): SceneNode {
  const free = box.height - CELL_GAP * (swot.length - 1);
  const needed = swot.map((part) => bandWords(context, part, box.width, size).height + 2 * pad);
  const spare = free - needed.reduce((sum, height) => sum + height, 0);
  if (spare < 0) throw new DoesNotFit('SWOT');
  const even = free / swot.length;
  const heights = needed.map((height) => (Math.max(...needed) <= even ? even : height + spare / swot.length));
  let { y } = box;
  const drawn = swot.map((part, index) => {
    const height = heights[index] ?? even;
    const band = swotBand(context, part, { ...box, y, height }, size);
    y += height + CELL_GAP;
    return band;
  });
  return diagram(id, `SWOT: ${brand}`, drawn);
}

const isAttacked = ({ letter }: SwotPart): boolean => letter === 'W';

/** What a band says, in a band of this width: what it is and its points under it. */
function bandWords(context: PageContext, part: SwotPart, width: Pt, size: Pt) {
  const { lang } = context;
  const attacked = isAttacked(part);
  const head = style('label', lang, { colour: attacked ? 'onBrand' : 'brand' });
  const look = style('body', lang, { size, colour: attacked ? 'onBrand' : 'ink' });
  const lines = { ...look, pitch: size * (lang === 'th' ? 1.45 : 1.32) };
  return block(
    context,
    [
      para(part.head, head),
      ...part.points.map((point, index) =>
        para(point, lines, { spaceBefore: index === 0 ? pxToPt(3) : pxToPt(4) }),
      ),
    ],
    width - LETTER - pxToPt(36),
  );
}

/** One of the four: its letter on a square, its words beside it; what we attack is filled. */
function swotBand(context: PageContext, part: SwotPart, box: Box, size: Pt): SceneNode {
  const attacked = isAttacked(part);
  const fill: ColourRole = attacked ? 'brand' : 'tint';
  const square = { ...box, width: LETTER };
  const letter = style('number', context.lang, { size: 32, colour: attacked ? 'onDeep' : 'brand' });
  const made = bandWords(context, part, box.width, size);
  return group(part.id, part.head, box, [
    shape(
      `${part.id}-back`,
      `${part.head} background`,
      { ...box, x: box.x + LETTER, width: box.width - LETTER },
      { fill },
    ),
    textShape(
      context,
      `${part.id}-letter`,
      `Letter ${part.letter}`,
      square,
      [para(part.letter, letter, { align: 'center' })],
      {
        fill: attacked ? 'deep' : 'tint2',
        padding: { x: 2, y: 2 },
        role: 'label',
      },
    ),
    blockNode(made, {
      id: `${part.id}-points`,
      name: part.head,
      x: box.x + LETTER + pxToPt(22),
      y: box.y,
      width: box.width - LETTER - pxToPt(36),
      height: box.height,
      verticalAlign: 'middle',
    }),
  ]);
}

/** Bold up to the colon. */
function lineWords(line: string) {
  const at = /[:：]\s/u.exec(line);
  if (!at) return [{ text: line, weight: 700 as const }];
  const cut = at.index + 1;
  return [
    { text: line.slice(0, cut), weight: 700 as const },
    { text: line.slice(cut), weight: 400 as const },
  ];
}

export interface Compared {
  brand: string;
  headline: string;
  /** Who they are and why they are compared, with its first part bold. */
  about: readonly { text: string; weight?: 400 | 700 }[];
  versus: readonly VersusRow[];
  swot: readonly SwotPart[];
  line: string;
}

/** Comparisons one under the other, in two columns where they are `split`. */
function comparisons(
  context: PageContext,
  versus: readonly VersusRow[],
  names: readonly [string, string],
  place: Box,
  level: Level,
  split: boolean,
): SceneNode[] {
  const places = split ? columns(place, 2, GAP) : [place];
  const parts = chunks(versus, Math.ceil(versus.length / places.length));
  let from = 0;
  return parts.flatMap((part, index) => {
    const drawn = versusRows(context, part, names, places[index] ?? place, level, from);
    from += part.length;
    return drawn;
  });
}

function draw(context: PageContext, given: Compared, level: Level): SlideDraft[] {
  if (given.versus.length > level.most) throw new DoesNotFit('Comparisons');
  const { lang } = context;
  const body = bodyBox(context, given.headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const nodes: SceneNode[] = [];
  let { y } = body;
  if (given.about.length > 0) {
    const about = new Stack(context, { ...body, height: pxToPt(60) }).text(
      'overview',
      'Overview',
      given.about,
      style('body', lang, { colour: 'quiet' }),
    );
    nodes.push(...about.nodes);
    y = about.y + pxToPt(18);
  }
  const split = level.swot === 0 && given.versus.length > MOST_IN_A_COLUMN;
  const hasSwot = level.swot > 0 && given.swot.some(({ points }) => points.length > 0);
  const left = pxToPt(level.left);
  const wide = hasSwot ? left : body.width;
  let foot = end;
  const line = clean(given.line);
  if (line !== '') {
    const look = style('body', lang, { size: level.line });
    const place = { x: body.x, y: 0, width: wide, minHeight: pxToPt(level.line > 16 ? 84 : 52) };
    const measured = callout(context, 'line', lineWords(line), place, 'concludes', look);
    foot = end - measured.height;
    nodes.push(callout(context, 'line', lineWords(line), { ...place, y: foot }, 'concludes', look).node);
    foot -= pxToPt(12);
  }
  const place = { x: body.x, y, width: wide, height: foot - y };
  const names = namesOf(context, given, place.width);
  const [only] = given.versus;
  if (only && given.versus.length === 1 && !figures(only)) {
    nodes.push(...versusPanels(context, only, names, place, level));
  } else if (level.board) {
    nodes.push(...versusBoard(context, given.versus, names, place, level));
  } else {
    nodes.push(...comparisons(context, given.versus, names, place, level, split));
  }
  if (hasSwot) {
    const right = { x: body.x + left + GAP, y, width: body.width - left - GAP, height: end - y };
    nodes.push(swotBands(context, given.brand, given.swot, right, level.swot));
  }
  return [{ layout: 'content', headline: given.headline, nodes }];
}

/**
 * How both are called beside their figures and words. A name too wide for its column is no name there where the headline
 * has it.
 */
function namesOf(context: PageContext, given: Compared, width: Pt): [string, string] {
  const us = ourName(context, given.versus);
  const wide = widthOf(context, given.brand, style('body', context.lang, { size: 16, weight: 700 }));
  if (wide <= width * WIDEST_NAME || !given.headline.includes(given.brand)) return [given.brand, us];
  return [say(context, 'Them', 'เขา'), say(context, 'Us', 'เรา')];
}

/** How we are called beside the bars: the company's name where it is short enough for it. */
function ourName(context: PageContext, versus: readonly VersusRow[]): string {
  const own = clean(versus.find(({ ours }) => clean(ours ?? '') !== '')?.ours ?? context.company).replaceAll(
    '\n',
    ' ',
  );
  const width = widthOf(context, own, style('body', context.lang, { weight: 700 }));
  return own !== '' && width <= LONGEST_NAME ? own : say(context, 'Us', 'เรา');
}

const same = (one: string, other: string): boolean =>
  clean(one).toLocaleLowerCase() === clean(other).toLocaleLowerCase();

/** The comparisons reckoned for a brand; a page with one brand takes them all. */
export const versusOf = (context: PageContext, brand: string, alone: boolean): readonly VersusRow[] =>
  (context.reckoned.versus ?? []).filter(({ rival }) => alone || same(rival, brand));

/** What a rival's rows say beside their figures: the first that says it. */
export const firstSaid = (versus: readonly VersusRow[], key: 'headline' | 'line'): string =>
  clean(versus.find((row) => clean(row[key] ?? '') !== '')?.[key] ?? '');

/**
 * The rival's slide; undefined without comparisons or where it does not fit. A box with more points than its band holds
 * leaves the SWOT to the page's next slide.
 */
export function versusFigures(context: PageContext, given: Compared): SlideDraft[] | undefined {
  if (given.versus.length === 0 || clean(given.brand) === '') return undefined;
  const swot = given.swot.map((part) => ({ ...part, points: cleanTexts([...part.points]) }));
  const many = swot.some(({ points }) => points.length > MOST_POINTS);
  // A part that nothing is known of has no band.
  const known = swot.filter(({ points }) => points.length > 0);
  // One part alone has a band where the comparison does not say it already.
  const [only] = known.length === 1 ? known : [];
  const isSaid = only?.points.every((point) => given.versus.some(({ them }) => same(them, point))) === true;
  const shown = { ...given, swot: many || isSaid ? [] : known };
  // Without a SWOT beside them, words against words have the slide.
  const boards =
    shown.swot.length === 0 && given.versus.length > 1 ? LEVELS.filter(({ board }) => board) : [];
  return firstLevel(context, [...boards, ...LEVELS], (level) => draw(context, shown, level));
}
