/** A second goal of people who join has a move of its own. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

test.each([
  [
    'en',
    'Cat shelter, we need monthly givers and foster homes',
    '200 new monthly givers, 15 new foster homes',
    '15 new foster homes',
    true,
  ],
  ['th', 'รับส่งพัสดุในเมือง', 'ลูกค้าใหม่ 60 ราย คนขับใหม่ 8 คน', 'คนขับใหม่ 8 คน', true],
  ['en', 'Steel doors', '90 site surveys and 25 doors ordered', 'apart', false],
] as const)('%s, %s: %s', async (language, product, goal, words, isNamed) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { companyName: 'Here', productService: product });
  form.campaignObjectives.specificObjectives = goal;
  const page = (await writeDeck(form, language)).find(({ output }) => 'strategies' in output);
  expect(JSON.stringify(page?.output['strategies']).includes(words)).toBe(isNamed);
});
