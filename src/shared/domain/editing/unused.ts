/** Which sentences of the answers no page says. Pure. */

/** A sentence of the client's. */
export interface ClientSentence {
  /** Path of its answer: 'clientInfo.strengths'. */
  path: string;
  words: string;
}

/** A sentence of which a page says at least this share is used. */
const USED = 0.5;
/** What is shorter says too little to be sought. */
const LEAST_TOKENS = 2;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Figures, and words that tell something apart, as stems: 'installations' and 'installed' begin alike. */
function tokensOf(text: string): Set<string> {
  const tokens = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text.toLowerCase().normalize('NFKC'))) {
    if (isWordLike !== true) continue;
    if (/\d/u.test(segment)) tokens.add(segment.replaceAll(',', ''));
    else if (/\p{Script=Thai}/u.test(segment)) {
      if (segment.length > 2) tokens.add(segment);
    } else if (segment.length > 3) tokens.add(segment.slice(0, 5));
  }
  return tokens;
}

/** @param pages what each page says */
export function unusedSentences(
  sentences: readonly ClientSentence[],
  pages: readonly string[],
): ClientSentence[] {
  const said = pages.map(tokensOf);
  return sentences.filter(({ words }) => {
    const tokens = [...tokensOf(words)];
    if (tokens.length < LEAST_TOKENS) return false;
    return said.every((page) => tokens.filter((token) => page.has(token)).length < tokens.length * USED);
  });
}
