/** Page 12: the summary, its figure as one bar, numbered takeaways, and the one decision that follows. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  balanced,
  bodyBox,
  bottomOf,
  callout,
  clean,
  columns,
  formatNumber,
  group,
  headlineOf,
  heightOf,
  para,
  say,
  shape,
  style,
  text,
  textShape,
  tryLevels,
  valuesOf,
  withoutNote,
  type Band,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type Values,
} from '../kit/index.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import { leadWords, numberedHeights, numberedRows, type NumberedLook } from '../kit/numbered.ts';
import { SCENARIO_LEVELS, scenarioSlides } from './takeaway-scenarios.ts';

interface Level {
  /**
   * 'side': summary beside takeaways; 'grid': takeaways in two columns; 'two': the same as 'side', the other half of the
   * takeaways and the decision on a second slide; 'split': summary first, then the rest.
   */
  plan: 'side' | 'grid' | 'two' | 'split';
  size: Pt;
}
/** The summary, and the takeaways beside it. */
const SIDES = [473, 631] as const;
const SIDES_GAP: Pt = pxToPt(60);
const LEVELS: readonly Level[] = [
  { plan: 'side', size: 28 },
  { plan: 'side', size: 24 },
  { plan: 'side', size: 20 },
  { plan: 'side', size: 18 },
  { plan: 'side', size: 16 },
  { plan: 'side', size: 15 },
  { plan: 'side', size: 14 },
  { plan: 'grid', size: 15 },
  { plan: 'grid', size: 14 },
  { plan: 'side', size: 13 },
  { plan: 'grid', size: 13 },
  { plan: 'two', size: 16 },
  { plan: 'two', size: 15 },
  { plan: 'two', size: 14 },
  { plan: 'two', size: 13 },
  { plan: 'split', size: 14 },
  { plan: 'split', size: 13 },
  { plan: 'split', size: 12 },
];
const PARTS: readonly { fill: ColourRole; text: ColourRole }[] = [
  { fill: 'brand', text: 'onBrand' },
  { fill: 'tint2', text: 'ink' },
  { fill: 'deep', text: 'onDeep' },
  { fill: 'neutral', text: 'ink' },
];
const BAR_HEIGHT: Pt = pxToPt(112);
/** Kept free above the notes. */
const AIR: Pt = pxToPt(12);
const BAND_GAP: Pt = pxToPt(26);
/** Fewer takeaways than this are drawn larger than more. */
const FEW = 3;
const LARGE: Pt = 20;
/** A statement leaves some of its panel free. */
const MOST_OF_SIDE = 0.85;

/** Few rows spread further. */
const lookOf = (context: PageContext, size: Pt, count: number): NumberedLook => ({
  style: style('lead', context.lang, { size }),
  number: size * 2,
  pad: size * 0.85,
  stretch: count <= 3 ? 1.9 : 1.3,
});

/** The whole as one bar, cut in proportion; undefined where the figures make no such whole. */
function partsBar(
  context: PageContext,
  place: Omit<Box, 'height'>,
): { nodes: SceneNode[]; height: Pt } | undefined {
  const figures: Values | undefined = valuesOf(context.section.evidence);
  if (!figures || figures.values.length < 2 || figures.values.length > PARTS.length) return undefined;
  if (figures.values.some((value) => value <= 0)) return undefined;
  const { lang } = context;
  const title = text(context, figures.statement, style('label', lang), {
    id: 'parts-title',
    name: 'Parts title',
    ...place,
  });
  const y = bottomOf(title.box) + pxToPt(6);
  const boxes = columns({ ...place, y, height: BAR_HEIGHT }, figures.values, pxToPt(2));
  const bars = boxes.map((box, index) => {
    const look = PARTS[index] ?? { fill: 'neutral', text: 'ink' };
    const unit = figures.unit === '' ? '' : ` ${figures.unit}`;
    return textShape(
      context,
      `parts-${index + 1}`,
      figures.labels[index] ?? `Part ${index + 1}`,
      box,
      [
        para(
          formatNumber(figures.values[index] ?? 0) + unit,
          style('number', lang, { size: 34, colour: look.text }),
        ),
        para(figures.labels[index] ?? '', style('body', lang, { size: 14, colour: look.text })),
      ],
      { fill: look.fill },
    );
  });
  return {
    nodes: [
      group(
        'parts',
        figures.statement,
        { ...place, y: title.box.y, height: title.box.height + pxToPt(6) + BAR_HEIGHT },
        [title, ...bars],
      ),
    ],
    height: title.box.height + pxToPt(6) + BAR_HEIGHT,
  };
}

/** Sizes of a summary that stands alone beside the takeaways, largest first. */
const STATEMENTS: readonly Pt[] = [32, 28, 26, 24, 22, 20, 18];
/** Around it on its panel. */
const STATEMENT_PAD: Pt = pxToPt(32);

/**
 * The summary with its figures under it as one bar. Without those it is a statement, as large as it may be beside takeaways
 * that take the height of `place`.
 */
function besideTakeaways(
  context: PageContext,
  summary: string,
  place: Box,
  room: Box,
  { style: plain }: NumberedLook,
): Stack {
  const first = new Stack(context, { ...place, height: room.height });
  const lead = style('lead', context.lang, { size: plain.size });
  const under = first.text('summary', 'Summary', summary, lead).y + pxToPt(24);
  const bar = partsBar(context, { x: place.x, y: under, width: place.width });
  if (bar) {
    for (const node of bar.nodes) first.add(node);
    return first;
  }
  const inner = place.width - 2 * STATEMENT_PAD;
  for (const size of STATEMENTS.filter((each) => each > plain.size)) {
    const look = style('head', context.lang, { size });
    const high = heightOf(context, summary, look, inner);
    if (high > (place.height - 2 * STATEMENT_PAD) * MOST_OF_SIDE) continue;
    const panel = new Stack(context, place);
    panel.nodes.push(shape('summary-panel', 'Summary background', place, { fill: 'tint' }));
    panel.nodes.push(shape('summary-bar', 'Mark', { ...place, width: pxToPt(5) }, { fill: 'brand' }));
    const words = text(context, summary, look, {
      id: 'summary',
      name: 'Summary',
      x: place.x + STATEMENT_PAD,
      y: place.y + (place.height - high) / 2,
      width: inner,
      balance: true,
    });
    panel.nodes.push(words);
    return panel.gap(place.height);
  }
  return first;
}

function decision(context: PageContext, words: string, body: Box, size: Pt): Band | undefined {
  if (words === '') return undefined;
  const look = style('head', context.lang, { size: Math.min(18, size + 2), colour: 'onBrand' });
  return callout(
    context,
    'decision',
    words,
    { x: body.x, y: 0, width: body.width, minHeight: pxToPt(64) },
    'decision',
    look,
  );
}

/** The band, drawn again where it stands. */
const bandAt = (context: PageContext, words: string, body: Box, y: Pt, size: Pt): SceneNode[] => {
  const look = style('head', context.lang, { size: Math.min(18, size + 2), colour: 'onBrand' });
  if (words === '') return [];
  return [
    callout(
      context,
      'decision',
      words,
      { x: body.x, y, width: body.width, minHeight: pxToPt(64) },
      'decision',
      look,
    ).node,
  ];
};

export const layout: PageLayout<'key-takeaway'> = (output, context) => {
  const { scenarios, gate } = context.reckoned;
  const title = say(context, 'What the plan concludes', 'ข้อสรุปของแผน');
  const reckoned =
    scenarios &&
    reckonedPage(context, SCENARIO_LEVELS, (level) => scenarioSlides(context, scenarios, gate, level), {
      title,
      slides: (rest) => written(output, rest),
    });
  return reckoned ?? written(output, context);
};

/** The output alone. */
const written: PageLayout<'key-takeaway'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const summary = clean(output.executiveSummary);
  const link = clean(output.linkToStrategy);
  const takeaways = cleanTexts(output.takeaways);
  const slide = (nodes: SceneNode[]): SlideDraft => ({ layout: 'content', headline, nodes });

  const oneSlide = ({ plan, size }: Level): SlideDraft[] => {
    const look = lookOf(context, size, takeaways.length);
    const band = decision(context, link, body, size);
    const bottom = bottomOf(body) - AIR - (band ? band.height + BAND_GAP : 0);
    const room: Box = { ...body, height: bottom - body.y };
    const most = plan === 'side' ? 5 : 8;
    if (takeaways.length > most || (size > LARGE && takeaways.length >= FEW))
      throw new DoesNotFit('Takeaways');
    const words = takeaways.map(leadWords);
    const nodes: SceneNode[] = [];
    let end: Pt;
    if (plan === 'side') {
      const [left, right] = summary === '' ? [undefined, room] : columns(room, SIDES, SIDES_GAP);
      const rows = numberedRows(
        context,
        'takeaway',
        say(context, 'Takeaway', 'ประเด็น'),
        words,
        right ?? room,
        look,
      );
      // A statement beside a point or two is as high as the slide.
      const high = takeaways.length < FEW ? room.height : rows.height;
      const first = left && besideTakeaways(context, summary, { ...left, height: high }, room, look);
      nodes.push(...(first?.nodes ?? []));
      nodes.push(...rows.nodes);
      end = Math.max(first?.y ?? 0, body.y + rows.height);
    } else {
      const top = new Stack(context, room).text(
        'summary',
        'Summary',
        summary,
        style('lead', context.lang, { size }),
      );
      if (summary !== '') top.gap(pxToPt(26));
      const half = Math.ceil(words.length / 2);
      const places = columns({ ...room, y: top.y, height: bottom - top.y }, 2, pxToPt(56));
      const made = [words.slice(0, half), words.slice(half)].map((part, index) =>
        numberedRows(context, 'takeaway', say(context, 'Takeaway', 'ประเด็น'), part, places[index] ?? room, {
          ...look,
          from: index * half + 1,
        }),
      );
      nodes.push(...top.nodes, ...made.flatMap((part) => part.nodes));
      end = top.y + Math.max(...made.map((part) => part.height), 0);
    }
    const y = band ? Math.min(bottomOf(body) - AIR - band.height, end + pxToPt(44)) : 0;
    return [slide([...nodes, ...bandAt(context, link, body, y, size)])];
  };

  const two = ({ size }: Level): SlideDraft[] => {
    const half = Math.ceil(takeaways.length / 2);
    if (summary === '' || half < 3 || half > 5) throw new DoesNotFit('Takeaways');
    const words = takeaways.map(leadWords);
    const [left, right] = columns({ ...body, height: body.height - AIR }, SIDES, SIDES_GAP);
    if (!left || !right) throw new DoesNotFit('Takeaways');
    const look = lookOf(context, size, half);
    const first = new Stack(context, left).text(
      'summary',
      'Summary',
      summary,
      style('lead', context.lang, { size: Math.min(18, size + 2) }),
    );
    const bar = partsBar(context, { x: left.x, y: first.y + pxToPt(28), width: left.width });
    if (bar) for (const node of bar.nodes) first.add(node);
    const beside = numberedRows(
      context,
      'takeaway',
      say(context, 'Takeaway', 'ประเด็น'),
      words.slice(0, half),
      right,
      look,
    );
    const band = decision(context, link, body, size);
    const reserved = band ? band.height + BAND_GAP : 0;
    const room = { ...body, height: body.height - reserved - AIR };
    const rest = { ...lookOf(context, size, words.length - half), from: half + 1 };
    const after = numberedRows(
      context,
      'takeaway',
      say(context, 'Takeaway', 'ประเด็น'),
      words.slice(half),
      room,
      rest,
    );
    const y = band ? Math.min(bottomOf(body) - AIR - band.height, body.y + after.height + pxToPt(44)) : 0;
    return [
      slide([...first.nodes, ...beside.nodes]),
      withoutNote(slide([...after.nodes, ...bandAt(context, link, body, y, size)])),
    ];
  };

  const split = ({ size }: Level): SlideDraft[] => {
    const look = lookOf(context, size, takeaways.length);
    const slides: SceneNode[][] = [];
    if (summary !== '') {
      const big = style('lead', context.lang, { size: Math.min(20, size + 2) });
      const first = new Stack(context, body).text('summary', 'Summary', summary, big);
      const bar = partsBar(context, { x: body.x, y: first.y + pxToPt(32), width: body.width });
      if (bar && first.y + pxToPt(32) + bar.height <= bottomOf(body))
        for (const node of bar.nodes) first.add(node);
      slides.push(first.nodes);
    }
    const words = takeaways.map(leadWords);
    const band = decision(context, link, body, size);
    const reserved = band ? band.height + BAND_GAP : 0;
    const heights = numberedHeights(context, words, body.width, { ...look, from: words.length });
    const counts = balanced(heights, body.height - reserved) ?? balanced(heights, body.height);
    if (!counts) throw new DoesNotFit('Takeaways');
    let at = 0;
    for (const count of counts) {
      const part = words.slice(at, at + count);
      slides.push(
        numberedRows(context, 'takeaway', say(context, 'Takeaway', 'ประเด็น'), part, body, {
          ...look,
          from: at + 1,
          stretch: 1,
        }).nodes,
      );
      at += count;
    }
    if (band) {
      const last = slides.at(-1);
      const end = Math.max(body.y, ...(last ?? []).map((node) => bottomOf(node.box)));
      if (last && end + reserved <= bottomOf(body) + 0.5) {
        last.push(
          ...bandAt(context, link, body, Math.min(bottomOf(body) - band.height, end + pxToPt(44)), size),
        );
      } else {
        slides.push(bandAt(context, link, body, body.y, size));
      }
    }
    return slides.map(slide);
  };

  return tryLevels(context, output, LEVELS, (level) =>
    level.plan === 'split' ? split(level) : level.plan === 'two' ? two(level) : oneSlide(level),
  );
};
