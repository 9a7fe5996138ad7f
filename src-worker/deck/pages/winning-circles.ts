/** The three circles of page 11: their places, the sweet spot, and lists that stand inside their outlines. */
import type { Box, SceneNode, TextBlock, TextNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { circleBox, crossings, sharedAbove, type Circle } from '../kit/circles.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  clean,
  diagram,
  para,
  say,
  shape,
  splitLead,
  style,
  type PageContext,
} from '../kit/index.ts';
import type { ParagraphSpec } from '../text/engine.ts';

type Output = SectionOutput<'winning-zone'>;

/** Centres and radius in units of the radius, as drawn by hand: the upper two 1.2 apart, the third 0.84 below. */
const APART = 1.2;
const DROP = 0.843;
/** Width of the three over their height. */
export const VENN_SHAPE = (2 + APART) / (2 + DROP);
const PAD: Pt = 7;

interface Circles {
  want: Circle;
  best: Circle;
  rivals: Circle;
}

function circlesIn(box: Box): Circles {
  const r = Math.min(box.height / (2 + DROP), box.width / (2 + APART));
  const width = r * (2 + APART);
  const left = box.x + (box.width - width) / 2 + r;
  const top = box.y + r;
  return {
    want: { cx: left, cy: top, r },
    best: { cx: left + APART * r, cy: top, r },
    rivals: { cx: left + (APART / 2) * r, cy: top + DROP * r, r },
  };
}

interface Head {
  id: string;
  words: string;
  points: readonly string[];
}

/** What each circle is called and says. */
export function headsOf(context: PageContext, output: Output): { want: Head; best: Head; rivals: Head } {
  return {
    want: {
      id: 'customers',
      words: say(context, 'Customers want', 'ลูกค้าต้องการ'),
      points: cleanTexts(output.customersWant),
    },
    best: { id: 'we', words: say(context, 'We do best', 'เราทำได้ดี'), points: cleanTexts(output.weDoBest) },
    rivals: {
      id: 'rivals',
      words: say(context, 'Rivals do best', 'คู่แข่งทำได้ดี'),
      points: cleanTexts(output.competitorsDoBest),
    },
  };
}

/** Half the circle's chord at a height. */
const halfChord = ({ cy, r }: Circle, y: Pt): Pt => Math.sqrt(Math.max(0, r * r - (y - cy) ** 2));

const listSpecs = (
  context: PageContext,
  head: Head,
  size: Pt,
  align: 'left' | 'center',
  withPoints: boolean,
): ParagraphSpec[] => {
  const body = style('body', context.lang, { size });
  // Inside a circle the lines stand a little closer than in running text.
  const close = { ...body, pitch: body.pitch * 0.94 };
  return [
    para(head.words, style('head', context.lang, { size: size + (withPoints ? 0.5 : 0) }), { align }),
    ...(withPoints ? head.points : []).map((point) =>
      para(point, close, { align, spaceBefore: size * 0.3, balance: true }),
    ),
  ];
};

/** True when every line stands between the two edges, each given for a height. */
function linesFit(made: TextBlock, x: Pt, top: Pt, left: (y: Pt) => Pt, right: (y: Pt) => Pt): boolean {
  let y = top;
  return made.paragraphs.every((paragraph) => {
    y += paragraph.spaceBefore;
    return paragraph.lines.every((line) => {
      const heights = [y + paragraph.linePitch * 0.2, y + paragraph.linePitch * 0.8];
      y += paragraph.linePitch;
      return heights.every(
        (height) => x + line.x >= left(height) - 0.01 && x + line.x + line.width <= right(height) + 0.01,
      );
    });
  });
}

/** Widths tried for a side list, widest first, in units of the radius. */
const SIDE_WIDTHS = Array.from({ length: 24 }, (_, step) => 1 - step * 0.03);
const STARTS = {
  want: [-0.82, -0.86, -0.78, -0.72, -0.64, -0.56],
  best: [0.1, 0.06, 0.02, -0.04, -0.1, -0.14],
} as const;

/** A side circle's list from a height, left-aligned, every line inside its circle and clear of the neighbour. */
function sideList(
  circles: Circles,
  side: 'want' | 'best',
  head: Head,
  made: readonly TextBlock[],
  y: Pt,
): TextNode | undefined {
  const own = circles[side];
  const other = side === 'want' ? circles.best : circles.want;
  const leftEdge = (at: Pt) =>
    side === 'want' ? own.cx - halfChord(own, at) + PAD : other.cx + halfChord(other, at) + PAD;
  const rightEdge = (at: Pt) =>
    side === 'want' ? other.cx - halfChord(other, at) - PAD : own.cx + halfChord(own, at) - PAD;
  for (const words of made) {
    for (const start of STARTS[side]) {
      const x = own.cx + start * own.r;
      if (!linesFit(words, x, y, leftEdge, rightEdge)) continue;
      return blockNode(words, { id: `${head.id}-list`, name: head.words, x, y, width: words.width });
    }
  }
  return undefined;
}

const lineCount = ({ text }: TextNode): number =>
  text.paragraphs.reduce((sum, paragraph) => sum + paragraph.lines.length, 0);

/** The lists of the upper two circles, their heads on one line: the height at which they take the fewest lines. */
function sideLists(
  context: PageContext,
  circles: Circles,
  heads: ReturnType<typeof headsOf>,
  size: Pt,
  withPoints: boolean,
): TextNode[] {
  const { r, cy } = circles.want;
  const laid = (head: Head) => {
    const specs = listSpecs(context, head, size, 'left', withPoints);
    return SIDE_WIDTHS.map((width) => block(context, specs, width * r));
  };
  const want = laid(heads.want);
  const best = laid(heads.best);
  const tallest = Math.max(...[want, best].map((made) => made[6]?.height ?? 0));
  let found: { nodes: TextNode[]; cost: number } | undefined;
  for (const shift of [0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2]) {
    const y = cy - tallest * 0.5 - 0.1 * r - shift * r;
    const left = sideList(circles, 'want', heads.want, want, y);
    const right = left && sideList(circles, 'best', heads.best, best, y);
    if (!left || !right) continue;
    const cost = lineCount(left) + lineCount(right) + Math.abs(shift) * 5;
    if (!found || cost < found.cost) found = { nodes: [left, right], cost };
  }
  if (!found) throw new DoesNotFit('Circles');
  return found.nodes;
}

/** The lower circle's list, centred under the other two. */
function lowerList(
  context: PageContext,
  { want, best, rivals }: Circles,
  head: Head,
  size: Pt,
  withPoints: boolean,
): TextNode {
  const specs = listSpecs(context, head, size, 'center', withPoints);
  const leftEdge = (y: Pt) => rivals.cx - halfChord(rivals, y) + PAD * 0.6;
  const rightEdge = (y: Pt) => rivals.cx + halfChord(rivals, y) - PAD * 0.6;
  // Where the upper two meet below their middle.
  const ceiling = Math.max(...crossings(want, best).map((point) => point.y));
  for (let width = rivals.r * 1.7; width > rivals.r * 0.5; width -= 4) {
    const made = block(context, specs, width);
    const x = rivals.cx - width / 2;
    for (const down of [0.2, 0.15, 0.1, 0.05, 0]) {
      const y = ceiling + down * rivals.r;
      if (linesFit(made, x, y, leftEdge, rightEdge)) {
        return blockNode(made, { id: `${head.id}-list`, name: head.words, x, y, width });
      }
    }
  }
  throw new DoesNotFit(head.words);
}

/** Words for the middle: what stands before the colon where that is short, else its name. */
function spotWords(context: PageContext, summary: string): string[] {
  const { lead } = splitLead(summary, ':', 26);
  const name = say(context, 'Our sweet spot', 'จุดที่ใช่');
  return lead === '' ? [name] : [lead, name];
}

function spot(context: PageContext, circles: Circles, summary: string): SceneNode {
  const outline = sharedAbove(circles.want, circles.best, circles.rivals);
  if (!outline) throw new DoesNotFit('Sweet spot');
  const middle = circles.rivals.cx;
  const floor = circles.rivals.cy - circles.rivals.r - 4;
  for (const words of spotWords(context, summary)) {
    for (const size of [15, 14, 13, 12]) {
      const look = style('head', context.lang, { size, colour: 'onBrand' });
      // Thai phrases stand a line each, as they are said.
      const phrases = context.lang === 'th' ? words.split(' ') : [words];
      for (let lines = 1; lines <= 4; lines += 1) {
        const height = lines * look.pitch;
        const half = Math.min(
          circles.want.cx + halfChord(circles.want, floor - height + look.pitch * 0.2) - middle,
          outline.box.width / 2,
        );
        if (half < 16) continue;
        const width = 2 * half - 6;
        const made = block(
          context,
          phrases.map((phrase) => para(phrase, look, { align: 'center' })),
          width,
        );
        const broken =
          made.paragraphs.length > 1
            ? made.paragraphs.some((paragraph) => paragraph.lines.length > 1)
            : made.paragraphs.some((paragraph) =>
                paragraph.lines.some((line) => isInsideWord(words, line.text)),
              );
        if (made.height > height + 0.1 || broken) continue;
        return {
          ...shape('sweet-spot', say(context, 'Sweet spot', 'จุดที่ใช่'), outline.box, {
            fill: 'brand',
            geometry: { type: 'path', commands: outline.commands },
            decorative: false,
          }),
          text: {
            block: made,
            box: { x: middle - width / 2, y: floor - height, width, height },
            verticalAlign: 'bottom',
            role: 'body',
          },
        };
      }
    }
  }
  return shape('sweet-spot', say(context, 'Sweet spot', 'จุดที่ใช่'), outline.box, {
    fill: 'brand',
    geometry: { type: 'path', commands: outline.commands },
    decorative: false,
  });
}

/** True where a line ends in the middle of a Latin word. */
function isInsideWord(words: string, line: string): boolean {
  const end = words.indexOf(line) + line.length;
  return /[\p{L}\p{N}]$/u.test(line) && /[A-Za-z0-9]/.test(words.charAt(end));
}

function circleNodes(circles: Circles, heads: ReturnType<typeof headsOf>): SceneNode[] {
  const fills: readonly (readonly [keyof Circles, ColourRole, number])[] = [
    ['rivals', 'neutral', 0.55],
    ['want', 'tint2', 0.8],
    ['best', 'mid', 0.55],
  ];
  return fills.map(([key, fill, opacity]) =>
    shape(`circle-${heads[key].id}`, heads[key].words, circleBox(circles[key]), {
      fill,
      opacity,
      geometry: { type: 'ellipse' },
    }),
  );
}

/** The circles as one group that a person can move, with their lists inside or their names alone. */
export function venn(
  context: PageContext,
  output: Output,
  box: Box,
  size: Pt,
  withPoints: boolean,
): SceneNode {
  const heads = headsOf(context, output);
  const circles = circlesIn(box);
  const nodes = [
    ...circleNodes(circles, heads),
    spot(context, circles, clean(output.sweetSpotSummary)),
    ...sideLists(context, circles, heads, size, withPoints),
    lowerList(context, circles, heads.rivals, size, withPoints),
  ];
  return diagram('circles', say(context, 'Winning zone', 'พื้นที่ที่เราชนะ'), nodes);
}
