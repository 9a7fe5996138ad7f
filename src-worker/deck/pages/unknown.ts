/** A section whose type the product does not know: shown raw, to whoever makes the proposal. */
import {
  bodyBox,
  flow,
  para,
  say,
  style,
  text,
  withoutNote,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';

const CONTROL = /\p{Cc}/gu;

/** The notice with the raw content under it, over as many slides as it takes. */
export function unknownSlides(context: PageContext): SlideDraft[] {
  const { type, title, output } = context.section;
  const headline = say(context, 'Unknown slide type', 'สไลด์ประเภทที่ไม่รู้จัก');
  const raw = JSON.stringify({ type, title, ...output }, null, 1);
  const lines = raw
    .split('\n')
    .map((line) => ({ kind: 'text', text: line.replaceAll(CONTROL, ' ').trim() }) as const);
  const drafts = flow(context, headline, lines);
  if (drafts.length > 0) return drafts.map(withoutNote);
  const body = bodyBox(context, headline);
  const empty = say(context, 'It holds nothing.', 'ไม่มีเนื้อหา');
  return [
    {
      layout: 'content',
      headline,
      note: '',
      nodes: [
        text(context, [para(empty, style('body', context.lang))], style('body', context.lang), {
          id: 'empty',
          name: 'Notice',
          x: body.x,
          y: body.y,
          width: body.width,
        }),
      ],
    },
  ];
}
