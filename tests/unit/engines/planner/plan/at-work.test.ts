/** What a client tells of one channel is not told of another, and a channel without money has no campaigns and no posts. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { channelRows } from '../../../../../src-worker/engines/planner/plan/channel-rows.ts';
import { planOf, type Answers } from '../plans.ts';
import { texts } from '../support.ts';

const CHATS: Answers = {
  companyName: 'Float',
  productService: 'Swimming course for adults, ten lessons',
  startingPrice: 'KES 14,500',
  facebookPage: 'https://facebook.com/own',
  instagramAccount: '@own',
  advertisingChannels: ['instagram-ads', 'facebook-ads'],
  marketingObjectives: ['sales-conversion'],
  marketingMediaBudget: '60,000 KES a month for 4 months',
  onlineAdIssues: 'We boost on Instagram and people WhatsApp us, around KES 210 per chat.',
};

test('a cost and a habit stay with the channel that they are told of', () => {
  const plan = planOf(CHATS);
  const [first, second] = channelRows(plan);
  expect([first?.channel, first?.role, first?.weakness?.kind]).toEqual(['Instagram', 'talk', 'cost']);
  expect([second?.channel, second?.weakness]).toEqual(['Facebook', undefined]);
  expect(WRITERS['media-direction'](plan).title).toContain('Instagram');
});

const WAITS: Answers = {
  companyName: 'Tank & Daughter',
  productService: 'Septic tank pumping for homes',
  startingPrice: '$425',
  website: 'https://own.example',
  facebookPage: 'https://facebook.com/own',
  advertisingChannels: ['google-ads', 'facebook-ads'],
  marketingObjectives: ['sales-conversion'],
  marketingMediaBudget: '$3,500 a month for 6 months',
  specificObjectives: 'From 90 pump-outs a month to 140 by the end of June 2027',
  onlineAdIssues: 'Google clicks run us $6.80, about 11% of people who click call, and we book 60% of those.',
};

test('a channel that waits has no campaigns and no posts', () => {
  const plan = planOf(WAITS);
  expect(plan.told.waiting.map(({ channel }) => channel)).toEqual(['facebook-ads']);
  for (const page of ['campaign-structure', 'media-direction'] as const) {
    const { output } = WRITERS[page](plan);
    const rows = Object.values(output).filter((value) => Array.isArray(value));
    expect(texts(rows).filter((text) => text === 'Facebook')).toEqual([]);
  }
  const { platformPlan = [] } = WRITERS['content-strategy'](plan).output as {
    platformPlan?: { platform: string }[];
  };
  expect(platformPlan.map(({ platform }) => platform)).not.toContain('Facebook');
});

const STAGES = z.object({
  stagePlans: z.array(z.object({ notesCompliance: z.string() })),
});
test('fewer stages keep all rules of the client', () => {
  const plan = planOf({
    ...WAITS,
    marketingMediaBudget: '$150 a month for 3 months',
    onlineAdIssues: '',
    currentChallenges: 'Never say cheap. Never say septic smell. No photos of customers. No night calls.',
  });
  expect(STAGES.parse(WRITERS['media-direction'](plan).output).stagePlans.length).toBeLessThan(4);
  const rules = JSON.stringify(WRITERS['content-strategy'](plan).output);
  for (const rule of ['cheap', 'septic smell', 'photos of customers', 'night calls'])
    expect(rules).toContain(rule);
});
