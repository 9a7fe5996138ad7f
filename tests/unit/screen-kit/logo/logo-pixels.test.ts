import { describe, expect, it } from 'vitest';
import {
  groundOf,
  takeWhiteAway,
  visibleBox,
  type Pixels,
} from '../../../../src/screen-kit/logo/logo-pixels.ts';

type Colour = readonly [number, number, number, number];
const CLEAR: Colour = [0, 0, 0, 0];
const WHITE: Colour = [255, 255, 255, 255];
const INK: Colour = [17, 24, 39, 255];
const RED: Colour = [220, 40, 30, 255];

/** A picture of `side` pixels with a square of another colour in its middle. */
function picture(ground: Colour, mark: Colour, side = 9, from = 3, to = 5): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      data.set(x >= from && x <= to && y >= from && y <= to ? mark : ground, (y * side + x) * 4);
  return { data, width: side, height: side };
}
const pixel = ({ data, width }: Pixels, x: number, y: number): number[] =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4));

describe('white paper', () => {
  it('is taken away, and over white everything looks as before', () => {
    const pixels = picture([250, 251, 249, 255], RED);
    expect(takeWhiteAway(pixels)).toBe(true);
    expect(pixel(pixels, 0, 0)[3]).toBe(0);
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixel(pixels, 4, 4);
    const over = [red, green, blue].map((value) =>
      Math.round((value * opacity + 255 * (255 - opacity)) / 255),
    );
    over.forEach((value, at) => expect(Math.abs(value - (RED[at] ?? 0))).toBeLessThanOrEqual(1));
  });

  it.each([
    ['a coloured ground', picture(RED, WHITE)],
    ['no ground', picture(CLEAR, INK)],
  ])('%s stays', (_name, pixels) => {
    const before = [...pixels.data];
    expect(takeWhiteAway(pixels)).toBe(false);
    expect([...pixels.data]).toEqual(before);
  });
});

describe('the box of what can be seen', () => {
  it('leaves out what is clear', () => {
    expect(visibleBox(picture(CLEAR, INK))).toEqual({ x: 3, y: 3, width: 3, height: 3 });
  });
  it('is none where nothing can', () => {
    expect(visibleBox(picture(CLEAR, CLEAR))).toBeUndefined();
  });
});

describe('the ground of a logo', () => {
  it.each<[string, Pixels, string]>([
    ['dark letters', picture(CLEAR, INK), 'light'],
    ['white letters', picture(CLEAR, WHITE), 'dark'],
    ['a red sign', picture(CLEAR, RED), 'any'],
    ['white letters in a red square', picture(RED, WHITE), 'any'],
    ['dark letters on their own white', picture(WHITE, INK), 'any'],
    ['a sign half dark, half white', picture(CLEAR, INK, 9, 2, 3), 'light'],
  ])('%s: %s', (_name, pixels, ground) => {
    expect(groundOf(pixels)).toBe(ground);
  });
});
