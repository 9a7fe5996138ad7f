/** Of which channel a figure or a habit is told. */
import { describe, expect, test } from 'vitest';
import { boostsOn, channelsAt } from '../../../../src-worker/understanding/figures/channels.ts';

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
    [
      'Some Instagram and a bit of Linkedin last year, $34 for every enquiry',
      '$34',
      ['instagram-ads', 'linkedin-ads'],
    ],
    ['Facebook and a little bit of TikTok, £4 a lead', '£4', ['facebook-ads', 'tiktok-ads']],
    ['We boost on Instagram and people WhatsApp us, around KES 210 per chat', 'KES 210', ['instagram-ads']],
    ['Meta trials cost us $38 each', '$38', ['facebook-ads', 'instagram-ads']],
    ['ยิงเฟซ คนทัก 55 บาท/ทัก ปิดได้ 30%', '30%', ['facebook-ads']],
    ['กูเกิลคลิกละ 16 บาท โทร 8% เฟซบุ๊กทักละ 70', '70', ['facebook-ads']],
    ['กูเกิลคลิกละ 16 บาท โทร 8% เฟซบุ๊กทักละ 70', '8%', ['google-ads']],
    ['แอดติ๊กต่อกใบสมัครละ 150', '150', ['tiktok-ads']],
    ['ติดต่อกลับช้า ใบสมัครละ 150', '150', []],
    ['A lead costs £30', '£30', []],
    ['We tried Facebook. It was slow. A lead costs £30. ', '£30', []],
    ['We research before we buy; a visit costs $4', '$4', []],
  ])('%s: %s', (text, figure, channels) => expect(of(text, figure).toSorted()).toEqual(channels));
});

test.each<[string, 'facebook-ads' | 'instagram-ads', boolean]>([
  ['We boost on Instagram and people WhatsApp us', 'instagram-ads', true],
  ['We boost on Instagram and people WhatsApp us', 'facebook-ads', false],
  ['บูสต์โพสต์ในเฟซบุ๊กอาทิตย์ละครั้ง', 'facebook-ads', true],
  ['We boost a post now and then', 'facebook-ads', true],
  ['Never advertised', 'facebook-ads', false],
])('%s: on %s %s', (text, channel, expected) => expect(boostsOn(text, channel)).toBe(expected));
