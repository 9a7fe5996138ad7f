/** What page 4 tells of the market: of the reasons to begin now those that move buyers, and no other. */
import { expect, test } from 'vitest';
import { statementsOf } from '../../../../../src-worker/engines/planner/plan/market-told.ts';
import { planOf } from '../plans.ts';

test.each([
  [
    'en',
    'Term 2 begins 10 January after winter break. The bank wants its money by March',
    ['Term 2 begins 10 January after winter break'],
  ],
  ['en', 'two crews sit idle until April', []],
  ['en', 'March 13 SAT, group starts Jan 16', ['March 13 SAT, group starts Jan 16']],
  ['en', 'the boat sat in the yard all winter', []],
  ['th', 'ปิดเทอมมีนา โรงเรียนส่งใบตรวจฟัน', ['ปิดเทอมมีนา โรงเรียนส่งใบตรวจฟัน']],
  ['th', 'มกรายันเมษาเงียบกริบ ทีมงานประจำ 8 คนต้องจ่ายทุกเดือน', []],
] as const)('%s: %s', (language, whyNeedNow, expected) =>
  expect(
    statementsOf(planOf({ whyNeedNow }, language)).map(({ words }) => words.replace(/\.$/u, '')),
  ).toEqual(expected),
);

test('what the client’s rules forbid is told by no reason', () =>
  expect(
    statementsOf(
      planOf(
        { whyNeedNow: 'Winter flood season begins', currentChallenges: 'never mention the flood' },
        'en',
      ),
    ),
  ).toEqual([]));
