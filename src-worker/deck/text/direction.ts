/** Texts that are read from the right: levels and order by the Unicode bidirectional algorithm. */
import type { Bidi, EmbeddingLevels } from 'bidi-js';

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTERS = /\p{L}/gu;

export const hasRightToLeft = (text: string): boolean => text.search(RIGHT_TO_LEFT) >= 0;

let bidi: Bidi | undefined;

/** Loads the algorithm; to be awaited before `directionOf` is asked of such a text. */
export async function loadDirections(): Promise<void> {
  bidi ??= (await import('bidi-js')).default();
}

/** The levels of a text; undefined where all of it is read from the left. */
export interface Direction {
  /** By UTF-16 unit; odd: read from the right. */
  levels: Uint8Array;
  /** Indices of the units of one line in the order in which they stand on it. */
  order: (start: number, end: number) => readonly number[];
}

/** A text that begins with such letters and has mostly them runs from the right as a whole, any other only where it has them. */
export function directionOf(text: string): Direction | undefined {
  if (!bidi || !hasRightToLeft(text)) return undefined;
  const algorithm = bidi;
  const letters = text.match(LETTERS) ?? [];
  const own = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  const mostly = hasRightToLeft(letters[0] ?? '') && own * 2 > letters.length;
  const found: EmbeddingLevels = algorithm.getEmbeddingLevels(text, mostly ? 'rtl' : 'ltr');
  return {
    levels: found.levels,
    order: (start, end) => algorithm.getReorderedIndices(text, found, start, end - 1),
  };
}
