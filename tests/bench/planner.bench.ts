/** The built-in planner: a plan and its nineteen pages beside the drawing of their scenes, in the same run. */
import { expect, test } from 'vitest';
import { buildScene } from '../../src-worker/deck/build-scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { BRIEF_NAMES, readBrief } from '../fixtures/briefs.ts';
import { writeDeck } from '../fixtures/write-deck.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';

/** The quickest of several: what the code costs, not what else the machine does. */
const TRIES = 5;
async function quickest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

test.each(BRIEF_NAMES)('plan and nineteen pages, %s', async (name) => {
  const { formData, language } = readBrief(name);
  const deck = await writeDeck(formData, language);
  const sections = deck.map((sectionData, i) => ({ pageNumber: i + 1, success: true, sectionData }));
  const draw = () =>
    buildScene({
      proposal: { proposalId: 'proposal_1_bench', title: name, language, formData },
      sections,
      engine: (families) => createTextEngine(nodeFontLoader, families),
    });
  const writing = await quickest(() => writeDeck(formData, language));
  const drawing = await quickest(draw);
  console.log(`planner ${name}: ${writing.toFixed(1)} ms written, ${drawing.toFixed(1)} ms drawn`);
  expect(writing).toBeLessThan(drawing);
});
