import { beforeAll, describe, expect, test } from 'vitest';
import type { LoadedFace } from '../../../../../src-worker/deck/text/shaper.ts';
import { boundsOf } from '../../../../../src-worker/export/pdf/font/glyphs.ts';
import { plain, subsetFont } from '../../../../../src-worker/export/pdf/font/subset.ts';
import { componentsOf, TrueTypeFile } from '../../../../../src-worker/export/pdf/font/truetype.ts';
import { engineOf } from '../support.ts';

let face: LoadedFace;
const glyphOf = (text: string): number => {
  const id = engine.shape(text, 400)[0]?.glyphs[0]?.id;
  if (id === undefined) throw new Error(`'${text}' has no glyph.`);
  return id;
};
const engine = engineOf('Roboto');
beforeAll(async () => {
  await engine.prepare(['éA '], 'en');
  const found = engine.shape('A', 400)[0]?.face;
  if (!found) throw new Error('The face was not loaded.');
  face = found;
});

const sum = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) total = (total + view.getUint32(at)) >>> 0;
  return total;
};

describe('a subset', () => {
  test('is a font of the wanted glyphs alone, with their widths and shapes', () => {
    const font = new TrueTypeFile(face.data);
    const ids = [glyphOf('A'), glyphOf('é'), glyphOf(' ')];
    const { file, numbers } = subsetFont(font, ids.map(plain));
    const subset = new TrueTypeFile(file);
    expect(file.length).toBeLessThan(3_000);
    expect(new Set(numbers).size).toBe(3);
    ids.forEach((id, index) => {
      const number = numbers[index] ?? 0;
      expect(subset.advance(number)).toBe(font.advance(id));
      expect(boundsOf(subset.outline(number))).toEqual(boundsOf(font.outline(id)));
    });
    // A file's own sum of itself, as the format fixes it.
    expect(sum(file)).toBe(0xb1_b0_af_ba);
  });

  test('brings the parts of a composite glyph along, renumbered', () => {
    const font = new TrueTypeFile(face.data);
    const { file, numbers } = subsetFont(font, [plain(glyphOf('é'))]);
    const subset = new TrueTypeFile(file);
    const before = componentsOf(font.outline(glyphOf('é'))).components;
    const after = componentsOf(subset.outline(numbers[0] ?? 0)).components;
    expect(after).toHaveLength(before.length);
    after.forEach(({ glyph }, index) => {
      expect(boundsOf(subset.outline(glyph))).toEqual(boundsOf(font.outline(before[index]?.glyph ?? 0)));
    });
  });

  test('draws several glyphs as one, each where it was put, and once for equal ones', () => {
    const font = new TrueTypeFile(face.data);
    const [a, e] = [glyphOf('A'), glyphOf('é')];
    const both = [
      { glyph: a, x: 0, y: 0 },
      { glyph: e, x: -300, y: 120 },
    ] as const;
    const { file, numbers } = subsetFont(font, [both, plain(a), both]);
    const subset = new TrueTypeFile(file);
    expect(numbers[0]).toBe(numbers[2]);
    expect(subset.advance(numbers[0] ?? 0)).toBe(font.advance(a));
    expect(boundsOf(subset.outline(numbers[0] ?? 0))?.xMin).toBe(
      Math.min(boundsOf(font.outline(a))?.xMin ?? 0, (boundsOf(font.outline(e))?.xMin ?? 0) - 300),
    );
  });

  test('a file without outlines is refused in a sentence', () => {
    expect(() => new TrueTypeFile(new Uint8Array(12))).toThrow(/cannot be put into a PDF file/);
  });
});
