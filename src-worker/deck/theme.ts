/** Deck themes, and the brand colour a proposal starts with. */
import { businessTypeByName } from '../../src/shared/domain/taxonomy.ts';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { SceneTheme } from '../../src/shared/scene/theme.ts';
import { paletteFrom, readColour, type Tone } from './palette.ts';
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
  },
} as const satisfies Record<string, Tone>;

export type ThemeId = keyof typeof THEMES;
export const THEME_IDS: readonly ThemeId[] = ['light', 'dark', 'white', 'night'];
const DEFAULT_THEME: ThemeId = 'light';
const isThemeId = (value: string | undefined): value is ThemeId =>
  value !== undefined && Object.hasOwn(THEMES, value);

const BRICK = '#a3322a';
const TEAL = '#046f82';
const BLUE = '#1f5fa8';
const FOREST = '#2c6e49';
const PLUM = '#8a2f62';
const INDIGO = '#4648a8';
const COPPER = '#a04a17';
const SLATE = '#3d5a6e';

/** The eight first colours. */
export const BRAND_COLOURS = [BRICK, TEAL, BLUE, FOREST, PLUM, INDIGO, COPPER, SLATE] as const;

/** By the id of the business type, 1 to 13. */
const BY_BUSINESS_TYPE: Readonly<Record<number, string>> = {
  1: FOREST,
  2: PLUM,
  3: INDIGO,
  4: COPPER,
  5: BLUE,
  6: BRICK,
  7: TEAL,
  8: FOREST,
  9: COPPER,
  10: BLUE,
  11: SLATE,
  12: SLATE,
  13: INDIGO,
};

/** The brand colour of a proposal for which nobody has chosen one, from its stored business type. */
export const brandColourFor = (businessType: string): string =>
  BY_BUSINESS_TYPE[businessTypeByName(businessType)?.id ?? 13] ?? INDIGO;

/** Resolves a chosen appearance; whatever is absent or unusable takes its default. */
export function themeFor(appearance: Appearance, businessType: string): SceneTheme {
  const id = isThemeId(appearance.themeId) ? appearance.themeId : DEFAULT_THEME;
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
