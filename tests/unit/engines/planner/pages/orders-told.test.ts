/** A goal in pieces of which an order holds several: the deck says how many orders that is, and what a piece costs. */
import { expect, test } from 'vitest';
import { planOf, said } from '../plans.ts';

test.each([
  [
    'en',
    {
      startingPrice: '$30 per sack. usual order 4 sacks',
      onlineAdIssues: '$6 per inquiry, 10% of inquiries order',
      specificObjectives: '140 sacks a month, 300 by end of April',
      marketingMediaBudget: '$3,000 a month for 4 months',
    },
    /order holds 4 sacks, so 160 more sacks a month are 40 orders a month\. One sack takes \$15 of media/u,
    /40 more sacks|bookings?(?![a-z])/u,
  ],
  [
    'th',
    {
      startingPrice: 'เส้นละ 3,000 บาท',
      onlineAdIssues: 'แอดทักถามราคา 30 บาท มาใส่ 20 ใน 100 คน เฉลี่ยคันละ 3 เส้น',
      specificObjectives: '900 เส้นต่อเดือน จาก 600',
      marketingMediaBudget: '24,000 บาทต่อเดือน 3 เดือน',
    },
    /เฉลี่ย 3 เส้น .*300 เส้น .*100.* ค่าสื่อตกเส้นละ 50 บาท/u,
    /อีกเดือนละ 100 เส้น/u,
  ],
] as const)('%s', (language, answers, told, never) => {
  const texts = said(planOf(answers, language));
  expect(texts.filter((text) => told.test(text))).not.toEqual([]);
  expect(texts.filter((text) => never.test(text))).toEqual([]);
});

test('media is set beside what a buyer takes at once, and beside no single piece', () => {
  const texts = said(
    planOf({
      startingPrice: '$32 per bag. one farmer takes 8 bags',
      onlineAdIssues: 'Call costs $3 from Facebook. 12 of 100 calls pay deposit',
      specificObjectives: '4,200 bags last season, 7,000 bags by 20 March',
      marketingMediaBudget: '$9,000 a month',
    }),
  );
  expect(texts.filter((text) => /(?:9\.8|10)% of what it brings/u.test(text))).not.toEqual([]);
  expect(texts.filter((text) => text.includes('$11,200') || /78% of/u.test(text))).toEqual([]);
});
