/** What crews can do in a week is told by how many there are and how long one job takes them. */
import { expect, test } from 'vitest';
import { capacityCandidates } from '../../../../src-worker/understanding/answers/capacity.ts';
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

test.each<[string, number, string]>([
  ['2 crews, 7 working days a yard', 6.19, 'yard'],
  ['2 build crews, avg build is 3 weeks. Booked to 20 jan', 2.89, 'build'],
  ['2 dig crews; 1 pool every 9 days each', 6.67, 'pool'],
  ['two certified techs + me, one job at a time, 2 days each', 15, 'job'],
  ['1 rig, 4 days a well. wait is 7 weeks', 7.5, 'well'],
  ['เครื่องฟื้นห้าเครื่อง ลูกนึงสามวัน แบตสำรองมี 4 ลูก', 50, 'ลูก'],
  ['มี 6 ทีม ทีมละหลัง ใช้ 5 เดือนต่อหลัง', 1.2, 'หลัง'],
])('%s: so many a month', (text, count, of) => {
  expect(capacityCandidates([{ path: 'campaignObjectives.currentChallenges', text }])).toContainEqual(
    expect.objectContaining({ count, of, per: 'month' }),
  );
});

test.each([
  '2 vans, 3 days a week',
  '3 teams, wait is 7 weeks',
  '2 crews, 14 days notice',
  '2 crews, a sloping job takes about 4 weeks per crew',
  'team of 3 people, 2 teams, 2 months a shop',
])('%s: no length of one job', (text) => {
  const found = capacityCandidates([{ path: 'campaignObjectives.currentChallenges', text }]);
  expect(found.some(({ per }) => per === 'month')).toBe(false);
});
