/** What the first title calls a sum that is to grow. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { deckAsText, writeDeck } from '../../../../fixtures/write-deck.ts';

async function cover(offer: string, goal: string): Promise<string> {
  const form = emptyFormData();
  form.clientInfo.companyName = 'Client';
  form.clientInfo.productService = offer;
  form.campaignObjectives.advertisingChannels = ['facebook-ads'];
  form.campaignObjectives.marketingObjectives = ['sales-conversion'];
  form.campaignObjectives.marketingMediaBudget = '£1,500 a month';
  form.campaignObjectives.specificObjectives = goal;
  return deckAsText((await writeDeck(form, 'en')).slice(0, 1));
}

test('what donors give is gifts, what buyers pay is sales', async () => {
  expect(await cover('Charity that feeds stray dogs, we live on donations', 'Donations from £8,000 to £14,000 a month')).toContain('Gifts from £8,000 to £14,000 a month'); // prettier-ignore
  expect(await cover('Dog food', 'Sales from £8,000 to £14,000 a month')).toContain('Sales from £8,000 to £14,000 a month'); // prettier-ignore
});

test('pages 6 and 15 of a plan with one channel have titles of their own', async () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Driveway ploughing';
  form.clientInfo.startingPrice = '$45';
  form.campaignObjectives.advertisingChannels = ['facebook-ads'];
  form.campaignObjectives.marketingObjectives = ['lead-generation'];
  form.campaignObjectives.marketingMediaBudget = '$560';
  form.campaignObjectives.specificObjectives = '35 driveways in two weeks';
  const titles = (await writeDeck(form, 'en')).map(({ title }) => title);
  expect(titles[14]).toContain('$560');
  expect(new Set(titles).size).toBe(19);
});
