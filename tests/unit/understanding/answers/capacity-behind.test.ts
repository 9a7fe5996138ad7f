/** Limits told of one with what there is of it; the hours of a shop, of a shift and of marketing are none. */
import { expect, test } from 'vitest';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import { behindOf } from '../../../../src-worker/understanding/answers/capacity-behind.ts';
import { readCapacity } from '../../../../src-worker/understanding/answers/capacity-ways.ts';
import { fieldOf, figuresIn } from '../../../../src-worker/understanding/answers/roles.ts';

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

/** What of one and how many of it make together; what came, what is wished for and who works there are no room. */
test.each<[string, number | undefined]>([
  ['8 per class, 6 classes', 48],
  ['groups of 6, 5 groups', 30],
  ['50 in a section, 4 sections', 200],
  ['We can take 12 guests per boat, 3 boats', 36],
  ['Each oven fits 40 loaves per batch, 3 batches', 120],
  ['On average 4 kids per class, 6 classes', undefined],
  ['We get 5 kids per class, 6 classes', undefined],
  ['We had 6 per class, 5 classes', undefined],
  ['Usually 5 kids per class, 6 classes', undefined],
  ['4 leads per tour, 12 tours', undefined],
  ['3 photos per house, 20 houses', undefined],
  ['2 drivers per truck, 5 trucks', undefined],
  ['3 staff per boat, 4 boats', undefined],
  ['2 teachers per class, 6 classes', undefined],
])('%s, as made of both: %s', (text, count) => {
  const path = 'campaignObjectives.currentChallenges';
  expect(behindOf({ path, text }, figuresIn(text, fieldOf(path)))[0]?.count).toBe(count);
});

test.each<[string, number | undefined]>([
  ['On average 4 kids per class, 6 classes, we can take 10 in each class', 60],
  ['We get 5 kids per class, 6 classes, room for 12 in each', 72],
  ['Each boat holds 8 and there are three of us', undefined],
  ['Each van takes 6 and there are four of us', undefined],
  ['Each guide takes 8 and there are three of us', 24],
  ['One complaint a week about parking', undefined],
  ['One burglary a month', undefined],
  ['Only one order a week comes from the site', undefined],
  ['Only one house a week comes from the site', undefined],
  ['ตอนนี้ขายได้ เดือนละหลัง', undefined],
  ['ยอดตกมาก เดือนละคัน', undefined],
  ['ขายได้แค่ วันละคัน', undefined],
  ['One house a month', 1],
  ['รับได้ เดือนละหลัง', 1],
  ['ทำวันละเคส', 1],
  ['ไปกันสองคน วันละหลัง', 1],
  ['We can do 2 a day on 3 days notice', 2],
  ["We can do 2 a day on 3 days' notice", 2],
  ['We can do 2 a day on 3 days', 6],
])('%s, as believed: %s', (text, count) => {
  expect(readCapacity([{ path: 'campaignObjectives.currentChallenges', text }])?.count).toBe(count);
});
