/** Page 4 counts the ages in which those who are sought are. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makeMarket } from '../../../../../src-worker/engines/planner/plan/market.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

test.each([
  [17, 32, '20–59'],
  [28, 60, '20–59'],
  [25, 45, '20–59'],
  [6, 15, '0–19'],
  [40, 75, '20+'],
  [60, 85, '60+'],
])('%i to %i are counted as %s', (ageRangeMin, ageRangeMax, ages) => {
  const form = emptyFormData();
  Object.assign(form.targetAudience, { geographicLocation: 'บุรีรัมย์', ageRangeMin, ageRangeMax });
  expect(makeMarket(readAnswers(form)).ages).toBe(ages);
});
