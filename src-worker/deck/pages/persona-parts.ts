/** What the layouts of page 7 draw of a person: the portrait, the lines under a name, the tension, and chips. */
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { Stack, clean, group, say, shape, style, type PageContext } from '../kit/index.ts';
import { pictureIn, pictureNode } from '../kit/picture.ts';

export type Persona = SectionOutput<'target-persona'>['personas'][number];

/** Of the panel that says who it is. */
export const PANEL: Pt = pxToPt(372);
/** Side of a portrait on a card. */
export const AVATAR = pxToPt(72);
const AVATAR_COLOURS: readonly { ground: ColourRole; figure: ColourRole }[] = [
  { ground: 'brand', figure: 'tint2' },
  { ground: 'deep', figure: 'mid' },
  { ground: 'mid', figure: 'deep' },
];

/** A head and shoulders: a drawing, never a stock portrait. */
export function avatar(context: PageContext, id: string, box: Box, number: number): SceneNode {
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

/** An insight between quotation marks. */
export const quoted = (insight: string): string => {
  const text = clean(insight);
  return text === '' || /^[“"'‘«]/.test(text) ? text : `“${text}”`;
};

export const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(' · ');

/** What is known of a person besides the quotation. */
export const knownParts = ({ psychology }: Persona): number =>
  [psychology.tension, psychology.interests.join(''), psychology.behaviors.join('')].filter(
    (words) => clean(words) !== '',
  ).length;

/** Somebody of whom nothing is known but who it is. */
export const isBare = (persona: Persona): boolean =>
  knownParts(persona) === 0 && clean(persona.psychology.insight) === '';

/** Characters of what one of several does, in a line that holds them all. */
const LINE = 64;
/** What is told of a person: what somebody does, thinks and is held back by. */
const toldOf = ({ psychology }: Persona): string[] =>
  [...psychology.behaviors, quoted(psychology.insight), psychology.tension]
    .map(clean)
    .filter((words) => words !== '');

/** The one thing that is told of somebody in a line: 'Foreman rings', or what holds this one back. '' where it is more, or nothing. */
export function slightOf(persona: Persona): string {
  const [told = '', ...more] = toldOf(persona);
  // What somebody is afraid of is no say in it.
  if (persona.psychology.behaviors.every((words) => clean(words) === '')) return '';
  const likes = clean(persona.psychology.interests.join(''));
  return told.length <= LINE && more.length === 0 && likes === '' ? told : '';
}

/** Somebody of whom one thing is told. */
export const isSlight = (persona: Persona): boolean => slightOf(persona) !== '';

/** Before the others in their line. */
export function alsoLead(
  context: PageContext,
  first: Persona | undefined,
  others: readonly Persona[],
): string {
  const buying = clean(first?.name ?? '').toLocaleLowerCase();
  const isOne = ({ name }: Persona): boolean => buying.includes(clean(name).toLocaleLowerCase());
  if (!others.every(isSlight)) return say(context, 'Also in view:', 'คนที่ซื้ออีกกลุ่ม:');
  // Who is named among those who buy is nobody else.
  return others.every(isOne)
    ? say(context, 'Who decides among them:', 'ในกลุ่มนี้ใครตัดสินใจ:')
    : say(context, 'Who else has a say:', 'ใครมีส่วนตัดสินใจ:');
}

/** 'Age 29': an age alone does not say what it is. */
export function agedOf({ lang }: PageContext, given: string): string {
  const age = clean(given);
  if (lang === 'en' && /^\d/.test(age)) return `Age ${age}`;
  return /^\d+$/.test(age) ? `อายุ ${age} ปี` : age;
}

/** Interests and behaviours under their heads. */
export function chipRows(
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

/** The tension beside its bar. */
export function tensionBar(context: PageContext, stack: Stack, tension: string, id: string, size: Pt): void {
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
