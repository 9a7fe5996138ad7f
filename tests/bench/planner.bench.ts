/** The built-in planner: a plan and its nineteen pages beside the first drawing of their scenes, in the same run. */
import { expect, test } from 'vitest';
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import type { FontLoader } from '../../src-worker/deck/text/fonts.ts';
import { themeFor } from '../../src-worker/deck/theme.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { BRIEF_NAMES, readBrief } from '../fixtures/briefs.ts';
import { writeDeck } from '../fixtures/write-deck.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';

/** The quickest of several: what the code costs, not what else the machine does. */
const TRIES = 5;
async function quickest<T>(ready: () => Promise<T>, work: (it: T) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const it = await ready();
    const start = performance.now();
    await work(it);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** Faces in memory, and nothing laid out: what is drawn again is remembered, but every proposal is drawn a first time. */
async function freshFaces(deck: unknown, language: Language): Promise<FontLoader> {
  const loader: FontLoader = (...face) => nodeFontLoader(...face);
  await createTextEngine(loader, themeFor({}, '')).prepare([JSON.stringify(deck)], language);
  return loader;
}

test.each(BRIEF_NAMES)('plan and nineteen pages, %s', async (name) => {
  const { formData, language } = readBrief(name);
  const deck = await writeDeck(formData, language);
  const sections = deck.map((sectionData, i) => ({ pageNumber: i + 1, success: true, sectionData }));
  const draw = (loader: FontLoader) =>
    buildScene({
      proposal: { proposalId: 'proposal_1_bench', title: name, language, formData },
      sections,
      engine: (families) => createTextEngine(loader, families),
    });
  const writing = await quickest(
    () => Promise.resolve(),
    () => writeDeck(formData, language),
  );
  const drawing = await quickest(() => freshFaces(deck, language), draw);
  console.log(`planner ${name}: ${writing.toFixed(1)} ms written, ${drawing.toFixed(1)} ms drawn`);
  expect(writing).toBeLessThan(drawing);
});
