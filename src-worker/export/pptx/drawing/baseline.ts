/** Where PowerPoint sets lines of an exact pitch: it leaves the spare height above a line, the scene centres it. */
import type { Paragraph, TextBlock } from '../../../../src/shared/scene/scene.ts';
import type { FaceFamily } from '../../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';

/** Depth of a line below its baseline in a text box, in em: measured in LibreOffice, the same for every family. */
const DESCENT = 0.2;

/** The same in a table's cell, where it is the font's own (`hhea`); of other scripts' faces about `DESCENT`. */
const CELL_DESCENTS: Readonly<Partial<Record<FaceFamily, number>>> = {
  Roboto: 0.244,
  Inter: 0.241,
  'Open Sans': 0.293,
  'Noto Sans Thai': 0.45,
  Sarabun: 0.232,
  Prompt: 0.422,
  Kanit: 0.395,
};

const SEEN = /[\p{L}\p{N}]/u;

/** Of letters and digits: a row of dots is seen less than the word under it. */
const textLength = (paragraph: Paragraph): number =>
  paragraph.lines.reduce((sum, line) => sum + line.text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0);

/** The same where nothing is compared with it: 0 or not. */
const hasLength = ({ lines }: Paragraph): number => (lines.some(({ text }) => SEEN.test(text)) ? 1 : 0);

/** How far PowerPoint's lines stand below the scene's, in points: by its longest paragraph, where sizes differ. */
export function drop(block: TextBlock, inCell = false): Pt {
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
      const depths = line.pieces.map(
        ({ size, family }) => size * ((inCell ? CELL_DESCENTS[family] : undefined) ?? DESCENT),
      );
      found = top + paragraph.linePitch - Math.max(0, ...depths) - line.baseline;
    }
    top += paragraph.linePitch * paragraph.lines.length;
  }
  return found;
}
