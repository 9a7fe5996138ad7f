/** Page 10: a SWOT per competitor, one a slide, with who leads on what beside it. */
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  clean,
  columns,
  firstLevel,
  headlineOf,
  isHeadline,
  noteFits,
  para,
  say,
  style,
  surfaceColours,
  tryLevels,
  block,
  blockNode,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { cleanTexts, firstNoted } from '../kit/drafts.ts';
import { tablePages } from '../kit/table-pages.ts';
import { allSaid, saidBy } from './reckoned-first.ts';
import { ROOMY_PAD, firstSaid, swotBands, versusFigures, versusOf } from './versus-figures.ts';
import type { VersusRow } from './versus-rows.ts';
import { quadrants, singular, swotGrid, swotTable } from './competitor-swot.ts';
import { MOST_TOGETHER, isThin, thinTogether } from './competitor-together.ts';
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
const MOST_SPARSE = { each: 3, all: 7 };
const PANEL_PAD: Pt = pxToPt(28);
const SPARSE_SIZES: readonly Pt[] = [28, 25, 22, 20, 18, 16];
const SPARSE_SHARES = [372, 720] as const;

/** One comparison needs no column of its own: its figures stand under the name. */
function comparedOnce(context: PageContext, { vsUsHighlights: [only] }: Competitor): string[] {
  if (only === undefined) return [];
  const [point, them, us] = [clean(only.point), clean(only.them), clean(only.us)];
  return [
    them === '' ? '' : `${point}${point === '' ? '' : ': '}${them}`,
    us === '' ? '' : say(context, `Ours: ${us}`, `ของเรา: ${us}`),
  ].filter((words) => words !== '');
}

/** A rival of whom little is known: who it is on a panel, the four as bands beside it. Its criteria stand in the note. */
function sparseSwot(context: PageContext, competitor: Competitor, headline: string, size: Pt): SlideDraft[] {
  const { lang } = context;
  const brand = clean(competitor.brand);
  const heads = singular(context);
  const swot = quadrants(context, competitor).map((box) => ({ ...box, head: heads[box.id] ?? box.head }));
  const known = swot.filter(({ points }) => points.length > 0);
  if (brand === '' || competitor.vsUsHighlights.length > 1 || known.length === 0)
    throw new DoesNotFit('SWOT');
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
      ...(known.length > 1
        ? []
        : [
            para(
              say(context, 'All else of them: to confirm', 'ข้ออื่นของเขา: รอยืนยัน'),
              style('body', lang, { size: 14, colour: colours.ink }),
              { spaceBefore: 8 },
            ),
          ]),
      ...comparedOnce(context, competitor).map((part, index) =>
        para(part, style('body', lang, { size: 20, colour: colours.ink, weight: 700 }), {
          spaceBefore: index === 0 ? 22 : 4,
        }),
      ),
    ],
    inner,
  );
  if (words.height > left.height - 2 * PANEL_PAD) throw new DoesNotFit('Overview');
  const bands = swotBands(context, brand, known, right, size, { pad: ROOMY_PAD });
  const panel = card('rival-panel', brand.slice(0, 60), left, 'second', [
    blockNode(words, {
      id: 'overview',
      name: 'Overview',
      x: left.x + PANEL_PAD,
      y: left.y + (left.height - words.height) / 2,
      width: inner,
    }),
  ]);
  return [{ layout: 'content', headline, nodes: [panel, bands] }];
}

interface Together {
  count: number;
  drafts: SlideDraft[];
}

/** By the first one's index: rivals in a row of whom little is known, on slides that they share. */
function togetherSlides(context: PageContext, competitors: readonly Competitor[]): Map<number, Together> {
  const isAlone = competitors.length === 1;
  const thin = competitors.map(
    (competitor) => versusOf(context, competitor.brand, isAlone).length === 0 && isThin(context, competitor),
  );
  const found = new Map<number, Together>();
  let at = 0;
  while (at < competitors.length) {
    const end = thin.indexOf(false, at);
    const run = (end < 0 ? competitors.length : end) - at;
    const drawn = [MOST_TOGETHER, 2]
      .filter((count) => count <= run)
      .flatMap((count) => {
        const rivals = competitors.slice(at, at + count);
        const headline = at === 0 ? headlineOf(context) : headlineForAll(context, rivals);
        const own = { ...context, section: { ...context.section, title: headline } };
        const described = rivals.map((competitor) => {
          const about = aboutParts(context, competitor).filter((part) => part !== '');
          return { competitor, about: about.join(context.lang === 'th' ? '  ·  ' : ' ') };
        });
        const drafts = thinTogether(own, described, headline);
        return drafts ? [{ count, drafts }] : [];
      })[0];
    if (drawn) found.set(at, drawn);
    at += drawn?.count ?? 1;
  }
  return found;
}

/** Letters of all names together that a headline can hold. */
const MOST_NAMED = 44;

/** 'Where A, B and C are weak', or without their names where these are long. */
function headlineForAll(context: PageContext, rivals: readonly Competitor[]): string {
  const names = rivals.map(({ brand }) => clean(brand));
  if (names.join('').length > MOST_NAMED)
    return say(context, 'Where the other choices are weak', 'จุดอ่อนของทางเลือกอื่น');
  const last = names.at(-1) ?? '';
  const all = names.slice(0, -1).join(', ');
  const words = say(context, `Where ${all} and ${last} are weak`, `จุดอ่อนของ ${all} และ ${last}`);
  return fitsHeadline(context, words) ? words : headlineOf(context);
}

export const layout: PageLayout<'competitor-analysis'> = (output, context) => {
  const criteria = clean(output.selectionCriteria);
  const chosen = criteria === '' ? '' : say(context, `Chosen: ${criteria}`, `เกณฑ์การเลือก: ${criteria}`);
  const opening = chosen === '' || /[.!?…]$/.test(chosen) || context.lang === 'th' ? chosen : `${chosen}.`;
  const inNote = noteFits(context, opening);

  const together = inNote ? togetherSlides(context, output.competitors) : new Map<number, Together>();
  const slides = output.competitors.flatMap((competitor, index): SlideDraft[] => {
    const several = together.get(index);
    if (several) return firstNoted(several.drafts, index === 0 ? opening : '');
    if ([...together].some(([from, { count }]) => index > from && index < from + count)) return [];
    const versus = versusOf(context, competitor.brand, output.competitors.length === 1);
    const reckoned = firstSaid(versus, 'headline');
    const headline =
      index > 0 && reckoned !== '' && isHeadline(context, reckoned)
        ? reckoned
        : headlineFor(context, competitor, index);
    const own = { ...context, section: { ...context.section, title: headline } };
    const lead = index === 0 && inNote ? opening : '';
    const outline = index === 0 && !inNote ? { selectionCriteria: criteria, ...competitor } : competitor;
    const compared = inNote
      ? comparedSlides(own, competitor, { versus, headline, first: index === 0 })
      : undefined;
    if (compared) return firstNoted(compared, lead);
    const sparse = inNote
      ? firstLevel(own, SPARSE_SIZES, (size) => sparseSwot(own, competitor, headline, size))
      : undefined;
    if (sparse) return firstNoted(sparse, lead);
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
    return firstNoted(drafts, lead);
  });
  if (slides.length > 0) return slides;
  return tryLevels(context, output, [], () => []);
};
