/** Which goals the main one's results say nothing of. */
import { expect, test } from 'vitest';
import {
  goalsBeside,
  unmetGoals,
} from '../../../../../../src-worker/engines/planner/pages/reckoned/unmet.ts';
import { planOf } from '../../plans.ts';

const CLUB = {
  companyName: 'Here',
  productService: 'Swimming school',
  startingPrice: '$40 a month',
  marketingMediaBudget: '$2,000 a month for 4 months',
  onlineAdIssues: 'Facebook $10 a lead, 20% of leads join',
};
const planFor = (specificObjectives: string) => planOf({ ...CLUB, specificObjectives });

test.each<[what: string, goals: string, beside: string[], unmet: string[]]>([
  ['a share that no money buys', '40 new members a month, churn from 12% to 6%', ['churn from 12% to 6%'], ['churn from 12% to 6%']],
  ['no limit on what one may cost', '40 new members a month, cost per member under $50', [], []],
  ['but a limit that is no sum', '40 new members a month, returns under 5%', ['returns under 5%'], ['returns under 5%']],
  // The way to the main goal passes it, and today's cost brings 800 of it.
  ['what stands on the way and is not reached', '40 new members a month, 3000 leads', [], ['3000 leads']],
  ['nothing of what is reached', '40 new members a month, 300 leads', [], []],
  ['nothing where one goal is all', '40 new members a month', [], []],
])('%s: %s', (_, goals, beside, unmet) => {
  const plan = planFor(goals);
  expect(goalsBeside(plan).map(({ text }) => text)).toEqual(beside);
  expect(unmetGoals(plan).map(({ text }) => text)).toEqual(unmet);
}); // prettier-ignore

test('of words without a figure only those that are quoted count', () => {
  const plan = planFor('40 new members a month');
  const words = {
    kind: 'text',
    metric: 'parties',
    unit: '',
    text: 'parties',
    quote: { words: '25 parties', numbers: [] },
  } as const;
  const { quote: _, ...unquoted } = words;
  const beside = (goal: (typeof plan.r.goals)[number]) =>
    goalsBeside({ ...plan, r: { ...plan.r, goals: [...plan.r.goals, goal] } }).length;
  expect(beside({ ...plan.r.goals[0]!, ...words })).toBe(1);
  expect(beside({ ...plan.r.goals[0]!, ...unquoted })).toBe(0);
});

test('where no goal is reckoned the first one is the main one', () => {
  const plan = planFor('40 new members a month, churn from 12% to 6%');
  const { main: _, ...reckoning } = plan.reckoning;
  expect(goalsBeside({ ...plan, reckoning: { ...reckoning, results: [] } }).map(({ text }) => text)).toEqual([
    'churn from 12% to 6%',
  ]);
});
