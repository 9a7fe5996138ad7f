/** Page 7 where something sets the buyer in motion: the person, the days until then, and what starts, stops and decides. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
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
import { barsOf, lineHeight, triggerLine, type Trigger } from './trigger-line.ts';

export type Persona = SectionOutput<'target-persona'>['personas'][number];

interface Level {
  quotation: Pt;
  column: Pt;
  /** Height of the drawing over the person, in px of the design. */
  scene: number;
  line: boolean;
}
const LEVELS: readonly Level[] = [
  { quotation: 24, column: 14, scene: 169, line: true },
  { quotation: 24, column: 14, scene: 130, line: true },
  { quotation: 24, column: 14, scene: 0, line: true },
  { quotation: 24, column: 24, scene: 169, line: false },
  { quotation: 24, column: 20, scene: 169, line: false },
  { quotation: 24, column: 20, scene: 130, line: false },
  { quotation: 24, column: 20, scene: 0, line: false },
  { quotation: 24, column: 17, scene: 169, line: false },
  { quotation: 24, column: 17, scene: 130, line: false },
  { quotation: 24, column: 15, scene: 130, line: false },
  { quotation: 24, column: 14, scene: 0, line: false },
];
const PANEL: Pt = pxToPt(372);
const GAP: Pt = pxToPt(36);
/** Kept free under the words of a card. */
const CARD_FOOT: Pt = pxToPt(14);

const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(' · ');

const quoted = (insight: string): string => {
  const words = clean(insight);
  return words === '' || /^[“"'‘«]/.test(words) ? words : `“${words}”`;
};

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

/** Who it is, what she says, and chips, on a strong panel. */
function panel(
  context: PageContext,
  persona: Persona,
  trigger: Trigger,
  box: Box,
  level: Level,
): SceneNode[] {
  const { lang } = context;
  const { demographic, geographic, psychology } = persona;
  const scene = pxToPt(level.scene);
  const nodes: SceneNode[] = [shape('persona-back', 'Persona background', box, { fill: 'brand' })];
  if (level.scene > 0) nodes.push(portraitScene(context, trigger.scene, { ...box, height: scene }));
  const pad = pxToPt(28);
  const inner = { ...box, x: box.x + pad, y: box.y + scene + pxToPt(16), width: box.width - 2 * pad };
  const items = cleanTexts(psychology.interests);
  const chipsHeight =
    items.length === 0
      ? 0
      : chips(context, 'persona-chip', items, { x: 0, y: 0, width: inner.width }, { kind: 'filled' }).height;
  const end = bottomOf(box) - pxToPt(20);
  const stack = new Stack(context, {
    ...inner,
    height: end - inner.y - (chipsHeight === 0 ? 0 : chipsHeight + pxToPt(12)),
  });
  const age = clean(demographic.age);
  const ink = { colour: 'onBrand' } as const;
  stack.text(
    'persona-name',
    'Persona',
    joined([persona.name]) + (age === '' ? '' : `, ${age}`),
    style('head', lang, { size: 19, ...ink }),
  );
  const about = joined([
    geographic.location,
    geographic.provinceOrArea,
    demographic.career,
    demographic.income,
    ...psychology.behaviors,
  ]);
  stack.text('persona-about', 'Who', about, style('label', lang, { weight: 400, ...ink }));
  // The quotation may go a little further to both edges than the rest.
  const side = pxToPt(20);
  const quotation = style('quotation', lang, { size: level.quotation, ...ink });
  const look = { ...quotation, pitch: level.quotation * (lang === 'th' ? 1.45 : 1.35) };
  const words = block(context, [para(quoted(psychology.insight), look)], box.width - 2 * side);
  const free = stack.left - words.height;
  if (free < pxToPt(8)) throw new DoesNotFit('Insight');
  if (clean(psychology.insight) !== '') {
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
    const place = { x: inner.x, y: end - chipsHeight, width: inner.width };
    nodes.push(...chips(context, 'persona-chip', items, place, { kind: 'filled' }).nodes);
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
      words: [clean(trigger.starts)],
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
      .gap(pxToPt(cards ? 22 : 12))
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

function draw(context: PageContext, persona: Persona, trigger: Trigger, level: Level): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const box = { ...body, width: PANEL, height: end - body.y };
  const right = { ...body, x: body.x + PANEL + GAP, width: body.width - PANEL - GAP, height: end - body.y };
  const nodes = panel(context, persona, trigger, box, level);
  let { y } = right;
  // Three bars and more leave less room between the parts.
  const between = level.line && barsOf(trigger).length > 2 ? pxToPt(12) : pxToPt(24);
  if (level.line) {
    const height = lineHeight(barsOf(trigger).length);
    nodes.push(...triggerLine(context, trigger, { ...right, height }));
    y += height + between;
  } else {
    const words =
      trigger.day === undefined
        ? trigger.event
        : `${say(context, 'Day', 'วันที่')} ${trigger.day}: ${trigger.event}`;
    const stack = new Stack(context, { ...right, height: pxToPt(230) });
    stack.text('event-label', 'Trigger', trigger.title ?? '', style('label', lang, { colour: 'brand' }));
    stack.text('event', 'The event', words, style('tagline', lang, { size: 30, weight: 700 }), {
      balance: true,
    });
    const runs = barsOf(trigger).map(({ run }) => joined([run.label, run.note ?? '']));
    runs.forEach((run, index) =>
      stack.gap(4).text(`run-${index + 1}`, 'Run', run, style('body', lang, { size: 13 })),
    );
    nodes.push(...stack.nodes);
    y = stack.y + pxToPt(28);
  }
  const ask = clean(trigger.askFirst ?? '');
  let foot = end;
  if (ask !== '') {
    const words = [
      { text: `${say(context, 'So we ask first:', 'เราจึงถามก่อนว่า')} `, weight: 700 as const },
      { text: ask, weight: 400 as const },
    ];
    const place = { x: right.x, y: 0, width: right.width };
    const measured = callout(context, 'ask', words, place, 'concludes', style('body', lang));
    foot = end - measured.height;
    nodes.push(callout(context, 'ask', words, { ...place, y: foot }, 'concludes', style('body', lang)).node);
    foot -= Math.min(between, pxToPt(20));
  }
  const place = { ...right, y, height: foot - y };
  // Without days there is room for cards, which end where the panel ends.
  const found = reasons(context, persona, trigger, place, level.column, !level.line);
  if (!level.line && found.bottom > foot - CARD_FOOT) throw new DoesNotFit('Reasons');
  nodes.push(...found.nodes);
  return [{ layout: 'content', headline, nodes }];
}

/** The first persona's slide; undefined without a trigger or where it does not fit. */
export function triggerSlide(context: PageContext, persona: Persona | undefined): SlideDraft[] | undefined {
  const { trigger } = context.reckoned;
  if (!trigger || !persona) return undefined;
  const lined = trigger.day !== undefined && barsOf(trigger).length > 0;
  return firstLevel(context, lined ? LEVELS : LEVELS.filter(({ line }) => !line), (level) =>
    draw(context, persona, trigger, level),
  );
}
