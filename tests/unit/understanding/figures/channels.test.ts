/** Of which channel a figure is told. */
import { describe, expect, test } from 'vitest';
import { channelsAt } from '../../../../src-worker/understanding/figures/channels.ts';

const of = (text: string, figure: string): string[] => {
  const start = text.indexOf(figure);
  return channelsAt(text, { start, end: start + figure.length });
};

describe('a figure is told of', () => {
  test.each([
    ['Google clicks cost £5.50 and 4% ask', '4%', ['google-ads']],
    ['£6.40 a click on Google, Facebook not tried', '£6.40', ['google-ads']],
    ['LinkedIn leads £95 each, 1 in 10 books, from Google it is 1 in 4', '1 in 10', ['linkedin-ads']],
    ['LinkedIn leads £95 each, 1 in 10 books, from Google it is 1 in 4', '1 in 4', ['google-ads']],
    ['Facebook and Instagram ads bring leads at $12', '$12', ['facebook-ads', 'instagram-ads']],
    ['Meta trials cost us $38 each', '$38', ['facebook-ads', 'instagram-ads']],
    ['ยิงเฟซ คนทัก 55 บาท/ทัก ปิดได้ 30%', '30%', ['facebook-ads']],
    ['กูเกิลคลิกละ 16 บาท โทร 8% เฟซบุ๊กทักละ 70', '70', ['facebook-ads']],
    ['กูเกิลคลิกละ 16 บาท โทร 8% เฟซบุ๊กทักละ 70', '8%', ['google-ads']],
    ['A lead costs £30', '£30', []],
    ['We tried Facebook. It was slow. A lead costs £30. ', '£30', []],
    ['We research before we buy; a visit costs $4', '$4', []],
  ])('%s: %s', (text, figure, channels) => expect(of(text, figure).toSorted()).toEqual(channels));
});
