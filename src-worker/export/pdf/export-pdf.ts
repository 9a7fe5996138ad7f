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
import { englishOf, languageTag } from '../languages.ts';
import { paragraphsOf } from './texts.ts';

/** Of the text engine, what draws: glyphs of the deck's families. */
export interface GlyphSource {
  /** Loads the faces that the texts need; rejects when one cannot be had. */
  prepare(texts: Iterable<string>, language: Language): Promise<void>;
  shape(text: string, weight: FontWeight, piece?: PieceSetting): readonly ShapedRun[];
}

/** Title of a deck that says nothing of itself: a file for everybody has one. */
const UNNAMED = 'Proposal';

export interface PdfFile {
  /** Its own buffer, so it can be transferred. */
  bytes: ArrayBuffer;
  slideCount: number;
}

/** What the file says of itself besides its slides: when the proposal was begun, and when its file is made. */
export interface FileFacts {
  created: Date;
  modified: Date;
  /** The client's, two letters: which English it is. */
  country?: string;
}

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
  { created, modified, country }: FileFacts,
  onProgress?: (done: number, total: number) => void,
): Promise<PdfFile> {
  const { slides, theme, language } = scene;
  const total = slides.length;
  if (total === 0) throw new Error('There is no page to put into the PDF file yet.');
  const english = englishOf(country);
  const [document] = await Promise.all([
    PdfDocument.begin({
      title: scene.title || scene.company || UNNAMED,
      author: scene.preparedBy,
      subject: scene.company,
      language: languageTag(language, english),
      created,
      modified,
    }),
    text.prepare(paragraphsOf(scene), language),
  ]);
  const canvas = new Canvas({
    document,
    palette: theme.palette,
    language,
    english,
    shape: (content, weight, piece) => text.shape(content, weight, piece),
    resolve: linkResolver(slides),
  });
  const pause = pauses();
  for (const [index, slide] of slides.entries()) {
    canvas.onSlide(slide.background, () => {
      // One headline is the document's own, and every other slide has one under it.
      canvas.within('Sect', { title: slide.headline || slide.pageTitle }, () =>
        slide.nodes.forEach((node) => drawNode(canvas, node, theme, canvas.headed ? 'H2' : 'H1')),
      );
    });
    if (index + 1 < total) onProgress?.(index + 1, total);
    await pause();
  }
  document.outline(bookmarksOf(scene));
  const bytes = await document.bytes(canvas.structure, pause);
  onProgress?.(total, total);
  return { bytes: bytes.buffer, slideCount: total };
}
