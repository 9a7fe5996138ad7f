/** Page 10: nothing is said of a rival that nobody told, and no drawing argues for it. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../../src/shared/domain/sections.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

async function pageOf(strengths: string, weaknesses: string, ours: string): Promise<Section> {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Lund Pumps',
    productService: 'Septic tank pumping for homes',
    startingPrice: '$425',
    strengths: ours,
  });
  form.competitiveAnalysis.competitors = [{ id: 'a', name: 'Dale', website: '', strengths, weaknesses }];
  const page = (await writeDeck(form, 'en')).find(({ type }) => type === 'competitor-analysis');
  if (page === undefined) throw new Error('page 10 is missing');
  return page;
}

test('where the rival leads on all that is compared, nothing is drawn', async () => {
  const page = await pageOf('$250 cash', 'no receipt', 'Flat price');
  expect(JSON.stringify(page.output)).toContain('"them":"$250"');
  expect(page.reckoned?.['versus']).toBeUndefined();
});

test('where we lead, the slide says it in both figures and the line names nobody', async () => {
  const page = await pageOf(
    'known',
    'Takes 3 weeks to come. Warranty 1 year',
    'We come within 4 days. Warranty 5 years',
  );
  expect(page.reckoned?.['versus']).toMatchObject([
    { leads: 'us', headline: expect.stringContaining('Dale') },
    {},
  ]);
  expect(page.reckoned?.['line']).toMatch(/^It gives us the line “[^”]*, not [^”]*”$/u);
  expect(page.reckoned?.['line']).not.toContain('Dale');
});

test('what is open to a rival nobody told', async () => {
  const swot = async (bad: string) => JSON.stringify((await pageOf('known', bad, 'Flat price')).output);
  expect(await swot('takes 3 weeks to come')).toContain('"opportunities":[]');
  expect(await swot('18 euro each time')).toContain('"opportunities":[]');
});
