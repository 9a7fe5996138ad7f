/** The colours of a logo, offered as the brand's. */
import { expect, test } from 'vitest';
import { coloursIn } from '../../../../src/screens/pages/logo-colours.ts';

const pixels = (...runs: readonly (readonly [number, readonly number[]])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    runs.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()),
  );
const ORANGE = [228, 87, 46, 255];
const TEAL = [23, 190, 187, 255];

test('the colour that covers most comes first; paper, ink, greys and edges are none', () => {
  const data = pixels(
    [300, TEAL],
    [500, ORANGE],
    [900, [255, 255, 255, 255]],
    [200, [12, 12, 14, 255]],
    [100, [128, 130, 127, 255]],
    [50, [228, 87, 46, 90]],
    [3, [40, 200, 40, 255]],
  );
  expect(coloursIn(data)).toEqual(['#e4572e', '#17bebb']);
});

test('shades of one colour are one, and a logo in black has none', () => {
  expect(coloursIn(pixels([300, ORANGE], [200, [222, 95, 55, 255]]))).toHaveLength(1);
  expect(coloursIn(pixels([300, [0, 0, 0, 255]]))).toEqual([]);
});
