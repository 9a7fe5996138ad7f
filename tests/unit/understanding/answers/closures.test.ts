/** Times at which a client is shut for once, in either language; not orders, schools or lists that close. */
import { expect, test } from 'vitest';
import { closuresIn } from '../../../../src-worker/understanding/answers/closures.ts';

const TODAY = new Date(Date.UTC(2026, 10, 29));
const days = (answer: string): string[] =>
  closuresIn([answer], TODAY).map(({ first, last }) =>
    [first, last].map((day) => day.toISOString().slice(0, 10)).join(' '),
  );

test.each<[string, string[]]>([
  ['Shut 4 to 17 January.', ['2027-01-04 2027-01-17']],
  ['max 6 jobs a week. We are closed 24 Dec - 8 Jan', ['2026-12-24 2027-01-08']],
  ['2 vans, away from 11 to 24 Jan', ['2027-01-11 2027-01-24']],
  ['ปิดร้าน 10-16 เม.ย.', ['2027-04-10 2027-04-16']],
  ['Orders close 4 to 17 January', []],
  ['schools closed 4 to 17 January', []],
  ['ปิดเทอม 10-16 เม.ย.', []],
  ['ปิดรับสมัคร 15 ม.ค.', []],
  ['shut Jan to Feb half term', []],
  ['4 to 17 January we are full', []],
])('%s', (answer, expected) => {
  expect(days(answer)).toEqual(expected);
});
