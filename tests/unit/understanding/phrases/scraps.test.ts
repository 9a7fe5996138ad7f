/** What stands on the words before it is said with them; what says nothing by itself is left out. */
import { expect, test } from 'vitest';
import { claimsIn } from '../../../../src-worker/understanding/phrases/index.ts';
import { isScrap } from '../../../../src-worker/understanding/phrases/leaning.ts';
import { partsOf } from '../../../../src-worker/understanding/phrases/parts.ts';

const claims = (text: string): string[] => claimsIn(text, 'strengths').map(({ words }) => words);

test.each([
  'bond pays for repairs up to 250k, most only re-spray',
  'claims paid in 7 days, 0.6% of moves',
  '10 yr on doors, 2 on fitting',
  'ครูลาออก หาครูใหม่ให้ใน 3 วัน',
  'พี่เลี้ยงป่วย หาคนแทนให้ทันที',
  'คนงานหนีใน 3 เดือน หาทดแทนให้ไม่คิดค่าบริการ',
])('one thought: %s', (text) => expect(claims(text)).toEqual([text]));

test.each([
  ['Covered barn, we have not lost a day since 2022', 'we have not lost a day since 2022'],
  ['Nine vans. we have never missed a bin day', 'we have never missed a bin day'],
])('the subject stays with what was done: %s', (text, claim) => expect(claims(text)).toContain(claim));

test.each(['we say 8', 'well 18', '+ SMETA', '0.6% of moves', 'two already moved up', 'others do 1'])(
  'a scrap: %s',
  (words) => expect(isScrap(words)).toBe(true),
);
test.each([
  'Both springs replaced',
  'you can walk on it',
  '34 lenders',
  'Most trusts signed within 21 days',
  'always on time',
  'Two vans',
])('no scrap: %s', (words) => expect(isScrap(words)).toBe(false));

test('behind a figure a shortened word ends what is said, where another sentence begins', () => {
  const told = (text: string): string[] => partsOf(text).map(({ start, end }) => text.slice(start, end));
  expect(told('450 pax max. Sangeet and roka')).toEqual(['450 pax max', 'Sangeet and roka']);
  expect(told('20 kids max. Shoes off')).toEqual(['20 kids max', 'Shoes off']);
  expect(told('Ref no. 12 approx. 40 g')).toEqual(['Ref no. 12 approx. 40 g']);
});
