/** Page 7: a card per persona; the insight as a quotation is the largest text, the tension is marked. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  chunks,
  clean,
  columns,
  firstLevel,
  group,
  headlineOf,
  inset,
  say,
  shape,
  style,
  surfaceColours,
  tryLevels,
  withoutNote,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { triggerSlide } from './persona-trigger.ts';
import { allSaid, continued, saidBy } from './reckoned-first.ts';

type Persona = SectionOutput<'target-persona'>['personas'][number];

interface Level {
  /** Cards on one slide. */
  most: number;
  quotation: Pt;
  body: Pt;
  /** 0: interests and behaviours as words instead of chips. */
  chip: Pt;
  avatar: boolean;
  gap: Pt;
}
const LEVELS: readonly Level[] = [
  { most: 1, quotation: 26, body: 16, chip: 14, avatar: true, gap: 16 },
  { most: 2, quotation: 28, body: 17, chip: 15, avatar: true, gap: 20 },
  { most: 2, quotation: 24, body: 16, chip: 14, avatar: true, gap: 16 },
  { most: 2, quotation: 21, body: 15, chip: 13, avatar: true, gap: 14 },
  { most: 2, quotation: 19, body: 14, chip: 12, avatar: true, gap: 13 },
  { most: 2, quotation: 17, body: 13, chip: 12, avatar: true, gap: 9 },
  { most: 2, quotation: 17, body: 13, chip: 12, avatar: true, gap: 7 },
  { most: 2, quotation: 16, body: 12.5, chip: 11.5, avatar: true, gap: 6 },
  { most: 2, quotation: 15, body: 12, chip: 11, avatar: false, gap: 6 },
  { most: 1, quotation: 16, body: 12, chip: 11, avatar: false, gap: 8 },
  { most: 1, quotation: 12, body: 12, chip: 11, avatar: false, gap: 4 },
];
/** Three stand in three columns, without portraits. */
const THREE: readonly Level[] = [
  { most: 3, quotation: 16, body: 12.5, chip: 11.5, avatar: false, gap: 9 },
  { most: 3, quotation: 15, body: 12, chip: 0, avatar: false, gap: 8 },
  { most: 3, quotation: 13, body: 12, chip: 0, avatar: false, gap: 5 },
];
/** One on its slide: as large as it goes. */
const ALONE: readonly Level[] = [
  { most: 1, quotation: 40, body: 22, chip: 18, avatar: true, gap: 24 },
  { most: 1, quotation: 32, body: 18, chip: 16, avatar: true, gap: 20 },
  { most: 1, quotation: 26, body: 16, chip: 14, avatar: true, gap: 16 },
  { most: 1, quotation: 24, body: 15, chip: 13, avatar: true, gap: 11 },
];
/** Most that the distances in a card grow by to fill the slide. */
const MOST_AIR: Pt = 18;
const AVATAR = pxToPt(72);
const AVATAR_COLOURS: readonly { ground: ColourRole; figure: ColourRole }[] = [
  { ground: 'brand', figure: 'tint2' },
  { ground: 'deep', figure: 'mid' },
  { ground: 'mid', figure: 'deep' },
];

/** A head and shoulders: a drawing, never a stock portrait. */
function avatar(context: PageContext, id: string, box: Box, number: number): SceneNode {
  const colours = AVATAR_COLOURS[number % AVATAR_COLOURS.length] ?? { ground: 'brand', figure: 'tint2' };
  const { x, y, width: s } = box;
  const round = 0.5523;
  const picture = pictureIn(context, 'persona', number);
  if (picture) return pictureNode(id, picture, box);
  const shoulders = { x: x + s * 0.12, y: y + s * 0.62, width: s * 0.76, height: s * 0.38 };
  const { width: w, height: h } = shoulders;
  return group(id, say(context, 'Portrait', 'ภาพแทนตัว'), box, [
    shape(`${id}-ground`, 'Ground', box, { fill: colours.ground }),
    shape(
      `${id}-head`,
      'Head',
      { x: x + s * 0.3, y: y + s * 0.19, width: s * 0.4, height: s * 0.4 },
      { fill: colours.figure, geometry: { type: 'ellipse' } },
    ),
    shape(`${id}-shoulders`, 'Shoulders', shoulders, {
      fill: colours.figure,
      geometry: {
        type: 'path',
        commands: [
          { type: 'move', x: 0, y: h },
          { type: 'cubic', x1: 0, y1: h * (1 - round), x2: w * 0.5 * (1 - round), y2: 0, x: w / 2, y: 0 },
          { type: 'cubic', x1: w * 0.5 * (1 + round), y1: 0, x2: w, y2: h * (1 - round), x: w, y: h },
          { type: 'close' },
        ],
      },
    }),
  ]);
}

const quoted = (insight: string): string => {
  const text = clean(insight);
  return text === '' || /^[“"'‘«]/.test(text) ? text : `“${text}”`;
};

const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(' · ');

function agedOf({ lang }: PageContext, given: string): string {
  const age = clean(given);
  if (lang === 'en' && /^\d/.test(age)) return `Age ${age}`;
  return /^\d+$/.test(age) ? `อายุ ${age} ปี` : age;
}

/** Interests and behaviours under their heads. */
function chipRows(
  context: PageContext,
  { psychology }: Persona,
  stack: Stack,
  { id, body, chip, gap }: { id: string; body: Pt; chip: Pt; gap: Pt },
): void {
  const { lang } = context;
  const groups = [
    {
      key: 'interests',
      name: say(context, 'Interests', 'ความสนใจ'),
      items: psychology.interests,
      kind: 'filled',
    },
    {
      key: 'behaviours',
      name: say(context, 'Behaviour', 'พฤติกรรม'),
      items: psychology.behaviors,
      kind: 'outlined',
    },
  ] as const;
  for (const { key, name, items, kind } of groups) {
    const real = items.map(clean).filter((item) => item !== '');
    if (real.length === 0) continue;
    stack
      .gap(gap)
      .text(`${id}-${key}-head`, name, name, style('label', lang))
      .gap(chip === 0 ? 1 : 5);
    if (chip === 0) stack.text(`${id}-${key}`, name, real.join(' · '), style('body', lang, { size: body }));
    else stack.chips(`${id}-${key}`, real, { kind, size: chip });
  }
}

function personaCard(
  context: PageContext,
  persona: Persona,
  number: number,
  box: Box,
  level: Level,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const id = `persona-${number}`;
  const pad = pxToPt(level.most === 3 ? 20 : 28);
  const inner = inset(box, pad, pxToPt(level.gap < 9 ? 18 : 26));
  const stack = new Stack(context, inner);
  const { demographic, psychology, geographic } = persona;
  const quiet = style('label', lang, { weight: 400, colour: 'quiet', size: Math.max(12, level.body - 2) });
  const side = level.avatar ? AVATAR + pxToPt(20) : 0;
  const head = new Stack(context, { ...inner, x: inner.x + side, width: inner.width - side });
  head
    .text(`${id}-name`, 'Persona', persona.name, style('head', lang, { size: level.most === 3 ? 17 : 20 }))
    .gap(2);
  head.text(`${id}-who`, 'Who', joined([agedOf(context, demographic.age), demographic.career]), quiet);
  head.text(`${id}-where`, 'Where', joined([geographic.location, geographic.provinceOrArea]), quiet);
  head.text(`${id}-income`, 'Income', demographic.income, quiet);
  if (level.avatar)
    stack.nodes.push(
      avatar(context, `${id}-portrait`, { ...inner, width: AVATAR, height: AVATAR }, number - 1),
    );
  stack.nodes.push(...head.nodes);
  stack.gap(Math.max(head.used, level.avatar ? AVATAR : 0) + level.gap * 1.4);
  stack.text(
    `${id}-insight`,
    'Insight',
    quoted(psychology.insight),
    style('quotation', lang, { size: level.quotation }),
    { balance: true },
  );
  if (clean(psychology.tension) !== '') {
    stack.gap(level.gap * 1.2);
    const left = pxToPt(16);
    const tension = new Stack(context, {
      ...inner,
      x: inner.x + left,
      y: stack.y,
      width: inner.width - left,
      height: stack.left,
    });
    const words = [
      { text: `${say(context, 'Tension', 'ความติดขัด')}  `, weight: 700 },
      { text: clean(psychology.tension) },
    ] as const;
    tension.text(`${id}-tension`, 'Tension', words, style('body', lang, { size: level.body }));
    stack.nodes.push(
      shape(
        `${id}-tension-bar`,
        'Mark',
        { x: inner.x, y: stack.y, width: 2.5, height: tension.used },
        { fill: 'accent' },
      ),
      ...tension.nodes,
    );
    stack.gap(tension.used);
  }
  chipRows(context, persona, stack, { id, ...level });
  if (stack.y > bottomOf(inner) + 0.5) throw new DoesNotFit('Persona');
  return { nodes: stack.nodes, bottom: stack.y + pxToPt(level.gap < 9 ? 18 : 24) };
}

/** Drawn on the first level that fits, its distances widened while the cards stay on the slide. */
function roomiest<T extends { bottom: Pt }>(
  make: (level: Level) => T[],
  levels: readonly Level[],
  body: Box,
): T[] {
  const fits = (made: readonly T[]): boolean =>
    made.every(({ bottom }) => bottom <= bottomOf(body) - pxToPt(10));
  for (const [index, level] of levels.entries()) {
    const made = attempt(() => make(level));
    if (!made || (!fits(made) && index < levels.length - 1)) continue;
    for (let more = MOST_AIR; more >= 2 && level.gap >= 9; more -= 2) {
      const airy = attempt(() => make({ ...level, gap: level.gap + more }));
      if (airy && fits(airy)) return airy;
    }
    return made;
  }
  throw new DoesNotFit('Personas');
}

function draw(output: SectionOutput<'target-persona'>, context: PageContext, level: Level): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const { personas } = output;
  // The large card is for one alone.
  if (level.most === 1 && level.quotation >= 26 && personas.length > 1) throw new DoesNotFit('Personas');
  let number = 0;
  return chunks(personas, level.most).map((part, index): SlideDraft => {
    const wide = part.length === 1 ? [body] : columns(body, part.length);
    const drawn = (own: Level) =>
      part.map((persona, at) => {
        const place = wide[at];
        if (!place) throw new DoesNotFit('Personas');
        const { nodes, bottom } = personaCard(context, persona, number + at + 1, place, own);
        return { place, number: number + at + 1, nodes, bottom };
      });
    const made = roomiest(drawn, part.length === 1 && level.avatar ? [...ALONE, level] : [level], body);
    number += part.length;
    const bottom = Math.max(...made.map((each) => each.bottom));
    const nodes = made.map((each) => {
      const box = { ...each.place, height: bottom - each.place.y };
      const id = `persona-${each.number}-card`;
      const back = shape(`${id}-back`, 'Persona background', box, { fill: 'surface' });
      const edge = shape(`${id}-edge`, 'Persona edge', box, { stroke: { colour: 'line', width: 0.75 } });
      const framed = card(id, `${say(context, 'Persona', 'กลุ่มเป้าหมาย')} ${each.number}`, box, 'paper', [
        edge,
        ...each.nodes,
      ]);
      return context.theme.dark ? group(id, framed.name, box, [back, ...each.nodes]) : framed;
    });
    const draft: SlideDraft = { layout: 'content', headline, nodes };
    return index > 0 ? withoutNote(draft) : draft;
  });
}

const LONE_PANEL: Pt = pxToPt(372);
const LONE_GAP: Pt = pxToPt(48);
const LONE_PORTRAIT: Pt = pxToPt(150);
/** A quotation beside the portrait, and the words under it. */
const LONE: readonly { quotation: Pt; body: Pt; chip: Pt; gap: Pt }[] = [
  { quotation: 54, body: 24, chip: 20, gap: 34 },
  { quotation: 48, body: 22, chip: 19, gap: 30 },
  { quotation: 40, body: 20, chip: 17, gap: 26 },
  { quotation: 34, body: 18, chip: 16, gap: 22 },
  { quotation: 28, body: 16, chip: 14, gap: 18 },
];

/** One person of whom little is known: who it is on a strong panel, what is said beside it, in the middle of the height. */
function lone(
  context: PageContext,
  persona: Persona,
  { quotation, body: size, chip, gap }: (typeof LONE)[number],
): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const whole = bodyBox(context, headline);
  const body = { ...whole, height: whole.height - pxToPt(8) };
  const panel = { ...body, width: LONE_PANEL };
  const pad = pxToPt(28);
  const ink = { colour: 'onBrand' } as const;
  const { demographic, geographic, psychology } = persona;
  const portrait = { x: panel.x + pad, y: panel.y + pad, width: LONE_PORTRAIT, height: LONE_PORTRAIT };
  const who = new Stack(context, {
    x: portrait.x,
    y: bottomOf(portrait) + pxToPt(24),
    width: panel.width - 2 * pad,
    height: bottomOf(panel) - bottomOf(portrait) - pxToPt(24) - pad,
  });
  const quiet = style('body', lang, { size: 15, ...ink });
  who.text('persona-1-name', 'Persona', persona.name, style('head', lang, { size: 26, ...ink })).gap(4);
  who.text('persona-1-who', 'Who', joined([agedOf(context, demographic.age), demographic.career]), quiet);
  who.text('persona-1-where', 'Where', joined([geographic.location, geographic.provinceOrArea]), quiet);
  who.text('persona-1-income', 'Income', demographic.income, quiet);
  if (who.y > bottomOf(panel) - pad) throw new DoesNotFit('Persona');
  const left = panel.x + LONE_PANEL + LONE_GAP;
  const said = (y: Pt): Stack => {
    const stack = new Stack(context, {
      x: left,
      y,
      width: body.x + body.width - left,
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
  if (free < 0) throw new DoesNotFit('Persona');
  return [
    {
      layout: 'content',
      headline,
      nodes: [
        card('persona-1-card', say(context, 'Persona', 'กลุ่มเป้าหมาย'), panel, 'filled', [
          avatar(context, 'persona-1-portrait', portrait, 1),
          ...who.nodes,
        ]),
        ...said(body.y + free / 2).nodes,
      ],
    },
  ];
}

/** People of whom little is known stand under each other: cards would be empty from the middle down. */
const ROW_SIZES: readonly { quotation: Pt; body: Pt; chip: Pt; gap: Pt }[] = [
  { quotation: 32, body: 17, chip: 15, gap: 16 },
  { quotation: 28, body: 16, chip: 14, gap: 14 },
  { quotation: 24, body: 15, chip: 13, gap: 11 },
  { quotation: 21, body: 14, chip: 12, gap: 9 },
];
/** Rows of one height first, then each by what is known of its person. */
const ROWS = [true, false].flatMap((even) => ROW_SIZES.map((sizes) => ({ ...sizes, even })));
/** Of a row's height, beside a share for each thing that is known. */
const BARE_SHARE = 1.4;
const MOST_ROWS = 3;
const ROW_GAP: Pt = pxToPt(16);
const ROW_PORTRAIT: Pt = pxToPt(96);
const LEAST_ROOMY: Pt = 28;

/** What is known of a person besides the quotation. */
const knownParts = ({ psychology }: Persona): number =>
  [psychology.tension, psychology.interests.join(''), psychology.behaviors.join('')].filter(
    (words) => clean(words) !== '',
  ).length;

/** The tension beside its bar. */
function tensionBar(context: PageContext, stack: Stack, tension: string, id: string, size: Pt): void {
  const indent = pxToPt(18);
  const own = new Stack(context, {
    ...stack.box,
    x: stack.box.x + indent,
    y: stack.y,
    width: stack.box.width - indent,
    height: stack.left,
  });
  own.text(
    `${id}-tension`,
    'Tension',
    [{ text: `${say(context, 'Tension', 'ความติดขัด')}  `, weight: 700 }, { text: tension }],
    style('body', context.lang, { size }),
  );
  const bar = { x: stack.box.x, y: stack.y, width: 2.5, height: own.used };
  stack.nodes.push(shape(`${id}-tension-bar`, 'Mark', bar, { fill: 'accent' }), ...own.nodes);
  stack.gap(own.used);
}

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
  const panel = { ...box, width: LONE_PANEL };
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
  const left = panel.x + LONE_PANEL + pxToPt(36);
  const room = { ...box, x: left, width: box.x + box.width - left - pxToPt(24) };
  const said = centred({ ...room, y: room.y + pxToPt(10), height: room.height - pxToPt(20) }, (stack) => {
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
  return card(`${id}-card`, `${say(context, 'Persona', 'กลุ่มเป้าหมาย')} ${number}`, box, 'quiet', [
    person,
    ...said,
  ]);
}

/** Two or three people under each other, where one of them has little to show. */
function personaRows(
  personas: readonly Persona[],
  context: PageContext,
  level: (typeof ROWS)[number],
): SlideDraft[] {
  const few = personas.length > 1 && personas.length <= MOST_ROWS;
  if (!few || personas.every((persona) => knownParts(persona) > 1)) throw new DoesNotFit('Personas');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const shares = personas.map((persona) => (level.even ? 1 : BARE_SHARE + knownParts(persona)));
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

const present: PageLayout<'target-persona'> = (output, context) => {
  const [only] = output.personas;
  const alone =
    only && output.personas.length === 1
      ? firstLevel(context, LONE, (level) => lone(context, only, level))
      : undefined;
  return (
    alone ??
    firstLevel(context, ROWS, (level) => personaRows(output.personas, context, level)) ??
    presentAll(output, context)
  );
};

const presentAll: PageLayout<'target-persona'> = (output, context) =>
  tryLevels(context, output, output.personas.length === 3 ? [...THREE, ...LEVELS] : LEVELS, (level) =>
    draw(output, context, level),
  );

export const layout: PageLayout<'target-persona'> = (output, context) => {
  const first = triggerSlide(context, output.personas[0]);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const personas = output.personas.filter((persona, index) => index > 0 || !allSaid(said, persona));
  if (personas.length === 0) return first;
  const head = say(context, 'Who else buys, and how they decide', 'ใครอีกบ้างที่ซื้อ และตัดสินใจอย่างไร');
  return continued(context, first, head, (own) => present({ ...output, personas }, own));
};
