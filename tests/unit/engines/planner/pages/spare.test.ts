/** Money far beyond what today's cost needs: one sum is asked for on every page, with the part that is enough. */
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

test('one sum is approved, and the part that the goal takes is told beside it', async () => {
  const deck = await writeDeck(form(''), 'en');
  expect(words(deck[18]?.output)).toContain('Approve £16,000, and agree what the part beyond £4,320 is for');
  expect(deck[14]?.title).toBe('Google gets £16,000. £4,320 of it is enough for 24 bars.');
  expect(words(deck)).not.toContain('aim higher');
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
