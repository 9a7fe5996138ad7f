/** Two hundred slides: each takes about as long as each of twenty. */
import { expect, test } from 'vitest';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { fixtureScene, longScene } from '../fixtures/scenes/fixture-decks.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { ms, timeInTurns } from './turns.ts';

const RUNS = 3;
const TIMES = 10;
/** Time of a slide among two hundred by that of a slide among twenty. */
const GROWTH = 1.3;

const repeated = (scene: Scene): Scene => ({
  ...scene,
  slides: Array.from({ length: TIMES }, (_, copy) =>
    scene.slides.map((slide) => ({ ...slide, id: `${slide.id}-copy-${copy}` })),
  ).flat(),
});

test('200 slides take ten times as long as 20', async () => {
  const few = await fixtureScene('dental-clinic-th');
  const many = repeated(few);
  const engine = createTextEngine(nodeFontLoader, few.theme);
  const times = await timeInTurns(
    {
      pptxFew: () => exportPptx(few),
      pptxMany: () => exportPptx(many),
      pdfFew: () => exportPdf(few, engine),
      pdfMany: () => exportPdf(many, engine),
    },
    RUNS,
  );
  const growth = (small: number, large: number): number => large / small / TIMES;
  const pptx = growth(times.pptxFew, times.pptxMany);
  const pdf = growth(times.pdfFew, times.pdfMany);
  console.log(
    `${few.slides.length} and ${many.slides.length} slides: PowerPoint ${ms(times.pptxFew)} and ${ms(times.pptxMany)} ` +
      `(a slide × ${pptx.toFixed(2)}), PDF ${ms(times.pdfFew)} and ${ms(times.pdfMany)} (× ${pdf.toFixed(2)})`,
  );
  expect(pptx).toBeLessThanOrEqual(GROWTH);
  expect(pdf).toBeLessThanOrEqual(GROWTH);
});

test('the scene of 200 slides takes twice as long as that of 100', async () => {
  // Lists so much longer: a page of them continues on as many slides as it needs.
  const [few, many] = [await longScene(5), await longScene(10)];
  expect(many.slides.length).toBeGreaterThanOrEqual(150);
  const times = await timeInTurns({ few: () => longScene(5), many: () => longScene(10) }, RUNS);
  const growth = times.many / many.slides.length / (times.few / few.slides.length);
  console.log(
    `scenes of ${few.slides.length} and ${many.slides.length} slides: ${ms(times.few)} and ${ms(times.many)} (a slide × ${growth.toFixed(2)})`,
  );
  expect(growth).toBeLessThanOrEqual(GROWTH);
});
