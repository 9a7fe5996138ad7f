import { expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

/** What is counted, as a page names it. */
test.each([
  ['club 96 now, 150 by thanksgiving next yr. 5 quit each month', 'club'],
  ['11 rentals in best month, want 20', 'rentals'],
  ['100 to 180 covers on Tuesdays by next spring', 'covers'],
  ['Kennels: 14 dogs now, 22 by easter', 'dogs'],
  ['14 horses in work, got stables for 22, want 22', 'horses'],
])('%s counts %s', (answer, name) =>
  expect(readGoals(answer).map(({ metric }) => metric.toLowerCase())).toEqual([name]),
);
