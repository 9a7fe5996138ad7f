/** Texts in every script that a slide shows: sound, for everybody, and read back by three programs. */
import { beforeAll, expect, test } from 'vitest';
import { complaintsOf, found, pagesBy, READERS } from '../../../checks/pdf/extract.ts';
import { readRaw, type RawFile } from '../../../checks/pdf/raw.ts';
import { objectionsTo } from '../../../checks/pdf/ua.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { SCRIPT_TEXTS } from '../../../fixtures/scenes/scripts.ts';
import { engineOf, exported, sceneOf, slide, textNodes } from './support.ts';

const texts = SCRIPT_TEXTS.map(([, text]) => text);
let bytes: ArrayBuffer;
let file: RawFile;

beforeAll(async () => {
  const nodes = await textNodes(
    texts.map((text) => ({ text, size: 16 })),
    engineOf('Roboto'),
  );
  const theme = { ...everyNodeScene.theme, family: 'Roboto' as const };
  bytes = await exported(sceneOf([slide(1, nodes)], { theme, language: 'en' }));
  file = await readRaw(bytes);
}, 60_000);

test('the file is sound, and nothing is drawn as a missing character', async () => {
  expect(await complaintsOf(bytes)).toBe('');
  // Without a headline: these are lines alone.
  expect(objectionsTo(file).filter(({ clause }) => clause !== '7.4')).toEqual([]);
});

test.each(READERS)('%s reads every text', async (reader) => {
  expect(found(await pagesBy(reader, bytes), [texts]).missing).toEqual([]);
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
