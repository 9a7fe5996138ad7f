/** Two or three people under each other, on page 7. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  clean,
  group,
  headlineOf,
  say,
  style,
  surfaceColours,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import {
  AVATAR,
  PANEL,
  agedOf,
  avatar,
  chipRows,
  isBare,
  joined,
  knownParts,
  quoted,
  tensionBar,
  type Persona,
} from './persona-parts.ts';

/** People of whom little is known stand under each other: cards would be empty from the middle down. */
const ROW_SIZES: readonly { quotation: Pt; body: Pt; chip: Pt; gap: Pt }[] = [
  { quotation: 32, body: 17, chip: 15, gap: 16 },
  { quotation: 28, body: 16, chip: 14, gap: 14 },
  { quotation: 24, body: 15, chip: 13, gap: 11 },
  { quotation: 21, body: 14, chip: 12, gap: 9 },
  { quotation: 19, body: 13, chip: 12, gap: 6 },
];
/** Rows of one height first, then each by what is known of its person. */
export const ROWS = [true, false].flatMap((even) => ROW_SIZES.map((sizes) => ({ ...sizes, even })));
/** Of a row's height, beside a share for each thing that is known. */
const BARE_SHARE = 1.4;
/** Of the same, for somebody of whom nothing is known. */
const LEAST_SHARE = 1.2;
const MOST_ROWS = 3;
const ROW_GAP: Pt = pxToPt(16);
const ROW_PORTRAIT: Pt = pxToPt(96);
const LEAST_ROOMY: Pt = 28;

/** Who it is on a panel, and what is said beside it, both in the middle of the row. */
function personaRow(
  context: PageContext,
  persona: Persona,
  number: number,
  box: Box,
  { quotation, body, chip, gap }: (typeof ROW_SIZES)[number],
): SceneNode {
  const { lang } = context;
  const id = `persona-${number}`;
  const { demographic, geographic, psychology } = persona;
  const surface = number === 1 ? 'filled' : 'strong';
  const ink = { colour: surfaceColours(surface).ink };
  // Nothing said beside it: the panel is the row.
  const bare = isBare(persona);
  const panel = bare ? box : { ...box, width: PANEL };
  const pad = pxToPt(24);
  // Where the words are many, the portrait and the person's lines give way.
  const roomy = quotation >= LEAST_ROOMY;
  const side = roomy ? ROW_PORTRAIT : AVATAR;
  const portrait = {
    x: panel.x + pad,
    y: panel.y + (panel.height - side) / 2,
    width: side,
    height: side,
  };
  const x = portrait.x + side + pxToPt(18);
  const quiet = style('label', lang, { weight: 400, size: roomy ? 13 : 12, ...ink });
  const centred = (place: Box, fill: (stack: Stack) => void): SceneNode[] => {
    const measured = new Stack(context, place);
    fill(measured);
    const down = (place.height - measured.used) / 2;
    const stack = new Stack(context, { ...place, y: place.y + down, height: place.height - down });
    fill(stack);
    return stack.nodes;
  };
  const who = centred(
    {
      x,
      y: panel.y + pxToPt(12),
      width: panel.x + panel.width - pxToPt(16) - x,
      height: panel.height - pxToPt(24),
    },
    (stack) =>
      stack
        .text(`${id}-name`, 'Persona', persona.name, style('head', lang, { size: roomy ? 19 : 16, ...ink }), {
          balance: true,
        })
        .gap(3)
        .text(`${id}-who`, 'Who', joined([agedOf(context, demographic.age), demographic.career]), quiet)
        .text(`${id}-where`, 'Where', joined([geographic.location, geographic.provinceOrArea]), quiet)
        .text(`${id}-income`, 'Income', demographic.income, quiet),
  );
  const left = panel.x + PANEL + pxToPt(36);
  const room = { ...box, x: left, width: box.x + box.width - left - pxToPt(24) };
  const air = pxToPt(roomy ? 18 : 10);
  const said = centred({ ...room, y: room.y + air, height: room.height - 2 * air }, (stack) => {
    stack.text(
      `${id}-insight`,
      'Insight',
      quoted(psychology.insight),
      style('quotation', lang, { size: quotation }),
      {
        balance: true,
      },
    );
    const tension = clean(psychology.tension);
    if (tension !== '') tensionBar(context, stack.gap(gap), tension, id, body);
    chipRows(context, persona, stack, { id, body, chip, gap: gap * 0.9 });
  });
  const person = card(`${id}-panel`, persona.name.slice(0, 60), panel, surface, [
    avatar(context, `${id}-portrait`, portrait, number === 1 ? 1 : 0),
    ...who,
  ]);
  const all = `${say(context, 'Persona', 'กลุ่มเป้าหมาย')} ${number}`;
  return bare
    ? group(`${id}-card`, all, box, [person])
    : card(`${id}-card`, all, box, 'quiet', [person, ...said]);
}

/** Two or three people under each other, where one of them has little to show. */
export function personaRows(
  personas: readonly Persona[],
  context: PageContext,
  level: (typeof ROWS)[number],
): SlideDraft[] {
  const few = personas.length > 1 && personas.length <= MOST_ROWS;
  if (!few || personas.every((persona) => knownParts(persona) > 1)) throw new DoesNotFit('Personas');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  // A row of nothing but a name is lower than one that has more to say, however even the others are.
  const even = level.even && !personas.some(isBare);
  const shares = personas.map((persona) =>
    even ? 1 : isBare(persona) ? LEAST_SHARE : BARE_SHARE + knownParts(persona),
  );
  const height = body.height - pxToPt(8) - ROW_GAP * (personas.length - 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let { y } = body;
  const nodes = personas.map((persona, index) => {
    const box = { ...body, y, height: (height * (shares[index] ?? 1)) / all };
    y = bottomOf(box) + ROW_GAP;
    return personaRow(context, persona, index + 1, box, level);
  });
  return [{ layout: 'content', headline, nodes }];
}
