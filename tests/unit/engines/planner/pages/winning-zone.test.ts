/** Page 11: what the rivals are good at is what somebody told, and no page says that waiting decides nothing of a firm. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

async function theirs(strengths: string, weaknesses: string, isNamed = true): Promise<string> {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Dhow',
    productService: 'We manage short-stay flats for owners',
    startingPrice: '18% of rent collected',
    strengths: 'Owners are paid on the 10th of every month',
  });
  form.competitiveAnalysis.competitors = isNamed
    ? [{ id: 'a', name: 'Palm Nest', website: '', strengths, weaknesses }]
    : [];
  const page = (await writeDeck(form, 'en')).find(({ type }) => type === 'winning-zone');
  return JSON.stringify(page?.output['competitorsDoBest']);
}

test('a bare sum among what they are good at is a lower price', async () =>
  expect(await theirs('15%', 'pays after 60 days')).toBe('["A lower price, 15%"]'));
test('of a firm of whose strengths nobody told they are still to be asked', async () =>
  expect(await theirs('', 'pays after 60 days')).toMatch(/^\["We still ask why .* choose them"\]$/u));
test('without a rival it is doing nothing', async () =>
  expect(await theirs('', '', false)).toBe('["Doing nothing costs nothing today"]'));

test('the headline says where we win, and the words of the promise stand in the circle and in what every ad says', async () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Idam Und',
    productService: 'App for booking parking bays in school yards',
    startingPrice:
      '900 per night, large cars 1,100. average stay 3.4 nights, margin 55%, so we look at the whole month',
    strengths: 'bay number is yours for one hour before you arrive. QR at gate, no cash',
  });
  form.targetAudience.geographicLocation = 'Kochi';
  form.campaignObjectives.marketingMediaBudget = 'Rs 65,000 a month';
  form.campaignObjectives.currentChallenges = 'They say the watchman will ask for money again';
  form.competitiveAnalysis.competitors = [
    {
      id: 'a',
      name: 'Mall',
      website: '',
      strengths: 'roof',
      weaknesses: '25 minutes to come out on Saturday',
    },
  ];
  const deck = await writeDeck(form, 'en');
  const page = deck.find(({ type }) => type === 'winning-zone');
  const told = JSON.stringify([page?.title, page?.output]);
  expect(told.match(/bay number is yours/giu)?.length).toBeGreaterThan(1);
  // An hour before and minutes to come out are no figures of one thing: then the promise itself is the headline.
  expect(page?.title).toMatch(/^“Bay number is yours.+ is what wins /u);
  expect(JSON.stringify(page?.output['weDoBest'])).toContain('QR at gate, no cash');
  // As much of a long price as there is room for, with what is asked beside it, and nothing that the client counts for itself.
  const overview = JSON.stringify(deck.find(({ type }) => type === 'business-overview')?.output);
  expect(overview).toMatch(/From (?:Rs |₹)900 per night, large cars 1,100"/u);
});

test('where the client tells nothing of its own, no words in marks stand in for it', async () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { companyName: 'Yee Wah' });
  form.competitiveAnalysis.competitors = [
    { id: 'a', name: 'Mall', website: '', strengths: 'near', weaknesses: 'zip at the back' },
  ];
  const page = (await writeDeck(form, 'en')).find(({ type }) => type === 'winning-zone');
  expect(page).toBeDefined();
  expect(JSON.stringify(page?.output['sweetSpotSummary'] ?? '')).not.toMatch(/“(?:the product|what we do)”/u);
});

/** Page 11 of a school beside one rival. */
async function zone(strengths: string, weaknesses: string): Promise<string> {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Numberwell',
    productService: 'Small group maths, years 7 to 12',
    strengths,
  });
  form.competitiveAnalysis.competitors = [{ id: 'a', name: 'Kip', website: '', strengths: '', weaknesses }];
  form.competitiveAnalysis.additionalNotes = "Don't promise a pass";
  const page = (await writeDeck(form, 'en')).find(({ type }) => type === 'winning-zone');
  return JSON.stringify([page?.title, page?.output]);
}

test('what nothing of ours answers stands alone, a topic that nobody named is no wish, and a rule is no way to win', async () => {
  const open = await zone('fully dressed the whole time', 'no show in March');
  expect(open).not.toMatch(/leaves an opening|[Tt]ell us/u);
  expect(open).not.toMatch(/promise a pass|Where .* mind/u);
  expect(await zone('groups of 5', 'mixed ages')).not.toMatch(/quiet and privacy/u);
});
