/** Deck themes, and the brand colour a proposal starts with. */
import { businessTypeByName } from '../../src/shared/domain/taxonomy.ts';
import {
  BRAND_COLOURS,
  THEME_IDS,
  isThemeId,
  readColour,
  type ThemeId,
} from '../../src/shared/domain/looks.ts';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { SceneTheme } from '../../src/shared/scene/theme.ts';
import { paletteFrom, type Tone } from './palette.ts';
import { thaiFamilyOf } from './text/fonts.ts';

const THEMES = {
  light: { dark: false, paper: [0.985, 0.006], tint: [0.955, 0.016], tint2: [0.895, 0.036] },
  dark: { dark: true, paper: [0.185, 0.012], tint: [0.245, 0.018], tint2: [0.335, 0.034] },
  white: { dark: false, paper: [1, 0], tint: [0.965, 0.01], tint2: [0.9, 0.034] },
  night: {
    dark: true,
    paper: [0.215, 0.035],
    tint: [0.275, 0.04],
    tint2: [0.36, 0.05],
    surface: [0.255, 0.036],
    tinted: true,
  },
} as const satisfies Record<ThemeId, Tone>;

/** By the id of the business type, 1 to 13. */
const BY_BUSINESS_TYPE: Readonly<Record<number, string>> = {
  1: BRAND_COLOURS.forest,
  2: BRAND_COLOURS.plum,
  3: BRAND_COLOURS.indigo,
  4: BRAND_COLOURS.copper,
  5: BRAND_COLOURS.blue,
  6: BRAND_COLOURS.brick,
  7: BRAND_COLOURS.teal,
  8: BRAND_COLOURS.forest,
  9: BRAND_COLOURS.copper,
  10: BRAND_COLOURS.blue,
  11: BRAND_COLOURS.slate,
  12: BRAND_COLOURS.slate,
  13: BRAND_COLOURS.indigo,
};

/** The brand colour of a proposal for which nobody has chosen one, from its stored business type. */
export const brandColourFor = (businessType: string): string =>
  BY_BUSINESS_TYPE[businessTypeByName(businessType)?.id ?? 13] ?? BRAND_COLOURS.indigo;

/** Resolves a chosen appearance; whatever is absent or unusable takes its default. */
export function themeFor(appearance: Appearance, businessType: string): SceneTheme {
  const id = isThemeId(appearance.themeId) ? appearance.themeId : THEME_IDS[0];
  const brand = readColour(appearance.brandColour ?? '') ?? brandColourFor(businessType);
  const chosen = appearance.fontFamily;
  const family = chosen !== undefined && FONT_FAMILIES.includes(chosen) ? chosen : FONT_FAMILIES[0];
  return {
    id,
    dark: THEMES[id].dark,
    palette: paletteFrom(brand, THEMES[id]),
    family,
    thaiFamily: thaiFamilyOf(family),
  };
}
