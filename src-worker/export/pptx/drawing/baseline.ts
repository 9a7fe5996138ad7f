/**
 * Pitches in per cent of a font's own line, as people set them: they hold for any size and any font that a text is given
 * later. And where a program then sets a line: it leaves what a pitch has over the font's own line above it, where the
 * scene centres it.
 */
import type { Paragraph, TextBlock, TextLine } from '../../../../src/shared/scene/scene.ts';
import type { FaceFamily } from '../../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';

type Line = readonly [above: number, below: number];
/** Of a face of another script, about. */
const OTHER: Line = [1.07, 0.3];
/** Of each family, in em: above and below the baseline (`hhea`). */
const LINES: Readonly<Partial<Record<FaceFamily, Line>>> = {
  Roboto: [0.928, 0.244],
  Inter: [0.969, 0.241],
  'Open Sans': [1.069, 0.293],
  'Noto Sans Thai': [1.061, 0.45],
  Sarabun: [1.068, 0.232],
  Prompt: [1.09, 0.422],
  Kanit: [1.1, 0.395],
};

interface Extent {
  above: Pt;
  below: Pt;
}

/** What a program takes for the line by itself: the tallest of its faces. */
function extentOf({ pieces }: TextLine): Extent {
  let above = 0;
  let below = 0;
  for (const { family, size } of pieces) {
    const [up, down] = LINES[family] ?? OTHER;
    above = Math.max(above, up * size);
    below = Math.max(below, down * size);
  }
  return { above, below };
}

/** Share of a pitch above the baseline where the pitch is less than the font's own line. */
const ABOVE_TIGHT = 0.8;

/** From the top of a line to its baseline, as programs set it. */
const depthOf = ({ above, below }: Extent, pitch: Pt): Pt =>
  pitch >= above + below ? pitch - below : Math.min(above, pitch * ABOVE_TIGHT);

/** The pitch of a paragraph in per cent of its lines; undefined where nothing stands on them. */
export function pitchInPercent({ lines, linePitch }: Paragraph): number | undefined {
  const natural = Math.max(
    0,
    ...lines.map((line) => extentOf(line)).map(({ above, below }) => above + below),
  );
  return natural > 0 ? Math.round((linePitch / natural) * 100) : undefined;
}

const SEEN = /[\p{L}\p{N}]/u;

/** Of letters and digits: a row of dots is seen less than the word under it. */
const textLength = (paragraph: Paragraph): number =>
  paragraph.lines.reduce((sum, line) => sum + line.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0);

/** The same where nothing is compared with it: 0 or not. */
const hasLength = ({ lines }: Paragraph): number => (lines.some(({ text }) => SEEN.test(text)) ? 1 : 0);

/** How far a program's lines stand below the scene's, in points: by its longest paragraph, where sizes differ. */
export function drop(block: TextBlock): Pt {
  let top = 0;
  let longest = 0;
  let found = 0;
  const lengthOf = block.paragraphs.length > 1 ? textLength : hasLength;
  for (const paragraph of block.paragraphs) {
    top += paragraph.spaceBefore;
    const line = paragraph.lines[0];
    const length = lengthOf(paragraph);
    if (line && length > longest) {
      longest = length;
      found = top + depthOf(extentOf(line), paragraph.linePitch) - line.baseline;
    }
    top += paragraph.linePitch * paragraph.lines.length;
  }
  return found;
}
