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

// A name right before the next figure, or beyond another, is not of the first.
test.each([
  ['อัตราเข้าพัก จ-พฤ ตอนนี้ 34% ขอ 55%  สัดส่วนจองตรง 22% เป็น 40%', ['อัตราเข้าพัก', 'สัดส่วนจองตรง']],
  ['บูธ 132 ปีที่แล้ว -> 165  ผู้ชมเดินจริง 5,200 -> 7,000', ['บูธ', 'ผู้ชมเดินจริง']],
  ['1) policies/month 900 > 1,300 by March 2) renewal 48% > 65% by June', ['policies', 'renewal']],
  ['ขายแคนเดือนละ 10 เต้า ตอนนี้ 4-5', ['เต้า']],
])('each of %s has its own name', (answer, names) =>
  expect(readGoals(answer).map(({ metric }) => metric)).toEqual(names),
);
