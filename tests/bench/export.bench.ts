/**
 * A deck's way to its files, each step beside its yardstick in the same run: the scene beside the PowerPoint file, the
 * PowerPoint file beside its library alone writing the same objects, the PDF beside the browser's own print of the deck.
 */
import { expect, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { fixtureScene } from '../fixtures/scenes/fixture-decks.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';
import { DATES } from '../unit/export/pdf/support.ts';
import { withDrawingPage } from '../visual/drawing.ts';
import { writeWithLibraryAlone } from './pptx-baseline.ts';
import { kB, ms, timeInTurns } from './turns.ts';

const RUNS = 15;
const WARM_UP = 10;
const PPTX_BYTES = 200_000;
const THAI_PDF_BYTES_PER_SLIDE = 5_000;

const decks = [
  ['coffee-roaster-en', 'en'],
  ['dental-clinic-th', 'th'],
] as const;

test.each(decks)('%s: scene, PowerPoint, PDF', async (name, language) => {
  const scene = await fixtureScene(name);
  const engine = createTextEngine(nodeFontLoader, scene.theme);
  const pptx = (await exportPptx(scene)).bytes.byteLength;
  const pdf = (await exportPdf(scene, engine, DATES)).bytes.byteLength;

  const launch = { executablePath: await findBrowser(), args: BROWSER_ARGS };
  const code = await withDrawingPage(launch, 1, async (page) => {
    await page.evaluate((each) => window.drawScene?.(each, 'large'), scene);
    await page.addStyleTag({ content: 'figure { margin: 0; break-after: page }' });
    const printed = (): Promise<Buffer> =>
      page.pdf({ width: '1280px', height: '720px', printBackground: true });
    const print = (await printed()).byteLength;
    const timeOf = await timeInTurns(
      [
        { name: 'scene', run: () => fixtureScene(name) },
        { name: 'pptx', run: () => exportPptx(scene) },
        { name: 'library', run: () => writeWithLibraryAlone(scene) },
        { name: 'pdf', run: () => exportPdf(scene, engine, DATES) },
        { name: 'print', run: printed },
      ],
      RUNS,
      WARM_UP,
    );
    const times = {
      scene: timeOf('scene'),
      pptx: timeOf('pptx'),
      library: timeOf('library'),
      pdf: timeOf('pdf'),
      print: timeOf('print'),
    };
    const ratio = (one: number, other: number): string => (one / other).toFixed(2);
    console.log(
      [
        `${name}, ${scene.slides.length} slides, processor time in one run:`,
        `scene ${ms(times.scene)} (${ratio(times.scene, times.pptx)} of the PowerPoint file's)`,
        `PowerPoint ${ms(times.pptx)}, its library alone ${ms(times.library)} (ratio ${ratio(times.pptx, times.library)}), ${kB(pptx)}`,
        `PDF ${ms(times.pdf)}, ${kB(pdf)}; the browser's print ${ms(times.print)}, ${kB(print)} (ratio ${ratio(times.pdf, times.print)})`,
      ].join('\n  '),
    );
    expect(times.pptx / times.library).toBeLessThanOrEqual(1.5);
    expect(times.scene).toBeLessThanOrEqual(times.pptx);
    expect(times.pdf).toBeLessThanOrEqual(times.print);
    expect(pdf).toBeLessThanOrEqual(print);
    expect(pptx).toBeLessThanOrEqual(PPTX_BYTES);
    if (language === 'th') expect(pdf / scene.slides.length).toBeLessThanOrEqual(THAI_PDF_BYTES_PER_SLIDE);
    return 0;
  });
  expect(code).toBe(0);
});
