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
/** On `mid`, where the deck's own white does not reach it by itself. */
const ON_MID_CONTRAST = 4.6;
/** Hues that a darker shade makes olive; a painter takes amber and brown instead. */
const YELLOW = { from: 62, to: 118, amber: 64 };

/** How strong the paper and the quiet surfaces are. */
export interface Tone {
  dark: boolean;
  /** Lightness and chroma of the page. */
  paper: readonly [number, number];
  tint: readonly [number, number];
  tint2: readonly [number, number];
  surface?: readonly [number, number];
  /** Its neutrals keep the brand's hue instead of moving towards sand. */
  tinted?: boolean;
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

/** The brand's own hue at a lightness. */
type Shade = (lightness: number, chroma: number) => string;

/** Yellows drift to amber as they get darker; every other hue stays. */
function shadesOf(hue: number, yellow: boolean): Shade {
  const drift = yellow ? Math.max(0, hue - YELLOW.amber) : 0;
  return (lightness, chroma) =>
    hex(lightness, chroma, hue - drift * Math.min(1, Math.max(0, (0.86 - lightness) / 0.36)));
}

/** The lightest shade, from `lightness` down, on which white reaches the contrast. */
function underWhite(shade: Shade, lightness: number, chroma: number, least: number): string {
  let colour = shade(lightness, chroma);
  for (let l = lightness; l > 0.2 && contrast('#ffffff', colour) < least; l -= 0.005) {
    colour = shade(l, chroma);
  }
  return colour;
}

/** All roles from a '#rrggbb' brand colour. Text roles are readable on every surface they are meant for. */
export function paletteFrom(brandColour: string, tone: Tone): Palette {
  const brand = toOklch(parse(brandColour) ?? { mode: 'rgb', r: 0.3, g: 0.3, b: 0.3 });
  const c = brand.c;
  const h = brand.h ?? SAND_HUE;
  const k = Math.min(1, c / 0.13);
  const yellow = h >= YELLOW.from && h <= YELLOW.to && c > 0.06;
  const shade = shadesOf(h, yellow);
  const n = tone.tinted && !yellow ? h : neutralHue(h);
  const accent = (lightness: number): string =>
    yellow ? hex(lightness - 0.06, 0.1, 225) : hex(lightness, 0.145, 78);
  const from = ([lightness, chroma]: readonly [number, number]): string => hex(lightness, chroma * k, n);
  if (tone.dark) {
    return {
      brand: yellow ? shade(0.84, Math.min(c, 0.16)) : shade(0.7, Math.min(c, 0.14)),
      onBrand: hex(0.17, 0.03 * k, h),
      paper: from(tone.paper),
      surface: from(tone.surface ?? [0.225, 0.014]),
      tint: from(tone.tint),
      tint2: from(tone.tint2),
      mid: underWhite(shade, 0.56, 0.11 * k, ON_MID_CONTRAST),
      deep: shade(0.42, 0.11 * k),
      neutral: hex(0.45, 0.02 * k, n),
      line: hex(0.345, 0.016 * k, n),
      quiet: hex(0.77, 0.018 * k, n),
      ink: hex(0.955, 0.008 * k, n),
      accent: accent(0.82),
      onDeep: '#ffffff',
      onMid: '#ffffff',
    };
  }
  const ink = hex(0.215, 0.018 * k, n);
  return {
    brand: underWhite(shade, brand.l, c, ON_BRAND_CONTRAST),
    onBrand: '#ffffff',
    paper: from(tone.paper),
    surface: '#ffffff',
    tint: from(tone.tint),
    tint2: from(tone.tint2),
    // The colour itself, where the brand had to be darkened to be read.
    mid: yellow ? shade(0.86, 0.16 * k) : shade(0.74, 0.1 * k),
    deep: shade(0.28, 0.075 * k),
    neutral: hex(0.81, 0.018 * k, n),
    line: hex(0.875, 0.012 * k, n),
    quiet: hex(0.455, 0.022 * k, n),
    ink,
    accent: accent(0.8),
    onDeep: '#ffffff',
    onMid: ink,
  };
}
