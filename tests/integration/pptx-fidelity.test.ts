/**
 * PowerPoint files on machines with other fonts than this one: drawn by LibreOffice, nothing over its box, nothing on
 * another, no table over the footer. What was drawn of the same bytes before is kept and read again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { held, linesByColour, paint, type Held, type PaintedFile } from '../checks/fidelity/holds.ts';
import { fontEnvironment, SURROUNDINGS, type Surroundings } from '../checks/fidelity/surroundings.ts';
import { renderPdfs } from '../checks/pptx/libreoffice.ts';
import type { SlideScene } from '../../src/shared/scene/scene.ts';
import { fixtureScene } from '../fixtures/scenes/fixture-decks.ts';

const DECKS = [
  ['coffee-roaster-en', { themeId: 'light', fontFamily: 'Roboto' }],
  ['dental-clinic-th', { themeId: 'dark', fontFamily: 'Roboto' }],
  ['industrial-b2b-en', { themeId: 'white', fontFamily: 'Sarabun' }],
  ['reckoned-plan-charger-en', { themeId: 'night', fontFamily: 'Inter' }],
  ['reckoned-plan-food-cart-th', { themeId: 'light', fontFamily: 'Sarabun' }],
  ['design-dental-clinic-th', { themeId: 'white', fontFamily: 'Noto Sans Thai' }],
] as const;

/** Top of the footer, in points. */
const FOOTER = 509;
const CACHE = '.cache/pptx-fidelity';
/** Changes with what is looked for. */
const CHECKED_BY = ['holds', 'surroundings'].map((name) =>
  readFileSync(new URL(`../checks/fidelity/${name}.ts`, import.meta.url), 'utf8'),
);

const cachePath = (surroundings: Surroundings, { bytes }: PaintedFile): string => {
  const content = createHash('sha256')
    .update(bytes)
    .update(surroundings)
    .update(CHECKED_BY.join(''))
    .digest('hex');
  return join(CACHE, `${content}.json`);
};

const made = Promise.all(
  DECKS.map(async ([name, appearance]) => {
    const scene = await fixtureScene(name, appearance);
    const { bytes } = await exportPptx(scene);
    return { bytes: new Uint8Array(bytes), slides: scene.slides };
  }),
);

/** A program that shrinks texts does so here; one that opens a file as it stands (PowerPoint) has Arial at least. */
const painted = async (
  surroundings: Surroundings,
): Promise<(PaintedFile & { slides: readonly SlideScene[] })[]> =>
  (await made).map(({ bytes, slides }) => ({
    ...paint(bytes, { shrinks: surroundings === 'neither' }),
    slides,
  }));

async function judged(surroundings: Surroundings): Promise<Held[]> {
  const files = await painted(surroundings);
  const paths = files.map((file) => cachePath(surroundings, file));
  const missing = files.flatMap((file, index) => (existsSync(paths[index] ?? '') ? [] : [{ file, index }]));
  if (missing.length > 0) {
    const folder = mkdtempSync(join(tmpdir(), 'palmleaf-holds-'));
    try {
      const env = fontEnvironment(surroundings, join(folder, 'fonts'));
      const pdfs = await renderPdfs(
        missing.map(({ file }) => file.bytes),
        folder,
        env,
      );
      for (const [at, { file, index }] of missing.entries()) {
        const path = paths[index] ?? '';
        const pages = await linesByColour(pdfs[at] ?? '');
        expect(pages.length).toBeGreaterThan(0);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, JSON.stringify(held(file.texts, pages, FOOTER, file.slides)));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return paths.map((path): Held => JSON.parse(readFileSync(path, 'utf8')));
}

// One start of the program for each, one after another: side by side they starve each other on two cores.
test.each(SURROUNDINGS)('fonts: %s', { timeout: 500_000 }, async (surroundings) => {
  const all = await judged(surroundings);
  for (const [index, result] of all.entries()) {
    const deck = DECKS[index]?.[0];
    const { over, overlaps, underFooter, missing } = result;
    expect({ over, overlaps, underFooter, missing }, deck).toEqual({
      over: [],
      overlaps: [],
      underFooter: [],
      missing: [],
    });
    // In the deck's own fonts a text may flow otherwise inside its box; one that stands on one line never takes two.
    if (surroundings === 'the deck’s own') {
      expect(result.oneLiners, deck).toBeGreaterThan(result.texts * 0.3);
      expect(result.broken, deck).toEqual([]);
    }
  }
});
