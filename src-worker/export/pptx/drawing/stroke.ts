/** Lines of shapes and rules of tables. */
import { NO_FILL } from './fixed.ts';
import type { Stroke } from '../../../../src/shared/scene/scene.ts';
import type { Palette } from '../../../../src/shared/scene/theme.ts';
import { ptToEmu } from '../../../../src/shared/scene/units.ts';
import { repeatedIn, solidFill } from './colour.ts';
import { el, type Xml } from './xml.ts';

/** `name`: 'a:ln' for a shape, 'a:lnB' for the rule under a cell and so on. */
export const strokeXml = (name: string, stroke: Stroke, palette: Palette, opacity = 1): Xml =>
  repeatedIn(palette).get(`${name} ${stroke.width} ${stroke.colour} ${stroke.dash} ${opacity}`, () =>
    el(
      name,
      { w: ptToEmu(stroke.width) },
      solidFill(stroke.colour, palette, opacity),
      stroke.dash ? el('a:prstDash', { val: 'dash' }) : '',
    ),
  );

/** No line, said outright: a table style or a default may bring one. */
export const noStroke = (name: string): Xml => el(name, {}, NO_FILL);
