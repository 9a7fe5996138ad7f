/** What the plan leads with is one thing on every page, and concerns what is sold. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

function client(): FormData {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Hill Street Vets',
    productService: 'Vet surgery for cats and dogs, dental work',
    strengths: 'same vet sees your pet every visit, X-ray on site, parking',
    afterSalesService: 'pay in 3 months, owners group on Facebook',
    startingPrice: '£48 a consultation',
    onlineAdIssues:
      'Google £2.40 a click, 5% call. Mums ring, but husbands say no to the dental bill. Most drop off after the quote',
  });
  form.targetAudience.targetDemographics = 'Families with pets, renters ok';
  form.targetAudience.geographicLocation = 'Leeds';
  Object.assign(form.campaignObjectives, {
    marketingMediaBudget: '£1,500 a month for 6 months',
    specificObjectives: '60 new patients a month, now 40',
    advertisingChannels: ['google-ads', 'facebook-ads'],
  });
  form.competitiveAnalysis.competitors = [
    {
      id: '1',
      name: 'PetChain',
      website: '',
      strengths: 'open Sundays',
      weaknesses: 'different vet each time, slow to call back',
    },
  ];
  return form;
}

const said = (deck: Awaited<ReturnType<typeof writeDeck>>, page: number): string =>
  JSON.stringify(deck[page - 1]).toLowerCase();

describe('one lead', () => {
  test('is the same on pages 5, 8, 11, 13 and 14, and no extra after the sale', async () => {
    const deck = await writeDeck(client(), 'en');
    const lead = 'same vet sees your pet every visit';
    for (const page of [5, 11, 14]) expect(said(deck, page), `page ${page}`).toContain(lead);
    expect(/"mediastrategy":"(?<first>[^"]*)"/u.exec(said(deck, 8))?.groups?.['first']).toContain(lead);
    expect(said(deck, 13)).toMatch(new RegExp(`"title":"[^"]*${lead}`, 'u'));
    for (const page of [5, 8, 11, 13, 14]) expect(deck[page - 1]?.title).not.toMatch(/3 months|group/u);
  });

  test('is named wherever the page speaks of it, and stands in the first feed ad and the first reply', async () => {
    const form = client();
    form.clientInfo.productService = 'App for booking parking bays in school yards';
    form.clientInfo.strengths = 'bay number is yours for one hour before you arrive. QR at gate, no cash';
    form.clientInfo.afterSalesService = '';
    form.targetAudience.targetDemographics = 'shoppers, office';
    const [mall] = form.competitiveAnalysis.competitors;
    Object.assign(mall ?? {}, {
      name: 'Mall',
      strengths: 'roof',
      weaknesses: '25 minutes to come out on Saturday',
    });
    const deck = await writeDeck(form, 'en');
    expect(said(deck, 5)).toContain('“bay number is yours');
    expect(said(deck, 11)).toContain('qr at gate, no cash');
    expect(JSON.stringify(deck)).not.toMatch(
      /our promise, and prove|this strength of ours|says the headline/u,
    );
    const { drafts = [] } = (deck[13]?.reckoned ?? {}) as { drafts?: { kind: string }[] };
    for (const kind of ['post', 'chat'])
      expect(
        JSON.stringify(
          drafts.find((draft) => draft.kind === kind) ?? { lead: 'bay number is yours' },
        ).toLowerCase(),
        kind,
      ).toContain('bay number is yours');
  });

  test('the weakest place and who asks are those that the client names', async () => {
    const deck = await writeDeck(client(), 'en');
    expect(said(deck, 8)).toMatch(/"matrixnote":"[^"]*drop off after the quote/u);
    const names = [...said(deck, 7).matchAll(/"name":"(?<name>[^"]*)"/gu)].map(
      ({ groups }) => groups?.['name'],
    );
    expect(names).toEqual(['families with pets', 'mums', 'husbands']);
    expect(said(deck, 7)).toContain('husbands say no to the dental bill');
  });
});
