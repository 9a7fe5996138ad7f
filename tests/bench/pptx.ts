/** Time and size of the PowerPoint export against pptxgenjs alone writing the same objects, in one run. */
import type { Scene } from '../../src/shared/scene/scene.ts';
import { exportPptx } from '../../src-worker/export/pptx/index.ts';
import { writeWithLibraryAlone } from './pptx-baseline.ts';

export interface PptxFigures {
  slides: number;
  /** The least disturbed of the warm runs, milliseconds. */
  ours: number;
  library: number;
  /** Ours by the library's; 2 at most. */
  ratio: number;
  /** First run of each, with imports. */
  first: { ours: number; library: number };
  /** Of our file; 200 kB at most for 19 slides. */
  bytes: number;
  libraryBytes: number;
}

const RUNS = 15;

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** The two take turns, so that a busy moment hits both. */
export async function measurePptx(scene: Scene): Promise<PptxFigures> {
  const [firstOurs, file] = await timed(() => exportPptx(scene));
  const [firstLibrary, plain] = await timed(() => writeWithLibraryAlone(scene));
  const ours: number[] = [];
  const library: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    library.push((await timed(() => writeWithLibraryAlone(scene)))[0]);
    ours.push((await timed(() => exportPptx(scene)))[0]);
  }
  return {
    slides: scene.slides.length,
    ours: Math.min(...ours),
    library: Math.min(...library),
    ratio: Math.min(...ours) / Math.min(...library),
    first: { ours: firstOurs, library: firstLibrary },
    bytes: file.bytes.byteLength,
    libraryBytes: plain.byteLength,
  };
}
