/** Two hundred slides: each takes about as long as each of twenty. */
import { expect, test } from 'vitest';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { fixtureScene, longScene } from '../fixtures/scenes/fixture-decks.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { DATES } from '../unit/export/pdf/support.ts';
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
  const timeOf = await timeInTurns(
    [
      { name: 'pptxFew', run: () => exportPptx(few) },
      { name: 'pptxMany', run: () => exportPptx(many) },
      { name: 'pdfFew', run: () => exportPdf(few, engine, DATES) },
      { name: 'pdfMany', run: () => exportPdf(many, engine, DATES) },
    ],
    RUNS,
  );
  const growth = (small: number, large: number): number => large / small / TIMES;
  const pptx = growth(timeOf('pptxFew'), timeOf('pptxMany'));
  const pdf = growth(timeOf('pdfFew'), timeOf('pdfMany'));
  console.log(
    `${few.slides.length} and ${many.slides.length} slides: PowerPoint ${ms(timeOf('pptxFew'))} and ${ms(timeOf('pptxMany'))} ` +
      `(a slide × ${pptx.toFixed(2)}), PDF ${ms(timeOf('pdfFew'))} and ${ms(timeOf('pdfMany'))} (× ${pdf.toFixed(2)})`,
  );
  expect(pptx).toBeLessThanOrEqual(GROWTH);
  expect(pdf).toBeLessThanOrEqual(GROWTH);
});

test('the scene of 200 slides takes twice as long as that of 100', async () => {
  // Lists so much longer: a page of them continues on as many slides as it needs.
  const [few, many] = [await longScene(5), await longScene(10)];
  expect(many.slides.length).toBeGreaterThanOrEqual(150);
  const timeOf = await timeInTurns(
    [
      { name: 'few', run: () => longScene(5) },
      { name: 'many', run: () => longScene(10) },
    ],
    RUNS,
  );
  const growth = timeOf('many') / many.slides.length / (timeOf('few') / few.slides.length);
  console.log(
    `scenes of ${few.slides.length} and ${many.slides.length} slides: ${ms(timeOf('few'))} and ${ms(timeOf('many'))} (a slide × ${growth.toFixed(2)})`,
  );
  expect(growth).toBeLessThanOrEqual(GROWTH);
});
