/** A cost belongs to the step that the client names: those who ask for a call are no calls, and a radio advert is none of Facebook's. */
import { expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { BRIEF_CREATED_AT } from '../../../../fixtures/briefs.ts';

const form = (ads: string, goal: string): FormData => {
  const empty = emptyFormData();
  return {
    ...empty,
    clientInfo: { ...empty.clientInfo, companyName: 'Acme', startingPrice: '$9,000', onlineAdIssues: ads },
    campaignObjectives: {
      ...empty.campaignObjectives,
      advertisingChannels: ['facebook-ads', 'google-ads'],
      marketingMediaBudget: '$4,000 a month for 3 months',
      specificObjectives: goal,
    },
  };
};
const chainOf = (ads: string, goal: string): (string | number | undefined)[][] =>
  makePlan(form(ads, goal), BRIEF_CREATED_AT, 'en').reckoning.chain.steps.map(({ kind, cost }) => [
    kind,
    cost && Number(cost.value.toFixed(2)),
  ]);

test.each([
  ['a call request costs $23. 52 requests, 20 calls, 8 sign', '30 signed by March', [23, 59.8, 149.51]],
  ['A quote request costs $18, 40 requests, 22 quotes, 9 jobs', '30 jobs by March', [18, 32.73, 80]],
  [
    'a demo request is $85 on Google, 40% of requests become demos, 1 in 4 demos buys',
    '20 sales by March',
    [85, 212.5, 850],
  ],
  ['Visit enquiry $14 each. 60 enquiries, 30 visits, 12 deposits', '24 deposits by May', [14, 28, 70]],
  [
    '$40 per viewing request, half of requests become viewings, 1 in 5 viewings signs',
    '10 signed leases by May',
    [40, 80, 400],
  ],
  ['750 ต่อ booking มาจริง 80%', 'ลูกค้ามาจริง 60 คนภายในมีนา', [750, 937.5]],
  ['A booking costs $75. 8 of 10 bookings arrive', '60 arrivals by March', [75, 93.75]],
])('%s', (ads, goal, costs) => {
  expect(chainOf(ads, goal).map(([, cost]) => cost)).toEqual(costs);
});

test.each([
  ['€90 radio brought 12 calls. Facebook not tried', '60 calls by March'],
  ['ใช้ KOL 12 คน จ่ายไป 240,000 ขายได้ 410 กระปุก แล้วก็เงียบ', 'ขาย 1,500 กระปุก/เดือน ตอนนี้ 380'],
  ['an influencer was $2,000 and brought 40 orders', '300 orders by March'],
  ['Podcast sponsorship $3,000 brought 6 orders', '300 orders by March'],
  ['จ้างอินฟลู 30,000 ได้ 200 ออเดอร์', '600 ออเดอร์ภายในมีนาคม'],
])('what another medium cost is no cost of a chosen channel: %s', (ads, goal) => {
  expect(chainOf(ads, goal).some(([, cost]) => cost !== undefined)).toBe(false);
});
