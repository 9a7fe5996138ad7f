import { expect, test } from 'vitest';
import { planOf, said } from '../plans.ts';

test.each([
  ['a bag and tons', 'ขายให้ได้เดือนละ 4 ตัน ตอนนี้ 1.5 ตัน', '5 กก. 420 บาท / 1 กก. 95', 'ลูกค้าเก่าซื้อซ้ำทุก 6 สัปดาห์'],
  ['a jar and kilos', 'ขายให้ได้เดือนละ 300 กก. ตอนนี้ 100 กก.', 'กระปุกละ 180 บาท', ''],
])('of %s nothing is said of worth', (_, specificObjectives, startingPrice, currentChallenges) => {
  const plan = planOf(
    {
      productService: 'ข้าวฮางงอก',
      specificObjectives,
      startingPrice,
      currentChallenges,
      marketingMediaBudget: '90,000 บาท 3 เดือน',
    },
    'th',
  );
  expect(said(plan).filter((text) => /คิดเป็นเงิน/u.test(text))).toEqual([]);
});

test('a price of a bag is worth for bags', () => {
  const plan = planOf(
    {
      productService: 'ข้าวฮางงอก',
      specificObjectives: 'ขายให้ได้เดือนละ 400 ถุง ตอนนี้ 150 ถุง',
      startingPrice: 'ถุงละ 420 บาท',
      marketingMediaBudget: '90,000 บาท 3 เดือน',
    },
    'th',
  );
  expect(said(plan).some((text) => /คิดเป็นเงิน/u.test(text))).toBe(true);
});

test.each([
  ['ขายให้ได้เดือนละ 4 ตัน ตอนนี้ 1.5 ตัน', 'เฟซบุ๊ก 6,000 บาท ได้ 60 ออเดอร์'],
  ['ขายเพิ่มเดือนละ 500 กก.', 'Shopee ads 9,000 บาท ได้ 150 ออเดอร์ เฟซบุ๊ก 6,000 ได้ 60'],
])('what an order costs is no cost of a ton: %s', (specificObjectives, onlineAdIssues) => {
  const plan = planOf(
    {
      productService: 'ข้าวฮางงอก',
      specificObjectives,
      onlineAdIssues,
      startingPrice: '5 กก. 420 บาท',
      marketingMediaBudget: '90,000 บาท 3 เดือน',
      advertisingChannels: ['facebook-ads', 'tiktok-ads'],
    },
    'th',
  );
  expect(
    said(plan).filter((text) =>
      /(?:ตัน|กก\.?)(?:ละ)? ?(?:ใช้ค่าสื่อ )?(?:60|100) บาท|ได้(?:เดือนละ )?\s?[\d,]{3,} (?:ตัน|กก)/u.test(text),
    ),
  ).toEqual([]);
});

test('beside the cost of a channel that is not chosen the told cost of the chosen one is used', () => {
  const plan = planOf(
    {
      productService: 'ข้าวฮางงอก',
      specificObjectives: 'ขายให้ได้เดือนละ 4 ตัน ตอนนี้ 1.5 ตัน',
      onlineAdIssues: 'Shopee ads 9,000 บาท ได้ 150 ออเดอร์ เฟซบุ๊ก 6,000 ได้ 60',
      startingPrice: '5 กก. 420 บาท',
      marketingMediaBudget: '90,000 บาท 3 เดือน',
      advertisingChannels: ['facebook-ads', 'tiktok-ads'],
    },
    'th',
  );
  const costs = said(plan).filter((text) => /ออเดอร์/u.test(text));
  expect(costs.some((text) => text.includes('100 บาท'))).toBe(true);
  expect(costs.filter((text) => /(?<!\d)60 บาท/u.test(text))).toEqual([]);
});
