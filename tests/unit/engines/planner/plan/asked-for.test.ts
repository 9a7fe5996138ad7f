/** What an advert asks for: a table where people eat, a place in a class, an order; 'Ask us' only where nothing surely fits. */
import { describe, expect, test } from 'vitest';
import { askedFor } from '../../../../../src-worker/engines/planner/plan/asked-for.ts';
import { copyOf } from '../../../../../src-worker/engines/planner/pages/draft-copy.ts';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { planOf, type Answers } from '../plans.ts';

const asked = (answers: Answers, language: 'en' | 'th' = 'en'): string | undefined => {
  const { r, journey } = planOf(answers, language);
  return askedFor(r, journey.close);
};

test.each([
  ['a restaurant fills tables', { productService: 'seafood restaurant, riverside, lunch and dinner', startingPrice: '$24 set menu', website: 'x.example' }, 'table'],
  ['a class has places', { productService: 'maths tutoring course in small groups, 10 lessons', startingPrice: '$385 for 10 lessons' }, 'place'],
  ['a sample is sent first', { productService: 'packed staff lunches for offices', strengths: 'Hot at noon. Free sample box for any office', startingPrice: '$6 a pack', targetDemographics: 'Office managers of companies' }, 'sample'],
  ['somebody comes and looks for nothing', { productService: 'garden rooms built in four weeks', strengths: 'Free site survey within ten miles', startingPrice: 'from £14,000' }, 'look'],
  ['somebody comes and looks, as the client counts', { productService: 'solar panels, supply and installation', onlineAdIssues: '$96 an enquiry. 8 enquiries = 3 site visits, one signs', startingPrice: 'from $48,500' }, 'visit'],
  ['what is bought by the post is no sample of ours', { productService: 'dog treats', heroProduct: 'Sample pack of 3', startingPrice: '$12 post free' }, undefined],
  ['what a rival gives is no step of ours', { productService: 'garden rooms built in four weeks', strengths: 'No free site survey', startingPrice: 'from £14,000' }, undefined],
  ['a wedding barn lends no table', { productService: 'stone barn wedding venue, 140 guests', startingPrice: '$9,500' }, undefined],
] as const)('%s', (_, answers, expected) => expect(asked(answers)).toBe(expected)); // prettier-ignore
test('ร้านอาหารชวนจองโต๊ะ', () =>
  expect(
    asked(
      { productService: 'ร้านอาหารทะเล กุ้งเผา', startingPrice: 'หัวละ 420 บาท', website: 'x.example' },
      'th',
    ),
  ).toBe('table'));

describe('a first reply asks for what the customer has not said', () => {
  test.each([
    ['en', { productService: 'we do this and that', startingPrice: '$90' }, 'What would you like to know?'],
    ['th', { productService: 'รับทำหลายอย่าง', startingPrice: '900 บาท' }, 'อยากรู้เรื่องไหนเพิ่ม'],
  ] as const)('%s', (language, answers, never) => {
    const plan = planOf(answers, language);
    expect(copyOf(plan).next).not.toBe(never);
  });
});

test('Thai copy reads as one text, and a sum says that it is the price', () => {
  const plan = planOf(
    {
      companyName: 'เกลี้ยงเกลา',
      productService: 'เซรั่มผมหนา',
      strengths: 'ไม่มีมินอกซิดิล, มีใบทดสอบแพ้ผิว',
      startingPrice: '690',
      advertisingChannels: ['facebook-ads'],
      marketingMediaBudget: 'เดือนละ 30,000 บาท 3 เดือน',
    },
    'th',
  );
  const text = draftsOf(plan)
    .filter(({ kind }) => kind === 'post')
    .map((draft) => draft.text ?? '')
    .join('\n');
  expect(text).not.toContain(' · ');
  expect(text).toContain('ราคา 690 บาท');
});

test('a truck is ordered by no button, and a home is seen before any paper is asked for', () => {
  expect(asked({ productService: 'used trucks 1-4 years old', startingPrice: '$28,000', website: 'x.example' })).toBeUndefined(); // prettier-ignore
  expect(planOf({ productService: 'dementia nursing home, residential care beds', startingPrice: '£1,390 per week', strengths: 'apply with the social worker, application forms' }).r.way).not.toBe('application'); // prettier-ignore
});
test('a ring that is given on a trip is needed for none', () =>
  expect(planOf({ productService: 'custom engagement rings', additionalDemographics: 'He has a date in mind (trip, Christmas eve)' }).buyers.moment?.id).not.toBe('trip')); // prettier-ignore
