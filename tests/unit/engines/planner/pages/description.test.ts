/** Page 5 says what a client offers, and takes no clause of an answer for a thing. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { texts } from '../support.ts';

const told = (productService: string): string => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { companyName: 'Wheels Again', productService });
  const page = WRITERS['business-overview'](makePlan(form, '2026-11-21T03:00:00Z', 'en'));
  return texts(page.output).join('\n');
};

test.each([
  'We collect wheelchairs people no longer need, inmates at the Stony Mountain workshop fix them, we lend them free to families who wait for one of their own',
  'We gather bikes left in sheds all over the county, volunteers repair them, we give them to newcomers who have no way to work',
])('a clause is no product: %s', (answer) => {
  expect(told(answer)).not.toMatch(/offers (?:we|collect|gather|inmates|volunteers)/iu);
  expect(told(answer)).not.toMatch(/^(?:inmates|volunteers) .*them$/imu);
});

test('a product is one', () => expect(told('We sell rye bread and oat cakes')).toMatch(/rye bread/iu));
