/** A deck's colours from one brand colour, by the OKLCH rules of the slide standard. */
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';
import type { Palette } from '../../src/shared/scene/theme.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter('oklch');

/** Contrast that text on the brand colour reaches at least. */
const ON_BRAND_CONTRAST = 5.5;
const SAND_HUE = 75;
const YELLOW = { from: 60, to: 105 };

/** How strong the paper and the quiet surfaces are. */
export interface Tone {
  dark: boolean;
  /** Lightness and chroma of the page. */
  paper: readonly [number, number];
  tint: readonly [number, number];
  tint2: readonly [number, number];
  surface?: readonly [number, number];
}

const hex = (lightness: number, chroma: number, hue: number): string =>
  // Chroma is lowered where the screen cannot show the colour, never the lightness: contrast stays.
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch')) ?? '#000000';

/** WCAG contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** Hue of the neutrals: moved towards sand, so that a red gives sand and not pink. */
function neutralHue(hue: number): number {
  const distance = ((SAND_HUE - hue + 540) % 360) - 180;
  return Math.abs(distance) <= 90 ? (hue + 0.55 * distance + 360) % 360 : hue;
}

function darkened(lightness: number, chroma: number, hue: number): string {
  let colour = hex(lightness, chroma, hue);
  for (let l = lightness; l > 0.2 && contrast('#ffffff', colour) < ON_BRAND_CONTRAST; l -= 0.005) {
    colour = hex(l, chroma, hue);
  }
  return colour;
}

/** All roles from a '#rrggbb' brand colour. Text roles are readable on every surface they are meant for. */
export function paletteFrom(brandColour: string, tone: Tone): Palette {
  const brand = toOklch(parse(brandColour) ?? { mode: 'rgb', r: 0.3, g: 0.3, b: 0.3 });
  const c = brand.c;
  const h = brand.h ?? SAND_HUE;
  const n = neutralHue(h);
  const k = Math.min(1, c / 0.13);
  const accentHue = h >= YELLOW.from && h <= YELLOW.to && c > 0.06 ? 205 : 78;
  const from = ([lightness, chroma]: readonly [number, number]): string => hex(lightness, chroma * k, n);
  if (tone.dark) {
    return {
      brand: hex(0.7, Math.min(c, 0.14), h),
      onBrand: hex(0.17, 0.03 * k, h),
      paper: from(tone.paper),
      surface: from(tone.surface ?? [0.225, 0.014]),
      tint: from(tone.tint),
      tint2: from(tone.tint2),
      mid: hex(0.56, 0.11 * k, h),
      deep: hex(0.42, 0.11 * k, h),
      neutral: hex(0.45, 0.02 * k, n),
      line: hex(0.345, 0.016 * k, n),
      quiet: hex(0.77, 0.018 * k, n),
      ink: hex(0.955, 0.008 * k, n),
      accent: hex(0.82, 0.14, accentHue),
      onDeep: '#ffffff',
      onMid: '#ffffff',
    };
  }
  const ink = hex(0.215, 0.018 * k, n);
  return {
    brand: darkened(brand.l, c, h),
    onBrand: '#ffffff',
    paper: from(tone.paper),
    surface: '#ffffff',
    tint: from(tone.tint),
    tint2: from(tone.tint2),
    mid: hex(0.74, 0.1 * k, h),
    deep: hex(0.28, 0.075 * k, h),
    neutral: hex(0.81, 0.018 * k, n),
    line: hex(0.875, 0.012 * k, n),
    quiet: hex(0.455, 0.022 * k, n),
    ink,
    accent: hex(0.8, 0.145, accentHue),
    onDeep: '#ffffff',
    onMid: ink,
  };
}
