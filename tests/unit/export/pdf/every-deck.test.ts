/** Every fixture as a PDF: sound, for everybody (PDF/UA-1), and every text of every slide read back by three programs. */
import { expect, test } from 'vitest';
import { exportPdf } from '../../../../src-worker/export/pdf/index.ts';
import { textsOf } from '../../../../src-worker/export/pdf/texts.ts';
import { complaintsOf, found, pagesBy, READERS } from '../../../checks/pdf/extract.ts';
import { readRaw } from '../../../checks/pdf/raw.ts';
import { objectionsTo } from '../../../checks/pdf/ua.ts';
import { fixtureScene, samples } from '../../../fixtures/scenes/fixture-decks.ts';
import { DATES, engineOf } from './support.ts';

test.each(samples(1).map((sample) => ({ ...sample, ...sample.appearance })))(
  '$deck, $themeId, $fontFamily',
  { timeout: 120_000 },
  async ({ deck, appearance }) => {
    const scene = await fixtureScene(deck, appearance);
    const { bytes } = await exportPdf(scene, engineOf(scene.theme.family), DATES);
    expect(await complaintsOf(bytes)).toBe('');
    expect(objectionsTo(await readRaw(bytes))).toEqual([]);
    const strings = scene.slides.map((slide) => textsOf({ slides: [slide] }));
    const all = strings.flat().length;
    expect(all).toBeGreaterThan(100);
    const read = await Promise.all(READERS.map((reader) => pagesBy(reader, bytes)));
    expect(read.map((pages) => found(pages, strings))).toEqual(
      READERS.map(() => ({ strings: all, missing: [] })),
    );
  },
);
