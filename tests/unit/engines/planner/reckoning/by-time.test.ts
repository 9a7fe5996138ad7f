/** Money by the day or the week: what is tested first is whole weeks of it. */
import { expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { reckonForm, rounded } from './support.ts';

const form = (budget: string): FormData => {
  const empty = emptyFormData();
  return {
    ...empty,
    clientInfo: { ...empty.clientInfo, companyName: 'Acme', startingPrice: '$90' },
    campaignObjectives: {
      ...empty.campaignObjectives,
      advertisingChannels: ['facebook-ads', 'google-ads'],
      marketingMediaBudget: budget,
      specificObjectives: '30 customers',
    },
  };
};

test.each([
  ['$40 a week', 160, 520],
  ['$20 a day', 560, 1800],
  ['$25 a week for 12 weeks', 100, 300],
])('%s', (budget, first, total) => {
  const { first: gate, money } = reckonForm(form(budget));
  expect([rounded(gate?.limit), rounded(money.total)]).toEqual([first, total]);
});
