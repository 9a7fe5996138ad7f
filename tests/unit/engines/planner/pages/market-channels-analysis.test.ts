/** Page 6 works with what this client tells: its question, its statements, its figures, its way of closing. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writeMarketChannelsAnalysis } from '../../../../../src-worker/engines/planner/pages/market-channels-analysis.ts';
import { planOf, type Answers } from '../plans.ts';

const ROWS = z.array(
  z.object({
    channel: z.string(),
    strengths: z.string(),
    weaknesses: z.string(),
    recommendations: z.string(),
  }),
);
const SWEEPS: Answers = {
  companyName: 'Clun Valley Sweeps',
  productService: 'Chimney sweeping, stove service',
  heroProduct: 'Standard sweep',
  strengths: 'Certificate emailed the same day. Every sweep is photographed before and after',
  additionalDemographics: 'They ask: “Will there be soot on the carpet?”',
  geographicLocation: 'Ludlow, Clun',
  advertisingChannels: ['google-ads', 'facebook-ads'],
  marketingMediaBudget: '£500 a month for 6 months',
  hasOnlineAdExperience: 'yes',
  onlineAdIssues: 'Google Ads £11 per reservation',
};
const page = (answers: Answers) => {
  const { title, output } = writeMarketChannelsAnalysis(planOf({ ...SWEEPS, ...answers }));
  return { title, description: output['description'], rows: ROWS.parse(output['channelAnalysis']) };
};

test('a channel is told with the search, the question and the words that it works with', () => {
  const { rows } = page({ marketingMediaBudget: '£5,000 a month for 6 months' });
  expect(new Set(rows.map(({ recommendations }) => recommendations))).toEqual(
    new Set([
      'Bid first on “chimney sweeping Ludlow”, and on our own name apart',
      'Run message ads, and say “Certificate emailed the same day” in the first reply',
    ]),
  );
});

test('a chat promises the answer that page 14 drafts, and none to what page 19 asks about', () => {
  const answered = page({
    marketingMediaBudget: '£5,000 a month for 6 months',
    additionalDemographics: 'They ask: “How long does it take?”',
    strengths: 'Takes 40 minutes. Certificate emailed the same day',
  });
  const talks = ({ rows }: ReturnType<typeof page>): string[] =>
    rows.map(({ recommendations }) => recommendations).filter((words) => words.startsWith('Run message'));
  expect(talks(answered)).toEqual(['Run message ads, with the answer to “How long does it take?” ready']);
  expect(talks(page({ marketingMediaBudget: '£5,000 a month for 6 months' })).join(' ')).not.toContain(
    'soot',
  );
});

test('a channel without money waits, unless the client has a page there', () => {
  const first = (answers: Answers): string | undefined =>
    page(answers).rows.find(({ channel }) => channel === 'Facebook')?.recommendations;
  expect(first({})).toMatch(/^Get it ready/u);
  expect(first({ facebookPage: 'facebook.com/clunsweeps' })).toMatch(/^Run message ads/u);
});

test('the headline says the cost in the client’s word, and who gets the money', () => {
  expect(page({ marketingMediaBudget: '£5,000 a month for 6 months' }).title).toMatch(
    /^A reservation costs £11 today\. Google gets .+ and Facebook .+\.$/u,
  );
});

test('accounts that are missing are one line of the page', () => {
  const { description, rows } = page({
    advertisingChannels: ['facebook-ads', 'instagram-ads', 'tiktok-ads'],
  });
  expect(description).toBe(
    'Tried before: “Google Ads £11 per reservation”. Send us your links for Facebook, Instagram and TikTok, or tell us that you have no accounts there.',
  );
  const unknown = page({ hasOnlineAdExperience: 'no', onlineAdIssues: '', whyNeedNow: 'Winter is near' });
  expect(unknown.description).toBe('Facebook needs an account before the first ad, as you named none.');
  expect(rows.some(({ weaknesses }) => /account/u.test(weaknesses))).toBe(false);
  const owned = page({ website: 'https://sweeps.example' });
  expect(owned.description).toContain('Send us your link for Facebook');
});

test('who is called books nothing on a page', () => {
  const { rows } = page({
    website: 'https://sweeps.example',
    productService: 'Chimney sweeping. People just ring us',
    onlineAdIssues: 'Google Ads £11 a call',
  });
  expect(rows.find(({ channel }) => channel === 'Website')?.strengths).not.toMatch(/details/u);
});

test('of one channel with money no other gets most of it', () => {
  const { title } = page({ onlineAdIssues: '', marketingMediaBudget: '£100 a month' });
  expect(title).not.toMatch(/the most of the money/u);
});
