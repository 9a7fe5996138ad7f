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

test('what is told to us alone, or with slashes, is no sentence of the page', () => {
  expect(told('Bike repairs, wheel building, scooters too but we’d rather push bikes')).not.toMatch(
    /rather/iu,
  );
  expect(told('Chilli paste, curry paste / retail on Line too, 35 each')).not.toContain(' / ');
  expect(told('Charity. We cook for old people')).not.toMatch(/offers charity|^Charity$/imu);
});

test('a long result is told without its parentheses, and is not lost among many points', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'Read On',
    productService: 'Reading lessons for children',
    strengths:
      'Own books. Free tea. Warm room. Open daily. Two teachers. Near the station. Quiet corner. Small groups. Children who come twice a week gain on average 8 months of reading age in 6 (the university of Hull checked it)',
  });
  const plan = makePlan(form, '2026-11-21T03:00:00Z', 'en');
  const page = WRITERS['business-overview'](plan);
  // The headline quotes it, and the list beside it tells the others.
  const result = 'children who come twice a week gain on average 8 months of reading age in 6';
  expect(page.title.toLowerCase()).toContain(`“${result}”`);
  expect(texts(page.output).join('\n').toLowerCase()).not.toContain(`\n${result}\n`);
});
