/** Where words begin, by the platform's own dictionary: Thai writes no spaces between them. */

let segmenter: Intl.Segmenter | undefined;

/** Tells of a place in `text` whether a word or a mark begins there. Its end counts as such a place. */
export function wordStarts(text: string): (at: number) => boolean {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const starts = new Set<number>([text.length]);
  for (const { index } of segmenter.segment(text)) starts.add(index);
  return (at) => starts.has(at);
}
