import { describe, expect, test } from 'vitest';
import { FONT_FAMILIES } from '../../../../../src/shared/domain/options.ts';
import type { ShapedRun } from '../../../../../src-worker/deck/text/shaper.ts';
import { codesOf } from '../../../../../src-worker/export/pdf/text/clusters.ts';
import { engineOf } from '../support.ts';

const shaped = async (
  text: string,
  family: (typeof FONT_FAMILIES)[number] = 'Sarabun',
): Promise<readonly ShapedRun[]> => {
  const engine = engineOf(family);
  await engine.prepare([text], 'th');
  return engine.shape(text, 400);
};

describe.each(FONT_FAMILIES)('%s', (family) => {
  test.each(['น้ำ', 'ทำ', 'ก่ำ', 'ที่', 'ปั้น', 'กั้น', 'ผู้', 'ฝั่ง', 'ญาติ', 'ฐุ', 'เป็นที่ตั้งน้ำใจ'])(
    'the codes of %s read as it does, in its order',
    async (text) => {
      const codes = (await shaped(text, family)).flatMap(codesOf);
      expect(codes.map((code) => code.text).join('')).toBe(text);
      expect(codes.every((code) => code.text !== '')).toBe(true);
    },
  );
});

test('ring and aa of ำ are one drawing, also where a tone mark stands between them', async () => {
  for (const text of ['ทำ', 'น้ำ']) {
    const runs = await shaped(text, 'Noto Sans Thai');
    const codes = runs.flatMap(codesOf);
    expect(runs.flatMap(({ glyphs }) => glyphs)).toHaveLength(codes.length + 1);
    const last = codes.at(-1);
    expect(last?.text).toBe('ำ');
    expect(last?.spec).toHaveLength(2);
  }
});

test('glyphs stand where the shaper put them', async () => {
  const [run] = await shaped('กั้น', 'Noto Sans Thai');
  if (!run) throw new Error('Nothing was shaped.');
  let pen = 0;
  const expected = run.glyphs.map(({ advance, xOffset, yOffset }) => {
    const at = { x: pen + xOffset, y: yOffset };
    pen += advance;
    return at;
  });
  expect(codesOf(run).map(({ x, y }) => ({ x, y }))).toEqual(expected);
});

const glyph = (id: number, cluster: number) => ({ id, cluster, advance: 500, xOffset: 0, yOffset: 0 });

test('a ligature reads as all its letters; a letter drawn by two glyphs is one drawing', () => {
  const run = {
    face: undefined,
    rtl: false,
    start: 0,
    text: 'offé',
    glyphs: [glyph(1, 0), glyph(2, 1), glyph(3, 3), glyph(4, 3)],
    advances: new Float64Array(4),
  };
  expect(codesOf(run).map(({ text, spec }) => [text, spec.length])).toEqual([
    ['o', 1],
    ['ff', 1],
    ['é', 2],
  ]);
});
