/** Of several candidates the one that is clearly the best, or none. */
import { expect, test } from 'vitest';
import type { Candidate } from '../../../../src-worker/understanding/message/candidate.ts';
import { choose, fillsOf } from '../../../../src-worker/understanding/message/choose.ts';

const PRICE = 'clientInfo.startingPrice';
const said = (value: string, start: number, score: number, ruled = 0): Candidate => ({
  path: PRICE,
  value,
  span: { start, end: start + value.length },
  source: value,
  score,
  evidence: {
    touched: score,
    weakest: score,
    exact: score,
    size: 1,
    ruled,
    near: 0,
    against: 0,
    form: 0,
    place: [],
  },
  reasons: [],
  order: start,
  isTurn: false,
});

test('two prices that are about as likely are a question', () => {
  expect(choose([said('890 a day', 0, 0.9), said('1,200 a week', 40, 0.8)], 0.6).chosen).toBeUndefined();
});
test('another cut of the same words is no other price', () => {
  expect(choose([said('890 a day', 10, 0.9), said('24 boats, 890', 0, 0.8)], 0.6).chosen?.value).toBe(
    '890 a day',
  );
});
test('two labels that say different sums are a question, unless one is surely no price', () => {
  const best = said('890 a day', 0, 0.9, 0.9);
  expect(choose([best, said('1,200', 40, 0.3, 0.9)], 0.6).chosen).toBeUndefined();
  expect(choose([best, said('1,200', 40, 0.02, 0.9)], 0.6).chosen).toBe(best);
});

test('behind a label that asks for it the answer is whole, but for what is denied', () => {
  const path = 'clientInfo.productService';
  const whole = { ...said('lessons for children + holiday camps', 0, 0.3, 0.9), path };
  const part = { ...said('lessons for children', 0, 0.6), path };
  expect(choose([part, whole], 0.7).chosen?.value).toBe('lessons for children + holiday camps');
  expect(choose([part, { ...whole, evidence: part.evidence }], 0.7).chosen).toBeUndefined();
  const denied = { ...said('lessons for children, not for adults', 0, 0.3, 0.9), path };
  expect(choose([part, denied], 0.5).chosen).toBe(part);
  const more = { ...said('lessons for children. We refund what you miss', 0, 0.3, 0.9), path };
  expect(choose([part, more], 0.5).chosen).toBe(part);
});

test('an address is filled earlier than a name, a name than a sum, a sum than words', () => {
  const limits = ['marketingChannels.website', 'clientInfo.companyName', PRICE, 'clientInfo.strengths'].map(
    (path) => fillsOf(path, 0.7),
  );
  expect(limits.toSorted((a, b) => a - b)).toEqual(limits);
  expect(new Set(limits).size).toBe(limits.length);
});
test.each([
  ['clientInfo.whyNeedNow', 'clientInfo.strengths'],
  ['campaignObjectives.currentChallenges', 'clientInfo.onlineAdIssues'],
  ['targetAudience.targetGroup', 'targetAudience.targetDemographics'],
  ['clientInfo.companyName', 'clientInfo.keyMessage'],
  ['marketingChannels.website', 'marketingChannels.shopeeShop'],
])('%s is filled earlier than %s, which is taken for something else more often', (sooner, later) => {
  expect(fillsOf(sooner, 0.7)).toBeLessThan(fillsOf(later, 0.7));
});
test('two accounts of one network that are both likely are a question', () => {
  const account = (value: string, start: number, score: number): Candidate => ({
    ...said(value, start, score),
    path: 'marketingChannels.instagramAccount',
    isTurn: false,
  });
  const own = account('@loom.leeds', 0, 0.9);
  expect(choose([own, account('@loom.york', 40, 0.8)], 0.6).chosen).toBeUndefined();
  expect(choose([own, account('@loom.york', 40, 0.3)], 0.6).chosen).toBe(own);
  expect(choose([own, account('instagram.com/loom.leeds', 40, 0.8)], 0.6).chosen).toBe(own);
});
test('cuts of a name that are all unlikely make none of them likely', () => {
  const path = 'clientInfo.companyName';
  const cuts = [
    said('Fernleaf', 0, 0.3),
    said('Fernleaf Tutors', 0, 0.3),
    said('Fernleaf Tutors in', 0, 0.3),
  ];
  expect(
    choose(
      cuts.map((one) => ({ ...one, path })),
      0.6,
    ).chosen,
  ).toBeUndefined();
});

test("'yes' and 'no' of the same words are a question", () => {
  const of = (value: string, score: number): Candidate => ({
    ...said(value, 0, score),
    path: 'clientInfo.hasOnlineAdExperience',
  });
  expect(choose([of('yes', 0.97), of('no', 0.94)], 0.6).chosen).toBeUndefined();
  expect(choose([of('yes', 0.97), of('no', 0.2)], 0.6).chosen?.value).toBe('yes');
});
test('ages behind whom one sells to are no more of that answer', () => {
  const of = (value: string, score: number, ruled: number): Candidate => ({
    ...said(value, 0, score, ruled),
    path: 'targetAudience.targetDemographics',
  });
  expect(
    choose([of('young families', 0.9, 0), of('young families 32-48', 0.3, 0.9)], 0.6).chosen?.value,
  ).toBe('young families');
  expect(
    choose([of('young families', 0.9, 0), of('young families with dogs', 0.3, 0.9)], 0.6).chosen?.value,
  ).toBe('young families with dogs');
});
