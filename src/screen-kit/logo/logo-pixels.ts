/** What a logo's pixels say: where it ends, and which ground it can be seen on. Pure. */
import type { LogoGround } from '../../shared/domain/agency.ts';

/** As a canvas gives them: red, green, blue and opacity, 0 to 255, row by row. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** In pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A white that a camera or a compressor has touched. */
const NEAR_WHITE = 244;
/** Less opacity than this is seen by nobody. */
const FAINT = 12;

const at = (data: Uint8ClampedArray, index: number): number => data[index] ?? 0;

/** True for a picture that stands on white paper, as most logos that are sent around do. */
function isOnWhite({ data, width, height }: Pixels): boolean {
  for (let y = 0; y < height; y += 1) {
    const edge = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += edge ? 1 : Math.max(1, width - 1)) {
      const index = (y * width + x) * 4;
      const least = Math.min(at(data, index), at(data, index + 1), at(data, index + 2), at(data, index + 3));
      if (least < NEAR_WHITE) return false;
    }
  }
  return true;
}

/**
 * Takes the white paper away, in place: on white the picture looks as before, and any pale paper shows through it.
 * False where there was none.
 */
export function takeWhiteAway(pixels: Pixels): boolean {
  if (!isOnWhite(pixels)) return false;
  const { data } = pixels;
  for (let index = 0; index < data.length; index += 4) {
    const least = Math.min(at(data, index), at(data, index + 1), at(data, index + 2));
    const opacity = 255 - least;
    if (opacity < FAINT) {
      data[index + 3] = 0;
      continue;
    }
    for (let channel = index; channel < index + 3; channel += 1)
      data[channel] = ((at(data, channel) - least) * 255) / opacity;
    data[index + 3] = opacity;
  }
  return true;
}

/** The smallest box that holds everything that can be seen; undefined where nothing can. */
export function visibleBox({ data, width, height }: Pixels): PixelBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (at(data, (y * width + x) * 4 + 3) < FAINT) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

const linear = (value: number): number =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance under which a dark slide hides a colour, and over which a light one does. */
const HIDDEN_ON_DARK = 0.045;
const HIDDEN_ON_LIGHT = 0.6;
/** Share of a logo that may be hidden: white letters inside a coloured sign are, on paper, and nobody misses them. */
const DARK_SHARE = 0.08;
const LIGHT_SHARE = 0.3;
/** Of a picture's own ground, from edge to edge. */
const FULL = 0.97;

/** The ground that a logo needs. One that fills its box brings its own. */
export function groundOf({ data }: Pixels): LogoGround {
  let [seen, dark, light, full] = [0, 0, 0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const opacity = at(data, index + 3) / 255;
    const luminance =
      0.2126 * linear(at(data, index)) +
      0.7152 * linear(at(data, index + 1)) +
      0.0722 * linear(at(data, index + 2));
    seen += opacity;
    if (opacity > 0.98) full += 1;
    if (luminance < HIDDEN_ON_DARK) dark += opacity;
    if (luminance > HIDDEN_ON_LIGHT) light += opacity;
  }
  if (seen === 0 || full / (data.length / 4) >= FULL) return 'any';
  if (dark / seen >= DARK_SHARE) return 'light';
  return light / seen >= LIGHT_SHARE ? 'dark' : 'any';
}
