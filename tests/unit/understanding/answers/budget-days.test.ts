/** Money of a day that is spent on some days of the week alone is money of a week. */
import { expect, test } from 'vitest';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { onItsDays } from '../../../../src-worker/understanding/answers/budget-days.ts';

test.each<[string, number, number | undefined]>([
  ['$300/day weekdays', 1500, undefined],
  ['$300/day weekdays only, 8 weeks', 1500, 12_000],
  ['£60 a day Mon to Fri for 6 weeks', 300, 1800],
  ['$15/day on tue & wed only', 30, undefined],
  ['£20 a day midweek', 60, undefined],
  ['500 บาทต่อวัน จันทร์-ศุกร์', 2500, undefined],
])('%s', (answer, amount, total) => {
  const read = onItsDays(readBudget(answer, 1));
  expect([read.amount, read.period, read.total]).toEqual([amount, 'week', total]);
});

test.each(['$300 a day', '£60 a day, 7 days a week', '£900 a month, weekdays'])('as it is: %s', (answer) => {
  const read = readBudget(answer, 1);
  expect(onItsDays(read)).toEqual(read);
});
