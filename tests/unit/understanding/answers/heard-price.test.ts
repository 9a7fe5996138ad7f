/** What buyers say that a rival asks. */
import { expect, test } from 'vitest';
import { heardPrice } from '../../../../src-worker/understanding/answers/heard-price.ts';

test.each([
  ['Harvey Norman', 'a death. "sure new one is 400 in Harvey Norman"', '400'],
  ['Ikea', 'They say "Ikea does one for £129"', '£129'],
  ['Specsavers', '"it is €99 at Specsavers"', '€99'],
  ['ร้านในห้าง', 'ลูกค้าบอก "ร้านในห้าง 590 เอง"', '590'],
  // By how much, how many, and sums of something else.
  ['Ikea', '"Ikea is £40 cheaper"', ''],
  ['Ikea', 'they bought 2 from Ikea', ''],
  ['Ikea', '"what if Ikea closes", they ask for 300 chairs', ''],
  ['Amazon', 'Amazon pays 900 more', ''],
  ['', 'one is 400', ''],
])('%s: %s', (name, answer, price) => expect(heardPrice(name, [answer])).toBe(price));
