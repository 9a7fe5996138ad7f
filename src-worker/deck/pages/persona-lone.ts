/** One person of whom little is known, on page 7. */
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  clean,
  headlineOf,
  say,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import {
  PANEL,
  agedOf,
  avatar,
  chipRows,
  isBare,
  joined,
  quoted,
  tensionBar,
  type Persona,
} from './persona-parts.ts';

const LONE_GAP: Pt = pxToPt(48);
const LONE_PORTRAIT: Pt = pxToPt(150);
/** A quotation beside the portrait, and the words under it. */
export const LONE: readonly { quotation: Pt; body: Pt; chip: Pt; gap: Pt }[] = [
  { quotation: 60, body: 24, chip: 20, gap: 34 },
  { quotation: 54, body: 24, chip: 20, gap: 34 },
  { quotation: 48, body: 22, chip: 19, gap: 30 },
  { quotation: 40, body: 20, chip: 17, gap: 26 },
  { quotation: 34, body: 18, chip: 16, gap: 22 },
  { quotation: 28, body: 16, chip: 14, gap: 18 },
];

/** One person of whom little is known: who it is on a strong panel, what is said beside it on a quiet one. */
export function lone(
  context: PageContext,
  persona: Persona,
  { quotation, body: size, chip, gap }: (typeof LONE)[number],
): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - pxToPt(8) };
  // Nothing said beside it: the panel is the slide's width.
  const bare = isBare(persona);
  const panel = bare ? body : { ...body, width: PANEL };
  const pad = pxToPt(28);
  const ink = { colour: 'onBrand' } as const;
  const { demographic, geographic, psychology } = persona;
  const portrait = { x: panel.x + pad, y: panel.y + pad, width: LONE_PORTRAIT, height: LONE_PORTRAIT };
  const quiet = style('body', lang, { size: bare ? 20 : 15, ...ink });
  const who = (y: Pt): Stack =>
    new Stack(context, { x: portrait.x, y, width: panel.width - 2 * pad, height: bottomOf(panel) - y })
      .text('persona-1-name', 'Persona', persona.name, style('head', lang, { size: bare ? 44 : 26, ...ink }))
      .gap(4)
      .text('persona-1-who', 'Who', joined([agedOf(context, demographic.age), demographic.career]), quiet)
      .text('persona-1-where', 'Where', joined([geographic.location, geographic.provinceOrArea]), quiet)
      .text('persona-1-income', 'Income', demographic.income, quiet);
  // The portrait stands at the head of the panel, the person's lines on its foot.
  const first = bottomOf(portrait) + pxToPt(24);
  const foot = bottomOf(panel) - pad - who(first).used;
  if (foot < first - 0.5) throw new DoesNotFit('Persona');
  if (bare) {
    const person = card('persona-1-card', persona.name.slice(0, 60), panel, 'filled', [
      avatar(context, 'persona-1-portrait', portrait, 1),
      ...who(foot).nodes,
    ]);
    return [{ layout: 'content', headline, nodes: [person] }];
  }
  const left = panel.x + PANEL + LONE_GAP;
  const said = (y: Pt): Stack => {
    const stack = new Stack(context, {
      x: left,
      y,
      width: body.x + body.width - left - pad,
      height: bottomOf(body) - y,
    });
    stack.text(
      'persona-1-insight',
      'Insight',
      quoted(psychology.insight),
      style('quotation', lang, { size: quotation }),
      { balance: true },
    );
    const tension = clean(psychology.tension);
    if (tension !== '') tensionBar(context, stack.gap(gap), tension, 'persona-1', size);
    chipRows(context, persona, stack, { id: 'persona-1', body: size, chip, gap });
    return stack;
  };
  const free = bottomOf(body) - said(body.y).y;
  if (free < 2 * pad) throw new DoesNotFit('Persona');
  return [
    {
      layout: 'content',
      headline,
      nodes: [
        card('persona-1-all', say(context, 'Persona', 'กลุ่มเป้าหมาย'), body, 'quiet', [
          card('persona-1-card', persona.name.slice(0, 60), panel, 'filled', [
            avatar(context, 'persona-1-portrait', portrait, 1),
            ...who(foot).nodes,
          ]),
          ...said(body.y + free / 2).nodes,
        ]),
      ],
    },
  ];
}
