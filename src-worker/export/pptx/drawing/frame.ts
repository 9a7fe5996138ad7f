/** Positions and sizes in EMU. */
import type { Box } from '../../../../src/shared/scene/scene.ts';
import { ptToEmu, type Pt } from '../../../../src/shared/scene/units.ts';
import { el, type Xml } from './xml.ts';

/** Hundredths of a point, in which DrawingML writes font sizes and line pitches. */
export const hundredths = (pt: Pt): number => Math.round(pt * 100);

const corner = (name: string, box: Box): Xml => el(name, { x: ptToEmu(box.x), y: ptToEmu(box.y) });
const extent = (name: string, box: Box): Xml =>
  el(name, { cx: Math.max(0, ptToEmu(box.width)), cy: Math.max(0, ptToEmu(box.height)) });

const offsetAndExtent = (box: Box): Xml => corner('a:off', box) + extent('a:ext', box);

export interface Flip {
  vertical?: boolean;
}

export const transform = (box: Box, flip: Flip = {}): Xml =>
  el('a:xfrm', { flipV: flip.vertical ? true : undefined }, offsetAndExtent(box));

/** A group whose children keep the slide's coordinates. */
export const groupTransform = (box: Box): Xml =>
  el('a:xfrm', {}, offsetAndExtent(box), corner('a:chOff', box), extent('a:chExt', box));

/** A table's or chart's frame has the presentation's own element. */
export const frameTransform = (box: Box): Xml => el('p:xfrm', {}, offsetAndExtent(box));
