/** The marks of page 9's plot: a circle for a brand with both figures, a band for one with one. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  block,
  bottomOf,
  clean,
  para,
  shape,
  style,
  textShape,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import type { Plot, Position } from './plot-axes.ts';

const OWN_RADIUS: Pt = pxToPt(46);
/** Circles of many rivals are small, their figures outside. */
const FEW_RIVALS = 2;
const RIVAL_RADII = { few: pxToPt(40), many: pxToPt(22) };
const BAND: Pt = pxToPt(42);
/** Colours of rivals, in the order of the answers. */
const RIVALS: readonly { fill: ColourRole; ink: ColourRole }[] = [
  { fill: 'mid', ink: 'onMid' },
  { fill: 'neutral', ink: 'ink' },
  { fill: 'deep', ink: 'onDeep' },
  { fill: 'quiet', ink: 'paper' },
];

export const rivalColour = (index: number): ColourRole => RIVALS[index % RIVALS.length]?.fill ?? 'neutral';

const rivalLook = (index: number) => RIVALS[index % RIVALS.length] ?? { fill: 'neutral', ink: 'ink' };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A mark and where it is: a band for one figure, a circle for two. */
function markOf(position: Position, plot: Plot, rivals: number): { box: Box; circle: boolean } {
  const { box, x, y } = plot;
  if (position.x && position.y) {
    const radius = position.own ? OWN_RADIUS : RIVAL_RADII[rivals > FEW_RIVALS ? 'many' : 'few'];
    const left = clamp(x(position.x.value) - radius, box.x, box.x + box.width - 2 * radius);
    const top = clamp(y(position.y.value) - radius, box.y, bottomOf(box) - 2 * radius);
    return { box: { x: left, y: top, width: 2 * radius, height: 2 * radius }, circle: true };
  }
  if (position.x) {
    const left = clamp(x(position.x.value) - BAND / 2, box.x, box.x + box.width - BAND);
    return { box: { x: left, y: box.y, width: BAND, height: box.height }, circle: false };
  }
  const top = clamp(y(position.y?.value ?? 0) - BAND / 2, box.y, bottomOf(box) - BAND);
  return { box: { x: box.x, y: top, width: box.width, height: BAND }, circle: false };
}

export interface Marked {
  position: Position;
  index: number;
  box: Box;
  circle: boolean;
  fill: ColourRole;
  ink: ColourRole;
}

/** A circle with its figures inside, where they fit. */
export function circleNode(
  context: PageContext,
  { position, box, fill, ink }: Marked,
  id: string,
): { node: SceneNode; said: boolean } {
  const { lang } = context;
  const figures = [position.x?.text ?? '', position.y?.text ?? ''].map(clean).filter((each) => each !== '');
  const inner = box.width * 0.86;
  for (const size of position.own ? [15, 13, 12] : [13, 12, 11]) {
    const look = {
      ...style('head', lang, { size, colour: ink }),
      pitch: size * (lang === 'th' ? 1.35 : 1.15),
    };
    if (figures.some((each) => widthOf(context, each, look) > inner)) continue;
    const paragraphs = figures.map((each) => para(each, look, { align: 'center' }));
    const textBox = {
      x: box.x + box.width * 0.06,
      y: box.y + box.height * 0.16,
      width: box.width * 0.88,
      height: box.height * 0.68,
    };
    if (block(context, paragraphs, textBox.width).height > textBox.height) continue;
    const node = textShape(context, id, clean(position.brand), box, paragraphs, {
      fill,
      geometry: { type: 'ellipse' },
      textBox,
    });
    return { node, said: true };
  }
  return {
    node: shape(id, clean(position.brand), box, { fill, geometry: { type: 'ellipse' }, decorative: false }),
    said: false,
  };
}

/** A brand's mark in its colours; `rivals`: all others, in the order of their colours. */
export function marked(position: Position, index: number, rivals: readonly Position[], plot: Plot): Marked {
  const rival = rivals.indexOf(position);
  const colours = rival < 0 ? ({ fill: 'brand', ink: 'onBrand' } as const) : rivalLook(rival);
  return { position, index, ...markOf(position, plot, rivals.length), ...colours };
}
