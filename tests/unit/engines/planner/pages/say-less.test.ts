/** What says nothing is left out: each line here stood on every deck once. */
import { expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import type { Language } from '../../../../../src/shared/domain/options.ts';
import { planOf, said, type Answers } from '../plans.ts';

const POOLS: Answers = {
  companyName: 'Swan Pools',
  productService: 'Concrete pools, plunge pools, pool repairs',
  heroProduct: 'Plunge pool',
  startingPrice: '$48,000',
  strengths: 'Owner on site every Friday. Dug in nine days. Own tilers',
  keyMessage: 'Dig now, swim in summer',
  whyNeedNow: 'Winter slots are empty',
  targetDemographics: 'Homeowners with a garden in the suburbs',
  additionalDemographics: 'They start when neighbours got theirs. They say "it will take all summer"',
  geographicLocation: 'Perth',
  advertisingChannels: ['facebook-ads'],
  marketingMediaBudget: '$3,000 a month for 6 months',
  specificObjectives: '12 pools by 30 September 2027',
  marketingObjectives: ['lead-generation'],
  rivals: [
    ['Big Dig', 'display village', 'subcontractors dig'],
    ['Blue Hole', 'cheap shells', 'no repairs'],
  ],
};
const all = (answers: Answers = {}, language: Language = 'en'): string =>
  said(planOf({ ...POOLS, ...answers }, language)).join('\n');

test.each([
  'first picture shows it',
  'a first picture of its own',
  'No picture shows it',
  'describes its offer',
  'Your reason to start now',
  'is what we stand for\nServes',
  'Be seen at the moment',
  'Open every conversation',
  'They come for',
  'Beside it we have',
  'Beside it stands',
  'weak point of',
  'shows one thing',
  'So media need not',
  'So every ad makes',
  'You risk',
  'Where your ads lead today stays',
])('nobody reads “%s”', (words) => {
  expect(all()).not.toContain(words);
  expect(all({ hasOnlineAdExperience: 'yes', onlineAdIssues: 'likes, no calls' })).not.toContain(words);
});

test('a week less is told where a goal is near, and not where media is months away', () => {
  const late = (goal: string): unknown =>
    WRITERS.conclusion(planOf({ ...POOLS, specificObjectives: goal })).reckoned?.['ifLate'];
  expect(late('12 pools by 30 March 2027')).toBeDefined();
  expect(late('12 pools by 30 September 2027')).toBeUndefined();
  expect(late('2 pools a month')).toBeUndefined();
});

test('the offer is said plainly, the position once, and page 6 has it for the slide filter', () => {
  const plan = planOf(POOLS);
  const { output } = WRITERS['business-overview'](plan);
  expect(output['description']).toMatch(
    /^Swan Pools offers concrete pools, plunge pools and pool repairs\./u,
  );
  expect(WRITERS['market-channels-analysis'](plan).output['marketPosition']).not.toBe('');
});

test('a sentence of the client’s own stands as it is', () =>
  expect(
    WRITERS['business-overview'](
      planOf({
        ...POOLS,
        heroProduct: '',
        productService: 'We match growers with beekeepers and hold the payment',
      }),
    ).output['description'],
  ).toBe('We match growers with beekeepers and hold the payment.'));

test('where only searches are bought nothing is shared out and no film is told of', () => {
  const plan = planOf({
    ...POOLS,
    advertisingChannels: ['google-ads'],
    marketingMediaBudget: '$700 a month',
  });
  const { output, title } = WRITERS['content-strategy'](plan);
  expect(JSON.stringify(output['contentPillars'])).not.toContain('%');
  expect(title).not.toContain('%');
  expect(JSON.stringify(output['budgetNotes'])).not.toContain('Every film ends');
  expect(JSON.stringify(WRITERS['key-strategy'](plan).output)).not.toMatch(/Film the proof/u);
});

test('a chat is the strength of a channel where the sale is closed in one', () => {
  const strength = (answers: Answers): string =>
    JSON.stringify(
      WRITERS['market-channels-analysis'](planOf({ ...POOLS, ...answers })).output['channelAnalysis'],
    );
  expect(strength({ additionalDemographics: 'Everybody calls us' })).not.toContain('into a chat');
});

test('page 12 leads on to the first move of page 13', () => {
  const plan = planOf(POOLS);
  const link = WRITERS['key-takeaway'](plan).output['linkToStrategy'];
  expect(link).toMatch(/^So /u);
  expect(link).not.toMatch(/So we begin small/u);
});

test('no headline is told twice', () => {
  for (const language of ['en', 'th'] as const) {
    const plan = planOf(POOLS, language);
    const titles = Object.values(WRITERS).map((write) => write(plan).title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
