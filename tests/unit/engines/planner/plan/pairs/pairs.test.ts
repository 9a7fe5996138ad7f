/** Which statement of ours stands against which of a rival's. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts } from '../../../../../../src-worker/engines/planner/plan/contrast.ts';
import { readAnswers } from '../../../../../../src-worker/engines/planner/readings/index.ts';

function pairs(productService: string, strengths: string, weaknesses: string): string[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService, strengths });
  form.competitiveAnalysis.competitors = [{ id: '1', name: 'Rival', website: '', strengths: '', weaknesses }];
  return makeContrasts(readAnswers(form)).map(({ us, them }) => `${us.words} ~ ${them.words}`);
}

describe('without a word or a figure that both share', () => {
  test('two ways to do one thing are a pair', () =>
    expect(
      pairs(
        'Motor insurance',
        'Team of our own for claims. Open since 2004',
        'you call a call centre for claims',
      ),
    ).toHaveLength(1));
  test('what speaks of another thing is none', () =>
    expect(pairs('Pizza', 'Free parking', 'the dough is frozen')).toEqual([]));
});

test('what is measured is compared by its figures, or not at all', () =>
  expect(pairs('Roofs', 'Quotes by email in 2 hours', 'two weeks to get a date')).toEqual([]));
