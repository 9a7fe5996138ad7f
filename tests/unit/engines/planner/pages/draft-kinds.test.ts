/** Drafts that can be pasted: what it is, where, for how much and what to do next; each ad opens with something else. */
import { describe, expect, test } from 'vitest';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { priceWords } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { planOf, type Answers } from '../plans.ts';

const FENCES: Answers = {
  companyName: 'Hedgerow Fencing',
  productService: 'Garden fence repair',
  heroProduct: 'Storm fence repair',
  strengths: 'Posts set in concrete. Old panels taken away. Ten-year guarantee on posts',
  startingPrice: '£140 per panel',
  geographicLocation: 'Derby and Belper',
  website: 'https://own.example',
  advertisingChannels: ['facebook-ads', 'google-ads'],
  marketingObjectives: ['lead-generation'],
  marketingMediaBudget: '£6,000 a month for 3 months',
  additionalDemographics: 'They call when a panel blew down or the dog got out',
};
const drafts = (answers: Answers, language: 'en' | 'th' = 'en') => draftsOf(planOf(answers, language));
const ofKind = (kind: string, answers: Answers, language: 'en' | 'th' = 'en') =>
  drafts(answers, language).filter((draft) => draft.kind === kind);

describe('search ads', () => {
  const ads = ofKind('search', FENCES);
  test('are several, each with headlines of its own', () => {
    expect(ads.length).toBeGreaterThan(1);
    const lines = ads.flatMap(({ headline = '' }) => headline.split('\n'));
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(ads.map(({ text }) => text)).size).toBe(ads.length);
  });
  test('say where and for how much', () => {
    expect(ads[0]?.headline).toContain('in Derby');
    expect(ads.map(({ headline, text }) => `${headline} ${text}`).join('\n')).toContain('£140 per panel');
  });
});

test('two feed ads compete, and the second opens with what sets them looking', () => {
  const [first, second] = ofKind('post', FENCES);
  expect(first?.text).toContain('Derby and Belper');
  expect(second?.text).toMatch(/^(?:A panel blew down|The dog got out)/iu);
  expect(second?.headline).not.toBe(first?.headline);
});

test('a film says what is seen, what is said and what stands on the screen', () => {
  const [film] = ofKind('video', FENCES);
  const [first, second, last] = film?.shots ?? [];
  expect(first?.text).toContain('On screen:');
  // It can be shot as it stands: who says which words.
  expect(second?.text).toMatch(
    /^(?:One of us|The owner) .* says: “[^“”]+[.?!]” The same words stand on screen\.$/u,
  );
  expect(last?.text).toContain('Hedgerow Fencing');
  expect(last?.text).toContain('Derby and Belper');
});

test('a reply says who answers, what the price is for, and asks the next question', () => {
  const [chat] = ofKind('chat', FENCES);
  const ours = chat?.replies?.find((reply) => reply.ours)?.text ?? '';
  expect(ours).toMatch(/^Hello, this is Hedgerow Fencing\. Storm fence repair\. £140 per panel\./u);
  expect(ours).toMatch(/\?$/u);
});

test('a row of doubts is no message, and what only asks to get in touch is no ad', () => {
  const vague: Answers = {
    ...FENCES,
    strengths: 'Posts set in concrete',
    startingPrice: '',
    heroProduct: '',
    additionalDemographics: 'fears: being overcharged, a mess left behind. They say: cowboys',
  };
  const texts = JSON.stringify(drafts(vague));
  expect(texts).not.toMatch(/being overcharged, a mess|“cowboys”/iu);
  for (const { text, kind } of drafts(vague)) if (kind === 'post') expect(text?.length).toBeGreaterThan(20);
});

test('a word that a rule forbids is found at the head of a line as well', () => {
  const ruled: Answers = {
    ...FENCES,
    strengths: '24 hours to come out. Old panels taken away. Posts set in concrete',
    onlineAdIssues: 'Never say 24 hours',
    rivals: [['Panel King', '', '10 days to come out']],
  };
  expect(JSON.stringify(drafts(ruled))).not.toContain('24 hours');
});

test('a channel that waits has no drafts', () => {
  const waits: Answers = {
    ...FENCES,
    onlineAdIssues: 'Google costs £30 per job',
    specificObjectives: '40 jobs a month, now 20',
  };
  const plan = planOf(waits);
  expect(plan.told.waiting.map(({ channel }) => channel)).toEqual(['facebook-ads']);
  expect(draftsOf(plan).map(({ kind }) => kind)).not.toContain('post');
});

test('satang stay satang', () => {
  const plan = planOf({ startingPrice: 'แผ่นละ 28 สตางค์ เดือนนึงใช้เฉลี่ยสองหมื่นแผ่น' }, 'th');
  expect(priceWords(plan.r, plan.f)).toBe('แผ่นละ 28 สตางค์');
});
