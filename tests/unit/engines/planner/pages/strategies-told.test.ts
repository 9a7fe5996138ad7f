/** Page 13: what the client tells comes before what any client could do. */
import { expect, test } from 'vitest';
import { makeStrategies } from '../../../../../src-worker/engines/planner/pages/strategies.ts';
import { planOf, type Answers } from '../plans.ts';

const page = (answers: Answers, language: 'en' | 'th' = 'en'): string =>
  makeStrategies(planOf(answers, language))
    .map(({ title, rationale, hints }) => [title, rationale, ...hints].join('\n'))
    .join('\n');

const TUTOR: Answers = {
  productService: 'Maths tuition for GCSE',
  strengths: 'Same tutor every week, free first lesson',
  targetDemographics: 'Parents of teenagers',
};
test.each([
  ['a season is a move of its own', { whyNeedNow: 'New term 18 January' }, '“New term 18 January”'],
  [
    'what presses the client is none',
    { whyNeedNow: 'two tutors sit idle and the rent is due' },
    'Run one ad at the time',
    true,
  ],
  [
    'one asks and another pays',
    { additionalDemographics: 'Mum books, dad signs the payment plan' },
    '“Mum books, dad signs the payment plan”',
  ],
  ['one alone decides', { additionalDemographics: 'Mum books' }, 'Give them one page', true],
] as readonly [string, Answers, string, true?][])('%s', (_, answers, words, isAbsent) =>
  expect(page({ ...TUTOR, ...answers }).includes(words)).toBe(isAbsent !== true),
);

test('in Thai the times that are asked for are filled first', () =>
  expect(
    page(
      {
        productService: 'คลินิกตรวจสิวกับหมอผิวหนัง กดสิว',
        currentChallenges: 'หมอมีคนเดียว เสาร์อาทิตย์เต็มแล้ว อยากได้วันธรรมดา',
      },
      'th',
    ),
  ).toContain('หาคนมาวันธรรมดาก่อน'));

const LEADS: Answers = {
  ...TUTOR,
  marketingMediaBudget: '£1,000 a month for 4 months',
  advertisingChannels: ['facebook-ads'],
};
test('far more than enough go on already: no rate is to rise', () => {
  const told: Answers = {
    ...LEADS,
    onlineAdIssues: 'leads cost £5, 20% of leads enrol',
    marketingObjectives: ['lead-generation'],
  };
  expect(page({ ...told, specificObjectives: '40 students in 4 months' })).not.toContain('Turn more');
  expect(page({ ...told, specificObjectives: '150 students in 4 months' })).toContain('Turn more');
});
test('nobody is called back who does not ring', () => {
  const told: Answers = {
    ...LEADS,
    onlineAdIssues: 'leads cost £5, 20% of leads enrol',
    marketingObjectives: ['lead-generation'],
    specificObjectives: '150 students in 4 months',
  };
  expect(page(told)).not.toMatch(/Call back|in the form/u);
  expect(page({ ...told, onlineAdIssues: 'form leads cost £5, we call them, 20% of leads enrol' })).toMatch(
    /Call back within the hour[^]*in the form/u,
  );
});
test.each([
  'ยิงมาทุกแพลตฟอร์ม ทักละ 40 บาท ปิดได้ 20%',
  'leads cost £5, some form of discount is asked for, 20% of leads enrol',
])('%s: tells of no form', (onlineAdIssues) =>
  expect(
    page({ ...LEADS, onlineAdIssues, marketingObjectives: ['lead-generation'], specificObjectives: '150 students in 4 months' }), // prettier-ignore
  ).not.toMatch(/in the form|ในฟอร์ม/u),
);
test('an event that is still ahead or in another year is not over', () => {
  const at = (whyNeedNow: string): string => page({ ...TUTOR, whyNeedNow });
  expect(at('A new law from 1 January 2028')).toContain('2028');
  expect(at('The law of March 2024')).not.toContain('2024');
});
test('families are no names on a list', () => {
  const hall: Answers = {
    productService: 'Banquet hall for company events and weddings',
    targetGroup: 'B2B',
  };
  expect(page({ ...hall, targetDemographics: 'HR managers' })).toContain('each by name');
  expect(page({ ...hall, targetDemographics: 'Families for engagement parties' })).not.toContain(
    'each by name',
  );
  expect(page({ ...hall, targetDemographics: "Buyers of children's clothing stores" })).toContain(
    'each by name',
  );
});

test('what sets them looking is no place where we lose them', () => {
  const plough = { productService: 'Driveway ploughing', targetDemographics: 'Home owners' };
  expect(page({ ...plough, additionalDemographics: 'snowblower died, plow guy ghosted' })).not.toContain(
    'Mend the place',
  );
  expect(page({ ...plough, onlineAdIssues: '1 of 3 drops off the car' })).not.toContain('Mend the place');
  expect(page({ ...plough, onlineAdIssues: 'bookings cost $21, 5% no show' })).not.toContain(
    'Mend the place',
  );
  expect(page({ ...plough, onlineAdIssues: 'bookings cost $21, 19% dont turn up' })).toContain(
    'Mend the place',
  );
});
