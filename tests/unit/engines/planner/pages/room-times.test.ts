/** When there is room and when none is left steers the media and the ideas. */
import { expect, test } from 'vitest';
import { planOf, said } from '../plans.ts';

test.each([
  [
    'en',
    'Evenings packed to February',
    'You wrote “Evenings packed to February”, so no ad asks for that time.',
  ],
  ['th', 'ช่วงเย็นเต็มด้วยเด็ก', 'คุณบอกว่า “ช่วงเย็นเต็มด้วยเด็ก” โฆษณาจึงไม่ชวนมาช่วงนั้น'],
] as const)('page 15 keeps the money from what is full: %s', (language, currentChallenges, expected) => {
  const plan = planOf(
    {
      currentChallenges,
      marketingMediaBudget: language === 'en' ? '$2,000 a month' : 'เดือนละ 20,000 บาท',
      advertisingChannels: ['facebook-ads'],
    },
    language,
  );
  expect(said(plan).filter((text) => text.includes(expected))).toHaveLength(1);
});

test('page 18 asks for the time that nobody takes', () => {
  const plan = planOf({
    whyNeedNow: 'Mon to Thu the hall is just lying empty',
    marketingMediaBudget: '$2,000 a month',
  });
  expect(said(plan).some((text) => text.includes('“Mon to Thu the hall is just lying empty”'))).toBe(true);
});
