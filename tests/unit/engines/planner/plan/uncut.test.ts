/** A search is whole: where a figure was taken out of the client's words, what it counted goes with it. */
import { expect, test } from 'vitest';
import { searched } from '../../../../../src-worker/engines/planner/plan/keywords.ts';
import { isDeedAlone } from '../../../../../src-worker/engines/planner/plan/uncut.ts';

test.each([
  // Within a word, or behind a stroke.
  ['13.5 kWh battery', ''],
  ['2 bag/mth subscription', ''],
  // What is counted says nothing without its number.
  ['24 visit stroke package', ''],
  ['3 room clean', ''],
  ['200 amp panel upgrade', ''],
  ['700 board games', 'board games'],
  ['8-frame hives for February bloom', 'hives'],
  ['4-jar tin hamper', 'tin hamper'],
  // Of two halves around a figure the first.
  ['34 small offices 1-6 desks', 'small offices'],
  ['Musical theater camps age 7-14', 'musical theater camps'],
  ['season of 8 chamber concerts', 'chamber concerts'],
  ['lower denture held by two implants', 'lower denture'],
  ['7 kW rooftop system', 'rooftop system'],
  ['office lunch subscription Mon-Fri', ''],
  ['its a weekend', ''],
  ['อาหารเปียกแมวอายุ 7+ โซเดียมต่ำ', 'อาหารเปียกแมว'],
  ['นมแพะพาสเจอร์ไรซ์ขวด 200 มล.', 'นมแพะพาสเจอร์ไรซ์'],
  ['ห้องยี่สิบแปดห้อง', ''],
  ['ชุดพยาบาล', 'ชุดพยาบาล'],
])('%s: %s', (phrase, term) => expect(searched(phrase)).toBe(term));

test.each(['learn', 'build', 'สร้าง', 'รับซื้อ', 'เลี้ยง'])('a deed alone is no search: %s', (word) => {
  expect(isDeedAlone(word)).toBe(true);
  expect(searched(word)).toBe('');
});
