/** A scene as a PowerPoint file (readings, 'The services behind the product'). */
import { imagesOf } from '../../../src/shared/scene/images.ts';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import { linkResolver } from '../links.ts';
import { pauses } from '../pause.ts';
import { addCharts } from './package/charts.ts';
import { contentTypes } from './package/content-types.ts';
import { addMasters } from './package/masters.ts';
import { addMedia } from './package/media.ts';
import { closePackage, type Pass } from './package/parts.ts';
import { presentation } from './package/presentation.ts';
import { properties } from './package/properties.ts';
import { addSlides } from './package/slides.ts';
import { addThumbnail } from './package/thumbnail.ts';
import { drawSlide, type SlideDrawing } from './slide.ts';
import { planDeck } from './holders.ts';
import { skeletonParts } from './skeleton.ts';

export interface PptxFile {
  /** Its own buffer, so it can be transferred. */
  bytes: ArrayBuffer;
  slideCount: number;
}

/** What the file says of itself besides its slides. */
export interface FileFacts {
  /** When the proposal was begun, and when its pages were written. */
  created?: Date;
  modified?: Date;
  /** The client's, two letters: which English it is. */
  country?: string;
  /** Its first slide, a small JPEG. */
  thumbnail?: Uint8Array;
}

/**
 * Builds the file. The same scene gives the same bytes. Rejects with a plain sentence when the scene has no
 * slide or the file could not be written.
 *
 * @param onProgress called after each slide; the last one counts when the file is complete.
 */
export async function exportPptx(
  scene: Scene,
  onProgress?: (done: number, total: number) => void,
  about: FileFacts = {},
): Promise<PptxFile> {
  const total = scene.slides.length;
  if (total === 0) throw new Error('There is no page to put into the PowerPoint file yet.');
  const resolve = linkResolver(scene.slides);
  const plan = planDeck(scene, about.country);
  const drawings: SlideDrawing[] = [];
  const pause = pauses();
  for (let index = 0; index < total; index += 1) {
    drawings.push(drawSlide(scene, plan, index, resolve));
    if (index + 1 < total) onProgress?.(index + 1, total);
    await pause();
  }
  const passes: readonly Pass[] = [
    addCharts(drawings, scene.theme, plan.english),
    addSlides(scene, plan, drawings),
    addMasters(scene, plan),
    addMedia(imagesOf(scene.slides.flatMap(({ nodes }) => nodes))),
    presentation(scene, plan.english),
    properties(scene, plan.english, about),
    addThumbnail(about.thumbnail),
    contentTypes,
  ];
  const skeleton = await skeletonParts();
  await pause();
  const bytes = closePackage(passes.reduce((parts, pass) => pass(parts), skeleton));
  onProgress?.(total, total);
  return { bytes: bytes.slice().buffer, slideCount: total };
}
