/**
 * Fonts that travel in the file: regular and bold of the families that its theme names, whole, so that the text can be
 * edited. Added to a finished file: most of its parts stay as they are.
 */
import type { FontFamily } from '../../../../src/shared/domain/options.ts';
import type { FontWeight } from '../../../../src/shared/scene/theme.ts';
import { el } from '../drawing/xml.ts';
import { contentTypes } from '../package/content-types.ts';
import { closePackage, openPackage, withParts, xmlPart } from '../package/parts.ts';
import { relationshipsName, withRelationships, type Relationship } from '../package/relationships.ts';
import { embeddedOpenType, factsOf } from './eot.ts';

/** Gives the complete TrueType file of a face. */
export type WholeFont = (family: FontFamily, weight: FontWeight) => Promise<ArrayBuffer>;

const PRESENTATION = 'ppt/presentation.xml';
const RELATIONSHIPS = relationshipsName(PRESENTATION);
/** Variable pitch, without serifs. */
const PITCH_FAMILY = 34;

interface Embedded {
  family: FontFamily;
  panose: string;
  regular: Uint8Array;
  bold: Uint8Array;
}

async function embedded(family: FontFamily, load: WholeFont): Promise<Embedded> {
  const [regular, bold] = (await Promise.all([load(family, 400), load(family, 700)])).map(
    (file) => new Uint8Array(file),
  );
  if (!regular || !bold) throw new Error(`The font ${family} is not whole.`);
  const { panose } = factsOf(regular);
  return { family, panose, regular: embeddedOpenType(regular), bold: embeddedOpenType(bold) };
}

/** The file with its fonts. Rejects when one of them cannot be had. */
export async function embedFonts(
  bytes: ArrayBuffer,
  families: readonly FontFamily[],
  load: WholeFont,
): Promise<ArrayBuffer> {
  const fonts = await Promise.all([...new Set(families)].map((family) => embedded(family, load)));
  const parts = openPackage(new Uint8Array(bytes));
  const faces = fonts.flatMap(({ regular, bold }) => [regular, bold]);
  const id = (index: number): string => `rIdFont${index + 1}`;
  const list = el(
    'p:embeddedFontLst',
    {},
    ...fonts.map(({ family, panose }, index) =>
      el(
        'p:embeddedFont',
        {},
        el('p:font', { typeface: family, panose, pitchFamily: PITCH_FAMILY, charset: 0 }),
        el('p:regular', { 'r:id': id(2 * index) }),
        el('p:bold', { 'r:id': id(2 * index + 1) }),
      ),
    ),
  );
  const presentation = xmlPart(parts, PRESENTATION)
    .replace(/(<p:presentation [^>]*?) saveSubsetFonts="[^"]*"/, '$1')
    .replace('<p:presentation ', '<p:presentation embedTrueTypeFonts="1" ')
    .replace(/<p:notesSz [^>]*>/, (size) => size + list);
  const pointers = faces.map((_, index): Relationship => {
    const target = `fonts/font${index + 1}.fntdata`;
    return { id: id(index), kind: 'font', target };
  });
  const added = withParts(parts, [
    [PRESENTATION, presentation],
    [RELATIONSHIPS, withRelationships(xmlPart(parts, RELATIONSHIPS), pointers)],
    ...faces.map((face, index) => [`ppt/fonts/font${index + 1}.fntdata`, face] as const),
  ]);
  return closePackage(contentTypes(added)).slice().buffer;
}
