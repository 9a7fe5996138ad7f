/** Texts in every script that a slide shows: sound, for everybody, and read back by three programs. */
import { beforeAll, expect, test, vi } from 'vitest';
import { complaintsOf, found, pagesBy, READERS } from '../../../checks/pdf/extract.ts';
import { readRaw, type RawFile } from '../../../checks/pdf/raw.ts';
import { objectionsTo } from '../../../checks/pdf/ua.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { SCRIPT_TEXTS } from '../../../fixtures/scenes/scripts.ts';
import { engineOf, exported, sceneOf, slide, textNodes } from './support.ts';

const texts = SCRIPT_TEXTS.map(([, text]) => text);
const isTurned = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
/** What runs from the right on a slide of its own: a reader turns a page by what most of it is. */
const parts = [texts.filter(isTurned), texts.filter((text) => !isTurned(text))];
// pdf.js takes its time to begin.
vi.setConfig({ testTimeout: 30_000 });

let bytes: ArrayBuffer;
let file: RawFile;

beforeAll(async () => {
  const engine = engineOf('Roboto');
  const slides = await Promise.all(
    parts.map(async (lines, index) =>
      slide(
        index + 1,
        await textNodes(
          lines.map((text) => ({ text, size: 20 })),
          engine,
        ),
      ),
    ),
  );
  const theme = { ...everyNodeScene.theme, family: 'Roboto' as const };
  bytes = await exported(sceneOf(slides, { theme, language: 'en' }));
  file = await readRaw(bytes);
}, 60_000);

test('the file is sound, and nothing is drawn as a missing character', async () => {
  expect(await complaintsOf(bytes)).toBe('');
  // Without a headline: these are lines alone.
  expect(objectionsTo(file).filter(({ clause }) => clause !== '7.4')).toEqual([]);
});

const letters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

test.each(READERS)('%s reads every text that runs from the left', async (reader) => {
  const strings = parts.map((lines) => lines.filter((text) => !isTurned(text)));
  expect(found(await pagesBy(reader, bytes), strings).missing).toEqual([]);
});

test('poppler reads what runs from the right, words, vowels and figures', async () => {
  const [page = ''] = await pagesBy('poppler', bytes);
  const words = texts.filter(isTurned).flatMap((text) => text.split(' '));
  const read = page.replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
  expect(words.filter((word) => !read.includes(word))).toEqual([]);
});

test('pdf.js and mupdf read its letters; mupdf as they stand, from the left', async () => {
  const words = texts
    .filter(isTurned)
    .flatMap((text) => text.split(' ').filter(isTurned))
    .map(letters);
  const [script = ''] = await pagesBy('pdf.js', bytes);
  expect(words.filter((word) => !letters(script).includes(word))).toEqual([]);
  const [plain = ''] = await pagesBy('mupdf', bytes);
  const turned = (word: string): string => Array.from(word).toReversed().join('');
  expect(words.filter((word) => !letters(plain).includes(turned(word)))).toEqual([]);
});

test('each text says its language', () => {
  const content = file.pages.map((page) => file.content(page)).join('');
  const named = new Set([...content.matchAll(/\/Lang\((\w+)/g)].map(([, lang]) => lang));
  for (const { value } of file.objects.values())
    if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      typeof value['/Lang'] === 'string'
    )
      named.add(/^u:(\w+)/.exec(value['/Lang'])?.[1] ?? '');
  for (const lang of ['ar', 'he', 'zh', 'ja', 'ko', 'hi', 'bn', 'ta', 'lo', 'km', 'my', 'th'])
    expect(named).toContain(lang);
});
