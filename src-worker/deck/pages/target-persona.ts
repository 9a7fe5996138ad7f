/** Page 7: a card per persona; the insight as a quotation is the largest text, the tension is marked. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
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
  tryLevels,
  withoutNote,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';
import { attempt } from '../kit/table-pages.ts';
import { LONE, lone } from './persona-lone.ts';
import {
  AVATAR,
  agedOf,
  avatar,
  chipRows,
  isBare,
  isSlight,
  joined,
  quoted,
  tensionBar,
  type Persona,
} from './persona-parts.ts';
import { ROWS, personaRows } from './persona-rows.ts';
import { alsoInView, triggerSlide } from './persona-trigger.ts';
import { allSaid, continued, notedOn, saidBy } from './reckoned-first.ts';

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
  const tension = clean(psychology.tension);
  if (tension !== '') tensionBar(context, stack.gap(level.gap * 1.2), tension, id, level.body);
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

/** Of the highest card: one that ends above this is drawn larger, so that it is not left empty beside the other. */
const EMPTIER = 0.75;
/** How much larger, most first. */
const LARGER = [1.8, 1.6, 1.4, 1.2];

function filling(context: PageContext, persona: Persona, number: number, box: Box, level: Level) {
  return LARGER.map((by) =>
    attempt(() => {
      const own = {
        ...level,
        quotation: Math.round(level.quotation * by),
        body: Math.round(level.body * Math.min(by, 1.4)),
        gap: level.gap * by * 1.5,
      };
      const made = personaCard(context, persona, number, box, own);
      if (made.bottom > bottomOf(box) + 0.5) throw new DoesNotFit('Persona');
      return made;
    }),
  ).find((made) => made !== undefined);
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
    const natural = roomiest(drawn, part.length === 1 && level.avatar ? [...ALONE, level] : [level], body);
    const from = number;
    number += part.length;
    const bottom = Math.max(...natural.map((each) => each.bottom));
    const made = natural.map((each, at) => {
      const persona = part[at];
      const isEmptier = each.bottom - each.place.y < (bottom - each.place.y) * EMPTIER;
      if (!persona || !isEmptier) return each;
      const larger = filling(
        context,
        persona,
        from + at + 1,
        { ...each.place, height: bottom - each.place.y },
        level,
      );
      return larger ? { ...each, ...larger } : each;
    });
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

/** The first one's slide with the others in its notes line. */
function notedBeside(
  context: PageContext,
  main: Persona,
  others: readonly Persona[],
): SlideDraft[] | undefined {
  const first = triggerSlide(context, main);
  return first && notedOn(context, first, [alsoInView(context, main, others)]);
}

export const layout: PageLayout<'target-persona'> = (output, context) => {
  const [main, ...others] = output.personas;
  // Those of whom only the name is known, or one thing that they do, are a line on the first one's slide, not a slide that is all but empty.
  if (main && others.length > 0 && others.every((other) => isBare(other) || isSlight(other))) {
    const together = triggerSlide(context, main, others) ?? notedBeside(context, main, others);
    if (together && allSaid(saidBy(together), main)) return together;
  }
  const first = triggerSlide(context, main);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const personas = output.personas.filter((persona, index) => index > 0 || !allSaid(said, persona));
  if (personas.length === 0) return first;
  const head = say(context, 'Who else buys, and how they decide', 'ใครอีกบ้างที่ซื้อ และตัดสินใจอย่างไร');
  return continued(context, first, head, (own) => present({ ...output, personas }, own));
};
