/** The client's own division of its money. */
import { expect, test } from 'vitest';
import { splitIn } from '../../../../src-worker/understanding/answers/budget-split.ts';

test.each([
  [
    '60K ต่อเดือน (Shopee 60% Lazada 20% FB 20%)',
    [
      ['shopee-ads', 60],
      ['lazada-ads', 20],
      ['facebook-ads', 20],
    ],
  ],
  [
    'Google 30k + LinkedIn 15k per month, 5 months from Jan',
    [
      ['google-ads', 30_000],
      ['linkedin-ads', 15_000],
    ],
  ],
  [
    'Facebook 600, Google 400',
    [
      ['facebook-ads', 600],
      ['google-ads', 400],
    ],
  ],
  ['Facebook 600 leads, Google 400 clicks', undefined],
  ['Facebook 2,000 clicks, Google 1,400 clicks', undefined],
  ['FB 3, Google 2', undefined],
  ['$2k a month, $500 of it kept for facebook', undefined],
  ['Google and Facebook, $2,000', undefined],
])('%s', (budget, parts) => {
  const split = splitIn(budget);
  expect(split && [...split]).toEqual(parts);
});
