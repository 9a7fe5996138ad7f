/** What the client is chosen for stands where it is looked for: beside the rivals on page 9, in the circle of page 11, and no aim is where it is today. */
import { expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

function academy(): FormData {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Langpad Driver Academy',
    productService: 'Refresher for code 14, hazmat, defensive',
    strengths: 'we come to your depot at 5am, truck does not lose the day. report per driver same evening',
    hasOnlineAdExperience: 'yes',
    onlineAdIssues: 'R260 per quote request, 30% book. 58% of fleets rebook within a year',
    heroProduct: '1 day refresher',
    startingPrice: 'R1 850 per driver',
  });
  form.targetAudience.targetGroup = 'B2B';
  form.campaignObjectives.advertisingChannels = ['linkedin-ads', 'facebook-ads'];
  form.campaignObjectives.marketingMediaBudget = 'R22k per month for 5 months';
  form.competitiveAnalysis.competitors = [
    { id: 'a', name: 'College', website: '', strengths: 'simulator', weaknesses: 'four days off the road' },
  ];
  return form;
}
const pageOf = async (type: string, form = academy()): Promise<{ title: string; told: string }> => {
  const page = (await writeDeck(form, 'en')).find((one) => one.type === type);
  return { title: page?.title ?? '', told: JSON.stringify(page?.output) };
};

test('beside a rival that nothing is measured against stands what the plan leads with', async () =>
  expect((await pageOf('competitor-marketing')).title).toMatch(
    /^(?:Against College we show|We lead College)/u,
  ));

test('what the headline says stands in the circle as well', async () => {
  const { title } = await pageOf('winning-zone');
  const [, lead = '-'] = /“([^”]+)”/u.exec(title) ?? [];
  const page = (await writeDeck(academy(), 'en')).find((one) => one.type === 'winning-zone');
  expect(JSON.stringify(page?.output['weDoBest']).toLowerCase()).toContain(lead.toLowerCase());
});

test('more of them come back than today', async () => {
  const { told } = await pageOf('key-strategy');
  expect(told).toContain('more than today’s 58% back');
  expect(told).not.toContain('58% or more');
});

test('who advertises already is asked for a link, and no account is opened', async () => {
  const form = academy();
  form.marketingChannels.website = 'https://langpad.example';
  const { told } = await pageOf('market-channels-analysis', form);
  expect(told).not.toMatch(/still needs? an account|we open one/u);
  expect(told).toContain('Send us your link for Facebook');
});
