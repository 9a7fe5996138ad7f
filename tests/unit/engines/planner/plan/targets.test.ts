/** Under which of the chosen objectives a goal stands. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';

test('who comes back is kept, and a tax return comes back from nowhere', () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Tax returns for newcomers';
  form.campaignObjectives.marketingObjectives = ['lead-generation', 'customer-retention'];
  form.campaignObjectives.specificObjectives =
    '1,150 returns. Last yr 890. of last years clients 72% came back, shld be 80';
  const [returns, back] = makePlan(form, '2026-11-28T03:00:00Z', 'en').targets;
  expect(returns?.objective).toBe('lead-generation');
  expect(back?.objective).toBe('customer-retention');
  expect(back?.statement).toMatch(/Customers who come back: from 72% to 80%/u);
});
