/** Page 16, reckoned: a funnel with its volumes, what passes from stage to stage, and a row of figures beside each. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  bodyBox,
  bottomOf,
  callout,
  clean,
  headlineOf,
  para,
  shape,
  style,
  text,
  textShape,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { leadOf, type Part } from '../kit/reckoned.ts';
import {
  HEADER,
  HEADER_GAP,
  TABLE_LEFT,
  figureTable,
  type Frame,
  type Layer,
  type Volume,
  type VolumeLevel,
} from './funnel-table.ts';

export const VOLUME_LEVELS: readonly VolumeLevel[] = [
  { figure: 40, size: 16, shares: true },
  { figure: 32, size: 15, shares: true },
  { figure: 26, size: 14, shares: true },
  { figure: 22, size: 13, shares: true },
  { figure: 20, size: 12.5, shares: true },
  { figure: 18, size: 12, shares: true },
  { figure: 17, size: 12, shares: false },
  { figure: 15, size: 11.5, shares: false },
];

const FUNNEL: Pt = pxToPt(360);
/** Width at the funnel's foot, by how many layers there are. */
const narrowest = (count: number): Pt => pxToPt(count > 3 ? 190 : 152);
/** Two layers are higher than more would be. */
const tallest = (count: number): Pt => pxToPt(count > 2 ? 150 : 184);
const LEAST_LAYER: Pt = pxToPt(46);
/** What passes between two layers, against a layer's height. */
const PASS = 0.38;
const LEAST_PASS: Pt = pxToPt(22);
const MOST_PASS: Pt = pxToPt(52);
const SHARE: Pt = pxToPt(24);
const BAND_GAP: Pt = pxToPt(20);
/** More stages than this have no room for their bars. */
const MOST_SHARED = 4;
const AIR: Pt = pxToPt(4);
const INK: Partial<Record<ColourRole, ColourRole>> = { brand: 'onBrand', deep: 'onDeep', mid: 'onMid' };

const fillOf = (index: number, count: number): ColourRole => {
  if (index === count - 1) return count === 2 ? 'brand' : 'deep';
  if (index === count - 2) return count === 2 ? 'tint2' : 'brand';
  return index % 2 === 0 ? 'tint2' : 'mid';
};

/** True where the layers say no more than the rows beside the volumes can. */
export function isAbsorbed(volumes: Part<'volumes'>, layers: readonly Layer[]): boolean {
  return (
    layers.length === volumes.length &&
    volumes.every(
      (volume, index) =>
        clean(volume.stage) === clean(layers[index]?.stage ?? '') &&
        clean(volume.carriedBy ?? '') === '' &&
        clean(volume.seenBy ?? '') === '',
    )
  );
}

/** Size of a volume, and whether its stage stands before it on the same line. */
const LAYER_LOOKS = [
  [54, false],
  [44, false],
  [38, false],
  [34, false],
  [30, false],
  [30, true],
] as const;

/** The layer that narrows evenly with its height in the funnel. */
function layerOf(
  context: PageContext,
  volume: Volume,
  index: number,
  count: number,
  x: Pt,
  frame: Frame,
): SceneNode {
  const { lang } = context;
  const top = frame.tops[index] ?? 0;
  const whole = frame.step * (count - 1) + frame.layer;
  const widthAt = (down: Pt): Pt => FUNNEL - ((FUNNEL - narrowest(count)) * down) / whole;
  const width = widthAt(index * frame.step);
  const lower = widthAt(index * frame.step + frame.layer);
  const fill = fillOf(index, count);
  const colour = INK[fill] ?? 'ink';
  const box: Box = { x: x + (FUNNEL - width) / 2, y: top, width, height: frame.layer };
  const inset = (width - lower) / 2;
  const textBox: Box = { ...box, x: box.x + inset + 3, width: lower - 6 };
  for (const [size, beside] of LAYER_LOOKS) {
    const name = style('head', lang, { size: Math.max(12, Math.min(15, size * 0.36)), colour });
    const number = { ...style('number', lang, { size, colour }), pitch: size * 1.12 };
    const words = [{ text: `${clean(volume.stage)}  `, size: name.size }, { text: clean(volume.goal.text) }];
    const specs = beside
      ? [para(words, number, { align: 'center' })]
      : [para(volume.stage, name, { align: 'center' }), para(volume.goal.text, number, { align: 'center' })];
    const wide = beside ? widthOf(context, words, number) : widthOf(context, volume.goal.text, number);
    if (wide > textBox.width || block(context, specs, textBox.width).height > frame.layer - 2) continue;
    return textShape(context, `layer-${index + 1}`, clean(volume.stage).slice(0, 60), box, specs, {
      fill,
      geometry: { type: 'trapezoid', inset },
      textBox: { ...textBox, y: textBox.y + 1, height: textBox.height - 2 },
    });
  }
  throw new DoesNotFit('Layer');
}

/** What passes to a stage, between it and the one before. */
function passOf(context: PageContext, volume: Volume, index: number, x: Pt, frame: Frame): SceneNode[] {
  const words = clean(volume.rate?.text ?? '');
  if (index === 0 || words === '') return [];
  const from = (frame.tops[index - 1] ?? 0) + frame.layer;
  const room = (frame.tops[index] ?? 0) - from;
  for (const size of [16, 15, 13, 12]) {
    const node = text(context, words, style('head', context.lang, { size, colour: 'brand' }), {
      id: `pass-${index + 1}`,
      name: words.slice(0, 60),
      align: 'center',
      x,
      y: from,
      width: FUNNEL,
      verticalAlign: 'middle',
    });
    if (node.box.height <= room + 0.5) return [{ ...node, box: { ...node.box, height: room } }];
  }
  throw new DoesNotFit('Rate');
}

/** A stage's share of the first, at its true length. */
function shareOf(
  context: PageContext,
  volume: Volume,
  index: number,
  count: number,
  body: Box,
  frame: Frame,
): SceneNode[] {
  const { share } = volume;
  if (!share) return [];
  if (share.value < 0 || share.value > 1) throw new DoesNotFit('Share');
  const id = `share-${index + 1}`;
  const fill = fillOf(index, count);
  const track: Box = {
    x: body.x + TABLE_LEFT,
    y: (frame.tops[index] ?? 0) + frame.layer - SHARE,
    width: body.width - TABLE_LEFT,
    height: SHARE,
  };
  const own = { ...track, width: track.width * share.value };
  const look = style('table', context.lang, { size: 12 });
  const wide = widthOf(context, share.text, look) + pxToPt(24);
  const inside = own.width >= wide;
  const left = inside ? own.x + pxToPt(14) : own.x + own.width + pxToPt(12);
  const words = para(share.text, { ...look, colour: inside ? (INK[fill] ?? 'ink') : 'ink' });
  const textBox = { ...track, x: left, width: track.x + track.width - left - 2 };
  if (block(context, [words], textBox.width).height > SHARE) throw new DoesNotFit('Share');
  const back = { fill: 'tint' } as const;
  const name = clean(share.text).slice(0, 60) || id;
  return inside
    ? [
        shape(`${id}-track`, 'Whole', track, back),
        textShape(context, id, name, own, [words], {
          fill,
          textBox: { ...textBox, width: own.x + own.width - left },
        }),
      ]
    : [
        textShape(context, id, name, track, [words], { ...back, textBox }),
        shape(`${id}-part`, 'Share', own, { fill }),
      ];
}

export function volumeSlides(
  context: PageContext,
  volumes: Part<'volumes'>,
  loadCheck: Part<'loadCheck'> | undefined,
  layers: readonly Layer[],
  level: VolumeLevel,
): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const count = volumes.length;
  if (count < 2 || count > 5) throw new DoesNotFit('Stages');
  const hasShares = volumes.some(({ share }) => share !== undefined);
  if (hasShares && level.shares !== count <= MOST_SHARED) throw new DoesNotFit('Shares');
  const band = (y: Pt) =>
    loadCheck
      ? callout(
          context,
          'load',
          leadOf(loadCheck),
          { x: body.x, y, width: body.width, minHeight: pxToPt(50) },
          'concludes',
          style('lead', context.lang, { size: Math.min(15, level.size + 1) }),
        )
      : undefined;
  const bandHeight = band(0)?.height ?? 0;
  const end = bottomOf(body) - AIR - (bandHeight > 0 ? bandHeight + BAND_GAP : 0);
  const top = body.y + HEADER + HEADER_GAP;
  const free = end - top;
  const layer = Math.min(
    tallest(count),
    free / (count + (count - 1) * PASS),
    (free - (count - 1) * LEAST_PASS) / count,
  );
  if (layer < LEAST_LAYER) throw new DoesNotFit('Layers');
  const pass = Math.min(MOST_PASS, (free - count * layer) / (count - 1));
  const frame: Frame = {
    layer,
    step: layer + pass,
    tops: volumes.map((_, index) => top + index * (layer + pass)),
  };
  const absorbed = isAbsorbed(volumes, layers) ? layers : undefined;
  const reserved = hasShares && level.shares ? SHARE + pxToPt(4) : 0;
  const table = figureTable(context, volumes, absorbed, body, frame, level, reserved);
  const funnel = volumes.flatMap((volume, index) => [
    ...passOf(context, volume, index, body.x, frame),
    layerOf(context, volume, index, count, body.x, frame),
  ]);
  const shares = level.shares
    ? volumes.flatMap((volume, index) => shareOf(context, volume, index, count, body, frame))
    : [];
  const last = band(
    Math.min(bottomOf(body) - AIR - bandHeight, top + count * layer + (count - 1) * pass + pxToPt(24)),
  );
  return [
    {
      layout: 'content',
      headline,
      nodes: [...funnel, ...(table ? [table] : []), ...shares, ...(last ? [last.node] : [])],
    },
  ];
}
