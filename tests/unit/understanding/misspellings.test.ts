/** Copy that is used as it stands carries no obvious typo; names and words that are none stay. */
import { expect, test } from 'vitest';
import { mended } from '../../../src-worker/understanding/misspellings.table.ts';

test.each([
  ['Deliverd by 7 am', 'Delivered by 7 am'],
  ['30 g protien in every box', '30 g protein in every box'],
  ['guarenteed for 5 years', 'guaranteed for 5 years'],
  ['Bond PAYS for repairs', 'Bond PAYS for repairs'],
  ['Wontons by hand', 'Wontons by hand'],
])('%s', (words, expected) => expect(mended(words)).toBe(expected));
