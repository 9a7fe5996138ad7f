/** Numbers of a rival that are no price. */
import { expect, test } from 'vitest';
import { FOLLOWED, STANDARD } from '../../../../src-worker/understanding/figures/no-price.ts';

test.each<[string, boolean]>([
  ['huge insta', true],
  ['2m fans', true],
  ['sea views', false],
])('%j is followed: %s', (words, is) => expect(FOLLOWED.test(words)).toBe(is));
test.each<[string, boolean]>([
  ['certified to ISO ', true],
  ['as low as ', false],
])('%j names a standard: %s', (before, is) => expect(STANDARD.test(before)).toBe(is));
