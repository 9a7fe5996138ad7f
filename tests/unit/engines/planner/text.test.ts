/** The client's words within our sentences: small letters where no name stands. */
import { describe, expect, test } from 'vitest';
import {
  behindColon,
  lowerFirst,
  lowerNoun,
  lowerTrait,
} from '../../../../src-worker/engines/planner/text.ts';

test.each([
  ['Near the terminal', 'near the terminal'],
  ['Dogs bark all night', 'dogs bark all night'],
  ['No subscription', 'no subscription'],
  ['Bangkok traffic', 'Bangkok traffic'],
  ['Krabi’s best view', 'Krabi’s best view'],
  ['Sukhumvit is far', 'Sukhumvit is far'],
  ['Tally Queue prints anywhere', 'Tally Queue prints anywhere'],
  ['LINE support', 'LINE support'],
  ['Q-grader on staff', 'Q-grader on staff'],
  ['IATF 16949', 'IATF 16949'],
  ['รีวิวเยอะ', 'รีวิวเยอะ'],
])('“%s” within a sentence: “%s”', (text, expected) => expect(lowerFirst(text)).toBe(expected));

test.each([
  ['Pool', 'pool'],
  ['Beautiful', 'beautiful'],
  ['Instagram', 'Instagram'],
  ['Thailand', 'Thailand'],
  ['Very cheap', 'very cheap'],
])('a trait “%s” within a sentence: “%s”', (text, expected) => expect(lowerTrait(text)).toBe(expected));

test.each([
  ['Process engineers', 'process engineers'],
  ['Nine-Day Fresh subscription', 'Nine-Day Fresh subscription'],
  ['Thai-speaking help desk', 'Thai-speaking help desk'],
])('a noun “%s” within a sentence: “%s”', (text, expected) => expect(lowerNoun(text)).toBe(expected));

describe('behind a colon of ours', () => {
  test.each([
    ['One price for the whole job', 'en', 'One price for the whole job'],
    ['We bake them ourselves', 'en', 'We bake them ourselves'],
    ['Live arrival guarantee - photo and we resend', 'en', '“Live arrival guarantee - photo and we resend”'],
    ['broken string = we post a new one', 'en', '“Broken string = we post a new one”'],
    ['ไม่ใส่สารกันบูด', 'en', '“ไม่ใส่สารกันบูด”'],
    ['welded seams, tested in rain', 'th', '“Welded seams, tested in rain”'],
    ['ไม่ใส่สารกันบูด', 'th', 'ไม่ใส่สารกันบูด'],
    ['มี status update ทุก step', 'th', 'มี status update ทุก step'],
  ] as const)('%s (%s)', (words, language, said) => expect(behindColon(words, language)).toBe(said));
});
