/** A whole proposal with names in Arabic, Hebrew, Chinese, Japanese, Korean, Hindi, Lao and emoji, as PDF and as PowerPoint file. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../../src-worker/export/pdf/index.ts';
import { textsOf } from '../../../src-worker/export/pdf/texts.ts';
import { exportPptx } from '../../../src-worker/export/pptx/index.ts';
import { openPackage } from '../../../src-worker/export/pptx/package/parts.ts';
import { complaintsOf, found, pagesBy, READERS } from '../../checks/pdf/extract.ts';
import { readRaw } from '../../checks/pdf/raw.ts';
import { objectionsTo } from '../../checks/pdf/ua.ts';
import { openXmlErrors } from '../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../checks/pptx/package-check.ts';
import { inManyScripts } from '../../fixtures/scenes/scripts.ts';
import { readDeck } from '../../visual/read-deck.ts';
import { nodeFontLoader } from '../deck/support/node-fonts.ts';
import { DATES } from './pdf/support.ts';

// Each script brings files of its own, and pdf.js takes its time to begin.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DECK = new URL('../../fixtures/decks/coffee-roaster-en.json', import.meta.url);
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]+/gu;
let scene: Scene;
/** Of each slide. */
let texts: string[][];

beforeAll(async () => {
  scene = await readDeck(JSON.parse(inManyScripts(readFileSync(DECK, 'utf8'))), 'many scripts', {});
  texts = scene.slides.map((slide) => textsOf({ slides: [slide] }));
});

test('every word has a face', () => {
  expect(scene.missingWords).toEqual([]);
});

describe('the PDF', () => {
  let bytes: ArrayBuffer;
  beforeAll(async () => {
    ({ bytes } = await exportPdf(scene, createTextEngine(nodeFontLoader, scene.theme), DATES));
  });

  test('is sound, and a document for everybody', async () => {
    expect(await complaintsOf(bytes)).toBe('');
    expect(objectionsTo(await readRaw(bytes))).toEqual([]);
  });

  test.each(READERS)('is read by %s, every text', async (reader) => {
    const pages = await pagesBy(reader, bytes);
    const fromLeft = texts.map((each) => each.filter((text) => text.search(TURNED) < 0));
    expect(fromLeft.flat().length).toBeGreaterThan(850);
    expect(found(pages, fromLeft).missing).toEqual([]);
    // Amid words from the left each reader has its own order; mupdf has these words as they stand, from the left.
    for (const [index, each] of texts.entries())
      for (const word of each.join(' ').match(TURNED) ?? []) {
        const turned = Array.from(word).toReversed().join('');
        const page = (pages[index] ?? '').replaceAll(/[\u200e\u200f\u202a-\u202e]/g, '');
        expect(page.includes(reader === 'mupdf' ? turned : word), `page ${index + 1}: ${word}`).toBe(true);
      }
  });
});

describe('the PowerPoint file', () => {
  let bytes: Uint8Array;
  let slides: string;
  beforeAll(async () => {
    bytes = new Uint8Array((await exportPptx(scene)).bytes);
    slides = [...openPackage(bytes)]
      .flatMap(([name, xml]) =>
        /^ppt\/slides\/\w+\.xml$/.test(name) && typeof xml === 'string' ? [xml] : [],
      )
      .join('\n');
  });

  test('is valid', () => {
    expect(packageDefects(bytes)).toEqual([]);
    expect(openXmlErrors(bytes)).toEqual([]);
  });

  test.each([
    ['مقهى', 'ar', 'cs'],
    ['בית', 'he', 'cs'],
    ['दिल्ली', 'hi', 'cs'],
    ['ບໍລິສັດ', 'lo', 'cs'],
    ['上海', 'zh', 'ea'],
    ['東京', 'ja', 'ea'],
    ['서울', 'ko', 'ea'],
  ])('says of %s its language (%s), and a face for it', (word, language, slot) => {
    const runs = (slides.match(/<a:r>.*?<\/a:r>/gs) ?? []).filter((run) => run.includes(word));
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) {
      expect(run).toMatch(new RegExp(`<a:rPr lang="${language}[-"]`));
      expect(run).toMatch(new RegExp(`<a:${slot} typeface="[^+"]+"`));
    }
  });

  test('sets from the right what is in such a script alone, and nothing that is not', () => {
    const paragraphs = (slides.match(/<a:p>.*?<\/a:p>/gs) ?? []).filter((each) => each.includes('<a:t>'));
    for (const paragraph of paragraphs) {
      const words = (paragraph.match(/<a:t>[^<]*/g) ?? []).map((each) => each.slice(5)).join('');
      const letters = (words.match(/\p{L}/gu) ?? []).length;
      const turned = (words.match(TURNED) ?? []).join('').length;
      if (turned > 0 && turned < letters) continue;
      expect(/<a:pPr[^>]* rtl="1"/.test(paragraph), words).toBe(turned > 0);
    }
  });
});
