/** Money far beyond what today's cost needs: what the goal takes is planned and asked for, and the rest is held back. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

function form(challenges: string) {
  const data = emptyFormData();
  data.clientInfo.companyName = 'Thornby Kegs';
  data.clientInfo.productService = 'Craft beer in kegs for bars';
  data.clientInfo.startingPrice = '£90 a keg';
  data.clientInfo.onlineAdIssues = 'Google: £30 a lead, 1 lead in 6 signs';
  data.campaignObjectives.advertisingChannels = ['google-ads'];
  data.campaignObjectives.marketingMediaBudget = '£2,000 a month, 8 months from January';
  data.campaignObjectives.specificObjectives = '24 new bars by end of August';
  data.campaignObjectives.currentChallenges = challenges;
  return data;
}
const words = (value: unknown): string => JSON.stringify(value);

test('what the goal takes is spent and asked for; the rest is held back', async () => {
  const deck = await writeDeck(form(''), 'en');
  expect(deck[18]?.title).toMatch(/^Say yes to £4,320 by/u);
  expect(words(deck[18]?.output)).toContain(
    'Approve £4,320 for 24 bars; the other £1,460 a month stays with you',
  );
  expect(words(deck[18]?.output)).toContain('Media starts with £540 a month');
  expect(words(deck[18]?.reckoned)).toContain('Of your £2,000 a month, £1,460 is held back');
  expect(deck[14]?.title).toBe('Google gets £4,320, which buys 144 leads at £30');
  expect(words(deck)).not.toMatch(/aim higher|agree what the rest/u);
});

test('where the room ends before the goal, the money for the room is told', async () => {
  const deck = await writeDeck(form('each bar takes 5 kegs a week. We can brew 60 more kegs a week'), 'en');
  expect(deck[2]?.title).toBe('The goal is 24 bars. There is room for 12.');
  expect(words(deck[18]?.output)).toContain(
    'There is room for 12 bars. At today’s cost they take £2,160 of the £16,000',
  );
});

test.each<['en' | 'th', string, string, RegExp]>([
  ['en', '£3,600 for 5 months', '20 new bars in 5 months', /reserve/iu],
  ['th', '£3,600 for 5 months', '20 new bars in 5 months', /สำรอง/u],
])(
  '%s %s %s: where the goal takes all of it, nothing is said to be left',
  async (language, budget, goal, left) => {
    const data = form('');
    data.campaignObjectives.marketingMediaBudget = budget;
    data.campaignObjectives.specificObjectives = goal;
    const deck = await writeDeck(data, language);
    expect(words(deck)).toContain('£3,600');
    expect(words(deck)).not.toMatch(left);
  },
);

test('what comes to the same whole number is no gap', async () => {
  const data = form('');
  data.clientInfo.onlineAdIssues = 'Google: £30 a lead, 1 lead in 6 signs';
  data.campaignObjectives.marketingMediaBudget = '£830 for 5 months';
  data.campaignObjectives.specificObjectives = '5 new bars in 5 months';
  const deck = await writeDeck(data, 'en');
  expect(words(deck)).not.toMatch(/brings 5 or 5|(?<![\d.,])0 (?:new )?bars are missing/u);
  expect(deck[11]?.title).toMatch(/^The goal holds|pays|costs/u);
});
