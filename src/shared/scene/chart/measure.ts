/**
 * Widths of axis labels, estimated. A chart's own text is laid out by whoever draws the chart (PowerPoint does the same
 * with a native one), so it is placed generously and wrapped, never cut.
 */
import type { Pt } from '../units.ts';

const COMBINING = /[\p{Mn}\p{Me}\u200b-\u200d]/u;
const NARROW = /[\s.,:;'|!ilIjtfr()[\]/-]/;
const WIDE = /[A-Z@%&mwMW—]/;

/** Upper estimate for the seven families. */
export function textWidth(text: string, size: Pt): Pt {
  let em = 0;
  for (const character of text) {
    if (COMBINING.test(character)) continue;
    em += NARROW.test(character) ? 0.36 : WIDE.test(character) ? 0.76 : 0.6;
  }
  return em * size;
}

let segmenter: Intl.Segmenter | undefined;

/** Lines no wider than `width`, divided between words (Thai too); a word wider than that stands alone. */
export function wrapLabel(text: string, size: Pt, width: Pt): string[] {
  if (textWidth(text, size) <= width) return [text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = segmenter.segment(text);
  const lines: string[] = [];
  let line = '';
  for (const { segment } of words) {
    if (line.trim() !== '' && textWidth(line + segment.trimEnd(), size) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
