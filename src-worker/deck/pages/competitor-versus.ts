/** Who leads on what, us or a competitor: beside the SWOT of page 10, as a table, and as a headline. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { attempt } from '../kit/table-pages.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  clean,
  group,
  isHeadline,
  para,
  say,
  shape,
  style,
  tables,
  text,
  widthOf,
  block,
  blockNode,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';

export type Competitor = SectionOutput<'competitor-analysis'>['competitors'][number];
type Versus = Competitor['vsUsHighlights'][number];

/** A longer sentence is no headline. */
export const LONGEST_HEADLINE = 110;
const RAIL_ROW_PAD: Pt = pxToPt(6);
/** Above and below the words of a row: less where the text is small. */
const rowPad = (size: Pt): Pt => pxToPt(size > 13 ? 6 : 3.5);

/** Who leads on what: both sides under each point, the leader's row marked. */
export function rail(context: PageContext, competitor: Competitor, place: Box, size: Pt): SceneNode[] {
  const { lang } = context;
  const look = style('body', lang, { size: Math.min(14, size) });
  const small = style('table', lang, { size: 12, colour: 'quiet' });
  const stack = new Stack(context, place);
  stack.text('versus-head', 'Comparison', versusHead(context, competitor), style('head', lang, { size: 15 }));
  stack.gap(pxToPt(10));
  const who = { them: say(context, 'Them', 'เขา'), us: say(context, 'Us', 'เรา') };
  const column = Math.max(widthOf(context, who.them, small), widthOf(context, who.us, small)) + pxToPt(12);
  const sections = competitor.vsUsHighlights.map((versus, index): { nodes: SceneNode[]; height: Pt } => {
    const part = new Stack(context, { ...place, y: 0, height: 10_000 });
    const id = `versus-${index + 1}`;
    part.rule(`${id}-rule`, 'ink', 1.125).gap(pxToPt(9));
    part.text(
      `${id}-point`,
      `Point ${index + 1}`,
      clean(versus.point),
      style('label', lang, { colour: 'brand' }),
    );
    part.gap(pxToPt(4));
    for (const side of ['them', 'us'] as const) {
      const words = clean(versus[side]);
      if (words === '') continue;
      const leads = versus.lead === side;
      const inner = place.width - 2 * RAIL_ROW_PAD - column - pxToPt(28);
      const made = block(context, [para(words, leads ? { ...look, weight: 700 } : look)], inner);
      const height = made.height + 2 * rowPad(size);
      const box = { x: place.x, y: part.y, width: place.width, height };
      const nodes: SceneNode[] = [];
      if (leads) nodes.push(shape(`${id}-${side}-back`, say(context, 'Leads', 'นำ'), box, { fill: 'tint2' }));
      nodes.push(
        text(
          context,
          who[side],
          { ...small, pitch: look.pitch, colour: leads ? 'ink' : 'quiet' },
          {
            id: `${id}-${side}-who`,
            name: who[side],
            role: 'label',
            x: place.x + RAIL_ROW_PAD,
            y: part.y + rowPad(size),
            width: column,
          },
        ),
        blockNode(made, {
          id: `${id}-${side}-text`,
          name: `${who[side]}: point ${index + 1}`,
          x: place.x + RAIL_ROW_PAD + column,
          y: part.y + rowPad(size),
          width: inner,
        }),
      );
      if (leads) {
        const dot = pxToPt(12);
        nodes.push(
          shape(
            `${id}-${side}-dot`,
            say(context, 'Leads', 'นำ'),
            {
              x: place.x + place.width - RAIL_ROW_PAD * 1.5 - dot,
              y: part.y + (height - dot) / 2,
              width: dot,
              height: dot,
            },
            { fill: 'brand', geometry: { type: 'ellipse' }, decorative: false },
          ),
        );
      }
      part.add(group(`${id}-${side}`, `${who[side]} ${index + 1}`, box, nodes));
    }
    return { nodes: part.nodes, height: part.used };
  });
  const used = sections.reduce((sum, section) => sum + section.height, 0);
  const free = stack.left - used;
  const gap = sections.length > 1 ? Math.min(pxToPt(22), free / (sections.length - 1)) : 0;
  if (gap < (sections.length > 1 ? pxToPt(size > 13 ? 8 : 5) : 0) || free < 0)
    throw new DoesNotFit('Comparison');
  return [
    ...stack.nodes,
    ...sections.flatMap((section) => {
      const placed = section.nodes.map((node) => moved(node, stack.y));
      stack.gap(section.height + gap);
      return placed;
    }),
  ];
}

/** The node, with everything in it, lower by `by`. */
function moved(node: SceneNode, by: Pt): SceneNode {
  const box = { ...node.box, y: node.box.y + by };
  if (node.kind === 'shape' && node.text) {
    const { text: inside } = node;
    return { ...node, box, text: { ...inside, box: { ...inside.box, y: inside.box.y + by } } };
  }
  if (node.kind === 'group')
    return { ...node, box, children: node.children.map((child) => moved(child, by)) };
  return { ...node, box };
}

const versusHead = (context: PageContext, competitor: Competitor): string =>
  say(context, 'Against ', 'เทียบกับ ') + clean(competitor.brand);

/** The comparison as a table, for a slide of its own. */
export function versusSlides(
  context: PageContext,
  competitor: Competitor,
  headline: string,
  size: Pt,
): SlideDraft[] {
  if (competitor.vsUsHighlights.length === 0) return [];
  const body = bodyBox(context, headline);
  const leader = (versus: Versus): string =>
    versus.lead === 'us'
      ? say(context, 'Us', 'เรา')
      : versus.lead === 'them'
        ? say(context, 'Them', 'เขา')
        : versus.lead === 'even'
          ? say(context, 'Even', 'เสมอกัน')
          : '';
  const table = (own: Pt, padY: Pt) =>
    tables(
      context,
      {
        id: 'versus',
        name: versusHead(context, competitor),
        caption: versusHead(context, competitor),
        x: body.x,
        width: body.width,
        columns: [
          { head: say(context, 'Point', 'ประเด็น'), share: 24 },
          { head: say(context, 'Them', 'เขา'), share: 32 },
          { head: say(context, 'Us', 'เรา'), share: 32, marked: true },
          { head: say(context, 'Who leads', 'ใครนำ'), share: 12, weight: 700, colour: 'brand' },
        ],
        rows: competitor.vsUsHighlights.map((versus) => [
          clean(versus.point),
          clean(versus.them),
          clean(versus.us),
          leader(versus),
        ]),
        size: own,
        padding: { x: 12, y: padY },
        stretch: 1.4,
      },
      body.y,
      { first: body.height - pxToPt(10) },
    );
  const parts =
    [16, 14].map((own) => attempt(() => table(own, 12))).find((made) => made?.length === 1) ??
    table(Math.min(14, size), 7.5);
  return parts.map((node) => ({ layout: 'content', headline, nodes: [node] }));
}

/** Within a sentence; 'SMS only' keeps its capitals. */
const lower = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase() + words.slice(1);

/** What is ours beside what is theirs; `otherwise` where nothing of ours is set against it or the sentence is too long. */
export function ledHeadline(context: PageContext, competitor: Competitor, otherwise: string): string {
  const brand = clean(competitor.brand);
  const ours = competitor.vsUsHighlights.find(({ lead }) => lead === 'us');
  if (!ours) return otherwise;
  const [us, them] = [clean(ours.us), clean(ours.them)];
  const whole = say(
    context,
    `“${us}” with us, “${lower(them)}” with ${brand}`,
    `${us} ขณะที่ ${brand} ${them}`,
  );
  return us !== '' && them !== '' && whole.length <= LONGEST_HEADLINE && isHeadline(context, whole)
    ? whole
    : otherwise;
}
