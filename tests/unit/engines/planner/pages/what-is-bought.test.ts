/** Pages 8, 14, 16 and 17 name what the campaigns of page 15 can show and whom they can reach. */
import { expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf, type Answers } from '../plans.ts';

const LAWYER: Answers = {
  companyName: 'Pike',
  productService: 'Personal injury lawyer for car crashes',
  marketingMediaBudget: '$9,000 a month',
  marketingObjectives: ['lead-generation'],
  advertisingChannels: ['google-ads'],
  targetDemographics: 'People of 65 to 88',
  geographicLocation: 'Tampa',
};
const page = (type: keyof typeof WRITERS, answers: Answers, language: 'en' | 'th' = 'en'): string =>
  JSON.stringify(WRITERS[type](planOf(answers, language)).output);

test.each(['customer-journey', 'content-strategy', 'campaign-structure', 'audience-mapping'] as const)(
  'where searches alone are bought nothing social is named: %s',
  (type) => {
    expect(page('media-direction', { ...LAWYER, marketingMediaBudget: '$900 a month' })).not.toMatch(
      /YouTube|Performance Max/u,
    );
    expect(page(type, { ...LAWYER, marketingMediaBudget: '$900 a month' })).not.toMatch(
      /Watched half|Wrote or reacted|YouTube|Short video|Performance Max|Post with|One-step|Website visitors/u,
    );
  },
);

test('no list of those who bought is given where that tells something private of them', () => {
  const on: Answers = { ...LAWYER, advertisingChannels: ['facebook-ads'] };
  expect(page('audience-mapping', on)).toMatch(/no list of .* is uploaded/u);
  const kayaks: Answers = { ...on, productService: 'Kayak hire by the hour' };
  expect(
    page('audience-mapping', { ...kayaks, strengths: '1,400 past customers on our email list' }),
  ).toContain('Lookalike from our own list');
  // A list that nobody tells of may be too short for any.
  expect(page('audience-mapping', kayaks)).not.toContain('Lookalike from');
});

test('firms have no job title', () => {
  const on: Answers = {
    ...LAWYER,
    advertisingChannels: ['linkedin-ads'],
    productService: 'Rooms for meetings',
  };
  const of = (targetDemographics: string): string => page('audience-mapping', { ...on, targetDemographics });
  expect(of('HR managers, office managers')).toContain('Job titles: ');
  expect(of('law offices, hospital departments')).toContain('Industry, job function and seniority that fit ');
});
