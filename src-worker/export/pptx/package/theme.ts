/**
 * Repairs the theme: Office's blue palette instead of the deck's, an empty complex-script face, Angsana and Cordia for
 * Thai. Gives the roles that have no slot a name in PowerPoint's colour picker.
 */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { COLOUR_ROLES, type ColourRole, type Palette } from '../../../../src/shared/scene/theme.ts';
import { hex, THEME_COLOURS } from '../drawing/colour.ts';
import { el, type Xml } from '../drawing/xml.ts';

const slot = (name: string, colour: string): Xml =>
  el(`a:${name}`, {}, el('a:srgbClr', { val: hex(colour) }));

/** Slots in the schema's order; light and dark by what they are, mapped by the master (`colourMap`). */
function slots(palette: Palette, dark: boolean): Xml {
  const [dark1, light1, dark2, light2]: ColourRole[] = dark
    ? ['paper', 'ink', 'tint', 'deep']
    : ['ink', 'paper', 'deep', 'tint'];
  const roles: [string, ColourRole | undefined][] = [
    ['dk1', dark1],
    ['lt1', light1],
    ['dk2', dark2],
    ['lt2', light2],
    ['accent1', 'brand'],
    ['accent2', 'mid'],
    ['accent3', 'tint2'],
    ['accent4', 'neutral'],
    ['accent5', 'accent'],
    ['accent6', 'quiet'],
    ['hlink', 'brand'],
    ['folHlink', 'quiet'],
  ];
  return roles.map(([name, role]) => slot(name, palette[role ?? 'ink'])).join('');
}

/** A plain sans serif of variable pitch: where a family is not installed, PowerPoint looks for one like it in width. */
const LIKENESS = { panose: '020B0604020202020204', pitchFamily: 34 } as const;
/** Of Windows, as signed bytes. */
const CHARSETS = { latin: 0, thai: -34 } as const;

const face = (kind: string, latin: string, thai: string): Xml =>
  el(
    `a:${kind}`,
    {},
    el('a:latin', { typeface: latin, ...LIKENESS, charset: CHARSETS.latin }),
    // Signs that PowerPoint counts as East Asian stay in the deck's family.
    el('a:ea', { typeface: latin, ...LIKENESS, charset: CHARSETS.latin }),
    el('a:cs', { typeface: thai, ...LIKENESS, charset: CHARSETS.thai }),
    el('a:font', { script: 'Thai', typeface: thai }),
  );

const fonts = ({ theme: { family, thaiFamily } }: Scene): Xml =>
  el(
    'a:fontScheme',
    { name: family },
    face('majorFont', family, thaiFamily),
    face('minorFont', family, thaiFamily),
  );

const nameOf = (role: ColourRole): string => {
  const words = role.replace(/[A-Z0-9]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const customColours = (palette: Palette): Xml =>
  el(
    'a:custClrLst',
    {},
    ...COLOUR_ROLES.filter((role) => !(role in THEME_COLOURS)).map((role) =>
      el('a:custClr', { name: nameOf(role) }, el('a:srgbClr', { val: hex(palette[role]) })),
    ),
  );

const replaceOnce = (xml: string, what: RegExp, by: string): string => {
  if (!what.test(xml)) throw new Error('The PowerPoint writer left out a part of the theme.');
  return xml.replace(what, () => by);
};

const named = (xml: string): string =>
  xml.replace(/(<a:(?:theme|fmtScheme) [^>]*?)name="[^"]*"/g, '$1name="Proposal"');

/** The deck's palette and fonts. */
export function slideTheme(written: string, scene: Scene): string {
  const { palette, dark } = scene.theme;
  const colours = el('a:clrScheme', { name: 'Proposal' }, slots(palette, dark));
  let xml = replaceOnce(named(written), /<a:clrScheme .*?<\/a:clrScheme>/s, colours);
  xml = replaceOnce(xml, /<a:fontScheme .*?<\/a:fontScheme>/s, fonts(scene));
  return replaceOnce(
    xml,
    /<a:extraClrSchemeLst\/>(?:<a:extLst>.*<\/a:extLst>)?/s,
    `<a:extraClrSchemeLst/>${customColours(palette)}`,
  );
}

/** For the notes pages: black on white, in the deck's fonts. */
export const printTheme = (written: string, scene: Scene): string =>
  replaceOnce(named(written), /<a:fontScheme .*?<\/a:fontScheme>/s, fonts(scene));
