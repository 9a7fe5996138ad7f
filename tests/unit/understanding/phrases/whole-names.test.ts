/** Names of what is sold are whole: no half of a phrase with 'to', no half of a standard, no sentence. */
import { expect, test } from 'vitest';
import { offerPhrases } from '../../../../src-worker/understanding/phrases/offer.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { comparesSize } from '../../../../src-worker/understanding/figures/sizes.ts';
import { openingOf } from '../../../../src-worker/understanding/phrases/opening.ts';
import { claimsIn, phrasesIn } from '../../../../src-worker/understanding/phrases/index.ts';
import { mandatoryIn } from '../../../../src-worker/understanding/answers/mandatory.ts';
import { readConstraints } from '../../../../src-worker/understanding/answers/notes.ts';
import { wholeReasons } from '../../../../src-worker/engines/planner/readings/reasons.ts';
import { isWhole } from '../../../../src-worker/engines/planner/plan/whole.ts';

test.each([
  ['learn to surf weekends for women over 40. fri night to sun', 'learn to surf weekends'],
  ['air to water heat pumps, full install incl. radiators if needed', 'air to water heat pumps'],
  ['LPN to RN bridge, 14 months, evenings', 'LPN to RN bridge'],
  ['App to buy and renew car insurance, 6 insurers', 'App to buy and renew car insurance'],
  [
    'ISO/IEC 17025 accredited calibration of torque, dimensional, pressure',
    'ISO/IEC 17025 accredited calibration of torque',
  ],
])('%s', (answer, name) => expect(offerPhrases(answer, 'product').items[0]).toBe(name));

test('a sentence names nothing', () =>
  expect(offerPhrases('ok so its a weekend, sat sun, you learn to find gold', 'product').items).toEqual([]));

test('a figure keeps its plus, and a name its first letter', () => {
  expect(
    claimsIn('showroom in Beckenham, big reviews 400+', 'rivalgood').map(({ words }) => words),
  ).toContain('big reviews 400+');
  const groups = phrasesIn('Turkey, Saudi, Colombia, S. Korea. 18-35', 'audience').map(({ words }) => words);
  expect(groups).toContain('S. Korea');
});

test('a phrase keeps the word that turns it, and a figure its sign', () => {
  expect(claimsIn('under the table pay, no contract', 'rivalgood').map(({ words }) => words)).toEqual([
    'under the table pay',
    'no contract',
  ]);
  expect(claimsIn('water not for non swimmers say', 'rivalbad').map(({ words }) => words)).toEqual([
    'water not for non swimmers',
  ]);
  expect(phrasesIn('+2 pass students, commerce grads', 'audience')[0]?.words).toBe('+2 pass students');
});

test('what is forbidden is no order to show it', () =>
  expect(
    mandatoryIn('do not show kids alone near water, fence must be in every picture').map(({ line }) => line),
  ).not.toContain('kids alone near water, fence must be'));

test('a stroke between forbidden words parts no rule', () =>
  expect(readConstraints('Do not say drown / safe for kids').map(({ text }) => text)).toEqual([
    'Do not say drown / safe for kids',
  ]));

test.each([
  'MD is 71 and wants order book before selling (confidential)',
  'Founder wants Shark Tank (pls ignore)',
  'landlord is increasing rent in March (dont write)',
  'Bank wants to see 3,000 plates before they roll the loan over, dont put that anywhere',
])('what is told in confidence is no reason: %s', (told) => {
  expect(wholeReasons(told)).toEqual([]);
  expect(wholeReasons(`Eid is around 10 March. ${told}`)).toEqual(['Eid is around 10 March']);
});

test.each([
  ['is the great obstacle', false],
  ['Is the worry', false],
  ['Is the picture real', true],
])('%s stands alone: %s', (words, whole) => expect(isWhole(words)).toBe(whole));

test('the full stop of a Thai month belongs to it', () =>
  expect(wholeReasons('ฤดูทุเรียน ล้งจะสั่งกันตั้งแต่ ก.พ.')[0]).toBe('ฤดูทุเรียน ล้งจะสั่งกันตั้งแต่ ก.พ.'));

test('what breaks is told with what is done then', () =>
  expect(claimsIn('ลังแตกใน 1 ปี เปลี่ยน 1:1', 'aftersales').map(({ words }) => words)).toEqual([
    'ลังแตกใน 1 ปี เปลี่ยน 1:1',
  ]));

test('who tells how it is made tells no more of what is sold', () =>
  expect(openingOf('กะปิกุ้งเคยแท้ หมักสามรอบ ไม่ใส่สี คือเราทำกัน 6 บ้าน ผู้หญิงทั้งนั้น', 120)).toBe(
    'กะปิกุ้งเคยแท้ หมักสามรอบ ไม่ใส่สี',
  ));

test('grams are no baht, and a kilo is no half of one', () => {
  expect(readQuantities('500 ก. 149')[0]?.quantity).toMatchObject({ kind: 'count', value: 500, unit: 'ก.' });
  expect(comparesSize('โลละ 120', '500 ก. 149', '', '')).toBe('apart');
  expect(comparesSize('260 ต่อ 500 ก.', '500 ก. 149', '', '')).toBe('same');
});
