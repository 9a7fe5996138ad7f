/** Text measuring and breaking, as every page layout uses it. Implemented with HarfBuzz in `harfbuzz-engine.ts`. */
import type { Align, Paragraph, TextBlock, TextRun } from '../../../src/shared/scene/scene.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';

/** A paragraph as a layout writes it; the engine adds lines. */
export interface ParagraphSpec {
  runs: readonly TextRun[];
  align?: Align;
  /** Distance between baselines, points. */
  linePitch: Pt;
  spaceBefore?: Pt;
  indent?: Pt;
  bullet?: Paragraph['bullet'];
  /**
   * Headlines: break after the colon, semicolon or comma nearest the middle when over 60 characters, balance, and
   * never leave one word alone on the last line.
   */
  balance?: boolean;
}

export interface TextEngine {
  /** Breaks paragraphs into lines no wider than `width`. Every character of the input is on a line, or was white space at a break. */
  layout(paragraphs: readonly ParagraphSpec[], width: Pt, lang: Language): TextBlock;
  /** Width of the text on one line. */
  measure(runs: readonly TextRun[], lang: Language): Pt;
  /** Words met so far with characters for which no face could be had. */
  readonly missingWords: ReadonlySet<string>;
}
