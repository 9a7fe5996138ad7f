/** A scene as a PDF file (readings, 'Outcome'): the slides of the screen, line for line, each filling a page of 16:9. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';
import type { PieceSetting } from '../../deck/text/harfbuzz-engine.ts';
import type { ShapedRun } from '../../deck/text/shaper.ts';
import { linkResolver } from '../links.ts';
import { pauses } from '../pause.ts';
import { bookmarksOf } from './bookmarks.ts';
import { PdfDocument } from './document.ts';
import { Canvas } from './drawing/canvas.ts';
import { drawNode } from './nodes/node.ts';
import { textsOf } from './texts.ts';

/** Of the text engine, what draws: glyphs of the deck's families. */
export interface GlyphSource {
  /** Loads the faces that the texts need; rejects when one cannot be had. */
  prepare(texts: Iterable<string>, language: Language): Promise<void>;
  shape(text: string, weight: FontWeight, piece?: PieceSetting): readonly ShapedRun[];
}

export interface PdfFile {
  /** Its own buffer, so it can be transferred. */
  bytes: ArrayBuffer;
  slideCount: number;
}

const LANGUAGE_TAGS: Record<Language, string> = { en: 'en-US', th: 'th-TH' };

/**
 * Builds the file. The same scene gives the same bytes. Rejects with a plain sentence when the scene has no slide, a
 * font cannot be loaded or the file could not be written.
 *
 * @param text shapes with the families that the scene was laid out with.
 * @param onProgress called after each slide; the last one counts when the file is complete.
 */
export async function exportPdf(
  scene: Scene,
  text: GlyphSource,
  onProgress?: (done: number, total: number) => void,
): Promise<PdfFile> {
  const { slides, theme, language } = scene;
  const total = slides.length;
  if (total === 0) throw new Error('There is no page to put into the PDF file yet.');
  const [document] = await Promise.all([
    PdfDocument.begin({
      title: scene.title,
      author: scene.preparedBy,
      subject: scene.company,
      language: LANGUAGE_TAGS[language],
    }),
    text.prepare(textsOf(scene), language),
  ]);
  const canvas = new Canvas({
    document,
    palette: theme.palette,
    shape: (content, weight, piece) => text.shape(content, weight, piece),
    resolve: linkResolver(slides),
  });
  const pause = pauses();
  for (const [index, slide] of slides.entries()) {
    canvas.onSlide(slide.background, () => {
      for (const node of slide.nodes) drawNode(canvas, node, theme);
    });
    if (index + 1 < total) onProgress?.(index + 1, total);
    await pause();
  }
  document.outline(bookmarksOf(scene));
  const bytes = await document.bytes();
  onProgress?.(total, total);
  return { bytes: bytes.buffer, slideCount: total };
}
