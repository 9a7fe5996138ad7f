/** What an appearance is chosen from. */

/** The themes of a deck; the first is the default. */
export const THEME_IDS = ['light', 'white', 'dark', 'night'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

export const isThemeId = (value: string | undefined): value is ThemeId =>
  THEME_IDS.some((id) => id === value);

/** The brand colours that are offered; any other can be typed. */
export const BRAND_NAMES = ['brick', 'copper', 'forest', 'teal', 'blue', 'indigo', 'plum', 'slate'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];

export const BRAND_COLOURS: Readonly<Record<BrandName, string>> = {
  brick: '#a3322a',
  copper: '#a04a17',
  forest: '#2c6e49',
  teal: '#046f82',
  blue: '#1f5fa8',
  indigo: '#4648a8',
  plum: '#8a2f62',
  slate: '#3d5a6e',
};

/** '#rrggbb' of a colour as a person writes it ('#A32', 'a3322a'), or undefined where it is none. */
export function readColour(written: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(written.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
