/** Finding the phrases of a table in an answer. */
import { describe, expect, test } from 'vitest';
import { lexicon, stemOf, textOf } from '../../../../src-worker/understanding/offer/phrases.ts';

const found = (phrases: readonly string[], text: string): string[] => {
  const read = textOf('', text);
  return lexicon(phrases.map((phrase) => [phrase, phrase] as const))(read).map(({ start, end }) =>
    text.slice(start, end),
  );
};

describe('phrases', () => {
  test.each([
    [
      'in either number',
      ['ev charger', 'battery'],
      'Two EV chargers, three batteries',
      ['EV chargers', 'batteries'],
    ],
    ['as whole words', ['rent', 'art'], 'current parts of an art', ['art']],
    ['over a hyphen', ['made to measure'], 'Made-to-measure shirts', ['Made-to-measure']],
    ['the longest', ['cat', 'cat food'], 'cat food and a cat', ['cat food', 'cat']],
    ['not over a sentence', ['dog food'], 'For a dog. Food is extra', []],
    ['in Thai, as words of the dictionary', ['ชา'], 'ชาเขียวกับประชาชน', ['ชา']],
    ['in Thai, long ones anywhere', ['เครื่องชาร์จรถ'], 'ขายเครื่องชาร์จรถไฟฟ้า', ['เครื่องชาร์จรถ']],
  ])('%s', (_name, phrases, text, expected) => expect(found(phrases, text)).toEqual(expected));
  test.each([
    ['chargers', 'charger'],
    ['berries', 'berry'],
    ['boxes', 'box'],
    ['glass', 'glass'],
    ['tennis', 'tennis'],
  ])('%s is %s', (word, stem) => expect(stemOf(word)).toBe(stem));
});
