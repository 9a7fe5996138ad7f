/** Page 14: the pillars, as wide as their share, over a plan or with a slide to themselves. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bottomOf,
  card,
  clean,
  columns,
  para,
  say,
  style,
  surfaceColours,
  textShape,
  widthOf,
  type PageContext,
  type Surface,
} from '../kit/index.ts';
import type { ParagraphSpec } from '../text/engine.ts';

export type Output = SectionOutput<'content-strategy'>;
type Pillar = Output['contentPillars'][number];

const SURFACES: readonly Surface[] = ['filled', 'strong', 'second', 'quiet'];
const GAP: Pt = pxToPt(4);
const PADDING = { x: pxToPt(20), y: pxToPt(10) };
/** A pillar is never narrower than this, whatever its share. */
const NARROWEST: Pt = 150;
/** Pillars on one line. */
export const MOST_PILLARS = 4;
/** Kept free above the notes. */
export const AIR: Pt = pxToPt(10);
/** Most height that pillars over one platform's plan take beyond their need. */
export const MOST_FREE: Pt = 90;

export const pillarsOf = (output: Output): Pillar[] =>
  output.contentPillars
    .map((pillar) => ({
      ...pillar,
      pillar: clean(pillar.pillar),
      share: clean(pillar.share),
      idea: clean(pillar.idea),
    }))
    .filter(({ pillar, share, idea }) => pillar !== '' || share !== '' || idea !== '');

/** Widths after the shares where they are percentages of one whole, else equal. */
function widthsOf(pillars: readonly Pillar[], width: Pt): number[] {
  const shares = pillars.map((pillar) =>
    Number(/^(\d+(?:\.\d+)?)\s*%$/.exec(pillar.share)?.[1] ?? Number.NaN),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (!(total > 95 && total < 105)) return pillars.map(() => 1);
  const least = (NARROWEST / width) * total;
  return shares.map((share) => Math.max(share, least));
}

function pillarSpecs(
  context: PageContext,
  pillar: Pillar,
  surface: Surface,
  idea: Pt,
  { compact, width, figure = idea * 1.9 }: { compact: boolean; width: Pt; figure?: Pt },
): ParagraphSpec[] {
  const { lang } = context;
  const colour = surfaceColours(surface).ink;
  const isFigure = pillar.share.length <= 8;
  const ideaSpec = (): ParagraphSpec =>
    para(pillar.idea, style('body', lang, { size: idea, colour }), {
      spaceBefore: idea * 0.25,
      balance: true,
    });
  if (compact && isFigure && pillar.share !== '' && pillar.pillar !== '') {
    const head = style('head', lang, { size: idea + 1.5, colour });
    const words = [{ text: `${pillar.share}  `, size: idea * 1.45 }, { text: pillar.pillar }];
    const line = { ...head, pitch: idea * (lang === 'th' ? 2 : 1.75) };
    // A name of several lines would run on under its share: it begins on a line of its own.
    const first =
      widthOf(context, words, line) <= width
        ? [para(words, line)]
        : [
            para(pillar.share, style('number', lang, { size: idea * 1.45, colour })),
            para(pillar.pillar, head),
          ];
    return pillar.idea === '' ? first : [...first, ideaSpec()];
  }
  return [
    ...(pillar.share === ''
      ? []
      : [
          isFigure
            ? para(pillar.share, style('number', lang, { size: figure, colour }))
            : para(pillar.share, style('body', lang, { size: idea, weight: 700, colour })),
        ]),
    ...(pillar.pillar === '' ? [] : [para(pillar.pillar, style('head', lang, { size: idea + 1.5, colour }))]),
    ...(pillar.idea === '' ? [] : [ideaSpec()]),
  ];
}

/** The pillars beside each other, from the top of `place`; as high as the highest needs, or `height`. */
export function pillarRow(
  context: PageContext,
  pillars: readonly Pillar[],
  from: number,
  place: Box,
  idea: Pt,
  { height = 0, compact = false }: { height?: Pt; compact?: boolean } = {},
): { nodes: SceneNode[]; height: Pt } {
  const boxes = columns(place, widthsOf(pillars, place.width), GAP);
  const made = pillars.map((pillar, index) => {
    const surface = SURFACES[(from + index) % SURFACES.length] ?? 'quiet';
    const box = boxes[index] ?? place;
    return {
      surface,
      specs: pillarSpecs(context, pillar, surface, idea, { compact, width: box.width - 2 * PADDING.x }),
      box,
    };
  });
  const needed = Math.max(
    ...made.map(({ specs, box }) => block(context, specs, box.width - 2 * PADDING.x).height + 2 * PADDING.y),
  );
  const tall = Math.max(needed, height);
  if (tall > place.height + 0.5) throw new DoesNotFit('Pillars');
  const nodes = made.map(({ surface, specs, box }, index): SceneNode => {
    const { fill } = surfaceColours(surface);
    return textShape(
      context,
      `pillar-${from + index + 1}`,
      pillars[index]?.pillar.slice(0, 60) || `${say(context, 'Pillar', 'แกน')} ${from + index + 1}`,
      { ...box, height: tall },
      specs,
      {
        ...(fill === undefined ? {} : { fill }),
        padding: PADDING,
        verticalAlign: 'top',
      },
    );
  });
  return { nodes, height: tall };
}

/** Of a tall pillar: words that take more of its height are set smaller, down to this size. */
const MOST_FOOT = 0.45;
const LEAST_TALL: Pt = 16;

/** Pillars that have the slide to themselves: the share at the top, what it is for at the foot. */
export function tallPillars(
  context: PageContext,
  pillars: readonly Pillar[],
  from: number,
  place: Box,
  idea: Pt,
): SceneNode[] {
  const boxes = columns(place, widthsOf(pillars, place.width), GAP);
  return pillars.map((pillar, index): SceneNode => {
    const surface = SURFACES[(from + index) % SURFACES.length] ?? 'quiet';
    const box = boxes[index] ?? place;
    const number = from + index + 1;
    const name = pillar.pillar.slice(0, 60) || `${say(context, 'Pillar', 'แกน')} ${number}`;
    const at = { x: box.x + PADDING.x, width: box.width - 2 * PADDING.x };
    const [first, ...rest] = pillarSpecs(context, pillar, surface, idea, {
      compact: false,
      width: at.width,
      figure: idea * 3,
    });
    const top = block(context, first ? [first] : [], at.width);
    const foot = block(context, rest, at.width);
    const most = idea > LEAST_TALL ? MOST_FOOT : 1;
    if (foot.height > box.height * most || top.height + foot.height + 3 * PADDING.y > box.height)
      throw new DoesNotFit('Pillars');
    const y = bottomOf(box) - PADDING.y * 1.5 - foot.height;
    return card(`pillar-${number}`, name, box, surface, [
      blockNode(top, { id: `pillar-${number}-share`, name, ...at, y: box.y + PADDING.y }),
      ...(rest.length === 0 ? [] : [blockNode(foot, { id: `pillar-${number}-idea`, name, ...at, y })]),
    ]);
  });
}
