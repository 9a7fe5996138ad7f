/** Where words begin and end. */
import { expect, test } from 'vitest';
import { wordsOf, wordStarts } from '../../../../src/shared/reading/words.ts';

test('words and marks stand in order and without gaps', () => {
  const text = 'แอร์บ้าน 9,000 BTU, fitted';
  const words = wordsOf(text);
  expect(words.map((word) => word.text).join('')).toBe(text);
  for (const { text: word, start, end } of words) expect(text.slice(start, end)).toBe(word);
  expect(words.filter(({ isWord }) => isWord).map((word) => word.text)).toContain('บ้าน');
});

test('a word begins where the dictionary says', () => {
  const starts = wordStarts('แอร์บ้าน');
  expect([0, 4, 5, 8].map(starts)).toEqual([true, true, false, true]);
});
