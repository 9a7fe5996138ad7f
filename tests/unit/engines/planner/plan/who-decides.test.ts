/** What the client tells of who has a say, beside what sets buyers looking and what stops them. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { toldToDecide } from '../../../../../src-worker/engines/planner/plan/who-decides.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

const told = (additionalDemographics: string): string[] => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Braces for teens';
  form.targetAudience.additionalDemographics = additionalDemographics;
  return toldToDecide(readAnswers(form));
};

test.each([
  ['Bursar needs 3 quotes', 'Bursar needs 3 quotes'],
  ['Driver husband downloads it', 'Driver husband downloads it'],
  ['Worried about pain. Wife picks, he pays', 'Wife picks, he pays'],
])('%s', (words, said) => expect(told(words).join(' ')).toContain(said));

test.each([
  'Most ask who pays',
  'Trigger: the vet says cut chicken',
  'Triggers: husband books a trip, new baby',
])('%s: nobody', (words) => expect(told(words)).toEqual([]));
