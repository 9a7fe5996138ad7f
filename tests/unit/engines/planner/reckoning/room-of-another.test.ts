/** Room that a goal would fill next to nothing of is the room of something else. */
import { expect, test } from 'vitest';
import { takeaways } from '../../../../../src-worker/engines/planner/pages/takeaways.ts';
import { planOf, said } from '../plans.ts';

const BASE = { marketingMediaBudget: '$2,000 a month for 4 months', startingPrice: '$400' };

test.each([
  ['2 machines, 14 slots a day', 'from 30 to 55 packages a month', /slots a day/u],
  ['one guide, 5 viewings a day', 'sell 4 plots a month', /viewings a day/u],
])('%s: %s', (currentChallenges, specificObjectives, words) => {
  const plan = planOf({ ...BASE, currentChallenges, specificObjectives });
  expect(said(plan).filter((text) => /can be served|has room for/u.test(text))).toEqual([]);
  expect(takeaways(plan, '').filter((text) => words.test(text))).toHaveLength(1);
});

test('what the goal counts by the same name stays its room', () => {
  const plan = planOf({
    ...BASE,
    currentChallenges: 'oven makes at most 140 boxes a day',
    specificObjectives: 'from 200 to 300 boxes a month',
  });
  expect(plan.reckoning.room.goals[0]?.room?.value).toBe(4200);
});
