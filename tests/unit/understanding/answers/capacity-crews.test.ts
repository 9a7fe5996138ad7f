/** What crews can do in a week is told by how many there are and how long one job takes them. */
import { expect, test } from 'vitest';
import { tellsCrews } from '../../../../src-worker/understanding/answers/capacity-jobs.ts';

test.each<[string, boolean]>([
  ['2 install teams, 1 job is 2 days', true],
  ['3 crews; a job takes about 2 days', true],
  ['ช่าง 2 ชุด ชุดละวันละบ้าน ฝนตกปีนไม่ได้', true],
  ['2 install teams, always late', false],
  ['a job takes 2 days', false],
])('%s', (answer, told) => {
  expect(tellsCrews(answer)).toBe(told);
});
