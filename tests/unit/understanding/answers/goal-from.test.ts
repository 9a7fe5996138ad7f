/** A figure that holds from a month on is there when that month begins; what was so since a month is no goal's time. */
import { expect, test } from 'vitest';
import { planOf } from '../../engines/planner/plans.ts';

const goalOf = (specificObjectives: string) =>
  planOf({ companyName: 'Bed Works', productService: 'Wool mattresses', specificObjectives }).r.goals[0];

test.each([
  ['5 mattresses a month now on average. We could do 12 from Feb', 2],
  ['18 mattresses a month from Feb', 2],
  ['6 mattresses a month starting Mar', 3],
])('%j', (goal, month) => expect(goalOf(goal)?.by).toMatchObject({ month, day: 1 }));

test.each(['30 mattresses a month in winter since birds nest from March', 'We sold 12 from Feb, want 20'])(
  '%j has no day',
  (goal) => expect(goalOf(goal)?.by?.month).toBeUndefined(),
);
