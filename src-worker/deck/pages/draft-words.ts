/** Drafts that are words alone: a search result, and a chat. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  Stack,
  bottomOf,
  chips,
  clean,
  para,
  shape,
  style,
  text,
  textShape,
  widthOf,
  type PageContext,
  type TextStyle,
} from '../kit/index.ts';
import { avatar, sponsored, type Draft, type DraftPlace } from './draft-parts.ts';

const PAD: Pt = pxToPt(16);
const SIGN: Pt = pxToPt(26);
const BUBBLE: Pt = pxToPt(16);
const BUBBLE_PAD = { x: pxToPt(15), y: pxToPt(7) };
/** Above and under the turns. */
const PANEL_PAD: Pt = pxToPt(11);
/** Sizes of a draft that has its column to itself are this much larger at most. */
const LARGER: Pt = 3;
/** Share of the panel that may stay empty. */
const MOST_EMPTY = 0.3;
/** Share of the panel that a bubble takes at most. */
const WIDEST = 0.93;
const MOST_GAP: Pt = pxToPt(26);
const LEAST_GAP: Pt = pxToPt(8);

/** As high as its words need; alone in its column it is a page of results as high as `place.box`. */
export function searchNodes(
  context: PageContext,
  draft: Draft,
  place: DraftPlace,
  alone: boolean,
): { nodes: SceneNode[]; height: Pt } {
  for (const size of sizesFrom(place.size, alone)) {
    const look = headlineStyle(context, size);
    const wide = Math.max(...linesOf(draft).map((line) => widthOf(context, line, look)));
    // Larger only while no line breaks.
    if (size > place.size && wide > place.box.width - 2 * PAD) continue;
    const made = resultOf(context, draft, { ...place, size });
    if (made.height > place.box.height + 0.5) continue;
    if (!alone) return made;
    // A result that ends above what stands beside it is a page of results, or a sheet of its height.
    return made.height + FIELD.height + 2 * FIELD.margin <= place.box.height
      ? resultsPage(context, draft, { ...place, size })
      : { nodes: made.nodes.map((node) => asHigh(node, place)), height: place.box.height };
  }
  throw new DoesNotFit('Search result');
}

/** The result's ground as high as its place; anything else as it is. */
const asHigh = (node: SceneNode, { id, box }: DraftPlace): SceneNode =>
  node.id === `${id}-back` ? { ...node, box } : node;

/** Of a page of results: the field over them, and the results of others, of which only bars are drawn. */
const FIELD = { height: pxToPt(36), margin: pxToPt(14) };
const OTHER = { height: pxToPt(9), pitch: pxToPt(19), gap: pxToPt(24), most: 3 };
/** Of the page's width: the lines of somebody else's result. */
const OTHER_LINES = [0.46, 0.86, 0.68];

/** The result as it will be met: under the field that was typed into, over the results of others. */
function resultsPage(
  context: PageContext,
  draft: Draft,
  { id, box, size }: DraftPlace,
): { nodes: SceneNode[]; height: Pt } {
  const { height, margin } = FIELD;
  const line = { x: box.x + margin, y: box.y + margin, width: box.width - 2 * margin, height };
  const down = height + 2 * margin;
  const own = { ...box, y: box.y + down, height: box.height - down };
  const made = resultOf(context, draft, { id, box: own, size }, false);
  const inner = { x: box.x + PAD, width: box.width - 2 * PAD };
  const others: SceneNode[] = [];
  const pitch = OTHER_LINES.length * OTHER.pitch + OTHER.gap;
  let y = own.y + made.height + OTHER.gap;
  for (let at = 0; at < OTHER.most && y + pitch - OTHER.gap <= bottomOf(box); at += 1) {
    OTHER_LINES.forEach((share, index) =>
      others.push(
        shape(
          `${id}-other-${at + 1}-${index + 1}`,
          'Another result',
          { ...inner, y: y + index * OTHER.pitch, width: inner.width * share, height: OTHER.height },
          { fill: index === 0 || context.theme.dark ? 'tint2' : 'tint' },
        ),
      ),
    );
    y += pitch;
  }
  const back = shape(`${id}-page`, 'Page of results', box, {
    fill: 'surface',
    stroke: { colour: 'line', width: 0.75 },
  });
  const field = fieldNodes(id, line, { line: 'field', dot: 'search' });
  return { nodes: [back, ...field, ...made.nodes, ...others], height: box.height };
}

const linesOf = ({ headline }: Draft): string[] => clean(headline ?? '').split('\n');
const headlineStyle = ({ lang }: PageContext, size: Pt): TextStyle =>
  style('head', lang, { size: size + 2, weight: 400, colour: 'brand' });

function resultOf(
  context: PageContext,
  draft: Draft,
  { id, box, size }: DraftPlace,
  framed = true,
): { nodes: SceneNode[]; height: Pt } {
  const { lang } = context;
  const inner = {
    ...box,
    x: box.x + PAD,
    width: box.width - 2 * PAD,
    y: box.y + pxToPt(10),
    height: 10_000,
  };
  const stack = new Stack(context, inner)
    .text(`${id}-sponsored`, 'Sponsored', sponsored(context), style('table', lang, { size: 12, weight: 700 }))
    .gap(pxToPt(5));
  const address = clean(draft.address ?? '');
  if (address !== '') {
    const left = inner.x + SIGN + pxToPt(10);
    const line = text(context, address, style('table', lang, { size: 12, colour: 'quiet' }), {
      id: `${id}-address`,
      name: 'Address',
      x: left,
      y: stack.y,
      width: inner.x + inner.width - left,
    });
    const high = Math.max(SIGN, line.box.height);
    stack.nodes.push(avatar(`${id}-sign`, inner.x, stack.y + (high - SIGN) / 2, SIGN), {
      ...line,
      box: { ...line.box, y: stack.y + (high - line.box.height) / 2 },
    });
    stack.gap(high + pxToPt(5));
  }
  const lines = linesOf(draft);
  const look = headlineStyle(context, size);
  stack
    .text(
      `${id}-headline`,
      'Headline',
      lines.map((line) => para(line, look)),
      look,
    )
    .gap(pxToPt(4))
    .text(`${id}-text`, 'Text', draft.text ?? '', style('table', lang, { size: Math.max(11.5, size - 1) }));
  const height = stack.y + pxToPt(10) - box.y;
  if (!framed) return { nodes: stack.nodes, height };
  const back = shape(
    `${id}-back`,
    'Search result',
    { ...box, height },
    { fill: 'surface', stroke: { colour: 'line', width: 0.75 } },
  );
  return { nodes: [back, ...stack.nodes], height };
}

/** A turn of the chat at its side; as wide as its words, or as the panel allows. */
function bubble(
  context: PageContext,
  id: string,
  said: string,
  ours: boolean,
  place: Box,
  size: Pt,
): SceneNode {
  const look = style('table', context.lang, { size, colour: ours ? 'onBrand' : 'ink' });
  const pitch = size * (context.lang === 'th' ? 1.5 : 1.38);
  const most = place.width * WIDEST;
  const width = Math.min(most, widthOf(context, said, look) + 2 * BUBBLE_PAD.x + 2);
  const specs = [para(said, { ...look, pitch })];
  const measured = text(context, specs, look, {
    id,
    name: 'Turn',
    x: 0,
    y: 0,
    width: width - 2 * BUBBLE_PAD.x,
  });
  const height = measured.box.height + 2 * BUBBLE_PAD.y;
  const box = { x: ours ? place.x : place.x + place.width - width, y: place.y, width, height };
  return textShape(context, id, said.slice(0, 60), box, specs, {
    // In a dark theme the surface is as dark as the panel.
    fill: ours ? 'brand' : context.theme.dark ? 'tint2' : 'surface',
    geometry: { type: 'round-rect', radius: Math.min(BUBBLE, height / 2) },
    padding: BUBBLE_PAD,
  });
}

/** Lower by `down`, with the text inside it. */
function movedBy(node: SceneNode, down: Pt): SceneNode {
  const box = { ...node.box, y: node.box.y + down };
  if (node.kind !== 'shape' || !node.text) return { ...node, box };
  return { ...node, box, text: { ...node.text, box: { ...node.text.box, y: node.text.box.y + down } } };
}

/** Largest first: sizes of a draft that is alone in its column. */
const sizesFrom = (size: Pt, alone: boolean): Pt[] =>
  alone ? [size + LARGER, size + LARGER / 2, size] : [size];
/** Of a chat that is a window: its turns are all that it shows. */
const IN_WINDOW: readonly Pt[] = [6, 5, 4];

/** Where somebody would write: at the foot of a chat that is higher than its turns. */
const INPUT = { height: pxToPt(36), margin: pxToPt(14), button: pxToPt(24) };

function inputNodes(id: string, panel: Box): SceneNode[] {
  const { height, margin } = INPUT;
  const line = {
    x: panel.x + margin,
    y: bottomOf(panel) - margin - height,
    width: panel.width - 2 * margin,
    height,
  };
  return fieldNodes(id, line, { line: 'input', dot: 'send' });
}

/** A field to write in, with the button at its end. */
function fieldNodes(id: string, line: Box, names: { line: string; dot: string }): SceneNode[] {
  const { button } = INPUT;
  const pad = (line.height - button) / 2;
  const dot = { x: line.x + line.width - pad - button, y: line.y + pad, width: button, height: button };
  return [
    shape(`${id}-${names.line}`, 'Field', line, {
      fill: 'surface',
      stroke: { colour: 'line', width: 0.75 },
      geometry: { type: 'round-rect', radius: line.height / 2 },
    }),
    shape(`${id}-${names.dot}`, 'Button', dot, { fill: 'brand', geometry: { type: 'ellipse' } }),
  ];
}

/** Who answers: over a chat that is a window. */
function windowHead(context: PageContext, id: string, panel: Box): { nodes: SceneNode[]; height: Pt } {
  const left = panel.x + PAD + SIGN + pxToPt(10);
  const name = text(context, context.company, style('body', context.lang, { size: 13, weight: 700 }), {
    id: `${id}-who`,
    name: 'Who',
    x: left,
    y: panel.y,
    width: panel.x + panel.width - PAD - left,
  });
  const height = Math.max(name.box.height, SIGN) + 2 * PANEL_PAD;
  const middle = (high: Pt): Pt => panel.y + (height - high) / 2;
  const ground = shape(`${id}-bar`, 'Bar', { ...panel, height }, { fill: 'tint2' });
  const placed = { ...name, box: { ...name.box, y: middle(name.box.height) } };
  return { nodes: [ground, avatar(`${id}-sign`, panel.x + PAD, middle(SIGN), SIGN), placed], height };
}

/**
 * In the largest size that fits. A panel that would stay empty ends with its words; alone in its column it is a window as
 * high as the slide, its turns over the line to write in.
 */
export function chatNodes(
  context: PageContext,
  draft: Draft,
  { id, box, size }: DraftPlace,
  alone: boolean,
): { nodes: SceneNode[]; height: Pt } {
  const larger = alone ? IN_WINDOW.map((more) => size + more) : [];
  for (const each of [...larger, ...sizesFrom(size, alone)]) {
    const made = turnsOf(context, draft, { id, box, size: each });
    if (!made) continue;
    const used = made.end + PANEL_PAD - box.y;
    const isShort = used < box.height * (1 - MOST_EMPTY);
    if (isShort && alone) {
      const { nodes: head, height: high } = windowHead(context, id, box);
      const down = box.height - INPUT.height - INPUT.margin - used;
      if (down < high) continue;
      const back = shape(`${id}-back`, 'Chat', box, { fill: 'tint' });
      const turns = made.nodes.map((node) => movedBy(node, down));
      return { nodes: [back, ...head, ...turns, ...inputNodes(id, box)], height: box.height };
    }
    if (larger.includes(each)) continue;
    const height = isShort ? used : box.height;
    const back = shape(`${id}-back`, 'Chat', { ...box, height }, { fill: 'tint' });
    return { nodes: [back, ...made.nodes], height };
  }
  throw new DoesNotFit('Chat');
}

/** Turns from the top, what may be tapped under our first answer; free room goes between the turns. */
function turnsOf(
  context: PageContext,
  draft: Draft,
  { id, box, size }: DraftPlace,
): { nodes: SceneNode[]; end: Pt } | undefined {
  const { lang } = context;
  const inner = {
    ...box,
    x: box.x + pxToPt(14),
    width: box.width - pxToPt(28),
    y: box.y + PANEL_PAD,
    height: box.height - 2 * PANEL_PAD,
  };
  const choices = (draft.chips ?? []).filter((chip) => clean(chip) !== '');
  const turns = (draft.replies ?? []).filter((reply) => clean(reply.text) !== '');
  const firstAnswer = Math.max(
    0,
    turns.findIndex(({ ours }) => ours),
  );
  const lead = clean(draft.headline ?? '');
  const draw = (gap: Pt): { nodes: SceneNode[]; end: Pt; gaps: number } => {
    const nodes: SceneNode[] = [];
    let y = inner.y;
    let gaps = -1;
    const add = (made: readonly SceneNode[], end: Pt): void => {
      nodes.push(...made);
      y = end + gap;
      gaps += 1;
    };
    if (lead !== '') {
      const node = text(context, lead, style('body', lang, { size, weight: 700 }), {
        id: `${id}-headline`,
        name: 'Headline',
        x: inner.x,
        y,
        width: inner.width,
      });
      add([node], bottomOf(node.box));
    }
    turns.forEach((turn, index) => {
      const node = bubble(
        context,
        `${id}-turn-${index + 1}`,
        clean(turn.text),
        turn.ours,
        { ...inner, y },
        size,
      );
      add([node], bottomOf(node.box));
      if (index !== firstAnswer || choices.length === 0) return;
      const made = chips(
        context,
        `${id}-chip`,
        choices,
        { x: inner.x, y, width: inner.width },
        { kind: 'outlined', size: 12, colour: 'brand', pad: pxToPt(13) },
      );
      add(made.nodes, y + made.height);
    });
    return { nodes, end: y - gap, gaps };
  };
  const tight = draw(LEAST_GAP);
  const free = bottomOf(inner) - tight.end;
  if (free < -0.5) return undefined;
  const gap = Math.min(MOST_GAP, LEAST_GAP + Math.max(0, free) / Math.max(1, tight.gaps));
  return draw(gap);
}
