/** Who is asked for no review and no story. */
import { describe, expect, test } from 'vitest';
import { planOf, said, type Answers } from '../plans.ts';

const REVIEW = /ask[^.]{0,30} review|shows one review|for a review|ขอรีวิว|รีวิวจริง/iu;
const asks = (answers: Answers, language: 'en' | 'th' = 'en'): string[] =>
  said(planOf(answers, language)).filter((text) => REVIEW.test(text));

describe('nobody is asked for a review', () => {
  test.each<[string, Answers, 'en' | 'th']>([
    ['who mourns', { productService: 'Scattering of ashes at sea, boat and captain' }, 'en'],
    ['who mourns', { productService: 'เรือลอยอังคาร มีพิธีกร ดอกไม้ครบ' }, 'th'],
    ['who is dying', { productService: 'End of life doula, sitting with the dying at home' }, 'en'],
    ['who is dying', { productService: 'Hospice nurses at home' }, 'en'],
    ['who is dying', { productService: 'ดูแลผู้ป่วยระยะท้ายที่บ้าน' }, 'th'],
    ['after a death', { productService: 'Cleaning after a death in a flat' }, 'en'],
    ['who is ill', { productService: 'Urgent care, flu tests' }, 'en'],
    ['who is ill', { productService: 'Day club for people with dementia' }, 'en'],
    ['who is ill', { productService: 'Physiotherapy for knees', strengths: '4.9 stars, 800 reviews' }, 'en'],
    ['who is ill', { productService: 'คลินิกกายภาพบำบัดเข่า', strengths: 'รีวิว 4.9 ดาว' }, 'th'],
    ['who is ill', { productService: 'Counselling for couples' }, 'en'],
    ['under NDA', { productService: 'Bird control', currentChallenges: "We've NDAs with nearly all." }, 'en'],
    [
      'under NDA',
      { productService: 'Conveyor belts', currentChallenges: 'Do not name any factory we supply' },
      'en',
    ],
    ['under NDA', { productService: 'พาเลทไม้', currentChallenges: 'ห้ามใส่ชื่อลูกค้าเรา' }, 'th'],
  ])('%s', (_, answers, language) => expect(asks(answers, language)).toEqual([]));
});

describe('others are', () => {
  test.each<[string, Answers, 'en' | 'th']>([
    ['a plumber', { productService: 'Plumbing repairs at home', strengths: '4.8 stars on Google' }, 'en'],
    [
      'a vet',
      { productService: 'Mobile vet for cats and dogs, vaccination', strengths: '4.8 stars on Google' },
      'en',
    ],
    ['ช่างแอร์', { productService: 'ล้างแอร์ซ่อมแอร์ถึงบ้าน', strengths: 'รีวิว 4.9 ดาว' }, 'th'],
    [
      'a joiner',
      { productService: 'Oak stairs', strengths: '4.8 stars on Google', currentChallenges: 'No jokes' },
      'en',
    ],
  ])('%s', (_, answers, language) => expect(asks(answers, language).length).toBeGreaterThan(0));
});

test('a review of counts is no rating', () =>
  expect(
    said(planOf({ productService: 'Pest control', strengths: 'Review of the counts every quarter' })).join(
      '\n',
    ),
  ).not.toContain('shows one review'));

describe('whether likes are paid for', () => {
  const deck = (answers: Answers): string =>
    said(
      planOf({ productService: 'Sofas made to measure', advertisingChannels: ['facebook-ads'], ...answers }),
    ).join('\n');
  test.each(['We boost posts, KES 210 per chat', 'Boosting brings chats at $4 each, few orders'])(
    '%s: no',
    (onlineAdIssues) => expect(deck({ onlineAdIssues })).not.toMatch(/not (?:for )?likes/iu),
  );
  test('likes are named', () =>
    expect(deck({ onlineAdIssues: 'Boosted posts get likes and few orders' })).toMatch(
      /not (?:for )?likes/iu,
    ));
});

test('nobody is named on a page who may not be', () => {
  const answers = {
    productService: 'Night vans for call centres',
    currentChallenges: 'Do not name our clients',
  };
  expect(said(planOf(answers)).join('\n')).not.toContain('Post one real');
});

describe('of a death nobody speaks as of a moment to sell in', () => {
  const told: Answers = {
    productService: 'Aquamation of pets, ashes back the next day',
    additionalDemographics: 'Triggers: the vet calls, the old dog will not eat, they come home from holiday',
  };
  test('none is told anywhere but where it begins', () => {
    const plan = planOf({ ...told, productService: 'Burials and funerals for families of the parish' }, 'en');
    expect(plan.buyers.moment).toBeDefined();
    expect(plan.buyers.occasions).toEqual([]);
  });
  test('others are', () =>
    expect(
      planOf({ ...told, productService: 'Holiday boarding for dogs' }, 'en').buyers.occasions.length,
    ).toBe(3));
});
