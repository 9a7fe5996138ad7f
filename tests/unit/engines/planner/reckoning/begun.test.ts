/** A cost stands on its own step: of what is begun, of what the goal counts by another name, of what is sold. */
import { expect, test } from 'vitest';
import {
  goalHeadline,
  meaningHeadline,
} from '../../../../../src-worker/engines/planner/pages/reckoned/headlines.ts';
import { planOf, type Answers } from '../plans.ts';

const school: Answers = {
  companyName: 'Concourse School',
  productService: 'free public school with a lottery',
  advertisingChannels: ['facebook-ads'],
  marketingMediaBudget: '$7,400 Jan 4 - Mar 31',
  specificObjectives: '900 applications for 78 seats (431 last yr)',
  hasOnlineAdExperience: 'yes',
};
const chain = (answers: Answers): [string, number][] =>
  planOf(answers).reckoning.chain.steps.map(({ name, cost }) => [
    name,
    Math.round((cost?.value ?? 0) * 100) / 100,
  ]);

test.each([
  'FB $6.10 per application started, 71% finish',
  'FB $6.10 per application started, 71% finish; 48% of those offered a seat register',
  'FB $6.10 for each application begun, 71% of them submit',
])('%s', (onlineAdIssues) => {
  expect(chain({ ...school, onlineAdIssues })).toEqual([
    ['started application', 6.1],
    ['finished application', 8.59],
  ]);
  expect(goalHeadline(planOf({ ...school, onlineAdIssues }))).toContain('861 applications');
});

test('what is counted where the goal begins is what the goal counts', () =>
  expect(
    planOf({
      productService: 'gift boxes by post',
      startingPrice: '$41 a box',
      advertisingChannels: ['facebook-ads'],
      marketingMediaBudget: '$3,800 for six weeks',
      hasOnlineAdExperience: 'yes',
      onlineAdIssues: 'Last year we spent $2,350 on Facebook and sold 512 boxes online',
      specificObjectives: '900 boxes shipped (512 last year)',
    }).reckoning.main?.costToday?.value,
  ).toBeCloseTo(4.59)); // prettier-ignore

test('who sells surveys counts sales', () =>
  expect(
    planOf({
      productService: 'asbestos surveys for landlords',
      heroProduct: 'management survey',
      startingPrice: '£285 a survey',
      advertisingChannels: ['google-ads'],
      marketingMediaBudget: '£900 a month',
      hasOnlineAdExperience: 'yes',
      onlineAdIssues: 'Google, 12 months: spent £8,950, got 512 calls, quoted 390, won 203',
      specificObjectives: 'from 17 to 28 surveys a month',
    }).reckoning.main?.costToday?.value,
  ).toBeCloseTo(44.09)); // prettier-ignore

test('a cost that is known is not to be measured first', () => {
  const plan = planOf({
    productService: 'school trips to the farm',
    startingPrice: '€21 a pupil',
    advertisingChannels: ['google-ads'],
    marketingMediaBudget: '€8,000',
    hasOnlineAdExperience: 'yes',
    onlineAdIssues: 'Google ads: €26 a call.',
    specificObjectives: 'from 12 to 34 trips',
  });
  expect(meaningHeadline(plan)).toBe('A call costs €26 in media today. Next we count what one trip costs.');
});
