/** What the client does for those who buy, and what it tells in passing that can be made use of. */
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../../../src-worker/engines/planner/plan/chances.ts';
import { deedsOf } from '../../../../../src-worker/engines/planner/plan/deeds.ts';
import { dueDayOf } from '../../../../../src-worker/engines/planner/plan/due-day.ts';
import { paidBackOf } from '../../../../../src-worker/engines/planner/plan/paid-back.ts';
import { planOf } from '../plans.ts';

describe('what is done is known by its kind', () => {
  test.each<[string, string, string, string]>([
    [
      'strengths',
      'Bikes collected from any office free of charge',
      'free',
      'Bikes collected from any office free of charge',
    ],
    ['strengths', 'Dent-free finish, painted by hand', '', ''],
    ['strengths', 'We work with gluten free flour only', '', ''],
    [
      'afterSalesService',
      'If a seam opens we sew it again free',
      'promise',
      'If a seam opens we sew it again free',
    ],
    ['afterSalesService', 'We text pictures of each stage', 'sent', 'We text pictures of each stage'],
    ['strengths', '4.9 stars from 320 reviews', 'proof', '4.9 stars from 320 reviews'],
    ['strengths', 'รับส่งฟรีในรัศมี 5 กม.', 'free', 'รับส่งฟรีในรัศมี 5 กม.'],
    ['afterSalesService', 'ถ้าเครื่องยังไม่เย็น ล้างใหม่ให้ฟรี', 'promise', 'ถ้าเครื่องยังไม่เย็น ล้างใหม่ให้ฟรี'],
  ])('%s: %s', (field, told, kind, words) => {
    const found = deedsOf(planOf({ productService: 'Bicycle repairs', [field]: told }).r)
      .filter((deed) => deed.kind !== 'other')
      .map((deed) => [deed.kind, deed.words]);
    expect(found).toEqual(kind === '' ? [] : [[kind, words]]);
  });
});

describe('what is told in passing', () => {
  test.each([
    [
      'currentChallenges',
      'Weekends are full. Tuesday mornings are empty.',
      'quiet',
      'Tuesday mornings are empty',
    ],
    ['onlineAdIssues', 'In February the vans sit', 'quiet', 'In February the vans sit'],
    ['currentChallenges', 'เสาร์อาทิตย์เต็ม วันธรรมดาว่างเยอะ', 'quiet', 'วันธรรมดาว่างเยอะ'],
    ['currentChallenges', 'The market is quiet', 'quiet', undefined],
    [
      'targetDemographics',
      'Students at two colleges; grandparents buy it as a present too',
      'giver',
      'grandparents buy it as a present too',
    ],
    ['targetDemographics', 'Parents buy it for the school run', 'giver', undefined],
    [
      'additionalDemographics',
      'The vet tells them to come to us',
      'sender',
      'The vet tells them to come to us',
    ],
    ['additionalDemographics', 'หมอประจำบ้านแนะนำให้มา', 'sender', 'หมอประจำบ้านแนะนำให้มา'],
    [
      'additionalDemographics',
      'New owners do not know it has to be emptied',
      'unknowing',
      'New owners do not know it has to be emptied',
    ],
    ['additionalDemographics', 'We do not know who they are', 'unknowing', undefined],
    [
      'additionalDemographics',
      'They order between 9 and 11 at night',
      'hours',
      'They order between 9 and 11 at night',
    ],
    // Then all is taken.
    ['currentChallenges', '2 rooms, 3 therapists. Evenings book out', 'hours', undefined],
    ['currentChallenges', 'Friday nights are booked up', 'hours', undefined],
    ['currentChallenges', 'ตอนเย็นคนโทรเยอะ คิวเต็มตลอด', 'hours', undefined],
  ] as const)('%s: %s', (field, told, kind, words) => {
    const { r } = planOf({ productService: 'Repairs of garden tools', [field]: told });
    expect(chancesOf(r)[kind]?.words).toBe(words);
  });
});

describe('a day that buyers must keep', () => {
  const CAKES = {
    productService: 'Cakes for school fairs, made to order',
    marketingMediaBudget: '£3,000 from May to September',
  };
  test('an order is in time until so many working days before it', () => {
    const due = dueDayOf(
      planOf({
        ...CAKES,
        strengths: 'Ready in 3 working days',
        whyNeedNow: 'Parents must have it by 31 August',
      }),
    );
    expect(due?.day.getUTCDate()).toBe(31);
    expect(due?.order?.isWorking).toBe(true);
    expect([0, 6]).not.toContain(due?.order?.day.getUTCDay());
  });
  test.each(['Our grant ends on 31 August', 'Business is slow', 'We move on 3 July'])(
    '%s: none',
    (whyNeedNow) => expect(dueDayOf(planOf({ ...CAKES, whyNeedNow }))).toBeUndefined(),
  );
  test.each([
    ['got an aeropress for Christmas', undefined],
    ['cakes ordered before Christmas', 25],
  ])('what came on a day is no deadline: %s', (triggers, day) =>
    expect(dueDayOf(planOf({ ...CAKES, marketingMediaBudget: '£3,000 from October to December', additionalDemographics: `Triggers: ${triggers}` }))?.day.getUTCDate()).toBe(day)); // prettier-ignore
});

describe('what is done instead costs something each time', () => {
  const COVER = { productService: 'Rain covers for cello cases, sold online', heroProduct: 'The cover' };
  const rival = (name: string, weaknesses: string) => [[name, '', weaknesses]] as const;
  test.each<[string, string, string, number | undefined]>([
    ['€189', 'Taxi', '18 euro each time', 11],
    ['€189', 'Taxi', '18 euro', undefined],
    ['€189', 'Rain & Co', '18 euro each time', undefined],
    ['€9 a month', 'Taxi', '18 euro each time', undefined],
  ])('%s beside %s: %s', (startingPrice, name, weaknesses, times) => {
    const { r } = planOf({ ...COVER, startingPrice, rivals: rival(name, weaknesses) });
    expect(paidBackOf(r)?.times).toBe(times);
  });
});
