/** Text, fills and lines inside a chart, in the theme's fonts and colours. */
import type { ColourRole, Palette } from '../../../../src/shared/scene/theme.ts';
import { ptToEmu, type Pt } from '../../../../src/shared/scene/units.ts';
import { solidFill } from '../drawing/colour.ts';
import { hundredths } from '../drawing/frame.ts';
import { el, type Xml } from '../drawing/xml.ts';

export const val = (name: string, value: string | number | boolean): Xml => el(name, { val: value });

/** `wraps`: a label of an axis may, a printed value may not. A chart inherits no font from the slide: without `a:cs`, Thai labels fall back to Cordia New. */
export const textProperties = (
  size: Pt,
  bold: boolean,
  colour: ColourRole,
  palette: Palette,
  wraps = true,
): Xml =>
  el(
    'c:txPr',
    {},
    wraps ? el('a:bodyPr') : el('a:bodyPr', { wrap: 'none', anchor: 'ctr' }),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el(
        'a:pPr',
        {},
        el(
          'a:defRPr',
          { sz: hundredths(size), b: bold },
          solidFill(colour, palette),
          el('a:latin', { typeface: '+mn-lt' }),
          el('a:ea', { typeface: '+mn-ea' }),
          el('a:cs', { typeface: '+mn-cs' }),
        ),
      ),
      el('a:endParaRPr'),
    ),
  );

export const lineOf = (width: Pt, colour: ColourRole, palette: Palette, dash = false): Xml =>
  el(
    'a:ln',
    { w: ptToEmu(width), cap: 'flat' },
    solidFill(colour, palette),
    el('a:prstDash', { val: dash ? 'dash' : 'solid' }),
    el('a:round'),
  );

export const NO_LINE: Xml = el('a:ln', {}, el('a:noFill'));

/** Between marks that touch, in points (design, 'Chart'). */
const GAP: Pt = 1.5;

/** `gap`: a hairline in the page's colour parts marks that touch. */
export const markStyle = (colour: ColourRole, palette: Palette, gap: boolean, opacity = 1): Xml =>
  el('c:spPr', {}, solidFill(colour, palette, opacity), gap ? lineOf(GAP, 'paper', palette) : NO_LINE);

const SHOWN = [
  'c:showLegendKey',
  'c:showVal',
  'c:showCatName',
  'c:showSerName',
  'c:showPercent',
  'c:showBubbleSize',
];
/** What a label shows of its point: its value, or nothing. */
export const shows = (value: boolean): Xml =>
  SHOWN.map((name) => val(name, value && name === 'c:showVal')).join('');
