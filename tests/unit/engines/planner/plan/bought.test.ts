/** No list is uploaded of those who keep it to themselves. */
import { expect, test } from 'vitest';
import { closingTerm } from '../../../../../src-worker/engines/planner/plan/bought.ts';
import { PLATFORMS } from '../../../../../src-worker/engines/planner/data/platforms.ts';
import { planOf } from '../plans.ts';

const term = (productService: string): string => {
  const plan = planOf({ productService });
  return closingTerm({ ...plan, r: { ...plan.r, closing: 'customer-retention' } }, PLATFORMS['google-ads']);
};

test.each([
  ['Coffee beans by post', 'Customer Match'],
  ['Debt advice and bankruptcy help', 'Search'],
  ['Hearing aids and hearing tests', 'Search'],
])('%s: %s', (sold, type) => expect(term(sold)).toBe(type));
