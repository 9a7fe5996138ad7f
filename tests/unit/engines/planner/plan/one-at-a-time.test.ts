/** Little money runs one campaign on one channel, with fewer posts, and the deck says why. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { channelsAtWork } from '../../../../../src-worker/engines/planner/plan/at-work.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { normaliseFormData } from '../../../../../src/shared/domain/normalise.ts';
import { planOf, said, type Answers } from '../plans.ts';

const HIRE: Answers = {
  companyName: 'Kestrel Kayak Hire',
  productService: 'Kayak hire by the hour',
  strengths: 'Life jackets for dogs, no deposit',
  startingPrice: '£18 an hour',
  geographicLocation: 'Ludlow',
  advertisingChannels: ['facebook-ads', 'instagram-ads'],
  marketingObjectives: ['lead-generation'],
  marketingMediaBudget: '£9 a day for 3 months',
  specificObjectives: 'From 20 bookings a month to 45',
};
const Layers = z.array(z.object({ platforms: z.array(z.string()), audienceDefinition: z.string() }));
const Rows = z.array(z.object({ platform: z.string(), frequency: z.string() }));
const layersOf = (answers: Answers, language: 'en' | 'th' = 'en') =>
  Layers.parse(WRITERS['campaign-structure'](planOf(answers, language)).output['funnelLayers']);

describe('a few pounds a day', () => {
  const plan = planOf(HIRE);
  test('have one channel and one campaign, for everybody who may buy', () => {
    expect(channelsAtWork(plan).map(({ name }) => name)).toEqual(['Facebook']);
    const layers = layersOf(HIRE);
    expect(layers).toHaveLength(1);
    expect(layers[0]?.audienceDefinition).toContain('Ludlow');
    expect(layers[0]?.audienceDefinition).not.toMatch(/Wrote or reacted|half of a clip/u);
  });
  test('need one post a week', () => {
    const rows = Rows.parse(WRITERS['content-strategy'](plan).output['platformPlan']);
    expect(rows.map(({ frequency }) => frequency)).toEqual(['1 post a week, 2 ads live']);
  });
  test('are told as the reason', () => {
    expect(WRITERS['campaign-structure'](plan).title).toContain('£9 a day is enough for one campaign');
    expect(said(plan).join('\n')).toContain(
      'Instagram shows the ads of the Facebook campaign: Meta places one sum on both.',
    );
    expect(said(plan).join('\n')).not.toMatch(/cheapest channel/u);
  });
  test('all come to the client: no money is left over', () => {
    expect(plan.budget.channelSums.reduce((sum, each) => sum + each, 0)).toBe(plan.budget.amount);
  });
});

test('a sum for some days is told by the days on which it is spent', () => {
  const plan = planOf({ ...HIRE, marketingMediaBudget: '£280 for two weeks' });
  expect(plan.budget.aDay).toBe(20);
  expect(WRITERS['campaign-structure'](plan).title).toContain('£20 a day');
  expect(JSON.stringify(WRITERS['campaign-structure'](plan).evidence)).toContain('£280 ÷ 14 days of media');
});

test.each([
  ['a sum that feeds more', { marketingMediaBudget: '£6,000 a month for 3 months' }],
  ['a sum whose worth nobody knows', { marketingMediaBudget: '300 XYZ a month for 3 months' }],
  ['no sum', { marketingMediaBudget: '' }],
])('%s keeps its layers', (_name, answers) => {
  expect(layersOf({ ...HIRE, ...answers }).length).toBeGreaterThan(2);
});

test('who has no page to send a search to begins where people write', () => {
  const both: Answers = { ...HIRE, advertisingChannels: ['facebook-ads', 'google-ads'] };
  expect(channelsAtWork(planOf(both)).map(({ name }) => name)).toEqual(['Facebook']);
  const paged = planOf({ ...both, website: 'https://own.example' });
  expect(channelsAtWork(paged).map(({ name }) => name)).toEqual(['Google']);
});

test('what a person sets stands: shares of stages and weights of channels', () => {
  const form = normaliseFormData({
    clientInfo: { companyName: 'Kestrel', productService: HIRE.productService },
    campaignObjectives: {
      advertisingChannels: ['facebook-ads', 'instagram-ads'],
      marketingMediaBudget: '£9 a day for 3 months',
    },
  });
  const plan = makePlan(form, '2026-11-21T03:00:00Z', 'en', { 'channel-instagram-ads': 2, 'stage-0': 40 });
  expect(channelsAtWork(plan)).toHaveLength(2);
  expect(plan.budget.stageShares[0]).toBe(40);
  const all = makePlan(form, '2026-11-21T03:00:00Z', 'en', { 'one-campaign': 0 });
  expect(all.budget.aDay).toBeUndefined();
});

test('some hundred baht a day are little too', () => {
  const answers: Answers = {
    ...HIRE,
    productService: 'เช่าคายัค',
    marketingMediaBudget: 'วันละ 200 บาท 3 เดือน',
  };
  expect(layersOf(answers, 'th')).toHaveLength(1);
  expect(WRITERS['campaign-structure'](planOf(answers, 'th')).title).toContain('วันละ 200 บาท');
});

test('who searches is told by what is typed, and not by what was watched', () => {
  const layers = layersOf({
    ...HIRE,
    website: 'https://own.example',
    advertisingChannels: ['google-ads'],
    marketingMediaBudget: '£6,000 a month for 3 months',
    onlineAdIssues: 'Google costs £11 per booking',
  });
  expect(layers.map(({ audienceDefinition }) => audienceDefinition).join('\n')).not.toMatch(/clip|reacted/u);
  expect(layers[0]?.audienceDefinition).toMatch(/^Search for “kayak hire/iu);
});

describe('a campaign on each channel', () => {
  const MEALS: Answers = {
    companyName: 'Lunchline',
    productService: 'Meal boxes delivered each morning',
    strengths: 'Protein on each box, menu without repeats for 4 weeks, delivered before 11.30',
    startingPrice: '$54 a week',
    geographicLocation: 'Austin',
    additionalDemographics: 'Start when the health check is out. “Will I be full?”',
    advertisingChannels: ['facebook-ads', 'instagram-ads'],
    marketingMediaBudget: '$3,900 a month for 3 months',
    specificObjectives: 'new customers from 29 to 60 a month',
  };
  test.each([
    ['keeps a part for those who are to come back', ['sales-conversion', 'customer-retention'], true],
    ['keeps none where nobody asked for it', ['sales-conversion'], false],
  ] as const)('%s', (_, marketingObjectives, isKept) => {
    const { budget } = planOf({ ...MEALS, marketingObjectives: [...marketingObjectives] });
    expect(budget.cells[3]?.filter((sum) => sum > 0)).toHaveLength(isKept ? 1 : 0);
    expect(budget.stages.slice(0, 2)).toEqual([0, 0]);
  });
  test('has ads that compete, and shows until when', () => {
    const plan = planOf({
      ...MEALS,
      marketingObjectives: ['sales-conversion'],
      onlineAdIssues: 'A new customer costs $130 in ads',
    });
    const { title, output } = WRITERS['campaign-structure'](plan);
    expect(title).not.toContain('100%');
    expect(JSON.stringify(output)).toContain('Ad 2: ');
    expect(JSON.stringify(WRITERS['media-direction'](plan))).toContain('The better ad gets the rest');
  });
});

test('money of each day is that of the days that are left', () => {
  const { budget, time } = planOf({ ...HIRE, marketingMediaBudget: '£25 a day 1 Jan to 31 March 2030' });
  const days = Math.round((time.mediaEnd.getTime() - time.start.getTime()) / 86_400_000) + 1;
  expect(budget.total).toBe(25 * days);
});
