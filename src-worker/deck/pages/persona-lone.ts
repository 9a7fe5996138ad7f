/** One person of whom little is known, on page 7. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
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
/** Of the panel: a long name takes the portrait's room before the person loses the panel. */
const WHO: readonly { name: Pt; portrait: Pt; lines: Pt }[] = [
  { name: 26, portrait: pxToPt(150), lines: 15 },
  { name: 24, portrait: pxToPt(120), lines: 15 },
  { name: 20, portrait: pxToPt(96), lines: 14 },
  { name: 17, portrait: pxToPt(72), lines: 13 },
];
/** A quotation beside the portrait, and the words under it. */
export const LONE: readonly { quotation: Pt; body: Pt; chip: Pt; gap: Pt }[] = [
  { quotation: 60, body: 24, chip: 20, gap: 34 },
  { quotation: 54, body: 24, chip: 20, gap: 34 },
  { quotation: 48, body: 22, chip: 19, gap: 30 },
  { quotation: 40, body: 20, chip: 17, gap: 26 },
  { quotation: 34, body: 18, chip: 16, gap: 22 },
  { quotation: 28, body: 16, chip: 14, gap: 18 },
];

/** Of the quotation's size: what somebody does, where nothing is quoted. */
const STATEMENT = 0.62;
const MOST_STATEMENTS = 3;

const listed = ({ psychology }: Persona): string[] =>
  [...psychology.interests, ...psychology.behaviors].map(clean).filter((item) => item !== '');

/** Nothing is known but one to three things that somebody likes or does: alone on a slide they are no chips. */
const isOnlyWhat = (persona: Persona): boolean =>
  clean(persona.psychology.insight) === '' &&
  clean(persona.psychology.tension) === '' &&
  listed(persona).length <= MOST_STATEMENTS;

/** Interests and behaviours as statements under their heads. */
function statements(context: PageContext, { psychology }: Persona, stack: Stack, size: Pt): void {
  const { lang } = context;
  const parts = [
    ['interests', say(context, 'Interests', 'ความสนใจ'), psychology.interests],
    ['behaviours', say(context, 'Behaviour', 'พฤติกรรม'), psychology.behaviors],
  ] as const;
  for (const [key, name, items] of parts) {
    const words = items.map(clean).filter((item) => item !== '');
    if (words.length === 0) continue;
    if (stack.nodes.length > 0) stack.gap(size);
    stack.text(`persona-1-${key}-head`, name, name, style('label', lang)).gap(size * 0.2);
    words.forEach((item, index) =>
      stack
        .gap(index === 0 ? 0 : size * 0.4)
        .text(`persona-1-${key}-${index + 1}`, name, item, style('quotation', lang, { size }), {
          balance: true,
        }),
    );
  }
}

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
  const left = panel.x + pad;
  const who = (y: Pt, { name, lines }: (typeof WHO)[number]): Stack => {
    const quiet = style('body', lang, { size: bare ? 20 : lines, ...ink });
    return new Stack(context, { x: left, y, width: panel.width - 2 * pad, height: bottomOf(panel) - y })
      .text(
        'persona-1-name',
        'Persona',
        persona.name,
        style('head', lang, { size: bare ? 44 : name, ...ink }),
      )
      .gap(4)
      .text('persona-1-who', 'Who', joined([agedOf(context, demographic.age), demographic.career]), quiet)
      .text('persona-1-where', 'Where', joined([geographic.location, geographic.provinceOrArea]), quiet)
      .text('persona-1-income', 'Income', demographic.income, quiet);
  };
  // The portrait stands at the head of the panel, the person's lines on its foot.
  const panelNodes = (): SceneNode[] => {
    for (const look of WHO) {
      const portrait = { x: left, y: panel.y + pad, width: look.portrait, height: look.portrait };
      const first = bottomOf(portrait) + pxToPt(24);
      const foot = bottomOf(panel) - pad - who(panel.y, look).used;
      if (foot < first - 0.5) continue;
      return [avatar(context, 'persona-1-portrait', portrait, 1), ...who(foot, look).nodes];
    }
    throw new DoesNotFit('Persona');
  };
  if (bare) {
    const person = card('persona-1-card', persona.name.slice(0, 60), panel, 'filled', panelNodes());
    return [{ layout: 'content', headline, nodes: [person] }];
  }
  const beside = panel.x + PANEL + LONE_GAP;
  const said = (y: Pt): Stack => {
    const stack = new Stack(context, {
      x: beside,
      y,
      width: body.x + body.width - beside - pad,
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
    if (isOnlyWhat(persona)) statements(context, persona, stack, quotation * STATEMENT);
    else chipRows(context, persona, stack, { id: 'persona-1', body: size, chip, gap });
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
          card('persona-1-card', persona.name.slice(0, 60), panel, 'filled', panelNodes()),
          ...said(body.y + free / 2).nodes,
        ]),
      ],
    },
  ];
}
