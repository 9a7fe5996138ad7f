/** Rules, bands, cards, callouts and chips. Square corners; only chips are round; never an outline and a fill. */
import type {
  Box,
  GroupNode,
  SceneNode,
  ShapeGeometry,
  ShapeNode,
  Stroke,
  TextBlock,
  TextRole,
  VerticalAlign,
} from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { pxToPt } from '../../../src/shared/scene/units.ts';
import { textsOf } from './texts-of.ts';
import { bottomOf, inset } from './grid.ts';
import { style, type TextStyle } from './styles.ts';
import { block, para, widthOf, type Words } from './text.ts';
import { say } from './words.ts';
import { DoesNotFit, type PageContext } from './types.ts';
import type { ParagraphSpec } from '../text/engine.ts';

export interface ShapeOptions {
  fill?: ColourRole;
  stroke?: Stroke;
  opacity?: number;
  geometry?: ShapeGeometry;
  /** True when absent: a shape that says nothing. */
  decorative?: boolean;
}

/** A shape without text. */
export function shape(id: string, name: string, box: Box, options: ShapeOptions): ShapeNode {
  const { fill, stroke, opacity } = options;
  return {
    kind: 'shape',
    id,
    name,
    box,
    geometry: options.geometry ?? { type: 'rect' },
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    ...(opacity === undefined ? {} : { opacity }),
    decorative: options.decorative ?? true,
  };
}

export interface TextInShape {
  padding?: { x: Pt; y: Pt };
  /** Text box, where it is not the shape's box less the padding. */
  textBox?: Box;
  verticalAlign?: VerticalAlign;
  role?: TextRole;
}

/** A shape with its text inside it. Throws `DoesNotFit` when the text is higher than its box. */
export function textShape(
  context: PageContext,
  id: string,
  name: string,
  box: Box,
  paragraphs: readonly ParagraphSpec[],
  options: ShapeOptions & TextInShape,
): ShapeNode {
  const padding = options.padding ?? { x: pxToPt(14), y: pxToPt(8) };
  const textBox = options.textBox ?? inset(box, padding.x, padding.y);
  const laidOut: TextBlock = block(context, paragraphs, textBox.width);
  if (laidOut.height > textBox.height + 0.5) throw new DoesNotFit(name);
  return {
    ...shape(id, name, box, { ...options, decorative: false }),
    text: {
      block: laidOut,
      box: textBox,
      verticalAlign: options.verticalAlign ?? 'middle',
      role: options.role ?? 'body',
    },
  };
}

/** A horizontal rule. Thicknesses of the design: 1 px between rows, 1.5 px under heads, 4 px in brand. */
export function rule(id: string, x: Pt, y: Pt, width: Pt, colour: ColourRole = 'line', thickness: Pt = 0.75) {
  return shape(
    id,
    'Rule',
    { x, y, width, height: 0 },
    {
      geometry: { type: 'line', from: 'top-left' },
      stroke: { colour, width: thickness },
    },
  );
}

export const group = (id: string, name: string, box: Box, children: readonly SceneNode[]): GroupNode => ({
  kind: 'group',
  id,
  name,
  box,
  children,
});

/** The box around nodes: a list's box may be wider than its lines. */
function around(nodes: readonly SceneNode[]): Box {
  const x = Math.min(...nodes.map(({ box }) => box.x));
  const y = Math.min(...nodes.map(({ box }) => box.y));
  return {
    x,
    y,
    width: Math.max(...nodes.map(({ box }) => box.x + box.width)) - x,
    height: Math.max(...nodes.map(({ box }) => bottomOf(box))) - y,
  };
}

/** What a node says first: its head. */
const headWords = (node: SceneNode): string =>
  (textsOf(node)[0]?.paragraphs[0]?.runs ?? [])
    .map(({ text }) => text)
    .join('')
    .trim();

/** Parts that are one picture: a group whose alternative text says what it is and names its parts. */
export function diagram(id: string, name: string, parts: readonly SceneNode[]): GroupNode {
  const heads = parts.map(headWords).filter((words) => words !== '');
  return {
    ...group(id, name, around(parts), parts),
    description: [name, heads.join('; ')].filter((words) => words !== '').join(': '),
  };
}

/** Fill and text colours of a card. */
export type Surface = 'quiet' | 'filled' | 'strong' | 'second' | 'paper' | 'outlined';
export interface SurfaceColours {
  fill?: ColourRole;
  stroke?: Stroke;
  ink: ColourRole;
  quiet: ColourRole;
  brand: ColourRole;
  line: ColourRole;
}
const SURFACES: Record<Surface, SurfaceColours> = {
  quiet: { fill: 'tint', ink: 'ink', quiet: 'quiet', brand: 'brand', line: 'line' },
  filled: { fill: 'brand', ink: 'onBrand', quiet: 'onBrand', brand: 'onBrand', line: 'onBrand' },
  strong: { fill: 'deep', ink: 'onDeep', quiet: 'onDeep', brand: 'onDeep', line: 'onDeep' },
  second: { fill: 'tint2', ink: 'ink', quiet: 'ink', brand: 'ink', line: 'neutral' },
  paper: { fill: 'surface', ink: 'ink', quiet: 'quiet', brand: 'brand', line: 'line' },
  outlined: {
    stroke: { colour: 'line', width: 0.75 },
    ink: 'ink',
    quiet: 'quiet',
    brand: 'brand',
    line: 'line',
  },
};
/** Colours for texts that stand on a surface. */
export const surfaceColours = (surface: Surface): SurfaceColours => SURFACES[surface];

/** A card: its background and whatever stands on it, as one group. */
export function card(
  id: string,
  name: string,
  box: Box,
  surface: Surface,
  children: readonly SceneNode[],
): GroupNode {
  const { fill, stroke } = SURFACES[surface];
  const back = shape(`${id}-back`, `${name} background`, box, {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
  });
  return group(id, name, box, [back, ...children]);
}

const BAR: Pt = pxToPt(5);

export interface Band {
  node: SceneNode;
  height: Pt;
}

/**
 * A callout: a tint band; with an accent bar when it `warns`; a brand band for the one `decision`.
 * Its height follows the text; `minHeight` makes it taller, `reserved` leaves its right to something else.
 */
export function callout(
  context: PageContext,
  id: string,
  words: Words,
  place: { x: Pt; y: Pt; width: Pt; minHeight?: Pt; reserved?: Pt },
  kind: 'warns' | 'concludes' | 'decision' = 'concludes',
  textStyle: TextStyle = kind === 'decision'
    ? style('head', context.lang, { colour: 'onBrand' })
    : style('body', context.lang, { weight: 700 }),
): Band {
  const padX = pxToPt(24);
  const padY = pxToPt(kind === 'decision' ? 16 : 10);
  const paragraphs = [para(words, textStyle)];
  const inner = place.width - 2 * padX - (place.reserved ?? 0);
  const height = Math.max(place.minHeight ?? 0, block(context, paragraphs, inner).height + 2 * padY);
  const box = { x: place.x, y: place.y, width: place.width, height };
  const band = textShape(context, `${id}-band`, 'Callout', box, paragraphs, {
    fill: kind === 'decision' ? 'brand' : 'tint',
    textBox: { ...inset(box, padX, padY), width: inner },
  });
  if (kind !== 'warns') return { node: band, height };
  const bar = shape(`${id}-bar`, 'Warning', { ...box, width: BAR }, { fill: 'accent' });
  return { node: group(id, say(context, 'Callout', 'ข้อความเน้น'), box, [band, bar]), height };
}

export interface ChipStyle {
  /** 'outlined' has a thin rule and no fill. */
  kind: 'filled' | 'outlined';
  size?: Pt;
  /** Left and right of the words; the size of the text when absent. */
  pad?: Pt;
  /** Of words and outline together; ink on a quiet outline when absent. */
  colour?: ColourRole;
}

/** Round chips in rows; a chip wider than the row takes more lines. */
export function chips(
  context: PageContext,
  id: string,
  items: readonly string[],
  place: { x: Pt; y: Pt; width: Pt },
  look: ChipStyle,
): { nodes: ShapeNode[]; height: Pt } {
  const { colour } = look;
  const own = colour === undefined ? { weight: 400 as const } : { colour };
  const textStyle = style('label', context.lang, { ...own, size: look.size ?? 12 });
  const padX = look.pad ?? textStyle.size;
  const gap = pxToPt(8);
  const lineHeight = textStyle.pitch + pxToPt(10);
  let { x, y } = place;
  let rowHeight = 0;
  const nodes = items.map((item, index) => {
    const wanted = Math.min(place.width, widthOf(context, item, textStyle) + 2 * padX + 1);
    if (x > place.x && x + wanted > place.x + place.width + 0.01) {
      x = place.x;
      y += rowHeight + gap * 0.75;
      rowHeight = 0;
    }
    const paragraphs = [para(item, textStyle)];
    const height = Math.max(lineHeight, block(context, paragraphs, wanted - 2 * padX).height + pxToPt(10));
    const node = textShape(
      context,
      `${id}-${index + 1}`,
      item.slice(0, 40),
      { x, y, width: wanted, height },
      paragraphs,
      {
        geometry: { type: 'round-rect', radius: lineHeight / 2 },
        padding: { x: padX, y: pxToPt(3) },
        ...(look.kind === 'filled'
          ? { fill: 'tint2' }
          : { stroke: { colour: colour ?? 'quiet', width: 0.75 } }),
      },
    );
    x += wanted + gap;
    rowHeight = Math.max(rowHeight, height);
    return node;
  });
  return { nodes, height: items.length === 0 ? 0 : y + rowHeight - place.y };
}
