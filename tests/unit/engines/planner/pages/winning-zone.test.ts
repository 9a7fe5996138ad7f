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
