/** What rules say of telling prices, and which price they leave. */
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { forbidsPrices, mayTellPrice } from '../../../../src-worker/understanding/answers/price-rules.ts';

const rule = (quote: string): Rule[] => [
  {
    kind: 'topic',
    quote,
    terms: [],
    path: 'competitiveAnalysis.additionalNotes',
    span: { start: 0, end: quote.length },
  },
];

describe('no price is told', () => {
  test.each([
    'No prices in ads',
    "Don't put our trade price anywhere public",
    'Keep prices off the ads',
    'Price must not be shown before the survey',
    'ไม่ให้ลงราคา',
    'ราคาไม่ต้องใส่ในแอด',
    'ห้ามบอกราคาในโพสต์',
  ])('%s', (quote) => {
    expect(forbidsPrices(rule(quote))).toBe(true);
    expect(mayTellPrice(rule(quote), '£40 a night')).toBe(false);
  });
});

describe('how low it is, or what is in it, is another thing', () => {
  test.each([
    'Never compete on price',
    'no price-matching',
    'Never undercut the shops on price',
    'Prices always incl. VAT',
    'ไม่ลดราคาแข่งตลาดไท',
    'ไม่แข่งราคา',
    'ห้ามลดราคาช่วงท้าย',
  ])('%s', (quote) => {
    expect(forbidsPrices(rule(quote))).toBe(false);
    expect(mayTellPrice(rule(quote), '£40 a night')).toBe(true);
  });
});

test.each([
  ['Never show a price a parent would see other than RRP $39', 'NZ$19.50 each wholesale, RRP $39', false],
  ['Never show a price a parent would see other than RRP $39', 'RRP $39', true],
  ['No price in posts except £60', '£60', true],
  ['No price in posts except £60', '£48', false],
  ['ห้ามโชว์ราคา 385 ในโฆษณา', 'เริ่ม 420 บาท/ตัว', true],
  ['ห้ามโชว์ราคา 385 ในโฆษณา', 'เริ่ม 420 บาท/ตัว สั่งเกิน 500 ตัว 385', false],
  ['ห้ามลงราคาในโพสต์ ยกเว้น 900 บาท', '900 บาท', true],
  ['ห้ามลงราคาในโพสต์ ยกเว้น 900 บาท', 'ส่ง 650 บาท', false],
])('%s: %s', (quote, words, expected) => {
  expect(mayTellPrice(rule(quote), words)).toBe(expected);
  expect(forbidsPrices(rule(quote))).toBe(false);
});
