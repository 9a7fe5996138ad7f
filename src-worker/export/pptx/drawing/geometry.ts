/**
 * Outlines. A preset keeps its yellow handle in PowerPoint; a freeform can hold its text in any rectangle. So a shape
 * is a preset when its text fits the rectangle that PowerPoint gives the preset, else the same outline as a freeform.
 */
import { ELLIPSE, LINE, RECTANGLE } from './fixed.ts';
import type { Box, PathCommand, ShapeGeometry } from '../../../../src/shared/scene/scene.ts';
import { ptToEmu, type Pt } from '../../../../src/shared/scene/units.ts';
import { el, type Xml } from './xml.ts';

/** Text rectangle of a preset, in points from the shape's top left corner. */
export interface TextRectangle {
  left: Pt;
  top: Pt;
  right: Pt;
  bottom: Pt;
}

export interface Preset {
  geometry: Xml;
  textRectangle: TextRectangle;
}

/** Distance of an inscribed rectangle's corner from the outer one, as a share of the radius: 1 − cos 45°. */
const CORNER = 1 - Math.SQRT1_2;
const preset = (name: string, adjust: number): Xml =>
  el(
    'a:prstGeom',
    { prst: name },
    el('a:avLst', {}, el('a:gd', { name: 'adj', fmla: `val ${Math.round(adjust * 100_000)}` })),
  );

const inscribed = (box: Box, x: Pt, y: Pt): TextRectangle => ({
  left: x,
  top: y,
  right: box.width - x,
  bottom: box.height - y,
});

/** The preset for an outline; undefined where none is exactly it. */
export function presetOf(geometry: ShapeGeometry, box: Box): Preset | undefined {
  const shorter = Math.max(0.01, Math.min(box.width, box.height));
  switch (geometry.type) {
    case 'rect':
      return { geometry: RECTANGLE, textRectangle: inscribed(box, 0, 0) };
    case 'round-rect': {
      const radius = Math.min(geometry.radius, shorter / 2);
      return {
        geometry: preset('roundRect', radius / shorter),
        textRectangle: inscribed(box, radius * CORNER, radius * CORNER),
      };
    }
    case 'ellipse':
      return {
        geometry: ELLIPSE,
        textRectangle: inscribed(box, (box.width / 2) * CORNER, (box.height / 2) * CORNER),
      };
    case 'chevron': {
      const point = Math.min(geometry.point, box.width);
      const right = geometry.notch ? box.width - point : box.width - point / 2;
      const pointed = !geometry.notch || right > point;
      return {
        geometry: preset(geometry.notch ? 'chevron' : 'homePlate', point / shorter),
        textRectangle: {
          left: geometry.notch && pointed ? point : 0,
          top: 0,
          right: pointed ? right : box.width,
          bottom: box.height,
        },
      };
    }
    case 'line':
      return { geometry: LINE, textRectangle: inscribed(box, 0, 0) };
    case 'trapezoid':
    // PowerPoint's own stands on its long side; turned over, it would turn its text too.
    case 'path':
      return undefined;
  }
}

const point = (x: Pt, y: Pt): Xml => el('a:pt', { x: ptToEmu(x), y: ptToEmu(y) });

function commandXml(command: PathCommand): Xml {
  switch (command.type) {
    case 'move':
      return el('a:moveTo', {}, point(command.x, command.y));
    case 'line':
      return el('a:lnTo', {}, point(command.x, command.y));
    case 'cubic':
      return el(
        'a:cubicBezTo',
        {},
        point(command.x1, command.y1) + point(command.x2, command.y2) + point(command.x, command.y),
      );
    case 'close':
      return el('a:close');
  }
}

/** A guide: a part of the shape's width or height. */
const share = (part: Pt, whole: Pt, name: string): string =>
  `*/ ${name} ${Math.round((part / Math.max(whole, 0.01)) * 100_000)} 100000`;

/** A freeform; its text rectangle grows with it. */
export function freeform(commands: readonly PathCommand[], box: Box, text?: TextRectangle): Xml {
  const guides = text
    ? el('a:gd', { name: 'textLeft', fmla: share(text.left, box.width, 'w') }) +
      el('a:gd', { name: 'textTop', fmla: share(text.top, box.height, 'h') }) +
      el('a:gd', { name: 'textRight', fmla: share(text.right, box.width, 'w') }) +
      el('a:gd', { name: 'textBottom', fmla: share(text.bottom, box.height, 'h') })
    : '';
  const rectangle = text
    ? { l: 'textLeft', t: 'textTop', r: 'textRight', b: 'textBottom' }
    : { l: 'l', t: 't', r: 'r', b: 'b' };
  return el(
    'a:custGeom',
    {},
    el('a:avLst'),
    el('a:gdLst', {}, guides),
    el('a:ahLst'),
    el('a:cxnLst'),
    el('a:rect', rectangle),
    el(
      'a:pathLst',
      {},
      el('a:path', { w: ptToEmu(box.width), h: ptToEmu(box.height) }, ...commands.map(commandXml)),
    ),
  );
}
