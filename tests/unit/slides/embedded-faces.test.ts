import { afterEach, expect, test, vi } from 'vitest';
import {
  dataAddress,
  embeddedFaces,
  neededFaces,
  type FaceFile,
} from '../../../src/slides/embedded-faces.ts';
import { fixtureScene } from '../../fixtures/scenes/fixture-decks.ts';

const LATIN = 'U+0000-00FF, U+0131, U+2000-206F';
const THAI = 'U+0E01-0E5B, U+200C-200D, U+25CC';
const face = (family: string, weight: 400 | 700, range: string): FaceFile => ({
  family: `Deck ${family}`,
  weight,
  range,
  address: `https://palmleaf.example/${family}-${weight}-${range.slice(2, 6)}.woff`,
});
const FILES = [
  face('Roboto', 400, LATIN),
  face('Roboto', 700, LATIN),
  face('Roboto', 400, 'U+0400-04??'),
  face('Noto Sans Thai', 400, THAI),
  face('Noto Sans Thai', 700, THAI),
  face('Kanit', 400, LATIN),
];

afterEach(() => vi.unstubAllGlobals());

test('a deck carries the faces that draw its characters, and no other', async () => {
  const english = neededFaces(await fixtureScene('industrial-b2b-en'), FILES);
  expect(english.filter(({ family }) => family === 'Deck Roboto')).toEqual(FILES.slice(0, 2));
  expect(english.some(({ family }) => family === 'Deck Kanit')).toBe(false);
  const thai = neededFaces(await fixtureScene('dental-clinic-th'), FILES);
  expect(thai).toEqual(
    FILES.filter(({ family, range }) => family !== 'Deck Kanit' && !range?.startsWith('U+04')),
  );
}, 60_000);

test('a face that cannot be had is left out: the file is made all the same', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('700')
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response('face')),
  );
  const faces = await embeddedFaces(await fixtureScene('industrial-b2b-en'), FILES);
  expect(
    faces.every(({ weight, address }) => weight === 400 && address === 'data:font/woff;base64,ZmFjZQ=='),
  ).toBe(true);
  expect(faces.length).toBeGreaterThan(0);
}, 60_000);

test('bytes of any length become an address', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const [, coded = ''] = dataAddress('font/woff', bytes).split(',');
  expect(Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0))).toEqual(bytes);
});
