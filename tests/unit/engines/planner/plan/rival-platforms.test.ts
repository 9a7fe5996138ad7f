import { expect, test } from 'vitest';
import {
  platformOfAddress,
  platformsIn,
} from '../../../../../src-worker/engines/planner/plan/rival-platforms.ts';
import { claimsIn } from '../../../../../src-worker/understanding/phrases/index.ts';
import { isBareWord } from '../../../../../src-worker/understanding/phrases/fragments.ts';

test.each([
  ['https://shopee.co.th/mrdome', ['Shopee']],
  ['www.lazada.co.th/shop/x', ['Lazada']],
  ['https://www.ebay.co.uk/str/sealshack', ['eBay']],
  ['facebook.com/shop', ['Facebook']],
  ['https://shopeefans.example', []],
  ['', []],
])('%s', (address, platforms) => expect(platformOfAddress(address)).toEqual(platforms));

test('a platform that is denied is none', () => {
  expect(platformsIn('no IG')).toEqual([]);
  expect(platformsIn('big on IG')).toEqual(['Instagram']);
});

test('one word of a rival goes with what it belongs to, and says less than a phrase', () => {
  expect(claimsIn('Large, also brick and stone', 'rivalgood').map(({ words }) => words)).toEqual([
    'Large, also brick and stone',
  ]);
  expect(['slow', 'ถูก', 'calls back late', 'รอคิวนาน'].map(isBareWord)).toEqual([true, true, false, false]);
});
