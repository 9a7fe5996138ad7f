import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../../src/shared/reading/matches.ts';

describe('matchesOf', () => {
  it('finds what matchAll finds, with groups and places', () => {
    for (const [text, pattern] of [
      ['5 jobs, 12 calls', /(?<count>\d+) (?<what>[a-z]+)/gu],
      ['a\u{1F600}b', /x*/gu],
      ['none', /\d/gu],
    ] as const) {
      const found = matchesOf(text, pattern).map(({ 0: words, index, groups }) => ({ words, index, groups }));
      expect(found).toEqual(
        [...text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({ words, index, groups })),
      );
    }
  });

  it('begins at the head of every text, whatever the pattern was used for before', () => {
    const pattern = /\d/gu;
    pattern.test('1 2');
    expect(matchesOf('7', pattern)).toHaveLength(1);
  });
});
