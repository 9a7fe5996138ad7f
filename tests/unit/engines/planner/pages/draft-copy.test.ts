/** An advert names no rival; a word that is in a rival's name and in everybody's mouth names nobody. */
import { expect, test } from 'vitest';
import { namesOther } from '../../../../../src-worker/engines/planner/pages/draft-copy.ts';
import { planOf } from '../plans.ts';

test.each<[rival: string, words: string, is: boolean]>([
  ['Mall', 'Small groups of four', false],
  ['Mall', 'I saw it in the mall', true],
  ['Local salons', 'Local clay, fired here', false],
  ['Online shops', 'Online booking takes a minute', false],
  ['Harrow Pools', 'Harrow is full on Mondays', true],
  ['Harrow Pools', 'Harrowing is no part of it', false],
  ['Harrow Pools', 'Is it warmer than at harrow pools?', true],
  ['ร้านสมใจ', 'ถูกกว่าร้านสมใจไหม', true],
  ['Kerry', 'ส่งไวกว่าKerryทุกวัน', true],
  ['', 'Is the water warm?', false],
])('%s, %j: %s', (rival, words, is) =>
  expect(
    namesOther(
      planOf({ companyName: 'Here', productService: 'Swimming lessons', rivals: [[rival, 'Cheap', '']] }),
      words,
    ),
  ).toBe(is),
);
