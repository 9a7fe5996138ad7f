/** A headline stands on two lines where there is a shorter way to say it. */
import { expect, test } from 'vitest';
import { onTwoLines } from '../../../../../src-worker/engines/planner/pages/titles.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf } from '../plans.ts';

const LONG = 'Smallholders, growers and families in Ludlow and other places see it first';
test('of several ways the first that fits is said, else the shortest', () => {
  const plan = planOf({});
  expect(onTwoLines(plan, [LONG, 'Smallholders see it first', 'We begin broad'])).toBe(
    'Smallholders see it first',
  );
  expect(onTwoLines(plan, [`${LONG} again`, LONG])).toBe(LONG);
});
test('Thai marks above and below take no room', () => {
  const plan = planOf({}, 'th');
  expect(onTwoLines(plan, ['ก็'.repeat(60), 'ก'])).toBe('ก็'.repeat(60));
  expect(onTwoLines(plan, ['ก'.repeat(61), 'ก'])).toBe('ก');
});
test('whom we follow then is left to the page where the headline is long', () => {
  const { title } = WRITERS['audience-mapping'](
    planOf({
      productService: 'Seed potatoes',
      targetDemographics: 'Smallholders and self-help groups',
      geographicLocation: 'Ludlow',
      advertisingChannels: ['facebook-ads'],
    }),
  );
  expect(title).toBe('Smallholders and self-help groups in Ludlow see it first');
});
