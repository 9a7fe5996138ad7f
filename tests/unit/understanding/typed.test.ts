/** Short answers as they are typed: how many are read right, those that were worked with and those that were not. */
import { describe, expect, test } from 'vitest';
import {
  capacityRead,
  contradictionsRead,
  goalsRead,
  isRead,
  offersRead,
  pricesRead,
  type Outcome,
} from '../../checks/strangers/typed.ts';
import { figuresRead } from '../../checks/strangers/typed-figures.ts';
import { wholeRead } from '../../checks/strangers/whole.ts';

/** What is reached, less a reading or two: new marked answers turn some over. */
test.each<[string, () => Outcome, number]>([
  ['goals', () => goalsRead(), 0.91],
  ['goals, fresh', () => goalsRead('goals-2'), 0.84],
  ['goals of 110 trades', () => goalsRead('goals-3'), 0.77],
  ['goals of 50 more', () => goalsRead('goals-4'), 0.84],
  ['capacity', () => capacityRead(), 0.93],
  ['capacity, fresh', () => capacityRead('capacity-2'), 0.8],
  ['prices', () => pricesRead(), 0.93],
  ['prices, fresh', () => pricesRead('price-2'), 0.9],
])('%s', (_, outcome, least) => {
  const { right, of, misses } = outcome();
  expect(right / of, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['whole', 0.95],
  ['whole-2', 0.95],
  ['whole-3', 0.94],
  ['whole-4', 0.92],
] as const)('%s questionnaires', (name, least) => {
  const { all, misses } = wholeRead(name);
  expect(all.right / all.of, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(least);
});

/** What is told about advertising is told under its own question, and under any other. */
test.each<[string, string, number, number]>([
  ['figures', 'ads', 0.88, 0.09],
  ['figures', 'challenges', 0.8, 0.09],
  ['figures-2', 'ads', 0.78, 0.12],
])('%s told under %s', (name, field, least, most) => {
  const { all, misses } = figuresRead(name, field);
  const of = all.right + all.missing;
  expect(all.right / of, misses.join('\n')).toBeGreaterThanOrEqual(least);
  expect(all.wrong / of, misses.join('\n')).toBeLessThanOrEqual(most);
});

describe.each([
  ['contradictions', 0.9],
  ['contradictions-2', 0.77],
] as const)('%s', (name, least) => {
  const { told, none } = contradictionsRead(name);
  test('are found', () => {
    expect(told.right / told.of, JSON.stringify(told.misses, null, 1)).toBeGreaterThanOrEqual(least);
  });
  test('are not seen where there are none', () => expect(none.misses).toEqual([]));
});

test.each([
  ['offers', 0.85],
  ['offers-2', 0.75],
  ['offers-3', 0.9],
] as const)('%s are of the right kind, or not known to be of any', (name, least) => {
  const { right, of, misses } = offersRead(name);
  expect(misses.filter(({ read }) => read !== '')).toEqual([]);
  expect(right / of).toBeGreaterThanOrEqual(least);
});

test.each([
  ['18→50 /month', '18→50 /month', true],
  ['18→50 /month', '18→50', false],
  ['4 *', '4 by 2027-03-31', true],
  ['4', '4 by 2027-03-31', false],
  ['85000¤', '85000GBP', true],
  ['85000GBP', '85000THB', false],
  ['3 | 5', '5', true],
])('%s is read as %s: %s', (expected, read, same) => expect(isRead(expected, read)).toBe(same));
