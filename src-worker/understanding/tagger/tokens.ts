/** A text as tokens: words by the platform's dictionary, marks one by one, and nothing for spaces. */
import { wordsOf } from '../../../src/shared/reading/words.ts';

/** `text.slice(start, end)` of the whole text, in UTF-16 code units. */
export interface Token {
  text: string;
  start: number;
  end: number;
  /** Whether a space stands before it. */
  isSpaced: boolean;
}

const JOINED = /[@\w][\w.@/:%+&#'’-]*\w|\d[\d,.]*\d/gu;

/** `offset`: where the text begins in the whole. */
export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  // Addresses, handles, codes and figures in digits stay whole.
  const whole = [...text.matchAll(JOINED)].filter(({ 0: words }) => /[@\d./:]/u.test(words.slice(1, -1)));
  let at = 0;
  const add = (from: number, to: number): void => {
    for (const { text: word, start, end } of wordsOf(text.slice(from, to))) {
      if (word.trim() === '') continue;
      push(from + start, from + end, word);
    }
  };
  const push = (start: number, end: number, word: string): void => {
    tokens.push({
      text: word,
      start: offset + start,
      end: offset + end,
      isSpaced: start === 0 || /\s/u.test(text[start - 1] ?? ' '),
    });
  };
  for (const { 0: words, index } of whole) {
    add(at, index);
    push(index, index + words.length, words);
    at = index + words.length;
  }
  add(at, text.length);
  return tokens;
}
