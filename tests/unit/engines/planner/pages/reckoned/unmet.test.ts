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

test('what is judged is the main meaning of a goal, and all of it is reached at once', () => {
  const plan = planFor('40 new members a month, 300 leads');
  const own = plan.reckoning.results.find(({ target }) => target.goal.index === 1);
  if (own?.resultsToday === undefined) throw new Error('no result of the leads');
  const { wanted } = own.target;
  const reached = (value: number, isMain: boolean) => ({
    ...own,
    target: { ...own.target, isMain },
    resultsToday: { ...wanted, value },
  });
  const unmet = (...results: ReturnType<typeof reached>[]) =>
    unmetGoals({ ...plan, reckoning: { ...plan.reckoning, results } }).length;
  expect(unmet(reached(wanted.value, true))).toBe(0);
  expect(unmet(reached(wanted.value - 1, true))).toBe(1);
  expect(unmet(reached(wanted.value, false), reached(wanted.value - 1, true))).toBe(1);
});
