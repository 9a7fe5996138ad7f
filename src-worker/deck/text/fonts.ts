/**
 * The bundled faces: which files a family has, and which characters each file is asked for.
 *
 * The ranges are those of the @fontsource style sheets that the page draws with, so that measuring and drawing pick
 * the same file for a character. Where two files claim a character, CSS lets the later rule win: so does the order here.
 */
import { FONT_FAMILIES, type FontFamily } from '../../../src/shared/domain/options.ts';
import type { FaceFamily, FontWeight } from '../../../src/shared/scene/theme.ts';

type FontSubset = 'latin' | 'latin-ext' | 'vietnamese' | 'thai' | 'math' | 'greek' | 'cyrillic';

/** One font file. */
export interface FaceName {
  family: FaceFamily;
  weight: FontWeight;
  /** As the package names it. */
  subset: string;
}

/** Fetches the WOFF file of one face. */
export type FontLoader = (family: FaceFamily, weight: FontWeight, subset: string) => Promise<ArrayBuffer>;

/** Subsets of a family, the one that wins first. */
const SUBSETS: Record<FontFamily, readonly FontSubset[]> = {
  Roboto: ['latin', 'latin-ext', 'vietnamese', 'math', 'greek', 'cyrillic'],
  Inter: ['latin', 'latin-ext', 'vietnamese'],
  'Open Sans': ['latin', 'latin-ext', 'vietnamese'],
  'Noto Sans Thai': ['latin', 'latin-ext', 'thai'],
  Sarabun: ['latin', 'latin-ext', 'vietnamese', 'thai'],
  Prompt: ['latin', 'latin-ext', 'vietnamese', 'thai'],
  Kanit: ['latin', 'latin-ext', 'vietnamese', 'thai'],
};

type Range = readonly [number, number];
const ranges = (text: string): readonly Range[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

const RANGES: Record<FontSubset, readonly Range[]> = {
  latin: ranges(
    '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD',
  ),
  'latin-ext': ranges(
    '100-2BA,2BD-2C5,2C7-2CC,2CE-2D7,2DD-2FF,304,308,329,1D00-1DBF,1E00-1E9F,1EF2-1EFF,2020,20A0-20AB,20AD-20C0,2113,2C60-2C7F,A720-A7FF',
  ),
  vietnamese: ranges(
    '102-103,110-111,128-129,168-169,1A0-1A1,1AF-1B0,300-301,303-304,308-309,323,329,1EA0-1EF9,20AB',
  ),
  thai: ranges('2D7,303,331,E01-E5B,200C-200D,25CC'),
  math: ranges(
    '302-303,305,307-308,391-3A1,3A3-3A9,3B1-3C9,2016-2017,2034-2038,2040,2057,2070-2071,2074-208E,2090-209C,2100-2112,2115,2117-2121,2123-214F,2190,2192,2194-21AE,21F4-2211,2213-2214,2216-22FF,25CA,25CC',
  ),
  greek: ranges('370-377,37A-37F,384-38A,38C,38E-3A1,3A3-3FF'),
  cyrillic: ranges('301,400-45F,490-491,4B0-4B1,2116'),
};

const HAS_THAI: ReadonlySet<FontFamily> = new Set(
  FONT_FAMILIES.filter((family) => SUBSETS[family].includes('thai')),
);

/** The family that draws Thai beside `family`: itself where it has Thai, else Noto Sans Thai. */
export const thaiFamilyOf = (family: FontFamily): FontFamily =>
  HAS_THAI.has(family) ? family : 'Noto Sans Thai';

/** Families asked for a character, in order; the page's `font-family` lists name the same ones. */
function fallbackChain(family: FontFamily): readonly FontFamily[] {
  return [...new Set([family, thaiFamilyOf(family), 'Noto Sans Thai', 'Roboto', 'Open Sans'] as const)];
}

/** Files that may hold the character, most wanted first. */
export function candidateFaces(
  codePoint: number,
  family: FontFamily,
  weight: FontWeight,
): (FaceName & { family: FontFamily })[] {
  const found: (FaceName & { family: FontFamily })[] = [];
  for (const name of fallbackChain(family)) {
    for (const subset of SUBSETS[name]) {
      if (RANGES[subset].some(([first, last]) => codePoint >= first && codePoint <= last)) {
        found.push({ family: name, weight, subset });
      }
    }
  }
  return found;
}

/** File name of a face inside its package, without the folder. */
export const faceFileName = ({ family, weight, subset }: FaceName): string =>
  `${family.toLowerCase().replaceAll(' ', '-')}-${subset}-${weight}-normal.woff`;

export const facePackage = (family: FaceFamily): string =>
  `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`;
