/** Page 10: a SWOT per competitor, one a slide, with who leads on what beside it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  diagram,
  clean,
  columns,
  defaultNote,
  firstLevel,
  headlineOf,
  isHeadline,
  list,
  noteFits,
  para,
  say,
  style,
  surfaceColours,
  text,
  tryLevels,
  block,
  blockNode,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Surface,
  type TableSpec,
} from '../kit/index.ts';
import { cleanTexts, firstNoted } from '../kit/drafts.ts';
import { tablePages } from '../kit/table-pages.ts';
import { allSaid, saidBy } from './reckoned-first.ts';
import { firstSaid, swotBands, versusFigures, versusOf } from './versus-figures.ts';
import type { VersusRow } from './versus-rows.ts';
import { LONGEST_HEADLINE, ledHeadline, rail, versusSlides, type Competitor } from './competitor-versus.ts';

interface Level {
  size: Pt;
  /** Width of the comparison beside the boxes, in px of the design; 0 moves it to a slide of its own, as a table. */
  rail: number;
  /** Size of the comparison, where it is smaller than the boxes. */
  railSize?: Pt;
  /** The four boxes as rows of a table that continues, for points too long for boxes. */
  rows?: boolean;
}
const LEVELS: readonly Level[] = [
  { size: 18, rail: 359 },
  { size: 16, rail: 359 },
  { size: 16, rail: 359, railSize: 13 },
  { size: 16, rail: 359, railSize: 12 },
  { size: 15, rail: 359 },
  { size: 15, rail: 359, railSize: 12 },
  { size: 14, rail: 359 },
  { size: 14, rail: 450 },
  { size: 13, rail: 400 },
  { size: 13, rail: 500 },
  { size: 12, rail: 500 },
  { size: 12, rail: 330 },
  { size: 16, rail: 0 },
  { size: 14, rail: 0 },
  { size: 13, rail: 0 },
  { size: 12, rail: 0 },
  { size: 11.5, rail: 0 },
  { size: 13, rail: 0, rows: true },
  { size: 12, rail: 0, rows: true },
];
/** The largest text is for boxes with little in them: this many points in all four. */
const LARGE_TEXT = 18;
const FEW_POINTS = 6;
const GAP: Pt = pxToPt(12);

interface Quadrant {
  id: string;
  letter: string;
  head: string;
  points: readonly string[];
  surface: Surface;
}

function quadrants(context: PageContext, { swot }: Competitor): Quadrant[] {
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
const PANEL_PAD: Pt = pxToPt(28);
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

/** The four boxes; both rows of one height where that fits, else each as high as it needs. */
function swotGrid(context: PageContext, competitor: Competitor, place: Box, size: Pt): SceneNode[] {
  const boxes = quadrants(context, competitor);
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
function swotTable(context: PageContext, competitor: Competitor, place: Box, size: Pt): TableSpec {
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

/** Who they are, why they are comparable, and what they speak of; empty where it is not known. */
function aboutParts(context: PageContext, competitor: Competitor): [string, ...string[]] {
  const stop = (words: string) =>
    words === '' || /[.!?…]$/.test(words) || context.lang === 'th' ? words : `${words}.`;
  const speaks = clean(competitor.communication);
  return [
    stop(clean(competitor.businessOverview)),
    stop(clean(competitor.whyComparable)),
    speaks === '' ? '' : stop(say(context, `Speaks of: ${speaks}`, `สื่อสารเรื่อง: ${speaks}`)),
  ];
}

/** 'Who they are. Why comparable. Speaks of: …', with the first in bold. */
function subtitle(context: PageContext, competitor: Competitor) {
  const [overview, ...others] = aboutParts(context, competitor);
  const rest = others.filter((words) => words !== '');
  const gap = context.lang === 'th' ? '  ·  ' : ' ';
  return [
    { text: overview, weight: 700 as const },
    { text: (overview !== '' && rest.length > 0 ? gap : '') + rest.join(gap) },
  ].filter((span) => span.text !== '');
}

/** The point of a competitor's slide: the section's headline first, then who leads on what, or the brand. */
function headlineFor(context: PageContext, competitor: Competitor, index: number): string {
  if (index === 0) return headlineOf(context);
  const brand = clean(competitor.brand);
  const known = [...knownOf(competitor), brand].find((words) => fitsHeadline(context, words));
  return ledHeadline(context, competitor, known ?? headlineOf(context));
}

const fitsHeadline = (context: PageContext, words: string): boolean =>
  words !== '' && words.length <= LONGEST_HEADLINE && isHeadline(context, words);

/** 'Brand: what it is weak in', then what it is known for: a name alone says nothing. */
function knownOf({ brand, swot }: Competitor): string[] {
  return [...cleanTexts(swot.weaknesses), ...cleanTexts(swot.strengths)].map(
    (words) => `${clean(brand)}: ${words.charAt(0).toLocaleLowerCase()}${words.slice(1)}`,
  );
}

/** Where figures were reckoned: the comparison in bars, then what of the rival it does not say. */
function comparedSlides(
  context: PageContext,
  competitor: Competitor,
  { versus, headline, first }: { versus: readonly VersusRow[]; headline: string; first: boolean },
): SlideDraft[] | undefined {
  const heads = singular(context);
  const swot = quadrants(context, competitor).map((box) => ({ ...box, head: heads[box.id] ?? box.head }));
  const line = firstSaid(versus, 'line') || (first ? clean(context.reckoned.line ?? '') : '');
  const given = {
    brand: clean(competitor.brand),
    headline,
    about: subtitle(context, competitor),
    versus,
    swot,
    line,
  };
  const drafts = versusFigures(context, given);
  if (!drafts) return undefined;
  const said = saidBy(drafts);
  const left = competitor.vsUsHighlights.filter((highlight) => !allSaid(said, { ...highlight, lead: '' }));
  const boxes = swot.every(({ points }) => points.every((point) => said(point)))
    ? []
    : (firstLevel(context, [18, 16, 14, 13, 12], (size) => {
        const own = knownOf(competitor).find((words) => fitsHeadline(context, words)) ?? headline;
        const body = bodyBox(context, own);
        const room = { ...body, height: body.height - pxToPt(8) };
        return [{ layout: 'content', headline: own, nodes: swotGrid(context, competitor, room, size) }];
      }) ?? tryLevels(context, { swot: competitor.swot }, [], () => []));
  const rest = { ...competitor, vsUsHighlights: left };
  return [
    ...drafts,
    ...boxes,
    ...versusSlides(context, rest, ledHeadline(context, competitor, headline), 14),
  ];
}

/** Points of a part, and of all, that leave four boxes empty. */
const MOST_SPARSE = { each: 2, all: 5 };
const SPARSE_SIZES: readonly Pt[] = [22, 20, 18, 16];
const SPARSE_SHARES = [372, 720] as const;

/** A rival of whom little is known: who it is on a panel, the four as bands beside it. Its criteria stand in the note. */
function sparseSwot(context: PageContext, competitor: Competitor, headline: string, size: Pt): SlideDraft[] {
  const { lang } = context;
  const brand = clean(competitor.brand);
  const heads = singular(context);
  const swot = quadrants(context, competitor).map((box) => ({ ...box, head: heads[box.id] ?? box.head }));
  const known = swot.filter(({ points }) => points.length > 0);
  if (brand === '' || competitor.vsUsHighlights.length > 0 || known.length < 2) throw new DoesNotFit('SWOT');
  const points = known.map((part) => part.points.length);
  if (points.some((count) => count > MOST_SPARSE.each) || points.reduce((a, b) => a + b) > MOST_SPARSE.all)
    throw new DoesNotFit('SWOT');
  const body = bodyBox(context, headline);
  const [left, right] = columns({ ...body, height: body.height - pxToPt(8) }, SPARSE_SHARES, pxToPt(36));
  if (!left || !right) throw new DoesNotFit('SWOT');
  const colours = surfaceColours('second');
  const inner = left.width - 2 * PANEL_PAD;
  const words = block(
    context,
    [
      para(brand, style('head', lang, { size: 28, colour: colours.ink }), { balance: true }),
      ...aboutParts(context, competitor)
        .filter((part) => part !== '')
        .map((part, index) =>
          para(
            part,
            style('body', lang, { size: 16, colour: colours.ink, weight: index === 0 ? 700 : 400 }),
            {
              spaceBefore: 8,
            },
          ),
        ),
    ],
    inner,
  );
  if (words.height > left.height - 2 * PANEL_PAD) throw new DoesNotFit('Overview');
  const panel = card('rival-panel', brand.slice(0, 60), left, 'second', [
    blockNode(words, {
      id: 'overview',
      name: 'Overview',
      x: left.x + PANEL_PAD,
      y: left.y + (left.height - words.height) / 2,
      width: inner,
    }),
  ]);
  return [{ layout: 'content', headline, nodes: [panel, swotBands(context, brand, known, right, size)] }];
}

/** Heads of the four where each has a point or two. */
const singular = (context: PageContext): Readonly<Record<string, string>> => ({
  strengths: say(context, 'Strength', 'จุดแข็ง'),
  weaknesses: say(context, 'Weakness we attack', 'จุดอ่อนที่เราเข้าไป'),
  opportunities: say(context, 'Open to them', 'โอกาสของเขา'),
  threats: say(context, 'Threat to them', 'สิ่งที่คุกคามเขา'),
});

export const layout: PageLayout<'competitor-analysis'> = (output, context) => {
  const criteria = clean(output.selectionCriteria);
  const chosen = criteria === '' ? '' : say(context, `Chosen: ${criteria}`, `เกณฑ์การเลือก: ${criteria}`);
  const opening = chosen === '' || /[.!?…]$/.test(chosen) || context.lang === 'th' ? chosen : `${chosen}.`;
  const inNote = noteFits(context, opening);

  const slides = output.competitors.flatMap((competitor, index): SlideDraft[] => {
    const versus = versusOf(context, competitor.brand, output.competitors.length === 1);
    const reckoned = firstSaid(versus, 'headline');
    const headline =
      index > 0 && reckoned !== '' && isHeadline(context, reckoned)
        ? reckoned
        : headlineFor(context, competitor, index);
    const own = { ...context, section: { ...context.section, title: headline } };
    const lead = index === 0 && inNote ? opening : '';
    const gap = context.lang === 'th' ? '  ·  ' : ' ';
    const rest = defaultNote(own, (note) => noteFits(own, lead === '' ? note : lead + gap + note));
    const note = [lead, rest].filter((part) => part !== '').join(gap);
    const outline = index === 0 && !inNote ? { selectionCriteria: criteria, ...competitor } : competitor;
    const compared = inNote
      ? comparedSlides(own, competitor, { versus, headline, first: index === 0 })
      : undefined;
    if (compared) return firstNoted(compared, note);
    const sparse = inNote
      ? firstLevel(own, SPARSE_SIZES, (size) => sparseSwot(own, competitor, headline, size))
      : undefined;
    if (sparse) return firstNoted(sparse, note);
    const points = quadrants(own, competitor).reduce((sum, box) => sum + box.points.length, 0);
    const levels = LEVELS.filter((level) => level.size < LARGE_TEXT || points <= FEW_POINTS);
    const drafts = tryLevels(
      own,
      outline,
      levels,
      ({ size, rail: width, railSize = size, rows }): SlideDraft[] => {
        const body = bodyBox(own, headline);
        const stack = new Stack(own, body);
        const beside = width > 0 && competitor.vsUsHighlights.length > 0;
        // The comparison's head names the brand; without one beside the boxes the overview does.
        const brand = beside ? '' : clean(competitor.brand);
        const about = subtitle(own, competitor);
        stack.text(
          'overview',
          'Overview',
          brand === ''
            ? about
            : [{ text: about.length > 0 ? `${brand}   ` : brand, weight: 700, colour: 'brand' }, ...about],
          style('body', own.lang, { size: size > 13 ? 14 : 12.5, colour: 'quiet' }),
        );
        if (index === 0 && !inNote) {
          stack
            .gap(4)
            .text('criteria', 'Why these', opening, style('body', own.lang, { size: 12, colour: 'quiet' }));
        }
        if (stack.nodes.length > 0) stack.gap(pxToPt(20));
        const room = { ...body, y: stack.y, height: bottomOf(body) - pxToPt(8) - stack.y };
        if (room.height < 120) throw new DoesNotFit('Overview');
        if (rows) {
          const intro: SlideDraft[] =
            stack.nodes.length > 0 ? [{ layout: 'content', headline, nodes: stack.nodes }] : [];
          const whole = tablePages(own, swotTable(own, competitor, body, size), body);
          const under = tablePages(own, swotTable(own, competitor, room, size), room);
          // Under the overview where that is one slide; else the table begins at the top of its own.
          const boxes =
            under.length === 1
              ? [{ layout: 'content' as const, headline, nodes: [...stack.nodes, ...(under[0] ?? [])] }]
              : [...intro, ...whole.map((nodes): SlideDraft => ({ layout: 'content', headline, nodes }))];
          return [...boxes, ...versusSlides(own, competitor, ledHeadline(own, competitor, headline), size)];
        }
        const [left, right] = beside ? columns(room, [1128 - width, width], pxToPt(36)) : [room];
        const nodes = [...stack.nodes, ...swotGrid(own, competitor, left ?? room, size)];
        if (right) nodes.push(...rail(own, competitor, right, railSize));
        const first: SlideDraft = { layout: 'content', headline, nodes };
        return beside
          ? [first]
          : [first, ...versusSlides(own, competitor, ledHeadline(own, competitor, headline), size)];
      },
    );
    return firstNoted(drafts, note);
  });
  if (slides.length > 0) return slides;
  return tryLevels(context, output, [], () => []);
};
