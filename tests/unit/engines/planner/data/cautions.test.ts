/** What the law asks of an advert is that of a country in which it is sold. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

function lawsFor(productService: string, geographicLocation: string): string {
  const form = emptyFormData();
  form.clientInfo.productService = productService;
  form.clientInfo.businessType = 'Food & Beverage / อาหารและเครื่องดื่ม';
  form.targetAudience.geographicLocation = geographicLocation;
  return readAnswers(form)
    .cautions.map(({ full, source }) => `${full.en} ${full.th} ${source ?? ''}`)
    .join('\n');
}

const THAI = /B\.E\.|พ\.ร\.บ\.|th-/u;

test.each([
  ['Bakery bread, cakes and pies', 'Leeds, United Kingdom'],
  ['Olive oil in tins', 'Netherlands, Belgium'],
])('%s in %s: no law of Thailand', (offer, place) => {
  expect(lawsFor(offer, place)).not.toBe('');
  expect(lawsFor(offer, place)).not.toMatch(THAI);
});
test.each(['Chiang Mai', 'Thailand', ''])('%s: that of Thailand', (place) =>
  expect(lawsFor('Bakery bread, cakes and pies', place)).toMatch(THAI),
);
