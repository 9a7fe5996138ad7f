/** Texts in scripts that the deck's families lack. */
import { expect, test, vi } from 'vitest';
import { thaiFamilyOf } from '../../../../src-worker/deck/text/fonts.ts';
import { createTextEngine } from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { rangeOf } from '../../../../src-worker/deck/text/scripts.ts';
import type { LinePiece } from '../../../../src/shared/scene/scene.ts';
import { nodeFontLoader } from '../support/node-fonts.ts';

// Each script brings files of its own.
vi.setConfig({ testTimeout: 30_000 });

const families = { family: 'Roboto', thaiFamily: thaiFamilyOf('Roboto') } as const;

async function piecesOf(text: string): Promise<readonly LinePiece[]> {
  const engine = createTextEngine(nodeFontLoader, families);
  await engine.prepare([text], 'en');
  const { paragraphs } = engine.layout(
    [{ runs: [{ text, size: 14, weight: 400, colour: 'ink' }], linePitch: 20 }],
    900,
    'en',
  );
  expect([...engine.missingWords]).toEqual([]);
  return paragraphs[0]?.lines[0]?.pieces ?? [];
}
const seen = (pieces: readonly LinePiece[]): (readonly [string, string, string])[] =>
  pieces.map(({ text, family, lang }) => [text, family, lang]);

test.each([
  ['شركة النور', 'Noto Sans Arabic', 'ar'],
  ['בית קפה', 'Noto Sans Hebrew', 'he'],
  ['हिन्दी कंपनी', 'Noto Sans Devanagari', 'hi'],
  ['বাংলা', 'Noto Sans Bengali', 'bn'],
  ['தமிழ்', 'Noto Sans Tamil', 'ta'],
  ['ບໍລິສັດ ລາວ', 'Noto Sans Lao', 'lo'],
  ['ភាសាខ្មែរ', 'Noto Sans Khmer', 'km'],
  ['မြန်မာ', 'Noto Sans Myanmar', 'my'],
  ['Հայերեն', 'Noto Sans Armenian', 'hy'],
  ['ქართული', 'Noto Sans Georgian', 'ka'],
  ['上海咖啡有限公司。', 'Noto Sans SC', 'zh'],
  ['臺灣廣東', 'Noto Sans SC', 'zh'],
  ['東京コーヒー株式会社', 'Noto Sans JP', 'ja'],
  ['서울커피', 'Noto Sans KR', 'ko'],
  ['👍🌿', 'Noto Emoji', 'en'],
  ['◉', 'Noto Sans Symbols 2', 'en'],
  ['♪', 'Noto Sans JP', 'ja'],
])('%s is set in %s', async (text, family, lang) => {
  expect(seen(await piecesOf(text))).toEqual([[text, family, lang]]);
});

test('Chinese characters follow the text that they stand in', async () => {
  expect((await piecesOf('東京')).map(({ family }) => family)).toEqual(['Noto Sans SC']);
  expect((await piecesOf('東京の')).map(({ family }) => family)).toEqual(['Noto Sans JP']);
});

test('what is read from the right stands so: words and figures by the bidirectional algorithm', async () => {
  const amid = await piecesOf('For شركة النور since 2019');
  expect(amid.map(({ text, rtl = false }) => [text, rtl])).toEqual([
    ['For ', false],
    ['شركة النور', true],
    [' since 2019', false],
  ]);
  // A figure inside reads from the left, and what follows it stands on its left.
  const figures = await piecesOf('أحمد 24 شارع');
  expect(figures.map(({ text }) => text.trim()).filter((text) => text !== '')).toEqual([
    'شارع',
    '24',
    'أحمد',
  ]);
  expect(figures.map(({ x }) => x)).toEqual(figures.map(({ x }) => x).toSorted((a, b) => a - b));
});

test('a face that cannot be had leaves its words missing, and is asked for again', async () => {
  let online = false;
  const engine = createTextEngine((family, weight, subset) => {
    if (family === 'Noto Sans Hebrew' && !online) return Promise.reject(new Error('offline'));
    return nodeFontLoader(family, weight, subset);
  }, families);
  const runs = [{ text: 'Meet בית קפה now', size: 14, weight: 400, colour: 'ink' }] as const;
  await engine.prepare(['Meet בית קפה now'], 'en');
  engine.layout([{ runs, linePitch: 20 }], 400, 'en');
  expect([...engine.missingWords]).toEqual(['בית', 'קפה']);
  expect(engine.scriptFaces).toEqual([]);
  online = true;
  await engine.prepare(['Meet בית קפה now'], 'en');
  const block = engine.layout([{ runs, linePitch: 20 }], 400, 'en');
  expect(block.paragraphs[0]?.lines[0]?.pieces[1]?.family).toBe('Noto Sans Hebrew');
});

test('only the files that a text needs are loaded, and the page learns which characters they have', async () => {
  const loaded: string[] = [];
  const engine = createTextEngine((family, weight, subset) => {
    loaded.push(`${family} ${weight} ${subset}`);
    return nodeFontLoader(family, weight, subset);
  }, families);
  await engine.prepare(['咖啡 咖啡'], 'en');
  const own = loaded.filter((each) => each.startsWith('Noto Sans SC'));
  expect(new Set(own).size).toBe(own.length);
  expect(own.length).toBeLessThanOrEqual(4);
  expect(engine.scriptFaces).toHaveLength(own.length);
  for (const face of engine.scriptFaces) expect(rangeOf(face)).toMatch(/^U\+/i);
});
