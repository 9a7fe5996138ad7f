/** Page 7 where something sets the buyer in motion: the person, the days until then, and what starts, stops and decides. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  callout,
  chips,
  clean,
  columns,
  firstLevel,
  group,
  headlineOf,
  para,
  say,
  shape,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { cleanTexts } from '../kit/drafts.ts';
import { carAtNight, carNodes } from '../kit/scenes/car.ts';
import { isDrawn, moonNodes, sceneNodes } from '../kit/scenes/index.ts';
import { paintsOf } from '../kit/scenes/pen.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';
import { PORTRAIT, portraitNodes } from '../kit/scenes/portrait.ts';
import { agedOf, alsoLead, joined, quoted, slightOf, type Persona } from './persona-parts.ts';
import { barsOf, lineHeight, triggerLine, type Trigger } from './trigger-line.ts';

interface Level {
  quotation: Pt;
  column: Pt;
  line: boolean;
  /** Of what sets the buyer in motion, where no line of days is drawn. */
  event?: Pt;
}
const LEVELS: readonly Level[] = [
  { quotation: 24, column: 14, line: true },
  ...[
    { event: 40, column: 24 },
    { event: 36, column: 22 },
    { event: 36, column: 20 },
    { event: 30, column: 20 },
    { event: 34, column: 18 },
    { event: 30, column: 17 },
    { event: 28, column: 15 },
    { event: 26, column: 14 },
  ].map((sizes) => ({ quotation: 24, line: false, ...sizes })),
];
const PANEL: Pt = pxToPt(372);
const GAP: Pt = pxToPt(36);
/** Kept free under the words of a card. */
const CARD_FOOT: Pt = pxToPt(22);
/** Of the height: cards are no lower than this. */
const LEAST_CARDS = 0.4;
/** Over the cards, and the most that the words over them stand lower than the panel's top. */
const OVER_CARDS: Pt = pxToPt(28);
/** A drawing over the person is left out where its words leave it less. */
const LEAST_SCENE: Pt = pxToPt(110);
/** The highest that it grows: a thing beside the portrait leaves it less. */
const TALLEST_SCENE = { alone: pxToPt(270), beside: pxToPt(230) };

/** The person before what is waited for, at night. */
function portraitScene(context: PageContext, scene: string | undefined, box: Box): SceneNode {
  const paints = paintsOf(context);
  const height = box.height * 0.905;
  const width = (height * PORTRAIT.width) / PORTRAIT.height;
  const x = box.x + pxToPt(18);
  const portrait = { x, y: bottomOf(box) - height, width, height };
  const picture = pictureIn(context, 'persona');
  const own = { x: box.x, y: box.y, width: box.height, height: box.height };
  const beside = {
    x: x + width + pxToPt(22),
    y: box.y + box.height * 0.3,
    height: box.height * 0.7,
    width: 0,
  };
  const right = box.x + box.width - pxToPt(36);
  beside.width = Math.min(right - beside.x, scene === 'car' ? box.height * 0.92 : box.width);
  beside.x = right - beside.width;
  const things =
    scene === undefined || !isDrawn(scene)
      ? []
      : scene === 'car'
        ? carNodes('persona-car', beside, { ...carAtNight(paints), wheels: paints.soft })
        : [sceneNodes(scene, beside, context, { id: 'persona-thing', ground: false })];
  return group('persona-scene', say(context, 'Portrait, drawn', 'ภาพวาดแทนตัว'), box, [
    shape('persona-sky', 'Sky', box, { fill: paints.sky }),
    ...moonNodes('persona', box, { ...paints, pale: paints.white }),
    ...things,
    ...(picture
      ? [pictureNode('persona-picture', picture, own)]
      : portraitNodes('persona-portrait', portrait, paints)),
  ]);
}

/** Of the lines that say who it is: over a quotation, alone on the panel, and where nothing is drawn over them. */
const SMALL_WHO = { name: 19, about: 12 };
const LARGE_WHO = { name: 22, about: 14 };
const UNDRAWN_WHO = [
  { name: 28, about: 17 },
  { name: 26, about: 16 },
  { name: 24, about: 15 },
  LARGE_WHO,
  { name: 20, about: 13 },
];

/** The lines that say who it is. */
function whoLines(
  context: PageContext,
  { demographic, geographic, psychology, name }: Persona,
  box: Box,
  sizes: { name: Pt; about: Pt },
): Stack {
  const { lang } = context;
  const age = clean(demographic.age);
  const ink = { colour: 'onBrand' } as const;
  // What they do or say beside it is no part of who and where they are.
  const about = joined([
    geographic.location,
    geographic.provinceOrArea,
    demographic.career,
    demographic.income,
  ]);
  const does = joined(psychology.behaviors);
  const stack = new Stack(context, box)
    .text(
      'persona-name',
      'Persona',
      joined([name]) + (age === '' ? '' : `, ${age}`),
      style('head', lang, { size: sizes.name, ...ink }),
      { balance: true },
    )
    .gap(sizes.about > SMALL_WHO.about ? pxToPt(6) : 0)
    .text('persona-about', 'Who', about, style('body', lang, { size: sizes.about, ...ink }));
  if (does === '') return stack;
  return stack
    .gap(pxToPt(8))
    .text(
      'persona-does',
      'Behaviour',
      [{ text: `${say(context, 'What they do', 'พฤติกรรม')}  `, weight: 700 }, { text: does }],
      style('body', lang, { size: SMALL_WHO.about, ...ink }),
    );
}

/** Who it is, what she says, and chips, on a strong panel. */
function panel(
  context: PageContext,
  persona: Persona,
  trigger: Trigger,
  box: Box,
  level: Level,
): SceneNode[] {
  const { lang } = context;
  const { psychology } = persona;
  const nodes: SceneNode[] = [shape('persona-back', 'Persona background', box, { fill: 'brand' })];
  const pad = pxToPt(28);
  const place = { x: box.x + pad, width: box.width - 2 * pad };
  const items = cleanTexts(psychology.interests);
  const chipsHeight =
    items.length === 0
      ? 0
      : chips(context, 'persona-chip', items, { ...place, y: 0 }, { kind: 'filled' }).height;
  const end = bottomOf(box) - pxToPt(20);
  const foot = end - (chipsHeight === 0 ? 0 : chipsHeight + pxToPt(12));
  // The quotation may go a little further to both edges than the rest.
  const side = pxToPt(20);
  const hasQuotation = clean(psychology.insight) !== '';
  const quotation = style('quotation', lang, { size: level.quotation, colour: 'onBrand' });
  const look = { ...quotation, pitch: level.quotation * (lang === 'th' ? 1.45 : 1.35) };
  const words = block(context, [para(quoted(psychology.insight), look)], box.width - 2 * side);
  const usual = hasQuotation ? SMALL_WHO : LARGE_WHO;
  const neededBy = (sizes: typeof SMALL_WHO): Pt =>
    whoLines(context, persona, { ...place, y: 0, height: 10_000 }, sizes).used +
    (hasQuotation ? words.height + pxToPt(40) : 0) +
    pxToPt(28);
  const needed = neededBy(usual);
  const beside = trigger.scene !== undefined && isDrawn(trigger.scene);
  const most = beside ? TALLEST_SCENE.beside : TALLEST_SCENE.alone;
  const left = Math.min(most, foot - box.y - needed);
  const scene = left < LEAST_SCENE ? 0 : left;
  if (scene > 0) nodes.push(portraitScene(context, trigger.scene, { ...box, height: scene }));
  const top = box.y + scene + pxToPt(16);
  // Where nothing is drawn the person has its room.
  const larger = scene > 0 ? undefined : UNDRAWN_WHO.find((sizes) => neededBy(sizes) <= foot - box.y);
  const stack = whoLines(context, persona, { ...place, y: top, height: foot - top }, larger ?? usual);
  const free = stack.left - (hasQuotation ? words.height : 0);
  if (free < (hasQuotation ? pxToPt(8) : -0.5)) throw new DoesNotFit('Insight');
  if (hasQuotation) {
    const y = stack.y + Math.min(pxToPt(40), free / 2);
    stack.nodes.push(
      blockNode(words, {
        id: 'persona-insight',
        name: 'Insight',
        x: box.x + side,
        y,
        width: box.width - 2 * side,
      }),
    );
  }
  nodes.push(...stack.nodes);
  if (items.length > 0) {
    const at = { ...place, y: end - chipsHeight };
    nodes.push(...chips(context, 'persona-chip', items, at, { kind: 'filled' }).nodes);
  }
  return nodes;
}

/** What starts, stops and decides, side by side under thick rules. */
function reasons(
  context: PageContext,
  persona: Persona,
  trigger: Trigger,
  box: Box,
  size: Pt,
  cards = false,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const tension = clean(persona.psychology.tension);
  const stops = [clean(trigger.stops ?? ''), tension].filter(
    (words, index, all) => words !== '' && all.indexOf(words) === index,
  );
  const parts: { id: string; head: string; words: readonly string[]; colour: ColourRole }[] = [
    {
      id: 'starts',
      head: say(context, 'What starts it', 'อะไรทำให้เริ่ม'),
      words: [clean(trigger.starts ?? '')],
      colour: 'brand',
    },
    { id: 'stops', head: say(context, 'What stops it', 'อะไรทำให้หยุด'), words: stops, colour: 'accent' },
    {
      id: 'decides',
      head: say(context, 'What decides', 'อะไรทำให้ตัดสินใจ'),
      words: [clean(trigger.decides ?? '')],
      colour: 'brand',
    },
  ];
  const given = parts.filter(({ words }) => words.some((each) => each !== ''));
  const places = columns(box, given.length, pxToPt(18));
  const pad = cards ? pxToPt(18) : 0;
  const drawn = given.map(({ id, head, words, colour }, index) => {
    const place = places[index] ?? box;
    const stack = new Stack(context, { ...place, x: place.x + pad, width: place.width - 2 * pad });
    if (cards) stack.nodes.push(shape(`${id}-back`, 'Card', place, { fill: 'tint' }));
    stack.nodes.push(shape(`${id}-rule`, 'Rule', { ...place, height: pxToPt(4) }, { fill: colour }));
    stack
      .gap(pxToPt(cards ? 20 : 12))
      .text(`${id}-head`, head, head, style('head', lang, { size: size > 17 ? 21 : size > 15 ? 19 : 16 }))
      .gap(pxToPt(5));
    words.forEach((each, at) => {
      if (at > 0) stack.gap(pxToPt(6));
      stack.text(`${id}-${at + 1}`, head, each, style('body', lang, { size }));
    });
    return stack;
  });
  return {
    nodes: drawn.flatMap((stack) => stack.nodes),
    bottom: Math.max(box.y, ...drawn.map((stack) => stack.y)),
  };
}

/** What sets the buyer in motion, in words: the event, or its day, and how long each way takes. */
function eventWords(context: PageContext, trigger: Trigger, place: Box, size: Pt): Stack {
  const { lang } = context;
  const words =
    trigger.day === undefined
      ? trigger.event
      : `${say(context, 'Day', 'วันที่')} ${trigger.day}: ${trigger.event}`;
  const stack = new Stack(context, place);
  stack.text('event-label', 'Trigger', trigger.title ?? '', style('label', lang, { colour: 'brand' }));
  stack.text('event', 'The event', words, style('tagline', lang, { size, weight: 700 }), { balance: true });
  const runs = barsOf(trigger).map(({ run }) => joined([run.label, run.note ?? '']));
  runs.forEach((run, index) =>
    stack.gap(4).text(`run-${index + 1}`, 'Run', run, style('body', lang, { size: 13 })),
  );
  return stack;
}

/** A line at the foot of the right side, above `foot`. Returns what it takes with the gap over it. */
function footLine(
  context: PageContext,
  id: string,
  lead: string,
  words: string,
  place: Box,
  foot: Pt,
  gap: Pt,
): { nodes: SceneNode[]; foot: Pt } {
  const look = style('body', context.lang);
  const spans = [
    { text: `${lead} `, weight: 700 as const },
    { text: words, weight: 400 as const },
  ];
  const { height } = callout(context, id, spans, { ...place, y: 0 }, 'concludes', look);
  const { node } = callout(context, id, spans, { ...place, y: foot - height }, 'concludes', look);
  return { nodes: [node], foot: foot - height - gap };
}

/** 'Founder pays' of 'Overseas founders', 'เจ้าของตัดสินใจ' of 'เจ้าของโรงกลึง': who it is stands in it. */
function namesWho(does: string, name: string): boolean {
  const [told, who] = [does.toLocaleLowerCase(), name.toLocaleLowerCase()];
  const [head = '', second = ''] = told.replace(/^(?:the|their|a|an) /u, '').split(/\s+/u);
  return (
    told.includes(who) ||
    (/^[a-z]/u.test(head) &&
      who
        .split(/[^\p{L}]+/u)
        .some((word) => [head, second].some((each) => word === each || word === `${each}s`))) ||
    // Thai has no spaces: what both begin with is who it is.
    (/^[ก-๛]{5}/u.test(who) && told.startsWith(who.slice(0, 5)))
  );
}

/** Somebody else of whom only the name, the age and the place are known, beside the first: what the first does not say. */
function otherWords(context: PageContext, first: Persona, other: Persona): string {
  const { name, demographic, geographic } = other;
  // What this one does is told with who it is.
  const does = slightOf(other);
  if (does !== '') return namesWho(does, clean(name)) ? does : `${clean(name)}: ${does}`;
  const told = new Set(
    [first.geographic.location, first.geographic.provinceOrArea, first.demographic.income].map(clean),
  );
  return joined(
    [
      name,
      agedOf(context, demographic.age),
      demographic.career,
      geographic.location,
      geographic.provinceOrArea,
      demographic.income,
    ].filter((part) => !told.has(clean(part))),
  );
}

/** The others of whom only the name is known, in a sentence. */
export const alsoInView = (context: PageContext, first: Persona, others: readonly Persona[]): string =>
  `${alsoLead(context, first, others)} ${others.map((other) => otherWords(context, first, other)).join('; ')}`;

function draw(context: PageContext, { persona, others, trigger }: Content, level: Level): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const box = { ...body, width: PANEL, height: end - body.y };
  const right = { ...body, x: body.x + PANEL + GAP, width: body.width - PANEL - GAP, height: end - body.y };
  const nodes = panel(context, persona, trigger, box, level);
  let foot = end;
  // Three bars and more leave less room between the parts.
  const between = level.line && barsOf(trigger).length > 2 ? pxToPt(12) : pxToPt(24);
  const gap = Math.min(between, pxToPt(20));
  const also = others.map((other) => otherWords(context, persona, other)).filter((words) => words !== '');
  if (also.length > 0) {
    const line = footLine(
      context,
      'others',
      alsoLead(context, persona, others),
      also.join('; '),
      right,
      foot,
      gap,
    );
    nodes.push(...line.nodes);
    ({ foot } = line);
  }
  const ask = clean(trigger.askFirst ?? '');
  if (ask !== '') {
    const lead = say(context, 'So we ask first:', 'เราจึงถามก่อนว่า');
    const line = footLine(context, 'ask', lead, ask, right, foot, gap);
    nodes.push(...line.nodes);
    ({ foot } = line);
  }
  if (level.line) {
    const height = lineHeight(barsOf(trigger).length);
    nodes.push(...triggerLine(context, trigger, { ...right, height }));
    const y = right.y + height + between;
    nodes.push(...reasons(context, persona, trigger, { ...right, y, height: foot - y }, level.column).nodes);
    return [{ layout: 'content', headline, nodes }];
  }
  // Without days there is room for cards, which end where the panel ends; what is left over them the event takes.
  const room = foot - right.y;
  const tall = { ...right, y: 0, height: 10_000 };
  const made = reasons(context, persona, trigger, tall, level.column, true);
  // Of whom nothing more is known the moment has the room.
  const height = made.nodes.length === 0 ? 0 : Math.max(made.bottom + CARD_FOOT, room * LEAST_CARDS);
  const event = eventWords(context, trigger, { ...right, height: room }, level.event ?? 30);
  const free = room - height - OVER_CARDS - event.used;
  if (free < 0) throw new DoesNotFit('Reasons');
  const down = free / 2;
  const placed = eventWords(
    context,
    trigger,
    { ...right, y: right.y + down, height: event.used + 1 },
    level.event ?? 30,
  );
  const place = { ...right, y: foot - height, height };
  nodes.push(...placed.nodes, ...reasons(context, persona, trigger, place, level.column, true).nodes);
  return [{ layout: 'content', headline, nodes }];
}

interface Content {
  persona: Persona;
  /** Of whom nothing is known but who they are. */
  others: readonly Persona[];
  trigger: Trigger;
}

/** The first persona's slide, `others` in a line under it; undefined without a trigger or where it does not fit. */
export function triggerSlide(
  context: PageContext,
  persona: Persona | undefined,
  others: readonly Persona[] = [],
): SlideDraft[] | undefined {
  const { trigger } = context.reckoned;
  if (!trigger || !persona) return undefined;
  const lined = trigger.day !== undefined && barsOf(trigger).length > 0;
  return firstLevel(context, lined ? LEVELS : LEVELS.filter(({ line }) => !line), (level) =>
    draw(context, { persona, others, trigger }, level),
  );
}
