/** Groups that a job title names, and groups that are firms or private people. */
import { expect, test } from 'vitest';
import { keepsLists } from '../../../../src-worker/understanding/silence.ts';
import { arePosts } from '../../../../src-worker/understanding/offer/posts.ts';

test.each([
  ['HSEQ managers and marine coordinators', true],
  ['facility managers, church trustees and warehouse owners', true],
  ['เจ้าของโรงกลึง และผู้จัดการฝ่ายผลิต', true],
  ['fishing tour ops and NBN contractors', false],
  ['law offices, hospital departments', false],
  ['accidental landlords', false],
  ['first-time buyers', false],
  ['estate agents, property developers', false],
  ['โรงงานหมอน', false],
  ['MDF makers', false],
])('%s', (groups, are) => {
  expect(arePosts(groups)).toBe(are);
});

test.each([
  ['No retargeting, no lists of patients uploaded', true],
  ["We don't share our customer list", true],
  ['ห้ามใช้ข้อมูลลูกค้า', true],
  ['You are number 40 on the list', false],
  ['We have no data on what a lead costs', false],
])('%s', (words, keeps) => {
  expect(keepsLists(words)).toBe(keeps);
});
