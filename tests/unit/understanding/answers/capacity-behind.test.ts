/** Limits told of one with what there is of it; the hours of a shop, of a shift and of marketing are none. */
import { expect, test } from 'vitest';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';

test.each<[string, number | undefined, string?]>([
  ['2 hours a client and we have 60 hours a week', 30],
  ['1.5 hours per visit, there are 30 hours a week', 20],
  ['2 hours a client, open 70 hours a week', undefined],
  ['12 hours a shift, we have 60 hours a week', undefined],
  ['3 hours a video and we have 12 hours a month', undefined],
  ['We have 8 hours a job, 5 hours a week', undefined],
  ['8 hours a job, we have 5 hours a week', undefined],
  ['2 hours a manicure, we have 60 hours a week', 30],
  ["One enquiry a week, that's all", undefined],
  ["One kitchen a week, that's all", 1],
  ['10 students per class, 6 classes', 60],
  ['10 students per class, aim for 6 classes', undefined, 'campaignObjectives.specificObjectives'],
])('%s: %s', (text, count, path = 'campaignObjectives.currentChallenges') => {
  expect(ruledCapacity([{ path, text }])?.count).toBe(count);
});
