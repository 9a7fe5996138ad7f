/** Time and size of the PDF export beside the PowerPoint export of the same deck, in one run. */
import type { Scene } from '../../src/shared/scene/scene.ts';
import { createTextEngine } from '../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf } from '../../src-worker/export/pdf/index.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { nodeFontLoader } from '../unit/deck/support/node-fonts.ts';

export interface PdfFigures {
  slides: number;
  /** The least disturbed of the warm runs, milliseconds. */
  pdf: number;
  pptx: number;
  /** First run of each, with imports; the PDF's with the library alone, the faces being in memory from the layout. */
  first: { pdf: number; pptx: number };
  /** Of the PDF file; 100 kB at most for 19 slides in Thai. */
  bytes: number;
}

const RUNS = 15;

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** The two take turns, so that a busy moment hits both. */
export async function measurePdf(scene: Scene): Promise<PdfFigures> {
  const engine = createTextEngine(nodeFontLoader, scene.theme);
  const [firstPdf, file] = await timed(() => exportPdf(scene, engine));
  const [firstPptx] = await timed(() => exportPptx(scene));
  const pdf: number[] = [];
  const pptx: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    pdf.push((await timed(() => exportPdf(scene, engine)))[0]);
    pptx.push((await timed(() => exportPptx(scene)))[0]);
  }
  return {
    slides: scene.slides.length,
    pdf: Math.min(...pdf),
    pptx: Math.min(...pptx),
    first: { pdf: firstPdf, pptx: firstPptx },
    bytes: file.bytes.byteLength,
  };
}
