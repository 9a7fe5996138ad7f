/** A rival's own name before what is told of it is no strength of it. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

test.each([
  ['Foshan', 'Foshan, fast by ship', ['fast by ship']],
  ['Mall', 'mall: free parking, roof', ['free parking', 'roof']],
  ['Foshan', 'fast by ship', ['fast by ship']],
])('%s: %s', (name, strengths, read) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Lion heads';
  form.competitiveAnalysis.competitors = [{ id: '1', name, website: '', strengths, weaknesses: '' }];
  const [rival] = readAnswers(form).competitors;
  expect(rival?.strengths.map((words) => words.toLowerCase()).toSorted()).toEqual(read.toSorted());
});
