/** Where words begin and end, by the platform's own dictionary: Thai writes no spaces between them. */

let segmenter: Intl.Segmenter | undefined;

const segments = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })).segment(text);

/** Texts whose words are known: the readers of one text ask for them one after the other. */
const MOST_KNOWN = 40;
/** Characters that are known at once, whatever their texts: a long brief is asked for again and again. */
const MOST_CHARACTERS = 120_000;
const known = new Map<string, readonly Word[]>();
let characters = 0;

/** Tells of a place in `text` whether a word or a mark begins there. Its end counts as such a place. */
export function wordStarts(text: string): (at: number) => boolean {
  const starts = new Set<number>([text.length]);
  for (const { start } of wordsOf(text)) starts.add(start);
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
export function wordsOf(text: string): readonly Word[] {
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  const words = Array.from(segments(text), ({ segment, index, isWordLike }) => ({
    text: segment,
    start: index,
    end: index + segment.length,
    isWord: isWordLike === true,
  }));
  if (known.size >= MOST_KNOWN || characters + text.length > MOST_CHARACTERS) {
    known.clear();
    characters = 0;
  }
  characters += text.length;
  known.set(text, words);
  return words;
}
