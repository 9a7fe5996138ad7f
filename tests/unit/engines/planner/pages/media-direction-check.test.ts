/** The day of the first check stands among page 15's sources where its weeks name it. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

test('the first check has a source', async () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Kids eye exams and glasses';
  form.clientInfo.startingPrice = '$169';
  form.clientInfo.onlineAdIssues = 'One booking costs $24';
  form.campaignObjectives.advertisingChannels = ['facebook-ads'];
  form.campaignObjectives.marketingObjectives = ['lead-generation'];
  form.campaignObjectives.marketingMediaBudget = '$1,100 a month for 2 months';
  form.campaignObjectives.specificObjectives = 'Bookings from 44 to 85 a month';
  const section = (await writeDeck(form, 'en'))[14];
  const label = /First check, (?<day>\d+ \w+)/u.exec(JSON.stringify(section?.reckoned))?.groups?.['day'];
  expect(label).toBeDefined();
  expect(section?.evidence.map(({ statement }) => statement)).toContain(label);
});
