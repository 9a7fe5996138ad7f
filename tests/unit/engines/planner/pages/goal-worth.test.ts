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
