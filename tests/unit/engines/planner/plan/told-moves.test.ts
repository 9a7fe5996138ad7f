/** What the client tells beside its promise makes a move; what another move is about makes none. */
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import {
  fillingMoves,
  nextStrength,
  nextTerm,
  tellingMoves,
} from '../../../../../src-worker/engines/planner/plan/told-moves.ts';
import { planOf, type Answers } from '../plans.ts';

const LESSONS: Answers = {
  companyName: 'Here',
  productService: 'Swimming lessons',
  marketingMediaBudget: '$2,000 a month for 4 months',
};
const telling = (answers: Answers): Plan => planOf({ ...LESSONS, ...answers });
const SERVED = { first: ['first'], last: ['last'], all: ['first', 'last'] };
const toldMoves: typeof tellingMoves = (plan, served, said) => [
  ...tellingMoves(plan, served, said),
  ...fillingMoves(plan, served, said),
];
const titles = (plan: Plan): string[] => toldMoves(plan, SERVED, []).map(({ title }) => title);

describe('one move for each kind of thing that is told', () => {
  test.each<[Answers, string]>([
    [{ strengths: 'We have 900 emails of old clients' }, 'Write first to the people you have already'],
    [{ additionalDemographics: 'The council approves it and signs' }, 'Give them one page to pass on'],
    [{ currentChallenges: 'Tuesday mornings are empty' }, 'Fill the quiet times first'],
    [
      { startingPrice: '$40 a month, $20 deposit, rest at the first lesson' },
      'Say “$20 deposit, rest at the first lesson” beside the price',
    ],
    [{ afterSalesService: 'Cancel any time' }, 'Say “cancel any time” beside the price'],
    [
      { strengths: 'Warm pool at 32 degrees. Small groups of four' },
      'Give “small groups of four” an ad of its own',
    ],
    [{ additionalDemographics: 'Triggers: child is afraid of water' }, 'Be there when they begin to look'],
    [
      { additionalDemographics: 'They ask: is the water warm?', strengths: 'Water is 32 degrees' },
      'Answer “Is the water warm?” in the first ad',
    ],
    [
      { strengths: 'Warm pool at 32 degrees', afterSalesService: 'Free towel for each child' },
      'Say “free towel for each child” at the start',
    ],
  ])('%j: %s', (answers, title) => expect(titles(telling(answers))).toContain(title));
});

test('the most telling first, each for the first objective', () => {
  const moves = toldMoves(
    telling({
      additionalDemographics: 'They ask: is the water warm?',
      strengths: 'Water is 32 degrees',
      currentChallenges: 'Tuesday mornings are empty. We have 900 emails of old clients',
      startingPrice: '$40 a month, $20 deposit',
    }),
    SERVED,
    [],
  );
  expect(moves.map(({ title }) => title)).toEqual([
    'Write first to the people you have already',
    'Fill the quiet times first',
    'Say “$20 deposit” beside the price',
    'Answer “Is the water warm?” in the first ad',
  ]);
  expect(moves.every(({ objectives }) => objectives.join() === 'first')).toBe(true);
});

test('what another move quotes is not said again', () => {
  const plan = telling({ currentChallenges: 'Tuesday mornings are empty' });
  const [move] = toldMoves(plan, SERVED, []);
  const said = (hint: string) => [{ title: '', rationale: '', hints: [hint], objectives: [] }];
  expect(move).toBeDefined();
  expect(toldMoves(plan, SERVED, said('Because “Tuesday mornings are empty”'))).toEqual([]);
  expect(toldMoves(plan, SERVED, said('Because of the mornings'))).toHaveLength(1);
});

describe('a page to pass on', () => {
  test.each<[string, Answers]>([
    ['who alone chooses passes nothing on', { additionalDemographics: 'The mother decides and books' }],
    [
      'over a table for tonight nobody sits in council',
      { productService: 'Restaurant', additionalDemographics: 'The boss pays and has the last word' },
    ],
  ])('%s', (_, answers) => expect(titles(telling(answers))).not.toContain('Give them one page to pass on'));
});

describe('how they pay and what they may take back', () => {
  test.each<[string, Answers, ReturnType<typeof nextTerm>]>([
    ['is told with its kind', { startingPrice: '$40, $20 deposit' }, { words: '$20 deposit', kind: 'pays' }],
    ['the price before the service', { startingPrice: '$40, $20 deposit', afterSalesService: 'Cancel any time' }, { words: '$20 deposit', kind: 'pays' }],
    ['not where prices are not to be shown', { startingPrice: '$40, $20 deposit', currentChallenges: 'Never show prices in ads' }, undefined],
  ])('%s', (_, answers, term) => expect(nextTerm(telling(answers))).toEqual(term)); // prettier-ignore

  test('not to who is to work there', () => {
    const plan = telling({ startingPrice: '$40, $20 deposit' });
    expect(nextTerm({ ...plan, r: { ...plan.r, people: 'applicants' } })).toBeUndefined();
  });

  test('what is promised everywhere makes no move of its own', () => {
    const plan = telling({ afterSalesService: 'Cancel any time' });
    const [position] = plan.positions;
    expect(position).toBeDefined();
    if (position === undefined) return;
    const promised = { ...plan, positions: [{ ...position, ours: 'Cancel any time' }] };
    expect(nextTerm(plan)?.words).toBe('cancel any time');
    expect(nextTerm(promised)).toBeUndefined();
  });
});

test('nobody is written to where messages are not wanted, and they come before who decides', () => {
  const plan = telling({
    strengths: 'We have 900 emails of old clients',
    additionalDemographics: 'The council approves it and signs',
  });
  expect(titles(plan).slice(0, 2)).toEqual([
    'Write first to the people you have already',
    'Give them one page to pass on',
  ]);
  const without = { ...plan, r: { ...plan.r, without: new Set(['messages'] as const) } };
  expect(titles(without)[0]).toBe('Give them one page to pass on');
});

test('what is free or strong and promised everywhere makes no move of its own', () => {
  const promising = (plan: Plan, ours: string): Plan => ({
    ...plan,
    positions: plan.positions.slice(0, 1).map((position) => ({ ...position, ours })),
  });
  const free = telling({
    strengths: 'Warm pool at 32 degrees',
    afterSalesService: 'Free towel for each child',
  });
  expect(titles(free)).toContain('Say “free towel for each child” at the start');
  expect(titles(promising(free, 'Free towel for each child')).join()).not.toContain('at the start');
  const strong = telling({ strengths: 'Warm pool at 32 degrees. Small groups of four' });
  const [position] = strong.positions;
  expect(position).toBeDefined();
  if (position === undefined) return;
  const second = { ...strong, positions: [position, { ...position, ours: 'Small groups of four' }] };
  expect(nextStrength(strong)).toBe('small groups of four');
  expect(nextStrength(second)).toBeUndefined();
});

test('the next strength is another thing than the promise and the term', () => {
  expect(nextStrength(telling({ strengths: 'Warm pool at 32 degrees' }))).toBeUndefined();
  const plan = telling({ strengths: 'Warm pool at 32 degrees. Cancel any time. Small groups of four' });
  expect(nextTerm(plan)?.words).toBe('cancel any time');
  expect(nextStrength(plan)).toBe('small groups of four');
});
