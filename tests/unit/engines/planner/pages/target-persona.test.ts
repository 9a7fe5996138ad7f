/** What a card of page 7 is called: the group, and beside it what else is told of it. */
import { expect, test } from 'vitest';
import { writeTargetPersona } from '../../../../../src-worker/engines/planner/pages/target-persona.ts';
import { withinSentence } from '../../../../../src-worker/engines/planner/pages/rival-names.ts';
import { planOf } from '../plans.ts';
import { texts } from '../support.ts';

const SHED = {
  companyName: 'Lean-to Works',
  productService: 'Garden sheds',
  heroProduct: 'Work bench shed',
  strengths: 'Built in one day',
  geographicLocation: 'Derby',
};

test.each([
  ['Families, kids 4-12, 40ish, renovated house, both earn', 'Families', 'Kids 4-12'],
  ['moms + one gramma', 'Moms', ''],
  ['Retired + busy mums', 'Retired and busy mums', ''],
  ['Homeowners, house 15 years+', 'Homeowners', 'House 15 years+'],
  ['Homeowners, landlords', 'Homeowners and landlords', ''],
])('%j', (targetDemographics, name, told) => {
  const { output } = writeTargetPersona(planOf({ ...SHED, targetDemographics }));
  const [first] = texts(output);
  expect(first).toBe(name);
  expect(texts(output).some((text) => text.startsWith(told))).toBe(true);
});

test('a word for somebody stands small within a sentence, a name does not', () => {
  expect(['The big one', 'The Depot', 'National MSP'].map(withinSentence)).toEqual([
    'the big one',
    'The Depot',
    'National MSP',
  ]);
});
