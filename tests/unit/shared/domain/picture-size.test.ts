import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isWhole, pictureSize } from '../../../../src/shared/domain/picture-size.ts';

const png = new Uint8Array(readFileSync(new URL('../../../fixtures/logos/wide.png', import.meta.url)));
/** The start of a file: a comment, then the frame of a picture of 640 × 360. */
const jpeg = (frame: number): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xfe,
    0x00,
    0x04,
    0x41,
    0x42,
    0xff,
    frame,
    0x00,
    0x11,
    0x08,
    0x01,
    0x68,
    0x02,
    0x80,
    0x03,
    0x01,
    0x22,
    0x00,
  ]);

it.each<[string, Uint8Array, unknown]>([
  ['a PNG', png, { type: 'image/png', width: 240, height: 60 }],
  ['a JPEG', jpeg(0xc0), { type: 'image/jpeg', width: 640, height: 360 }],
  ['a progressive JPEG', jpeg(0xc2), { type: 'image/jpeg', width: 640, height: 360 }],
  ['a JPEG without a frame', jpeg(0xc4), undefined],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a PNG that breaks off', png.subarray(0, 20), undefined],
  ['nothing', new Uint8Array(), undefined],
])('reads the size of %s', (_name, bytes, size) => {
  expect(pictureSize(bytes)).toEqual(size);
});

it.each<[string, Uint8Array, 'image/png' | 'image/jpeg', boolean]>([
  ['a whole PNG', png, 'image/png', true],
  [
    'a PNG with something behind it',
    Uint8Array.from([...png, ...Array.from({ length: 200 }, () => 7)]),
    'image/png',
    true,
  ],
  ['a PNG that breaks off', png.subarray(0, png.length - 9), 'image/png', false],
  ['a whole JPEG', Uint8Array.from([...jpeg(0xc0), 0xff, 0xd9]), 'image/jpeg', true],
  ['a JPEG that breaks off', jpeg(0xc0), 'image/jpeg', false],
])('%s', (_name, bytes, type, whole) => {
  expect(isWhole(bytes, type)).toBe(whole);
});
