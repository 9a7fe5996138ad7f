/** Whom adverts are shown to: nobody by an illness. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

test.each([
  ['th', 'ชาสมุนไพรอบแห้ง', 'คนรักสุขภาพ คนเป็นเบาหวาน', 'เบาหวาน'],
  ['en', 'Gentle chair yoga classes', 'retired teachers, cancer survivors', 'cancer'],
] as const)('%s: %s', async (language, product, people, illness) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { companyName: 'Slow', productService: product });
  form.targetAudience.targetDemographics = people;
  form.campaignObjectives.advertisingChannels = ['facebook-ads'];
  const page = (await writeDeck(form, language)).find(({ output }) => 'mediaTargetingSolution' in output);
  const said = JSON.stringify(page?.output['mediaTargetingSolution']);
  expect(said).toContain('targeting');
  expect(said).not.toContain(illness);
});
