/** Where words begin and end, by the platform's own dictionary: Thai writes no spaces between them. */

let segmenter: Intl.Segmenter | undefined;

const segments = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })).segment(text);

/** Tells of a place in `text` whether a word or a mark begins there. Its end counts as such a place. */
export function wordStarts(text: string): (at: number) => boolean {
  const starts = new Set<number>([text.length]);
  for (const { index } of segments(text)) starts.add(index);
  return (at) => starts.has(at);
}

/** A word, or a mark between words; `text.slice(start, end)` in UTF-16 code units. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** False for spaces and punctuation. */
  isWord: boolean;
}

/** All words and marks of a text, in order and without gaps. */
export const wordsOf = (text: string): Word[] =>
  Array.from(segments(text), ({ segment, index, isWordLike }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
    isWord: isWordLike === true,
  }));
